"""The attacks. `tools/attack.py` runs them, each in a process of its own, and measures what others feel of it.

Each of them is bounded in time and in number, and reaches nothing but a server on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from attacking import AGAIN, LOST, MOST, Attack, Line, seat_wanted
from websockets.asyncio.client import ClientConnection

ROOT = Path(__file__).parent.parent
LONG_GAME = ROOT / "tests/records/emerald1-2-95.txt"
LONG_GAMES = 60
"""As many as an address may open in an hour."""
MIDDLE_GAME = ROOT / "tests/records/emerald2-4-5.txt"
REAL_BOX = ROOT / "src/intrigue/games/emerald/first/box.toml"
CHOICES = 3253
"""So many lines of it lead to where one has the most to choose from."""
BOX = 100_000
"""The longest box file that a server takes."""
HOT_SEAT = ("me", "here", "here")
UPGRADE = "".join(
    f"{name}: {value}\r\n"
    for name, value in {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }.items()
)
"""What makes a websocket of a request."""

dice = random.Random(13)

# ---------------------------------------------------------------- what is costly to read


async def deep_boxes(attack: Attack) -> None:
    """Box files of nothing but deep keys: each takes a parser a second."""
    cookie = await attack.guest()

    deep = ".b" * 240  # a line has 500 characters at most

    async def send(line: Line) -> None:
        keys = (f"[a{n}{deep}]\n" for n in range(BOX // (len(deep) + 10)))
        await line.ask("POST", "/api/tables", table_with("".join(keys) + f"# {dice.random()}", "emerald1"), cookie)

    await attack.flood(10, send)


async def big_boxes(attack: Attack) -> None:
    """Long box files: the one of a big game, which can be played with, and the same with a thousand strange keys."""
    cookie = await attack.guest()
    whole = REAL_BOX.read_text()
    strange = whole + "".join(f"\n[strange.key{n}]\nvalues = [1, 2, 3]" for n in range(2000))[: BOX - len(whole) - 100]

    async def send(line: Line) -> None:
        start = dice.choice((whole, strange[: strange.rindex("\n[")]))
        await line.ask("POST", "/api/tables", table_with(f"{start}\n# {dice.random()}", "emerald1"), cookie)

    await attack.flood(10, send)


async def imports(attack: Attack) -> None:
    """Long records, to be replayed and stored."""
    cookie = await attack.guest()
    record = MIDDLE_GAME.read_bytes()

    async def send(line: Line) -> None:
        await line.ask("POST", "/api/import", record, cookie, "Content-Type: text/plain\r\n")

    await attack.flood(10, send)


async def look_backs(attack: Attack) -> None:
    """Pages of the past of a long game, on thirty connections."""
    cookie, table, n = await long_game(attack)
    await attack.flood(30, lambda line: line.ask("GET", f"/api/tables/{table}/at/{dice.randrange(n)}", cookie=cookie))


async def points(attack: Attack) -> None:
    """The points of long games from their beginning, of ever more of them, as everybody sees them."""
    cookie, table, _ = await long_game(attack)
    tables = [table]

    async def send(line: Line) -> None:
        seen = dice.choice(("0", "1", "public", "all"))
        await line.ask("GET", f"/api/tables/{dice.choice(tables)}/points?as={seen}", cookie=cookie)

    async def bring_more() -> None:
        while len(tables) < LONG_GAMES:
            tables.append((await imported(attack, cookie))["id"])

    await asyncio.gather(attack.flood(30, send), bring_more())


async def reading(attack: Attack) -> None:
    """Lists, records and moments of the past, as many as thirty connections can ask for."""
    cookie, table, n = await long_game(attack)
    paths = [
        "/api/tables",
        "/api/me",
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/box",
    ]

    async def send(line: Line) -> None:
        await line.ask(
            "GET", dice.choice([*paths, f"/api/tables/{table}/told/{dice.randrange(n // 4)}"]), cookie=cookie
        )

    await attack.flood(30, send)


async def guessing(attack: Attack) -> None:
    """Links to seats and to other devices, guessed; logging out and making links, again and again."""
    cookie = await attack.guest()
    asked = [("POST", "/api/join/{}"), ("GET", "/api/device/{}"), ("POST", "/api/device/{}")]
    asked += [
        ("POST", "/api/me/device"),
        ("POST", "/api/me/logout"),
        ("GET", "/api/health/ready"),
        ("GET", "/api/health"),
    ]

    async def send(line: Line) -> None:
        method, path = dice.choice(asked)
        await line.ask(method, path.format(f"{dice.getrandbits(128):032x}"), cookie=cookie)

    await attack.flood(20, send)


def table_with(box_file: str, game: str = "kabale") -> dict[str, object]:
    """A table that is to be played with this box file."""
    return {"game": game, "seats": [seat_wanted(kind) for kind in HOT_SEAT], "box_file": box_file}


async def long_game(attack: Attack) -> tuple[str, str, int]:
    """A long game that is over: whose it is, which table, how many answers."""
    cookie = await attack.guest()
    told = await imported(attack, cookie)
    return cookie, told["id"], told["n"]


async def imported(attack: Attack, cookie: str) -> dict[str, Any]:
    """What is told of a long game that this guest brings."""
    told, _ = await attack.insist("POST", "/api/import", LONG_GAME.read_bytes(), cookie)
    return dict(msgspec.json.decode(told))


# ---------------------------------------------------------------- what is kept


async def many_tables(attack: Attack) -> None:
    """2,000 tables by one guest."""
    cookie = await attack.guest()
    wanted = {"game": "kabale", "seats": [seat_wanted(kind) for kind in HOT_SEAT]}
    opened = 0

    async def send(line: Line) -> None:
        nonlocal opened
        if opened >= 2000:
            await asyncio.sleep(AGAIN)
            return
        status, *_ = await line.ask("POST", "/api/tables", wanted, cookie)
        opened += status < 400

    await attack.flood(10, send)


async def many_guests(attack: Attack) -> None:
    """A new guest for every table, from one address that says each time that it is another."""

    async def send(line: Line) -> None:
        elsewhere = ".".join(str(dice.randrange(1, 255)) for _ in range(4))
        header = f"X-Forwarded-For: {elsewhere}\r\nX-Real-IP: {elsewhere}\r\nForwarded: for={elsewhere}\r\n"
        *_, cookie = await line.ask("PUT", "/api/me", {"name": "M", "language": "en", "theme": ""}, headers=header)
        wanted = {"game": "kabale", "seats": [seat_wanted(kind) for kind in HOT_SEAT]}
        await line.ask("POST", "/api/tables", wanted, cookie, header)

    await attack.flood(10, send)


async def bot_tables(attack: Attack) -> None:
    """40 tables at which nothing but bots play that think for long, with somebody who watches each."""
    cookie = await attack.guest()
    wanted = {"game": "kabale", "seats": [seat_wanted("ismcts")] * 3, "spectators": True}
    line = Line(attack, attack.address())
    watched = []
    for _ in range(40):
        status, body, _ = await line.ask("POST", "/api/tables", wanted, cookie)
        if status < 400:
            watched.append(msgspec.json.decode(body)["id"])
    talking = [attack.connections(1, table, cookie, _listen) for table in watched]
    await asyncio.gather(*talking)


async def _listen(socket: ClientConnection) -> None:
    await socket.send('{"type":"hello"}')
    async for _ in socket:
        pass


# ---------------------------------------------------------------- what is said


async def hellos(attack: Attack) -> None:
    """`hello` from ever new events on, on sixty connections without a cookie."""
    table = await attack.table(await attack.guest(), *HOT_SEAT)
    await attack.chatter(60, table, "", lambda n: {"type": "hello", "since": n % 1_000_000})


async def long_hellos(attack: Attack) -> None:
    """The same at the end of a long game, by somebody who sits there: from its beginning, and from everywhere."""
    cookie, table, _ = await long_game(attack)
    await attack.chatter(40, table, cookie, lambda n: {"type": "hello", "since": n % 2 * dice.randrange(10_000)})


async def wrong_answers(attack: Attack) -> None:
    """Answers that are refused, as fast as they are taken."""
    cookie = await attack.guest()
    table = await attack.table(cookie, *HOT_SEAT)
    await attack.chatter(20, table, cookie, lambda n: {"type": "answer", "n": n % 9, "phrase": f"nonsense {n}"})


async def considers(attack: Attack) -> None:
    """Actions of many pieces that fit together in hundreds of ways, in the middle of a long game."""
    cookie = await attack.guest()
    begun = b"\n".join(LONG_GAME.read_bytes().splitlines()[:CHOICES]) + b"\n"
    told = msgspec.json.decode((await attack.insist("POST", "/api/import", begun, cookie))[0])
    table = f"{told['id']}?seat={told['asked']}"
    pieces: set[str] = set()
    async with await attack.socket(table, cookie) as socket:
        await socket.send('{"type":"hello"}')
        while not pieces:
            page = msgspec.json.decode(await socket.recv())
            pieces |= set((page.get("question") or {}).get("phrases", ()))
        for _ in range(8):  # what fits to what fits
            draft = [dice.choice(sorted(pieces))]
            await socket.send(json.dumps({"type": "consider", "id": 1, "n": told["n"], "draft": draft}))
            considered = msgspec.json.decode(await socket.recv()).get("considered", {})
            pieces |= set(considered.get("addable", ()))

    def say(n: int) -> object:
        draft = dice.sample(sorted(pieces), min(28, len(pieces)))
        return {"type": "consider", "id": n % 1000, "n": told["n"], "draft": draft}

    await attack.chatter(10, table, cookie, say)


async def long_messages(attack: Attack) -> None:
    """Messages of 64 kB."""
    cookie = await attack.guest()
    table = await attack.table(cookie, *HOT_SEAT)
    message = '{"type":"answer","n":0,"phrase":"' + "x" * 65_000 + '"}'
    await attack.chatter(20, table, cookie, lambda _: message)


async def take_backs(attack: Attack) -> None:
    """At ten tables against bots: answer, take it back, answer, take it back."""
    cookie = await attack.guest()
    tables = [await attack.table(cookie, "me", "random", "random") for _ in range(10)]

    async def play(socket: ClientConnection) -> None:
        await socket.send('{"type":"hello"}')
        async for message in socket:
            page = msgspec.json.decode(message)
            if page["type"] == "error":
                attack.refused[page["code"]] += 1
                await socket.send('{"type":"hello"}')
            elif page["take_back"]:
                await socket.send(json.dumps({"type": "take-back", "n": page["n"], "epoch": page["epoch"]}))
            elif page["question"]:
                phrase = dice.choice(page["question"]["phrases"])
                await socket.send(json.dumps({"type": "answer", "n": page["n"], "phrase": phrase}))
            attack.sent += 1

    await asyncio.gather(*(attack.connections(1, table, cookie, play) for table in tables))


# ---------------------------------------------------------------- connections


async def reconnects(attack: Attack) -> None:
    """One guest comes to a table and goes, as fast as can be."""
    cookie = await attack.guest()
    table = await attack.table(cookie, *HOT_SEAT)

    async def hang_up(socket: ClientConnection) -> None:
        attack.sent += 1
        socket.transport.abort()

    await attack.connections(60, table, cookie, hang_up)


async def never_reading(attack: Attack) -> None:
    """Connections that ask for pages and never read one."""
    cookie = await attack.guest()
    told = msgspec.json.decode((await attack.insist("POST", "/api/import", LONG_GAME.read_bytes(), cookie))[0])

    async def ask(_: int) -> None:
        while attack.goes_on:
            try:
                socket = await attack.socket(told["id"], cookie, max_queue=1)
                for n in range(MOST):
                    await socket.send(json.dumps({"type": "hello", "since": n % 50}))
                    attack.sent += 1
                    await asyncio.sleep(0.05)
            except LOST:
                attack.refused["hung up"] += 1
                await asyncio.sleep(AGAIN)

    await asyncio.gather(*(ask(n) for n in range(100)))


async def silent(attack: Attack) -> None:
    """1,000 connections that say nothing at all."""
    await asyncio.gather(*(_drip(attack, b"", b"", 3600.0) for _ in range(1000)))


async def slow_headers(attack: Attack) -> None:
    """300 requests whose headers never end."""
    start = f"GET / HTTP/1.1\r\nHost: {attack.host}:{attack.port}\r\n".encode()
    await asyncio.gather(*(_drip(attack, start, b"X-A: b\r\n", 0.5) for _ in range(300)))


async def slow_bodies(attack: Attack) -> None:
    """300 requests whose bodies come byte by byte."""
    head = (
        f"POST /api/import HTTP/1.1\r\nHost: {attack.host}:{attack.port}\r\nX-Intrigue: 1\r\nContent-Length: 500000\r\n"
    )
    await asyncio.gather(*(_drip(attack, f"{head}\r\n".encode(), b"x", 0.5) for _ in range(300)))


async def _drip(attack: Attack, start: bytes, more: bytes, pause: float) -> None:
    """Say a little from time to time; whoever is hung up on calls again."""
    while attack.goes_on:
        line = Line(attack, attack.address())
        try:
            reader, writer = await line.open()
            writer.write(start)
            attack.sent += 1
            hung_up = asyncio.create_task(reader.read())
            while not hung_up.done():
                await asyncio.wait((hung_up,), timeout=pause)
                writer.write(more)
            await hung_up
            attack.refused["hung up"] += 1
        except LOST:
            attack.refused["hung up"] += 1
        line.close()
        await asyncio.sleep(AGAIN)


async def huge_headers(attack: Attack) -> None:
    """Requests with headers of 300 kB."""
    header = "".join(f"X-{n}: {'y' * 1000}\r\n" for n in range(300))
    await attack.flood(10, lambda line: line.ask("GET", "/api/games", headers=header))


async def shared_files(attack: Attack) -> None:
    """What is the same for everybody, uncompressed, on thirty connections: words, games, the page."""
    paths = ["/", "/api/games?language=hu", "/api/openapi.json", "/api/schema.json", "/api/games/emerald1/box"]
    paths += [f"/api/words/emerald1/{language}.ftl" for language in ("en", "hu", "de", "it")]
    await attack.flood(30, lambda line: line.ask("GET", dice.choice(paths)))


async def malformed(attack: Attack) -> None:
    """What no browser would say."""
    cookie = await attack.guest()
    table = await attack.table(cookie, *HOT_SEAT)
    digits, deep = "9" * 5000, b"[" * 2000
    start = f"Host: {attack.host}:{attack.port}\r\nX-Intrigue: 1\r\nCookie: {cookie}\r\n"
    bodies = [b'{"game":"\xff\xfe"}', deep, b'{"name":' * 500, b"\0" * 100, b"{}", b'{"game":"kabale","seats":' + deep]
    records = [b"intrigue record 1\ngame kabale\nend --5\n", b"seats " + digits.encode(), LONG_GAME.read_bytes()[:-500]]
    raw = [
        *(
            f"GET {path} HTTP/1.1\r\n{start}\r\n"
            for path in ("/" + "a" * 300, "/assets/" + "%00" * 99, "/%ff%fe/..%2f..")
        ),
        *(f"GET /api/tables/{table}{path} HTTP/1.1\r\n{start}\r\n" for path in (f"/at/{digits}", f"/told/{digits}")),
        f"GET /api/tables/{table}/points?as={digits} HTTP/1.1\r\n{start}\r\n",
        f"GET /ws/tables/{table}?seat={digits} HTTP/1.1\r\n{start}{UPGRADE}\r\n",
        f"PUT /api/me HTTP/1.1\r\n{start}Origin: http://[\r\nContent-Length: 2\r\n\r\n{{}}",
        "BREW / HTTP/1.1\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
    ]

    async def send(line: Line) -> None:
        kind = dice.randrange(3)
        if kind == 0:
            await line.raw(dice.choice(raw).encode("latin-1"))
        elif kind == 1:
            await line.ask(*dice.choice((("PUT", "/api/me"), ("POST", "/api/tables"))), dice.choice(bodies), cookie)
        else:
            await line.ask("POST", "/api/import", dice.choice(records), cookie)

    await attack.flood(10, send)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        deep_boxes,
        big_boxes,
        look_backs,
        imports,
        hellos,
        bot_tables,
        many_tables,
        reconnects,
        silent,
        slow_headers,
        slow_bodies,
        huge_headers,
        long_messages,
        wrong_answers,
        considers,
        points,
        reading,
        guessing,
        shared_files,
        take_backs,
        never_reading,
        many_guests,
        malformed,
        long_hellos,
    )
}


async def run(name: str, base: str, seconds: float) -> dict[str, object]:
    """One attack, from its beginning to its end."""
    attack = Attack(base, seconds, 1 + list(ATTACKS).index(name))
    feeling = asyncio.create_task(attack.feel())
    try:
        async with asyncio.timeout(seconds):
            await ATTACKS[name](attack)
    except TimeoutError:
        pass  # this is how most of them end
    feeling.cancel()
    return {"sent": attack.sent, "refused": dict(attack.refused.most_common()), "lag_ms": round(attack.lag * 1000)}


def main() -> None:
    """What `tools/attack.py` starts: one attack; prints what came of it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=list(ATTACKS))
    parser.add_argument("base", help="a server on this machine: http://127.0.0.1:PORT")
    parser.add_argument("seconds", type=float)
    options = parser.parse_args()
    os.nice(10)  # when both want the processor, it is the server's
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(json.dumps(asyncio.run(run(options.name, options.base, min(options.seconds, 120.0)))), flush=True)
    sys.stdout.flush()
    os._exit(0)  # hundreds of connections need no farewell


if __name__ == "__main__":
    main()
