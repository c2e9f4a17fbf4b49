"""The HTTP part: opening tables, taking seats, looking back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Query, Request, Response

import intrigue
from intrigue.bots import BOTS, NoAdvice, UnknownBot, make
from intrigue.boxfile import parse
from intrigue.i18n import LANGUAGES, check_language
from intrigue.i18n.catalogue import SHARED, UnknownLanguage, folders_of, single, words_file
from intrigue.kernel.errors import IntrigueError, OtherBox
from intrigue.kernel.game import Choice, Game
from intrigue.kernel.record import read_record
from intrigue.server import shared, wire
from intrigue.server.cookies import A_YEAR, COOKIE, hashed, new_id, new_token, tidy
from intrigue.server.replay import (
    Refused,
    fingerprint,
    options_of,
    record_of,
    scores_of,
    summary,
    with_guest_box,
)
from intrigue.server.security import BODY, LARGE, SAFE, body_of
from intrigue.server.services import Services
from intrigue.server.store import GameRow, SeatRow
from intrigue.server.table import OpenTable, seat_infos
from intrigue.server.websocket import viewer_of
from intrigue.session import Session

T = TypeVar("T")


class Visitor:
    """Whoever sends a request: a guest, known by their cookie. A new one gets it with the page, or with a first change.

    Requests for data alone set none: a new guest's browser sends several at once, which must not make several guests.
    A cookie needs nothing in the database: whoever shows one that we have signed is a guest.
    """

    def __init__(self, request: Request) -> None:
        self.services: Services = request.app.state.services
        known = self.services.cookies.guest(request.cookies.get(COOKIE))
        self.new = known is None
        self.looks = request.method in SAFE
        self.guest = known or new_id()
        self.secure = request.url.scheme == "https"
        self._speaks = shared.spoken(request)

    def reply(self, thing: Any, status: int = 200) -> Response:
        """The answer, and the cookie for a new guest who has done something."""
        response = Response(wire.encode(thing), status, media_type="application/json")
        return response if self.looks else self.welcome(response)

    def welcome(self, response: Response) -> Response:
        """The same answer, with a cookie if the guest has none."""
        if self.new:
            response.set_cookie(
                COOKIE,
                self.services.cookies.cookie(self.guest),
                max_age=A_YEAR,
                httponly=True,
                samesite="lax",
                secure=self.secure,
            )
        return response

    async def name(self) -> str:
        """What the guest is called."""
        row = await self.services.store.guest(self.guest)
        return "" if row is None else row.name

    async def language(self) -> str:
        """What the guest reads: as they have chosen, else as their browser says."""
        row = None if self.new else await self.services.store.guest(self.guest)
        return row.language if row is not None and row.language in LANGUAGES else self._speaks


By = Annotated[Visitor, Depends(Visitor)]


def body(kind: type[T], limit: int = BODY) -> Callable[[Request], Any]:
    """The request's body as this type."""

    async def decoded(request: Request) -> T:
        return msgspec.json.decode(await body_of(request, limit), type=kind)

    return decoded


# ---------------------------------------------------------------- what there is


async def health(request: Request) -> Response:
    """Is everything well?"""
    services: Services = request.app.state.services
    await services.store.alive()
    kind = "postgresql" if services.store.postgres else "sqlite"
    told = wire.Health(True, intrigue.__version__, kind, intrigue.compiled, services.config.building)
    return Response(wire.encode(told), media_type="application/json")


async def schema() -> Response:
    """The JSON Schema of the wire."""
    return Response(wire.encode(wire.schema()), media_type="application/json")


def _bots_for(game: Game) -> tuple[str, ...]:
    fit = []
    for bot in BOTS:
        try:
            make(bot, game)
        except NoAdvice:
            continue
        fit.append(bot)
    return tuple(fit)


def _choice(choice: Choice) -> wire.ChoiceInfo:
    return wire.ChoiceInfo(choice.name, choice.values, choice.clause)


@lru_cache(maxsize=64)
def _reconstructed(box_file: str) -> bool:
    """Are there values that nobody has read in print? A file that lists what the rulebook prints has others, too."""
    return "rulebook" in parse(box_file).get("provenance", {})


