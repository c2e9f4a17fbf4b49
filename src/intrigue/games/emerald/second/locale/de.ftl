### A Study in Emerald, zweite Edition, auf Deutsch. What both editions say alike is in ../../shared/locale.
### Forms of a card: the name as a label; .the (der Shoggoth), .acc (den Shoggoth), .dat (dem Shoggoth).
### A side: the name; .many for all on it and for its marker (Loyalisten-Marker).

title = A Study in Emerald (zweite Edition)

## Starting cards

thing-place_retrieve = Platzieren/Zurückholen
    .the = die Startkarte „Platzieren/Zurückholen“
    .acc = die Startkarte „Platzieren/Zurückholen“
    .dat = der Startkarte „Platzieren/Zurückholen“
thing-place_claim = Platzieren/Beanspruchen
    .the = die Startkarte „Platzieren/Beanspruchen“
    .acc = die Startkarte „Platzieren/Beanspruchen“
    .dat = der Startkarte „Platzieren/Beanspruchen“
thing-place_two = Zwei platzieren
    .the = die Startkarte „Zwei platzieren“
    .acc = die Startkarte „Zwei platzieren“
    .dat = der Startkarte „Zwei platzieren“
thing-claim_retrieve = Beanspruchen/Zurückholen
    .the = die Startkarte „Beanspruchen/Zurückholen“
    .acc = die Startkarte „Beanspruchen/Zurückholen“
    .dat = der Startkarte „Beanspruchen/Zurückholen“
thing-claim_move = Beanspruchen/Bewegen
    .the = die Startkarte „Beanspruchen/Bewegen“
    .acc = die Startkarte „Beanspruchen/Bewegen“
    .dat = der Startkarte „Beanspruchen/Bewegen“
thing-retrieve_two = Zwei zurückholen
    .the = die Startkarte „Zwei zurückholen“
    .acc = die Startkarte „Zwei zurückholen“
    .dat = der Startkarte „Zwei zurückholen“
thing-place_bomb = Platzieren/Bombe
    .the = die Startkarte „Platzieren/Bombe“
    .acc = die Startkarte „Platzieren/Bombe“
    .dat = der Startkarte „Platzieren/Bombe“
thing-move_bomb = Bewegen/Bombe
    .the = die Startkarte „Bewegen/Bombe“
    .acc = die Startkarte „Bewegen/Bombe“
    .dat = der Startkarte „Bewegen/Bombe“
thing-assassinate_bomb = Anschlag
    .the = die Startkarte „Anschlag“
    .acc = die Startkarte „Anschlag“
    .dat = der Startkarte „Anschlag“

## Game cards

thing-change_of_heart = Sinneswandel
    .the = der Sinneswandel
    .acc = den Sinneswandel
    .dat = dem Sinneswandel
thing-cthulhu = Cthulhu
    .the = Cthulhu
    .acc = Cthulhu
    .dat = Cthulhu
thing-doctor_watson = Doktor Watson
    .the = Doktor Watson
    .acc = Doktor Watson
    .dat = Doktor Watson
thing-duchess_d_uzes = Herzogin d’Uzès
    .the = die Herzogin d’Uzès
    .acc = die Herzogin d’Uzès
    .dat = der Herzogin d’Uzès
thing-matvei_golovinski = Matvei Golovinski
    .the = Matvei Golovinski
    .acc = Matvei Golovinski
    .dat = Matvei Golovinski
thing-mi_go = Mi-Go
    .the = die Mi-Go
    .acc = die Mi-Go
    .dat = den Mi-Go
thing-mrs_hudson = Mrs. Hudson
    .the = Mrs. Hudson
    .acc = Mrs. Hudson
    .dat = Mrs. Hudson
thing-sebastian_moran = Sebastian Moran
    .the = Sebastian Moran
    .acc = Sebastian Moran
    .dat = Sebastian Moran
thing-sigmund_freud = Sigmund Freud
    .the = Sigmund Freud
    .acc = Sigmund Freud
    .dat = Sigmund Freud
thing-society_of_leopold = Leopold-Gesellschaft
    .the = die Leopold-Gesellschaft
    .acc = die Leopold-Gesellschaft
    .dat = der Leopold-Gesellschaft
thing-vampires = Vampire
    .the = die Vampire
    .acc = die Vampire
    .dat = den Vampiren
thing-yog_sothoth = Yog-Sothoth
    .the = Yog-Sothoth
    .acc = Yog-Sothoth
    .dat = Yog-Sothoth

## Royalty

thing-the_burrower_beneath = Der Wühler in der Tiefe
    .the = der Wühler in der Tiefe
    .acc = den Wühler in der Tiefe
    .dat = dem Wühler in der Tiefe
thing-nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
    .acc = Nyarlathotep
    .dat = Nyarlathotep
thing-the_veiled_thing = Das Verschleierte Ding der Pforte
    .the = das Verschleierte Ding der Pforte
    .acc = das Verschleierte Ding der Pforte
    .dat = dem Verschleierten Ding der Pforte
thing-gloriana = Gloriana
    .the = Gloriana
    .acc = Gloriana
    .dat = Gloriana
thing-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
    .acc = Baoht Z’uqqa-Mogg
    .dat = Baoht Z’uqqa-Mogg
thing-the_spinner_in_the_darkness = Der Weber in der Finsternis
    .the = der Weber in der Finsternis
    .acc = den Weber in der Finsternis
    .dat = dem Weber in der Finsternis
thing-rhogog = Rhogog
    .the = Rhogog
    .acc = Rhogog
    .dat = Rhogog
thing-azathoth = Azathoth, der Blinde Tor
    .the = Azathoth, der Blinde Tor
    .acc = Azathoth, den Blinden Toren
    .dat = Azathoth, dem Blinden Toren
thing-nug_and_yeb = Nug und Yeb
    .the = Nug und Yeb
    .acc = Nug und Yeb
    .dat = Nug und Yeb
thing-royalty = Hoheitskarte
    .the = die Hoheitskarte
    .acc = die Hoheitskarte
    .dat = der Hoheitskarte

## Cities, places, sides, the sanity die, colours

thing-limbo = Limbo

thing-sane = keinen Wahnsinn
thing-insane = Wahnsinn

## Questions

ask-sanity = Was zeigt der Verstandeswürfel?

ask-add-agent = Wähle eine Stadt für einen deiner Agenten.
ask-refill = { $of ->
    [one] Deine Identität ist bekannt: Wähle eine Stadt für einen neuen Agenten.
   *[other] Deine Identität ist bekannt: Wähle die Städte deiner neuen Agenten, { $n } von { $of }.
}
ask-act = { $actions ->
    [0] { $more ->
        [0] Es bleibt nichts zu tun: Beende deinen Zug.
       *[other] Beide Aktionen sind ausgeführt: Nutze eine freie Aktion, oder beende deinen Zug.
    }
    [one] Du bist am Zug: { $more ->
        [0] Eine Aktion ist übrig, aber nichts damit zu tun. Passe.
       *[other] Eine Aktion ist übrig. Wähle eine Karte oder eine Aktion.
    }
   *[other] Du bist am Zug: { $more ->
        [0] { $actions } Aktionen sind übrig, aber nichts damit zu tun. Passe.
       *[other] { $actions } Aktionen sind übrig. Wähle eine Karte oder eine Aktion.
    }
}
ask-place = { $more ->
    [0] { $n ->
        [one] { $n } Würfel zu platzieren: Wähle seine Stadt.
       *[other] { $n } Würfel zu platzieren: Wähle eine Stadt für alle.
    }
   *[other] { $n } von { $of } Würfeln zu platzieren: Nimm Karten dazu, oder wähle eine Stadt für alle.
}
ask-claim = { $more ->
    [0] { $n ->
        [one] { $n } Karte zu beanspruchen: Wähle die Stadt.
       *[other] { $n } Karten zu beanspruchen: Wähle die erste Stadt.
    }
   *[other] { $n } von { $of } möglichen Karten zu beanspruchen: Nimm Karten dazu, oder wähle die erste Stadt.
}
ask-claim-next = { $n ->
    [one] Noch { $n } Karte zu beanspruchen: Wähle die Stadt.
   *[other] Noch { $n } Karten zu beanspruchen: Wähle die nächste Stadt.
}
ask-retrieve = { $n ->
    [0] { $of } Würfel zurückzuholen: { $more ->
        [0] Wähle, woher.
       *[other] Nimm Karten dazu, oder wähle, woher.
    }
   *[other] { $n } von { $of } Würfeln zurückzuholen: Wähle, woher der nächste kommt.
}
ask-move = { $n ->
    [0] { $of ->
        [one] Du kannst einen Agenten bewegen: { $more ->
            [0] Wähle, von wo nach wo.
           *[other] Nimm Karten dazu, oder wähle, von wo nach wo.
        }
       *[other] Du kannst { $of } Agenten bewegen: { $more ->
            [0] Wähle für jeden, von wo nach wo.
           *[other] Nimm Karten dazu, oder wähle für jeden, von wo nach wo.
        }
    }
   *[other] { $n } von { $of } Agenten: { $must ->
        [0] Wähle, von wo nach wo der nächste geht, oder sag, dass du fertig bist.
       *[other] Wähle, von wo nach wo der nächste geht.
    }
}
ask-advance = Restorationisten-Marker +{ $restorationist }, Loyalisten-Marker +{ $loyalist }: { $more ->
    [0] Sag, dass du fertig bist.
   *[other] Nimm Karten dazu, oder sag, dass du fertig bist.
}
ask-discard = { $more ->
    [0] { $n ->
        [one] { $n } Karte abzulegen: Bestätige es.
       *[other] { $n } Karten abzulegen: Wähle die, die für alle sichtbar oben liegt.
    }
   *[other] { $n ->
        [one] { $n } Karte abzulegen: Nimm weitere dazu, oder bestätige es.
       *[other] { $n } Karten abzulegen: Nimm weitere dazu, oder wähle die, die für alle sichtbar oben liegt.
    }
}
ask-assassinate = Wem gilt der Anschlag mit { NAME($card, case: "dat") }? Wähle die Hoheit oder einen Agenten.
ask-support = { $target ->
    [royalty] Anschlag auf die Hoheit in { NAME($city) }
   *[other] Anschlag auf einen Agenten von { NAME($target) } in { NAME($city) }
}: { $have } von { $need } Bomben. { $more ->
    [one] Nimm die Karte dazu, die noch bleibt.
   *[other] Nimm Karten mit Bomben dazu.
}
ask-another-assassination = Noch ein Anschlag in dieser Aktion? Wähle seine Karte, oder sag, dass du fertig bist.
ask-interrupt = { $how ->
    [assassination] { NAME($seat) } will einen Anschlag auf deinen Agenten in { NAME($city) } verüben.
    [shoggoth] { NAME($seat) } hetzt den Shoggoth auf deinen Agenten in { NAME($city) }.
    [vampires] { NAME($seat) } schickt die Vampire zu deinem Agenten in { NAME($city) }.
    [zombie] { NAME($seat) } lässt einen Zombie auf deinen Agenten in { NAME($city) } los.
   *[cthulhu] { NAME($seat) } ruft Cthulhu nach { NAME($city) }, wo du Agenten hast.
} Unterbrichst du?

