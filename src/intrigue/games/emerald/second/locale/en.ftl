### A Study in Emerald, second edition, in English. What both editions say alike is in ../../shared/locale.
### Forms of a card: the name alone; .the with its article. A side: the name; .many for all on it.

title = A Study in Emerald (second edition)

## Starting cards

thing-place_retrieve = Place/Retrieve
    .the = the starting card Place/Retrieve
thing-place_claim = Place/Claim
    .the = the starting card Place/Claim
thing-place_two = Place two
    .the = the starting card Place two
thing-claim_retrieve = Claim/Retrieve
    .the = the starting card Claim/Retrieve
thing-claim_move = Claim/Move
    .the = the starting card Claim/Move
thing-retrieve_two = Retrieve two
    .the = the starting card Retrieve two
thing-place_bomb = Place/Bomb
    .the = the starting card Place/Bomb
thing-move_bomb = Move/Bomb
    .the = the starting card Move/Bomb
thing-assassinate_bomb = Assassination
    .the = the starting card Assassination

## Game cards

thing-change_of_heart = Change of Heart
    .the = Change of Heart
thing-cthulhu = Cthulhu
    .the = Cthulhu
thing-doctor_watson = Doctor Watson
    .the = Doctor Watson
thing-duchess_d_uzes = Duchess D’Uzes
    .the = the Duchess D’Uzes
thing-matvei_golovinski = Matvei Golovinski
    .the = Matvei Golovinski
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
thing-vampires = Vampires
    .the = the Vampires
thing-yog_sothoth = Yog-Sothoth
    .the = Yog-Sothoth

## Royalty

thing-the_burrower_beneath = The Burrower Beneath
    .the = the Burrower Beneath
thing-nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
thing-the_veiled_thing = The Veiled Thing of the Porte
    .the = the Veiled Thing of the Porte
thing-gloriana = Gloriana
    .the = Gloriana
thing-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
thing-the_spinner_in_the_darkness = The Spinner in the Darkness
    .the = the Spinner in the Darkness
thing-rhogog = Rhogog
    .the = Rhogog
thing-azathoth = Azathoth, the Blind Idiot
    .the = Azathoth, the Blind Idiot
thing-nug_and_yeb = Nug and Yeb
    .the = Nug and Yeb
thing-royalty = Royalty
    .the = the royalty card

## Cities, places, sides, the sanity die, colours

thing-limbo = Limbo

thing-sane = no insanity
thing-insane = insanity

## Questions

ask-sanity = What does the sanity die show?

ask-add-agent = Choose a city for one of your agents.
ask-refill = { $of ->
    [one] Your identity is known: choose a city for a new agent.
   *[other] Your identity is known: choose the cities of your new agents, { $n } of { $of }.
}
ask-act = { $actions ->
    [0] { $more ->
        [0] Nothing is left to do: end your turn.
       *[other] Both actions are done: use a free action, or end your turn.
    }
    [one] Your turn: { $more ->
        [0] one action left, and nothing to do with it. Pass.
       *[other] one action left. Choose a card or an action.
    }
   *[other] Your turn: { $more ->
        [0] { $actions } actions left, and nothing to do with them. Pass.
       *[other] { $actions } actions left. Choose a card or an action.
    }
}
ask-place = { $more ->
    [0] { $n ->
        [one] { $n } cube to place: choose its city.
       *[other] { $n } cubes to place: choose one city for all of them.
    }
   *[other] { $n } of { $of } cubes to place: add cards, or choose one city for all of them.
}
ask-claim = { $more ->
    [0] { $n ->
        [one] { $n } card to claim: choose the city.
       *[other] { $n } cards to claim: choose the first city.
    }
   *[other] { $n } of { $of } possible claims: add cards, or choose the first city.
}
ask-claim-next = { $n ->
    [one] { $n } more card to claim: choose the city.
   *[other] { $n } more cards to claim: choose the next city.
}
ask-retrieve = { $n ->
    [0] { $more ->
        [0] { $of ->
            [one] { $of } cube to retrieve: choose where it comes from.
           *[other] { $of } cubes to retrieve: choose where they come from.
        }
       *[other] { $of ->
            [one] { $of } cube to retrieve: add cards, or choose where it comes from.
           *[other] { $of } cubes to retrieve: add cards, or choose where they come from.
        }
    }
   *[other] { $n } of { $of } cubes to retrieve: choose where the next comes from.
}
ask-move = { $n ->
    [0] { $of ->
        [one] You can move { $of } agent: { $more ->
            [0] choose where it stands and where it goes.
           *[other] add cards, or choose where it stands and where it goes.
        }
       *[other] You can move { $of } agents: { $more ->
            [0] choose where each stands and where it goes.
           *[other] add cards, or choose where each stands and where it goes.
        }
    }
   *[other] { $n } of { $of } agents: { $must ->
        [0] choose where the next stands and goes, or say that you are done.
       *[other] choose where the next stands and where it goes.
    }
}
ask-advance = Restorationist marker +{ $restorationist }, Loyalist marker +{ $loyalist }: { $more ->
    [0] say that you are done.
   *[other] add cards, or say that you are done.
}
ask-discard = { $more ->
    [0] { $n ->
        [one] { $n } card to discard: confirm it.
       *[other] { $n } cards to discard: choose the one that lies on top for all to see.
    }
   *[other] { $n ->
        [one] { $n } card to discard: add more, or confirm it.
       *[other] { $n } cards to discard: add more, or choose the one that lies on top for all to see.
    }
}
ask-assassinate = Whom do you attack with { NAME($card, case: "the") }? Choose royalty or an agent.
ask-support = { $target ->
    [royalty] Attack on royalty in { NAME($city) }
   *[other] Attack on an agent of { NAME($target) } in { NAME($city) }
}: { $have } of { $need } bomb points. { $more ->
    [one] Add the card that is left for it.
   *[other] Add cards with bombs.
}
ask-another-assassination = Another assassination in this action? Choose its card, or say that you are done.
ask-interrupt = { $how ->
    [assassination] { NAME($seat) } is about to assassinate your agent in { NAME($city) }.
    [shoggoth] { NAME($seat) } sets the Shoggoth on your agent in { NAME($city) }.
    [vampires] { NAME($seat) } sends the Vampires to your agent in { NAME($city) }.
    [zombie] { NAME($seat) } lets a zombie loose on your agent in { NAME($city) }.
   *[cthulhu] { NAME($seat) } calls Cthulhu to { NAME($city) }, where you have agents.
} Do you interrupt?