def _game_info(game: Game, language: str) -> wire.GameInfo:
    folders = folders_of(game)
    worded = all(words_file(folder, language).is_file() for folder in folders)
    return wire.GameInfo(
        game.id,
        single(folders, language, "title") if worded else game.id,
        single(folders, language, "rules-1") if worded else "",
        game.rules,
        tuple(game.seats),
        tuple(map(_choice, game.choices)),
        _bots_for(game),
        _reconstructed(game.box_file),
    )


async def games(request: Request, language: str = "en") -> Response:
    """The games that can be played, introduced in a language."""
    games = request.app.state.services.games.values()
    try:
        told = [_game_info(game, check_language(language)) for game in games]
    except UnknownLanguage as error:
        raise Refused("not-found", str(error)) from error
    return shared.text(request, wire.encode(told), "application/json")


async def game_box(request: Request, game: str) -> Response:
    """The game's own box file: what is printed and countable."""
    games = request.app.state.services.games
    if game not in games:
        raise Refused("not-found", "there is no such game")
    box_file = games[game].box_file
    return _box(request, fingerprint(box_file), box_file)


def _box(request: Request, fingerprint: str, box_file: str) -> Response:
    """A box file as JSON; whoever has it already need not get it again."""
    headers = {"ETag": f'"{fingerprint}"', "Cache-Control": "private, no-cache"}
    box = Response(wire.encode(parse(box_file)), headers=headers, media_type="application/json")
    return shared.unless_known(request, box)


async def shared_words(request: Request, language: str) -> Response:
    """The words that all games share, as a Fluent file."""
    return _words(request, (SHARED,), language)


async def game_words(request: Request, game: str, language: str) -> Response:
    """The words of a game and of its family, as one Fluent file."""
    games = request.app.state.services.games
    if game not in games:
        raise Refused("not-found", "there is no such game")
    return _words(request, folders_of(games[game]), language)


def _words(request: Request, folders: tuple[str, ...], language: str) -> Response:
    try:
        files = [words_file(folder, check_language(language)) for folder in folders]
    except UnknownLanguage as error:
        raise Refused("not-found", str(error)) from error
    if not all(file.is_file() for file in files):
        raise Refused("not-found", "there are no words in this language")
    return shared.text(request, b"\n".join(file.read_bytes() for file in files), "text/plain")


# ---------------------------------------------------------------- guests


async def me(by: By) -> Response:
    """Who I am."""
    row = await by.services.store.guest(by.guest)
    return by.reply(wire.Me() if row is None else wire.Me(row.name, row.language, row.theme))


async def set_me(by: By, wanted: Annotated[wire.Me, Depends(body(wire.Me))]) -> Response:
    """I say who I am."""
    said = wire.Me(tidy(wanted.name), wanted.language, wanted.theme)
    await by.services.store.save_guest(by.guest, said.name, said.language, said.theme)
    for row, _ in await by.services.store.mine(by.guest):
        await by.services.tables.refresh(row.id)
    return by.reply(said)


# ---------------------------------------------------------------- tables


async def info(by: Visitor, row: GameRow, seats: list[SeatRow], links: dict[str, str] | None = None) -> wire.TableInfo:
    """A table from outside, as this guest may see it."""
    status = await by.services.status(row)
    table = by.services.tables.open.get(row.id)
    here = table.present() if table else set()
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=seat_infos(seats, by.guest, here),
        options=options_of(row),
        public=row.public,
        spectators=row.spectators,
        pace=row.pace,
        n=row.n,
        asked=row.asked,
        over=row.over,
        frozen=table.frozen if table else status.frozen,
        scores=scores_of(row),
        created=row.created,
        updated=row.updated,
        mine=tuple(place.seat for place in seats if place.guest == by.guest),
        round=row.round,
        rematch=row.rematch,
        owner=row.owner == by.guest,
        links=links,
        box=status.box,
    )


async def _told(by: Visitor, table: str, links: dict[str, str] | None = None, status: int = 200) -> Response:
    found = await by.services.store.load(table)
    if found is None:
        raise Refused("not-found", "there is no such table")
    return by.reply(await info(by, *found, links), status)


