"""The HTTP part: opening tables, taking seats, looking back."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from fastapi import Depends, Query, Request, Response

import intrigue
from intrigue.boxfile import parse
from intrigue.i18n import check_language
from intrigue.i18n.catalogue import SHARED, MissingWord, UnknownLanguage, folders_of, words_file
from intrigue.i18n.rulebook import rules_of
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game
from intrigue.kernel.record import Answer
from intrigue.server import quotas, shared, wire
from intrigue.server.cookies import hashed, new_id, new_token
from intrigue.server.faults import SENTENCES
from intrigue.server.keeping import A_DAY
from intrigue.server.listing import game_info
from intrigue.server.luck import new_seed
from intrigue.server.models import NOBODYS, PROGRAM
from intrigue.server.names import tidy
from intrigue.server.replay import (
    Refused,
    fingerprint,
    options_of,
    record_of,
    summary,
)
from intrigue.server.security import LARGE, body_of, read_json
from intrigue.server.services import Services
from intrigue.server.store import GameRow, SeatRow, StoredGame, Summary
from intrigue.server.table import OpenTable
from intrigue.server.table_info import checked_bots, info, seated, told, visible
from intrigue.server.visitors import By, Visitor, body
from intrigue.server.websocket import viewer_of
from intrigue.session import Session

READING: Final = 100.0
"""What it costs to have a box file read, besides opening the table."""

ANSWERS: Final = 500
"""So many answers that somebody brings count as one more table."""

# ---------------------------------------------------------------- what there is


async def health(request: Request) -> Response:
    """Is everything well, and what runs here?"""
    services: Services = request.app.state.services
    fault = await services.fault()
    kind = "postgresql" if services.store.postgres else "sqlite"
    told = wire.Health(fault is None, intrigue.__version__, kind, intrigue.compiled, services.config.building, fault)
    return _health(told, told.ok)


async def live() -> Response:
    """Does the server answer? The database is left alone."""
    return _health(wire.Live(True, intrigue.__version__), True)


async def ready(request: Request) -> Response:
    """Can games go on? It is tried whether anything can be written, once every few seconds."""
    services: Services = request.app.state.services
    fault = await services.fault()
    told = wire.Ready(fault is None, fault, "" if fault is None else SENTENCES[fault])
    return _health(told, told.ok)


def _health(told: wire.Health | wire.Live | wire.Ready, well: bool) -> Response:
    return Response(wire.encode(told), 200 if well else 503, media_type="application/json")


@lru_cache(maxsize=1)
def _schema() -> bytes:
    return wire.encode(wire.schema())


async def schema() -> Response:
    """The JSON Schema of the wire."""
    return Response(_schema(), media_type="application/json")


async def games(request: Request, language: str = "en") -> Response:
    """The games that can be played, introduced in a language."""
    games = request.app.state.services.games.values()
    try:
        told = [game_info(game, check_language(language)) for game in games]
    except UnknownLanguage as error:
        raise Refused("not-found", str(error)) from error
    return shared.text(request, wire.encode(told), "application/json")


async def game_box(request: Request, game: str) -> Response:
    """The game's own box file: what is printed and countable."""
    games = request.app.state.services.games
    if game not in games:
        raise Refused("not-found", "there is no such game")
    box_file = games[game].box_file
    return await _box(request, fingerprint(box_file), box_file)


async def _box(request: Request, fingerprint: str, box_file: str) -> Response:
    """A box file as JSON; whoever has it already need not get it again."""
    headers = {"ETag": f'"{fingerprint}"', "Cache-Control": "private, no-cache"}
    services: Services = request.app.state.services
    told = await services.tables.boxes.run(_in_json, box_file)
    return shared.unless_known(request, Response(told, headers=headers, media_type="application/json"))


@lru_cache(maxsize=64)
def _in_json(box_file: str) -> bytes:
    return wire.encode(parse(box_file))


async def shared_words(request: Request, language: str) -> Response:
    """The words that all games share, as a Fluent file."""
    return _words(request, (SHARED,), language)


