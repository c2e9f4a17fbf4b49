"""The words: what people read, in their language.

Words live in Project Fluent files, never in rules code. A game's words are `locale/<language>.ftl` of three folders:
its own, in our package or in another; `shared` beside it, if there is one, for what the editions of a game have in
common; `i18n` for what all games share. No message is in two of them. Messages are named after what they are the
words of:

    thing-juliet        a thing; its grammatical forms are attributes (`.the`, `.acc`), which a language chooses freely
    verb-lay            an answer; the things of the phrase are `$a`, `$b` and so on
    ask-turn            a prompt, with what the question is about
    tell-laid           an event, with its arguments
    text-juliet         what a card says
    means-points        what an action means, going on after "This"; `because-two` joins two of them to a sentence
    option-start_player, option-start_player-random
                        a table option, and what a value of it means
    bot-medium, level-medium
                        a kind of bot, or how well it plays; what the game calls such a player
    character-bold, character-bold-about
                        in which way a bot plays, and how one notices it
    view-hand_sizes     a part of a view, where the game has no drawing of its own and its view is listed
    error-wrong-seat    an exception of the library
    title, about        the game's name; what it is about, in a few sentences
    rules-1, rules-1.title
                        its rules in short paragraphs with headings, if the whole of them is not told in `rules/`
                        beside `locale/` (intrigue.i18n.rulebook); without `about`, the first says what it is about

A name with a number needs no message of its own: `thing-column-2` is said by `thing-column` with `$n` 2 (and with
`$seat`, the seat of that number). `NAME($thing, case: "acc")` puts the word of a thing, in a form, into a sentence.
In arguments `you` stands for the reader's own seat and `hidden` for a secret that is not theirs; a sentence may select
on them, or leave the secret to `thing-hidden`. People's names have no forms, so sentences need none.
"""

from __future__ import annotations

from intrigue.i18n.catalogue import LANGUAGES, MissingWord, UnknownLanguage, check_language, system_language
from intrigue.i18n.words import Words

__all__ = ["LANGUAGES", "MissingWord", "UnknownLanguage", "Words", "check_language", "system_language"]