async def tables(by: By) -> Response:
    """My tables, and public ones with a free seat."""
    mine = await by.services.store.mine(by.guest)
    free = await by.services.store.open_tables()
    return by.reply(
        wire.TableList(
            tuple([await info(by, row, seats) for row, seats in mine]),
            tuple([await info(by, row, seats) for row, seats in free if all(seat.guest != by.guest for seat in seats)]),
        )
    )


async def _visible(by: Visitor, table: str) -> tuple[GameRow, list[SeatRow]]:
    """A table that this guest may look at from outside."""
    found = await by.services.store.load(table)
    if found is None:
        raise Refused("not-found", "there is no such table")
    row, seats = found
    if not (row.public or row.spectators or any(place.guest == by.guest for place in seats)):
        raise Refused("not-yours", "this table has no spectators")
    return row, seats


async def table_info(by: By, table: str) -> Response:
    """A table from outside."""
    return by.reply(await info(by, *await _visible(by, table)))


async def table_box(by: By, request: Request, table: str) -> Response:
    """The box file that the game is played with."""
    row, _ = await _visible(by, table)
    return _box(request, row.box, await by.services.store.box_file(row.box))


def _bot(name: str | None, game: Game) -> str:
    """The bot, if it can play this game."""
    try:
        make(name or "", game)
    except (UnknownBot, NoAdvice) as error:
        raise Refused("malformed", str(error)) from error
    return name or ""


async def open_table(by: By, wanted: Annotated[wire.TableWanted, Depends(body(wire.TableWanted, LARGE))]) -> Response:
    """A new table, and the links for its open seats."""
    game = by.services.games.get(wanted.game)
    if game is None:
        raise Refused("malformed", f"there is no game {wanted.game!r}")
    game = await asyncio.to_thread(with_guest_box, game, wanted.box_file)
    try:
        session = Session(game, len(wanted.seats), wanted.options)
    except IntrigueError as error:
        raise Refused("malformed", str(error)) from error
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refused("malformed", "you can sit at one seat; others at this screen are of kind 'here'")
    row = await _new_row(by, session, public=wanted.public, spectators=wanted.spectators, pace=wanted.pace)
    name = await by.name()
    links: dict[str, str] = {}
    seats = []
    for number, seat in enumerate(wanted.seats):
        own, token, bot = None, None, None
        called = tidy(seat.name)
        if seat.kind == "bot":
            bot = _bot(seat.bot, game)
        elif seat.kind == "person":
            token = new_token()
            links[str(number)] = f"/join/{token}"
        else:
            own = by.guest
            called = called or (name if seat.kind == "me" else "")
        seats.append(SeatRow(row.id, number, called, own, bot, hashed(token) if token else None, seen=row.created))
    await by.services.store.create(row, seats)
    await by.services.tables.claim(row.id)
    return await _told(by, row.id, links or None, status=201)


async def _new_row(by: Visitor, session: Session, **wishes: Any) -> GameRow:
    """A new table of this guest's, whose box file is kept."""
    row = new_row(session, by.guest, **wishes)
    await by.services.store.shelve(row.box, session.game.box_file)
    return row


def new_row(
    session: Session, owner: str | None, *, public: bool = False, spectators: bool = False, pace: float | None = None
) -> GameRow:
    """A new table for this session, which may have begun elsewhere."""
    now = time.time()
    told = summary(session).columns()
    return GameRow(
        id=new_id(),
        game=session.game.id,
        rules=session.game.rules,
        box=fingerprint(session.game.box_file),
        places=session.record.seats,
        options=msgspec.json.encode(session.record.options).decode(),
        public=public,
        spectators=spectators,
        pace=pace,
        n=len(session.record.answers),
        epoch=0,
        created=now,
        updated=now,
        owner=owner,
        **told,
    )


async def join(by: By, token: str) -> Response:
    """Take the seat that a link leads to; whoever has it already just comes back to it."""
    seat = await by.services.store.seat_by_token(hashed(token))
    if seat is None:
        raise Refused("not-found", "this link leads nowhere")
    return await _sit(by, seat)


async def _sit(by: Visitor, seat: SeatRow) -> Response:
    if seat.guest != by.guest:
        name = await by.name() or seat.name
        if seat.guest is not None or not await by.services.store.sit(seat.game, seat.seat, by.guest, name):
            raise Refused("taken", "somebody else sits here")
        await by.services.tables.claim(seat.game)
    return await _told(by, seat.game)