ask-use-cthulhu = Which city does Cthulhu devastate?
ask-use-duchess-d-uzes = In which city does the Duchess claim the card for you?
ask-use-freemasons = { $n ->
    [0] { $more ->
        [0] You have no other card to discard: draw one.
       *[other] Choose cards to discard, or say that you are done. You draw one more than you discard.
    }
   *[other] { ask-discard }
}
ask-use-hide-royalty = In which city do you hide royalty?
ask-use-inspector-lestrade = Whose cubes does Lestrade send back to stock, and from which city?
ask-use-irene-adler = Which agent does Irene Adler replace with one of yours?
ask-use-mi-go = { $n ->
    [0] { $of ->
        [one] Choose the agent that goes on the Mi-Go card.
       *[other] Choose one or two agents that go on the Mi-Go card.
    }
   *[other] { $of ->
        [one] { $n } agent goes on the Mi-Go card: say that you are done.
       *[other] { $n } of { $of } agents for the Mi-Go card: choose another, or say that you are done.
    }
}
ask-use-mrs-hudson = { ask-use-freemasons }
ask-use-okhrana = { $n ->
    [0] { $of ->
        [one] Choose the cube that goes to Limbo.
       *[other] Choose one or two cubes that go to Limbo.
    }
   *[other] { $of ->
        [one] { $n } cube goes to Limbo: say that you are done.
       *[other] { $n } of { $of } cubes for Limbo: choose another, or say that you are done.
    }
}
ask-use-pinkerton-agents = In which city do you put the agent?
ask-use-shoggoth = Which agent does the Shoggoth take?
ask-use-terrors-of-the-night = Who must make a sanity roll?
ask-use-third-section = In which city do you remove the face-up card?
ask-use-vampires = Which agent do the Vampires replace with one of yours?
ask-use-yog-sothoth = { $n ->
    [0] Choose the agents you give to Yog-Sothoth: a Loyalist point for each.
   *[other] { $n } of { $of } agents for Yog-Sothoth: choose more, or say that you are done.
}
ask-zombies = { $of ->
    [0] Choose an agent for a zombie to attack, or say that you are done.
    [one] { $prey ->
        [0] Choose the city of the zombie that comes.
       *[other] First choose an agent for a zombie to attack, or go straight to the city of the zombie that comes.
    }
   *[other] { $prey ->
        [0] Choose the cities of the zombies that come: { $n } of { $of }.
       *[other] First choose an agent for a zombie to attack, or go straight to the cities of the { $of } zombies that come.
    }
}

## A draft that is complete: $n and $of are its meter

ask-place-ready = { $n ->
    [one] { $n } cube is ready: place it.
   *[other] { $n } cubes are ready: place them.
}
ask-claim-ready = { $n ->
    [one] Card and city are chosen: claim.
   *[other] The first of { $n } claims is chosen: begin.
}
ask-retrieve-ready = { $of ->
    [one] { $of } cube is chosen: retrieve it.
   *[other] { $n } of { $of } cubes are chosen: retrieve them.
}
ask-move-ready = { $n } of { $of } { $of ->
    [one] agent: move it.
   *[other] agents: move them.
}
ask-advance-ready = Restorationist marker +{ $restorationist }, Loyalist marker +{ $loyalist }.
ask-discard-ready = { $n ->
    [one] { $n } card to discard.
   *[other] { $n } cards to discard.
}
ask-assassinate-ready = { $n } of { $of } bomb points: all are there. Strike!
ask-support-ready = { $target ->
    [royalty] Attack on royalty in { NAME($city) }
   *[other] Attack on an agent of { NAME($target) } in { NAME($city) }
}: { $n } of { $of } bomb points, all are there. Strike!
ask-use-cthulhu-ready = The city is chosen: call Cthulhu. Whoever has agents there may interrupt.
ask-use-shoggoth-ready = The target is chosen. Its owner may interrupt.
ask-use-vampires-ready = { ask-use-shoggoth-ready }
ask-zombies-ready = Everything is chosen: let the zombies loose.
ask-use-zombies-ready = { ask-zombies-ready }
ask-use-duchess-d-uzes-ready = Everything is chosen: use the text.
ask-use-hide-royalty-ready = { ask-use-duchess-d-uzes-ready }
ask-use-inspector-lestrade-ready = { ask-use-duchess-d-uzes-ready }
ask-use-irene-adler-ready = { ask-use-duchess-d-uzes-ready }
ask-use-pinkerton-agents-ready = { ask-use-duchess-d-uzes-ready }
ask-use-terrors-of-the-night-ready = { ask-use-duchess-d-uzes-ready }
ask-use-third-section-ready = { ask-use-duchess-d-uzes-ready }
ask-use-vladimir-burtsev-ready = { ask-use-duchess-d-uzes-ready }

## Answers: $a and $b are the things named, in their order

verb-claim = Claim with { NAME($a, case: "the") }
verb-advance = Move the { NAME($b) } marker with { NAME($a, case: "the") }
verb-assassinate = Assassinate with { NAME($a, case: "the") }
verb-interrupt = Interrupt with { NAME($a, case: "the") }
verb-return = Bring your agents on the Mi-Go card back to { NAME($a) }
verb-take = Take one from { NAME($a) }
verb-go = Move an agent from { NAME($a) } to { NAME($b) }
verb-aim = { $b ->
    [you] Choose yourself in { NAME($a) }
    [royalty] Choose royalty in { NAME($a) }
   *[other] Choose { NAME($b) } in { NAME($a) }
}
verb-roll = The die shows { NAME($a) }

## Set-up and turns

tell-played = { $seat ->
    [you] You play { NAME($card, case: "the") }
   *[other] { NAME($seat) } plays { NAME($card, case: "the") }
} { $symbol ->
    [place] to place cubes.
    [claim] to claim.
    [retrieve] to retrieve cubes.
    [move] to move agents.
    [marker] to move a marker.
    [assassinate] to assassinate.
    [bomb] for the bombs.
   *[text] for its text.
}
tell-removed = { $seat ->
    [you] You lose { NAME($card, case: "the") } for good: the card leaves the game.
   *[other] { NAME($seat) } loses { NAME($card, case: "the") } for good: the card leaves the game.
}
tell-kept = { $seat ->
    [you] You lay { NAME($card, case: "the") } beside your identity card.
   *[other] { NAME($seat) } lays { NAME($card, case: "the") } beside the identity card.
}

## Cubes, agents, cards on the board

