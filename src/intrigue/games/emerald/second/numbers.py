"""A box file as the rules read it: rows of numbers by card and by city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.box import PRINTED, Box, Card
from intrigue.games.emerald.second.cards import CARDS, CITY_NAMES, FIRST_CITY_CARD, FIRST_GAME_CARD
from intrigue.games.emerald.shared.box import COUNTS
from intrigue.games.emerald.shared.numbers import row

PLAIN: Final[i64] = 0
ACTION: Final[i64] = 1
FREE: Final[i64] = 2
INTERRUPT_ONLY: Final[i64] = 3
BENEFIT: Final[i64] = 4
KINDS: Final = ("plain", "action", "free", "interrupt", "benefit")


class Numbers:
    """The numbers of one box file; every table that is played with it shares them."""

    def __init__(self, box: Box) -> None:
        cards: list[Card] = [box.start_deck[name] for name in PRINTED.start_deck]
        cards += [box.city_cards[city] for city in CITY_NAMES]
        cards += [box.cards[name] for name in PRINTED.cards]
        self.place: Final = row([card.place for card in cards])
        self.claim: Final = row([card.claim for card in cards])
        self.retrieve: Final = row([card.retrieve for card in cards])
        self.move: Final = row([card.move for card in cards])
        self.assassinate: Final = row([card.assassinate for card in cards])
        self.restorationist: Final = row([card.restorationist for card in cards])
        self.loyalist: Final = row([card.loyalist for card in cards])
        self.bomb: Final = row([card.bomb for card in cards])
        self.agent: Final = row([card.agent for card in cards])
        self.insanity: Final = row([int(card.insanity) for card in cards])
        self.vp_neutral: Final = row([card.vp_neutral for card in cards])
        self.vp_restorationist: Final = row([card.vp_restorationist for card in cards])
        self.vp_loyalist: Final = row([card.vp_loyalist for card in cards])
        self.box_vp: Final = row([card.box_vp for card in cards])
        self.kind: Final = row([KINDS.index(card.kind) for card in cards])
        self.one_use: Final = row([int(card.one_use) for card in cards])
        # How many there are of each card: in every player's first deck, and among the game cards.
        copies = [card.copies for card in cards]
        self.start: Final = row(copies[:FIRST_CITY_CARD] + [0] * (CARDS - FIRST_CITY_CARD))
        self.game_cards: Final = row([0] * FIRST_GAME_CARD + copies[FIRST_GAME_CARD:])
        self.defence: Final = row([box.cities[city].defence for city in CITY_NAMES])
        by_city = {royal.city: royal for royal in box.royalty.values()}
        self.royal_bombs: Final = row([by_city[city].bombs for city in CITY_NAMES])
        self.royal_vp: Final = row([by_city[city].vp for city in CITY_NAMES])
        self.identities: Final = row([box.identities.loyalist, box.identities.restorationist])
        self.sane_faces: Final[i64] = box.sanity_die.faces - box.sanity_die.insanity
        self.insane_faces: Final[i64] = box.sanity_die.insanity
        self.cards_per_city: Final = row([0, 0, *[box.players[n].cards_per_city for n in COUNTS]])
        self.vp_end: Final = row([0, 0, *[box.players[n].vp_end for n in COUNTS]])
        self.hand_size: Final[i64] = box.game.hand_size
        self.actions: Final[i64] = box.game.actions_per_turn
        self.cubes: Final[i64] = box.game.cubes_per_player
        self.cubes_in_limbo: Final[i64] = box.game.cubes_in_limbo_at_start
        self.agents: Final[i64] = box.game.agents_per_player
        self.agents_at_start: Final[i64] = box.game.agents_at_start
        self.agents_after_reveal: Final[i64] = box.game.agents_after_loyalist_reveal
        self.tokens: Final[i64] = box.game.sanity_tokens
        self.zombies: Final[i64] = box.game.zombies
        self.zombies_per_play: Final[i64] = box.game.zombies_per_play
        self.track_length: Final[i64] = box.game.track_length
        self.penalty: Final[i64] = box.game.low_side_penalty
        self.black_hand: Final[i64] = box.game.black_hand_per_royalty
        self.yog_sothoth: Final[i64] = box.game.yog_sothoth_per_agent
        self.golovinski: Final[i64] = box.game.golovinski_steps
        self.freud: Final[i64] = box.game.freud_steps


DEFAULT: Final = Numbers(PRINTED)
