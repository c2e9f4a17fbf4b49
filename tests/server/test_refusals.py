"""What is refused changes nothing, and is said with a code."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.guests import Chair, Guest

pytestmark = pytest.mark.anyio


async def test_bad_answers_get_a_code_and_change_nothing(url: str) -> None:
    """Stale, illegal, unknown and malformed messages; the question stays as it was."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        page = await chair.asked()
        n, phrase = page["n"], page["question"]["phrases"][0]

        codes = [
            await chair.refused(type="answer", n=n - 1, phrase=phrase),
            await chair.refused(type="answer", n=n + 1, phrase=phrase),
            await chair.refused(type="answer", n=n, phrase=phrase, epoch=7),
            await chair.refused(type="answer", n=n, phrase="lay nobody column-1"),
            await chair.refused(type="answer", n=n, phrase="x" * 201),
            await chair.refused(type="answer", n=-1, phrase=phrase),
            await chair.refused(type="answer", n=n),
            await chair.refused(type="answer", n=n, phrase=phrase, more=1),
            await chair.refused(type="dance"),
            await chair.refused(type="take-back", n=n),
        ]

        assert codes == [*["stale-answer"] * 3, "illegal-answer", *["malformed"] * 5, "no-take-back"]
        again = await (await anna.sit_down(table["id"])).asked()
        assert (again["n"], again["question"], again["view"]) == (n, page["question"], page["view"])


@pytest.mark.parametrize("sent", ["", "[]", "null", "{", '{"type":1}', '"hello"', '{"type":"hello","since":1e99}'])
async def test_what_is_no_message_is_malformed(url: str, sent: str) -> None:
    """The connection stays open."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])

        await chair.socket.send(sent)

        assert (await chair.error())["code"] == "malformed"
        await chair.socket.send(sent.encode())
        assert (await chair.error())["code"] == "malformed"


async def test_nobody_names_a_program_over_the_line(url: str) -> None:
    """On the command line `run:` and a command is a bot; here it is none, wherever a bot can be named."""
    bot = "run:true"
    async with Guest(url) as anna:
        opened = await anna.http.post(
            "/api/tables", json={"game": "kabale", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        )
        table = await anna.open_table("me", "person")
        replaced = await anna.http.post(f"/api/tables/{table['id']}/replace", json={"seat": 1, "bot": bot})

        for refused in (opened, replaced):
            assert (refused.status_code, refused.json()["code"]) == (422, "malformed")


async def test_an_answer_out_of_turn_is_refused(url: str) -> None:
    """Only the seat that is asked answers, and a bot's seat is the bot's."""
    async with Guest(url) as anna, Guest(url) as bela:
        table = await anna.open_table("me", "person")
        await bela.post("/api" + table["links"]["1"])
        one, two = await anna.sit_down(table["id"]), await bela.sit_down(table["id"])
        page = await one.asked()

        phrase = page["question"]["phrases"][0]

        assert await two.refused(type="answer", n=page["n"], phrase=phrase) == "wrong-seat"


async def test_a_message_that_is_too_large_is_refused(url: str) -> None:
    """Over 4 KiB there is an error; far over it the connection ends."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])

        assert await chair.refused(type="answer", n=0, phrase="x" * 5000) == "too-large"

        await chair.say(type="answer", n=0, phrase="x" * 100_000)
        assert await chair.closed() == 1009


async def test_too_many_messages_are_refused_and_at_last_the_connection_is_closed(url: str) -> None:
    """A flood gets errors, and changes nothing."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        page = await chair.asked()

        for _ in range(700):
            await chair.say(type="hello")
        codes = set()
        while (message := await _next(chair)) is not None:
            codes.add(message)

        assert codes == {"too-often"}
        assert chair.socket.close_code == 1008
        again = await (await anna.sit_down(table["id"])).asked()
        assert again["n"] == page["n"]


async def _next(chair: Chair) -> str | None:
    """The code of the next error; None when the connection ended."""
    try:
        return str((await chair.error())["code"])
    except ConnectionClosed:
        return None


async def test_a_page_of_another_origin_cannot_connect(url: str) -> None:
    """Browsers say where a script comes from; another place is turned away."""
    async with Guest(url) as anna:
        table = await anna.open_table("me", "random")
        address = f"{url.replace('http', 'ws')}/ws/tables/{table['id']}"

        with pytest.raises(InvalidStatus):
            async with connect(address, origin="http://elsewhere.example", proxy=None):  # type: ignore[arg-type]
                pass

        async with connect(address, origin=url, proxy=None) as socket:  # type: ignore[arg-type]
            await socket.send('{"type":"hello"}')
            assert '"type":"page"' in str(await socket.recv())


async def test_an_unknown_table_is_not_found(url: str) -> None:
    """Over the websocket and over HTTP."""
    async with Guest(url) as anna:
        chair = await anna.sit_down("nowhere", hello=False)

        assert (await chair.hear())["code"] == "not-found"
        assert await chair.closed() == 4404
        assert (await anna.get("/api/tables/nowhere", 404))["code"] == "not-found"


async def test_changes_need_our_own_page(url: str) -> None:
    """Without the header, or from another origin, nothing is done."""
    async with Guest(url) as anna:
        body = {"name": "Mallory"}

        for headers in ({"X-Intrigue": "0"}, {"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            response = await anna.http.put("/api/me", json=body, headers=headers)
            assert (response.status_code, response.json()["code"]) == (403, "not-yours")

        assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_a_forged_cookie_is_nobodys(url: str) -> None:
    """Whoever changes their cookie is a new guest."""
    async with Guest(url) as anna, Guest(url) as mallory:
        table = await anna.open_table("me", "random")
        cookie = anna.http.cookies["intrigue"]

        mallory.http.cookies.clear()
        mallory.http.cookies.set("intrigue", cookie[:-2] + ("aa" if cookie[-2:] != "aa" else "bb"))

        assert (await mallory.get(f"/api/tables/{table['id']}"))["mine"] == []
