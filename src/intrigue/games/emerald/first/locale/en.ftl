### A Study in Emerald, first edition, in English. What both editions say alike is in ../../shared/locale.
### Forms of a card, an agent, a target or a place: the name alone; .the with its article. A side: the name; .many for
### all on it.

title = A Study in Emerald (first edition)

## Starting cards

thing-cube = Cube
    .the = the starting card Cube
thing-gold = Gold
    .the = the starting card Gold
thing-two_cubes = Two cubes
    .the = the starting card Two cubes
thing-two_gold = Two gold
    .the = the starting card Two gold
thing-cube_gold = Cube/Gold
    .the = the starting card Cube/Gold
thing-cube_bomb = Cube/Bomb
    .the = the starting card Cube/Bomb
thing-gold_bomb = Gold/Bomb
    .the = the starting card Gold/Bomb
thing-block = Blocking disc
    .the = the starting card Blocking disc
thing-assassinate = Assassination
    .the = the starting card Assassination

## City cards

thing-city_the_hague = The Hague
    .the = the city card The Hague
thing-city_washington = Washington
    .the = the city card Washington
thing-city_zurich = Zurich
    .the = the city card Zurich

## Other game cards

thing-bismarck = Bismarck
    .the = Bismarck
thing-duchess_de_uzes = Duchess D’Uzes
    .the = the Duchess D’Uzes
thing-matvei_golovinsky = Matvei Golovinski
    .the = Matvei Golovinski
thing-nadar = Nadar
    .the = Nadar
thing-necronomicon = Necronomicon
    .the = the Necronomicon
thing-vampire = Vampire
    .the = the Vampire

## Permanent Effects

thing-change_of_heart = Change of Heart
    .the = Change of Heart
thing-cthulhu = Cthulhu
    .the = Cthulhu
thing-cultists = Cultists
    .the = the Cultists
thing-devils_island = Devil’s Island
    .the = Devil’s Island
thing-doctor_watson = Doctor Watson
    .the = Doctor Watson
thing-master_of_disguise = Master of Disguise
    .the = the Master of Disguise
thing-mi_go = Mi-Go
    .the = the Mi-Go
thing-mrs_hudson = Mrs. Hudson
    .the = Mrs. Hudson
thing-sebastian_moran = Sebastian Moran
    .the = Sebastian Moran
thing-sigmund_freud = Sigmund Freud
    .the = Sigmund Freud
thing-society_of_leopold = Society of Leopold
    .the = the Society of Leopold
thing-yog_sothoth = Yog-Sothoth
    .the = Yog-Sothoth

## Main agents, royal persons, zombies

thing-main = { NAME($seat) }’s main agent
    .the = { NAME($seat) }’s main agent
thing-royal_berlin = The Burrower Beneath
    .the = the Burrower Beneath
thing-royal_cairo = Nyarlathotep
    .the = Nyarlathotep
thing-royal_constantinople = The Veiled Thing of the Porte
    .the = the Veiled Thing of the Porte
thing-royal_the_hague = The Drowned Regent
    .the = the Drowned Regent
thing-royal_london = Gloriana
    .the = Gloriana
thing-royal_madrid = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
thing-royal_paris = The Spinner in the Darkness
    .the = the Spinner in the Darkness
thing-royal_rome = Rhogog
    .the = Rhogog
thing-royal_st_petersburg = Azathoth, the Blind Idiot
    .the = Azathoth
thing-royal_vienna = Nug and Yeb
    .the = Nug and Yeb
thing-royal_washington = He Who Presides in the New World
    .the = He Who Presides in the New World
thing-royal_zurich = The Hunger in the Vaults
    .the = the Hunger in the Vaults
thing-zombie_berlin = Zombie in Berlin
    .the = a zombie in Berlin
thing-zombie_cairo = Zombie in Cairo
    .the = a zombie in Cairo
thing-zombie_constantinople = Zombie in Constantinople
    .the = a zombie in Constantinople
thing-zombie_the_hague = Zombie in The Hague
    .the = a zombie in The Hague
thing-zombie_london = Zombie in London
    .the = a zombie in London
thing-zombie_madrid = Zombie in Madrid
    .the = a zombie in Madrid
thing-zombie_paris = Zombie in Paris
    .the = a zombie in Paris
thing-zombie_rome = Zombie in Rome
    .the = a zombie in Rome
thing-zombie_st_petersburg = Zombie in St. Petersburg
    .the = a zombie in St. Petersburg
thing-zombie_vienna = Zombie in Vienna
    .the = a zombie in Vienna
thing-zombie_washington = Zombie in Washington
    .the = a zombie in Washington
thing-zombie_zurich = Zombie in Zurich
    .the = a zombie in Zurich

## Places for cubes and blocking discs: face-up game cards, city boxes

thing-card_berlin = Game card in Berlin
    .the = the game card in Berlin
thing-card_cairo = Game card in Cairo
    .the = the game card in Cairo
thing-card_constantinople = Game card in Constantinople
    .the = the game card in Constantinople
thing-card_the_hague = Game card in The Hague
    .the = the game card in The Hague
thing-card_london = Game card in London
    .the = the game card in London
thing-card_madrid = Game card in Madrid
    .the = the game card in Madrid
thing-card_paris = Game card in Paris
    .the = the game card in Paris
thing-card_rome = Game card in Rome
    .the = the game card in Rome
thing-card_st_petersburg = Game card in St. Petersburg
    .the = the game card in St. Petersburg
thing-card_vienna = Game card in Vienna
    .the = the game card in Vienna
thing-card_washington = Game card in Washington
    .the = the game card in Washington
thing-card_zurich = Game card in Zurich
    .the = the game card in Zurich
thing-box_berlin = City box of Berlin
    .the = the city box of Berlin
thing-box_cairo = City box of Cairo
    .the = the city box of Cairo
thing-box_constantinople = City box of Constantinople
    .the = the city box of Constantinople
thing-box_the_hague = City box of The Hague
    .the = the city box of The Hague
thing-box_london = City box of London
    .the = the city box of London
thing-box_madrid = City box of Madrid
    .the = the city box of Madrid
thing-box_paris = City box of Paris
    .the = the city box of Paris
thing-box_rome = City box of Rome
    .the = the city box of Rome
thing-box_st_petersburg = City box of St. Petersburg
    .the = the city box of St. Petersburg
thing-box_vienna = City box of Vienna
    .the = the city box of Vienna
thing-box_washington = City box of Washington
    .the = the city box of Washington
thing-box_zurich = City box of Zurich
    .the = the city box of Zurich
thing-limbo = Limbo
    .the = Limbo
thing-stock = Available stock
    .the = the stock

## Cities, sides, sanity counters, arrows, colours

thing-the_hague = The Hague
thing-washington = Washington
thing-zurich = Zurich

thing-sane = Sane
thing-mad = Mad

thing-revolution-up = Revolution up
thing-revolution-down = Revolution down
thing-war-up = War up
thing-war-down = War down
thing-revolution = Revolution
thing-war = War

# The junctions of the map.
thing-atlantic = the Atlantic crossing
thing-levant = the Levant steamers
thing-warsaw = Warsaw

## Parts of sentences: an agent of the reader, of the player just named, of the victim. $agent is the agent.

agent-yours = { $agent ->
    [main-0] your main agent
    [main-1] your main agent
    [main-2] your main agent
    [main-3] your main agent
    [main-4] your main agent
   *[other] { NAME($agent, case: "the") }
}
agent-theirs = { $agent ->
    [main-0] the main agent
    [main-1] the main agent
    [main-2] the main agent
    [main-3] the main agent
    [main-4] the main agent
   *[other] { NAME($agent, case: "the") }
}
agent-of-victim = { $victim ->
    [you] { $agent ->
        [main-0] your main agent
        [main-1] your main agent
        [main-2] your main agent
        [main-3] your main agent
        [main-4] your main agent
       *[other] your agent { NAME($agent) }
    }
   *[other] { $agent ->
        [main-0] { NAME($victim) }’s main agent
        [main-1] { NAME($victim) }’s main agent
        [main-2] { NAME($victim) }’s main agent
        [main-3] { NAME($victim) }’s main agent
        [main-4] { NAME($victim) }’s main agent
       *[other] { NAME($victim) }’s agent { NAME($agent) }
    }
}

## Questions

ask-bring-effect = Which Permanent Effect is turned up?
ask-draw-double = Which double agent counter is drawn?
ask-steal-double = Which double agent counter is taken?
ask-sanity = Which sanity counter is drawn?

ask-main-agent = Choose the city in which your main agent begins.
ask-act = { $actions ->
    [0] { $more ->
        [0] Nothing left to do: end your turn.
       *[other] Both actions are done: choose a free action, or end your turn.
    }
   *[other] { $claims ->
        [0] { $actions ->
            [one] { $actions } action left: choose a card, or pass.
           *[other] Your turn, { $actions } actions left: choose a card, or pass.
        }
       *[other] { $actions ->
            [one] Your turn, { $actions } action left: choose something to claim (only the first action can do it), a card, or pass.
           *[other] Your turn, { $actions } actions left: choose something to claim (only the first action can do it), or a card.
        }
    }
}
ask-place = { $more ->
    [0] Cubes ready: { $n } of { $of }. Choose the place for them.
   *[other] Cubes ready: { $n } of { $of }. Choose the place for them, or more cards with cubes.
}
ask-retrieve = { $more ->
    [0] Choose cubes to retrieve: { $n } of { $of }.
   *[other] Choose cubes to retrieve: { $n } of { $of }; or more cards with cubes.
}
ask-buy = { $odd ->
    [0] { $more ->
        [0] { $gold } gold for { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        }: buy.
       *[other] { $gold } gold for { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        }: buy, or choose more cards with gold.
    }
   *[other] { $gold } gold is not an even number: choose another card with gold.
}
ask-move = { $wants ->
    [gold] Choose cards with gold: { $gold }, the journey costs { $cost }.
    [nothing] The journey costs { $cost } of your { $gold } gold: go, or choose another journey.
   *[journeys] { $cost ->
        [0] { $more ->
            [0] { $gold } gold to spend: choose an agent and a city.
           *[other] { $gold } gold to spend: choose an agent and a city, or more cards with gold.
        }
       *[other] { $rest } gold left to spend: choose another journey.
    }
}
ask-advance = { $more ->
    [0] Revolution on { $revolution }, War on { $war }: move the markers.
   *[other] Revolution on { $revolution }, War on { $war }: move the markers, or choose more cards with arrows.
}
ask-discard = { $more ->
    [0] Cards to discard: { $n }. Choose which of them lies on top.
   *[other] Cards to discard: { $n }. Choose more, or which of them lies on top.
}
ask-attempt = Choose the target for { NAME($card, case: "the") }.
ask-support = Bombs against { NAME($target, case: "the") }: { $have } of { $need }. Choose cards with bombs.
ask-foil = { NAME($seat) } makes an attempt on { NAME($target, case: "the") } in { NAME($city) }. { $more ->
    [0] You hold no double agent who could foil it: let it happen.
   *[other] Choose a double agent to foil it, or let it happen.
}
ask-stand-by = { NAME($seat) } shows { NAME($agent, case: "the") } as a double agent. { $more ->
    [0] Your side cannot keep the agent: let it happen.
   *[other] Reveal your identity to keep the agent, or let it happen.
}
ask-escape = { $how ->
    [attempt] { NAME($seat) } is about to kill { agent-yours }.
    [shoggoth] { NAME($seat) } sets the Shoggoth on { agent-yours }.
    [vampire] { NAME($seat) } sends a vampire to { agent-yours }.
    [zombie] { NAME($seat) } lets a zombie loose on { agent-yours }.
   *[cthulhu] Cthulhu comes to the city of { agent-yours }, called by { $seat ->
        [you] you yourself.
       *[other] { NAME($seat) }.
    }
} { $more ->
    [0] You do not hold the card that could save the agent: let it happen.
   *[other] Choose a city to escape to, or let it happen.
}
ask-flee = { $of ->
    [1] Choose a city for { agent-yours }.
   *[other] Your agents must leave { NAME($city) }: choose a city for each of them, { $n } of { $of }.
}
ask-doomed-city = Choose the city that Cthulhu destroys.
ask-keep-double = Choose the counters you keep: { $n } of { $of }.
ask-zombies = { $n ->
    [0] { $prey ->
        [0] Choose cities for new zombies: up to { $of }.
       *[other] { $of ->
            [0] Choose an agent for your zombies to attack, or end the hunt.
           *[other] Choose an agent for your zombies to attack, or cities for new ones: up to { $of }.
        }
    }
   *[other] New zombies: { $n } of { $of }. Choose another city, or put them down.
}

