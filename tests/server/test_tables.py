"""Take-back, bots as stand-ins, looking back, records, rematch, frozen games."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue.kernel.record import read, replay
from intrigue.laws import played
from intrigue.server.api import new_row
from intrigue.server.store import GameRow, SeatRow, Store
from server.guests import GAME, Chair, Guest, before
from server.servers import Server

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parent.parent / "records" / f"{GAME}-3-0.txt"


async def two_people(anna: Guest, bela: Guest) -> tuple[str, Chair, Chair]:
    """A table with two people; the first one is asked."""
    table = await anna.open_table("me", "person")
    await bela.post("/api" + table["links"]["1"])
    one, two = await anna.sit_down(table["id"]), await bela.sit_down(table["id"])
    await one.asked()
    return table["id"], one, two


async def test_an_answer_is_taken_back_while_the_dice_wait(url: str, other_url: str) -> None:
    """Both see the game as it was before, and the story is shorter again."""
    async with Guest(url) as anna, Guest(other_url) as bela:
        table, one, two = await two_people(anna, bela)
        first = one.page
        story = list(one.story)
        after = await one.answer()
        assert (after["take_back"], after["asked"]) == (True, -1)
        await two.now_or_when(lambda page: page["n"] == after["n"])

        await one.say(type="take-back", n=after["n"])
        back = await one.page_when(lambda page: page["n"] == first["n"])
        seen = await two.page_when(lambda page: page["n"] == first["n"])

        assert (back["view"], back["question"], one.story) == (first["view"], first["question"], story)
        assert len(two.story) == len(story)
        assert (seen["asked"], back["epoch"]) == (0, first["epoch"] + 1)
        last = first["question"]["phrases"][-1]
        await one.answer(last)
        assert f"0 {last}" in (await anna.http.get(f"/api/tables/{table}/record")).text


async def test_nothing_is_taken_back_once_the_dice_are_rolled(url: str) -> None:
    """The grace is over when the player says so, or by itself, and it is as long for everybody."""
    async with Guest(url) as anna, Guest(url) as bela:
        _, one, two = await two_people(anna, bela)
        after = await one.answer()
        await one.say(type="settings", go_on=True)
        rolled = await one.page_when(lambda page: page["n"] > after["n"])
        assert not rolled["take_back"]

        assert await one.refused(type="take-back", n=rolled["n"]) == "no-take-back"

        phrases = (await two.asked())["question"]["phrases"]
        started = time.monotonic()
        given = await two.answer(next(phrase for phrase in phrases if phrase.endswith("column-2")))
        await two.page_when(lambda page: page["n"] > given["n"])
        assert 0.8 < time.monotonic() - started < 2.5


async def test_against_bots_any_number_of_answers_is_taken_back(url: str) -> None:
    """Back to the very first question, again and again."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random", "random")
        chair = await anna.sit_down(table["id"])
        first = await chair.asked()
        for _ in range(3):
            await chair.answer()
            await chair.now_or_when(lambda page: page["question"])

        for _ in range(3):
            page = await chair.asked()
            assert page["take_back"]
            await chair.say(type="take-back", n=page["n"])
            await chair.page_when(before(page["n"]))

        assert (chair.page["n"], chair.page["view"]) == (first["n"], first["view"])
        assert chair.page["question"] == first["question"]
        assert not chair.page["take_back"]


