"""Everything that leaves the server or is let in: the messages of the websocket and the bodies of the HTTP part.

Messages are JSON objects with a field `type`. `schema()` describes all of them as JSON Schema.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from intrigue import session
from intrigue.bots.explain import Explanation, Plan, Reason, Way
from intrigue.drafts import MOST_WISHES, Considered
from intrigue.games import GAMES
from intrigue.guide import Note
from intrigue.i18n.rulebook import RuleBook
from intrigue.kernel.companions import shown_of, views_of
from intrigue.kernel.game import Game
from intrigue.server.faults import Kind

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]
BotName: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*(:[A-Za-z0-9_-]+)?$")]
"""A bot; a level may have a character after a colon: `medium:bold`, or `medium:any` for one by chance."""
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Phrase: TypeAlias = Annotated[str, Meta(max_length=200)]
Draft: TypeAlias = Annotated[tuple[Phrase, ...], Meta(max_length=MOST_WISHES)]
BOX_FILE: Final = 100_000
"""The longest box file, in characters."""
# Not a limit of the decoder: a file that is too long is refused as such, and not as something that was not understood.
BoxFile: TypeAlias = Annotated[str, Meta(extra_json_schema={"maxLength": BOX_FILE})]

# ---------------------------------------------------------------- down the websocket


class SeatInfo(Struct, frozen=True, gc=False):
    """Who sits where."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None = None
    """The bot that plays here, a level perhaps with its character (`medium:bold`); `program` is one from outside."""
    present: bool = False
    """Is somebody connected? A bot of ours always is."""
    mine: bool = False
    stands_in: bool = False
    """A bot plays for a person, who may come back."""
    votes: int = 0
    """How many players have agreed that a bot plays here."""
    away: float | None = None
    """Since when the person who sits here has not been connected, in seconds since 1970; None if they are there."""
    pass_for_me: bool = False
    """The clock passes for me in windows; said of one's own seats only."""
    lost: bool = False
    """A program from outside played here, and lost its seat to this bot."""
    resigned: bool = False
    """A person played here who has resigned; this bot plays on for them."""
    host: bool = False
    """Does whoever looks after the table sit here?"""
    coached: bool = False
    """Whoever plays here agrees that everybody at this table may be helped; it counts when all agree."""


class Clock(Struct, frozen=True):
    """Until when a window is held open, in seconds since 1970, and for how long in all."""

    until: float
    seconds: float


class Guided(Struct, frozen=True):
    """Where somebody stands in a guided first game."""

    chapters: tuple[str, ...]
    chapter: str
    notes: tuple[Note, ...]
    """What is to be said now, one after the other."""
    action: tuple[str, ...]
    """What they are to do then: the phrases of a whole action; empty where the game goes on freely."""


class TakenBack(Struct, frozen=True):
    """Somebody has taken an action back where others play, and how many events of the story were left then."""

    seat: int
    told: int


class Page(session.Page, frozen=True, gc=False, kw_only=True, tag="page", tag_field="type"):
    """A page of the game, and what belongs to the table around it: nothing of that depends on what is hidden."""

    epoch: int
    """How often answers were taken back; an answer may carry it to be sure which question it answers."""
    seats: tuple[SeatInfo, ...]
    take_back: bool = False
    frozen: str | None = None
    """Why the game cannot go on: rules-changed, box-changed, unknown-game, does-not-replay, given-up."""
    clock: Clock | None = None
    rematch: str | None = None
    """The table where the same players play again."""
    views: tuple[Any, ...] | None = None
    """What every seat sees; only of a finished game, and only for whoever asks to see all."""
    boards: tuple[Any, ...] | None = None
    """The numbers beside each of these views."""
    shown: int | None = None
    """Of a frozen game: how many answers the shown state has, where that is fewer than there are."""
    owner: bool = False
    """Does the viewer look after this table?"""
    window: bool = False
    """Is everybody being asked before something happens?"""
    patience: float = 0.0
    """Seconds after somebody has gone until the others may put a bot there."""
    fault: Kind | None = None
    """Why nothing can be kept at the moment, if so: one can look, and playing goes on as soon as it works again."""
    expires: float | None = None
    """When the table will be removed unless somebody plays, if that is soon (seconds since 1970)."""
    hint: bool = False
    """May the viewer be helped? They are asked, and all the others are bots of ours, or everybody has agreed."""
    guide: Guided | None = None
    """Where the viewer stands, if this is their guided first game."""
    taken_back: tuple[TakenBack, ...]
    """The last times that somebody took an action back, as far as the others could see it."""