ask-use-bismarck = Choose one of your cities for Bismarck to lock.
ask-use-block = Choose a place for a blocking disc, or a disc to take away.
ask-use-duchess-de-uzes = Choose the place for your cube.
ask-use-freemasons = { $n ->
    [0] Choose cards to discard, or none: you draw one more than you discard.
   *[other] { $more ->
        [0] Cards to discard: { $n }. Choose which of them lies on top.
       *[other] Cards to discard: { $n }. Choose more, or which of them lies on top.
    }
}
ask-use-holy-brotherhood = { $n ->
    [0] Choose one or two of your cubes that move.
   *[other] { $more ->
        [0] Cubes to move: { $n }. Choose the place for them.
       *[other] Cubes to move: { $n }. Choose the place for it, or a second cube from there.
    }
}
ask-use-irene-adler = Choose the player who loses a double agent counter.
ask-use-nadar = Choose one of your agents and a city.
ask-use-okhrana = { $n ->
    [0] Choose one or two cubes of one other player.
   *[other] Cubes to Limbo: { $n } of 2. Choose a second cube of the same player, or send it.
}
ask-use-shoggoth = Choose the agent whom the Shoggoth destroys.
ask-use-terrors-of-the-night = Choose the player who must draw a sanity counter.
ask-use-third-section = Choose the card to remove: face up on the board, or from your hand.
ask-use-vampire = Choose the agent who becomes a vampire.
# an action that is whole: the button beside it carries it out
ask-act-ready = { $action ->
    [show] Show this double agent to everybody?
    [reveal] Reveal your identity to everybody?
    [shelter] Lay this agent on the Mi-Go?
   *[other] Ready: carry it out.
}
ask-place-ready = { $n ->
    [one] One cube and its place are chosen: place it.
   *[other] { $n } cubes and their place are chosen: place them.
}
ask-retrieve-ready = { $of ->
    [one] The cube is chosen: retrieve it.
   *[other] All { $of } cubes are chosen: retrieve them.
}
ask-move-ready = { $n } gold for journeys that cost { $of }: go.
ask-discard-ready = { $n ->
    [one] One card is chosen: discard it.
   *[other] { $n } cards are chosen: discard them.
}
ask-attempt-ready = { $of ->
    [0] The target is chosen: strike.
   *[other] Bombs: { $n } of { $of }. Strike!
}
ask-support-ready = Bombs against { NAME($target, case: "the") }: { $n } of { $of }. Strike!
ask-foil-ready = Show this double agent to everybody and foil the attempt?
ask-stand-by-ready = Reveal your identity to everybody and keep the agent?

## Answers: $a and $b are the things named, in their order

verb-buy = Buy cubes with { NAME($a, case: "the") }
verb-advance = { $b ->
    [revolution-up] Move the Revolution marker up with { NAME($a, case: "the") }
    [revolution-down] Move the Revolution marker down with { NAME($a, case: "the") }
    [war-up] Move the War marker up with { NAME($a, case: "the") }
   *[war-down] Move the War marker down with { NAME($a, case: "the") }
}
verb-attempt = Make an attempt with { NAME($a, case: "the") }
verb-swap = Mrs. Hudson: discard { NAME($a, case: "the") } and draw a card
verb-remove = Remove { NAME($a, case: "the") } from your hand and the game, face up
verb-bury = Remove { NAME($a, case: "the") } from your hand and the game, face down
verb-claim = { $a ->
    [box_berlin] Claim the city card Berlin
    [box_cairo] Claim the city card Cairo
    [box_constantinople] Claim the city card Constantinople
    [box_the_hague] Claim the city card The Hague
    [box_london] Claim the city card London
    [box_madrid] Claim the city card Madrid
    [box_paris] Claim the city card Paris
    [box_rome] Claim the city card Rome
    [box_st_petersburg] Claim the city card St. Petersburg
    [box_vienna] Claim the city card Vienna
    [box_washington] Claim the city card Washington
    [box_zurich] Claim the city card Zurich
   *[other] Claim { NAME($a, case: "the") }
}
verb-at = Choose { NAME($a, case: "the") }
verb-block = Put a blocking disc on { NAME($a, case: "the") }
verb-unblock = Take the blocking disc off { NAME($a, case: "the") }
verb-clear = Remove { NAME($a, case: "the") } from the game
verb-take = Take a cube from { NAME($a, case: "the") }
verb-send = { $a ->
    [you] Send one of your own cubes to Limbo: { NAME($b) }
   *[other] Send a cube of { NAME($a) } to Limbo: { NAME($b) }
}
verb-go = { $a ->
    [main-0] Send your main agent to { NAME($b) }
    [main-1] Send your main agent to { NAME($b) }
    [main-2] Send your main agent to { NAME($b) }
    [main-3] Send your main agent to { NAME($b) }
    [main-4] Send your main agent to { NAME($b) }
   *[other] Send { NAME($a, case: "the") } to { NAME($b) }
}
verb-return = Bring { NAME($a, case: "the") } back from the Mi-Go to { NAME($b) }
verb-shelter = Lay { NAME($a, case: "the") } on the Mi-Go
verb-sacrifice = Sacrifice { NAME($a, case: "the") } to Yog-Sothoth
verb-show = Show { NAME($a, case: "the") } as a double agent
verb-keep = Keep the double agent counter { NAME($a) }
verb-turn = { $a ->
    [main-0] Turn your main agent into a vampire
    [main-1] Turn your main agent into a vampire
    [main-2] Turn your main agent into a vampire
    [main-3] Turn your main agent into a vampire
    [main-4] Turn your main agent into a vampire
   *[other] Turn { NAME($a, case: "the") } into a vampire
}
verb-strike = { $a ->
    [royal_berlin] Choose { NAME($a, case: "the") } in Berlin
    [royal_cairo] Choose { NAME($a, case: "the") } in Cairo
    [royal_constantinople] Choose { NAME($a, case: "the") } in Constantinople
    [royal_the_hague] Choose { NAME($a, case: "the") } in The Hague
    [royal_london] Choose { NAME($a, case: "the") } in London
    [royal_madrid] Choose { NAME($a, case: "the") } in Madrid
    [royal_paris] Choose { NAME($a, case: "the") } in Paris
    [royal_rome] Choose { NAME($a, case: "the") } in Rome
    [royal_st_petersburg] Choose { NAME($a, case: "the") } in St. Petersburg
    [royal_vienna] Choose { NAME($a, case: "the") } in Vienna
    [royal_washington] Choose { NAME($a, case: "the") } in Washington
    [royal_zurich] Choose { NAME($a, case: "the") } in Zurich
   *[other] Choose { NAME($a, case: "the") }
}
verb-escape = Use the Master of Disguise and escape to { NAME($a) }
verb-exile = Devil’s Island: play the city card { NAME($a) } and send { $b ->
    [you] your own cubes there to Limbo
   *[other] all cubes of { NAME($b) } there to Limbo
}
verb-reveal = Reveal your identity
verb-bring = Turn up the Permanent Effect { NAME($a) }
verb-counter = Take the double agent counter { NAME($a) }
verb-sanity = The sanity counter says { NAME($a) }

## Set-up and turns

tell-main-agent-placed = { $seat ->
    [you] Your main agent begins in { NAME($city) }.
   *[other] { NAME($seat) }’s main agent begins in { NAME($city) }.
}
tell-played = { $seat ->
    [you] You play { NAME($card, case: "the") }
   *[other] { NAME($seat) } plays { NAME($card, case: "the") }
} { $symbol ->
    [cube] to place cubes.
    [retrieve] to retrieve cubes.
    [buy] to buy cubes.
    [move] to move agents.
    [arrow] for an arrow.
    [attempt] for an attempt.
    [bomb] for the bombs.
    [devils_island] for Devil’s Island.
    [yog_sothoth] for Yog-Sothoth.
   *[text] for its text.
}
tell-swapped = { $seat ->
    [you] Mrs. Hudson takes { NAME($card, case: "the") } from you; you draw another card.
   *[other] Mrs. Hudson takes { NAME($card, case: "the") } from { NAME($seat) }, who draws another card.
}
tell-removed = { $seat ->
    [you] You remove { NAME($card, case: "the") } from the game.
   *[other] { NAME($seat) } removes { NAME($card, case: "the") } from the game.
}
tell-removed-from-hand = { $seat ->
    [you] You remove { NAME($card, case: "the") } from your hand and from the game.
   *[other] { NAME($seat) } removes { NAME($card, case: "the") } from hand and from the game.
}
tell-buried = { $seat ->
    [you] You remove { NAME($card, case: "the") } from your hand and from the game, face down.
   *[other] { NAME($seat) } removes { NAME($card, case: "the") } from hand and from the game, face down.
}
tell-dug-up = { $seat ->
    [you] It comes to light: face down you had removed { NAME($card, case: "the") }.
   *[other] It comes to light: face down { NAME($seat) } had removed { NAME($card, case: "the") }.
}
tell-found = { $place ->
    [hand] { $seat ->
        [you] You give up { NAME($card, case: "the") } from your hand.
       *[other] { NAME($seat) } gives up { NAME($card, case: "the") } from hand.
    }
    [discards] { $seat ->
        [you] You give up { NAME($card, case: "the") } from your discard pile.
       *[other] { NAME($seat) } gives up { NAME($card, case: "the") } from the discard pile.
    }
    [deck] { $seat ->
        [you] You give up { NAME($card, case: "the") } from your draw deck and shuffle the rest.
       *[other] { NAME($seat) } gives up { NAME($card, case: "the") } from the draw deck and shuffles the rest.
    }
    [buried] { $seat ->
        [you] You give up { NAME($card, case: "the") }, which you had removed face down.
       *[other] { NAME($seat) } gives up { NAME($card, case: "the") }, which had been removed face down.
    }
   *[removed] { $seat ->
        [you] You give up { NAME($card, case: "the") }, which had been removed from the game.
       *[other] { NAME($seat) } gives up { NAME($card, case: "the") }, which had been removed from the game.
    }
}