async def test_a_stale_answer_from_before_a_take_back_is_refused(url: str) -> None:
    """The number may be the same again; the epoch is not."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        first = await chair.asked()
        await chair.answer()
        page = await chair.asked()
        await chair.say(type="take-back", n=page["n"], epoch=page["epoch"])
        await chair.page_when(lambda new: new["n"] == first["n"])

        phrase = first["question"]["phrases"][0]

        assert await chair.refused(type="answer", n=first["n"], phrase=phrase, epoch=first["epoch"]) == "stale-answer"


async def test_a_bot_stands_in_for_who_is_away_if_the_others_agree(url: str) -> None:
    """Everybody else who is there must agree; who comes back gets his seat again."""
    async with Guest(url) as anna, Guest(url) as bela, Guest(url) as cili:
        table = await anna.open_table("me", "person", "person")
        await bela.post("/api" + table["links"]["1"])
        await cili.post("/api" + table["links"]["2"])
        path = f"/api/tables/{table['id']}"
        one, two = await anna.sit_down(table["id"]), await bela.sit_down(table["id"])
        three = await cili.sit_down(table["id"])
        wish = {"seat": 2, "bot": "random"}
        assert (await anna.post(f"{path}/replace", wish, 409))["code"] == "busy"
        await one.now_or_when(lambda page: page["seats"][2]["present"])
        await three.socket.close()
        await one.page_when(lambda page: not page["seats"][2]["present"])

        first = await anna.post(f"{path}/replace", wish)
        assert (first["seats"][2]["kind"], first["seats"][2]["votes"]) == ("person", 1)
        second = await bela.post(f"{path}/replace", wish)
        assert (second["seats"][2]["kind"], second["seats"][2]["stands_in"]) == ("bot", True)

        for chair in (one, two):
            await chair.answer()
            await chair.say(type="settings", go_on=True)
        await one.asked()  # the bot has answered
        assert (await anna.post(f"{path}/return", {"seat": 2}, 403))["code"] == "not-yours"
        back = await cili.post(f"{path}/return", {"seat": 2})
        assert (back["seats"][2]["kind"], back["seats"][2]["name"]) == ("person", "Anna")


async def test_who_leaves_may_give_his_seat_to_a_bot(url: str) -> None:
    """His own seat needs nobody's consent, a stranger has no say, and bots that do not exist play nowhere."""
    async with Guest(url) as anna, Guest(url) as mallory:
        table = await anna.open_table("me", "random")
        path = f"/api/tables/{table['id']}/replace"

        assert (await mallory.post(path, {"seat": 0, "bot": "random"}, 403))["code"] == "not-yours"
        assert (await anna.post(path, {"seat": 0, "bot": "nobody"}, 422))["code"] == "malformed"
        assert (await anna.post(path, {"seat": 9, "bot": "random"}, 422))["code"] == "malformed"
        told = await anna.post(path, {"seat": 0, "bot": "random"})

        assert told["seats"][0]["kind"] == "bot"
        chair = await anna.sit_down(table["id"])
        assert (await chair.now_or_when(lambda page: page["over"]))["scores"]


async def finished(guest: Guest) -> tuple[str, Chair]:
    """A game that is over."""
    table = await guest.open_table("me", "random")
    chair = await guest.sit_down(table["id"])
    await chair.play(random.Random(3))
    return table["id"], chair


async def test_one_looks_back_at_what_one_could_see(url: str) -> None:
    """Every earlier page from one's own seat; all seats' views when the game is over; and never the future."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        first = await chair.asked()
        path = f"/api/tables/{table['id']}/at"
        then = await anna.get(f"{path}/{first['n']}")
        assert (then["view"], then["story"], then["question"]) == (first["view"], chair.story, first["question"])
        assert (await anna.get(f"{path}/{first['n'] + 1}", 404))["code"] == "not-found"
        assert (await anna.get(f"{path}/0?as=all", 403))["code"] == "not-yours"
        assert (await anna.get(f"{path}/0?as=king", 422))["code"] == "malformed"
        public = await anna.get(f"{path}/{first['n']}?as=public")
        assert public["view"]["viewer"] is None

        end = await chair.play(random.Random(4))

        shown = await anna.get(f"{path}/{end['n']}?as=all")
        assert [view["viewer"] for view in shown["views"]] == [0, 1]
        assert "hidden" not in msgspec.json.encode(shown["story"]).decode()


async def test_a_record_goes_out_and_comes_in_again(url: str) -> None:
    """An excerpt while it lasts, the whole when it is over; the whole can be brought to another table."""
    async with Guest(url) as anna, Guest(url) as bela:
        table, chair = await finished(anna)

        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        brought = await bela.http.post("/api/import", content=record)

        assert brought.status_code == 201
        told = brought.json()
        assert (told["over"], told["scores"], told["mine"]) == (True, chair.page["scores"], [0, 1])
        assert (await bela.http.get(f"/api/tables/{told['id']}/record")).text == record
        shorter = "\n".join(record.splitlines()[:60])
        unfinished = (await bela.http.post("/api/import", content=shorter)).json()
        assert not unfinished["over"]
        page = (await bela.sit_down(unfinished["id"], 0)).page
        assert page["n"] >= 56


@pytest.mark.parametrize(
    "text", ["", "chess rules 1 seats 2", "\xff", f"{GAME} rules 1 seats 2\n0 dance", "x" * 600_000]
)
async def test_what_is_no_record_is_not_imported(url: str, text: str) -> None:
    """The answer says why."""
    async with Guest(url) as anna:
        response = await anna.http.post("/api/import", content=text.encode("latin-1"))

        assert response.json()["code"] == ("too-large" if len(text) > 1000 else "malformed")
        assert (await anna.get("/api/tables"))["mine"] == []


async def test_while_a_game_lasts_the_record_hides_what_others_did(url: str) -> None:
    """One's own answers, and who gave the others."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        await chair.answer()
        await chair.asked()

        lines = (await anna.http.get(f"/api/tables/{table['id']}/record")).text.splitlines()

        others = [line for line in lines[2:] if not line.startswith("0 ")]
        assert {line[2:] for line in others} == {"…"}
        assert [line for line in lines if line.startswith("0 lay ")]