def page(of_game: session.Page, **of_table: Any) -> Page:
    """A page of the game with what belongs to the table."""
    return Page(**msgspec.structs.asdict(of_game), **of_table)


ErrorCode: TypeAlias = Literal[
    "stale-answer",
    "illegal-answer",
    "off-script",
    "wrong-seat",
    "game-over",
    "no-take-back",
    "malformed",
    "too-large",
    "too-often",
    "too-many-tables",
    "too-many-bots",
    "too-many-boxes",
    "too-hard",
    "server-error",
    "frozen",
    "not-yours",
    "not-found",
    "taken",
    "others-play",
    "busy",
    "not-yet",
    "no-hint",
    "no-choice",
    "bad-box",
    "other-box",
    "no-record",
    "other-rules",
    "bad-record",
    "wrong-host",
    "not-written",
    "no-database",
]


class Error(Struct, frozen=True, tag="error", tag_field="type"):
    """Something was refused, and nothing was changed."""

    code: ErrorCode
    details: str
    n: int | None = None


class ConsideredDraft(Struct, frozen=True, tag="considered", tag_field="type"):
    """What the rules say to a draft, sent to whoever asked and to nobody else."""

    id: int
    """The number that the question came with."""
    n: int
    epoch: int
    considered: Considered


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """I am here."""


Down: TypeAlias = Page | Error | ConsideredDraft | Pong

# ---------------------------------------------------------------- up the websocket