## What comes up, cubes, discs, claims

tell-pile-empty = The last card of { NAME($city) } is gone: War comes nearer.
tell-effect-up = A Permanent Effect is turned up: { NAME($effect) }.
tell-cubes-placed = { $seat ->
    [you] You put
   *[other] { NAME($seat) } puts
} { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} on { NAME($place, case: "the") }.
tell-cube-retrieved = { $seat ->
    [you] You retrieve a cube from { NAME($place, case: "the") }.
   *[other] { NAME($seat) } retrieves a cube from { NAME($place, case: "the") }.
}
tell-cubes-bought = { $seat ->
    [you] You bring
   *[other] { NAME($seat) } brings
} { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from the Pool into stock.
tell-cubes-moved = { $seat ->
    [you] You move
   *[other] { NAME($seat) } moves
} { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from { NAME($source, case: "the") } to { NAME($place, case: "the") }.
tell-cubes-to-limbo = { $seat ->
    [you] { $n ->
        [one] { $n } of your cubes goes from { NAME($place, case: "the") } to Limbo.
       *[other] { $n } of your cubes go from { NAME($place, case: "the") } to Limbo.
    }
   *[other] { $n ->
        [one] { $n } of { NAME($seat) }’s cubes goes from { NAME($place, case: "the") } to Limbo.
       *[other] { $n } of { NAME($seat) }’s cubes go from { NAME($place, case: "the") } to Limbo.
    }
}
tell-cubes-to-stock = { $seat ->
    [you] { $n ->
        [one] { $n } cube returns from { NAME($place, case: "the") } to your stock.
       *[other] { $n } cubes return from { NAME($place, case: "the") } to your stock.
    }
   *[other] { $n ->
        [one] { $n } cube returns from { NAME($place, case: "the") } to { NAME($seat) }’s stock.
       *[other] { $n } cubes return from { NAME($place, case: "the") } to { NAME($seat) }’s stock.
    }
}
tell-blocked = { $seat ->
    [you] You put a blocking disc on { NAME($place, case: "the") }.
   *[other] { NAME($seat) } puts a blocking disc on { NAME($place, case: "the") }.
}
tell-unblocked = { $seat ->
    [you] You take the blocking disc off { NAME($place, case: "the") }.
   *[other] { NAME($seat) } takes the blocking disc off { NAME($place, case: "the") }.
}
tell-city-claimed = { $seat ->
    [you] You take control of { NAME($city) } and receive its city card.
   *[other] { NAME($seat) } takes control of { NAME($city) } and receives its city card.
}
tell-city-lost = { $seat ->
    [you] You lose control of { NAME($city) }.
   *[other] { NAME($seat) } loses control of { NAME($city) }.
}
tell-effect-claimed = { $seat ->
    [you] You claim the Permanent Effect { NAME($effect) }.
   *[other] { NAME($seat) } claims the Permanent Effect { NAME($effect) }.
}
tell-effect-removed = { $seat ->
    [you] You remove the Permanent Effect { NAME($effect) } from the game.
   *[other] { NAME($seat) } removes the Permanent Effect { NAME($effect) } from the game.
}
tell-locked = { $seat ->
    [you] You lay Bismarck on { NAME($city) }: the city is locked.
   *[other] { NAME($seat) } lays Bismarck on { NAME($city) }: the city is locked.
}

## Agents

tell-agent-moved = { $seat ->
    [you] You send { agent-yours } from { NAME($city) } to { NAME($there) }.
   *[other] { NAME($seat) } sends { agent-theirs } from { NAME($city) } to { NAME($there) }.
}
tell-agent-taken = { $seat ->
    [you] You take control of { NAME($agent, case: "the") }, an agent of { NAME($victim) }.
   *[other] { $victim ->
        [you] { NAME($seat) } takes control of your agent { NAME($agent) }.
       *[other] { NAME($seat) } takes control of { NAME($victim) }’s agent { NAME($agent) }.
    }
}
tell-agent-kept = { $seat ->
    [you] You stand by { NAME($agent, case: "the") } and keep control.
   *[other] { NAME($seat) } stands by { NAME($agent, case: "the") } and keeps control.
}
tell-agent-lost = { $seat ->
    [you] You lose { NAME($agent, case: "the") } for good.
   *[other] { NAME($seat) } loses { NAME($agent, case: "the") } for good.
}
tell-turned = { $seat ->
    [you] You turn { agent-yours } into a vampire.
   *[other] { NAME($seat) } turns { agent-theirs } into a vampire.
}
tell-sheltered = { $seat ->
    [you] You lay { NAME($agent, case: "the") } on the Mi-Go, out of everybody’s reach.
   *[other] { NAME($seat) } lays { NAME($agent, case: "the") } on the Mi-Go, out of everybody’s reach.
}
tell-came-back = { $seat ->
    [you] The Mi-Go bring your agent { NAME($agent) } back to { NAME($city) }.
   *[other] The Mi-Go bring { NAME($seat) }’s agent { NAME($agent) } back to { NAME($city) }.
}
tell-sacrificed = { $seat ->
    [you] You sacrifice { NAME($agent, case: "the") } to Yog-Sothoth.
   *[other] { NAME($seat) } sacrifices { NAME($agent, case: "the") } to Yog-Sothoth.
}
tell-zombies-rest = { $seat ->
    [you] You let the zombies rest.
   *[other] { NAME($seat) } lets the zombies rest.
}
tell-zombie-killed = { $seat ->
    [you] You kill a zombie in { NAME($city) }.
   *[other] { NAME($seat) } kills a zombie in { NAME($city) }.
}

## Double agents

tell-double-drawn = { $agent ->
    [hidden] { $seat ->
        [you] You draw a double agent counter.
       *[other] { NAME($seat) } draws a double agent counter.
    }
   *[other] You draw a double agent counter: { NAME($agent) }.
}
tell-double-kept = { $agent ->
    [hidden] { $seat ->
        [you] You keep a double agent counter.
       *[other] { NAME($seat) } keeps a double agent counter.
    }
   *[other] You keep a double agent counter: { NAME($agent) }.
}
tell-double-returned = { $agent ->
    [hidden] { $seat ->
        [you] You put a double agent counter back.
       *[other] { NAME($seat) } puts a double agent counter back.
    }
   *[other] You put a double agent counter back: { NAME($agent) }.
}
tell-double-stolen = { $seat ->
    [you] You take a double agent counter from { NAME($victim) }: { NAME($agent) }.
   *[other] { $victim ->
        [you] { NAME($seat) } takes a double agent counter from you: { NAME($agent) }.
       *[other] { NAME($seat) } takes a double agent counter from { NAME($victim) }.
    }
}
tell-double-shown = { $seat ->
    [you] You show that { NAME($victim) }’s agent { NAME($agent) } is a double agent!
   *[other] { $victim ->
        [you] { NAME($seat) } shows that your agent { NAME($agent) } is a double agent!
       *[other] { NAME($seat) } shows that { NAME($victim) }’s agent { NAME($agent) } is a double agent!
    }
}

## Attempts and attacks

tell-attempt = { $seat ->
    [you] { $deed ->
        [hide] You are about to hide
       *[kill] You are about to kill
    }
   *[other] { $deed ->
        [hide] { NAME($seat) } is about to hide
       *[kill] { NAME($seat) } is about to kill
    }
} { NAME($target, case: "the") } in { NAME($city) }.
tell-foiled = { $seat ->
    [you] Your attempt on { NAME($target, case: "the") } is foiled!
   *[other] { NAME($seat) }’s attempt on { NAME($target, case: "the") } is foiled!
}
tell-attacks = { $seat ->
    [you] { $how ->
        [attempt] You strike at
        [shoggoth] You set the Shoggoth on
        [vampire] You send a vampire to
       *[zombie] You let a zombie loose on
    }
   *[other] { $how ->
        [attempt] { NAME($seat) } strikes at
        [shoggoth] { NAME($seat) } sets the Shoggoth on
        [vampire] { NAME($seat) } sends a vampire to
       *[zombie] { NAME($seat) } lets a zombie loose on
    }
} { agent-of-victim } in { NAME($city) }.
tell-escaped = { $seat ->
    [you] You play the right card, { NAME($card) }, and the Master of Disguise saves { agent-yours }!
   *[other] { NAME($seat) } plays the right card, { NAME($card) }, and the Master of Disguise saves { agent-theirs }!
}
tell-left-to-cthulhu = { $seat ->
    [you] You leave { agent-yours } to Cthulhu.
   *[other] { NAME($seat) } leaves { agent-theirs } to Cthulhu.
}
tell-agent-killed = { $seat ->
    [you] You kill
   *[other] { NAME($seat) } kills
} { $victim ->
    [you] your agent { NAME($agent) } in { NAME($city) }.
   *[other] { NAME($victim) }’s agent { NAME($agent) } in { NAME($city) }.
}
tell-main-agent-attacked = { $seat ->
    [you] You strike down
   *[other] { NAME($seat) } strikes down
} { $victim ->
    [you] your main agent in { NAME($city) }.
   *[other] { NAME($victim) }’s main agent in { NAME($city) }.
}
tell-royal-killed = { $seat ->
    [you] You have assassinated the royal person in { NAME($city) }!
   *[other] { NAME($seat) } has assassinated the royal person in { NAME($city) }!
}
tell-royal-hidden = { $seat ->
    [you] You hide the royal person, and { NAME($city) } sees no more of its ruler.
   *[other] { NAME($seat) } hides the royal person, and { NAME($city) } sees no more of its ruler.
}
tell-city-doomed = { $seat ->
    [you] You call Cthulhu to { NAME($city) }.
   *[other] { NAME($seat) } calls Cthulhu to { NAME($city) }.
}
tell-city-destroyed = Cthulhu, called { $seat ->
    [you] by you,
   *[other] by { NAME($seat) },
} destroys { NAME($city) } and all that is there!
tell-banished = { $seat ->
    [you] You call in the Society of Leopold: all vampires and zombies leave the board for good.
   *[other] { NAME($seat) } calls in the Society of Leopold: all vampires and zombies leave the board for good.
}
tell-vampire-driven-out = { $seat ->
    [you] The vampire in your main agent is driven out.
   *[other] The vampire in { NAME($seat) }’s main agent is driven out.
}

## Sanity and identities

tell-sanity-drawn = { $seat ->
    [you] { $why ->
        [claim] You draw a sanity counter for the claim:
        [royal-killed] You draw a sanity counter for the attempt on a royal person:
        [royal-hidden] You draw a sanity counter for the attempt to hide a royal person:
        [terror] Terrors haunt you, and you draw a sanity counter:
       *[cthulhu] Cthulhu has risen, and you draw a sanity counter:
    }
   *[other] { $why ->
        [claim] { NAME($seat) } draws a sanity counter for the claim:
        [royal-killed] { NAME($seat) } draws a sanity counter for the attempt on a royal person:
        [royal-hidden] { NAME($seat) } draws a sanity counter for the attempt to hide a royal person:
        [terror] Terrors haunt { NAME($seat) }, who draws a sanity counter:
       *[cthulhu] Cthulhu has risen, and { NAME($seat) } draws a sanity counter:
    }
} { $result ->
    [mad] Mad!
   *[sane] Sane.
}
tell-no-counter-left = { $seat ->
    [you] { $why ->
        [claim] You are to draw a sanity counter for the claim,
        [royal-killed] You are to draw a sanity counter for the attempt on a royal person,
        [royal-hidden] You are to draw a sanity counter for the attempt to hide a royal person,
        [terror] Terrors haunt you, you are to draw a sanity counter,
       *[cthulhu] Cthulhu has risen, you are to draw a sanity counter,
    }
   *[other] { $why ->
        [claim] { NAME($seat) } is to draw a sanity counter for the claim,
        [royal-killed] { NAME($seat) } is to draw a sanity counter for the attempt on a royal person,
        [royal-hidden] { NAME($seat) } is to draw a sanity counter for the attempt to hide a royal person,
        [terror] Terrors haunt { NAME($seat) }, who is to draw a sanity counter,
       *[cthulhu] Cthulhu has risen, { NAME($seat) } is to draw a sanity counter,
    }
} but there are no more: that is madness.
tell-revealed = { $seat ->
    [you] { $why ->
        [action] You reveal your identity:
        [main-agent] Your main agent is struck down, and you must reveal your identity:
        [madness] You have gone mad and must reveal your identity:
        [leopold] The Society of Leopold has found your main agent, and you must reveal your identity:
       *[stand-by] You reveal your identity to keep your agent:
    }
   *[other] { $why ->
        [action] { NAME($seat) } reveals the identity:
        [main-agent] { NAME($seat) }’s main agent is struck down, and the identity is revealed:
        [madness] { NAME($seat) } has gone mad and must reveal the identity:
        [leopold] The Society of Leopold has found { NAME($seat) }’s main agent, and the identity is revealed:
       *[stand-by] { NAME($seat) } reveals the identity to keep the agent:
    }
} { NAME($side) }!
tell-known = { $seat ->
    [you] You are now known to the authorities.
   *[other] { NAME($seat) } is now known to the authorities.
}

## Points

tell-disc = { $seat ->
    [you] You now have
   *[other] { NAME($seat) } now has
} { $points ->
    [one] { $points } point on the track.
   *[other] { $points } points on the track.
}
tell-marker-moved = { $track ->
    [war] The War marker
   *[revolution] The Revolution marker
} { $steps ->
    [-6] moves down 6 spaces, to { $at }.
    [-5] moves down 5 spaces, to { $at }.
    [-4] moves down 4 spaces, to { $at }.
    [-3] moves down 3 spaces, to { $at }.
    [-2] moves down 2 spaces, to { $at }.
    [-1] moves down 1 space, to { $at }.
    [0] stays on { $at }.
    [1] moves up { $steps } space, to { $at }.
   *[other] moves up { $steps } spaces, to { $at }.
}

## The end

tell-game-ends = The game is over: { $why ->
    [war] War has reached the end of its track.
    [revolution] Revolution has reached the end of its track.
    [points] { $seat ->
        [you] you have reached the points limit.
       *[other] { NAME($seat) } has reached the points limit.
    }
    [main-agent] { $seat ->
        [you] you are a Restorationist and have lost your main agent.
       *[other] { NAME($seat) } is a Restorationist and has lost the main agent.
    }
    [madness] { $seat ->
        [you] you are a Restorationist and have gone mad.
       *[other] { NAME($seat) } is a Restorationist and has gone mad.
    }
    [zombies] { $seat ->
        [you] all your zombies are on the board.
       *[other] all of { NAME($seat) }’s zombies are on the board.
    }
   *[leopold] { $seat ->
        [you] you are a Restorationist, and the Society of Leopold has taken your main agent.
       *[other] { NAME($seat) } is a Restorationist, and the Society of Leopold has taken the main agent.
    }
}
tell-final-score = { $seat ->
    [you] You end with
   *[other] { NAME($seat) } ends with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} as a { NAME($side) } (the disc showed { $had }): { $cities } from cities{ $necronomicon ->
    [0] {""}
   *[other] , { $necronomicon } from the Necronomicon
}{ $royals ->
    [0] {""}
   *[other] , { $royals } from royal persons
}{ $track ->
    [0] {""}
   *[other] , { $track } from the track
}{ $agents ->
    [0] {""}
   *[other] , { $agents } from agents
}{ $cards ->
    [0] {""}
   *[other] , { $cards } from special cards
}{ $kills ->
    [0] {""}
   *[other] , { $kills } from killed agents
}.
tell-side-out = The lowest score is on the side of the { NAME($side, case: "many") }: they cannot win.

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-counter = When you claim this card, the agent’s counter goes into the city under your control.
text-agent = { text-symbols } { text-counter }
text-ar = Action: with this card the agent, under your control on the board, attempts to kill the royal person of the city where the counter stands. Bombs on this card do not count for it. It can also kill a zombie there.
text-aa = Action: with this card the agent, under your control on the board, attempts to kill an agent of another player who is known to the authorities, in the city where the counter stands. Bombs on this card do not count for it. It can also kill a zombie there.
text-aar = Action: with this card the agent, under your control on the board, attempts to kill either the royal person of the city where the counter stands or an agent there of another player who is known to the authorities. Bombs on this card do not count for it. It can also kill a zombie there.
text-killer-royals = { text-ar } { text-counter }
text-killer-agents = { text-aa } { text-counter }
text-killer-both = { text-aar } { text-counter }

text-cube = { text-symbols }
text-gold = { text-symbols }
text-two_cubes = { text-symbols }
text-two_gold = { text-symbols }
text-cube_gold = { text-symbols }
text-cube_bomb = { text-symbols }
text-gold_bomb = { text-symbols }
text-block = Action: put a blocking disc from the Pool on a face-up game card, a Permanent Effect in the display or a city box that has none; or take any one blocking disc away. What a disc lies on cannot be claimed.
text-assassinate = One-use action: in a city where you have an agent, attempt to kill the royal person, or an agent of another player who is known to the authorities. Bombs on this card do not count for it. To kill a zombie it is only discarded.

text-city = { text-symbols } It belongs to whoever controls the city, and it is handed over with the control. The city’s points count for both sides.
text-city_the_hague = { text-city }
text-city_washington = { text-city }
text-city_zurich = { text-city }

text-baron_ungern_sternberg = { text-killer-agents }
text-evno_asef = { text-killer-both }
text-irene_adler = Action: take a double agent counter at random from another player who holds at least two that have not been shown. Only you and that player know which it is. { text-counter }
text-leon_czolgosz = { text-killer-royals }
text-marquis_de_rochefort = { text-killer-agents }
text-peter_rachkovsky = When claimed: draw two double agent counters from those not dealt, as far as there are any. { text-counter }
text-professor_moriarty = { text-killer-both } If he is shown as a double agent and you, who control him, are a Loyalist, you may reveal your identity and keep him. A Mad counter never costs him.
text-ravachol = { text-killer-royals }
text-sergei_kravchinsky = { text-killer-royals }
text-sergei_nechaev = { text-killer-both }
text-sherlock_holmes = { text-killer-royals } If he is shown as a double agent and you, who control him, are a Restorationist, you may reveal your identity and keep him. A Mad counter never costs him.
text-vera_figner = { text-killer-royals }
text-vladimir_burtsev = Action: look at the secret identity card of another player. What you see is for your eyes only. { text-counter }
text-wilhelm_stieber = { text-killer-both }

text-bismarck = One-use action: choose a city you control. All cubes in its city box and on its game card go to Limbo, blocking discs to the Pool, zombies to their owner’s supply. The others move all their agents there to neighbouring cities, free of cost. Then this card is laid on the city box, and the city is locked: nobody can take it from you, only your agents may enter or pass through it, only you may put cubes on its game cards, nobody in its city box, and no zombies come there.
text-black_hand = No action. If you are a Restorationist and have this card in hand, deck or discard pile, you have 2 more points for every royal person you killed.
text-diogenes_club = Free action: draw two cards. Only then is this card discarded.
text-duchess_de_uzes = Free action: put a cube from your stock on a place where you may put cubes.
text-fenians = { text-symbols }
text-freemasons = Free action: discard any number of cards from your hand, even none, and draw one more than that. Only then is this card discarded.
text-hide_royalty = One-use action: in a city where you have an agent, attempt to hide the royal person. It takes as many bomb points as killing it and gives its points, which only a Loyalist keeps. Then draw a sanity counter; it costs no agent.
text-hired_assassin = One-use action: in a city where you have an agent, attempt to kill the royal person, or an agent of another player who is known to the authorities. Bombs on this card do not count for it. A Mad counter costs no agent. To kill a zombie it is only discarded.
text-holy_brotherhood = Action: move one or two of your own cubes from one place, from Limbo or from your stock to one other place where you may put cubes.
text-infernal_machine = No action. Used for its bombs it leaves the game.
text-inspector_lestrade = { text-symbols }
text-matvei_golovinsky = Free action: the War marker moves up two spaces, but not beyond the end.
text-nadar = Action: move one of your agents, perhaps the main agent, to any city it may enter, free of cost.
text-necronomicon = No action. It is worth 3 points to whoever claimed it, on either side. If you no longer have it when your score is corrected, they are lost.
text-okhrana = Action: send one or two cubes of one other player from city boxes, game cards or Permanent Effects in the display to Limbo.
text-peoples_will = Free action: move one of your cubes from the Pool to your stock.
text-pinkerton_agents = One-use action: draw four double agent counters from those not dealt, keep two and shuffle the others back. If there are fewer, you draw those and keep up to two.
text-shoggoth = One-use action: destroy an agent of another player anywhere on the board who could lawfully be assassinated. You need neither bombs nor an agent there. You keep the counter.
text-terrors_of_the_night = Action: another player must draw a sanity counter. A revealed Loyalist cannot be chosen.
text-third_section = Action: remove one card from the game: a face-up game card without a blocking disc, together with the counter on it, while its cubes go to Limbo; or a Permanent Effect in the display, which is not replaced; or a card of your hand, face down if you like, but no city card. An agent whose card you remove from your hand stays on the board.
text-vampire = Action: turn one of your agents, perhaps the main agent, into a vampire; or turn a named agent of a player known to the authorities into a vampire, in a city where you have one, and take control of the agent. A Loyalist with this card in hand, deck or discard pile has 1 point for every own vampire on the board.
text-zombies = Action: in every city with a zombie you may kill one agent of another player who could lawfully be assassinated. Then put up to three zombies into cities where you have an agent or a zombie, or into neighbouring ones. Played as your first action while all eight are on the board, it ends the game instead. A Loyalist with this card in hand, deck or discard pile has 8 points if all eight are on the board.

text-change_of_heart = When claimed: you change sides at once, and this card is laid on your identity card. A secret identity stays secret; the change itself is known to all. If you were revealed, your score is set anew.
text-cthulhu = When claimed: choose a city; it is destroyed. All cubes and blocking discs there go to the Pool, zombies to their owner’s supply; all named agents leave the game, those of others as your kills; main agents move to a neighbouring city; control, city card and game cards are lost. Then all other players draw a sanity counter. Nobody can enter, pass or use the city any more.
text-cultists = Your control disc in a city box is worth two influence points to you, for the city card and for the game cards of that city. You still need a cube there, and the disc is no agent for ties.
text-devils_island = Free action: play a city card from your hand and send all cubes of one player in that city’s city box to Limbo. You may do this several times in a turn.
text-doctor_watson = Your hand limit is six cards.
text-master_of_disguise = When a named agent of yours is attacked by an assassination, a Shoggoth, a vampire or Cthulhu, you may play that agent’s card from your hand; for your main agent, against an assassination or a Shoggoth, the city card of the city where the counter stands. The agent moves to a neighbouring city, and the attack is over. You draw a card.
text-mi_go = Free action: lay the card of one of your named agents from your hand on this card, with the counter; at most two agents at a time. Nobody can harm them there, and they count as agents you control. In a later turn, as a free action, an agent returns to any city it may enter, and the card to your hand.
text-mrs_hudson = Free action, once in each of your turns: discard a card and draw one.
text-sebastian_moran = You have one bomb point more in every attempt, and you may use the cards of all your named agents for attempts on agents.
text-sigmund_freud = You need five Mad counters to go mad, instead of three.
text-society_of_leopold = When claimed: all vampires and zombies leave the board for good, with the cards of those agents. Whoever loses the main agent this way must reveal their identity: a Restorationist ends the game, a Loyalist has the agent back as a human. The Vampire and the Zombies have neither text nor points from now on.
text-yog_sothoth = Action: play the card of one of your named agents on the board who is no vampire, and put the counter on this card. The agent’s card leaves the game. A Loyalist has 2 points for every agent sacrificed.

text-main = The main agent has no card and cannot carry out attempts. It can be a victim only if its owner is known to the authorities and controls no other agent. A Restorationist who loses it ends the game; a Loyalist reveals the identity and keeps it.
text-royal = The royal person can be killed, which counts for Restorationists, or taken into hiding, which counts for Loyalists, by bomb points that reach its defence.
text-royal_berlin = { text-royal }
text-royal_cairo = { text-royal }
text-royal_constantinople = { text-royal }
text-royal_the_hague = { text-royal }
text-royal_london = { text-royal }
text-royal_madrid = { text-royal }
text-royal_paris = { text-royal }
text-royal_rome = { text-royal }
text-royal_st_petersburg = { text-royal }
text-royal_vienna = { text-royal }
text-royal_washington = { text-royal }
text-royal_zurich = { text-royal }
text-zombie = Any player may kill a zombie as an action, with a card that allows attempts in its city. That takes no bombs, and the card is only discarded.
text-zombie_berlin = { text-zombie }
text-zombie_cairo = { text-zombie }
text-zombie_constantinople = { text-zombie }
text-zombie_the_hague = { text-zombie }
text-zombie_london = { text-zombie }
text-zombie_madrid = { text-zombie }
text-zombie_paris = { text-zombie }
text-zombie_rome = { text-zombie }
text-zombie_st_petersburg = { text-zombie }
text-zombie_vienna = { text-zombie }
text-zombie_washington = { text-zombie }
text-zombie_zurich = { text-zombie }
text-card = You may claim the card if nobody has more influence here than you and at least one of your cubes lies on it. Cubes on the card and agents in the city count; in a tie more agents in the city count as more.
text-card_berlin = { text-card }
text-card_cairo = { text-card }
text-card_constantinople = { text-card }
text-card_the_hague = { text-card }
text-card_london = { text-card }
text-card_madrid = { text-card }
text-card_paris = { text-card }
text-card_rome = { text-card }
text-card_st_petersburg = { text-card }
text-card_vienna = { text-card }
text-card_washington = { text-card }
text-card_zurich = { text-card }
text-box = You may claim the city card, and with it the control of the city, if nobody has more influence here than you and at least one of your cubes lies in the city box. Cubes in the box and agents in the city count; in a tie more agents in the city count as more.
text-box_berlin = { text-box }
text-box_cairo = { text-box }
text-box_constantinople = { text-box }
text-box_the_hague = { text-box }
text-box_london = { text-box }
text-box_madrid = { text-box }
text-box_paris = { text-box }
text-box_rome = { text-box }
text-box_st_petersburg = { text-box }
text-box_vienna = { text-box }
text-box_washington = { text-box }
text-box_zurich = { text-box }
text-limbo = Cubes come here after a claim. Retrieve them to use them again.
text-stock = Cubes in your stock are ready to be placed.

## Table options

option-foiled_victim_safe = How long is the target of a foiled attempt safe?
option-foiled_victim_safe-turn = From the same player, for the rest of the turn
option-foiled_victim_safe-game = From everybody, for the rest of the game
option-foiled_victim_safe-none = Not at all
option-kept_double_agent_still_foils = Is an attempt foiled even if Holmes or Moriarty, shown as a double agent, is kept?
option-kept_double_agent_still_foils-true = Yes, the counter was shown
option-kept_double_agent_still_foils-false = No, the attempt goes on
option-disguise_vs_zombies = Does the Master of Disguise help against zombies?
option-disguise_vs_zombies-false = No
option-disguise_vs_zombies-true = Yes
option-zombie_reach = Where may zombies be put, besides the cities with an agent or a zombie of their owner?
option-zombie_reach-agents_and_zombies = Into all neighbours of these cities
option-zombie_reach-zombies = Only into neighbours of cities with a zombie
option-zombie_chain = Does a zombie just placed open further cities for the next?
option-zombie_chain-false = No, what stood there before counts
option-zombie_chain-true = Yes
option-zombie_cthulhu_kills_score = Do agents killed by zombies and Cthulhu count at the end?
option-zombie_cthulhu_kills_score-true = Yes, like all others
option-zombie_cthulhu_kills_score-false = No, only attempts and the Shoggoth count
option-devils_island_includes_game_card = Does Devil’s Island also send away the cubes on the city’s game card?
option-devils_island_includes_game_card-false = No, only those in the city box
option-devils_island_includes_game_card-true = Yes, both
option-cthulhu_takes_royal_disc = Does Cthulhu also clear the royal box of the city, so that its points are lost?
option-cthulhu_takes_royal_disc-false = No, the deed is done
option-cthulhu_takes_royal_disc-true = Yes
option-track_points = Which space of a track gives its points?
option-track_points-current = The highest one at or below the marker
option-track_points-highest_ever = The highest one the marker has ever reached

## What it is about

about = Monsters rule Europe. Anarchists and police, double agents, vampires and the dead: nobody knows who is on which side.

## On the drawn table: labels, and what screen readers say

## Cities. Spoken one after the other, so each is a whole sentence.

board-city = { NAME($city) }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, defence { $n }.
board-city-control = { $seat ->
    [you] You control it.
   *[other] { NAME($seat) } controls it.
}
board-city-no-control = Nobody controls it.
board-city-locked = It is locked.
board-city-destroyed = It is destroyed.
board-city-royal = { NAME($royal) } is here: defence { $bombs }, worth { $points }.
board-city-killed = { $seat ->
    [you] You killed { NAME($royal, case: "the") }.
   *[other] { NAME($seat) } killed { NAME($royal, case: "the") }.
}
board-city-hidden = { $seat ->
    [you] You hid { NAME($royal, case: "the") }.
   *[other] { NAME($seat) } hid { NAME($royal, case: "the") }.
}
board-city-gone = { NAME($royal) } is gone.
# $agents: names of agents, joined
board-city-agents = { $seat ->
    [you] Your agents: { $agents }.
   *[other] { NAME($seat) }’s agents: { $agents }.
}
board-locked = locked
board-destroyed = destroyed
# headings in the opened city
board-box = City box
board-card = Game card
board-city-open = Open { NAME($city) }

## Places for cubes: a card in a city, a city box, a Permanent Effect. Spoken one after the other.

board-place-card = { NAME($city) }: the card { NAME($card) }.
board-place-box = { NAME($city) }: the city box.
board-place-effect = Permanent Effect { NAME($effect) }.
board-place-blocked = A blocking disc lies on it.
board-city-you-lead = You lead with { $n }.
board-city-leads = { NAME($seat) } leads with { $n }.
board-city-empty = Nobody has influence here.
board-city-pieces = { $seat ->
    [you] You
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } influence point
   *[other] { $n } influence points
} ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}).
board-city-short = { $n ->
    [one] One more cube and you could claim it.
   *[other] { $n } more cubes and you could claim it.
}
board-city-can-claim = You could claim it.
# a button: aim at this player’s cubes at a place
board-aim-cube = { $seat ->
    [you] your cubes: { NAME($place) }
   *[other] { NAME($seat) }’s cubes: { NAME($place) }
}

