"""Invitations, hosts, tables to watch; leaving, resigning, handing on, deleting."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.guests import Chair, Guest, beyond

pytestmark = pytest.mark.anyio


async def delete(guest: Guest, table: str, status: int = 200) -> Any:
    """Delete a table."""
    response = await guest.http.delete(f"/api/tables/{table}")
    assert response.status_code == status, response.text
    return response.json()


async def listed(guest: Guest, which: str) -> list[str]:
    """The tables that somebody is shown in a list."""
    return [table["id"] for table in (await guest.get("/api/tables"))[which]]


async def together(anna: Guest, bela: Guest, *more: str, **options: Any) -> tuple[str, Chair, Chair]:
    """A table of Anna's with Béla, and perhaps bots; both are connected."""
    table = await anna.open_table("me", "person", *more, **options)
    await bela.post("/api" + table["links"]["1"])
    return table["id"], await anna.sit_down(table["id"]), await bela.sit_down(table["id"])


# ---------------------------------------------------------------- invitations


async def test_an_invitation_says_which_game_whose_and_who_is_there(url: str, other_url: str) -> None:
    """Before anybody sits down, and as often as one likes; it knows those who sit there already."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela:
        table = await anna.open_table("me", "person", "random", pace=20)
        link = "/api" + table["links"]["1"]

        told = [await bela.get(link) for _ in range(2)][-1]

        assert (told["state"], told["game"], told["host"], told["seat"]) == ("free", "kabale", "Anna", 1)
        assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
        assert [seat["name"] for seat in told["seats"]] == ["Anna", "", ""]
        assert [seat["host"] for seat in told["seats"]] == [True, False, False]
        assert (told["options"], told["pace"], told["begun"]) == ({"start_player": "seat-0"}, 20.0, False)
        assert (await anna.get(link))["state"] == "mine"
        await bela.post(link)
        assert (await bela.get(link))["table"] == table["id"]


async def test_a_link_that_is_used_says_so_and_offers_to_watch_where_that_is_allowed(url: str) -> None:
    """Who comes too late for a table without spectators is told neither where it is nor who is there."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela, Guest(url, "Cili") as cili:
        for spectators in (True, False):
            table = await anna.open_table("me", "person", spectators=spectators)
            link = "/api" + table["links"]["1"]
            await bela.post(link)

            told = await cili.get(link)

            assert (told["state"], told["begun"], told["seat"]) == ("taken", True, None)
            assert told["table"] == (table["id"] if spectators else None)
            assert [seat["name"] for seat in told["seats"]] == (["Anna", "Béla"] if spectators else [])
            assert (await cili.post(link, status=409))["code"] == "taken"
        assert (await cili.get("/api/join/nowhere", 404))["code"] == "not-found"


# ---------------------------------------------------------------- the host


async def test_the_host_puts_a_bot_on_a_seat_that_nobody_takes(url: str, other_url: str) -> None:
    """The game begins; the link that was sent leads to a seat no more."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela:
        table = await anna.open_table("me", "person")
        one = await anna.sit_down(table["id"])
        path = f"/api/tables/{table['id']}/fill"
        wish = {"seat": 1, "bot": "random", "name": "Ada"}
        assert (await bela.post(path, wish, 403))["code"] == "not-yours"
        assert (await anna.post(path, {**wish, "seat": 0}, 409))["code"] == "taken"
        assert (await anna.post(path, {**wish, "seat": 7}, 422))["code"] == "malformed"
        assert (await anna.post(path, {**wish, "bot": "nobody"}, 422))["code"] == "malformed"

        told = await anna.post(path, wish)

        assert (told["seats"][1]["kind"], told["seats"][1]["name"]) == ("bot", "Ada")
        await one.asked()
        assert (await bela.get("/api" + table["links"]["1"], 404))["code"] == "not-found"
        assert (await anna.post(path, wish, 409))["code"] == "taken"


async def test_the_host_closes_a_table_that_waits(url: str, other_url: str) -> None:
    """Whoever waits there is told that it is gone; nobody else can close it."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela:
        table = await anna.open_table("me", "person", "person")
        await bela.post("/api" + table["links"]["1"])
        chair = await bela.sit_down(table["id"])
        assert (await delete(bela, table["id"], 409))["code"] == "others-play"

        assert await delete(anna, table["id"]) == {"deleted": True}

        assert await chair.closed() == 4410
        assert await listed(anna, "mine") == await listed(bela, "mine") == []
        assert (await delete(anna, table["id"], 404))["code"] == "not-found"


