"""One table that somebody looks at: a session, who sits there, what is next, and what everybody is sent.

Who waits for whom. Dice and bots go on by themselves, with one exception: after an answer that can be taken back, where
somebody else plays at the table, they wait for a fixed time (`grace`), or until the player says `go on`.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from intrigue.bots import share_of
from intrigue.guide import guide_of
from intrigue.kernel.game import Game
from intrigue.kernel.table import CHANCE
from intrigue.server import wire
from intrigue.server.faults import Kind
from intrigue.server.keeping import InForce, Keeping, expires
from intrigue.server.models import LOST, NOBODYS, PROGRAM, RESIGNED
from intrigue.server.postgres_listener import Listener
from intrigue.server.programs import Program
from intrigue.server.replay import GIVEN_UP, Rebuilt, rebuild, same_beginning, scores_of
from intrigue.server.store import PUBLIC, GameRow, SeatRow, StateRow, StoredGame
from intrigue.session import Page, Session

log = logging.getLogger("intrigue.server")

SILENT: Final = 45.0
"""Seconds after which somebody who was connected through another worker, and of whom nothing is heard, is away."""
PAGES: Final = 16
"""Pages of a table that are remembered until something changes: one for every viewer, and some to spare."""
FEW: Final = 32
"""Events that are told again to whoever has missed any; twice as many to whoever has missed more, and so on."""
ELSEWHERE: Final = 4409
"""How the connection of a program ends that has come again by another one."""
NOT_FOUND: Final = 4404
"""How a connection ends to a table that is not there."""
GONE: Final = 4410
"""How a connection ends to a table that was there a moment ago."""
SEAT_GONE: Final = 4412
"""How a connection ends whose seat is not the guest's any more."""
COME_ANEW: Final = 4401
"""How a connection ends whose cookie counts no more: the page connects again with the one that it has now."""
UNATTENDED: Final = 60.0
"""Seconds after which a table to which nobody listens is left alone: no bot thinks there, and memory drops it."""
WINDOW: Final = 5.0
"""Seconds that a window stays open for whoever lets the clock pass for them, where the table has no pace."""
TAKEN_BACK: Final = 20
"""So many times that somebody took something back are remembered."""
THOUGHTS: Final = 500
"""Answers of bots that a table remembers: more than most games have."""


_taken_back: Final = msgspec.json.Decoder(tuple[wire.TakenBack, ...])


class Pace(Struct, frozen=True):
    """How long things take, in seconds."""

    think: float = 0.5
    """A bot's answer comes after this time, or its level's part of it, whatever it has to choose from."""
    grace: float = 3.0
    """How long dice and bots wait for a take-back."""
    patience: float = 2.0
    """How long a worker leaves it to another one, which gave the last answer, to go on."""
    absent: float = 45.0
    """How long somebody must have been away before the others may let a bot play for them."""

    def of(self, bot: str) -> float:
        """After how long this bot's answer comes."""
        return self.think * share_of(bot)


class NextMove(Struct, frozen=True):
    """What dice or a bot do next, and when."""

    n: int
    epoch: int
    seat: int
    due: float
    """By the clock of this process, which nobody sets."""
    bot: str | None = None
    phrase: str | None = None
    """What is answered: None for dice, and for a bot that has yet to think."""