tell-royalty-appears = Royalty shows itself in { NAME($city) }: { NAME($royalty) }.
tell-cubes-placed = { $seat ->
    [you] You place
   *[other] { NAME($seat) } places
} { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} in { NAME($city) }.
tell-cube-retrieved = { $seat ->
    [you] You retrieve a cube from { NAME($place) }.
   *[other] { NAME($seat) } retrieves a cube from { NAME($place) }.
}
tell-cubes-from-limbo = { $seat ->
    [you] You retrieve
   *[other] { NAME($seat) } retrieves
} { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from Limbo.
tell-cubes-to-limbo = { $seat ->
    [you] { $n ->
        [one] { $n } of your cubes in { NAME($city) } goes to Limbo.
       *[other] { $n } of your cubes in { NAME($city) } go to Limbo.
    }
   *[other] { $n ->
        [one] { $n } of { NAME($seat) }’s cubes in { NAME($city) } goes to Limbo.
       *[other] { $n } of { NAME($seat) }’s cubes in { NAME($city) } go to Limbo.
    }
}
tell-cubes-to-stock = { $seat ->
    [you] { $n ->
        [one] { $n } cube returns from { NAME($city) } to your stock.
       *[other] { $n } cubes return from { NAME($city) } to your stock.
    }
   *[other] { $n ->
        [one] { $n } cube returns from { NAME($city) } to { NAME($seat) }’s stock.
       *[other] { $n } cubes return from { NAME($city) } to { NAME($seat) }’s stock.
    }
}
tell-card-removed = { $seat ->
    [you] You remove { NAME($card, case: "the") } from { NAME($city) }; the card leaves the game.
   *[other] { NAME($seat) } removes { NAME($card, case: "the") } from { NAME($city) }; the card leaves the game.
}
tell-agents-added = { $seat ->
    [you] You put
   *[other] { NAME($seat) } puts
} { $n ->
    [one] an agent
   *[other] { $n } agents
} into { NAME($city) }.
tell-agent-moved = { $seat ->
    [you] Your agent travels from { NAME($city) } to { NAME($there) }.
   *[other] { NAME($seat) }’s agent travels from { NAME($city) } to { NAME($there) }.
}
tell-agent-away = The Mi-Go carry off { $seat ->
    [you] your agent in { NAME($city) }.
   *[other] { NAME($seat) }’s agent in { NAME($city) }.
}
tell-agents-returned = { $n ->
    [one] The Mi-Go bring { $n } agent of { $seat ->
        [you] yours back to { NAME($city) }.
       *[other] { NAME($seat) } back to { NAME($city) }.
    }
   *[other] The Mi-Go bring { $n } agents of { $seat ->
        [you] yours back to { NAME($city) }.
       *[other] { NAME($seat) } back to { NAME($city) }.
    }
}
tell-agent-given = { $seat ->
    [you] You give your agent in { NAME($city) }
   *[other] { NAME($seat) } gives an agent in { NAME($city) }
} to Yog-Sothoth, never to return.

## Attacks

tell-attacks = { $seat ->
    [you] { $how ->
        [assassination] You plot to assassinate
        [shoggoth] You set the Shoggoth on
        [vampires] You send the Vampires to
       *[zombie] You let a zombie loose on
    }
   *[other] { $how ->
        [assassination] { NAME($seat) } plots to assassinate
        [shoggoth] { NAME($seat) } sets the Shoggoth on
        [vampires] { NAME($seat) } sends the Vampires to
       *[zombie] { NAME($seat) } lets a zombie loose on
    }
} { $victim ->
    [you] your agent in { NAME($city) }.
   *[other] { NAME($victim) }’s agent in { NAME($city) }.
}
tell-attacks-city = { $seat ->
    [you] You call Cthulhu to { NAME($city) }.
   *[other] { NAME($seat) } calls Cthulhu to { NAME($city) }.
}
tell-interrupted = { $seat ->
    [you] You interrupt with { NAME($card, case: "the") }: the attack fails!
   *[other] { NAME($seat) } interrupts with { NAME($card, case: "the") }: the attack fails!
}
tell-agent-killed = { $seat ->
    [you] You kill
   *[other] { NAME($seat) } kills
} { $victim ->
    [you] your agent in { NAME($city) }.
   *[other] { NAME($victim) }’s agent in { NAME($city) }.
}
tell-agent-replaced = { $victim ->
    [you] Your agent in { NAME($city) } gives way to
   *[other] { NAME($victim) }’s agent in { NAME($city) } gives way to
} { $seat ->
    [you] one of yours.
   *[other] one of { NAME($seat) }’s.
}
tell-agent-eaten = { $victim ->
    [you] Your agent in { NAME($city) } falls to
   *[other] { NAME($victim) }’s agent in { NAME($city) } falls to
} { $seat ->
    [you] your zombies.
   *[other] { NAME($seat) }’s zombies.
}
tell-agent-lost = { $seat ->
    [you] You also lose an agent in { NAME($city) } to madness.
   *[other] { NAME($seat) } also loses an agent in { NAME($city) } to madness.
}
tell-royalty-killed = { $seat ->
    [you] You have assassinated { NAME($royalty, case: "the") } in { NAME($city) }!
   *[other] { NAME($seat) } has assassinated { NAME($royalty, case: "the") } in { NAME($city) }!
}
tell-royalty-hidden = { $seat ->
    [you] You hide { NAME($royalty, case: "the") }, and { NAME($city) } sees no more of its ruler.
   *[other] { NAME($seat) } hides { NAME($royalty, case: "the") }, and { NAME($city) } sees no more of its ruler.
}
tell-city-devastated = Cthulhu devastates { NAME($city) }: { $cards ->
    [0] its cards leave the game,
    [one] its cards leave the game, { $cards } of them unseen,
   *[other] its cards leave the game, { $cards } of them unseen,
} agents and zombies go back to stock, cubes go to Limbo.

## Sanity and identities

tell-sanity-roll = { $seat ->
    [you] { $why ->
        [claim] You roll for your sanity after the claim:
        [royalty-killed] You roll for your sanity after the assassination of royalty:
        [royalty-hidden] You roll for your sanity after hiding royalty:
       *[terror] Terrors haunt you, and you roll for your sanity:
    }
   *[other] { $why ->
        [claim] { NAME($seat) } makes a sanity roll after the claim:
        [royalty-killed] { NAME($seat) } makes a sanity roll after the assassination of royalty:
        [royalty-hidden] { NAME($seat) } makes a sanity roll after hiding royalty:
       *[terror] Terrors haunt { NAME($seat) }, who makes a sanity roll:
    }
} { $result ->
    [insane] insanity!
   *[sane] nothing happens.
}
tell-token-lost = { $seat ->
    [you] You give up a sanity token;
   *[other] { NAME($seat) } gives up a sanity token;
} { $left ->
    [0] it was the last.
    [one] { $left } is left.
   *[other] { $left } are left.
}
tell-healed = { $seat ->
    [you] Freud restores your mind: you have
   *[other] Freud restores { NAME($seat) }’s mind:
} { $tokens ->
    [one] { $tokens } sanity token.
   *[other] { $tokens } sanity tokens.
}
tell-revealed = { $seat ->
    [you] { $why ->
        [agents] You have no agent left on the board
       *[sanity] You have no sanity token left
    } and must reveal:
   *[other] { $why ->
        [agents] { NAME($seat) } has no agent left on the board
       *[sanity] { NAME($seat) } has no sanity token left
    } and must reveal:
} { NAME($side) }!
tell-zombies-banished = { $seat ->
    [you] You call in the Society of Leopold: all zombies leave the game for good.
   *[other] { NAME($seat) } calls in the Society of Leopold: all zombies leave the game for good.
}
tell-banished = { NAME($card) }: { $place ->
    [hand] { $seat ->
        [you] the card is removed from your hand.
       *[other] the card is removed from { NAME($seat) }’s hand.
    }
    [deck] { $seat ->
        [you] the card is removed from your draw deck.
       *[other] the card is removed from { NAME($seat) }’s draw deck.
    }
    [discards] { $seat ->
        [you] the card is removed from your discard pile.
       *[other] the card is removed from { NAME($seat) }’s discard pile.
    }
   *[kept] { $seat ->
        [you] the card is removed from beside your identity card.
       *[other] the card is removed from beside { NAME($seat) }’s identity card.
    }
}

## Points

tell-scored = { $seat ->
    [you] You score
   *[other] { NAME($seat) } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $sort ->
    [neutral] for { NAME($source, case: "the") }.
    [restorationist] for { NAME($source, case: "the") } (Restorationist).
    [loyalist] for { NAME($source, case: "the") } (Loyalist).
   *[box] for the agent on { NAME($source, case: "the") }.
}
tell-points-lost = { $seat ->
    [you] You lose
   *[other] { NAME($seat) } loses
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { NAME($source, case: "the") }.
tell-marker-moved = { $steps ->
    [0] The { NAME($track) } marker stays on { $at }.
    [one] The { NAME($track) } marker moves up { $steps } space, to { $at }.
   *[other] The { NAME($track) } marker moves up { $steps } spaces, to { $at }.
}
tell-tracks = { $points ->
    [0] The markers are level: nobody has points from the tracks now.
    [one] The markers are { $points } space apart: everybody has { $points } point from the tracks now.
   *[other] The markers are { $points } spaces apart: everybody has { $points } points from the tracks now.
}

## The end

tell-game-ends = The game is over: { $why ->
    [points] { $seat ->
        [you] you have reached the points limit.
       *[other] { NAME($seat) } has reached the points limit.
    }
    [marker] a marker has reached the end of its track.
    [reveal] { $seat ->
        [you] you are a Restorationist and had to reveal.
       *[other] { NAME($seat) } is a Restorationist and had to reveal.
    }
   *[change-of-heart] { $seat ->
        [you] you were revealed as a Loyalist and have become a Restorationist.
       *[other] { NAME($seat) } was revealed as a Loyalist and has become a Restorationist.
    }
}
tell-final-score = { $seat ->
    [you] You end with
   *[other] { NAME($seat) } ends with
} { $points ->
    [one] { $points } point (the disc showed { $had }):
   *[other] { $points } points (the disc showed { $had }):
} { $kept } from cards{ $share ->
    [0] {""}
   *[other] , { $share } from the tracks
}{ $penalty ->
    [0] {""}
   *[other] , less { $penalty } on the side of the lowest
}.
tell-lowest-side = The lowest score is on the side of the { NAME($side, case: "many") }: all of them have lost { $penalty ->
    [one] { $penalty } point.
   *[other] { $penalty } points.
}

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-agents = Each agent symbol puts an agent from your stock into the city when you claim this card.
text-agent = { text-symbols } { text-agents }
text-killer = { text-symbols } Used to assassinate, it leaves your deck for good: you keep it if it gave you points, else it is removed.
text-box = Used to assassinate an agent, it is kept with the killed piece on it and scores the points of its box; at the end these count only for a Loyalist, and only if the victim is a Restorationist. Used on royalty, it leaves your deck without them.
text-killer-box = { text-symbols } { text-box }
text-reshuffle = If your deck runs out, your discard pile is shuffled into a new one before this card goes there.
text-reshuffle-all = If your deck runs out, your discard pile, with the cards just discarded, is shuffled into a new one before this card goes there.

text-place_retrieve = { text-symbols }
text-place_claim = { text-symbols }
text-place_two = { text-symbols }
text-claim_retrieve = { text-symbols }
text-claim_move = { text-symbols }
text-retrieve_two = { text-symbols }
text-place_bomb = { text-symbols }
text-move_bomb = { text-symbols }
text-assassinate_bomb = { text-killer }

text-city = { text-symbols } Its points are neutral: they count for both sides.

text-baron_ungern_sternberg = { text-killer-box } { text-agents }
text-black_hand = One-use action: score 2 Restorationist points for every royalty card you have assassinated, and 2 more for each one later. Royalty that you hid does not count. You keep this card.
text-change_of_heart = One-use action: lay this card on your identity card, for all to see. You are on the other side from now on. A secret identity stays secret; if you were revealed as a Loyalist, the game ends at once.
text-cthulhu = One-use action: choose a city. All cards in its stack leave the game unseen, as does the one face up; royalty in the slot stays. All agents and zombies there go back to stock, all cubes to Limbo, your own too. Whoever has no agent left on the board must reveal.
text-diogenes_club = Free action: draw two cards. { text-reshuffle }
text-doctor_watson = Free action: draw two cards. { text-reshuffle }
text-duchess_d_uzes = Action: claim the face-up card of one city in which you lead; you need no cube there. This may be your second action too. Otherwise everything goes as in a claim.
text-evno_asef = { text-killer-box } { text-agents }
text-fenians = One-use benefit: in one assassination each of your agents in the city counts two bomb points. The bombs on this card do not count then, and it may not be used if you have enough without it. Two of these cards do not count four: the second adds nothing.
text-freemasons = Free action: discard any number of cards from your hand, even none, and draw one more than that. { text-reshuffle-all }
text-hide_royalty = One-use action: take the royalty card from the slot of a city in which you lead; you need neither an agent nor bombs. It scores its points as Loyalist points, and you keep both cards. Your cubes there go to Limbo, those of others back to stock. Then make a sanity roll; insanity also costs you an agent there.
text-hired_assassin = { text-killer-box }
text-holy_brotherhood = Action: take back from Limbo as many of your cubes as you have agents on the board.
text-infernal_machine = One-use benefit: it gives its bomb points in one assassination and then leaves the game. Played for another symbol, it is simply discarded.
text-inspector_lestrade = Action: all cubes of one player in one city return to that player’s stock. You may choose yourself.
text-irene_adler = One-use action: replace an agent of another player in any city with one from your stock. The other agent goes back to its owner’s stock. Sherlock Holmes cannot stop this. { text-agents }
text-leon_czolgosz = { text-killer } { text-agents }
text-marquis_de_rochefort = { text-agent }
text-matvei_golovinski = Action: the Loyalist marker moves up two spaces.
text-mi_go = One-use action: put one or two of your agents from cities on this card, which you keep. They count as on the board but are in no city, so nobody can attack them. In a later turn of yours they return together to one city, as a free action; after that the card is done.
text-mrs_hudson = Free action: discard any number of cards from your hand, even none, and draw one more than that. { text-reshuffle-all }
text-okhrana = Action: send one or two cubes of any players from cities to Limbo.
text-peoples_will = Action: take all your cubes back from Limbo.
text-peter_rachkovsky = { text-agent }
text-pinkerton_agents = One-use action: put an agent from your stock into any city.
text-professor_moriarty = { text-killer-box } { text-agents }
text-ravachol = { text-killer } { text-agents }
text-sebastian_moran = { text-killer-box }
text-sergei_kravchinsky = { text-killer } { text-agents }
text-sergei_nechaev = { text-killer } { text-agents }
text-sherlock_holmes = Interrupt: save one of your agents from an assassination, the Shoggoth, the Vampires or a zombie; or, with an agent of yours in the city, stop Cthulhu for everybody. The attacker’s cards are spent all the same. Then draw a card. He does not help against Irene Adler or against insanity. { text-agents }
text-shoggoth = One-use action: kill an agent of another player in any city. You need neither a piece there nor bombs, and the cubes stay. You keep this card with the piece on it and score the points of its box; at the end these count only for a Loyalist, and only if the victim is a Restorationist.
text-sigmund_freud = One-use action: fill up your sanity tokens to three. The Restorationist marker moves up two spaces.
text-society_of_leopold = One-use action: all zombies leave the game for good. So do the Zombies and Vampires cards, wherever their owners have them, and their points are lost; an owner who loses one from the hand draws a card. Those still on the board will have neither text nor points.
text-terrors_of_the_night = Action: another player with a sanity token must make a sanity roll.
text-third_section = Action: remove the face-up card of one city from the game; the next one is turned up. Royalty cannot be removed.
text-vampires = One-use action: in a city with an agent of yours, replace an agent of another player with one from your stock. Interrupt: stop an assassination of one of your agents, then draw a card; normally this does not use the card up. They stop nothing else.
text-vera_figner = { text-killer } { text-agents }
text-vladimir_burtsev = Action: look at the secret identity card of another player. What you see is for your eyes only. { text-agents }
text-wilhelm_stieber = { text-killer-box } { text-agents }
text-yog_sothoth = One-use action: put any number of your agents from cities on this card, at least one. You score 1 Loyalist point for each. They never come back. If you have no agent left on the board, you must reveal.
text-zombies = Action: first you may remove one agent of another player in every city where you have a zombie; it goes back to its owner’s stock. Then put two zombies into cities of your choice.
text-royalty = Royalty is never claimed. It goes to the slot of its city, where it can be assassinated for Restorationist points or taken with Hide Royalty for Loyalist points.

## Table options

option-retrieve_short_allowed = May a card with two retrieve symbols bring back a single cube, if there is only one?
option-retrieve_short_allowed-true = Yes, as with placing
option-retrieve_short_allowed-false = No, the number must always be exact
option-stopped_assassination_clears_cubes = Are the cubes in the city cleared after an assassination that was stopped?
option-stopped_assassination_clears_cubes-true = Yes, the action counts as carried out
option-stopped_assassination_clears_cubes-false = No, they stay
option-vampires_interrupt_one_use = Are the Vampires used up by an interrupt?
option-vampires_interrupt_one_use-false = No, the card is discarded
option-vampires_interrupt_one_use-true = Yes, the card is removed, or kept if it gave points
option-loyalist_refill_again = Does a revealed Loyalist who loses the last agent add agents again?
option-loyalist_refill_again-false = No, that belongs to the reveal alone
option-loyalist_refill_again-true = Yes, every time
option-finish_action_at_target = When a player reaches the points limit, is the action finished first?
option-finish_action_at_target-false = No, the game ends at once
option-finish_action_at_target-true = Yes, it is finished before the game ends

## What it is about

about = Secret agents and monsters contend for the cities of Europe, in a shorter and sharper game. Nobody knows who is on which side.

## On the drawn table: labels, and what screen readers say

## Cities. Spoken one after the other, so each is a whole sentence.

board-city = { NAME($city) }. Bomb value { $n }.
board-city-you-lead = You lead with { $n }.
board-city-leads = { NAME($seat) } leads with { $n }.
board-city-empty = Nobody is here.
board-city-pieces = { $seat ->
    [you] You
   *[other] { NAME($seat) }
}: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}.
board-city-card = Face up: { NAME($card) }.
board-city-card-in = The city card is among them.
board-city-royal-in = The royalty card is among them.
board-city-royal = { NAME($royalty) } is here: { $bombs } bomb points to kill, worth { $points }.
board-city-killed = { $seat ->
    [you] You killed { NAME($royalty, case: "the") }.
   *[other] { NAME($seat) } killed { NAME($royalty, case: "the") }.
}
board-city-hidden = { $seat ->
    [you] You hid { NAME($royalty, case: "the") }.
   *[other] { NAME($seat) } hid { NAME($royalty, case: "the") }.
}
board-city-gone = { NAME($royalty) } is out of the game.
board-city-short = { $n ->
    [one] One more piece and you lead.
   *[other] { $n } more pieces and you lead.
}
board-city-can-claim = You can claim here.
board-aim-piece = { $seat ->
    [you] yourself in { NAME($city) }
   *[other] { NAME($seat) } in { NAME($city) }
}
board-aim-royalty = { NAME($royalty) } in { NAME($city) }

## Tracks

board-track = { $side ->
    [loyalist] Loyalist track: { $n } of { $of }
   *[restorationist] Restorationist track: { $n } of { $of }
}
board-share-none = Level: nobody has points from the tracks.
board-share = { $side ->
    [loyalist] The Loyalist marker is { $n } ahead: everybody has { $n } for it, and at the end Restorationists lose them.
   *[restorationist] The Restorationist marker is { $n } ahead: everybody has { $n } for it, and at the end Loyalists lose them.
}
board-share-short = { $n } from the tracks

## Players

board-tokens = sanity tokens: { $n } of { $of }
board-stock = in stock: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}
board-on-board = agents on the board: { $n }
board-kept = kept: { NAME($card) }
board-royal-killed = killed { NAME($royalty, case: "the") }
board-royal-hidden = hid { NAME($royalty, case: "the") }
board-mi-go = { $n ->
    [one] one agent on Mi-Go
   *[other] { $n } agents on Mi-Go
}
board-yog = { $n ->
    [one] one agent on Yog-Sothoth
   *[other] { $n } agents on Yog-Sothoth
}
board-victims = { $n ->
    [one] one killed agent on a card
   *[other] { $n } killed agents on cards
}
board-last-agent = One agent left: without it the identity is shown.
board-last-token = One sanity token left: without it the identity is shown.