async def game_words(request: Request, game: str, language: str) -> Response:
    """The words of a game and of its family, as one Fluent file."""
    games = request.app.state.services.games
    if game not in games:
        raise Refused("not-found", "there is no such game")
    return _words(request, folders_of(games[game]), language)


async def game_rules(request: Request, game: str, language: str) -> Response:
    """The rules of a game as people read them: the whole of them, or in short."""
    games = request.app.state.services.games
    if game not in games:
        raise Refused("not-found", "there is no such game")
    try:
        rules = rules_of(games[game], language)
    except (UnknownLanguage, MissingWord) as error:
        raise Refused("not-found", str(error)) from error
    return shared.text(request, wire.encode(rules), "application/json")


def _words(request: Request, folders: tuple[str, ...], language: str) -> Response:
    try:
        files = [words_file(folder, check_language(language)) for folder in folders]
    except UnknownLanguage as error:
        raise Refused("not-found", str(error)) from error
    if not all(file.is_file() for file in files):
        raise Refused("not-found", "there are no words in this language")
    return shared.text(request, b"\n".join(file.read_bytes() for file in files), "text/plain")


# ---------------------------------------------------------------- tables


async def tables(by: By) -> Response:
    """My tables, public ones with a free seat, and games of today that anybody may watch."""
    store = by.services.store
    mine = await store.mine(by.guest)
    free = await store.open_tables()
    watched = await store.tables_to_watch(time.time() - A_DAY)
    return by.reply(
        wire.TableList(
            tuple([await info(by, row, seats) for row, seats in mine]),
            tuple([await info(by, row, seats) for row, seats in _of_others(by, free)]),
            tuple([await info(by, row, seats) for row, seats in _of_others(by, watched)]),
        )
    )


def _of_others(by: Visitor, tables: list[tuple[GameRow, list[SeatRow]]]) -> list[tuple[GameRow, list[SeatRow]]]:
    """Those of these tables at which the guest has no seat."""
    return [(row, seats) for row, seats in tables if all(seat.guest != by.guest for seat in seats)]


async def table_info(by: By, table: str) -> Response:
    """A table from outside."""
    return by.reply(await info(by, *await visible(by, table)))


async def table_box(by: By, request: Request, table: str) -> Response:
    """The box file that the game is played with."""
    row, _ = await visible(by, table)
    return await _box(request, row.box, await by.services.store.box_file(row.box))


async def open_table(by: By, wanted: Annotated[wire.TableWanted, Depends(body(wire.TableWanted, LARGE))]) -> Response:
    """A new table, and the links for its open seats."""
    game = by.services.games.get(wanted.game)
    if game is None:
        raise Refused("malformed", f"there is no game {wanted.game!r}")
    if wanted.box_file is not None:
        game = await _with_box(by, game, wanted.box_file)
    try:
        session = Session(game, len(wanted.seats), wanted.options)
    except IntrigueError as error:
        raise Refused("malformed", str(error)) from error
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refused("malformed", "you can sit at one seat; others at this screen are of kind 'here'")
    watched = {"spectators": wanted.spectators or wanted.listed, "listed": wanted.listed}
    row = new_row(session, by.guest, public=wanted.public, pace=wanted.pace, **watched)
    name = await by.name()
    bots = iter(checked_bots([seat.bot for seat in wanted.seats if seat.kind == "bot"], game, row))
    links: dict[str, str] = {}
    seats = []
    for number, seat in enumerate(wanted.seats):
        own, token, bot = None, None, None
        called = tidy(seat.name)
        if seat.kind == "bot":
            bot = next(bots)
        elif seat.kind == "person":
            token = new_token()
            links[str(number)] = f"/join/{token}"
        else:
            own = by.guest
            called = called or (name if seat.kind == "me" else "")
        seats.append(SeatRow(row.id, number, called, own, bot, hashed(token) if token else None, seen=row.created))
    await create(by, row, seats, game)
    await by.services.tables.claim(row.id, by.allowance)
    return await told(by, row.id, links or None, status=201)


async def _with_box(by: Visitor, game: Game, box_file: str) -> Game:
    """The game with a file that this guest brings; Refused names the line, the value and the rule."""
    by.allowance.charge(READING)
    await by.services.readers.check_box(game.id, box_file, by.allowance)
    return await by.services.with_box(game, box_file)


