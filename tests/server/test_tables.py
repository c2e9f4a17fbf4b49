"""Take-back, bots as stand-ins, looking back, records, rematch."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
import pytest

from server.guests import PATIENCE, Chair, Guest, before
from server.servers import QUICK

pytestmark = pytest.mark.anyio


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
    """The grace is over when the player says so."""
    async with Guest(url) as anna, Guest(url) as bela:
        _, one, _ = await two_people(anna, bela)
        after = await one.answer()
        await one.say(type="settings", go_on=True)
        rolled = await one.page_when(lambda page: page["n"] > after["n"])
        assert not rolled["take_back"]

        assert await one.refused(type="take-back", n=rolled["n"]) == "no-take-back"


async def test_the_dice_roll_by_themselves(url: str) -> None:
    """Never before the grace is over, and soon after: on a busy machine perhaps not at the first try."""
    async with Guest(url) as anna, Guest(url) as bela:
        took: list[float] = []
        while not took or (took[-1] > 2.5 and len(took) < 10):
            _, one, _ = await two_people(anna, bela)
            started = time.monotonic()
            given = await one.answer()
            await one.page_when(lambda page, n=given["n"]: page["n"] > n)  # type: ignore[misc]
            took.append(time.monotonic() - started)

    assert min(took) > QUICK.grace * 0.8, took
    assert took[-1] < 2.5, took


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


async def three_people(anna: Guest, bela: Guest, cili: Guest) -> tuple[dict[str, Any], list[Chair]]:
    """A table with three people, all of whom see each other."""
    table = await anna.open_table("me", "person", "person")
    await bela.post("/api" + table["links"]["1"])
    await cili.post("/api" + table["links"]["2"])
    chairs = [await guest.sit_down(table["id"]) for guest in (anna, bela, cili)]
    await chairs[0].now_or_when(lambda page: all(seat["present"] for seat in page["seats"]))
    return table, chairs


async def long_away(chair: Chair, seat: int) -> None:
    """Wait until somebody who leaves has been away for so long that a bot may play for them."""
    page = await chair.page_when(lambda page: page["seats"][seat]["away"])
    await asyncio.sleep(max(0.0, page["seats"][seat]["away"] + QUICK.absent - time.time()) + 0.05)


async def until_answered(guest: Guest, table: str, seat: int, chairs: list[Chair]) -> None:
    """Let these players answer whatever they are asked, until this seat has answered."""
    async with asyncio.timeout(PATIENCE):
        while f"\n{seat} " not in (await guest.http.get(f"/api/tables/{table}/record")).text:
            for chair in chairs:
                if chair.page["question"]:
                    await chair.answer()
                    await chair.say(type="settings", go_on=True)
            hearing = [asyncio.create_task(chair.hear()) for chair in chairs]
            await asyncio.wait(hearing, timeout=0.2, return_when=asyncio.FIRST_COMPLETED)
            for task in hearing:
                task.cancel()
            await asyncio.gather(*hearing, return_exceptions=True)


async def test_a_bot_stands_in_for_whoever_is_away_if_the_others_agree(url: str) -> None:
    """Everybody else who is there must agree; whoever comes back gets their seat again."""
    async with Guest(url) as anna, Guest(url) as bela, Guest(url) as cili:
        table, (one, two, three) = await three_people(anna, bela, cili)
        path = f"/api/tables/{table['id']}"
        wish = {"seat": 2, "bot": "random"}
        await three.socket.close()
        await long_away(one, 2)

        first = await anna.post(f"{path}/replace", wish)
        assert (first["seats"][2]["kind"], first["seats"][2]["votes"]) == ("person", 1)
        second = await bela.post(f"{path}/replace", wish)
        assert (second["seats"][2]["kind"], second["seats"][2]["stands_in"]) == ("bot", True)
        assert second["seats"][2]["away"] is None

        await until_answered(anna, table["id"], 2, [one, two])
        assert (await anna.post(f"{path}/return", {"seat": 2}, 403))["code"] == "not-yours"
        back = await cili.post(f"{path}/return", {"seat": 2})
        assert (back["seats"][2]["kind"], back["seats"][2]["name"]) == ("person", "Anna")


async def test_a_bot_stands_in_for_nobody_who_is_there_or_has_only_just_gone(url: str, other_url: str) -> None:
    """Through whichever worker they are connected; everybody is told since when they have been away."""
    async with Guest(url) as anna, Guest(url) as bela, Guest(other_url) as cili:
        table, (one, _, three) = await three_people(anna, bela, cili)
        path = f"/api/tables/{table['id']}/replace"
        wish = {"seat": 2, "bot": "random"}
        assert (await anna.post(path, wish, 409))["code"] == "busy"

        left = time.time()
        await three.socket.close()
        page = await one.page_when(lambda page: not page["seats"][2]["present"])

        assert left - 0.1 < page["seats"][2]["away"] < time.time() + 0.1
        assert [seat["away"] for seat in page["seats"][:2]] == [None, None]
        assert (await anna.post(path, wish, 409))["code"] == "not-yet"
        await cili.sit_down(table["id"])
        back = await one.page_when(lambda page: page["seats"][2]["present"])
        assert back["seats"][2]["away"] is None
        assert (await anna.post(path, wish, 409))["code"] == "busy"


async def test_whoever_leaves_may_give_their_seat_to_a_bot(url: str) -> None:
    """One's own seat needs nobody's consent, a stranger has no say, and bots that do not exist play nowhere."""
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
        imported = await bela.http.post("/api/import", content=record)

        assert imported.status_code == 201
        told = imported.json()
        assert (told["over"], told["scores"], told["mine"]) == (True, chair.page["scores"], [0, 1])
        again = (await bela.http.get(f"/api/tables/{told['id']}/record")).text
        assert again.splitlines() == [line for line in record.splitlines() if line != "# seat 1: random"]
        shorter = "\n".join(record.splitlines()[:60])
        unfinished = (await bela.http.post("/api/import", content=shorter)).json()
        assert not unfinished["over"]
        page = (await bela.sit_down(unfinished["id"], 0)).page
        assert page["n"] >= 56


@pytest.mark.parametrize(("text", "code"), [("", "no-record"), ("\xff", "no-record"), ("x" * 600_000, "too-large")])
async def test_what_is_no_record_is_not_imported(url: str, text: str, code: str) -> None:
    """Neither nothing, nor what is no text, nor what is too long."""
    async with Guest(url) as anna:
        response = await anna.http.post("/api/import", content=text.encode("latin-1"))

        assert response.json()["code"] == code
        assert (await anna.get("/api/tables"))["mine"] == []


async def test_while_a_game_lasts_the_record_hides_what_others_did(url: str) -> None:
    """One's own answers, and who gave the others."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        await chair.answer()
        await chair.asked()

        lines = (await anna.http.get(f"/api/tables/{table['id']}/record")).text.splitlines()

        others = [line for line in lines[2:] if not line.startswith(("0 ", "# seat ", "# name "))]
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


async def test_the_moment_that_an_event_was_told_is_one_request(url: str) -> None:
    """And so are everybody's points over time; both as the viewer could know them."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        for _ in range(4):
            await chair.answer()
        page = await chair.asked()
        here = f"/api/tables/{table['id']}"
        pages = [await anna.get(f"{here}/at/{n}") for n in range(page["n"] + 1)]

        for event in range(page["told"]):
            found = await anna.get(f"{here}/told/{event}")
            assert found == next(each for each in pages if each["told"] > event)
        samples = await anna.get(f"{here}/points")

        assert (await anna.get(f"{here}/told/{page['told'] + 1000}", 404))["code"] == "not-found"
        assert (samples[0]["n"], samples[-1]["told"]) == (0, pages[samples[-1]["n"]]["told"])
        for sample in samples:
            past = pages[sample["n"]]
            assert (sample["told"], sample["points"]) == (past["told"], past["board"]["points"])