## Mine

board-beside = Kept beside your identity
board-worth = You would keep { $n } of { $points }
board-worth-perhaps = { $n } more if the killed agents are Restorationists’
board-worth-help = What you would keep if the game ended now, before the lowest side loses { $penalty }.
board-source = { NAME($source) }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-source-tracks = Tracks: { $n }
board-sort-neutral = everybody keeps them
board-sort-restorationist = Restorationists keep them
board-sort-loyalist = Loyalists keep them
board-sort-box = a Loyalist keeps them if { $seat ->
    [you] you are a Restorationist
   *[other] { NAME($seat) } is a Restorationist
}

## Cards: symbols, spoken and in reading size

board-symbol-place = { $n ->
    [one] place a cube
   *[other] place { $n } cubes
}
board-symbol-claim = { $n ->
    [one] claim a card
   *[other] claim { $n } cards
}
board-symbol-retrieve = { $n ->
    [one] retrieve a cube
   *[other] retrieve { $n } cubes
}
board-symbol-move = { $n ->
    [one] move an agent
   *[other] move { $n } agents
}
board-symbol-assassinate = assassinate
board-symbol-restorationist = { $n ->
    [one] Restorationist marker
   *[other] Restorationist marker, { $n } steps
}
board-symbol-loyalist = { $n ->
    [one] Loyalist marker
   *[other] Loyalist marker, { $n } steps
}
board-symbol-bomb = { $n ->
    [one] a bomb point
   *[other] { $n } bomb points
}
board-symbol-agent = { $n ->
    [one] when claimed: an agent
   *[other] when claimed: { $n } agents
}
board-symbol-insanity = when claimed: a sanity roll
board-symbol-vp_neutral = when claimed: { $n } for either side
board-symbol-vp_restorationist = when claimed: { $n } for Restorationists
board-symbol-vp_loyalist = when claimed: { $n } for Loyalists
board-symbol-box_vp = box for a killed agent: { $n }
board-heading-interrupt = Interrupt
board-heading-benefit = { $once ->
    [once] One-use benefit
   *[often] Benefit
}
board-heading-both = One-use action, and interrupt
board-royal-card = { $bombs } bomb points to kill it, worth { $points }