class OpenTable:
    """A table that somebody looks at. What is in memory is only ever made from what is stored."""

    def __init__(self, whole: StoredGame, games: Mapping[str, Game], pace: Pace) -> None:
        self.id = whole.row.id
        self.games = games
        self.pace = pace
        self.lock = asyncio.Lock()
        """Held while what is in memory may not yet be in the database."""
        self.needs_reload = False
        """What is in memory may not be what is stored."""
        self.unstored = False
        """Something in memory may not be stored, so nothing is shown."""
        self.fault: Kind | None = None
        """Why nothing can be written now, if so."""
        self.began = 0.0
        """When the last answer was given or taken back, by the clock of this process, which nobody sets."""
        self._row: GameRow | None = None
        self.row = whole.row
        self.seats = whole.seats
        self.box_file = whole.box_file
        self.session, self.frozen = rebuild(whole.row, whole.answers, whole.box_file, games)
        self.kept: Mapping[int, StateRow] = {}
        """Of a frozen table: what was seen last, by viewer."""
        self.listeners: set[Listener] = set()
        self.stirred = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.wrote: tuple[int, int] | None = None
        """The last position that this worker brought about."""
        self.noticed: tuple[tuple[int, int] | None, float] = (None, 0.0)
        """The last position that another worker brought about, and since when we know of it."""
        self.going_on: tuple[int, int] | None = None
        """The position in which the last player gave up taking back."""
        self.passed: tuple[int, int] | None = None
        """The position in which the seat that is asked has passed, which counts when the clock ends."""
        self.saved: tuple[int, int] | None = None
        """The last position of which it is stored what everybody saw."""
        self.thoughts: OrderedDict[bytes, int] = OrderedDict()
        """What bots have answered, by a digest of all that they were told."""
        self.programs: dict[int, Program | None] = {}
        """By seat: the program that is connected here, or None if it was."""
        self.asking: tuple[tuple[int, int] | None, float] = (None, 0.0)
        """The last position in which a program was asked, and since when, by the clock of this process."""
        self.deleted = False
        """Has it gone from the database?"""
        self.thought: tuple[tuple[int, int], str, str] | None = None
        """The position that a bot has thought about, which bot, and its answer."""
        self.touched = -math.inf
        """When somebody was here last, by the clock of this process."""
        self.opened = time.monotonic()
        """Since when it is in memory, by that clock: whoever had it opened comes a moment later."""
        self.household: str | None = None
        """From where its owner came, or else whoever was here first: a word that only this server understands."""
        self.in_force = InForce(Keeping())
        """For how long it is kept when nobody plays any more."""
        self.past_pages: dict[Hashable, bytes] = {}
        """What was asked about the past since something changed last."""
        self._pages: dict[tuple[int | None, tuple[int, ...], bool, int], tuple[bytes, int]] = {}

    @property
    def row(self) -> GameRow:
        """The game as it is stored."""
        assert self._row is not None  # it is there from the beginning
        return self._row

    @row.setter
    def row(self, row: GameRow) -> None:
        """The time of day, by which things are stored, may be set back: nothing waits longer than its time from now."""
        if self._row is None or row.updated != self._row.updated:
            self.began = time.monotonic() - max(0.0, time.time() - row.updated)
        self._row = row

    def attended(self) -> bool:
        """Is somebody here, or was a moment ago? Bots think for nobody else."""
        return bool(self.listeners) or time.monotonic() - self.touched < UNATTENDED

    @property
    def key(self) -> tuple[int, int]:
        """The position: how many answers there are, and how often some were taken back."""
        return self.row.n, self.row.epoch

    def take_over(self, whole: StoredGame, rebuilt: Rebuilt | None = None) -> None:
        """Go on to what is stored now; `rebuilt` is the session that all of its answers lead to, if somebody knows."""
        old = self.session
        self.seats = whole.seats
        if whole.first == 0 or whole.first != self.row.n or self.needs_reload or self.frozen or old is None:
            self.session, self.frozen = rebuilt or rebuild(whole.row, whole.answers, self.box_file, self.games)
            if old is not None and self.session is not None and whole.row.epoch != self.row.epoch:
                alike = same_beginning(old.table.log, self.session.table.log)
                for listener in self.listeners:
                    listener.told = min(listener.told, alike)
        else:
            try:
                for answer in whole.answers:
                    old.follow(answer)
            except Exception:
                log.exception("a stored answer does not fit", extra={"table": self.id})
                self.frozen = "does-not-replay"
        self.row = whole.row
        if whole.row.given_up:
            self.frozen = self.frozen or GIVEN_UP
        self.needs_reload = self.unstored = False
        for listener in self.listeners:
            lost = listener.viewer is not None and listener.viewer not in self.seats_of(listener.guest)
            if lost and listener.dismissed is None and not isinstance(listener, Program):  # a program is told why
                listener.dismiss(SEAT_GONE)

    def delete(self) -> None:
        """There is no such table any more."""
        self.deleted = True
        for listener in self.listeners:
            listener.dismiss(GONE)

    def changed(self) -> None:
        """Something is different: listeners get a page, and whoever waits looks again."""
        self._pages.clear()
        self.past_pages = {}
        for listener in self.listeners:
            listener.wake.set()
        self.stirred.set()

    def changed_for(self, concerned: Callable[[Listener], bool]) -> None:
        """Something is different for some listeners: nobody else may find out, not even by a page without news."""
        self._pages.clear()
        for listener in filter(concerned, self.listeners):
            listener.wake.set()

    def remember(self, question: bytes, option: int) -> None:
        """A bot has answered; the oldest answer makes room."""
        self.thoughts[question] = option
        if len(self.thoughts) > THOUGHTS:
            self.thoughts.popitem(last=False)

    # ------------------------------------------------------------ who may do what

    @property
    def started(self) -> bool:
        """Has everybody come?"""
        return all(place.guest is not None or place.bot is not None for place in self.seats)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest, those that a bot keeps for them too."""
        return tuple(place.seat for place in self.seats if guest is not None and place.guest == guest)

    def owned_by(self, guest: str | None) -> bool:
        """Does this guest look after the table?"""
        return guest is not None and self.row.owner == guest

    def thinks_for(self) -> str:
        """At whose expense its bots think: cookies cost nothing, so that is a household if one is known."""
        return self.household or self.row.owner or self.id

    def by_person(self, seat: int) -> bool:
        """Does a person play here now?"""
        return 0 <= seat < len(self.seats) and self.seats[seat].bot is None

    def kind(self, seat: int) -> str:
        """Who answers here now: chance, a bot, a person."""
        return "chance" if seat == CHANCE else "person" if self.by_person(seat) else "bot"

    def alone(self, seat: int) -> bool:
        """Are all the others bots of ours? Whoever may come back to a bot's seat counts as a person."""
        return all(place.seat == seat or self._nobodys(place) for place in self.seats)

    def helped(self, seat: int | None) -> bool:
        """May this seat be helped: is it a practice game of theirs, or has everybody agreed who plays here or may?"""
        if seat is None or not self.by_person(seat):
            return False
        return self.alone(seat) or all(place.coached or self._nobodys(place) for place in self.seats)

    @staticmethod
    def _nobodys(place: SeatRow) -> bool:
        """Does a bot of ours play here, with nobody who might come back?"""
        return (place.guest is None or place.guest in NOBODYS) and place.bot is not None

    def may_watch(self, guest: str | None) -> bool:
        """May they see the public view?"""
        return self.row.spectators or bool(self.seats_of(guest))

    def can_take_back(self, seat: int | None) -> bool:
        """Against bots alone always; else as long as nobody learned anything. What is over is over."""
        if seat is None or self.session is None or self.frozen or not self.by_person(seat):
            return False
        if self.session.over:
            return False
        if self.alone(seat):
            return self.session.begun(seat) is not None
        return self.session.can_take_back(seat)

    def held(self) -> bool:
        """Do dice and bots wait, because the last answer may yet be taken back?"""
        assert self.session is not None
        if not self.session.record.answers or self.going_on == self.key:
            return False
        seat = self.session.record.answers[-1].seat
        return self.by_person(seat) and not self.alone(seat) and self.session.can_take_back(seat)

    def window(self) -> bool:
        """Is everybody being asked before something happens?"""
        return self._goes_on() and self.session is not None and self.session.passing is not None

    def _goes_on(self) -> bool:
        """Can anybody answer now?"""
        if self.session is None or self.frozen or self.deleted:
            return False
        return self.started and not self.session.over

    def _window_seconds(self) -> float | None:
        """How long a window stays open: by the table's pace or the seat's wish, never by who holds what."""
        if not self.window() or self.session is None or self.session.asked is None:
            return None
        place = self.seats[self.session.asked]
        return self.row.pace or (WINDOW if place.pass_for_me else None)

    def clock(self) -> wire.Clock | None:
        """The clock of the window that is open, as it is shown."""
        seconds = self._window_seconds()
        return None if seconds is None else wire.Clock(self.row.updated + seconds, seconds)

    def window_ends(self) -> float | None:
        """When that is, by the clock of this process."""
        seconds = self._window_seconds()
        return None if seconds is None else self.began + seconds

    def clock_for(self, viewer: int | None) -> wire.Clock | None:
        """The clock that this viewer is shown: a pace is the whole table's, a wish is for nobody else to see."""
        shown = self.row.pace is not None or (self.session is not None and viewer == self.session.asked)
        return self.clock() if shown else None

    def next_move(self) -> NextMove | None:
        """What dice or a bot do next; None while a person is waited for."""
        if not self._goes_on() or self.session is None or self.session.asked is None:
            return None
        seat = self.session.asked
        due = self.began + (self.pace.grace if self.held() else 0.0)
        if seat == CHANCE:
            return NextMove(*self.key, seat, due)
        bot = self.seats[seat].bot
        if bot is not None:
            told = self.session.scripted
            phrase = None if told is None else told.phrase
            if phrase is None and self.thought is not None and self.thought[:2] == (self.key, bot):
                phrase = self.thought[2]
            return NextMove(*self.key, seat, max(due, self.began + self.pace.of(bot)), bot, phrase)
        ends = self.window_ends()
        return None if ends is None else NextMove(*self.key, seat, ends, phrase=self.session.passing)

    def wants(self, move: NextMove) -> bool:
        """Is this to be done now? A bot thinks only where somebody is."""
        return move.bot is None or move.phrase is not None or self.attended()

    # ------------------------------------------------------------ who is there

    def present(self) -> set[int]:
        """The seats of those who are connected to this worker."""
        here = {listener.guest for listener in self.listeners}
        return {place.seat for place in self.seats if place.guest is not None and place.guest in here}

    def come_or_go(self, guest: str | None) -> list[SeatRow]:
        """Somebody has opened a connection or closed one: those of their seats to which that makes a difference.

        To the others it does not matter how many windows somebody has open.
        """
        here = any(listener.guest == guest for listener in self.listeners)
        own = [place for place in self.seats if guest is not None and place.guest == guest and place.here != here]
        changed = [msgspec.structs.replace(place, here=here, seen=time.time()) for place in own]
        for place in changed:
            self.seats[place.seat] = place
        return changed

    def seat_infos(self, guest: str | None) -> tuple[wire.SeatInfo, ...]:
        """Who sits where, and who is there."""
        return seat_infos(self.seats, guest, self.present(), self.row.owner)

    def taken_back(self) -> tuple[wire.TakenBack, ...]:
        """Who has taken something back lately, where others could see it."""
        return _taken_back.decode(self.row.taken_back)

    def with_taken_back(self, seat: int, told: int) -> str:
        """The same, as it is stored, when this seat takes back what came after so many events; practice is nobody's."""
        if self.alone(seat):
            return self.row.taken_back
        before = (wire.TakenBack(each.seat, min(each.told, told)) for each in self.taken_back())
        return wire.encode([*before, wire.TakenBack(seat, told)][-TAKEN_BACK:]).decode()

    def program_comes(self, program: Program) -> None:
        """A program is connected to its seat; the one that was there before is not waited for any more."""
        before = self.programs.get(program.seat)
        if before is not None:
            before.dismiss(ELSEWHERE)
        if program.seat not in self.programs:  # its time begins when it is here for the first time
            self.asking = (None, 0.0)
        self.programs[program.seat] = program

    def program_goes(self, program: Program) -> None:
        """A program is not connected any more."""
        if self.programs.get(program.seat) is program:
            self.programs[program.seat] = None

    def expires(self) -> float | None:
        """When this table will go, if that is soon and none of its players is here."""
        return None if self.present() else expires(self.row, self.seats, self.in_force)

    def see(self, presence: Mapping[tuple[str, int], tuple[bool, float]]) -> bool:
        """Take over who is connected, perhaps through another worker; True if that makes a difference."""
        before = [place.away for place in self.seat_infos(None)]
        self.seats = [
            msgspec.structs.replace(place, here=here, seen=seen)
            for place in self.seats
            for here, seen in [presence.get((self.id, place.seat), (place.here, place.seen))]
        ]
        return before != [place.away for place in self.seat_infos(None)]

    # ------------------------------------------------------------ what leaves

    def sent(self, viewer: int | None, guest: str | None, since: int) -> tuple[bytes, int]:
        """The page now, as it goes over the wire, and how far its story goes. Viewers who see the same share it."""
        since = self._told_before(since)
        who = (viewer, self.seats_of(guest), self.owned_by(guest), since)
        if who not in self._pages:
            page = self.page(viewer, guest, since)
            if len(self._pages) >= PAGES:  # anybody may ask from any event on: the oldest page makes room
                del self._pages[next(iter(self._pages))]
            self._pages[who] = (wire.encode(page), page.told)
        return self._pages[who]

    def shared_beginning(self, since: int) -> int:
        """From where on somebody is told who has so much of the story: perhaps some of it again.

        There are few such places, so that those who come back share a page that is made already.
        """
        if self.session is None or since >= (end := len(self.session.table.log)):
            return since
        again = FEW
        while again < end - since:
            again *= 2
        return max(0, end - again)

    def _told_before(self, since: int) -> int:
        """How much of the story need not be sent again: nothing, if they claim to have more than there is."""
        return since if self.session is not None and since <= len(self.session.table.log) else 0

    def page(self, viewer: int | None, guest: str | None, since: int) -> wire.Page:
        """The page as it is now."""
        if self.frozen or self.session is None:
            return self._frozen_page(viewer, guest, since)
        page = self.session.page(viewer, self._told_before(since))
        if not self.started or self.passed == self.key:
            page = msgspec.structs.replace(page, question=None)
        return wire.page(
            page,
            epoch=self.row.epoch,
            seats=self.seat_infos(guest),
            take_back=self.can_take_back(viewer),
            clock=self.clock_for(viewer),
            rematch=self.row.rematch,
            owner=self.owned_by(guest),
            window=self.window(),
            patience=self.pace.absent,
            fault=self.fault,
            expires=self.expires(),
            hint=page.question is not None and self.helped(viewer),
            guide=self.guide(viewer),
            taken_back=self.taken_back(),
        )

    def guide(self, viewer: int | None) -> wire.Guided | None:
        """Where the viewer stands in their guided first game; None at any other table, and for everybody else."""
        guide = guide_of(self.session.game) if self.session is not None and self.row.guided else None
        if self.session is None or guide is None or viewer != guide.seat:
            return None
        given = self.session.record.answers
        n = len(given)
        lesson = guide.lessons.get(n) if given == guide.script[:n] else None
        chapters, chapter = tuple(guide.chapters), guide.chapter_at(n)
        if lesson is None:
            return wire.Guided(chapters, chapter, (), ())
        return wire.Guided(chapters, chapter, lesson.notes, lesson.action(self.session.game, self.session.table))

    def past(self, session: Session, viewer: int | None, guest: str | None) -> wire.Page:
        """The page as it was, from a session that stands there: nobody can take anything back, or answer if frozen."""
        page = session.page(viewer)
        return wire.page(
            msgspec.structs.replace(page, question=None) if self.frozen else page,
            epoch=self.row.epoch,
            seats=self.seat_infos(guest),
            frozen=self.frozen,
            owner=self.owned_by(guest),
            taken_back=(),
        )

    def _frozen_page(self, viewer: int | None, guest: str | None, since: int) -> wire.Page:
        """The last state that is known: what still replays, or what was kept if that is newer. Nobody is asked."""
        since = self._told_before(since)
        page = Page(0, None, None, None, None, (), since, since, self.row.over, scores_of(self.row))
        reached = -1, 0  # nothing replays
        if self.session is not None:
            page = self.session.page(viewer, since)
            reached = self.row.epoch, page.n
        kept = self.kept.get(PUBLIC if viewer is None else viewer)
        if kept is not None and (kept.epoch, kept.n) >= reached:
            page = msgspec.structs.replace(page, n=kept.n, view=msgspec.Raw(kept.view), board=msgspec.Raw(kept.board))
        shown = page.n if page.view is not None and page.n < self.row.n else None
        last = {"n": self.row.n, "question": None, "asked": None, "over": self.row.over, "scores": scores_of(self.row)}
        return wire.page(
            msgspec.structs.replace(page, **last),
            epoch=self.row.epoch,
            seats=self.seat_infos(guest),
            frozen=self.frozen,
            rematch=self.row.rematch,
            shown=shown,
            owner=self.owned_by(guest),
            fault=self.fault,
            expires=self.expires(),
            taken_back=self.taken_back(),
        )

    def states(self) -> list[StateRow]:
        """What everybody sees now, to be kept."""
        session = self.session
        assert session is not None
        kept = []
        for viewer in (None, *range(self.row.places)):
            view = session.view(viewer)
            shown = wire.encode(view).decode(), wire.encode(session.board(viewer, view)).decode()
            kept.append(StateRow(self.id, PUBLIC if viewer is None else viewer, *self.key, *shown))
        return kept


def seat_infos(
    seats: Sequence[SeatRow], guest: str | None, here: set[int], owner: str | None
) -> tuple[wire.SeatInfo, ...]:
    """Who sits where, and who is there: connected to us (`here`), or to another worker and seen lately."""
    lately = time.time() - SILENT
    infos = []
    for place in seats:
        ours = place.bot not in (None, PROGRAM)
        present = ours or place.seat in here or (place.here and place.seen > lately)
        mine = guest is not None and place.guest == guest
        infos.append(
            wire.SeatInfo(
                name=place.name,
                kind="bot" if place.bot else "person" if place.guest else "open",
                bot=place.bot,
                present=present,
                mine=mine,
                stands_in=ours and place.guest is not None and place.guest not in NOBODYS,
                votes=place.votes,
                away=None if present or place.guest is None else place.seen,
                pass_for_me=mine and place.pass_for_me,
                lost=place.guest == LOST,
                resigned=place.guest == RESIGNED,
                host=owner is not None and place.guest == owner,
                coached=place.coached,
            )
        )
    return tuple(infos)