## What belongs to nobody (the lower edge of the board)

board-pool = Pool
board-pool-count = { $seat ->
    [you] You
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } cube in the Pool
   *[other] { $n } cubes in the Pool
}
board-known = Known to the authorities
board-known-short = Known
board-known-none = nobody yet
board-sanity-left = { $n ->
    [one] one sanity counter left
   *[other] { $n } sanity counters left
}
board-zombies-left = { $n ->
    [one] one zombie in the supply
   *[other] { $n } zombies in the supply
}
board-discs-left = { $n ->
    [one] one blocking disc in the Pool
   *[other] { $n } blocking discs in the Pool
}
board-doubles-left = { $n ->
    [one] one double agent counter not dealt
   *[other] { $n } double agent counters not dealt
}
board-effects = Permanent Effects
board-effects-left = { $n ->
    [one] one more in the deck
   *[other] { $n } more in the deck
}
board-effects-none = none in the display

## Agents on the board

board-agents = Agents
# spoken after the agent’s name
board-agent-of = { $seat ->
    [you] your agent
   *[other] { NAME($seat) }’s agent
}
board-agent-main = main agent
board-agent-vampire = vampire
board-agent-bombs = { $n ->
    [one] { $n } bomb
   *[other] { $n } bombs
}
board-agent-points = { $n ->
    [one] { $n } Restorationist point
   *[other] { $n } Restorationist points
}
board-agent-mark = { $mark ->
    [AR] AR: attempts on royal persons
    [AA] AA: attempts on agents
   *[AAR] AA/R: attempts on royal persons and agents
}
# where an agent is, if not in a city
board-agent-in = in { NAME($city) }
board-agent-mi_go = on Mi-Go
board-agent-yog_sothoth = sacrificed to Yog-Sothoth
board-agent-killed = { $seat ->
    [you] killed by you
   *[other] killed by { NAME($seat) }
}
board-agent-lost = out of the game
board-agent-card = on the card in { NAME($city) }
board-agent-aside = not in the game yet
board-double = your double agent
board-double-known = { $seat ->
    [nobody] the double agent counter is not dealt: only you know
   *[other] { NAME($seat) } holds the double agent counter: only you know
}
board-double-shown = { $seat ->
    [you] you have shown the double agent counter
   *[other] { NAME($seat) } has shown the double agent counter
}
board-alone = The main agent stands alone and can be attacked.