## What can be done: labels of buttons

board-act-advance = Move markers
board-act-assassinate = Assassinate

## The plan: an action being put together

board-plan-agents = { $n } of { $of ->
    [one] { $of } agent
   *[other] { $of } agents
}
board-plan-claims = { $n ->
    [one] one claim
   *[other] { $n } claims
}
board-plan-steps = { $n ->
    [one] one step
   *[other] { $n } steps
}
board-plan-bombs = { $n } of { $of } bomb points
board-plan-bombs-agents = { $n ->
    [one] { $n } from your agent there
   *[other] { $n } from your agents there
}
board-plan-go = { NAME($city) } to { NAME($there) }
board-next-claim = Which card claims?
board-next-move = Which card moves agents?
board-next-advance = { $thing ->
    [none] Which card moves a marker?
   *[other] Which marker does { NAME($thing, case: "the") } move?
}
board-next-assassinate = Which card is the assassination made with?
board-next-return = To which city do your agents on Mi-Go return?
board-next-go = { $thing ->
    [none] From which city does an agent go?
   *[other] Where does the agent in { NAME($thing) } go?
}
board-next-aim = { $thing ->
    [none] In which city?
   *[other] Whom do you choose in { NAME($thing) }?
}
board-plan-leads = { $seat ->
    [none] Nobody would lead in { NAME($city) }.
    [you] You would lead in { NAME($city) }.
   *[other] { NAME($seat) } would lead in { NAME($city) }.
}
board-plan-points = Your disc: { $n }; what counts for your side: { $worth }.
board-plan-kill = { $n ->
    [one] The kill is worth { $n } point.
   *[other] The kill is worth { $n } points.
}