ask-use-cthulhu = Welche Stadt verwüstet Cthulhu?
ask-use-duchess-d-uzes = In welcher Stadt beansprucht die Herzogin die Karte für dich?
ask-use-freemasons = { $n ->
    [0] { $more ->
        [0] Du hast keine andere Karte abzulegen: Ziehe eine.
       *[other] Wähle Karten zum Ablegen, oder sag, dass du fertig bist. Du ziehst eine mehr, als du ablegst.
    }
   *[other] { ask-discard }
}
ask-use-hide-royalty = In welcher Stadt versteckst du die Hoheit?
ask-use-inspector-lestrade = Wessen Würfel schickt Lestrade in den Vorrat zurück, und aus welcher Stadt?
ask-use-irene-adler = Welchen Agenten ersetzt Irene Adler durch einen von dir?
ask-use-mi-go = { $n ->
    [0] { $of ->
        [one] Wähle den Agenten, der auf die Karte der Mi-Go kommt.
       *[other] Wähle einen oder zwei Agenten für die Karte der Mi-Go.
    }
   *[other] { $of ->
        [one] { $n } Agent kommt auf die Karte der Mi-Go: Sag, dass du fertig bist.
       *[other] { $n } von { $of } Agenten für die Karte der Mi-Go: Wähle noch einen, oder sag, dass du fertig bist.
    }
}
ask-use-mrs-hudson = { ask-use-freemasons }
ask-use-okhrana = { $n ->
    [0] { $of ->
        [one] Wähle den Würfel, der in den Limbo kommt.
       *[other] Wähle einen oder zwei Würfel, die in den Limbo kommen.
    }
   *[other] { $of ->
        [one] { $n } Würfel kommt in den Limbo: Sag, dass du fertig bist.
       *[other] { $n } von { $of } Würfeln für den Limbo: Wähle noch einen, oder sag, dass du fertig bist.
    }
}
ask-use-pinkerton-agents = In welche Stadt setzt du den Agenten?
ask-use-shoggoth = Welchen Agenten holt sich der Shoggoth?
ask-use-terrors-of-the-night = Wer muss einen Verstandeswurf machen?
ask-use-third-section = In welcher Stadt entfernst du die offene Karte?
ask-use-vampires = Welchen Agenten ersetzen die Vampire durch einen von dir?
ask-use-yog-sothoth = { $n ->
    [0] Wähle die Agenten, die du Yog-Sothoth gibst: für jeden ein Loyalisten-Siegpunkt.
   *[other] { $n } von { $of } Agenten für Yog-Sothoth: Wähle weitere, oder sag, dass du fertig bist.
}
ask-zombies = { $of ->
    [0] Wähle einen Agenten, den ein Zombie angreift, oder sag, dass du fertig bist.
    [one] { $prey ->
        [0] Wähle die Stadt des Zombies, der kommt.
       *[other] Wähle erst einen Agenten, den ein Zombie angreift, oder gleich die Stadt des Zombies, der kommt.
    }
   *[other] { $prey ->
        [0] Wähle die Städte der Zombies, die kommen: { $n } von { $of }.
       *[other] Wähle erst einen Agenten, den ein Zombie angreift, oder gleich die Städte der { $of } Zombies, die kommen.
    }
}

## A draft that is complete: $n and $of are its meter

ask-place-ready = { $n ->
    [one] { $n } Würfel liegt bereit: Platziere ihn.
   *[other] { $n } Würfel liegen bereit: Platziere sie.
}
ask-claim-ready = { $n ->
    [one] Karte und Stadt sind gewählt: Beanspruche sie.
   *[other] Die erste von { $n } Karten ist gewählt: Beginne.
}
ask-retrieve-ready = { $of ->
    [one] { $of } Würfel ist gewählt: Hole ihn zurück.
   *[other] { $n } von { $of } Würfeln sind gewählt: Hole sie zurück.
}
ask-move-ready = { $n } von { $of } { $of ->
    [one] Agenten: Bewege ihn.
   *[other] Agenten: Bewege sie.
}
ask-advance-ready = Restorationisten-Marker +{ $restorationist }, Loyalisten-Marker +{ $loyalist }.
ask-discard-ready = { $n ->
    [one] { $n } Karte abzulegen.
   *[other] { $n } Karten abzulegen.
}
ask-assassinate-ready = { $n } von { $of } Bomben: Alle sind da. Schlag zu!
ask-support-ready = { $target ->
    [royalty] Anschlag auf die Hoheit in { NAME($city) }
   *[other] Anschlag auf einen Agenten von { NAME($target) } in { NAME($city) }
}: { $n } von { $of } Bomben, alle sind da. Schlag zu!
ask-use-cthulhu-ready = Die Stadt ist gewählt: Rufe Cthulhu. Wer dort Agenten hat, kann unterbrechen.
ask-use-shoggoth-ready = Das Ziel ist gewählt. Wem es gehört, kann unterbrechen.
ask-use-vampires-ready = { ask-use-shoggoth-ready }
ask-zombies-ready = Alles ist gewählt: Lass die Zombies los.
ask-use-zombies-ready = { ask-zombies-ready }
ask-use-duchess-d-uzes-ready = Alles ist gewählt: Nutze den Text.
ask-use-hide-royalty-ready = { ask-use-duchess-d-uzes-ready }
ask-use-inspector-lestrade-ready = { ask-use-duchess-d-uzes-ready }
ask-use-irene-adler-ready = { ask-use-duchess-d-uzes-ready }
ask-use-pinkerton-agents-ready = { ask-use-duchess-d-uzes-ready }
ask-use-terrors-of-the-night-ready = { ask-use-duchess-d-uzes-ready }
ask-use-third-section-ready = { ask-use-duchess-d-uzes-ready }
ask-use-vladimir-burtsev-ready = { ask-use-duchess-d-uzes-ready }

## Answers: $a and $b are the things named, in their order

verb-claim = Beanspruche mit { NAME($a, case: "dat") }
verb-advance = Rücke mit { NAME($a, case: "dat") } den { NAME($b, case: "many") }-Marker vor
verb-assassinate = Verübe einen Anschlag mit { NAME($a, case: "dat") }
verb-interrupt = Unterbrich mit { NAME($a, case: "dat") }
verb-return = Hole deine Agenten von der Karte der Mi-Go nach { NAME($a) } zurück
verb-take = { $a ->
    [limbo] Nimm einen aus dem Limbo
   *[other] Nimm einen aus { NAME($a) }
}
verb-go = Bewege einen Agenten von { NAME($a) } nach { NAME($b) }
verb-aim = { $b ->
    [you] Wähle dich selbst in { NAME($a) }
    [royalty] Wähle die Hoheit in { NAME($a) }
   *[other] Wähle { NAME($b) } in { NAME($a) }
}
verb-roll = Der Würfel zeigt { NAME($a) }

## Set-up and turns