async def test_the_host_lets_another_player_look_after_the_table(url: str, other_url: str) -> None:
    """Everybody sees who does; only they make links from then on."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela:
        table = await anna.open_table("me", "person", "person", "random")
        await bela.post("/api" + table["links"]["1"])
        chair = await bela.sit_down(table["id"])
        path = f"/api/tables/{table['id']}"
        assert [seat["host"] for seat in chair.page["seats"]] == [True, False, False, False]
        assert (await bela.post(f"{path}/host", {"seat": 1}, 403))["code"] == "not-yours"
        for seat in (2, 3, 9):
            assert (await anna.post(f"{path}/host", {"seat": seat}, 422))["code"] == "malformed"

        await anna.post(f"{path}/host", {"seat": 1})

        page = await chair.now_or_when(lambda page: page["owner"])
        assert [seat["host"] for seat in page["seats"]] == [False, True, False, False]
        assert (await anna.post(f"{path}/links", status=403))["code"] == "not-yours"
        assert set((await bela.post(f"{path}/links"))["links"]) == {"2"}


# ---------------------------------------------------------------- tables to watch


async def test_only_tables_whose_host_wishes_so_are_listed_to_be_watched(url: str) -> None:
    """Once they have begun, and until they are over; those who play there find them among their own."""
    async with Guest(url) as anna, Guest(url, "Cili") as cili:
        before = await listed(cili, "watch")
        await anna.open_table("me", "random")
        shown = await anna.open_table("me", "random", listed=True, spectators=False)
        waits = await anna.open_table("me", "person", listed=True)

        (found,) = [table for table in (await cili.get("/api/tables"))["watch"] if table["id"] not in before]

        assert (found["id"], found["spectators"], found["listed"]) == (shown["id"], True, True)
        assert shown["id"] not in await listed(anna, "watch")
        assert waits["id"] not in await listed(cili, "watch")
        chair = await cili.sit_down(shown["id"])
        assert (chair.page["question"], chair.page["view"]["viewer"]) == (None, None)
        await delete(anna, shown["id"])
        assert shown["id"] not in await listed(cili, "watch")


# ---------------------------------------------------------------- leaving and resigning


async def test_whoever_leaves_before_the_game_begins_leaves_a_free_seat(url: str, other_url: str) -> None:
    """If they looked after the table, somebody else does; the last one takes the table along."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela:
        table = await anna.open_table("me", "person", "person")
        await bela.post("/api" + table["links"]["1"])
        chair = await bela.sit_down(table["id"])
        path = f"/api/tables/{table['id']}/leave"
        assert (await anna.post(path, {"seat": 1}, 403))["code"] == "not-yours"

        assert await anna.post(path, {"seat": 0}) == {"deleted": False}

        page = await chair.now_or_when(lambda page: page["owner"])
        assert [seat["kind"] for seat in page["seats"]] == ["open", "person", "open"]
        assert await listed(anna, "mine") == []
        assert (await anna.post(path, {"seat": 0}, 403))["code"] == "not-yours"
        assert await bela.post(path, {"seat": 1}) == {"deleted": True}
        assert await chair.closed() == 4410


async def test_a_bot_plays_on_for_whoever_resigns(url: str, other_url: str) -> None:
    """For good; the others see it, and their game goes on. The seat is nobody's any more, nor what is seen from it."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela:
        table, one, two = await together(anna, bela, spectators=False)
        path = f"/api/tables/{table}"
        await one.asked()

        assert await anna.post(f"{path}/leave", {"seat": 0}) == {"deleted": False}

        page = await two.now_or_when(lambda page: page["seats"][0]["resigned"])
        seat = page["seats"][0]
        assert (seat["kind"], seat["name"], seat["stands_in"], page["owner"]) == ("bot", "Anna", False, True)
        assert await one.closed() == 4412
        assert await listed(anna, "mine") == []
        assert (await anna.post(f"{path}/return", {"seat": 0}, 403))["code"] == "not-yours"
        assert (await anna.get(path, 403))["code"] == "not-yours"
        await two.now_or_when(beyond(page["n"]))  # the bot has answered
        await two.asked()


async def test_a_game_whose_last_player_resigns_is_given_up(url: str) -> None:
    """Nobody plays on against nobody: it is over, all of it is shown, and its record can be had; then it can go."""
    async with Guest(url) as anna, Guest(url, "Mallory") as mallory:
        table = await anna.open_table("me", "random", "random")
        path = f"/api/tables/{table['id']}"
        chair = await anna.sit_down(table["id"])
        await chair.answer()
        asked = await chair.asked()
        assert (await mallory.post(f"{path}/leave", {"seat": 0}, 403))["code"] == "not-yours"

        assert await anna.post(f"{path}/leave", {"seat": 0}) == {"deleted": False}

        page = await chair.now_or_when(lambda page: page["frozen"])
        assert (page["frozen"], page["over"], page["scores"], page["question"]) == ("given-up", True, None, None)
        assert page["view"] == asked["view"]
        assert await chair.refused(type="answer", n=page["n"], phrase="dance") == "frozen"
        told = await anna.get(path)
        assert (told["over"], told["frozen"], told["asked"]) == (True, "given-up", None)
        assert len((await anna.get(f"{path}/at/{page['n']}?as=all"))["views"]) == 3
        record = (await anna.http.get(f"{path}/record")).text
        assert "…" not in record
        assert (await anna.post(f"{path}/leave", {"seat": 0}, 409))["code"] == "game-over"
        assert (await delete(mallory, table["id"], 403))["code"] == "not-yours"
        assert await delete(anna, table["id"]) == {"deleted": True}


async def test_a_game_that_is_over_is_left_to_the_others(url: str) -> None:
    """Whoever deletes it has it no more; the names stay, and the last one takes it along."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela:
        table, _, _ = await together(anna, bela)
        assert (await delete(anna, table, 409))["code"] == "others-play"
        for guest, seat in ((anna, 0), (bela, 1)):
            await guest.post(f"/api/tables/{table}/replace", {"seat": seat, "bot": "random"})
        watching = await bela.sit_down(table)
        await watching.now_or_when(lambda page: page["over"])

        assert await delete(anna, table) == {"deleted": False}

        assert await listed(anna, "mine") == []
        told = await bela.get(f"/api/tables/{table}")
        assert ([seat["name"] for seat in told["seats"]], told["owner"]) == (["Anna", "Béla"], True)
        assert await delete(bela, table) == {"deleted": True}