## Why not

board-why-no-symbol = There is no such symbol on { NAME($card, case: "the") } (E2-42).
board-why-no-actions = Both actions are done: only free actions are left (E2-32).
board-why-claim-first = Claiming is possible only as the first action (E2-63).
board-why-claim-nowhere = You lead with a cube in no city that has a card (E2-66, E2-67).
board-why-claim-many = Too much: { $n } claim symbols, and you could use only { $of } (E2-71).
board-why-stock-empty = You have no cubes in stock (E2-57).
board-why-place-many = Too much: { $n } symbols for { $of ->
    [one] { $of } cube
   *[other] { $of } cubes
} in stock (E2-60, E2-61).
board-why-retrieve-none = You have no cubes in Limbo or in cities (E2-83).
board-why-retrieve-many = { $n } symbols, and only { $of ->
    [one] { $of } cube is
   *[other] { $of } cubes are
} there to be returned (E2-85).
board-why-move-none = You have no agent in a city (E2-88).
board-why-move-many = Too much: the cards you have chosen can move all your agents (E2-90).
board-why-kill-nowhere = In no city do you lead, with an agent, where a target is within reach of your bombs (E2-102 to E2-109).
board-why-bomb-enough = Too much: however it is completed, one of the cards would not be needed (E2-109).
board-why-no-text = There is no text for your own turn on { NAME($card, case: "the") } (E2-47).
board-why-text-nothing = Its text would do nothing now (E2-135).
board-why-benefit = Its text is used during an assassination (E2-50).
board-why-interrupt = Its text is used in another player’s turn (E2-49).
board-why-city-claim-cube = To claim in { NAME($city) } you need a cube there (E2-67).
board-why-city-lead = { $n ->
    [one] You do not lead in { NAME($city) }: one more piece would do (E2-66).
   *[other] You do not lead in { NAME($city) }: { $n } more pieces would do (E2-66).
}
board-why-city-kill-lead = { $n ->
    [one] You do not lead in { NAME($city) }: one more piece would do (E2-103).
   *[other] You do not lead in { NAME($city) }: { $n } more pieces would do (E2-103).
}
board-why-city-stack = There is no card in { NAME($city) } any more (E2-73).
board-why-city-agent = You need an agent in { NAME($city) } (E2-102).
board-why-city-bombs = In { NAME($city) } it takes { $n } bomb points; you can bring { $of } (E2-107, E2-108).
board-why-city-no-agent = You have no agent in { NAME($city) } to move (E2-88).
board-why-city-same = An agent moves to another city (E2-87).
board-why-city-no-cube = You have no cube in { NAME($city) } (E2-83).
board-why-city-royal = There is no royalty in the slot of { NAME($city) } (E2-207).
board-why-limbo = Cubes are taken from Limbo by retrieving (E2-83).
board-why-royal-stack = Royalty in a stack cannot be a target (E2-104).
board-why-actions-left = You still have actions: take them, or pass (E2-32).
board-why-again = In this action only another assassination can follow (E2-126).
board-why-agents-first = First choose a city for your agent (E2-300, E2-311).
board-why-agents-out = You have no agent left in stock (E2-223, E2-233, E2-252).
board-why-banished = The Society of Leopold has come: there is no text any more on { NAME($card, case: "the") } (E2-245).
board-why-begun = First finish the action that you have begun, or take it back.
board-why-bomb-needless = Too much: without { NAME($card, case: "the") } this would be enough already (E2-109).
board-why-chosen = You have already chosen { NAME($card, case: "the") }.
board-why-city-agent-none = You have no agent in { NAME($city) } (E2-226, E2-256).
board-why-city-agents-taken = All your agents in { NAME($city) } are chosen already.
board-why-city-moved = All your agents in { NAME($city) } move already (E2-91).
board-why-city-no-royalty = There is no royalty in the slot of { NAME($city) } (E2-101).
board-why-city-no-victim = { NAME($seat) } has no agent in { NAME($city) } (E2-101).
board-why-city-nothing = There is nothing in { NAME($city) } for Cthulhu to devastate (E2-135).
board-why-city-text-lead = { $n ->
    [one] You do not lead in { NAME($city) }: one more piece would do (E2-196, E2-207).
   *[other] You do not lead in { NAME($city) }: { $n } more pieces would do (E2-196, E2-207).
}
board-why-cubes-taken = All cubes that can be chosen there are chosen already: { NAME($place) }.
board-why-fenians-needless = Too much: with the text of the Fenians another card, or the text itself, would not be needed (E2-109, E2-204).
board-why-fenians-once = One Fenians card is used already; a second adds nothing (E2-201).
board-why-fenians-short = Even with the text of the Fenians the bomb points are too few, for their own bombs do not count then (E2-202).
board-why-interrupt-now = You are attacked: interrupt, or let it happen (E2-309).
board-why-limbo-empty = You have no cube in Limbo (E2-83).
board-why-mi-go-later = Agents come back from the Mi-Go card only in a later turn of yours (E2-227).
board-why-mi-go-none = None of your agents is on the Mi-Go card (E2-227).
board-why-move-must = { $n ->
    [one] One more agent must move, or a card would not be needed (E2-90).
   *[other] { $n } more agents must move, or a card would not be needed (E2-90).
}
board-why-move-needless = Too much: with { NAME($card, case: "the") } you would not need { NAME($other, case: "the") } (E2-90).
board-why-no-interrupt = You cannot interrupt with { NAME($card, case: "the") } (E2-140).
board-why-no-royalty-text = Royalty cannot be chosen for this text: { NAME($card) }.
board-why-not-complete = This is not complete yet (E2-327).
board-why-one-at-least = Choose at least one (E2-327).
board-why-own-agent = You cannot attack an agent of your own (E2-101).
board-why-own-bombs = You assassinate with { NAME($card, case: "the") }: the bombs on it do not count (E2-106).
board-why-seat-known = You have already seen the identity of { NAME($seat) } (E2-255).
board-why-seat-no-token = { NAME($seat) } has no sanity token left (E2-248).
board-why-seat-revealed = The identity of { NAME($seat) } is known to all (E2-255).
board-why-self = Choose another player (E2-247, E2-255).
board-why-target-chosen = The target is chosen already (E2-101).
board-why-target-first = First choose whom you attack (E2-101).
board-why-text-first = First choose what this card asks for: { NAME($card) } (E2-327).
board-why-text-no-cube = You have no cube in { NAME($city) } (E2-220, E2-231).
board-why-text-no-cubes = { NAME($seat) } has no cube in { NAME($city) } (E2-220, E2-231).
board-why-text-no-victim = { NAME($seat) } has no agent in { NAME($city) } (E2-260, E2-319).
board-why-text-own-agent = It must be an agent of another player (E2-261, E2-319).
board-why-top = Only a card that is discarded now can lie on top (E2-133).
board-why-vampires-agent = For the Vampires you need an agent of your own in { NAME($city) } (E2-252).
board-why-vampires-stop = The Vampires stop assassinations only (E2-155).
board-why-zombie-each = Every zombie in { NAME($city) } has attacked already (E2-151).
board-why-zombie-eaten = In { NAME($city) } an agent has been taken already (E2-260).
board-why-zombie-none = No zombie stands in { NAME($city) } (E2-260).
board-why-zombie-saved = The agent in { NAME($city) } was saved and cannot be attacked again (E2-151).
board-why-zombies-late = Zombies attack before new ones come (E2-262, E2-263).
board-why-zombies-must = { $n ->
    [one] One zombie must come: choose its city (E2-263, E2-264).
   *[other] { $n } zombies must come: choose their cities (E2-263).
}
board-why-zombies-out = All zombies stand on the board already (E2-264).

