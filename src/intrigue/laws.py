"""The laws that every game keeps. They know no game: a new one is checked by calling them.

Each law is a function that raises AssertionError when it is broken. The tests run them over all games with
Hypothesis; `tests/laws/test_laws_bite.py` plants bugs and shows which law catches each.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import cycle
from typing import Any

import msgspec

from intrigue.bots import BOTS, Clock, NoAdvice, make
from intrigue.bots.coach import coach
from intrigue.bots.explain import Way, explain
from intrigue.bots.thought import Thinker
from intrigue.drafts import Judge, answered, is_carried_out, judge, listening_copy, meanings
from intrigue.kernel.companions import observation_of, suspicion_of
from intrigue.kernel.errors import GameOver, IllegalAnswer, IntrigueError
from intrigue.kernel.event import Telling, story
from intrigue.kernel.game import Game
from intrigue.kernel.observation import SPECTATOR, Observer, Row, width
from intrigue.kernel.record import read_record, replay
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, asked, decision, is_forced, is_over, offered, pick, play_out
from intrigue.kernel.table import CHANCE, Table
from intrigue.session import Asked, Session


def played(game: Game, seats: int, options: Mapping[str, str], seed: int, answers: int) -> Session:
    """A session in which everybody has answered at random, until this many answers are given or the game is over."""
    session = Session(game, seats, options, seed)
    for _ in range(answers):
        if is_over(session.table):
            break
        step(session, int(pick(session.table, session.next_dice())))
    return session


def step(session: Session, option: int) -> None:
    """Whoever is asked gives this answer."""
    seat = asked(session.table)
    assert seat is not None, "nobody is asked any more"
    session.take(seat, option)


def viewers(t: Table) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(t.seats), None]


APART = ("log", "listening", "memos")
"""What a table has besides its situation."""


def snapshot(thing: Any) -> Any:
    """Everything a table is made of, as plain data that can be compared, apart from its log and its memos."""
    if isinstance(thing, (int, float, str, bool, type(None))):
        return thing
    if isinstance(thing, Mapping):
        return {key: snapshot(value) for key, value in thing.items()}
    if isinstance(thing, Iterable):  # lists, tuples, vecs
        return [snapshot(part) for part in thing]
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    parts = {name: snapshot(getattr(thing, name)) for name in names if name not in (*APART, "__dict__")}
    if hasattr(thing, "__dict__"):  # an interpreted class on top of a compiled one has both
        parts |= {name: snapshot(value) for name, value in vars(thing).items() if name not in APART}
    return {"is": type(thing).__name__, **parts}


# ---------------------------------------------------------------- secrets


def imagine_fits(game: Game, t: Table, rng: Rng) -> None:
    """What I imagine looks like what I see."""
    for viewer in viewers(t):
        view = game.observe(t, viewer)
        world = game.imagine(view, rng)
        assert game.observe(world, viewer) == view, f"seat {viewer} imagines what it does not see"
        assert game.pieces(world) == game.pieces(t), f"seat {viewer} imagines other pieces than there are"


def suspicion_fits(game: Game, session: Session, rng: Rng) -> None:
    """What I suspect adds up, and the worlds that I imagine by it look like what I see."""
    suspects = suspicion_of(game)
    if suspects is None:
        return
    t = session.table
    for viewer in viewers(t):
        view, told = game.observe(t, viewer), story(t.log, viewer)
        suspicion = suspects.suspect(view, told, game)
        assert abs(sum(suspicion.joint.values()) - 1) < 1e-9, f"what seat {viewer} suspects does not add up"
        for seat, sides in enumerate(suspicion.marginals):
            for side, likely in sides.items():
                together = sum(odds for all_sides, odds in suspicion.joint.items() if all_sides[seat] == side)
                assert abs(likely - together) < 1e-9, f"seat {viewer} suspects seat {seat} in two ways"
        assert suspects.suspect(view, told, game) == suspicion, f"seat {viewer} changes its mind"
        world = suspects.believe(view, told, game).imagine(rng)
        assert game.observe(world, viewer) == view, f"seat {viewer} suspects what it can see to be otherwise"
        assert game.pieces(world) == game.pieces(t), f"seat {viewer} suspects other pieces than there are"


def same_question(game: Game, t: Table, rng: Rng) -> None:
    """In every world I imagine, my open question and its options are the same, and so is who is asked."""
    question = decision(t)
    for viewer in viewers(t):
        imagined = decision(game.imagine(game.observe(t, viewer), rng))
        if question is None or imagined is None:
            assert question is imagined, f"seat {viewer} cannot tell whether the game is over"
            continue
        assert imagined.seat == question.seat, f"seat {viewer} cannot tell who is asked"
        if viewer == question.seat or question.seat == CHANCE:  # nobody else is sent the words of the question
            assert (imagined.prompt, imagined.about) == (question.prompt, question.about)
        if viewer == question.seat:
            assert imagined.options == question.options, f"the options of seat {viewer} tell what it does not see"


def strangers_cannot_tell(game: Game, t: Table, rng: Rng) -> None:
    """After the same answer, two worlds that tell me the same show me the same and ask the same seat."""
    if is_over(t):
        return
    option = int(pick(t, rng))
    for viewer in viewers(t):
        world = game.imagine(game.observe(t, viewer), rng)
        if option not in offered(world):
            continue  # the answer of somebody who, in this world, does not have it
        truth = after(game, t, option, viewer)
        dream = after(game, world, option, viewer)
        if truth.told == dream.told:
            asks = (truth.asked, truth.prompt), (dream.asked, dream.prompt)
            assert asks[0] == asks[1], f"whom it asks tells seat {viewer} what it does not see"
            assert truth.view == dream.view, f"seat {viewer} sees what it was not told"


def same_sight_same_story(game: Game, t: Table) -> None:
    """What a view keeps from me, no story may say.

    Two answers of somebody else, or of chance, that make the same kinds of events and leave me seeing the same have
    told me the same. (Where a rule lets something be seen and vanish at once, the view must remember it.)
    """
    if is_over(t):
        return
    for viewer in viewers(t):
        told: dict[tuple[bytes, tuple[str, ...]], tuple[Telling, ...]] = {}
        if viewer == asked(t):
            continue  # these are the viewer's own answers
        for option in offered(t):
            seen = after(game, t, option, viewer)
            key = (msgspec.json.encode(seen.view), tuple(event.kind for event in seen.told))
            assert told.setdefault(key, seen.told) == seen.told, f"the story tells seat {viewer} what it does not see"


class After(msgspec.Struct, frozen=True):
    """What a viewer has of one answer: what they were told, what they see now, who is asked next, and what."""

    told: tuple[Telling, ...]
    view: Any
    asked: int | None
    prompt: str


def after(game: Game, t: Table, option: int, viewer: int | None) -> After:
    """Give an answer in a copy, and tell what the viewer has of it."""
    copy = t.copy()
    copy.listening = True
    advance(copy, option)
    question = decision(copy)
    asked = None if question is None else question.seat
    prompt = question.prompt if question is not None and asked == viewer else ""
    return After(story(copy.log, viewer), game.observe(copy, viewer), asked, prompt)


def nothing_else_leaks(game: Game, session: Session, rng: Rng) -> None:
    """Two games that tell a viewer the same give byte-identical output on every channel, at every moment."""
    for viewer in viewers(session.table):
        for truth, twin in twins(game, session, viewer, rng):
            ours, theirs = channels(truth, viewer), channels(twin, viewer)
            for channel, output in ours.items():
                assert output == theirs[channel], f"{channel} tells seat {viewer} what it does not see"


def twins(game: Game, session: Session, viewer: int | None, rng: Rng) -> Iterator[tuple[Session, Session]]:
    """The same game with other secrets: after each answer the pair of sessions, as long as the story can be kept up.

    The twin gives the viewer's own answers again. Everybody else, chance included, gives some answer that tells the
    viewer just the same.
    """
    truth = Session(game, session.record.seats, session.record.options)
    twin = Session(game, session.record.seats, session.record.options)
    for seat, phrase, _ in session.record.answers:
        option = game.verbs.option(phrase)
        told = hears(truth.table, option, viewer)
        others = offered(twin.table)
        if seat == viewer:
            others = [o for o in others if o == option]
        others.sort(key=lambda o: rng.below(1 << 20))
        if option in others and rng.below(2):  # going along with the truth keeps the story up for longer
            others.insert(0, option)
        other = next((o for o in others if hears(twin.table, o, viewer) == told), None)
        if other is None:
            return
        step(truth, option)
        step(twin, other)
        yield truth, twin


def hears(t: Table, option: int, viewer: int | None) -> tuple[Telling, ...]:
    """What the viewer would be told of this answer."""
    copy = t.copy()
    copy.listening = True
    advance(copy, option)
    return story(copy.log, viewer)


ERRORS = 12
"""How many answers that are not offered are tried; they get the same kind of sentence."""


def channels(session: Session, viewer: int | None) -> dict[str, bytes]:
    """Everything that can reach a viewer, as bytes."""
    game = session.game
    page = session.page(viewer)
    out = {
        "the view": msgspec.json.encode(page.view),
        "the story": msgspec.json.encode(page.story),
        "the question": msgspec.json.encode(page.question),
        "the page": msgspec.json.encode(page),
        "the board": msgspec.json.encode(page.board),
        "the record excerpt": session.excerpt(viewer).encode(),
    }
    if (found := observation_of(game)) is not None:
        row = Row(width(found.OBSERVER, int(session.table.seats)))
        out["the numbers"] = in_numbers(found.OBSERVER, session.table, viewer, row)
    suspicion = session.suspect(viewer)
    if suspicion is not None:
        parts = list(suspicion.joint.items()), suspicion.marginals, suspicion.held
        out["what is suspected"] = msgspec.json.encode(parts)
    if page.question is not None and viewer is not None:
        out["what is considered"] = msgspec.json.encode(session.consider(viewer, []))
    if viewer is not None:
        out["take-back"] = str(session.can_take_back(viewer)).encode()
        own = page.question.phrases if page.question is not None else ()
        apart = len(game.verbs) // ERRORS + 1  # a sample, another one after each answer
        for option in range(len(session.record.answers) % apart, len(game.verbs), apart):
            phrase = game.verbs.phrase(option)
            if phrase not in own:
                out[f"the error for {phrase!r}"] = complaint(session, viewer, phrase)
    return out


def complaint(session: Session, viewer: int, phrase: str) -> bytes:
    """What the viewer is told when they give an answer that is not offered."""
    try:
        session.answer(viewer, phrase)
    except IntrigueError as error:
        return f"{type(error).__name__}: {error}".encode()
    raise AssertionError("an answer that is not offered was accepted")


def take_back_shows_nothing(game: Game, session: Session, rng: Rng) -> None:
    """Where an action may be taken back, nobody could have learned anything from it, and all is as before."""
    if not session.record.answers:
        return
    seat = session.record.answers[-1].seat
    begun = session.begun(seat)
    if begun is None or not session.can_take_back(seat):
        return
    options = [game.verbs.option(answer.phrase) for answer in session.record.answers]
    before = Session(game, session.record.seats, session.record.options)
    for option in options[:begun]:
        step(before, option)
    for viewer in viewers(session.table):
        truth, dream = before.table.copy(), game.imagine(game.observe(before.table, viewer), rng)
        for option in options[begun:]:
            if option not in offered(dream):
                break  # the answer of somebody who, in this world, does not have it
            shown = after(game, truth, option, viewer), after(game, dream, option, viewer)
            assert shown[0] == shown[1], f"seat {viewer} has learned something from an action that can be taken back"
            advance(truth, option)
            advance(dream, option)
    again = Session(game, session.record.seats, session.record.options)
    for option in options:
        step(again, option)
    again.take_back(seat)
    assert snapshot(again.table) == snapshot(before.table), "a take-back does not lead back"
    assert str(again.record) == str(before.record)


def forced_is_no_secret(game: Game, session: Session, rng: Rng) -> None:
    """Between two actions, what the program answers by itself is what everybody can see to be the only answer."""
    t = session.table
    given = session.record.answers
    if not is_forced(t) or (given and given[-1].seat == asked(t) and not session.ended(len(given) - 1)):
        return  # inside an action nobody else sees anything
    for viewer in viewers(t):
        world = game.imagine(game.observe(t, viewer), rng)
        assert is_forced(world), f"seat {viewer} can tell by the pace that there was no choice"


# ---------------------------------------------------------------- numbers


def numbers_are_the_view(game: Game, session: Session, rng: Rng, observer: Observer[Any] | None = None) -> None:
    """Same view, same numbers; and where views differ in more than what is left out, their numbers differ."""
    found = observation_of(game)
    observer = observer or (None if found is None else found.OBSERVER)
    if observer is None:
        return
    row = Row(width(observer, int(session.table.seats)))
    for viewer in viewers(session.table):
        truth = in_numbers(observer, session.table, viewer, row)
        world = game.imagine(game.observe(session.table, viewer), rng)
        assert in_numbers(observer, world, viewer, row) == truth, f"the numbers tell seat {viewer} what it does not see"
    past = Session(game, session.record.seats, session.record.options)
    seen: dict[bytes, bytes] = {}
    looking = cycle(viewers(past.table))
    for answer in session.record.answers:
        viewer = next(looking)
        shown = without(msgspec.to_builtins(game.observe(past.table, viewer)), observer.left_out())
        numbers = in_numbers(observer, past.table, viewer, row)
        assert seen.setdefault(numbers, shown) == shown, f"two views of seat {viewer} look alike in numbers"
        past.follow(answer)


def in_numbers(observer: Observer[Any], t: Table, viewer: int | None, row: Row) -> bytes:
    """What a viewer sees, as numbers."""
    row.at = 0
    observer.write(t, int(SPECTATOR) if viewer is None else viewer, row)
    assert row.at == width(observer, int(t.seats)), f"{row.at} numbers were written, which is not what the fields say"
    return bytes(memoryview(row.numbers))


def without(view: Any, left_out: Iterable[str]) -> bytes:
    """A view apart from what is left out of the numbers."""
    for path in left_out:
        *way, last = path.split(".")
        parts = [view]
        for name in way:
            found = [part[name] for part in parts if part[name] is not None]
            parts = [one for each in found for one in (each if isinstance(each, list | tuple) else [each])]
        for part in parts:
            del part[last]
    return msgspec.json.encode(view)


# ---------------------------------------------------------------- drafts


def some_action(game: Game, t: Table, seat: int, rng: Rng) -> list[int]:
    """The answers of one action of this seat, or of the rest of one, chosen at random."""
    answers: list[int] = []
    while not is_carried_out(t, seat) and answers[-1:] != [game.verbs.done]:
        answers.append(int(pick(t, rng)))
        t = answered(t, answers[-1])
    return answers


def shuffled(things: list[str], rng: Rng) -> list[str]:
    """The same in another order."""
    return sorted(things, key=lambda _: rng.below(1 << 20))


def whose_turn(session: Session) -> int | None:
    """The seat that is asked, its last half-made action taken back; None if no seat is."""
    seat = asked(session.table)
    if seat is None or seat < 0:
        return None
    given = session.record.answers
    if given and given[-1].seat == seat and not session.ended(len(given) - 1):
        session.take_back(seat)
    return seat


def some_draft(session: Session, seat: int, rng: Rng) -> list[str]:
    """What a person might have in mind: again and again something is added that may be; some verbs are left out."""
    draft: list[str] = []
    for _ in range(rng.below(5)):
        addable = session.consider(seat, draft).addable
        if not addable:
            break
        wish = addable[int(rng.below(len(addable)))]
        draft.append(wish.partition(" ")[2] or wish if rng.below(4) == 0 else wish)
    return shuffled(draft, rng)


def drafts_depend_on_the_view(game: Game, session: Session, rng: Rng) -> None:
    """Considering changes nothing, and says the same in every world that the seat may imagine."""
    seat = whose_turn(session)
    if seat is None:
        return
    for draft in ([], some_draft(session, seat, rng)):
        before = snapshot(session.table), str(session.record), len(session.table.log)
        said = session.consider(seat, draft)
        now = snapshot(session.table), str(session.record), len(session.table.log)
        assert now == before, "considering changed something"
        world = listening_copy(game.imagine(game.observe(session.table, seat), rng), any_order=True)
        other = Judge(game, seat, world).consider(draft)
        same = msgspec.json.encode(said) == msgspec.json.encode(other)
        assert same, f"considering tells seat {seat} what it does not see"


def addable_is_what_is_accepted(game: Game, session: Session, rng: Rng, sample: int = 25) -> None:
    """What the rules say may be added they take, at the true table too, and nothing else."""
    seat = whose_turn(session)
    if seat is None:
        return
    draft = some_draft(session, seat, rng)
    said = session.consider(seat, draft)
    assert said.readings, f"the rules do not take {draft}, though each was added as it may be"
    verbs = game.verbs
    judging = judge(game, game.observe(session.table, seat), seat)
    others = {verbs.phrase(int(rng.below(len(verbs)))) for _ in range(sample)}
    others |= {refusal.phrase for refusal in said.refused}
    for phrase, times in said.times.items():
        judging.work = 0
        for n in (times, times + 1):
            taken = bool(judging.search(meanings(game, [*draft, *[phrase] * n])).ways)
            assert taken == (n == times), f"{phrase!r} may be added to {draft} {times} times"
    for phrase in {*said.addable, *others}:
        judging.work = 0
        ways = judging.search(meanings(game, [*draft, phrase])).ways
        assert bool(ways) == (phrase in said.addable), f"{phrase!r} added to {draft}: {said.addable}"
        for way in ways:
            rest = [] if way.over else some_action(game, way.table, seat, rng)
            whole = [verbs.phrase(option) for option in (*way.given, *rest)]
            truth = session.table.copy()
            for option in judging.answers(whole):
                advance(truth, option)


def commit_is_one_action(game: Game, session: Session, rng: Rng) -> None:
    """The order of clicking does not matter, a commit is one thing to take back, and half an action is none."""
    seat = whose_turn(session)
    if seat is None:
        return
    whole = shuffled([game.verbs.phrase(o) for o in some_action(game, listening_copy(session.table), seat, rng)], rng)
    before, n = snapshot(session.table), len(session.record.answers)
    for size in range(len(whole)):
        if not all(reading.complete for reading in session.consider(seat, whole[:size]).readings):
            try:
                session.commit(seat, whole[:size])
            except IllegalAnswer:
                assert snapshot(session.table) == before, "a refused action changed the table"
                continue
            raise AssertionError(f"half an action was accepted: {whole[:size]}")
    session.commit(seat, whole)
    given = [answer.phrase for answer in session.record.answers[n : n + len(whole)]]
    assert sorted(given) == sorted(whole), f"other answers were given than those wished for: {given}, {whole}"
    assert session.begun(seat) == n, "a commit is not one action"
    if session.can_take_back(seat):
        session.take_back(seat)
        assert snapshot(session.table) == before, "a commit is not one thing to take back"


# ---------------------------------------------------------------- thoughts


def thinkers(game: Game) -> Iterator[str]:
    """The bots that can say what they think of this game."""
    for name in BOTS:
        try:
            if isinstance(make(name, game), Thinker):
                yield name
        except NoAdvice:
            continue


Coaching = Callable[[Game, Asked], tuple[Way, ...]]
"""What tells somebody what they could do."""


def thoughts_depend_on_the_view(
    game: Game, session: Session, rng: Rng, iterations: int = 6, coaching: Coaching = coach
) -> None:
    """What a bot or the coach thinks of my question is the same in every world I imagine, and changes nothing."""
    seat = asked(session.table)
    if seat is None or seat < 0:
        return
    true = session.ask(seat)
    world = game.imagine(true.view, rng)
    question = decision(world)
    assert question is not None, f"seat {seat} imagines that the game is over"
    dream = Asked(game.observe(world, seat), true.story, question)
    before = snapshot(session.table), str(session.record), len(session.table.log)
    for name in thinkers(game):
        said = [msgspec.json.encode(explain(game, name, it, Clock(iterations=iterations))) for it in (true, dream)]
        assert said[0] == said[1], f"what {name} thinks tells seat {seat} what it does not see"
    coached = [msgspec.json.encode(coaching(game, it)) for it in (true, dream)]
    assert coached[0] == coached[1], f"what the coach says tells seat {seat} what it does not see"
    assert (snapshot(session.table), str(session.record), len(session.table.log)) == before, (
        "thinking changed something"
    )


# ---------------------------------------------------------------- tables


def copy_is_apart(game: Game, t: Table, rng: Rng) -> None:
    """Playing on in a copy changes nothing in the original."""
    before = snapshot(t)
    copy = t.copy()
    assert snapshot(copy) == before, "a copy differs from its original"
    play_out(copy, rng)
    assert snapshot(t) == before, "playing on in a copy changed the original"


def silence_writes_nothing(game: Game, t: Table, rng: Rng) -> None:
    """A table to which nobody listens has nothing in its log, however it goes on."""
    for silent in (t.copy(), game.new(int(t.seats))):
        play_out(silent, rng)
        assert silent.log == [], "something is written down although nobody listens"


def record_replays(game: Game, session: Session) -> None:
    """A record replays to an equal table and equal stories, and its text reads back as it was written."""
    text = str(session.record)
    record = read_record(text)
    assert str(record) == text
    again = replay(record, {game.id: game})
    assert snapshot(again) == snapshot(session.table), "a record replays to another table"
    for viewer in viewers(again):
        assert story(again.log, viewer) == story(session.table.log, viewer), "a record replays to another story"


def past_is_what_was(game: Game, session: Session, rng: Rng) -> None:
    """A look back shows what was there, byte for byte, and changes nothing; the story finds the moment it was told."""
    before, answers = snapshot(session.table), session.record.answers
    n = int(rng.below(len(answers) + 1))
    plain = Session(game, session.record.seats, session.record.options)
    for answer in answers[:n]:
        plain.follow(answer)
    past = session.at(n)
    assert snapshot(past.table) == snapshot(plain.table), f"after {n} answers it was otherwise"
    for viewer in viewers(past.table):
        shown, was = (msgspec.json.encode(each.page(viewer)) for each in (past, plain))
        assert shown == was, f"after {n} answers viewer {viewer} saw something else"
    if session.table.log:
        event = int(rng.below(len(session.table.log)))
        told = session.when_told(event)
        assert len(session.at(told).table.log) > event, f"event {event} is not told after {told} answers"
        assert told == 0 or len(session.at(told - 1).table.log) <= event, f"event {event} was told before"
    play_out(past.table, rng)
    assert snapshot(session.table) == before, "playing on in the past changed the present"


def pieces_are_kept(game: Game, session: Session) -> None:
    """Nothing is lost and nothing comes from nowhere, after every answer."""
    again = Session(game, session.record.seats, session.record.options)
    before = game.pieces(again.table)
    for answer in session.record.answers:
        step(again, game.verbs.option(answer.phrase))
        assert game.pieces(again.table) == before, f"pieces are not kept by {answer.phrase!r}"


def it_ends(game: Game, t: Table, rng: Rng) -> None:
    """Random play ends within the game's bound, and a finished table asks nothing."""
    copy = t.copy()
    for _ in range(game.bound):
        if is_over(copy):
            break
        advance(copy, int(pick(copy, rng)))
    assert is_over(copy), f"the game goes on after {game.bound} answers"
    assert decision(copy) is None
    assert abs(sum(game.returns(copy)) - 1) < 1e-9
    try:
        advance(copy, 0)
    except GameOver:
        return
    raise AssertionError("a finished table takes an answer")


def illegal_is_refused(game: Game, t: Table, advance: Callable[[Table, int], None] = advance) -> None:
    """Any option that is not offered raises IllegalAnswer, and the table is unchanged."""
    before = snapshot(t)
    for option in {-1, len(game.verbs), 10**9, *range(len(game.verbs))} - set(offered(t)):
        try:
            advance(t, option)
        except IllegalAnswer:
            continue
        raise AssertionError(f"option {option} is not offered, but was accepted")
    assert snapshot(t) == before, "a refused answer changed the table"


def digest(game: Game, seats: int, options: Mapping[str, str], seed: int) -> str:
    """A fingerprint of one random game, compiled and interpreted alike: views, every story and the result.

    After every answer somebody looks, each viewer in their turn.
    """
    session = Session(game, seats, options, seed)
    fingerprint = hashlib.sha256()
    looking = cycle(viewers(session.table))
    while not is_over(session.table):
        step(session, int(pick(session.table, session.next_dice())))
        fingerprint.update(msgspec.json.encode(game.observe(session.table, next(looking))))
    for viewer in viewers(session.table):
        fingerprint.update(msgspec.json.encode(story(session.table.log, viewer)))
    fingerprint.update(str(session.record).encode())
    return fingerprint.hexdigest()