async def test_the_same_players_play_again(url: str, other_url: str) -> None:
    """Whoever asks second gets to the same table; the old page says where it is."""
    async with Guest(url) as anna, anna.elsewhere(other_url) as there:
        table, chair = await finished(anna)

        one, two = await asyncio.gather(
            anna.post(f"/api/tables/{table}/rematch"), there.post(f"/api/tables/{table}/rematch")
        )

        assert one["id"] == two["id"] != table
        assert (one["mine"], one["seats"][1]["kind"]) == ([0], "bot")
        assert (await chair.now_or_when(lambda page: page["rematch"]))["rematch"] == one["id"]
        unfinished = await anna.post(f"/api/tables/{one['id']}/rematch", status=409)
        assert unfinished["code"] == "busy"


# ---------------------------------------------------------------- frozen games


async def stored(server: Server, guest: Guest, answers: list[Any] | None = None, **changes: Any) -> GameRow:
    """A game that lies in the database, a little different from what our rules make."""
    game = intrigue.GAMES[GAME]
    session = played(game, 3, {}, 5, 40)
    row = new_row(session, False, True, None)
    row = msgspec.structs.replace(row, **changes)
    me = server_guest(guest)
    store = Store(server.database)
    seats = [SeatRow(row.id, 0, "Anna", me, None), *[SeatRow(row.id, n, "", None, "random") for n in (1, 2)]]
    await store.create(row, seats, session.record.answers if answers is None else answers)
    await store.close()
    return row


def server_guest(guest: Guest) -> str:
    """The id in a guest's cookie: signed, but readable."""
    import base64

    body = guest.http.cookies["intrigue"].split(".")[0]
    return str(msgspec.json.decode(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rules": 99}, "rules-changed"),
        ({"cards": "other"}, "cards-changed"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": '{"no":"such"}'}, "does-not-replay"),
    ],
)
async def test_a_game_that_does_not_fit_our_rules_is_frozen(
    servers: list[Server], changes: dict[str, Any], why: str
) -> None:
    """It shows its last state and says why, takes no answer, and the others go on."""
    async with Guest(servers[0].url) as anna:
        row = await stored(servers[0], anna, **changes)

        chair = await anna.sit_down(row.id)

        assert (chair.page["frozen"], chair.page["question"]) == (why, None)
        assert await chair.refused(type="answer", n=row.n, phrase="lay king column-1") == "frozen"
        assert [info["frozen"] for info in (await anna.get("/api/tables"))["mine"]] == [why]
        healthy = await anna.open_table("me", "random")
        assert (await (await anna.sit_down(healthy["id"])).asked())["question"]


async def test_a_game_with_a_wrong_answer_stops_before_it(servers: list[Server]) -> None:
    """What came before is shown, and nobody's secret is told by the note."""
    async with Guest(servers[0].url) as anna:
        given = read(GOLDEN.read_text()).answers[:60]
        broken = [*given[:50], given[0], *given[51:]]
        row = await stored(servers[0], anna, broken, n=60)

        chair = await anna.sit_down(row.id)

        assert (chair.page["frozen"], chair.page["n"]) == ("does-not-replay", 50)
        good = replay(read("\n".join(GOLDEN.read_text().splitlines()[:51])), intrigue.GAMES)
        assert msgspec.json.encode(chair.page["view"]) == msgspec.json.encode(intrigue.GAMES[GAME].observe(good, 0))