tell-played = { $seat ->
    [you] Du spielst { NAME($card, case: "acc") },
   *[other] { NAME($seat) } spielt { NAME($card, case: "acc") },
} { $symbol ->
    [place] um Würfel zu platzieren.
    [claim] um zu beanspruchen.
    [retrieve] um Würfel zurückzuholen.
    [move] um Agenten zu bewegen.
    [marker] um einen Marker vorzurücken.
    [assassinate] um einen Anschlag zu verüben.
    [bomb] um Bomben beizusteuern.
   *[text] um den Text zu nutzen.
}
tell-removed = { $seat ->
    [you] Du verlierst { NAME($card, case: "acc") } endgültig: Die Karte kommt aus dem Spiel.
   *[other] { NAME($seat) } verliert { NAME($card, case: "acc") } endgültig: Die Karte kommt aus dem Spiel.
}
tell-kept = { $seat ->
    [you] Du legst { NAME($card, case: "acc") } neben deine Identitätskarte.
   *[other] { NAME($seat) } legt { NAME($card, case: "acc") } neben die Identitätskarte.
}

## Cubes, agents, cards on the board

tell-royalty-appears = In { NAME($city) } zeigt sich die Hoheit: { NAME($royalty) }.
tell-cubes-placed = { $seat ->
    [you] Du platzierst { $n } Würfel in { NAME($city) }.
   *[other] { NAME($seat) } platziert { $n } Würfel in { NAME($city) }.
}
tell-cube-retrieved = { $seat ->
    [you] Du holst einen Würfel
   *[other] { NAME($seat) } holt einen Würfel
} { $place ->
    [limbo] aus dem Limbo zurück.
   *[other] aus { NAME($place) } zurück.
}
tell-cubes-from-limbo = { $seat ->
    [you] Du holst { $n } Würfel aus dem Limbo zurück.
   *[other] { NAME($seat) } holt { $n } Würfel aus dem Limbo zurück.
}
tell-cubes-to-limbo = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
} { $seat ->
    [you] von dir
   *[other] von { NAME($seat) }
} { $n ->
    [one] kommt aus { NAME($city) } in den Limbo.
   *[other] kommen aus { NAME($city) } in den Limbo.
}
tell-cubes-to-stock = { $n ->
    [one] { $n } Würfel kehrt
   *[other] { $n } Würfel kehren
} aus { NAME($city) } { $seat ->
    [you] in deinen Vorrat zurück.
   *[other] in den Vorrat von { NAME($seat) } zurück.
}
tell-card-removed = { $seat ->
    [you] Du entfernst { NAME($card, case: "acc") } aus { NAME($city) }; die Karte kommt aus dem Spiel.
   *[other] { NAME($seat) } entfernt { NAME($card, case: "acc") } aus { NAME($city) }; die Karte kommt aus dem Spiel.
}
tell-agents-added = { $seat ->
    [you] Du setzt
   *[other] { NAME($seat) } setzt
} { $n ->
    [one] einen Agenten
   *[other] { $n } Agenten
} in { NAME($city) } ein.
tell-agent-moved = { $seat ->
    [you] Dein Agent reist
   *[other] Ein Agent von { NAME($seat) } reist
} von { NAME($city) } nach { NAME($there) }.
tell-agent-away = Die Mi-Go entführen { $seat ->
    [you] deinen Agenten aus { NAME($city) }.
   *[other] einen Agenten von { NAME($seat) } aus { NAME($city) }.
}
tell-agents-returned = Die Mi-Go bringen { $n ->
    [one] einen Agenten
   *[other] { $n } Agenten
} { $seat ->
    [you] von dir
   *[other] von { NAME($seat) }
} nach { NAME($city) } zurück.
tell-agent-given = { $seat ->
    [you] Du überlässt
   *[other] { NAME($seat) } überlässt
} Yog-Sothoth auf immer einen Agenten aus { NAME($city) }.

## Attacks

tell-attacks = { $seat ->
    [you] { $how ->
        [assassination] Du planst einen Anschlag auf
        [shoggoth] Du hetzt den Shoggoth auf
        [vampires] Du hetzt die Vampire auf
       *[zombie] Du hetzt einen Zombie auf
    }
   *[other] { $how ->
        [assassination] { NAME($seat) } plant einen Anschlag auf
        [shoggoth] { NAME($seat) } hetzt den Shoggoth auf
        [vampires] { NAME($seat) } hetzt die Vampire auf
       *[zombie] { NAME($seat) } hetzt einen Zombie auf
    }
} { $victim ->
    [you] deinen Agenten in { NAME($city) }.
   *[other] einen Agenten von { NAME($victim) } in { NAME($city) }.
}
tell-attacks-city = { $seat ->
    [you] Du rufst Cthulhu nach { NAME($city) }.
   *[other] { NAME($seat) } ruft Cthulhu nach { NAME($city) }.
}
tell-interrupted = { $seat ->
    [you] Du unterbrichst mit { NAME($card, case: "dat") }: Der Angriff ist vereitelt!
   *[other] { NAME($seat) } unterbricht mit { NAME($card, case: "dat") }: Der Angriff ist vereitelt!
}
tell-agent-killed = { $seat ->
    [you] Du tötest
   *[other] { NAME($seat) } tötet
} { $victim ->
    [you] deinen Agenten in { NAME($city) }.
   *[other] einen Agenten von { NAME($victim) } in { NAME($city) }.
}
tell-agent-replaced = { $victim ->
    [you] Dein Agent
   *[other] Ein Agent von { NAME($victim) }
} in { NAME($city) } weicht { $seat ->
    [you] einem von dir.
   *[other] einem von { NAME($seat) }.
}
tell-agent-eaten = { $victim ->
    [you] Dein Agent
   *[other] Ein Agent von { NAME($victim) }
} in { NAME($city) } fällt { $seat ->
    [you] deinen Zombies zum Opfer.
   *[other] den Zombies von { NAME($seat) } zum Opfer.
}
tell-agent-lost = { $seat ->
    [you] Der Wahnsinn kostet dich auch einen Agenten in { NAME($city) }.
   *[other] Der Wahnsinn kostet { NAME($seat) } auch einen Agenten in { NAME($city) }.
}
tell-royalty-killed = { $seat ->
    [you] Anschlag geglückt: Du hast { NAME($royalty, case: "acc") } in { NAME($city) } getötet!
   *[other] Anschlag geglückt: { NAME($seat) } hat { NAME($royalty, case: "acc") } in { NAME($city) } getötet!
}
tell-royalty-hidden = { $seat ->
    [you] Du versteckst
   *[other] { NAME($seat) } versteckt
} { NAME($royalty, case: "acc") }; in { NAME($city) } fehlt von nun an jede Spur.
tell-city-devastated = Cthulhu verwüstet { NAME($city) }: { $cards ->
    [0] Die Karten kommen aus dem Spiel,
    [one] Die Karten kommen aus dem Spiel, { $cards } davon ungesehen,
   *[other] Die Karten kommen aus dem Spiel, { $cards } davon ungesehen,
} Agenten und Zombies in den Vorrat, Würfel in den Limbo.

## Sanity and identities

tell-sanity-roll = { $why ->
    [claim] Verstandeswurf nach dem Beanspruchen
    [royalty-killed] Verstandeswurf nach dem Anschlag auf die Hoheit
    [royalty-hidden] Verstandeswurf nach dem Verstecken der Hoheit
   *[terror] Verstandeswurf wegen der Schrecken der Nacht
} { $seat ->
    [you] (du):
   *[other] ({ NAME($seat) }):
} { $result ->
    [insane] Wahnsinn!
   *[sane] Es passiert nichts.
}
tell-token-lost = { $seat ->
    [you] Du gibst einen Verstandesmarker ab;
   *[other] { NAME($seat) } gibt einen Verstandesmarker ab;
} { $left ->
    [0] es war der letzte.
    [one] { $left } bleibt übrig.
   *[other] { $left } bleiben übrig.
}
tell-healed = { $seat ->
    [you] Freud heilt deinen Geist: Du hast
   *[other] Freud heilt den Geist von { NAME($seat) }:
} { $tokens } Verstandesmarker.
tell-revealed = { $seat ->
    [you] { $why ->
        [agents] Du hast keinen Agenten mehr auf dem Spielplan und musst dich enthüllen:
       *[sanity] Du hast keinen Verstandesmarker mehr und musst dich enthüllen:
    }
   *[other] { $why ->
        [agents] { NAME($seat) } hat keinen Agenten mehr auf dem Spielplan und muss sich enthüllen:
       *[sanity] { NAME($seat) } hat keinen Verstandesmarker mehr und muss sich enthüllen:
    }
} { NAME($side) }!
tell-zombies-banished = { $seat ->
    [you] Du rufst die Leopold-Gesellschaft: Alle Zombies kommen endgültig aus dem Spiel.
   *[other] { NAME($seat) } ruft die Leopold-Gesellschaft: Alle Zombies kommen endgültig aus dem Spiel.
}
tell-banished = { NAME($card) }: { $place ->
    [hand] { $seat ->
        [you] Die Karte wird von deiner Hand entfernt.
       *[other] Die Karte wird von der Hand von { NAME($seat) } entfernt.
    }
    [deck] { $seat ->
        [you] Die Karte wird aus deinem Nachziehstapel entfernt.
       *[other] Die Karte wird aus dem Nachziehstapel von { NAME($seat) } entfernt.
    }
    [discards] { $seat ->
        [you] Die Karte wird aus deinem Ablagestapel entfernt.
       *[other] Die Karte wird aus dem Ablagestapel von { NAME($seat) } entfernt.
    }
   *[kept] { $seat ->
        [you] Die Karte neben deiner Identitätskarte wird entfernt.
       *[other] Die Karte neben der Identitätskarte von { NAME($seat) } wird entfernt.
    }
}