## Tracks; $track is war or revolution

board-track = { $track ->
    [war] War: { $n } of { $of }
   *[revolution] Revolution: { $n } of { $of }
}
board-track-worth = { $track ->
    [war] Every Loyalist has { $n } for it.
   *[revolution] Every Restorationist has { $n } for it.
}
# the next space with points
board-track-next = Space { $at } gives { $n }.

## Players

board-doubles-count = double agents: { $n }
board-mad = Mad counters: { $n } of { $of }
board-mad-short = { $n } of { $of }
board-cubes-count = cubes: { $stock } in stock, { $limbo } in Limbo, { $pool } in the Pool
board-known-one = known to the authorities
board-unknown-one = not known to the authorities
board-main-in = main agent in { NAME($city) }
board-royal-killed = killed { NAME($royal, case: "the") }
board-royal-hidden = hid { NAME($royal, case: "the") }
board-killed-agent = { $seat ->
    [you] killed your agent { NAME($agent) }
   *[other] killed { NAME($seat) }’s agent { NAME($agent) }
}
board-on-mi-go = { NAME($agent) } on Mi-Go
board-on-yog = { NAME($agent) } sacrificed
board-necronomicon-owner = has the Necronomicon
board-buried-count = removed face down: { $n }
board-shown-double = has shown { NAME($agent, case: "the") }
board-last-mad = One more Mad counter, and the identity is shown.