## The identity notebook

board-evidence-killed-royalty = { $n ->
    [one] killed royalty
   *[other] killed royalty { $n } times
}
board-evidence-hid-royalty = { $n ->
    [one] hid royalty
   *[other] hid royalty { $n } times
}
board-evidence-points = { $side ->
    [loyalist] { $n ->
        [one] { $n } Loyalist point
       *[other] { $n } Loyalist points
    }
   *[restorationist] { $n ->
        [one] { $n } Restorationist point
       *[other] { $n } Restorationist points
    }
}
board-evidence-marker = { $side ->
    [loyalist] moved the Loyalist marker { $n ->
        [one] one step
       *[other] { $n } steps
    }
   *[restorationist] moved the Restorationist marker { $n ->
        [one] one step
       *[other] { $n } steps
    }
}
board-evidence-yog = { $n ->
    [one] gave an agent to Yog-Sothoth
   *[other] gave { $n } agents to Yog-Sothoth
}
board-evidence-turned = has played Change of Heart: the other side from what the card says

## An attack in a window

board-attack = { $how ->
    [assassination] An assassination
    [shoggoth] Shoggoth
    [vampires] Vampires
    [zombie] A zombie
   *[cthulhu] Cthulhu
} in { NAME($city) }

## The end, drawn

board-end-why = { $why ->
    [points] Somebody had { $n } points.
    [marker] A marker stood at { $of }.
    [reveal] A Restorationist had to show the identity.
   *[change-of-heart] A revealed Loyalist had a change of heart.
}
board-end-step-had = On the victory track
board-end-step-had-help = all kinds together
board-end-step-other = Points of the other side
board-end-step-other-help = Loyalists lose Restorationist points, Restorationists Loyalist ones
board-end-step-box = Killed agents
board-end-step-box-help = only a Loyalist keeps them, for agents of Restorationists
board-end-step-share = Share of the tracks
board-end-step-share-help = { $side ->
    [loyalist] Loyalists are { $n } ahead and keep it
    [restorationist] Restorationists are { $n } ahead and keep it
   *[none] level: there is none
}
board-end-step-lowest = Lowest side
board-end-step-lowest-help = { $seat ->
    [you] you are lowest
   *[other] { NAME($seat) } is lowest
}: { $side ->
    [loyalist] Loyalists lose { $n }
   *[restorationist] Restorationists lose { $n }
}
board-end-kept = kept
board-end-lost = lost
board-end-tie-side = In a tie a Restorationist counts as higher.
board-kind-neutral = neutral
board-kind-restorationist = Restorationist
board-kind-loyalist = Loyalist
board-kind-box = killed agents
board-kind-tracks = tracks
board-kind-penalty = lowest side