class Hello(Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Send me a page, with the story from this event on, or from one before it."""

    since: Number = 0
    epoch: Number | None = None
    """The epoch of the last page I have; if it is not the present one, I get the whole story."""


class Answer(Struct, frozen=True, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """My answer to question number `n`."""

    n: Number
    phrase: Phrase
    epoch: Number | None = None


class Consider(Struct, frozen=True, tag="consider", tag_field="type", forbid_unknown_fields=True):
    """What if I did this? Nothing is stored, and nobody else hears of it. The answer carries the same `id`."""

    id: Number
    n: Number
    draft: Draft
    epoch: Number | None = None


class Commit(Struct, frozen=True, tag="commit", tag_field="type", forbid_unknown_fields=True):
    """I do this: all answers of an action at once, in any order."""

    n: Number
    draft: Draft
    epoch: Number | None = None


class TakeBack(Struct, frozen=True, tag="take-back", tag_field="type", forbid_unknown_fields=True):
    """I take my last action back; `n` is that of the page I have."""

    n: Number
    epoch: Number | None = None


class Settings(Struct, frozen=True, tag="settings", tag_field="type", forbid_unknown_fields=True):
    """`pass_for_me`: pass in windows where I cannot act. `go_on`: I will not take my last answer back."""

    pass_for_me: bool | None = None
    go_on: bool = False


class Ping(Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


Up: TypeAlias = Hello | Answer | Consider | Commit | TakeBack | Settings | Ping

# ---------------------------------------------------------------- HTTP


class ChoiceInfo(Struct, frozen=True):
    """A table option, its default first, and the clause of the rules that speaks of it."""

    name: str
    values: tuple[str, ...]
    clause: str


class LevelInfo(Struct, frozen=True):
    """How well a bot plays, and what the game calls such a player, with the plain level beside it."""

    id: str
    title: str


class CharacterInfo(Struct, frozen=True):
    """In which way a bot plays, and how one notices it."""

    id: str
    title: str
    about: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    """What it is called, in the language that was asked for."""
    about: str
    """What it is about, in a few sentences."""
    rules: int
    seats: tuple[int, ...]
    choices: tuple[ChoiceInfo, ...]
    bots: tuple[str, ...]
    """All bots that play it, by their names."""
    levels: tuple[LevelInfo, ...]
    """Those of them that are for people, the weakest first."""
    characters: tuple[CharacterInfo, ...]
    """What may stand after the colon behind a level; `any` is one of them by chance. Empty where there are none."""
    usual: str
    """The level to begin with."""
    guide: tuple[str, ...] = ()
    """The chapters of its guided first game, if it has one."""
    reconstructed: bool = False
    """Are some of its numbers not known for certain? Then an owner of the box may play with a box file of their own."""


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest: what the others call them, and how they like their page."""

    name: Name = ""
    language: Word = ""
    theme: Word = ""


class DeviceLink(Struct, frozen=True):
    """A link with which one other browser becomes this guest's, and until when it works, in seconds since 1970."""

    link: str
    until: float


class DeviceOffer(Struct, frozen=True):
    """Whose browser this becomes by a link, until when that can be done, and whether it is theirs already."""

    name: str
    until: float
    mine: bool


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: I, a person by a link, a bot, or another person at this same screen."""

    kind: Literal["me", "person", "bot", "here"]
    bot: BotName | None = None
    name: Name = ""


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=20)]
    options: dict[Word, Word] = {}
    public: bool = False
    """May anybody take a free seat?"""
    spectators: bool = True
    """May those watch who have the table's address?"""
    listed: bool = False
    """May anybody watch? Then it is listed in the lobby."""
    pace: Annotated[float, Meta(ge=1, le=600)] | None = None
    """How long windows are held open, in seconds."""
    box_file: BoxFile | None = None
    """The box file to play with, as TOML, where that is not the game's own."""


class LessonWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game: one's own goes on where it stands, or from the beginning of a chapter."""

    game: Word
    chapter: Word | None = None


class RecordWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be imported, and the box file that the game was played with, where that is not its own."""

    record: str
    box_file: BoxFile | None = None


class TableInfo(Struct, frozen=True):
    """A table from outside."""

    id: str
    game: str
    rules: int
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    public: bool
    spectators: bool
    listed: bool
    pace: float | None
    n: int
    asked: int | None
    over: bool
    frozen: str | None
    scores: tuple[int, ...] | None
    created: float
    updated: float
    mine: tuple[int, ...]
    round: int | None
    rematch: str | None
    owner: bool = False
    """Does the viewer look after this table? At first whoever opened it does."""
    links: dict[str, str] | None = None
    """A join link for every open seat, by its number; told to whoever opens the table."""
    box: str = ""
    """A name for the box file it is played with; empty if that is the game's own."""
    expires: float | None = None
    """When it will be removed unless somebody plays, if that is soon (seconds since 1970)."""
    chapter: str | None = None
    """Of a guided first game: the chapter that it stands at."""


class TableList(Struct, frozen=True):
    """My tables, public ones with a free seat, and games that anybody may watch."""

    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]
    watch: tuple[TableInfo, ...]


LinkState: TypeAlias = Literal["free", "handed-on", "mine", "taken"]


class Invitation(Struct, frozen=True):
    """Where a link leads. Looking uses nothing up: programs that show previews of links look, too."""

    state: LinkState
    """What becomes of whoever follows it: they get a seat, or somebody's seat, or have it already, or come too late."""
    game: str
    host: str
    """What whoever looks after the table is called."""
    seat: int | None
    """The seat that it leads to."""
    seats: tuple[SeatInfo, ...]
    """Who is there; nothing to those who come too late for a table that may not be watched."""
    options: dict[str, str]
    pace: float | None
    spectators: bool
    listed: bool
    begun: bool
    over: bool
    box: str
    table: str | None
    """The table, for those who sit there or may watch."""


class Gone(Struct, frozen=True):
    """I have left a table, or deleted it."""

    deleted: bool
    """Is there no such table any more?"""


class LinksMade(Struct, frozen=True):
    """Fresh join links for the seats that are still open, by their numbers; older links to them end."""

    links: dict[str, str]