async def links(by: By, table: str) -> Response:
    """Fresh links for the seats that are still open, for whoever opened the table; older ones lead nowhere."""
    found = await by.services.store.load(table)
    if found is None:
        raise Refused("not-found", "there is no such table")
    row, seats = found
    if row.owner != by.guest:
        raise Refused("not-yours", "somebody else opened this table")
    tokens = {place.seat: new_token() for place in seats if place.guest is None and place.bot is None}
    made = await by.services.store.new_tokens(table, {seat: hashed(token) for seat, token in tokens.items()})
    return by.reply(wire.LinksMade({str(seat): f"/join/{tokens[seat]}" for seat in sorted(made)}))


async def sit(by: By, table: str) -> Response:
    """Take a free seat at a public table."""
    found = await by.services.tables.get(table)
    if not found.row.public:
        raise Refused("not-yours", "this table is joined by a link")
    if found.seats_of(by.guest):
        return await _told(by, table)
    for place in found.seats:
        if place.guest is None and place.bot is None:
            return await _sit(by, place)
    raise Refused("taken", "there is no free seat")


async def _seated(by: Visitor, table: str) -> OpenTable:
    """The table, for somebody who sits there."""
    found = await by.services.tables.get(table)
    if not found.seats_of(by.guest):
        raise Refused("not-yours", "you do not sit at this table")
    return found