## Mine

board-your-doubles = Your double agents
board-drawn = Drawn: choose whom to keep
board-buried = Removed face down
board-beside = Your Permanent Effects
# $points: what the disc shows; $n: what would count for my side
board-worth = { $points } on the track, { $n } for your side
board-worth-kills = { $n ->
    [one] One killed agent may count as well.
   *[other] { $n } killed agents may count as well.
}
board-worth-help = What would count for your side if the game ended now, killed agents left out.
# $what: cities, royals, track, agents, cards, necronomicon, kills
board-source = { $what ->
    [cities] Cities
    [necronomicon] Necronomicon
    [royals] Royal persons
    [track] Track
    [agents] Agents
    [cards] Cards and effects
   *[kills] Killed agents
}: { $n }

## Cards: symbols, spoken and in reading size

board-symbol-cube = { $n ->
    [one] a cube
   *[other] { $n } cubes
}
board-symbol-gold = { $n } gold
board-symbol-bomb = { $n ->
    [one] a bomb
   *[other] { $n } bombs
}
# $way is up or down
board-symbol-arrow = { $track ->
    [war] { $way ->
        [up] War up { $n }
       *[down] War down { $n }
    }
   *[revolution] { $way ->
        [up] Revolution up { $n }
       *[down] Revolution down { $n }
    }
}
board-symbol-sanity = when claimed: a sanity counter
# what stands on the agent’s counter
board-counter-bombs = on the counter: { $n ->
    [one] { $n } bomb
   *[other] { $n } bombs
}
board-counter-vp = on the counter: { $n ->
    [one] { $n } Restorationist point
   *[other] { $n } Restorationist points
}
board-heading-passive = Lasting
board-heading-claim = On claiming
# an agent’s card with which attempts can be begun; $mark is AR, AA or AAR
board-heading-attempt = { $mark ->
    [AAR] Action AA/R
   *[other] Action { $mark }
}
board-royal-card = defence { $bombs }, worth { $points }
board-city-points = worth { $n } to whoever controls it
board-city-defence = defence { $n }

## What can be done. labels of buttons

board-act-advance = Move markers
board-act-buy = Buy cubes
board-act-attempt = Attempt
board-act-zombies = Zombies
board-act-flee = Leaving
board-act-doubles = Counters
board-act-show = Double agent
board-act-reveal = Reveal
board-act-swap = Mrs. Hudson
board-act-exile = Devil’s Island
board-act-shelter = To Mi-Go
board-act-sacrifice = Yog-Sothoth
board-first-card = { NAME($card) } could …

## The plan: an action being put together

board-plan-gold = { $n } of { $of } gold
# $n cubes for $gold gold
board-plan-buys = { $n ->
    [one] one cube for { $gold } gold
   *[other] { $n } cubes for { $gold } gold
}
board-plan-bombs = { $n } of { $of ->
    [one] { $of } bomb
   *[other] { $of } bombs
}
board-plan-bombs-there = { $n } from your agents there
# one agent’s journey; $n is what it costs
board-plan-go = { NAME($agent) } to { NAME($there) }: { $n } gold
board-plan-via = via { $city ->
    [atlantic] { thing-atlantic }
    [levant] { thing-levant }
    [warsaw] { thing-warsaw }
   *[other] { NAME($city) }
}
board-plan-short = { $n } gold short
board-plan-over = { $n } gold too much
# what the target of an attempt is worth
board-plan-stake = { $n ->
    [one] one point at stake
   *[other] { $n } points at stake
}
board-plan-influence = { NAME($place) }: influence { $n } → { $then }
board-plan-lead = { $seat ->
    [you] you lead
    [nobody] nobody leads
   *[other] { NAME($seat) } leads
}
board-plan-points = points { $n } → { $then }
board-next-claim = What do you claim?
board-next-buy = Which card with gold buys cubes?
board-next-move = Which card with gold pays for the journey?
board-next-advance = { $thing ->
    [none] Which card moves a marker?
   *[other] Which arrow of { NAME($thing, case: "the") } works?
}
board-next-attempt = Which card begins the attempt?
board-next-show = Which double agent do you show?
board-next-swap = Which card do you discard for a new one?
board-next-exile = { $thing ->
    [none] Which city card do you play for Devil’s Island?
   *[other] Whose cubes in { NAME($thing) } go to Limbo?
}
board-next-shelter = Which agent do you lay on the Mi-Go?
board-next-return = { $thing ->
    [none] Which agent comes back from the Mi-Go?
   *[other] Where does { NAME($thing, case: "the") } come back to?
}
board-next-sacrifice = Which agent do you sacrifice to Yog-Sothoth?
board-next-go = { $thing ->
    [none] Which agent goes where?
   *[other] Where does { NAME($thing, case: "the") } go?
}
board-next-send = From where does the cube go to Limbo?

## Why not