async def create(by: Visitor, row: GameRow, seats: list[SeatRow], game: Game, given: Sequence[Answer] = ()) -> None:
    """Keep a new table, and its box file if a guest brought that; Refused if they have too much here already."""
    await _check_quotas(by, row, seats, game, 1 + len(given) / ANSWERS)
    brought = None if row.box in by.services.own_boxes else game.box_file
    await by.services.store.create(row, seats, given, brought)


async def _check_quotas(by: Visitor, row: GameRow, seats: list[SeatRow], game: Game, tables: float = 1.0) -> None:
    """Raises Refused if this is too much; for its size it counts as so many tables."""
    services = by.services
    await quotas.check(services.store, services.config.limits, row, seats, game.box_file, services.own_boxes)
    services.allowances.open_table(by.address, tables)


def new_row(
    session: Session,
    owner: str | None,
    *,
    public: bool = False,
    spectators: bool = False,
    listed: bool = False,
    pace: float | None = None,
) -> GameRow:
    """A new table for this session, which may have begun elsewhere."""
    record = session.record
    row = imported_row(session.game, record.seats, record.options, len(record.answers), summary(session), owner)
    return msgspec.structs.replace(row, public=public, spectators=spectators, listed=listed, pace=pace)


def imported_row(
    game: Game, places: int, options: Mapping[str, str], n: int, told: Summary, owner: str | None
) -> GameRow:
    """A new table for a game that has begun elsewhere, and has been replayed there."""
    now = time.time()
    return GameRow(
        id=new_id(),
        game=game.id,
        rules=game.rules,
        box=fingerprint(game.box_file),
        places=places,
        options=msgspec.json.encode(options).decode(),
        public=False,
        spectators=False,
        pace=None,
        n=n,
        epoch=0,
        created=now,
        updated=now,
        owner=owner,
        seed=new_seed(),
        **told.columns(),
    )


async def rematch(by: By, table: str) -> Response:
    """The same players at a new table; whoever asks second gets to the same one."""
    old = await seated(by, table)
    if old.frozen or old.session is None or not old.session.over:
        raise Refused("busy", "the game is not over")
    if old.row.rematch is None:
        session = Session(old.session.game, old.row.places, options_of(old.row))
        row = new_row(session, by.guest, spectators=old.row.spectators, listed=old.row.listed, pace=old.row.pace)
        seats = [_same_player(place, row) for place in old.seats]
        await _check_quotas(by, row, seats, session.game)
        if not await by.services.store.rematch(table, row, seats):
            by.services.allowances.not_opened(by.address)
        await by.services.tables.refresh(table)
        old = await seated(by, table)
    if old.row.rematch is None:
        raise Refused("busy", "try again")
    await by.services.tables.claim(old.row.rematch)
    return await told(by, old.row.rematch)


def _same_player(place: SeatRow, row: GameRow) -> SeatRow:
    """Whoever played there has this seat at the new table; that of somebody who is forgotten is open."""
    guest = None if place.guest in NOBODYS else place.guest
    bot = place.bot if guest is None or place.bot == PROGRAM else None
    return SeatRow(row.id, place.seat, place.name, guest, bot, seen=row.created)


# ---------------------------------------------------------------- looking back

As = Annotated[str | None, Query(alias="as", pattern="^([0-9]{1,2}|public|all)$")]


async def _past(by: Visitor, table: str, viewer: str | None) -> tuple[OpenTable, Session, int | None]:
    """The table, its session, and as whom the guest may look back; everybody at once when the game is over."""
    found = await by.services.tables.get(table, by.allowance)
    if viewer == "all" and not (found.row.over and found.may_watch(by.guest)):
        raise Refused("not-yours", "all is shown when the game is over")
    seen = None if viewer == "all" else viewer_of(found, by.guest, viewer)
    await by.services.tables.catch_up(found)
    if found.session is None:
        raise Refused("frozen", found.frozen or "unknown-game")
    return found, found.session, seen


