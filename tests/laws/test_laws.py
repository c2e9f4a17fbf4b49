"""The laws, over every game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intrigue import laws
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from laws.positions import SEEDS, each_game, examples, sessions

games = pytest.mark.parametrize("game", each_game(), ids=lambda game: game.id)


@games
@given(data=st.data(), seed=SEEDS)
def test_imagine_fits(game: Game, data: st.DataObject, seed: int) -> None:
    """What every seat imagines looks to it like what it sees."""
    laws.imagine_fits(game, data.draw(sessions(game)).table, Rng(seed))


@games
@examples(30)
@given(data=st.data(), seed=SEEDS)
def test_suspicion_fits(game: Game, data: st.DataObject, seed: int) -> None:
    """What every seat suspects adds up, and the worlds it imagines by it look to it like what it sees."""
    laws.suspicion_fits(game, data.draw(sessions(game)), Rng(seed))


@games
@examples(20)
@given(data=st.data(), seed=SEEDS)
def test_numbers_are_the_view(game: Game, data: st.DataObject, seed: int) -> None:
    """The same view gives the same numbers, and another view gives others."""
    laws.numbers_are_the_view(game, data.draw(sessions(game, longest=400)), Rng(seed))


@games
@given(data=st.data(), seed=SEEDS)
def test_same_question(game: Game, data: st.DataObject, seed: int) -> None:
    """A seat's question and options are the same in every world it imagines."""
    laws.same_question(game, data.draw(sessions(game)).table, Rng(seed))


@games
@given(data=st.data(), seed=SEEDS)
def test_strangers_cannot_tell(game: Game, data: st.DataObject, seed: int) -> None:
    """The same answer in two worlds that tell the same shows the same and asks the same seat."""
    laws.strangers_cannot_tell(game, data.draw(sessions(game)).table, Rng(seed))


@games
@given(data=st.data())
def test_same_sight_same_story(game: Game, data: st.DataObject) -> None:
    """What a view keeps from a seat, no story tells it."""
    laws.same_sight_same_story(game, data.draw(sessions(game)).table)


@games
@examples(12)
@given(data=st.data(), seed=SEEDS)
def test_nothing_else_leaks(game: Game, data: st.DataObject, seed: int) -> None:
    """Two games that tell a viewer the same give the same bytes on every channel."""
    laws.nothing_else_leaks(game, data.draw(sessions(game, longest=120)), Rng(seed))


@games
@given(data=st.data(), seed=SEEDS)
def test_take_back_shows_nothing(game: Game, data: st.DataObject, seed: int) -> None:
    """An answer that can be taken back has taught nobody anything."""
    laws.take_back_shows_nothing(game, data.draw(sessions(game)), Rng(seed))


@games
@examples(20)
@given(data=st.data(), seed=SEEDS)
def test_copy_is_apart(game: Game, data: st.DataObject, seed: int) -> None:
    """Playing on in a copy changes nothing in the original."""
    laws.copy_is_apart(game, data.draw(sessions(game)).table, Rng(seed))


@games
@examples(20)
@given(data=st.data(), seed=SEEDS)
def test_silence_writes_nothing(game: Game, data: st.DataObject, seed: int) -> None:
    """A table to which nobody listens has nothing in its log."""
    laws.silence_writes_nothing(game, data.draw(sessions(game)).table, Rng(seed))


@games
@given(data=st.data())
def test_record_replays(game: Game, data: st.DataObject) -> None:
    """A record replays to an equal table and equal stories."""
    laws.record_replays(game, data.draw(sessions(game)))


@games
@examples(15)
@given(data=st.data(), seed=SEEDS)
def test_past_is_what_was(game: Game, data: st.DataObject, seed: int) -> None:
    """A look back shows what was there, and the story finds the moment it was told."""
    laws.past_is_what_was(game, data.draw(sessions(game, longest=400)), Rng(seed))


@games
@examples(15)
@given(data=st.data())
def test_pieces_are_kept(game: Game, data: st.DataObject) -> None:
    """Cards and goals are conserved after every answer."""
    laws.pieces_are_kept(game, data.draw(sessions(game, longest=400)))


@games
@examples(20)
@given(data=st.data(), seed=SEEDS)
def test_it_ends(game: Game, data: st.DataObject, seed: int) -> None:
    """Random play ends, and a finished table asks nothing."""
    laws.it_ends(game, data.draw(sessions(game)).table, Rng(seed))


@games
@examples(25)
@given(data=st.data())
def test_illegal_is_refused(game: Game, data: st.DataObject) -> None:
    """Whatever is not offered is refused, and nothing changes."""
    laws.illegal_is_refused(game, data.draw(sessions(game)).table)


@games
@given(data=st.data(), seed=SEEDS)
def test_forced_is_no_secret(game: Game, data: st.DataObject, seed: int) -> None:
    """What the program answers by itself everybody can see to be the only answer."""
    laws.forced_is_no_secret(game, data.draw(sessions(game)), Rng(seed))


@games
@given(data=st.data(), seed=SEEDS)
def test_drafts_depend_on_the_view(game: Game, data: st.DataObject, seed: int) -> None:
    """Considering a draft changes nothing, and says the same in every world the seat may imagine."""
    laws.drafts_depend_on_the_view(game, data.draw(sessions(game)), Rng(seed))


@games
@given(data=st.data(), seed=SEEDS)
def test_addable_is_what_is_accepted(game: Game, data: st.DataObject, seed: int) -> None:
    """What may be added to a draft is exactly what the rules take."""
    laws.addable_is_what_is_accepted(game, data.draw(sessions(game)), Rng(seed))


@games
@given(data=st.data(), seed=SEEDS)
def test_commit_is_one_action(game: Game, data: st.DataObject, seed: int) -> None:
    """Whole actions are taken in any order, as one thing to take back; half ones are refused."""
    laws.commit_is_one_action(game, data.draw(sessions(game)), Rng(seed))