## Points

tell-scored = { $seat ->
    [you] Du erhältst
   *[other] { NAME($seat) } erhält
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $sort ->
    [neutral] für { NAME($source, case: "acc") }.
    [restorationist] für { NAME($source, case: "acc") } (Restorationist).
    [loyalist] für { NAME($source, case: "acc") } (Loyalist).
   *[box] für den getöteten Agenten: { NAME($source) }.
}
tell-points-lost = { $seat ->
    [you] Du verlierst
   *[other] { NAME($seat) } verliert
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { NAME($source, case: "acc") }.
tell-marker-moved = { $steps ->
    [0] Der { NAME($track, case: "many") }-Marker bleibt auf { $at }.
    [one] Der { NAME($track, case: "many") }-Marker rückt { $steps } Feld vor, auf { $at }.
   *[other] Der { NAME($track, case: "many") }-Marker rückt { $steps } Felder vor, auf { $at }.
}
tell-tracks = { $points ->
    [0] Die Marker liegen gleichauf: Niemand hat jetzt Punkte von den Leisten.
    [one] Die Marker liegen { $points } Feld auseinander: Alle haben jetzt { $points } Punkt von den Leisten.
   *[other] Die Marker liegen { $points } Felder auseinander: Alle haben jetzt { $points } Punkte von den Leisten.
}

## The end

tell-game-ends = Das Spiel ist zu Ende: { $why ->
    [points] { $seat ->
        [you] Du hast die Punktegrenze erreicht.
       *[other] { NAME($seat) } hat die Punktegrenze erreicht.
    }
    [marker] Ein Marker hat das Ende seiner Leiste erreicht.
    [reveal] { $seat ->
        [you] Du bist Restorationist und musstest dich enthüllen.
       *[other] { NAME($seat) } ist Restorationist und musste sich enthüllen.
    }
   *[change-of-heart] { $seat ->
        [you] Du warst als Loyalist enthüllt und bist nun Restorationist.
       *[other] { NAME($seat) } war als Loyalist enthüllt und ist nun Restorationist.
    }
}
tell-final-score = { $seat ->
    [you] Du hast am Ende
   *[other] { NAME($seat) } hat am Ende
} { $points ->
    [one] { $points } Punkt (die Scheibe zeigte { $had }):
   *[other] { $points } Punkte (die Scheibe zeigte { $had }):
} { $kept } von Karten{ $share ->
    [0] {""}
   *[other] , { $share } von den Leisten
}{ $penalty ->
    [0] {""}
   *[other] , weniger { $penalty } in der Fraktion des Letzten
}.
tell-lowest-side = Den niedrigsten Punktestand haben die { NAME($side, case: "many") } in ihren Reihen: Sie alle haben { $penalty ->
    [one] { $penalty } Punkt verloren.
   *[other] { $penalty } Punkte verloren.
}

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-agents = Jedes Agentensymbol bringt einen Agenten aus deinem Vorrat in die Stadt, wenn du diese Karte beanspruchst.
text-agent = { text-symbols } { text-agents }
text-killer = { text-symbols } Für einen Anschlag gespielt, verlässt sie dein Deck endgültig: Du behältst sie, wenn sie dir Punkte gebracht hat, sonst wird sie entfernt.
text-box = Für einen Anschlag auf einen Agenten gespielt, wird sie mit dem getöteten Agenten darauf behalten und bringt die Punkte ihres Feldes; am Ende zählen diese nur für Loyalisten, und nur wenn das Opfer Restorationist ist. Gegen eine Hoheit gespielt, verlässt sie dein Deck ohne diese Punkte.
text-killer-box = { text-symbols } { text-box }
text-reshuffle = Ist dein Nachziehstapel leer, wird dein Ablagestapel zu einem neuen gemischt, bevor diese Karte dorthin kommt.
text-reshuffle-all = Ist dein Nachziehstapel leer, wird dein Ablagestapel samt den eben abgelegten Karten zu einem neuen gemischt, bevor diese Karte dorthin kommt.

text-place_retrieve = { text-symbols }
text-place_claim = { text-symbols }
text-place_two = { text-symbols }
text-claim_retrieve = { text-symbols }
text-claim_move = { text-symbols }
text-retrieve_two = { text-symbols }
text-place_bomb = { text-symbols }
text-move_bomb = { text-symbols }
text-assassinate_bomb = { text-killer }

text-city = { text-symbols } Ihre Punkte sind neutral: Sie zählen für beide Fraktionen.

text-baron_ungern_sternberg = { text-killer-box } { text-agents }
text-black_hand = Einmalige Aktion: Du erhältst 2 Restorationisten-Punkte für jede Hoheitskarte, die du durch einen Anschlag bekommen hast, und 2 weitere für jede spätere. Versteckte Hoheiten zählen nicht. Du behältst diese Karte.
text-change_of_heart = Einmalige Aktion: Lege diese Karte für alle sichtbar auf deine Identitätskarte. Ab jetzt gehörst du zur anderen Fraktion. Eine geheime Identität bleibt geheim; warst du als Loyalist enthüllt, ist das Spiel sofort zu Ende.
text-cthulhu = Einmalige Aktion: Wähle eine Stadt. Alle Karten ihres Stapels kommen ungesehen aus dem Spiel, ebenso die offene; eine Hoheit im Hoheitsfeld bleibt. Alle Agenten und Zombies dort kommen in den Vorrat, alle Würfel in den Limbo, auch deine. Wer keinen Agenten mehr auf dem Spielplan hat, muss sich enthüllen.
text-diogenes_club = Freie Aktion: Ziehe zwei Karten. { text-reshuffle }
text-doctor_watson = Freie Aktion: Ziehe zwei Karten. { text-reshuffle }
text-duchess_d_uzes = Aktion: Beanspruche die offene Karte einer Stadt, in der du führst; einen Würfel brauchst du dort nicht. Das darf auch deine zweite Aktion sein. Sonst geht alles wie beim Beanspruchen.
text-evno_asef = { text-killer-box } { text-agents }
text-fenians = Einmaliger Vorteil: Bei einem Anschlag zählt jeder deiner Agenten in der Stadt zwei Bomben. Die Bomben auf dieser Karte zählen dann nicht, und reicht es auch ohne sie, darf sie nicht genutzt werden. Zwei dieser Karten zählen nicht vierfach: Die zweite bringt nichts.
text-freemasons = Freie Aktion: Lege beliebig viele Handkarten ab, auch keine, und ziehe eine mehr. { text-reshuffle-all }
text-hide_royalty = Einmalige Aktion: Nimm die Hoheitskarte aus dem Hoheitsfeld einer Stadt, in der du führst; du brauchst weder Agenten noch Bomben. Ihre Punkte erhältst du als Loyalisten-Punkte, und du behältst beide Karten. Deine Würfel dort kommen in den Limbo, die der anderen in den Vorrat. Dann machst du einen Verstandeswurf; Wahnsinn kostet dich auch einen Agenten dort.
text-hired_assassin = { text-killer-box }
text-holy_brotherhood = Aktion: Hole so viele deiner Würfel aus dem Limbo zurück, wie du Agenten auf dem Spielplan hast.
text-infernal_machine = Einmaliger Vorteil: Sie gibt ihre Bomben bei einem Anschlag und kommt dann aus dem Spiel. Für ein anderes Symbol gespielt, wird sie einfach abgelegt.
text-inspector_lestrade = Aktion: Alle Würfel eines Spielers in einer Stadt kehren in seinen Vorrat zurück. Du darfst auch dich selbst wählen.
text-irene_adler = Einmalige Aktion: Ersetze in einer beliebigen Stadt den Agenten eines anderen Spielers durch einen aus deinem Vorrat. Der andere kehrt in den Vorrat seines Besitzers zurück. Sherlock Holmes kann das nicht verhindern. { text-agents }
text-leon_czolgosz = { text-killer } { text-agents }
text-marquis_de_rochefort = { text-agent }
text-matvei_golovinski = Aktion: Der Loyalisten-Marker rückt zwei Felder vor.
text-mi_go = Einmalige Aktion: Setze einen oder zwei deiner Agenten aus Städten auf diese Karte, die du behältst. Sie gelten als auf dem Spielplan, sind aber in keiner Stadt, also kann sie niemand angreifen. In einem späteren Zug von dir kehren sie als freie Aktion gemeinsam in eine Stadt zurück; danach hat die Karte ausgedient.
text-mrs_hudson = Freie Aktion: Lege beliebig viele Handkarten ab, auch keine, und ziehe eine mehr. { text-reshuffle-all }
text-okhrana = Aktion: Schicke einen oder zwei Würfel beliebiger Spieler aus Städten in den Limbo.
text-peoples_will = Aktion: Hole alle deine Würfel aus dem Limbo zurück.
text-peter_rachkovsky = { text-agent }
text-pinkerton_agents = Einmalige Aktion: Setze einen Agenten aus deinem Vorrat in eine beliebige Stadt.
text-professor_moriarty = { text-killer-box } { text-agents }
text-ravachol = { text-killer } { text-agents }
text-sebastian_moran = { text-killer-box }
text-sergei_kravchinsky = { text-killer } { text-agents }
text-sergei_nechaev = { text-killer } { text-agents }
text-sherlock_holmes = Unterbrechung: Rette einen deiner Agenten vor einem Anschlag, dem Shoggoth, den Vampiren oder einem Zombie; oder halte, wenn du einen Agenten in der Stadt hast, Cthulhu für alle auf. Die Karten des Angreifers sind trotzdem verbraucht. Dann ziehst du eine Karte. Gegen Irene Adler und gegen den Wahnsinn hilft er nicht. { text-agents }
text-shoggoth = Einmalige Aktion: Töte den Agenten eines anderen Spielers in einer beliebigen Stadt. Du brauchst dort weder einen Spielstein noch Bomben, und die Würfel bleiben liegen. Du behältst diese Karte mit dem Agenten darauf und erhältst die Punkte ihres Feldes; am Ende zählen diese nur für Loyalisten, und nur wenn das Opfer Restorationist ist.
text-sigmund_freud = Einmalige Aktion: Fülle deine Verstandesmarker auf drei auf. Der Restorationisten-Marker rückt zwei Felder vor.
text-society_of_leopold = Einmalige Aktion: Alle Zombies kommen endgültig aus dem Spiel, ebenso die Karten Zombies und Vampire, wo ihre Besitzer sie auch haben, und ihre Punkte sind verloren; wer eine von der Hand verliert, zieht eine Karte. Liegt eine noch in einer Stadt, hat sie weder Text noch Punkte.
text-terrors_of_the_night = Aktion: Ein anderer Spieler mit einem Verstandesmarker muss einen Verstandeswurf machen.
text-third_section = Aktion: Entferne die offene Karte einer Stadt aus dem Spiel; die nächste wird aufgedeckt. Eine Hoheit kann nicht entfernt werden.
text-vampires = Einmalige Aktion: Ersetze in einer Stadt, in der du einen Agenten hast, den Agenten eines anderen Spielers durch einen aus deinem Vorrat. Unterbrechung: Vereitle einen Anschlag auf einen deiner Agenten und ziehe dann eine Karte; normalerweise verbraucht das die Karte nicht. Sonst halten sie nichts auf.
text-vera_figner = { text-killer } { text-agents }
text-vladimir_burtsev = Aktion: Sieh dir die geheime Identitätskarte eines anderen Spielers an. Was du siehst, bleibt dein Geheimnis. { text-agents }
text-wilhelm_stieber = { text-killer-box } { text-agents }
text-yog_sothoth = Einmalige Aktion: Setze beliebig viele deiner Agenten aus Städten auf diese Karte, mindestens einen. Für jeden erhältst du 1 Loyalisten-Punkt. Sie kommen nie zurück. Hast du keinen Agenten mehr auf dem Spielplan, musst du dich enthüllen.
text-zombies = Aktion: Zuerst darfst du in jeder Stadt, in der du einen Zombie hast, einen Agenten eines anderen Spielers entfernen; er kehrt in den Vorrat seines Besitzers zurück. Dann setzt du zwei Zombies in Städte deiner Wahl.
text-royalty = Eine Hoheit wird nie beansprucht. Sie kommt in das Hoheitsfeld ihrer Stadt; dort kann man einen Anschlag auf sie verüben, für Restorationisten-Punkte, oder sie verstecken, für Loyalisten-Punkte.

## Table options

option-retrieve_short_allowed = Darf eine Karte mit zwei Symbolen zum Zurückholen einen einzigen Würfel holen, wenn es nur einen gibt?
option-retrieve_short_allowed-true = Ja, wie beim Platzieren
option-retrieve_short_allowed-false = Nein, die Zahl muss immer genau stimmen
option-stopped_assassination_clears_cubes = Werden nach einem vereitelten Anschlag die Würfel der Stadt abgeräumt?
option-stopped_assassination_clears_cubes-true = Ja, die Aktion gilt als ausgeführt
option-stopped_assassination_clears_cubes-false = Nein, sie bleiben liegen
option-vampires_interrupt_one_use = Sind die Vampire nach einer Unterbrechung verbraucht?
option-vampires_interrupt_one_use-false = Nein, die Karte wird abgelegt
option-vampires_interrupt_one_use-true = Ja, die Karte wird entfernt, oder behalten, wenn sie Punkte gebracht hat
option-loyalist_refill_again = Ein enthüllter Loyalist verliert den letzten Agenten: Setzt er wieder Agenten ein?
option-loyalist_refill_again-false = Nein, das gehört nur zum Enthüllen
option-loyalist_refill_again-true = Ja, jedes Mal
option-finish_action_at_target = Ein Spieler erreicht die Punktegrenze: Wird die Aktion noch beendet?
option-finish_action_at_target-false = Nein, das Spiel ist sofort zu Ende
option-finish_action_at_target-true = Ja, erst dann ist das Spiel zu Ende

## What it is about

about = Geheimagenten und Ungeheuer ringen um die Städte Europas, kürzer und schärfer. Niemand weiß, wer zu welcher Fraktion gehört.

## On the drawn table: labels, and what screen readers say

## Cities. Spoken one after the other, so each is a whole sentence.

board-city = { NAME($city) }. { $n ->
    [one] { $n } Bombe
   *[other] { $n } Bomben
} für einen Agenten.
board-city-you-lead = Du führst mit { $n }.
board-city-leads = { NAME($seat) } führt mit { $n }.
board-city-empty = Niemand ist hier.
board-city-pieces = { $seat ->
    [you] Du
   *[other] { NAME($seat) }
}: { $cubes } Würfel, { $agents ->
    [one] { $agents } Agent
   *[other] { $agents } Agenten
}.
board-city-card = Offen liegt: { NAME($card) }.
board-city-card-in = Die Stadtkarte ist noch dabei.
board-city-royal-in = Die Hoheitskarte ist noch dabei.
board-city-royal = { NAME($royalty) } ist hier: { $bombs ->
    [one] { $bombs } Bombe
   *[other] { $bombs } Bomben
} für einen Anschlag, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
board-city-killed = { $seat ->
    [you] Du hast { NAME($royalty, case: "acc") } getötet.
   *[other] { NAME($seat) } hat { NAME($royalty, case: "acc") } getötet.
}
board-city-hidden = { $seat ->
    [you] Du hast { NAME($royalty, case: "acc") } versteckt.
   *[other] { NAME($seat) } hat { NAME($royalty, case: "acc") } versteckt.
}
board-city-gone = { NAME($royalty) } ist aus dem Spiel.
board-city-short = { $n ->
    [one] Mit einem Spielstein mehr führst du.
   *[other] Mit { $n } Spielsteinen mehr führst du.
}
board-city-can-claim = Hier kannst du beanspruchen.
board-aim-piece = { $seat ->
    [you] du selbst in { NAME($city) }
   *[other] { NAME($seat) } in { NAME($city) }
}
board-aim-royalty = { NAME($royalty) } in { NAME($city) }

## Tracks

board-track = { $side ->
    [loyalist] Loyalisten-Leiste: { $n } von { $of }
   *[restorationist] Restorationisten-Leiste: { $n } von { $of }
}
board-share-none = Gleichauf: Niemand hat Punkte von den Leisten.
board-share = { $side ->
    [loyalist] Der Loyalisten-Marker liegt { $n } vorn: Alle haben { $n } dafür, und am Ende verlieren die Restorationisten sie.
   *[restorationist] Der Restorationisten-Marker liegt { $n } vorn: Alle haben { $n } dafür, und am Ende verlieren die Loyalisten sie.
}
board-share-short = { $n } von den Leisten

## Players

board-tokens = Verstandesmarker: { $n } von { $of }
board-stock = im Vorrat: { $cubes } Würfel, { $agents ->
    [one] { $agents } Agent
   *[other] { $agents } Agenten
}
board-on-board = Agenten auf dem Spielplan: { $n }
board-kept = behalten: { NAME($card) }
board-royal-killed = hat { NAME($royalty, case: "acc") } getötet
board-royal-hidden = hat { NAME($royalty, case: "acc") } versteckt
board-mi-go = { $n ->
    [one] ein Agent bei den Mi-Go
   *[other] { $n } Agenten bei den Mi-Go
}
board-yog = { $n ->
    [one] ein Agent bei Yog-Sothoth
   *[other] { $n } Agenten bei Yog-Sothoth
}
board-victims = { $n ->
    [one] ein getöteter Agent auf einer Karte
   *[other] { $n } getötete Agenten auf Karten
}
board-last-agent = Nur noch ein Agent: Ohne ihn wird die Identität enthüllt.
board-last-token = Nur noch ein Verstandesmarker: Ohne ihn wird die Identität enthüllt.

## Mine

board-beside = Neben deiner Identität
board-worth = Du würdest { $n } von { $points } behalten
board-worth-perhaps = { $n } mehr, wenn die getöteten Agenten Restorationisten gehören
board-worth-help = Was du behalten würdest, wenn das Spiel jetzt endete, bevor die Fraktion des Letzten { $penalty } verliert.
board-source = { NAME($source) }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
board-source-tracks = Leisten: { $n }
board-sort-neutral = behalten alle
board-sort-restorationist = behalten Restorationisten
board-sort-loyalist = behalten Loyalisten
board-sort-box = behält ein Loyalist, wenn { $seat ->
    [you] du Restorationist bist
   *[other] { NAME($seat) } Restorationist ist
}

## Cards: symbols, spoken and in reading size

board-symbol-place = { $n ->
    [one] einen Würfel platzieren
   *[other] { $n } Würfel platzieren
}
board-symbol-claim = { $n ->
    [one] eine Karte beanspruchen
   *[other] { $n } Karten beanspruchen
}
board-symbol-retrieve = { $n ->
    [one] einen Würfel zurückholen
   *[other] { $n } Würfel zurückholen
}
board-symbol-move = { $n ->
    [one] einen Agenten bewegen
   *[other] { $n } Agenten bewegen
}
board-symbol-assassinate = Anschlag
board-symbol-restorationist = { $n ->
    [one] Restorationisten-Marker
   *[other] Restorationisten-Marker, { $n } Felder
}
board-symbol-loyalist = { $n ->
    [one] Loyalisten-Marker
   *[other] Loyalisten-Marker, { $n } Felder
}
board-symbol-bomb = { $n ->
    [one] eine Bombe
   *[other] { $n } Bomben
}
board-symbol-agent = { $n ->
    [one] beim Beanspruchen: ein Agent
   *[other] beim Beanspruchen: { $n } Agenten
}
board-symbol-insanity = beim Beanspruchen: ein Verstandeswurf
board-symbol-vp_neutral = beim Beanspruchen: { $n } für beide Fraktionen
board-symbol-vp_restorationist = beim Beanspruchen: { $n } für Restorationisten
board-symbol-vp_loyalist = beim Beanspruchen: { $n } für Loyalisten
board-symbol-box_vp = Feld für einen getöteten Agenten: { $n }
board-heading-interrupt = Unterbrechung
board-heading-benefit = { $once ->
    [once] Einmaliger Vorteil
   *[often] Vorteil
}
board-heading-both = Einmalige Aktion; Unterbrechung
board-royal-card = { $bombs ->
    [one] { $bombs } Bombe
   *[other] { $bombs } Bomben
} für einen Anschlag, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert

## What can be done

board-act-advance = Marker vorrücken
board-act-assassinate = Anschlag

## The plan: an action being put together

board-plan-agents = { $n } von { $of } Agenten
board-plan-claims = { $n ->
    [one] eine Karte beanspruchen
   *[other] { $n } Karten beanspruchen
}
board-plan-steps = { $n ->
    [one] ein Feld
   *[other] { $n } Felder
}
board-plan-bombs = { $n } von { $of } Bomben
board-plan-bombs-agents = { $n ->
    [one] { $n } durch deinen Agenten dort
   *[other] { $n } durch deine Agenten dort
}
board-plan-go = { NAME($city) } nach { NAME($there) }
board-next-claim = Mit welcher Karte beanspruchst du?
board-next-move = Mit welcher Karte bewegst du Agenten?
board-next-advance = { $thing ->
    [none] Welche Karte rückt einen Marker vor?
   *[other] Welcher Marker rückt vor: { NAME($thing) }?
}
board-next-assassinate = Mit welcher Karte verübst du den Anschlag?
board-next-return = In welche Stadt kehren deine Agenten von den Mi-Go zurück?
board-next-go = { $thing ->
    [none] Aus welcher Stadt geht ein Agent?
   *[other] Wohin geht der Agent in { NAME($thing) }?
}
board-next-aim = { $thing ->
    [none] In welcher Stadt?
   *[other] Wen wählst du in { NAME($thing) }?
}
board-plan-leads = In { NAME($city) } { $seat ->
    [none] würde niemand führen.
    [you] würdest du führen.
   *[other] würde { NAME($seat) } führen.
}
board-plan-points = Deine Scheibe: { $n }; für deine Fraktion zählt: { $worth }.
board-plan-kill = { $n ->
    [one] Der Anschlag bringt { $n } Punkt.
   *[other] Der Anschlag bringt { $n } Punkte.
}

## Why not

board-why-no-symbol = Auf { NAME($card, case: "dat") } ist kein solches Symbol (E2-42).
board-why-no-actions = Beide Aktionen sind ausgeführt: Es bleiben nur freie Aktionen (E2-32).
board-why-claim-first = Beanspruchen geht nur als erste Aktion (E2-63).
board-why-claim-nowhere = In keiner Stadt mit einer Karte führst du und hast einen Würfel (E2-66, E2-67).
board-why-claim-many = Zu viel: { $n } Symbole zum Beanspruchen, du könntest nur { $of } nutzen (E2-71).
board-why-stock-empty = Du hast keine Würfel im Vorrat (E2-57).
board-why-place-many = Zu viel: { $n } Symbole für { $of } Würfel im Vorrat (E2-60, E2-61).
board-why-retrieve-none = Du hast keine Würfel im Limbo oder in Städten (E2-83).
board-why-retrieve-many = { $n } Symbole, aber es { $of ->
    [one] ist nur { $of } Würfel
   *[other] sind nur { $of } Würfel
} zum Zurückholen da (E2-85).
board-why-move-none = Du hast keinen Agenten in einer Stadt (E2-88).
board-why-move-many = Zu viel: Die gewählten Karten können schon alle deine Agenten bewegen (E2-90).
board-why-kill-nowhere = In keiner Stadt führst du mit einem Agenten und hast genug Bomben für ein Opfer (E2-102 bis E2-109).
board-why-bomb-enough = Zu viel: Wie immer es ergänzt wird, eine der Karten wäre nicht nötig (E2-109).
board-why-no-text = Auf { NAME($card, case: "dat") } steht kein Text für deinen eigenen Zug (E2-47).
board-why-text-nothing = Der Text hätte jetzt keine Wirkung (E2-135).
board-why-benefit = Der Text wird während eines Anschlags genutzt (E2-50).
board-why-interrupt = Der Text wird im Zug eines anderen Spielers genutzt (E2-49).
board-why-city-claim-cube = Um in { NAME($city) } zu beanspruchen, brauchst du dort einen Würfel (E2-67).
board-why-city-lead = { $n ->
    [one] Du führst nicht in { NAME($city) }: Ein Spielstein mehr würde reichen (E2-66).
   *[other] Du führst nicht in { NAME($city) }: { $n } Spielsteine mehr würden reichen (E2-66).
}
board-why-city-kill-lead = { $n ->
    [one] Du führst nicht in { NAME($city) }: Ein Spielstein mehr würde reichen (E2-103).
   *[other] Du führst nicht in { NAME($city) }: { $n } Spielsteine mehr würden reichen (E2-103).
}
board-why-city-stack = In { NAME($city) } liegt keine Karte mehr (E2-73).
board-why-city-agent = Du brauchst einen Agenten in { NAME($city) } (E2-102).
board-why-city-bombs = In { NAME($city) } { $n ->
    [one] ist { $n } Bombe
   *[other] sind { $n } Bomben
} nötig; du kommst auf { $of } (E2-107, E2-108).
board-why-city-no-agent = Du hast keinen Agenten in { NAME($city) }, der sich bewegen könnte (E2-88).
board-why-city-same = Ein Agent geht in eine andere Stadt (E2-87).
board-why-city-no-cube = Du hast keinen Würfel in { NAME($city) } (E2-83).
board-why-city-royal = Im Hoheitsfeld von { NAME($city) } ist keine Hoheit (E2-207).
board-why-limbo = Aus dem Limbo kommen Würfel durch Zurückholen (E2-83).
board-why-royal-stack = Eine Hoheit in einem Stapel kann kein Opfer sein (E2-104).
board-why-actions-left = Du hast noch Aktionen: Führe sie aus, oder passe (E2-32).
board-why-again = In dieser Aktion kann nur noch ein Anschlag folgen (E2-126).
board-why-agents-first = Wähle zuerst eine Stadt für deinen Agenten (E2-300, E2-311).
board-why-agents-out = Du hast keinen Agenten mehr im Vorrat (E2-223, E2-233, E2-252).
board-why-banished = Die Leopold-Gesellschaft war da, und diese Karte hat keinen Text mehr: { NAME($card) } (E2-245).
board-why-begun = Beende zuerst die begonnene Aktion, oder nimm sie zurück.
board-why-bomb-needless = Zu viel: Es reicht dann auch ohne { NAME($card, case: "acc") } (E2-109).
board-why-chosen = Du hast { NAME($card, case: "acc") } schon gewählt.
board-why-city-agent-none = Du hast keinen Agenten in { NAME($city) } (E2-226, E2-256).
board-why-city-agents-taken = Alle deine Agenten in { NAME($city) } sind schon gewählt.
board-why-city-moved = Alle deine Agenten in { NAME($city) } bewegen sich schon (E2-91).
board-why-city-no-royalty = Im Hoheitsfeld von { NAME($city) } ist keine Hoheit (E2-101).
board-why-city-no-victim = { NAME($seat) } hat keinen Agenten in { NAME($city) } (E2-101).
board-why-city-nothing = In { NAME($city) } gibt es nichts, was Cthulhu verwüsten könnte (E2-135).
board-why-city-text-lead = { $n ->
    [one] Du führst nicht in { NAME($city) }: Ein Spielstein mehr würde reichen (E2-196, E2-207).
   *[other] Du führst nicht in { NAME($city) }: { $n } Spielsteine mehr würden reichen (E2-196, E2-207).
}
board-why-cubes-taken = Dort sind schon alle wählbaren Würfel gewählt: { NAME($place) }.
board-why-fenians-needless = Zu viel: Mit dem Text der Fenier wäre eine andere Karte oder der Text selbst nicht nötig (E2-109, E2-204).
board-why-fenians-once = Eine Karte der Fenier ist schon genutzt; eine zweite bringt nichts (E2-201).
board-why-fenians-short = Auch mit dem Text der Fenier reichen die Bomben nicht, denn ihre eigenen zählen dann nicht (E2-202).
board-why-interrupt-now = Du wirst angegriffen: Unterbrich, oder lass es geschehen (E2-309).
board-why-limbo-empty = Du hast keinen Würfel im Limbo (E2-83).
board-why-mi-go-later = Von der Karte der Mi-Go kommen Agenten erst in einem späteren Zug von dir zurück (E2-227).
board-why-mi-go-none = Keiner deiner Agenten ist auf der Karte der Mi-Go (E2-227).
board-why-move-must = { $n ->
    [one] Noch ein Agent muss sich bewegen, sonst wäre eine Karte nicht nötig (E2-90).
   *[other] Noch { $n } Agenten müssen sich bewegen, sonst wäre eine Karte nicht nötig (E2-90).
}
board-why-move-needless = Zu viel: Mit { NAME($card, case: "dat") } wäre { NAME($other, case: "the") } nicht nötig (E2-90).
board-why-no-interrupt = Mit { NAME($card, case: "dat") } kannst du nicht unterbrechen (E2-140).
board-why-no-royalty-text = Für diesen Text ist keine Hoheit zu wählen: { NAME($card) }.
board-why-not-complete = Das ist noch nicht vollständig (E2-327).
board-why-one-at-least = Wähle mindestens einen (E2-327).
board-why-own-agent = Einen eigenen Agenten kannst du nicht angreifen (E2-101).
board-why-own-bombs = Du verübst den Anschlag mit { NAME($card, case: "dat") }: Die Bomben darauf zählen nicht (E2-106).
board-why-seat-known = Die Identität von { NAME($seat) } hast du schon gesehen (E2-255).
board-why-seat-no-token = { NAME($seat) } hat keinen Verstandesmarker mehr (E2-248).
board-why-seat-revealed = Die Identität von { NAME($seat) } kennen alle (E2-255).
board-why-self = Wähle einen anderen Spieler (E2-247, E2-255).
board-why-target-chosen = Das Opfer ist schon gewählt (E2-101).
board-why-target-first = Wähle zuerst, wem der Anschlag gilt (E2-101).
board-why-text-first = Wähle zuerst, wonach diese Karte fragt: { NAME($card) } (E2-327).
board-why-text-no-cube = Du hast keinen Würfel in { NAME($city) } (E2-220, E2-231).
board-why-text-no-cubes = { NAME($seat) } hat keinen Würfel in { NAME($city) } (E2-220, E2-231).
board-why-text-no-victim = { NAME($seat) } hat keinen Agenten in { NAME($city) } (E2-260, E2-319).
board-why-text-own-agent = Es muss ein Agent eines anderen Spielers sein (E2-261, E2-319).
board-why-top = Oben kann nur eine Karte liegen, die jetzt abgelegt wird (E2-133).
board-why-vampires-agent = Für die Vampire brauchst du einen eigenen Agenten in { NAME($city) } (E2-252).
board-why-vampires-stop = Die Vampire verhindern nur Anschläge (E2-155).
board-why-zombie-each = Jeder Zombie in { NAME($city) } hat schon angegriffen (E2-151).
board-why-zombie-eaten = In { NAME($city) } ist schon ein Agent genommen worden (E2-260).
board-why-zombie-none = In { NAME($city) } steht kein Zombie (E2-260).
board-why-zombie-saved = Der Agent in { NAME($city) } wurde gerettet und kann nicht noch einmal angegriffen werden (E2-151).
board-why-zombies-late = Zombies greifen an, bevor neue kommen (E2-262, E2-263).
board-why-zombies-must = { $n ->
    [one] Ein Zombie muss kommen: Wähle seine Stadt (E2-263, E2-264).
   *[other] { $n } Zombies müssen kommen: Wähle ihre Städte (E2-263).
}
board-why-zombies-out = Alle Zombies stehen schon auf dem Spielplan (E2-264).

## The identity notebook

board-evidence-killed-royalty = { $n ->
    [one] hat eine Hoheit getötet
   *[other] hat { $n } Hoheiten getötet
}
board-evidence-hid-royalty = { $n ->
    [one] hat eine Hoheit versteckt
   *[other] hat { $n } Hoheiten versteckt
}
board-evidence-points = { $side ->
    [loyalist] { $n ->
        [one] { $n } Loyalisten-Punkt
       *[other] { $n } Loyalisten-Punkte
    }
   *[restorationist] { $n ->
        [one] { $n } Restorationisten-Punkt
       *[other] { $n } Restorationisten-Punkte
    }
}
board-evidence-marker = { $side ->
    [loyalist] hat den Loyalisten-Marker { $n ->
        [one] ein Feld vorgerückt
       *[other] { $n } Felder vorgerückt
    }
   *[restorationist] hat den Restorationisten-Marker { $n ->
        [one] ein Feld vorgerückt
       *[other] { $n } Felder vorgerückt
    }
}
board-evidence-yog = { $n ->
    [one] hat Yog-Sothoth einen Agenten gegeben
   *[other] hat Yog-Sothoth { $n } Agenten gegeben
}
board-evidence-turned = hat den Sinneswandel gespielt: Es gilt die andere Fraktion als auf der Karte

## An attack in a window

board-attack = { $how ->
    [assassination] Ein Anschlag
    [shoggoth] Der Shoggoth
    [vampires] Die Vampire
    [zombie] Ein Zombie
   *[cthulhu] Cthulhu
} in { NAME($city) }

## The end, drawn

board-end-why = { $why ->
    [points] Jemand hatte { $n } Punkte.
    [marker] Ein Marker stand auf { $of }.
    [reveal] Ein Restorationist musste sich enthüllen.
   *[change-of-heart] Ein enthüllter Loyalist erlebte einen Sinneswandel.
}
board-end-step-had = Auf der Siegpunkteleiste
board-end-step-had-help = alle Arten zusammen
board-end-step-other = Punkte der anderen Fraktion
board-end-step-other-help = Loyalisten verlieren Restorationisten-Punkte, Restorationisten Loyalisten-Punkte
board-end-step-box = Getötete Agenten
board-end-step-box-help = nur ein Loyalist behält sie, für Agenten von Restorationisten
board-end-step-share = Anteil von den Leisten
board-end-step-share-help = { $side ->
    [loyalist] Die Loyalisten liegen { $n } vorn und behalten ihn
    [restorationist] Die Restorationisten liegen { $n } vorn und behalten ihn
   *[none] gleichauf: Es gibt keinen
}
board-end-step-lowest = Fraktion des Letzten
board-end-step-lowest-help = { $seat ->
    [you] du hast am wenigsten
   *[other] { NAME($seat) } hat am wenigsten
}: { $side ->
    [loyalist] Loyalisten verlieren { $n }
   *[restorationist] Restorationisten verlieren { $n }
}
board-end-kept = behalten
board-end-lost = verloren
board-end-tie-side = Bei Gleichstand liegt ein Restorationist vorn.
board-kind-neutral = neutral
board-kind-restorationist = Restorationist
board-kind-loyalist = Loyalist
board-kind-box = getötete Agenten
board-kind-tracks = Leisten
board-kind-penalty = Fraktion des Letzten

## What many games add up to

fact-end-marker = ein Marker am Ende der Leiste
fact-end-reveal = ein Restorationist musste sich enthüllen
fact-end-change-of-heart = Fraktionswechsel nach der Enthüllung

## What an action means. Each goes on after “Das”.

means-scores = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { NAME($card, case: "acc") }
means-points = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von den Leisten
means-points-lost = kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von den Leisten
means-lead = bringt in { NAME($city) } in Führung
means-agents = bringt { $n ->
    [one] einen Agenten
   *[other] { $n } Agenten
} auf den Spielplan
means-agents-lost = kostet { $n ->
    [one] einen Agenten
   *[other] { $n } Agenten
}
means-agent-killed = beseitigt einen Agenten von { NAME($seat) } in { NAME($city) }
means-track = rückt den { NAME($track, case: "many") }-Marker { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} vor
means-token-lost = kostet einen Verstandesmarker
means-last-token = lässt nur noch einen Verstandesmarker
means-last-agent = lässt nur noch einen Agenten auf dem Spielplan
means-cubes = bringt { $n } Würfel in den Vorrat

## What somebody is after for several turns; it goes on after “This is”.

plan-claim = ein Schritt dahin, die Karte in { NAME($thing) } zu beanspruchen

## What the rules picture, besides things

picture-place = { board-act-place }
picture-claim = { board-act-claim }
picture-retrieve = { board-act-retrieve }
picture-move = { board-act-move }
picture-assassinate = { board-act-assassinate }
picture-bomb = Bombe
picture-agent = Agenten
picture-insanity = Wahnsinn

## The guided first game

guide-cities = Neun Städte, und in jeder ein Stapel Karten, die oberste aufgedeckt. Um diese Karten geht es: Verbündete, Waffen, Schrecken und die Städte selbst.
guide-first-agent = Zuerst schickst du zwei Agenten aus. In Madrid hat sich schon ein Ungeheuer gezeigt, einer sollte also dort sein. Tippe Madrid an.
guide-second-agent = Nun der zweite. In Kairo liegt Ravachol, ein Freund von Bomben: Der passt zu dir. Tippe Kairo an.
guide-symbols = Diese Karte zeigt zweimal das Symbol zum Platzieren: Zwei deiner Würfel kommen aus deinem Vorrat in eine Stadt. Würfel und Agenten sind dort deine Spielsteine. Wer mehr hat als jeder andere, führt in der Stadt.
guide-place-madrid = Erste Aktion: Tippe „Zwei platzieren“ an, dann Madrid.
guide-leading = Zwei Würfel und ein Agent: In Madrid führst du. Nur wer führt, kann die Karte nehmen, die dort liegt; Gleichstand genügt nicht.
guide-place-cairo = Zweite Aktion: Du darfst mehrere Karten zusammen spielen. Tippe „Platzieren/Beanspruchen“ und „Platzieren/Bombe“ an, dann Kairo: zwei Würfel für Ravachol.
guide-claim-ravachol = In Kairo führst du, also beanspruche, was dort liegt. Das geht nur als erste Aktion. Tippe „Beanspruchen/Zurückholen“ an, dann Kairo, und wähle Beanspruchen: Ravachol gehört dir.
guide-deck = Ravachol liegt jetzt auf deinem Ablagestapel; wird dein Deck gemischt, ziehst du ihn. So wächst dein Deck mit jeder Karte, die du beanspruchst. Er hat auch einen Agenten nach Kairo gebracht. Deine Würfel dort kamen in den Limbo.
guide-retrieve-limbo = Würfel im Limbo sind verbraucht, nicht verloren. Tippe „Zwei zurückholen“ an, dann den Limbo: Zwei kommen in deinen Vorrat zurück.
guide-city-card = In Madrid liegt die Stadtkarte selbst oben. Sie bringt 3 neutrale Punkte: Die zählen für jede Fraktion. Du führst dort noch immer.
guide-claim-madrid = Erste Aktion, also darfst du beanspruchen: Tippe „Beanspruchen/Bewegen“ an, wähle Beanspruchen und bestätige. Du führst nur in Madrid.
guide-points = Drei Punkte! Deine Scheibe zeigt alle deine Punkte. Aber am Ende verlieren alle die Punkte der anderen Fraktion; darum weiß niemand sicher, wer wirklich vorn liegt.
guide-move-agent = Jetzt hol Verstärkung: Jeder Agent in einer Stadt zählt als Bombe. Tippe „Bewegen/Bombe“ an, dann deine Agenten in Kairo, dann Madrid.
guide-monster = Und nun das Ungeheuer. Baoht Z’uqqa-Mogg lässt sich mit 4 Bomben töten und bringt 2 Restorationisten-Punkte. Du musst in seiner Stadt führen und einen Agenten dort haben. Beides stimmt.
guide-bombs = Deine zwei Agenten in Madrid zählen als zwei Bomben. Die Karte Madrid auf deiner Hand hat noch zwei. Zwei und zwei sind vier: genug!
guide-kill = Tippe „Anschlag“ an, dann die Karte Madrid für ihre Bomben, wähle den Anschlag und bestätige. Die Anschlagkarte ist danach für immer weg; wähle solche Momente also gut.
guide-sanity = Es ist tot! Wer einem Ungeheuer zu nahe kommt, kann den Verstand verlieren, darum wurde gewürfelt. Du hattest Glück: nichts. Ohne deinen dritten und letzten Verstandesmarker müsstest du deine Identität enthüllen.
guide-no-more = Mit einer weiteren Anschlagkarte könntest du gleich noch einmal zuschlagen. Jetzt geht das nicht; sag also, dass du fertig bist.
guide-place-again = Eine Aktion bleibt dir. In Kairo liegen die Fenier. Setz mit beiden Karten „Platzieren/Zurückholen“ zwei Würfel dorthin, dann kannst du sie im nächsten Zug beanspruchen.
guide-tracks = Béla hat den Restorationisten-Marker vorgerückt: Vielleicht gehört er zu deiner Fraktion! Alle haben so viele Punkte, wie die beiden Marker auseinanderliegen; am Ende behält sie nur die Fraktion, die vorn ist.
guide-loyalists = Loyalisten tun das Gegenteil: Sie verstecken Hoheiten und töten Agenten. Hüte deine Agenten: Hat ein Restorationist keinen mehr auf dem Plan oder keinen Verstandesmarker mehr, muss er sich enthüllen, und das Spiel ist sofort aus.
guide-ending = Zu dritt endet das Spiel auch, wenn eine Scheibe 24 Punkte erreicht oder ein Marker die 10. Dann werden alle Identitäten enthüllt, und jeder verliert die Punkte der anderen Fraktion.
guide-lowest-side = Und noch eine Regel: Wer dann die wenigsten Punkte hat, verliert 5, und ebenso alle anderen in seiner Fraktion. Die meisten Punkte gewinnen. Lass also deine heimlichen Freunde nicht zurückfallen!
guide-free-actions = Manche Karten haben einen Text, den du nutzen kannst. Oft kostet das eine Aktion, eine „freie Aktion“ aber kommt zu deinen zwei hinzu. Zeig mit der Maus auf eine Karte oder halte den Finger darauf, um ihn zu lesen.
## What symbols mean, and what actions are for

board-about-place = Bringt einen deiner Würfel in eine Stadt. Wer dort die meisten Spielsteine hat, führt und kann ihre Karte beanspruchen.
board-about-claim = Nimmt die offene Karte einer Stadt, in der du führst und einen Würfel hast. Das geht nur als erste Aktion.
board-about-retrieve = Holt einen deiner Würfel in deinen Vorrat zurück, aus dem Limbo oder aus einer Stadt.
board-about-move = Bewegt einen deiner Agenten in eine andere Stadt.
board-about-advance = Bewegt die Marker vor: Die Fraktion, die vorn liegt, hat am Ende mehr Punkte.
board-about-assassinate = Tötet eine Hoheit oder einen Agenten in einer Stadt, in der du einen Spielstein hast, mit genug Bomben.
board-about-done = Was du bis jetzt zusammengestellt hast, ist alles: weiter.
board-sign-marker-restorationist = Restorationisten-Marker
board-about-marker-restorationist = Bewegt den Restorationisten-Marker ein Feld vor.
board-sign-marker-loyalist = Loyalisten-Marker
board-about-marker-loyalist = Bewegt den Loyalisten-Marker ein Feld vor.
board-sign-bomb = Bombe
board-about-bomb = Zählt bei einem Anschlag. Neben einer Zahl: So viele braucht es dort, um einen Agenten zu töten.
board-about-agent = Wer die Karte beansprucht, setzt einen Agenten in eine Stadt. Nach dem Strich: wirkt beim Beanspruchen.
board-sign-insanity = Wahnsinn
board-about-insanity = Wer die Karte beansprucht, macht einen Verstandeswurf.
board-sign-agent-box = Agentenfeld
board-about-agent-box = Ein Agent, der mit dieser Karte getötet wird, liegt darauf und zählt so viele Punkte.
board-sign-royal = Hoheit
board-sign-hidden-royal = Versteckte Hoheit
board-sign-sane = Verstandesmarker
board-about-sane = Ein Verstandesmarker, den die Person noch hat; wer den letzten abgibt, muss sich enthüllen.
board-sign-mad = Verlorener Verstandesmarker
board-about-mad = Ein Verstandesmarker, der weg ist.