board-why-no-symbol = { NAME($card) } has no such symbol (E1-58).
board-why-no-actions = Both actions are done: only free actions are left (E1-49).
board-why-claim-first = Claiming is possible only as the first action (E1-81).
board-why-claim-free = After a free action nothing can be claimed (E1-82).
board-why-place-cube = To claim it you need a cube there (E1-86).
board-why-place-lead = { NAME($seat) } has { $of } influence there, you have { $n } (E1-85).
board-why-place-tie = { NAME($seat) } has as much influence there and more agents (E1-91).
board-why-place-blocked = A blocking disc lies on it (E1-94).
board-why-place-own = You control this city already (E1-95).
board-why-place-locked = The city is locked (E1-78, E1-79, E1-96).
board-why-place-destroyed = The city is destroyed (E1-382).
board-why-place-empty = There is no card any more (E1-72).
board-why-place-gone = This Permanent Effect is not in the display (E1-72).
board-why-place-no-cube = You have no cube there (E1-119).
board-why-stock-empty = You have no cubes in stock (E1-70).
board-why-place-many = Too much: { $n } symbols for { $of ->
    [one] { $of } cube
   *[other] { $of } cubes
} in stock (E1-74).
board-why-retrieve-none = You have no cubes in Limbo or on the board (E1-119).
board-why-retrieve-many = That would be { $n } symbols, and only { $of ->
    [one] { $of } cube is
   *[other] { $of } cubes are
} there to retrieve (E1-118).
board-why-take-stock = These cubes are in your stock already (E1-118).
board-why-cubes-chosen = All the cubes there are chosen already.
board-why-buy-pool = With further cards the gold would be too much: there are only { $of ->
    [one] { $of } cube
   *[other] { $of } cubes
} in the Pool (E1-123, E1-124).
board-why-buy-more = { $n } gold is not an even number: add a card (E1-123).
board-why-move-due = The journeys cost { $n } gold, the cards have { $of } (E1-134).
board-why-move-exact = That would cost { $n } gold in all, and your cards cannot pay it exactly (E1-134).
board-why-city-closed = Your agents may not enter { NAME($city) } (E1-137, E1-138).
board-why-agent-away = { NAME($agent) } stands in no city.
board-why-attempt-none = There is nobody this card could be used on (E1-175 to E1-180, E1-201 to E1-205).
board-why-target-first = First choose the target (E1-191).
board-why-target-chosen = The target is chosen already (E1-174).
board-why-target-away = { NAME($agent) } stands in another city (E1-178).
board-why-zombie-none = There is no zombie in { NAME($city) } (E1-343, E1-354).
board-why-top-other = { NAME($card) } is not among the cards you discard (E1-151).
board-why-top-first = Say which of the cards lies on top (E1-280).
board-why-reveal-done = Your identity is revealed already (E1-154).
board-why-show-other = You do not hold the double agent counter of { NAME($agent, case: "the") } (E1-156).
board-why-show-own = { NAME($agent) } is your own agent (E1-158).
board-why-show-away = { NAME($agent) } is nobody’s agent on the board (E1-157 to E1-159).
board-why-effect-other = { NAME($effect) } does not lie before you (E1-361).
board-why-hudson-used = Mrs. Hudson helps once a turn (E1-400).
board-why-sacrifice-vampire = Vampires cannot be sacrificed (E1-410).
board-why-mi-go-full = Two agents are with the Mi-Go already (E1-391).
board-why-mi-go-none = { NAME($agent) } is not with the Mi-Go (E1-395).
board-why-mi-go-turn = Agents come back only in a later turn (E1-395).
board-why-exile-none = This player has no cube in the city box of { NAME($city) } (E1-386).
board-why-draw-none = There is nothing to draw (E1-54).
board-why-counters-none = No double agent counter is left (E1-300).
board-why-remove-city = A city card cannot be removed (E1-320).
board-why-bury-scoring = You are revealed, so a card worth points is removed face up (E1-319, E1-439).
board-why-clear-box = Only cards can be removed, no city box (E1-315).
board-why-clear-blocked = A blocking disc protects this card (E1-315).
board-why-block-there = A blocking disc lies there already (E1-305).
board-why-unblock-none = There is no blocking disc to take away (E1-304).
board-why-discs-none = No blocking disc is left in the Pool (E1-307).
board-why-cubes-none = You have no cube in stock, in Limbo or on the board (E1-283, E1-284).
board-why-cubes-two = Two cubes are chosen; no more can move (E1-283).
board-why-source-first = First choose the cubes that move (E1-283).
board-why-source-one = Both cubes come from one and the same source (E1-285).
board-why-source-same = The cubes come from there (E1-283).
board-why-others-no-cubes = No other player has a cube on the board (E1-294).
board-why-first-cube-out = First choose a cube (E1-294).
board-why-send-own = These are your own cubes (E1-294).
board-why-send-one = Both cubes belong to one player: { NAME($seat) } (E1-294).
board-why-send-none = There is no such cube (E1-295).
board-why-lock-none = You control no city that is not locked (E1-258).
board-why-lock-other = You do not control { NAME($city) } (E1-258).
board-why-lock-done = The city is locked already (E1-266).
board-why-victim-none = No agent of another player can be a victim now (E1-202 to E1-205).
board-why-shoggoth-agents = The Shoggoth destroys agents only (E1-309).
board-why-banished = The Society of Leopold has driven out vampires and zombies (E1-404).
board-why-turn-none = There is nobody the Vampire could turn (E1-328 to E1-333).
board-why-turn-vampire = This agent is a vampire already (E1-333).
board-why-turn-main = Another player’s main agent cannot be turned (E1-332).
board-why-turn-far = You have no vampire in that city (E1-330).
board-why-zombies-none = Your zombies can attack nobody, and none can come (E1-343, E1-347).
board-why-zombies-agents = Zombies attack agents only (E1-343).
board-why-zombies-kill-first = New zombies come after the attacks: take them out again to attack (E1-343, E1-347).
board-why-zombies-all = All zombies are on the board (E1-347).
board-why-zombie-hunted = The zombies in { NAME($city) } have had their victim (E1-343).
board-why-zombie-locked = Locked cities get no zombies (E1-351).
board-why-zombie-far = { NAME($city) } is too far from your agents and zombies (E1-348).
board-why-seat-self = Choose another player.
board-why-counters-few = No other player holds two double agent counters (E1-289).
board-why-counters-last = { NAME($seat) } does not hold two double agent counters (E1-289).
board-why-terror-none = All others are revealed Loyalists: nobody would draw (E1-314).
board-why-terror-loyalist = { NAME($seat) } is a revealed Loyalist and would not draw (E1-314).
board-why-identity-none = There is no secret identity that you have not seen (E1-325).
board-why-identity-open = { NAME($seat) } is revealed (E1-325).
board-why-identity-seen = You have seen this identity: { NAME($seat) } (E1-325).
board-why-foil-away = { NAME($agent) } is not an agent of the attacker in { NAME($city) } (E1-221).
board-why-stand-by-side = { NAME($agent) } does not stand by your side (E1-168, E1-169).
board-why-escape-far = { NAME($city) } is not a neighbouring city (E1-236).
board-why-flee-other = { NAME($agent) } is no agent of yours in { NAME($city) } (E1-262).
board-why-flee-same = This city must be left (E1-262, E1-372).
board-why-flee-far = { NAME($city) } is not a neighbouring city (E1-262, E1-264).
board-why-keep-other = You have not drawn this counter: { NAME($agent) } (E1-300).
board-why-keep-chosen = This counter is chosen already: { NAME($agent) }.
board-why-limbo-none = You have no cube in Limbo (E1-119).
board-why-limbo = Cubes are taken from Limbo by retrieving (E1-119).
board-why-pool-none = You have no cube in the Pool (E1-125).
board-why-buy-odd = Gold for buying must be an even number, and your cards cannot make it one (E1-123).
board-why-buy-many = Too much: there are only { $of ->
    [one] { $of } cube
   *[other] { $of } cubes
} in the Pool (E1-124).
board-why-move-none = You have no agent in a city (E1-126).
board-why-move-gold = This gold could not be spent exactly (E1-134).
board-why-move-far = The journey costs { $n } gold; your cards have { $of } (E1-134).
board-why-move-same = An agent may not end where the journey began (E1-130).
board-why-move-closed = No open road leads to { NAME($city) } (E1-137, E1-138).
board-why-agent-moved = { NAME($agent) } is already on the way.
board-why-agent-other = { NAME($agent) } is not your agent (E1-126).
board-why-arrow-stuck = This arrow cannot move its marker (E1-145).
board-why-arrow-top = A marker is at the end of its track already (E1-147).
board-why-attempt-card = No attempt can be begun with { NAME($card, case: "the") } (E1-175, E1-180).
board-why-attempt-board = { NAME($card) } is not on the board (E1-179).
board-why-attempt-nowhere = There is no target within reach of your bombs (E1-189).
board-why-bomb-enough = Too much: however it is completed, one of the cards would not be needed (E1-190).
board-why-bomb-needless = Too much: without { NAME($card, case: "the") } this would be enough already (E1-190).
board-why-target-own = This is your own agent (E1-201).
board-why-target-unknown = The player is not known to the authorities (E1-202).
board-why-target-vampire = A vampire cannot be a victim (E1-203).
board-why-target-main = A main agent can be attacked only if it stands alone (E1-204).
board-why-target-safe = An attempt on this target has been foiled (E1-231).
board-why-target-card = This card does not allow this target (E1-175).
board-why-target-far = You have no agent in that city (E1-178, E1-180).
board-why-target-bombs = It takes { $n ->
    [one] { $n } bomb
   *[other] { $n } bombs
}; you can bring { $of } (E1-187, E1-188).
board-why-target-gone = The royal person is dead or hidden (E1-193).
board-why-no-text = { NAME($card) } has no text for your own turn.
board-why-text-attempt = The action of { NAME($card, case: "the") } is an attempt (E1-175, E1-180).
board-why-text-nothing = Its text would do nothing now.
board-why-passive = Its text works by itself.
board-why-on-claim = Its text worked when it was claimed.
board-why-reveal = You may reveal your identity only if that ends the game (E1-154).
board-why-card-chosen = { NAME($card) } is chosen already.
board-why-no-arrow = { NAME($card) } has no such arrow (E1-140).
board-why-end-actions = { $n ->
    [one] You still have { $n } action: take it, or pass (E1-46).
   *[other] You still have { $n } actions: take them, or pass (E1-46).
}
board-why-not-part = This does not belong to the action.
board-why-not-all = The action is not complete yet.
board-why-not-asked = This is not asked now.
board-why-first-attempt = First choose a card for an attempt (E1-173).
board-why-first-cubes = First choose cards with cubes (E1-69, E1-117).
board-why-first-gold = First choose a card with gold (E1-134).

## Identity notebook, and who may be a double agent

board-evidence-killed-royalty = { $n ->
    [one] killed a royal person
   *[other] killed { $n } royal persons
}
board-evidence-hid-royalty = { $n ->
    [one] hid a royal person
   *[other] hid { $n } royal persons
}
# $way: up or down
board-evidence-marker = { $track ->
    [war] { $way ->
        [up] moved War up { $n }
       *[down] moved War down { $n }
    }
   *[revolution] { $way ->
        [up] moved Revolution up { $n }
       *[down] moved Revolution down { $n }
    }
}
board-evidence-agents = { $n ->
    [one] agents worth { $n } point
   *[other] agents worth { $n } points
}
board-evidence-vampires = { $n ->
    [one] made an agent a vampire
   *[other] made { $n } agents vampires
}
board-evidence-zombies = owns the zombies
board-evidence-yog = { $n ->
    [one] sacrificed an agent to Yog-Sothoth
   *[other] sacrificed { $n } agents to Yog-Sothoth
}
board-evidence-turned = has had a Change of Heart: the other side from what the card says
board-suspects = Double agents
board-suspects-help = Whose counters might be against you: your own agents on the board, and who may hold their double agent counters.
board-suspect = Who may hold the counter of { NAME($agent, case: "the") }?
board-suspect-none = no suspicion
board-suspect-safe = nobody: it is shown, or you hold it
# how likely it is that some other player holds it, in per cent
board-suspect-chance = { $n } in a hundred that somebody else holds it
board-suspect-nobody = You have no agents with counters on the board.
board-suspicion-holds = the program: { $n } in a hundred that { NAME($seat) } holds it

## Attack in a window

board-attack = { $how ->
    [attempt] An attempt
    [shoggoth] Shoggoth
    [vampire] The Vampire
    [zombie] A zombie
   *[cthulhu] Cthulhu
} in { NAME($city) }