## What many games add up to

fact-end-marker = a marker at the top
fact-end-reveal = a Restorationist had to reveal
fact-end-change-of-heart = Change of Heart after a reveal

## What an action means. Each goes on after “This”.

means-scores = brings { $points ->
    [one] 1 point
   *[other] { $points } points
} for { NAME($card, case: "the") }
means-points = brings { $points ->
    [one] 1 point
   *[other] { $points } points
} from the tracks
means-points-lost = costs { $points ->
    [one] 1 point
   *[other] { $points } points
} from the tracks
means-lead = takes the lead in { NAME($city) }
means-agents = brings { $n ->
    [one] an agent
   *[other] { $n } agents
} onto the board
means-agents-lost = costs { $n ->
    [one] an agent
   *[other] { $n } agents
}
means-agent-killed = removes an agent of { NAME($seat) }’s in { NAME($city) }
means-track = moves the { NAME($track) } marker up { $n }
means-token-lost = costs a sanity token
means-last-token = leaves a single sanity token
means-last-agent = leaves a single agent on the board
means-cubes = brings { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} into stock

## What somebody is after for several turns; it goes on after “This is”.

plan-claim = a step towards claiming the card in { NAME($thing) }

## What the rules picture, besides things

picture-place = { board-act-place }
picture-claim = { board-act-claim }
picture-retrieve = { board-act-retrieve }
picture-move = { board-act-move }
picture-assassinate = { board-act-assassinate }
picture-bomb = Bomb
picture-agent = Agents
picture-insanity = Insanity

## The guided first game

guide-cities = Nine cities, and in each of them a stack of cards with the top one face up. Those cards are what everybody fights for: allies, weapons, horrors, and the cities themselves.
guide-first-agent = You begin by sending out two agents. In Madrid a monster has already shown itself, so one of them had better be there. Touch Madrid.
guide-second-agent = Now the second one. In Cairo lies Ravachol, a man with a taste for bombs: he would suit you. Touch Cairo.
guide-symbols = This card shows the symbol “place” twice: two of your cubes go from your stock into a city. Cubes and agents are your pieces there. Whoever has more pieces than anybody else leads in the city.
guide-place-madrid = First action: touch “Place two”, then Madrid.
guide-leading = Two cubes and an agent: you lead in Madrid. Only who leads can take the card that lies there, and a tie is not enough.
guide-place-cairo = Second action: you may play several cards together. Touch “Place/Claim” and “Place/Bomb”, then Cairo: two cubes for Ravachol.
guide-claim-ravachol = You lead in Cairo, so claim what lies there. Claiming is possible only as your first action. Touch “Claim/Retrieve”, then Cairo, and choose “Claim”: Ravachol is yours.
guide-deck = Ravachol lies in your discard pile now; when your deck is shuffled you will draw him. So your deck grows with every claim. He has also brought an agent into Cairo. Your cubes there went to Limbo.
guide-retrieve-limbo = Cubes in Limbo are spent, not lost. Touch “Retrieve two”, then Limbo: two of them come back to your stock.
guide-city-card = In Madrid the city card itself lies on top. It brings 3 neutral points: points that count whatever side you are on. You still lead there.
guide-claim-madrid = First action, so you may claim: touch “Claim/Move”, choose “Claim” and confirm. Madrid is the only city where you lead.
guide-points = Three points! Your disc shows all your points. But in the end everybody loses the points of the other side, so nobody can be sure who really leads.
guide-move-agent = Now bring reinforcements: each agent in a city is worth one bomb. Touch “Move/Bomb”, then your agents in Cairo, then Madrid.
guide-monster = And now for the monster. Baoht Z’uqqa-Mogg can be killed with 4 bombs, and brings 2 Restorationist points. You must lead in its city and have an agent there. You do.
guide-bombs = Your two agents in Madrid count as two bombs. The card Madrid in your hand has two more. Two and two make four: enough!
guide-kill = Touch “Assassination”, then the card Madrid for its bombs, choose the assassination and confirm. The assassination card is gone for good afterwards, so choose such moments well.
guide-sanity = It is dead! Whoever looks at a monster too closely may lose their mind, so a die was rolled. You were lucky: nothing. With your third and last sanity token gone you would have to reveal your identity.
guide-no-more = With another assassination card you could strike again at once. You cannot now, so say that you are done.
guide-place-again = One action is left. In Cairo lie the Fenians. Put two cubes there, with both cards “Place/Retrieve”, and you may claim them next turn.
guide-tracks = Béla has moved the Restorationist marker: a hint that he may be on your side! Everybody has as many points as the two markers are apart; in the end only the side that is ahead keeps them.
guide-loyalists = Loyalists do the opposite of you: they hide royalty and kill agents. Guard your agents: if a Restorationist has none left on the board, or no sanity, they must reveal, and that ends the game at once.
guide-ending = With three players the game also ends when somebody’s disc reaches 24 points, or when a marker reaches 10. Then all identities are revealed, and the points of the other side are taken away.
guide-lowest-side = Beware of the last rule: whoever then has the lowest score loses 5 points, and so does everybody on the same side. The highest score wins. So do not let your secret friends fall behind!
guide-free-actions = Some cards have a text that you can use. Many texts cost an action, but a “free action” comes on top of your two. Hold the pointer over a card, or keep a finger on it, to read it.
## What symbols mean, and what actions are for

board-about-place = Puts one of your cubes into a city. Whoever has most pieces there leads and can claim its card.
board-about-claim = Takes the face-up card of a city where you lead and have a cube. Only your first action can do it.
board-about-retrieve = Takes one of your cubes back into your stock, from Limbo or from a city.
board-about-move = Moves one of your agents to another city.
board-about-advance = Moves the markers up: the side that is ahead has more points at the end.
board-about-assassinate = Kills royalty or an agent in a city where you have a piece, with enough bomb points.
board-about-done = What you have put together so far is all: go on.
board-sign-marker-restorationist = Restorationist marker
board-about-marker-restorationist = Moves the Restorationist marker up one space.
board-sign-marker-loyalist = Loyalist marker
board-about-marker-loyalist = Moves the Loyalist marker up one space.
board-sign-bomb = Bomb point
board-about-bomb = Counts in an assassination. Beside a number: so many it takes there to kill an agent.
board-about-agent = Whoever claims the card puts an agent into a city. After the bar on a card: works when it is claimed.
board-sign-insanity = Insanity
board-about-insanity = Whoever claims the card makes a sanity roll.
board-sign-agent-box = Agent box
board-about-agent-box = An agent killed with this card lies on it, and is worth so many points.
board-sign-royal = Royalty
board-sign-hidden-royal = Hidden royalty
board-sign-sane = Sanity token
board-about-sane = A sanity token that the player still has; whoever gives up the last one must reveal.
board-sign-mad = Lost sanity token
board-about-mad = A sanity token that is gone.
