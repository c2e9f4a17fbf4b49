"""Nothing else leaks, on the wire: two games of one information set give the same bytes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import product
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import intrigue
from intrigue.server.api import new_row
from intrigue.server.cookies import COOKIE, GuestCookies, SigningKey
from intrigue.server.store import SeatRow, StoredGame
from intrigue.server.table import OpenTable, Pace
from intrigue.session import Session
from server.guests import PATIENCE, Chair, Guest
from server.pairs import RULES, SEATS, SEED, Pair, moments, pairs, twin_databases
from server.servers import Server

MASKED: Final = ("date", "sec-websocket-accept")
"""Headers that say when, or answer the client's own dice."""
CLOCKS: Final = ("at", "ms", "pid")
"""What a line of a log says of when, how long, and in which process."""
DONE: Final = "done"
BACK: Final = "taken back"
TIMES: Final = re.compile(rb'"away":[0-9.e+]+')
"""The one part of a message that says when: since when somebody is away."""


# ---------------------------------------------------------------- all that a viewer can get out of a server


def plain(headers: Any) -> bytes:
    """Headers as they were sent, the masked ones left out."""
    return repr([(name, value) for name, value in headers if name.lower() not in MASKED]).encode()


def all_looks(pair: Pair) -> list[str]:
    """Every address that tells something about the table."""
    n = len(pair.games[0])
    table = f"/api/tables/{pair.id}"
    looks = ["/api/me", "/api/tables", table, f"{table}/record", "/api/schema.json", f"/table/{pair.id}"]
    looks += [f"{table}/at/{at}" for at in (n // 2, n, n + 1)]
    looks += [f"{table}/at/{n}?as={viewer}" for viewer in ("public", "all", 0, 1, 2)]
    looks += [f"{table}/told/{event}" for event in (0, 5, 10**6)]
    looks += [f"{table}/suspicion/{at}" for at in (0, n)]
    looks += [f"{table}/suspicion/{n}?as={viewer}" for viewer in ("public", 0, 1, 2)]
    looks += [f"/api/join/{pair.link_to(seat)}" for seat in range(SEATS)]
    return [*looks, f"{table}/points", f"{table}/points?as=public", f"{table}/box"]


def looks_from_one_seat(pair: Pair) -> list[str]:
    """What whoever sits at one of several seats of a guest asks for: what the others there see is not for them."""
    table = f"/api/tables/{pair.id}"
    seat = f"?as={pair.viewer}"
    looks = ["/api/tables", table, f"{table}/at/{len(pair.games[0])}{seat}", f"{table}/at/9{seat}"]
    looks += [f"{table}/told/5{seat}", f"{table}/points{seat}", f"{table}/points?as=public"]
    return looks if pair.viewer else [*looks, f"{table}/record"]  # that is for the first of them


def all_acts(pair: Pair) -> list[tuple[str, Any]]:
    """What the viewer may try."""
    acts: list[tuple[str, Any]] = [("sit", None), ("links", None), ("rematch", None), ("return", {"seat": 1})]
    others = [seat for seat in range(SEATS) if seat != pair.viewer]
    acts += [(act, {"seat": seat}) for act in ("leave", "hand-on", "host") for seat in others]
    return acts + [(act, {"seat": seat, "bot": "random"}) for act in ("fill", "replace") for seat in others]


def asked_over_http(url: str, pair: Pair, cookie: str) -> dict[str, bytes]:
    """Every route that tells something about the table, those that are closed to this viewer too."""
    table = f"/api/tables/{pair.id}"
    looks, acts = (looks_from_one_seat(pair), []) if pair.here else (all_looks(pair), all_acts(pair))
    out = {}
    headers = {"X-Intrigue": "1", "Cookie": f"{COOKIE}={cookie}"}
    address = urlsplit(url)
    # A client with less to it: for thousands of requests httpx does more work than the server.
    line = HTTPConnection(str(address.hostname), address.port, timeout=PATIENCE)

    def ask(method: str, path: str, body: object = None) -> bytes:
        json = headers | {"Content-Type": "application/json"}
        line.request(method, path, *((msgspec.json.encode(body), json) if body is not None else (None, headers)))
        response = line.getresponse()
        return b"%d\n%b\n%b" % (response.status, plain(response.getheaders()), response.read())

    with closing(line):
        for path in looks:
            out[f"GET {path}"] = ask("GET", path)
        for act, body in acts:
            out[f"POST {act} {body}"] = ask("POST", f"{table}/{act}", body)
    return out


def not_offered(pair: Pair) -> list[str]:
    """Some answers that nobody takes here, and some that are none."""
    question = pair.session(0).question
    assert question is not None
    verbs = intrigue.GAMES[pair.game].verbs
    options = [option for option in range(0, len(verbs), len(verbs) // 12) if option not in question.options]
    return ["dance", "lay", *map(verbs.phrase, options)]


def can_be_taken_back(pair: Pair) -> str | None:
    """An answer by the viewer after which the dice wait, so that nothing but the answer is on the next page."""
    session = pair.session(0)
    question = session.question
    if question is None or pair.viewer is None or question.seat != pair.viewer:
        return None
    for option in question.options:
        session = pair.session(0)
        session.take(question.seat, option)
        if session.can_take_back(pair.viewer) and not session.over:
            return session.game.verbs.phrase(option)
    return None


def an_action(pair: Pair) -> str | None:
    """A whole action of one piece after which the dice wait, if the viewer is asked and has one."""
    session = pair.session(0)
    if session.question is None or session.asked != pair.viewer or pair.viewer is None:
        return None
    for phrase in map(session.game.verbs.phrase, session.question.options):
        if any(reading.complete for reading in session.consider(pair.viewer, [phrase]).readings):
            trial = pair.session(0)
            trial.commit(pair.viewer, [phrase])
            if trial.can_take_back(pair.viewer) and not trial.over:
                return phrase
    return None


def drafts(pair: Pair) -> list[list[str]]:
    """Some drafts of the viewer's, if they are asked: nothing, each of some phrases, and what does not go together."""
    session = pair.session(0)
    if session.question is None or session.asked != pair.viewer or pair.frozen:
        return []
    phrases = [session.game.verbs.phrase(option) for option in session.question.options][:6]
    return [[], *([phrase] for phrase in phrases), phrases[:2], ["dance"]]


def harmless(pair: Pair, n: int) -> Iterator[dict[str, Any]]:
    """Messages that change nothing: answers that are refused, and drafts that are considered."""
    for phrase in not_offered(pair):
        yield {"type": "answer", "n": n, "phrase": phrase}
    yield {"type": "answer", "n": n - 1, "phrase": "dance"}
    yield {"type": "answer", "n": n}
    yield {"type": "ping"}
    for number, draft in enumerate(drafts(pair)):
        yield {"type": "consider", "id": number, "n": n, "draft": draft}


async def said_on_the_websocket(url: str, pair: Pair, cookie: str, workers: bool) -> dict[str, bytes]:
    """Pages, newest parts of the story, errors, an answer, a take-back. Nobody leaves: that would make more pages.

    With `workers` the database wakes everybody who looks when somebody has come, sooner or later: such a page, which
    answers nothing, is passed over. Else the first frame is the answer.
    """
    n = len(pair.games[0])
    out: dict[str, bytes] = {}
    guest = Guest(url)
    guest.http.cookies.set(COOKIE, cookie)

    async def say(chair: Chair, what: str, **message: Any) -> None:
        await chair.say(**message)
        while not answers(await chair.hear(), what, message):
            assert workers, f"{chair.raw} does not answer {message}"
        out[f"{len(out)} {what} {message}"] = chair.raw.encode()

    for seat in ("public", pair.viewer) if pair.here else (None, "public", 0, 1, 2):
        chair = await guest.sit_down(pair.id, seat, hello=False)
        response = chair.socket.response
        assert response is not None
        out[f"the handshake at {seat}"] = plain(response.headers.raw_items())
        if seat in (None, "public", pair.viewer):
            await say(chair, "hello", type="hello", since=0)
            await say(chair, "the newest part", type="hello", since=max(0, chair.page["told"] - 1))
            await say(chair, "what was taken back", type="hello", since=4, epoch=7)
        else:
            await chair.hear()
            out[f"the refusal at {seat}"] = chair.raw.encode()
    chair = await guest.sit_down(pair.id, pair.viewer if pair.here else None)
    for message in harmless(pair, n):
        await say(chair, "nothing changes", **message)
    # What is accepted changes the game, so this comes last.
    taken, action = (None, None) if pair.frozen else (can_be_taken_back(pair), an_action(pair))
    if action is not None:
        await say(chair, DONE, type="commit", n=n, draft=[action])
        await say(chair, BACK, type="take-back", n=chair.page["n"])
    if taken is not None:
        await say(chair, DONE, type="answer", n=n, phrase=taken)
        await say(chair, BACK, type="take-back", n=chair.page["n"])
    elif action is not None:
        pass  # there was something to take back
    elif pair.frozen or pair.viewer is None or pair.games[0][-1].seat != pair.viewer:
        await say(chair, "nothing to take back", type="take-back", n=n)
    await guest.leave()
    return out


def answers(frame: dict[str, Any], what: str, message: dict[str, Any]) -> bool:
    """Is this what a message was answered with, and not a page that came by itself?"""
    if frame["type"] != "page":
        return True
    if message["type"] == "hello":
        return bool(frame["since"] <= (0 if "epoch" in message else message["since"]))
    if what == DONE:
        return bool(frame["n"] > message["n"])
    return what == BACK and bool(frame["n"] < message["n"])


async def all_that_leaves(url: str, pair: Pair, key: SigningKey, workers: bool, by_line: bool) -> dict[str, bytes]:
    """Everything that the viewer can get to know about the table, as it was sent: over HTTP, or over the websocket."""
    cookie = GuestCookies([key]).cookie(pair.guest)
    if by_line:
        told = await said_on_the_websocket(url, pair, cookie, workers)
    else:
        told = await asyncio.to_thread(asked_over_http, url, pair, cookie)
    return {what: TIMES.sub(b'"away":0', sent) for what, sent in told.items()}


class Compared(msgspec.Struct):
    """What was compared: channels, their bytes, and those on which a viewer could tell the two games apart."""

    different: list[str] = []
    channels: int = 0
    sent: int = 0
    logs: list[list[str]] = []
    """What each of the servers wrote down."""


def written(log: str) -> list[str]:
    """The lines of a log in some order, without what says when, how long and in which process."""
    lines = [msgspec.json.decode(line, type=dict[str, Any]) for line in log.splitlines()]
    return sorted(repr([(name, told) for name, told in line.items() if name not in CLOCKS]) for line in lines)


def phrases(some: list[Pair]) -> set[str]:
    """All that was answered in these games, dice included, and that is more than a word which a log might have, too."""
    return {answer.phrase for pair in some for game in pair.games for answer in game if " " in answer.phrase}


async def compare(new_database: Callable[[], str], some: list[Pair], app: str) -> Compared:
    """Compare all that two servers send of each pair."""
    databases, key = await twin_databases(new_database, some)
    servers = [Server(database, Pace(grace=1000.0), app=app) for database in databases]
    found = Compared()
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        # Lists tell when other tables were last played at: so all are looked at before anybody plays.
        for by_line, pair in product((False, True), some):
            workers = databases[0].startswith("postgresql")
            one, other = await asyncio.gather(
                *[all_that_leaves(server.url, pair, key, workers, by_line) for server in servers]
            )
            assert one.keys() == other.keys()
            found.channels += len(one)
            found.sent += sum(map(len, one.values()))
            found.different += [f"{pair.id}: {channel}" for channel, sent in one.items() if sent != other[channel]]
            assert not any(SEED.encode() in sent for sent in (*one.values(), *other.values()))
        for server in servers:
            server.end()
            found.logs.append(written(server.said()))
    finally:
        for server in servers:
            server.stop()
    return found


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("game", intrigue.GAMES)
async def test_two_games_of_one_information_set_are_the_same_bytes(
    new_database: Callable[[str], str], game: str, kind: str, record_property: Callable[[str, object], None]
) -> None:
    """All that two running servers send: websocket frames, bodies, headers, errors, drafts, the past, exports."""
    some = [pair for seed in ((1, 2) if kind == "sqlite" else (3,)) for pair in pairs(game, seed)]
    assert {0, 1, 2} <= {pair.viewer for pair in some}
    assert any(map(can_be_taken_back, some))
    assert any(map(an_action, some))

    found = await compare(lambda: new_database(kind), some, "server.still:create")

    assert found.different == []
    assert found.channels > 25 * len(some)
    one, other = found.logs
    assert one == other
    assert len(one) > 10 * len(some)
    assert [secret for secret in (*phrases(some), SEED) if secret in "\n".join(one)] == []
    record_property("compared", f"{len(some)} pairs, {found.channels} channels, {found.sent} bytes")


@pytest.mark.anyio
async def test_what_else_the_server_does_changes_no_frame(new_database: Callable[[str], str]) -> None:
    """How long somebody waits for a table tells how much there is to do, so nobody may get more frames for it."""
    some = [pair for pair in pairs("kabale", 2) if pair.viewer == 0]

    found = await compare(lambda: new_database("sqlite"), some, "server.busy:create")

    assert found.different == []


@pytest.mark.anyio
async def test_a_leak_would_be_noticed(new_database: Callable[[str], str]) -> None:
    """A server that shows everybody everything sends other bytes for every pair that is not frozen, and logs others."""
    some = [pair for game in intrigue.GAMES for pair in pairs(game, 1) if pair.viewer == 0]

    found = await compare(lambda: new_database("sqlite"), some, "server.leaky:create")

    shown = {pair.id for pair in some if not pair.frozen}
    assert {pair.game for pair in some if pair.id in shown} == set(intrigue.GAMES)
    assert shown <= {line.split(":")[0] for line in found.different}
    for game in intrigue.GAMES:
        one, other = ([line for line in log if f"everybody in {game} sees" in line] for log in found.logs)
        assert one != other


# ---------------------------------------------------------------- in one process


@pytest.mark.parametrize("game", RULES)
@settings(max_examples=4)
@given(seed=st.integers(0, 10_000))
def test_how_long_dice_and_bots_wait_tells_nothing(game: str, seed: int) -> None:
    """In two games of one information set dice, bots and windows are due at the same moment."""

    def due(session: Session, pace: float | None) -> Any:
        row = msgspec.structs.replace(new_row(session, None, pace=pace), id="t", created=1.0, updated=1.0)
        people = [SeatRow("t", 0, "Anna", "anna", None, pass_for_me=True), SeatRow("t", 1, "Béla", "bela", None)]
        seats = [*people, SeatRow("t", 2, "", None, "random")]
        rules = RULES[game]
        stored = StoredGame(row, seats, 0, list(session.record.answers), rules.box_file)
        table = OpenTable(stored, {game: rules}, Pace())
        move = table.next_move()
        return table.clock(), move and (move.seat, round(move.due - table.began, 6), move.bot)

    for viewer in (None, *range(SEATS)):
        for pair in list(moments(game, seed, viewer))[::5]:
            for pace in (None, 5.0):
                one, other = (due(pair.session(which), pace) for which in range(2))
                assert one == other, f"seat {viewer} learns something by waiting"