# ---------------------------------------------------------------- handing on


async def test_a_seat_is_handed_on_with_all_that_belongs_to_it(url: str, other_url: str) -> None:
    """By a link that says so, to one person, who sees what the player saw; the player sees it no more."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela, Guest(other_url, "Cili") as cili:
        table, one, two = await together(anna, bela)
        view = (await one.asked())["view"]
        path = f"/api/tables/{table}/hand-on"
        assert (await bela.post(path, {"seat": 0}, 403))["code"] == "not-yours"
        assert (await anna.post(path, {"seat": 5}, 422))["code"] == "malformed"

        link = "/api" + (await anna.post(path, {"seat": 0}))["links"]["0"]

        offered = await cili.get(link)
        assert (offered["state"], offered["seat"], offered["host"]) == ("handed-on", 0, "Anna")
        assert (await bela.post(link, status=409))["code"] == "taken"
        assert (await one.asked())["view"] == view  # until somebody comes, the seat is Anna's
        told = await cili.post(link)
        assert (told["mine"], told["owner"]) == ([0], True)
        assert await one.closed() == 4412
        page = await two.now_or_when(lambda page: page["seats"][0]["name"] == "Cili")
        assert page["seats"][0]["host"]
        assert (await (await cili.sit_down(table)).asked())["view"] == view
        assert (await anna.get(link, 404))["code"] == "not-found"
        assert (await anna.sit_down(table)).page["view"]["viewer"] is None


# ---------------------------------------------------------------- a trace


async def test_a_take_back_leaves_a_trace_for_the_others(url: str, other_url: str) -> None:
    """Who did it and where in the story, also for those who come later; against bots nobody needs to know."""
    async with Guest(url) as anna, Guest(other_url, "Béla") as bela:
        table, one, two = await together(anna, bela)
        told = (await one.asked())["told"]
        for _ in range(2):
            after = await one.answer()
            await one.say(type="take-back", n=after["n"])
            await one.page_when(lambda page, epoch=after["epoch"]: page["epoch"] > epoch)  # type: ignore[misc]

        seen = await two.now_or_when(lambda page: len(page["taken_back"]) == 2)

        assert seen["taken_back"] == [{"seat": 0, "told": told}] * 2
        assert (await bela.sit_down(table)).page["taken_back"] == seen["taken_back"]
        alone = await anna.open_table("me", "random")
        chair = await anna.sit_down(alone["id"])
        await chair.answer()
        page = await chair.asked()
        await chair.say(type="take-back", n=page["n"])
        assert (await chair.page_when(lambda new: new["n"] < page["n"]))["taken_back"] == []


# ---------------------------------------------------------------- records


async def test_names_go_with_a_record_and_come_with_it(url: str) -> None:
    """Those of people and of bots, made tidy; a name for a seat that there is not is left out."""
    async with Guest(url) as anna, Guest(url, "Béla") as bela:
        table = await anna.open_table("me", "random")
        record = (await anna.http.get(f"/api/tables/{table['id']}/record")).text
        assert "# name 0: Anna\n" in record
        head = "kabale rules 1 seats 2\n# name 1: Ada \u202eLovelace \n# name 7: Nobody\n"
        header = record.splitlines()[0]

        brought = await bela.http.post("/api/import", content=head.replace("kabale rules 1 seats 2", header))

        assert [seat["name"] for seat in brought.json()["seats"]] == ["", "Ada Lovelace"]


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("Dear diary", "no-record", "a record begins with a line"),
        ("chess rules 1 seats 2", "no-record", "there is no game 'chess'"),
        ("kabale rules 999 seats 2", "other-rules", "version 999"),
        ("{head}\n0 dance", "bad-record", "line 2: 'dance'"),
        ("{head}\nend 1 2", "bad-record", "line 2"),
    ],
)
async def test_a_broken_record_is_refused_with_what_is_wrong(url: str, text: str, code: str, why: str) -> None:
    """Nothing is made of it."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        head = (await anna.http.get(f"/api/tables/{table['id']}/record")).text.splitlines()[0]

        response = await anna.http.post("/api/import", content=text.format(head=head))

        told = msgspec.json.decode(response.content)
        assert (response.status_code, told["code"]) == (422, code)
        assert why in told["details"]
        assert await listed(anna, "mine") == [table["id"]]