class Replacement(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for the seat of somebody who is away."""

    seat: Number
    bot: BotName


class BotWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat that nobody has taken, and what it is to be called."""

    seat: Number
    bot: BotName
    name: Name = ""


class SeatChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seats."""

    seat: Number


class Suspected(Struct, frozen=True):
    """What the program would suspect after `n` answers, from what the viewer had seen and heard by then."""

    n: int
    seats: tuple[dict[str, float], ...]
    """How likely each seat is of which side."""
    held: dict[str, dict[str, float]]
    """Things that nobody sees, and how likely each seat has them."""


class Hint(Struct, frozen=True):
    """What a strong bot would do in my place, and why. The words of the reasons go on after “This”."""

    n: int
    epoch: int
    """The position that it is about."""
    phrases: tuple[str, ...]
    """A whole action."""
    chance: float | None
    """How likely a victory is then, from 0 to 1, as the bot sees it."""
    plan: Plan | None
    """What it is a step towards, if it takes several turns."""
    reasons: tuple[Reason, ...]
    """What matters most first."""
    perhaps: tuple[Reason, ...]
    """What may come of it."""


class Coached(Struct, frozen=True):
    """What I could do, what looks best first, and what it would mean."""

    n: int
    epoch: int
    """The position that it is about."""
    ways: tuple[Way, ...]


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """Does whoever plays at this seat agree that everybody at the table may be helped?"""

    seat: Number
    agrees: bool


class Why(Struct, frozen=True):
    """What a bot thinks of an answer of a game that is over."""

    n: int
    """Which answer, counted from 1."""
    explanation: Explanation


class Health(Struct, frozen=True):
    """Is everything well?"""

    ok: bool
    version: str
    database: str
    compiled: bool
    building: bool
    """Is the compiled version on its way? Until it is there, bots get less far in the time they have."""
    fault: Kind | None = None
    """Why nothing can be kept at the moment, if so."""


class Live(Struct, frozen=True):
    """The server answers, whatever else may be wrong."""

    ok: bool
    version: str


class Ready(Struct, frozen=True):
    """Can games go on? Something was written a moment ago to know it."""

    ok: bool
    fault: Kind | None
    """Why not."""
    details: str
    """One sentence on what is wrong and what to do."""


TYPES: Final = (
    Page,
    Error,
    ConsideredDraft,
    Hello,
    Answer,
    Consider,
    Commit,
    TakeBack,
    Settings,
    GameInfo,
    Me,
    DeviceLink,
    DeviceOffer,
    TableWanted,
    LessonWanted,
    RecordWanted,
    TableInfo,
    TableList,
    Invitation,
    Gone,
    LinksMade,
    Replacement,
    BotWanted,
    SeatChosen,
    RuleBook,
    Suspected,
    Hint,
    Coached,
    Agreement,
    Why,
    Health,
    Live,
    Ready,
    Ping,
    Pong,
    session.Sample,
)

UP: Final = (Hello, Answer, Consider, Commit, TakeBack, Settings, Ping)
DOWN: Final = (Page, Error, ConsideredDraft, Pong)

encode = msgspec.json.encode
_up: Final[msgspec.json.Decoder[Up]] = msgspec.json.Decoder(Up)


def read_up(sent: bytes) -> Up:
    """A message of a player; raises msgspec.DecodeError if it is none."""
    return _up.decode(sent)


def components(template: str) -> dict[str, Any]:
    """The JSON Schema of every type by its name; `template` says how they refer to each other."""
    _, parts = msgspec.json.schema_components(TYPES, ref_template=template)
    return dict(parts)


def schema() -> dict[str, Any]:
    """One JSON Schema for both directions of the websocket and all HTTP bodies."""
    found = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Intrigue",
        "description": "What goes over the wire: Down and Up are the messages of the websocket.",
        "$defs": {
            **components("#/$defs/{name}"),
            "Down": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in DOWN]},
            "Up": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in UP]},
        },
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))  # defaults may be tuples
    return plain


def game_schema(game: Game) -> dict[str, Any]:
    """One JSON Schema for what a page of one game holds: `View`, and `Board` and `Prospect` if it says numbers."""
    views, shown = views_of(game), shown_of(game)
    types = [*([] if views is None else [views.View]), *([] if shown is None else [shown.Board, shown.Prospect])]
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.id,
        "description": f"What a page of {game.id} holds.",
        "$defs": dict(parts),
    }


if __name__ == "__main__":  # the page's types are made from this
    print(msgspec.json.format(encode(game_schema(GAMES[sys.argv[1]]) if sys.argv[1:] else schema())).decode())