async def at(by: By, table: str, n: int, viewer: As = None) -> Response:
    """The page as it was after `n` answers, as far as the viewer may see it; all of it when the game is over."""
    found, _, seen = await _past(by, table, viewer)
    if not 0 <= n <= found.row.n:
        raise Refused("not-found", "the game has not come so far")

    def made(session: Session) -> bytes:
        past = session.at(min(n, len(session.record.answers)))  # not all of a frozen game may replay
        page = found.past(past, seen, by.guest)
        return wire.encode(_with_all_views(page, past) if viewer == "all" else page)

    key = (n, viewer == "all", seen, found.seats_of(by.guest), found.owned_by(by.guest))
    return by.reply_in_json(await by.services.tables.look_back(found, key, made, by.allowance))


def _with_all_views(page: wire.Page, past: Session) -> wire.Page:
    views = tuple(map(past.view, range(past.record.seats)))
    return msgspec.structs.replace(
        page,
        views=views,
        boards=tuple(past.board(seat, view) for seat, view in enumerate(views)),
        story=tuple(event.told_in_full() for event in past.table.log),
    )


async def when_told(by: By, table: str, event: int, viewer: As = None) -> Response:
    """The first page on which an event of the story stands."""
    _, session, _ = await _past(by, table, viewer)
    if not 0 <= event < len(session.table.log):
        raise Refused("not-found", "the story has not come so far")
    return await at(by, table, session.when_told(event), viewer)


async def points(by: By, table: str, viewer: As = None) -> Response:
    """Everybody's points over time, as the viewer could know them."""
    found, _, seen = await _past(by, table, viewer)

    def made(session: Session) -> bytes:
        return wire.encode(session.points_over_time(seen))

    return by.reply_in_json(await by.services.tables.look_back(found, ("points", seen), made, by.allowance))


async def record(by: By, table: str) -> Response:
    """The whole record when the game is over, until then what the viewer may read of it."""
    found = await by.services.tables.get(table, by.allowance)
    viewer = viewer_of(found, by.guest, None)
    box = (await by.services.status(found.row)).box
    if found.frozen or found.session is None:  # perhaps not all of it replays
        whole = await by.services.store.whole(table)
        assert whole is not None  # it was there
        return Response(record_of(whole, viewer, box), media_type="text/plain")

    def made(session: Session) -> bytes:
        return record_of(StoredGame(found.row, found.seats, 0, session.record.answers, ""), viewer, box).encode()

    told = await by.services.tables.look_back(found, ("record", viewer), made, by.allowance)
    return Response(told, media_type="text/plain")


_read_record_wanted = msgspec.json.Decoder(wire.RecordWanted).decode


async def _record_wanted(request: Request) -> wire.RecordWanted:
    """The record alone, as text; or with a box file beside it, as JSON."""
    sent = await body_of(request, LARGE)
    if request.headers.get("content-type", "").startswith("application/json"):
        return read_json(_read_record_wanted, sent)
    try:
        return wire.RecordWanted(sent.decode())
    except UnicodeDecodeError as error:
        raise Refused("no-record", "a record is text in UTF-8") from error


async def import_record(by: By, request: Request) -> Response:
    """A table made from a record: a game of one's own, all seats at this screen."""
    wanted = await _record_wanted(request)
    if wanted.box_file is not None and len(wanted.box_file) > wire.BOX_FILE:
        raise Refused("too-large", f"a box file has {wire.BOX_FILE} characters at most")
    played = await by.services.readers.replay(wanted.record, wanted.box_file, by.allowance)
    game = by.services.games[played.game]
    if wanted.box_file is not None:
        game = await by.services.with_box(game, wanted.box_file)
    row = imported_row(game, played.seats, played.options, len(played.answers), played.summary, by.guest)
    called = [tidy(played.names.get(seat, "")) for seat in range(row.places)]
    seats = [SeatRow(row.id, seat, name, by.guest, None, seen=row.created) for seat, name in enumerate(called)]
    await create(by, row, seats, game, played.given())
    await by.services.tables.claim(row.id, by.allowance)
    return await told(by, row.id, status=201)