## The end, drawn

board-end-why = { $why ->
    [war] War reached the end of its track.
    [revolution] Revolution reached the end of its track.
    [points] { $seat ->
        [you] You reached { $n } points.
       *[other] { NAME($seat) } reached { $n } points.
    }
    [main-agent] { $seat ->
        [you] You, a Restorationist, lost the main agent.
       *[other] { NAME($seat) }, a Restorationist, lost the main agent.
    }
    [madness] { $seat ->
        [you] You, a Restorationist, went mad.
       *[other] { NAME($seat) }, a Restorationist, went mad.
    }
    [zombies] { $seat ->
        [you] You had all zombies on the board.
       *[other] { NAME($seat) } had all zombies on the board.
    }
   *[leopold] { $seat ->
        [you] The Society of Leopold drove out your main agent, and you are a Restorationist.
       *[other] The Society of Leopold drove out the main agent of { NAME($seat) }, a Restorationist.
    }
}
board-end-step-cities = Cities
board-end-step-cities-help = to whoever controls them
board-end-step-necronomicon = Necronomicon
board-end-step-necronomicon-help = to either side
board-end-step-royals = Royal persons
board-end-step-royals-help = killed for Restorationists, hidden for Loyalists
board-end-step-track = Track
# $revolution and $war: what the tracks give
board-end-step-track-help = Revolution gives Restorationists { $revolution }, War gives Loyalists { $war }
board-end-step-agents = Agents
board-end-step-agents-help = points on the counters, for Restorationists, vampires left out
board-end-step-cards = Cards and effects
board-end-step-cards-help = The Black Hand for Restorationists; vampires, zombies and Yog-Sothoth for Loyalists
board-end-step-kills = Killed agents
board-end-step-kills-help = for Loyalists: agents of Restorationists
board-end-step-out = The side that is out
board-end-step-out-help = { $side ->
    [loyalist] { $seat ->
        [you] you are lowest: the Loyalists are out
       *[other] { NAME($seat) } is lowest: the Loyalists are out
    }
    [restorationist] { $seat ->
        [you] you are lowest: the Restorationists are out
       *[other] { NAME($seat) } is lowest: the Restorationists are out
    }
   *[none] all are on one side: nobody is out
}
# in a cell
board-end-out = out
board-end-track = on the track: { $n }
board-end-tie = Level on points: more control discs on the board decide.
board-end-doubles = Double agents held to the end: { $agents }

## What many games add up to

fact-end-war = War at the top
fact-end-revolution = Revolution at the top
fact-end-main-agent = main agent of a Restorationist killed
fact-end-madness = madness of a Restorationist
fact-end-zombies = Zombies
fact-end-leopold = Society of Leopold

## What an action means. Each goes on after “This”.

means-city = wins { NAME($city) }{ means-worth }
means-city-from = takes { NAME($city) } from { NAME($seat) }{ means-worth }
means-city-lost = costs { NAME($city) }{ means-worth }
means-guards = guards { NAME($city) }
means-points = brings { $points ->
    [one] 1 point
   *[other] { $points } points
} { $what ->
    [track] from the tracks
    [agents] for agents
    [necronomicon] for the Necronomicon
   *[cards] for cards
}
means-points-lost = costs { $points ->
    [one] 1 point
   *[other] { $points } points
} { $what ->
    [track] from the tracks
    [agents] for agents
    [necronomicon] for the Necronomicon
   *[cards] for cards
}
means-agent = wins { NAME($agent, case: "the") }
means-agent-from = takes { NAME($agent, case: "the") } from { NAME($seat) }
means-agent-lost = costs { NAME($agent, case: "the") }
means-agent-killed = kills { NAME($seat) }’s agent { NAME($agent) }
means-main-struck = strikes { NAME($seat) }’s main agent
means-main-lost = exposes the main agent
means-track-up = moves the { $track ->
    [war] War
   *[revolution] Revolution
} marker up { $n }
means-track-down = moves the { $track ->
    [war] War
   *[revolution] Revolution
} marker down { $n }
means-mad = costs a Mad counter
means-last-mad = leads to the brink of madness
means-alone = makes the main agent a target
means-cubes = brings { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} into stock

plan-claim = a step towards claiming { NAME($thing, case: "the") }
plan-end = a step towards ending the game

## The guided first game

guide-cities = Twelve cities, linked by roads. In each of them lies a pile of cards with the top one face up, and each city can be won itself. A ruler sits in every one of them: the royal person.
guide-main-agent = You begin with one agent, your main agent. If a Restorationist loses the main agent, the game is over, so take care. Send yours to Madrid, where Ravachol can be won: touch Madrid.
guide-place-ravachol = First action: put cubes where you want something. Touch “Two cubes”, then the face-up card in Madrid. Two cubes and your agent: three points of influence for Ravachol.
guide-two-places = Beside its card, every city has a box of its own. Cubes in the box count for the city itself, cubes on the card for the card. Your agent in the city counts for both.
guide-place-madrid = Second action: you may play several cards together. Touch “Cube” and “Cube/Gold”, then the city box of Madrid, and confirm.
guide-claim-ravachol = Nobody has more influence on Ravachol than you, so claim him. You can claim only as your first action, and it costs no card. Touch his card in Madrid.
guide-deck = Ravachol’s card lies in your discard pile now; when your deck is shuffled you will draw him. So your deck grows with every claim. His counter stands in Madrid as your agent. Your cubes on the card went to Limbo.
guide-buy-cube = You always need cubes. Fourteen of yours lie in the Pool, and two gold buy one of them. Touch “Two gold”, choose to buy, and confirm.
guide-city-card = Your cubes in the box of Madrid are still there. Nobody else has influence in the city, so you can win Madrid itself.
guide-claim-madrid = First action of your turn: claim the city. Touch the city box of Madrid. It brings 3 points as long as you control it, whatever your side.
guide-points = Three points! But others may take the city from you again, if they get more influence there. Its card is in your deck as well.
guide-known = With your first points you have become known to the authorities: from now on others may attack your agents. Before that, they were fairly safe.
guide-retrieve-limbo = Cubes in Limbo are spent, not lost. Play two cube symbols to take two of them back: touch “Cube/Bomb” and “Blocking disc”, then Limbo.
guide-monster = And now for the ruler of Madrid. Royal persons have a defence: this one can be killed with 4 bombs, and brings 2 points to a Restorationist.
guide-bombs = Ravachol may attack royal persons. In Madrid he has 2 bombs, your main agent 1, and one more comes from a card. That makes four: enough!
guide-kill = Touch Ravachol in your hand, then the royal person of Madrid, then “Cube/Bomb” for its bomb, and confirm. Others may foil such an attempt with a double agent, but nobody has one that fits.
guide-sanity = It is done! Whoever comes so close to a monster draws a sanity counter. Yours was Sane. With three that say Mad you would have to reveal your identity, and for a Restorationist that ends the game.
guide-move-agent = One action is left: agents travel by gold. Madrid to Paris costs 2. Touch “Gold” and “Gold/Bomb”, choose to move, then your main agent and Paris, and confirm.
guide-tracks = Béla has moved the Revolution marker up: a hint that he may be on your side! Revolution brings points to all Restorationists, War to all Loyalists, and the game ends when one of them reaches the top.
guide-double-agents = You also hold three double agent counters; only you know which. One of them is Louise Michel, who works for Ada. As an action you may show it, and she works for you instead!
guide-loyalists = Loyalists do the opposite of you: they hide royal persons and kill agents of Restorationists. Keep other agents beside your main agent: as long as you have one, it cannot be assassinated.
guide-ending = With three players the game also ends when a disc reaches 30 points. Then all identities are revealed. Points for killed royal persons count for Restorationists only, and so on; cities count for everybody.
guide-lowest-side = Beware of the last rule: the side of the player with the lowest score is out, all of it! The highest score of the other side wins. So do not let your secret friends fall behind.
guide-free-actions = Some cards have a text. A “free action” comes on top of your two, but after it you cannot claim in that turn. Hold the pointer over a card, or keep a finger on it, to read it.
## What symbols mean, and what actions are for

board-sign-cube = Cube
board-about-cube = Places one of your cubes, or retrieves one.
board-sign-gold = Gold
board-about-gold = Pays for your agents’ journeys; two gold buy a cube.
board-sign-bomb = Bomb
board-about-bomb = Counts in an attempt. Beside a number: so many an attempt on an agent needs there.
board-sign-arrow-revolution = Revolution arrow
board-about-arrow-revolution = Moves the Revolution marker up or down; Restorationists have points for it.
board-sign-arrow-war = War arrow
board-about-arrow-war = Moves the War marker up or down; Loyalists have points for it.
board-about-agent = Claiming the card brings this agent into your service. AR: may attack the royal person; AA: agents; AA/R: both.
board-sign-insanity = Sanity counter
board-about-insanity = Whoever claims the card draws a sanity counter.
board-sign-control-disc = Control
board-about-control-disc = The flag of a city and the disc on the map show who controls it.
board-sign-block-disc = Blocking disc
board-about-block-disc = Nothing can be claimed where it lies.
board-sign-royal = Royal person
board-sign-hidden-royal = Hidden royal person
board-sign-known-to-authorities = Known to the authorities
board-about-known-to-authorities = Agents of this player can be attacked.
board-sign-double-agent = Double agent
board-about-double-agent = A secret counter that can turn an agent against whoever controls it.
board-sign-mad = Mad
board-about-mad = Whoever gets too many of these counters goes mad and must reveal.
board-sign-sane = Sane
board-about-sane = Sanity counters that are left; nobody knows how many of them are mad.
board-sign-vampire = Vampire
board-about-vampire = An agent who has become a vampire cannot be killed.
board-about-place = Play cards with cubes and put as many of your cubes on one place; whoever leads there can claim it.
board-about-claim = Take a card, an effect or a city where you lead. Only your first action can do it.
board-about-retrieve = Play cards with cubes and take as many of your own cubes back, from the board or from Limbo.
board-about-buy = Play cards with gold: two gold bring one cube from the Pool into your stock.
board-about-move = Send agents along the roads; cards with gold pay for the way.
board-about-advance = Move the markers of Revolution and War with the arrows on your cards.
board-about-attempt = Try to kill a royal person or an agent with enough bombs, from cards and from your agents there.
board-about-show = Show one of your double agents and take control of the agent. Everybody sees it, for good.
board-about-reveal = Show everybody which side you are on. You can do it only if that ends the game.
board-about-swap = { text-mrs_hudson }
board-about-exile = { text-devils_island }
board-about-shelter = { text-mi_go }
board-about-sacrifice = { text-yog_sothoth }