def _place(table: OpenTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refused("malformed", f"there is no seat {seat}")
    return table.seats[seat]


async def rematch(by: By, table: str) -> Response:
    """The same players at a new table; whoever asks second gets to the same one."""
    old = await _seated(by, table)
    if old.frozen or old.session is None or not old.session.over:
        raise Refused("busy", "the game is not over")
    if old.row.rematch is None:
        session = Session(old.session.game, old.row.places, options_of(old.row))
        row = await _new_row(by, session, spectators=old.row.spectators, pace=old.row.pace)
        seats = [
            SeatRow(row.id, place.seat, place.name, place.guest, None if place.guest else place.bot, seen=row.created)
            for place in old.seats
        ]
        await by.services.store.rematch(table, row, seats)
        await by.services.tables.refresh(table)
    if old.row.rematch is None:
        raise Refused("busy", "try again")
    await by.services.tables.claim(old.row.rematch)
    return await _told(by, old.row.rematch)


async def replace(by: By, table: str, wanted: Annotated[wire.Replacement, Depends(body(wire.Replacement))]) -> Response:
    """A bot for an absent player, as soon as all others who are there agree; or at once at one's own seat."""
    found = await _seated(by, table)
    place = _place(found, wanted.seat)
    if found.session is None:
        raise Refused("frozen", found.frozen or "unknown-game")
    bot = _bot(wanted.bot, found.session.game)
    if place.bot is not None:
        raise Refused("taken", "a bot plays there already")
    if place.guest is None:
        raise Refused("malformed", "nobody sits there yet")
    agreed = {by.guest}
    if place.guest != by.guest:
        await by.services.tables.refresh(table)  # perhaps they are connected through another worker
        infos = found.seat_infos(None)
        _absent(infos[place.seat], by.services.config.pace.absent)
        agreed = await by.services.store.vote(table, place.seat, by.guest)
        others = {
            other.guest
            for other, told in zip(found.seats, infos, strict=True)
            if other.guest not in (None, place.guest) and other.bot is None and told.present
        }
        if not others <= agreed:
            await by.services.tables.refresh(table)
            return await _told(by, table)
    await by.services.store.set_seat(table, place.seat, bot=bot)
    await by.services.tables.claim(table)
    return await _told(by, table)


def _absent(place: wire.SeatInfo, seconds: float) -> None:
    """Raises Refused unless the player has been away for long enough."""
    if place.away is None:
        raise Refused("busy", "the player is there")
    if place.away + seconds > time.time():
        raise Refused("not-yet", f"the player has been away for less than {seconds:.0f} seconds")


async def come_back(by: By, table: str, wanted: Annotated[wire.SeatChosen, Depends(body(wire.SeatChosen))]) -> Response:
    """Take one's seat back from the bot that kept it."""
    found = await _seated(by, table)
    place = _place(found, wanted.seat)
    if place.guest != by.guest:
        raise Refused("not-yours", "this seat is not yours")
    await by.services.store.set_seat(table, place.seat, bot=None)
    await by.services.tables.refresh(table)
    return await _told(by, table)


# ---------------------------------------------------------------- looking back

As = Annotated[str | None, Query(alias="as", pattern="^([0-9]{1,2}|public|all)$")]


async def _past(by: Visitor, table: str, viewer: str | None) -> tuple[OpenTable, Session, int | None]:
    """The table, its session, and as whom the guest may look back; everybody at once when the game is over."""
    found = await by.services.tables.get(table)
    if viewer == "all" and not (found.row.over and found.may_watch(by.guest)):
        raise Refused("not-yours", "all is shown when the game is over")
    seen = None if viewer == "all" else viewer_of(found, by.guest, viewer)
    if found.needs_reload:  # what is not stored yet is not shown
        await by.services.tables.refresh(table)
    if found.session is None:
        raise Refused("frozen", found.frozen or "unknown-game")
    return found, found.session, seen


async def at(by: By, table: str, n: int, viewer: As = None) -> Response:
    """The page as it was after `n` answers, as far as the viewer may see it; all of it when the game is over."""
    found, session, seen = await _past(by, table, viewer)
    if not 0 <= n <= found.row.n:
        raise Refused("not-found", "the game has not come so far")
    past = session.at(min(n, len(session.record.answers)))  # not all of a frozen game may replay
    page = found.past(past, seen, by.guest)
    if viewer == "all":
        seats = range(found.row.places)
        page = msgspec.structs.replace(
            page,
            views=tuple(map(past.view, seats)),
            boards=tuple(map(past.board, seats)),
            story=tuple(event.told_in_full() for event in past.table.log),
        )
    return by.reply(page)


async def when_told(by: By, table: str, event: int, viewer: As = None) -> Response:
    """The first page on which an event of the story stands."""
    _, session, _ = await _past(by, table, viewer)
    if not 0 <= event < len(session.table.log):
        raise Refused("not-found", "the story has not come so far")
    return await at(by, table, session.when_told(event), viewer)


async def points(by: By, table: str, viewer: As = None) -> Response:
    """Everybody's points over time, as the viewer could know them."""
    _, session, seen = await _past(by, table, viewer)
    return by.reply(session.points_over_time(seen))


async def record(by: By, table: str) -> Response:
    """The whole record when the game is over, until then what the viewer may read of it."""
    found = await by.services.tables.get(table)
    viewer = viewer_of(found, by.guest, None)
    whole = await by.services.store.whole(table)
    assert whole is not None  # it was there
    status = await by.services.status(whole.row)
    return Response(record_of(whole, viewer, status.box), media_type="text/plain")


async def _record_wanted(request: Request) -> wire.RecordWanted:
    """The record alone, as text; or with a box file beside it, as JSON."""
    sent = await body_of(request, LARGE)
    if request.headers.get("content-type", "").startswith("application/json"):
        return msgspec.json.decode(sent, type=wire.RecordWanted)
    try:
        return wire.RecordWanted(sent.decode())
    except UnicodeDecodeError as error:
        raise Refused("malformed", "a record is text in UTF-8") from error


async def import_record(by: By, request: Request) -> Response:
    """A table made from a record: a game of one's own, all seats at this screen."""
    wanted = await _record_wanted(request)
    try:
        given = read_record(wanted.record)
        ours = by.services.games.get(given.game)
        if ours is None:
            raise Refused("malformed", f"there is no game {given.game!r}")
        game = await asyncio.to_thread(with_guest_box, ours, wanted.box_file)
        session = await asyncio.to_thread(Session.resume, given, game)
    except OtherBox as error:
        raise Refused("other-box", error.why) from error
    except IntrigueError as error:
        raise Refused("malformed", str(error)) from error
    row = await _new_row(by, session)
    seats = [SeatRow(row.id, seat, "", by.guest, None, seen=row.created) for seat in range(row.places)]
    await by.services.store.create(row, seats, session.record.answers)
    await by.services.tables.claim(row.id)
    return await _told(by, row.id, status=201)
