### A Study in Emerald, erste Edition, auf Deutsch. What both editions say alike is in ../../shared/locale.
### Forms of a card, an agent, a target or a place: the name as a label; .the (der Shoggoth), .acc (den Shoggoth), .dat
### (dem Shoggoth). A place for cubes has .from as well (vom Stadtfeld Rom). A side: the name; .many for all on it.

title = A Study in Emerald (erste Edition)

## Starting cards

thing-cube = Ein Würfel
    .the = die Startkarte „Ein Würfel“
    .acc = die Startkarte „Ein Würfel“
    .dat = der Startkarte „Ein Würfel“
thing-gold = Ein Gold
    .the = die Startkarte „Ein Gold“
    .acc = die Startkarte „Ein Gold“
    .dat = der Startkarte „Ein Gold“
thing-two_cubes = Zwei Würfel
    .the = die Startkarte „Zwei Würfel“
    .acc = die Startkarte „Zwei Würfel“
    .dat = der Startkarte „Zwei Würfel“
thing-two_gold = Zwei Gold
    .the = die Startkarte „Zwei Gold“
    .acc = die Startkarte „Zwei Gold“
    .dat = der Startkarte „Zwei Gold“
thing-cube_gold = Würfel/Gold
    .the = die Startkarte „Würfel/Gold“
    .acc = die Startkarte „Würfel/Gold“
    .dat = der Startkarte „Würfel/Gold“
thing-cube_bomb = Würfel/Bombe
    .the = die Startkarte „Würfel/Bombe“
    .acc = die Startkarte „Würfel/Bombe“
    .dat = der Startkarte „Würfel/Bombe“
thing-gold_bomb = Gold/Bombe
    .the = die Startkarte „Gold/Bombe“
    .acc = die Startkarte „Gold/Bombe“
    .dat = der Startkarte „Gold/Bombe“
thing-block = Blockierscheibe
    .the = die Startkarte „Blockierscheibe“
    .acc = die Startkarte „Blockierscheibe“
    .dat = der Startkarte „Blockierscheibe“
thing-assassinate = Anschlag
    .the = die Startkarte „Anschlag“
    .acc = die Startkarte „Anschlag“
    .dat = der Startkarte „Anschlag“

## City cards

thing-city_the_hague = Den Haag
    .the = die Stadtkarte Den Haag
    .acc = die Stadtkarte Den Haag
    .dat = der Stadtkarte Den Haag
thing-city_washington = Washington
    .the = die Stadtkarte Washington
    .acc = die Stadtkarte Washington
    .dat = der Stadtkarte Washington
thing-city_zurich = Zürich
    .the = die Stadtkarte Zürich
    .acc = die Stadtkarte Zürich
    .dat = der Stadtkarte Zürich

## Other Game cards

thing-bismarck = Bismarck
    .the = Bismarck
    .acc = Bismarck
    .dat = Bismarck
thing-duchess_de_uzes = Herzogin d’Uzès
    .the = die Herzogin d’Uzès
    .acc = die Herzogin d’Uzès
    .dat = der Herzogin d’Uzès
thing-matvei_golovinsky = Matvei Golovinski
    .the = Matvei Golovinski
    .acc = Matvei Golovinski
    .dat = Matvei Golovinski
thing-nadar = Nadar
    .the = Nadar
    .acc = Nadar
    .dat = Nadar
thing-necronomicon = Necronomicon
    .the = das Necronomicon
    .acc = das Necronomicon
    .dat = dem Necronomicon
thing-vampire = Vampir
    .the = der Vampir
    .acc = den Vampir
    .dat = dem Vampir

## Permanent Effects

thing-change_of_heart = Sinneswandel
    .the = der Sinneswandel
    .acc = den Sinneswandel
    .dat = dem Sinneswandel
    .from = vom Sinneswandel
thing-cthulhu = Cthulhu
    .the = Cthulhu
    .acc = Cthulhu
    .dat = Cthulhu
    .from = von Cthulhu
thing-cultists = Kultisten
    .the = die Kultisten
    .acc = die Kultisten
    .dat = den Kultisten
    .from = von den Kultisten
thing-devils_island = Teufelsinsel
    .the = die Teufelsinsel
    .acc = die Teufelsinsel
    .dat = der Teufelsinsel
    .from = von der Teufelsinsel
thing-doctor_watson = Doktor Watson
    .the = Doktor Watson
    .acc = Doktor Watson
    .dat = Doktor Watson
    .from = von Doktor Watson
thing-master_of_disguise = Meister der Verkleidung
    .the = der Meister der Verkleidung
    .acc = den Meister der Verkleidung
    .dat = dem Meister der Verkleidung
    .from = vom Meister der Verkleidung
thing-mi_go = Mi-Go
    .the = die Mi-Go
    .acc = die Mi-Go
    .dat = den Mi-Go
    .from = von den Mi-Go
thing-mrs_hudson = Mrs. Hudson
    .the = Mrs. Hudson
    .acc = Mrs. Hudson
    .dat = Mrs. Hudson
    .from = von Mrs. Hudson
thing-sebastian_moran = Sebastian Moran
    .the = Sebastian Moran
    .acc = Sebastian Moran
    .dat = Sebastian Moran
    .from = von Sebastian Moran
thing-sigmund_freud = Sigmund Freud
    .the = Sigmund Freud
    .acc = Sigmund Freud
    .dat = Sigmund Freud
    .from = von Sigmund Freud
thing-society_of_leopold = Leopold-Gesellschaft
    .the = die Leopold-Gesellschaft
    .acc = die Leopold-Gesellschaft
    .dat = der Leopold-Gesellschaft
    .from = von der Leopold-Gesellschaft
thing-yog_sothoth = Yog-Sothoth
    .the = Yog-Sothoth
    .acc = Yog-Sothoth
    .dat = Yog-Sothoth
    .from = von Yog-Sothoth

## Main agents, royal persons, zombies

thing-main = Hauptagent von { NAME($seat) }
    .the = der Hauptagent von { NAME($seat) }
    .acc = den Hauptagenten von { NAME($seat) }
    .dat = dem Hauptagenten von { NAME($seat) }
thing-royal_berlin = Der Wühler in der Tiefe
    .the = der Wühler in der Tiefe
    .acc = den Wühler in der Tiefe
    .dat = dem Wühler in der Tiefe
thing-royal_cairo = Nyarlathotep
    .the = Nyarlathotep
    .acc = Nyarlathotep
    .dat = Nyarlathotep
thing-royal_constantinople = Das Verschleierte Ding der Pforte
    .the = das Verschleierte Ding der Pforte
    .acc = das Verschleierte Ding der Pforte
    .dat = dem Verschleierten Ding der Pforte
thing-royal_the_hague = Die Ertrunkene Regentin
    .the = die Ertrunkene Regentin
    .acc = die Ertrunkene Regentin
    .dat = der Ertrunkenen Regentin
thing-royal_london = Gloriana
    .the = Gloriana
    .acc = Gloriana
    .dat = Gloriana
thing-royal_madrid = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
    .acc = Baoht Z’uqqa-Mogg
    .dat = Baoht Z’uqqa-Mogg
thing-royal_paris = Der Weber in der Finsternis
    .the = der Weber in der Finsternis
    .acc = den Weber in der Finsternis
    .dat = dem Weber in der Finsternis
thing-royal_rome = Rhogog
    .the = Rhogog
    .acc = Rhogog
    .dat = Rhogog
thing-royal_st_petersburg = Azathoth, der Blinde Tor
    .the = Azathoth
    .acc = Azathoth
    .dat = Azathoth
thing-royal_vienna = Nug und Yeb
    .the = Nug und Yeb
    .acc = Nug und Yeb
    .dat = Nug und Yeb
thing-royal_washington = Der Herrscher der Neuen Welt
    .the = der Herrscher der Neuen Welt
    .acc = den Herrscher der Neuen Welt
    .dat = dem Herrscher der Neuen Welt
thing-royal_zurich = Der Hunger in den Gewölben
    .the = der Hunger in den Gewölben
    .acc = den Hunger in den Gewölben
    .dat = dem Hunger in den Gewölben
thing-zombie_berlin = Ein Zombie in Berlin
    .the = ein Zombie in Berlin
    .acc = einen Zombie in Berlin
    .dat = einem Zombie in Berlin
thing-zombie_cairo = Ein Zombie in Kairo
    .the = ein Zombie in Kairo
    .acc = einen Zombie in Kairo
    .dat = einem Zombie in Kairo
thing-zombie_constantinople = Ein Zombie in Konstantinopel
    .the = ein Zombie in Konstantinopel
    .acc = einen Zombie in Konstantinopel
    .dat = einem Zombie in Konstantinopel
thing-zombie_the_hague = Ein Zombie in Den Haag
    .the = ein Zombie in Den Haag
    .acc = einen Zombie in Den Haag
    .dat = einem Zombie in Den Haag
thing-zombie_london = Ein Zombie in London
    .the = ein Zombie in London
    .acc = einen Zombie in London
    .dat = einem Zombie in London
thing-zombie_madrid = Ein Zombie in Madrid
    .the = ein Zombie in Madrid
    .acc = einen Zombie in Madrid
    .dat = einem Zombie in Madrid
thing-zombie_paris = Ein Zombie in Paris
    .the = ein Zombie in Paris
    .acc = einen Zombie in Paris
    .dat = einem Zombie in Paris
thing-zombie_rome = Ein Zombie in Rom
    .the = ein Zombie in Rom
    .acc = einen Zombie in Rom
    .dat = einem Zombie in Rom
thing-zombie_st_petersburg = Ein Zombie in St. Petersburg
    .the = ein Zombie in St. Petersburg
    .acc = einen Zombie in St. Petersburg
    .dat = einem Zombie in St. Petersburg
thing-zombie_vienna = Ein Zombie in Wien
    .the = ein Zombie in Wien
    .acc = einen Zombie in Wien
    .dat = einem Zombie in Wien
thing-zombie_washington = Ein Zombie in Washington
    .the = ein Zombie in Washington
    .acc = einen Zombie in Washington
    .dat = einem Zombie in Washington
thing-zombie_zurich = Ein Zombie in Zürich
    .the = ein Zombie in Zürich
    .acc = einen Zombie in Zürich
    .dat = einem Zombie in Zürich

## Places for cubes and blocking discs: face-up Game cards, City boxes

thing-card_berlin = Spielkarte in Berlin
    .the = die Spielkarte in Berlin
    .acc = die Spielkarte in Berlin
    .dat = der Spielkarte in Berlin
    .from = von der Spielkarte in Berlin
thing-card_cairo = Spielkarte in Kairo
    .the = die Spielkarte in Kairo
    .acc = die Spielkarte in Kairo
    .dat = der Spielkarte in Kairo
    .from = von der Spielkarte in Kairo
thing-card_constantinople = Spielkarte in Konstantinopel
    .the = die Spielkarte in Konstantinopel
    .acc = die Spielkarte in Konstantinopel
    .dat = der Spielkarte in Konstantinopel
    .from = von der Spielkarte in Konstantinopel
thing-card_the_hague = Spielkarte in Den Haag
    .the = die Spielkarte in Den Haag
    .acc = die Spielkarte in Den Haag
    .dat = der Spielkarte in Den Haag
    .from = von der Spielkarte in Den Haag
thing-card_london = Spielkarte in London
    .the = die Spielkarte in London
    .acc = die Spielkarte in London
    .dat = der Spielkarte in London
    .from = von der Spielkarte in London
thing-card_madrid = Spielkarte in Madrid
    .the = die Spielkarte in Madrid
    .acc = die Spielkarte in Madrid
    .dat = der Spielkarte in Madrid
    .from = von der Spielkarte in Madrid
thing-card_paris = Spielkarte in Paris
    .the = die Spielkarte in Paris
    .acc = die Spielkarte in Paris
    .dat = der Spielkarte in Paris
    .from = von der Spielkarte in Paris
thing-card_rome = Spielkarte in Rom
    .the = die Spielkarte in Rom
    .acc = die Spielkarte in Rom
    .dat = der Spielkarte in Rom
    .from = von der Spielkarte in Rom
thing-card_st_petersburg = Spielkarte in St. Petersburg
    .the = die Spielkarte in St. Petersburg
    .acc = die Spielkarte in St. Petersburg
    .dat = der Spielkarte in St. Petersburg
    .from = von der Spielkarte in St. Petersburg
thing-card_vienna = Spielkarte in Wien
    .the = die Spielkarte in Wien
    .acc = die Spielkarte in Wien
    .dat = der Spielkarte in Wien
    .from = von der Spielkarte in Wien
thing-card_washington = Spielkarte in Washington
    .the = die Spielkarte in Washington
    .acc = die Spielkarte in Washington
    .dat = der Spielkarte in Washington
    .from = von der Spielkarte in Washington
thing-card_zurich = Spielkarte in Zürich
    .the = die Spielkarte in Zürich
    .acc = die Spielkarte in Zürich
    .dat = der Spielkarte in Zürich
    .from = von der Spielkarte in Zürich
thing-box_berlin = Stadtfeld Berlin
    .the = das Stadtfeld Berlin
    .acc = das Stadtfeld Berlin
    .dat = dem Stadtfeld Berlin
    .from = vom Stadtfeld Berlin
thing-box_cairo = Stadtfeld Kairo
    .the = das Stadtfeld Kairo
    .acc = das Stadtfeld Kairo
    .dat = dem Stadtfeld Kairo
    .from = vom Stadtfeld Kairo
thing-box_constantinople = Stadtfeld Konstantinopel
    .the = das Stadtfeld Konstantinopel
    .acc = das Stadtfeld Konstantinopel
    .dat = dem Stadtfeld Konstantinopel
    .from = vom Stadtfeld Konstantinopel
thing-box_the_hague = Stadtfeld Den Haag
    .the = das Stadtfeld Den Haag
    .acc = das Stadtfeld Den Haag
    .dat = dem Stadtfeld Den Haag
    .from = vom Stadtfeld Den Haag
thing-box_london = Stadtfeld London
    .the = das Stadtfeld London
    .acc = das Stadtfeld London
    .dat = dem Stadtfeld London
    .from = vom Stadtfeld London
thing-box_madrid = Stadtfeld Madrid
    .the = das Stadtfeld Madrid
    .acc = das Stadtfeld Madrid
    .dat = dem Stadtfeld Madrid
    .from = vom Stadtfeld Madrid
thing-box_paris = Stadtfeld Paris
    .the = das Stadtfeld Paris
    .acc = das Stadtfeld Paris
    .dat = dem Stadtfeld Paris
    .from = vom Stadtfeld Paris
thing-box_rome = Stadtfeld Rom
    .the = das Stadtfeld Rom
    .acc = das Stadtfeld Rom
    .dat = dem Stadtfeld Rom
    .from = vom Stadtfeld Rom
thing-box_st_petersburg = Stadtfeld St. Petersburg
    .the = das Stadtfeld St. Petersburg
    .acc = das Stadtfeld St. Petersburg
    .dat = dem Stadtfeld St. Petersburg
    .from = vom Stadtfeld St. Petersburg
thing-box_vienna = Stadtfeld Wien
    .the = das Stadtfeld Wien
    .acc = das Stadtfeld Wien
    .dat = dem Stadtfeld Wien
    .from = vom Stadtfeld Wien
thing-box_washington = Stadtfeld Washington
    .the = das Stadtfeld Washington
    .acc = das Stadtfeld Washington
    .dat = dem Stadtfeld Washington
    .from = vom Stadtfeld Washington
thing-box_zurich = Stadtfeld Zürich
    .the = das Stadtfeld Zürich
    .acc = das Stadtfeld Zürich
    .dat = dem Stadtfeld Zürich
    .from = vom Stadtfeld Zürich
thing-limbo = Limbo
    .the = der Limbo
    .acc = den Limbo
    .dat = dem Limbo
    .from = aus dem Limbo
thing-stock = Vorrat
    .the = der Vorrat
    .acc = den Vorrat
    .dat = dem Vorrat
    .from = aus dem Vorrat

## Cities, sides, sanity counters, arrows, colours

thing-the_hague = Den Haag
thing-washington = Washington
thing-zurich = Zürich

thing-sane = bei Verstand
thing-mad = wahnsinnig

thing-revolution-up = Revolution vor
thing-revolution-down = Revolution zurück
thing-war-up = Krieg vor
thing-war-down = Krieg zurück
thing-revolution = Revolution
thing-war = Krieg

# The junctions of the map.
thing-atlantic = die Atlantikroute
thing-levant = die Levante-Dampfer
thing-warsaw = Warschau

## Parts of sentences: an agent of the reader, of the player just named, of the victim, all in the accusative.

agent-yours = { $agent ->
    [main-0] deinen Hauptagenten
    [main-1] deinen Hauptagenten
    [main-2] deinen Hauptagenten
    [main-3] deinen Hauptagenten
    [main-4] deinen Hauptagenten
   *[other] { NAME($agent, case: "acc") }
}
agent-theirs = { $agent ->
    [main-0] den Hauptagenten
    [main-1] den Hauptagenten
    [main-2] den Hauptagenten
    [main-3] den Hauptagenten
    [main-4] den Hauptagenten
   *[other] { NAME($agent, case: "acc") }
}
agent-of-victim = { $victim ->
    [you] { $agent ->
        [main-0] deinen Hauptagenten
        [main-1] deinen Hauptagenten
        [main-2] deinen Hauptagenten
        [main-3] deinen Hauptagenten
        [main-4] deinen Hauptagenten
       *[other] { NAME($agent, case: "acc") } aus deinen Reihen
    }
   *[other] { $agent ->
        [main-0] den Hauptagenten von { NAME($victim) }
        [main-1] den Hauptagenten von { NAME($victim) }
        [main-2] den Hauptagenten von { NAME($victim) }
        [main-3] den Hauptagenten von { NAME($victim) }
        [main-4] den Hauptagenten von { NAME($victim) }
       *[other] { NAME($agent, case: "acc") } aus den Reihen von { NAME($victim) }
    }
}

## Questions

ask-bring-effect = Welcher Permanente Effekt wird aufgedeckt?
ask-draw-double = Welcher Doppelagenten-Marker wird gezogen?
ask-steal-double = Welcher Doppelagenten-Marker wird genommen?
ask-sanity = Welcher Verstandesmarker wird gezogen?

ask-main-agent = Wähle die Stadt, in der dein Hauptagent beginnt.
ask-act = { $actions ->
    [0] { $more ->
        [0] Nichts mehr zu tun: Beende deinen Zug.
       *[other] Beide Aktionen sind ausgeführt: Wähle eine freie Aktion, oder beende deinen Zug.
    }
   *[other] { $claims ->
        [0] { $actions ->
            [one] Noch { $actions } Aktion: Wähle eine Karte, oder passe.
           *[other] Du bist am Zug, noch { $actions } Aktionen: Wähle eine Karte, oder passe.
        }
       *[other] { $actions ->
            [one] Du bist am Zug, noch { $actions } Aktion: Wähle, was du beanspruchst (nur die erste Aktion kann das), eine Karte, oder passe.
           *[other] Du bist am Zug, noch { $actions } Aktionen: Wähle, was du beanspruchst (nur die erste Aktion kann das), oder eine Karte.
        }
    }
}
ask-place = { $more ->
    [0] Würfel bereit: { $n } von { $of }. Wähle den Ort für sie.
   *[other] Würfel bereit: { $n } von { $of }. Wähle den Ort für sie, oder weitere Karten mit Würfelsymbolen.
}
ask-retrieve = { $more ->
    [0] Wähle Würfel zum Zurückholen: { $n } von { $of }.
   *[other] Wähle Würfel zum Zurückholen: { $n } von { $of }; oder weitere Karten mit Würfelsymbolen.
}
ask-buy = { $odd ->
    [0] { $more ->
        [0] { $gold } Gold für { $n } Würfel: Kaufe.
       *[other] { $gold } Gold für { $n } Würfel: Kaufe, oder wähle weitere Karten mit Gold.
    }
   *[other] { $gold } Gold ist keine gerade Zahl: Wähle noch eine Karte mit Gold.
}
ask-move = { $wants ->
    [gold] Wähle Karten mit Gold: { $gold }, der Weg kostet { $cost }.
    [nothing] Der Weg kostet { $cost } von { $gold } Gold: Geh los, oder wähle noch eine Reise.
   *[journeys] { $cost ->
        [0] { $more ->
            [0] { $gold } Gold auszugeben: Wähle einen Agenten und eine Stadt.
           *[other] { $gold } Gold auszugeben: Wähle einen Agenten und eine Stadt, oder weitere Karten mit Gold.
        }
       *[other] Noch { $rest } Gold auszugeben: Wähle noch eine Reise.
    }
}
ask-advance = { $more ->
    [0] Revolution auf { $revolution }, Krieg auf { $war }: Bewege die Marker.
   *[other] Revolution auf { $revolution }, Krieg auf { $war }: Bewege die Marker, oder wähle weitere Karten mit Pfeilen.
}
ask-discard = { $more ->
    [0] Karten zum Ablegen: { $n }. Wähle, welche von ihnen oben liegt.
   *[other] Karten zum Ablegen: { $n }. Wähle weitere, oder welche von ihnen oben liegt.
}
ask-attempt = Wähle das Ziel. Die Karte: { NAME($card) }.
ask-support = { NAME($target) }: { $have } von { $need } Bomben. Wähle Karten mit Bomben.
ask-foil = { NAME($seat) } hat es in { NAME($city) } auf { NAME($target, case: "acc") } abgesehen. { $more ->
    [0] Du hast keinen Doppelagenten, der das vereiteln könnte: Lass es geschehen.
   *[other] Wähle einen Doppelagenten, um das zu vereiteln, oder lass es geschehen.
}
ask-stand-by = { NAME($seat) } zeigt den Doppelagenten-Marker { NAME($agent) }. { $more ->
    [0] Deine Fraktion kann den Agenten nicht behalten: Lass es geschehen.
   *[other] Enthülle dich, um den Agenten zu behalten, oder lass es geschehen.
}
ask-escape = { $how ->
    [attempt] { NAME($seat) } will { agent-yours } töten.
    [shoggoth] { NAME($seat) } hetzt den Shoggoth auf { agent-yours }.
    [vampire] { NAME($seat) } hetzt einen Vampir auf { agent-yours }.
    [zombie] { NAME($seat) } hetzt einen Zombie auf { agent-yours }.
   *[cthulhu] Cthulhu, gerufen { $seat ->
        [you] von dir selbst,
       *[other] von { NAME($seat) },
    } bedroht { agent-yours }.
} { $more ->
    [0] Die rettende Karte hast du nicht auf der Hand: Lass es geschehen.
   *[other] Wähle eine Stadt für die Flucht, oder lass es geschehen.
}
ask-flee = { $of ->
    [1] Wähle eine Stadt für { agent-yours }.
   *[other] Deine Agenten müssen { NAME($city) } verlassen: Wähle für jeden eine Stadt, { $n } von { $of }.
}
ask-doomed-city = Wähle die Stadt, die Cthulhu zerstört.
ask-keep-double = Wähle die Marker, die du behältst: { $n } von { $of }.
ask-zombies = { $n ->
    [0] { $prey ->
        [0] Wähle Städte für neue Zombies: bis zu { $of }.
       *[other] { $of ->
            [0] Wähle einen Agenten, den deine Zombies angreifen, oder beende die Jagd.
           *[other] Wähle einen Agenten, den deine Zombies angreifen, oder Städte für neue: bis zu { $of }.
        }
    }
   *[other] Neue Zombies: { $n } von { $of }. Wähle noch eine Stadt, oder setze sie.
}

ask-use-bismarck = Wähle eine deiner Städte, die Bismarck sperrt.
ask-use-block = Wähle einen Ort für eine Blockierscheibe, oder eine, die du wegnimmst.
ask-use-duchess-de-uzes = Wähle den Ort für deinen Würfel.
ask-use-freemasons = { $n ->
    [0] Wähle Karten zum Ablegen, oder keine: Du ziehst eine mehr, als du ablegst.
   *[other] { $more ->
        [0] Karten zum Ablegen: { $n }. Wähle, welche von ihnen oben liegt.
       *[other] Karten zum Ablegen: { $n }. Wähle weitere, oder welche von ihnen oben liegt.
    }
}
ask-use-holy-brotherhood = { $n ->
    [0] Wähle einen oder zwei deiner Würfel zum Versetzen.
   *[other] { $more ->
        [0] Würfel zum Versetzen: { $n }. Wähle den Ort.
       *[other] Würfel zum Versetzen: { $n }. Wähle den Ort, oder einen zweiten Würfel von dort.
    }
}
ask-use-irene-adler = Wähle den Spieler, der einen Doppelagenten-Marker verliert.
ask-use-nadar = Wähle einen deiner Agenten und eine Stadt.
ask-use-okhrana = { $n ->
    [0] Wähle einen oder zwei Würfel eines anderen Spielers.
   *[other] Würfel in den Limbo: { $n } von 2. Wähle einen zweiten desselben Spielers, oder schicke ihn los.
}
ask-use-shoggoth = Wähle den Agenten, den der Shoggoth vernichtet.
ask-use-terrors-of-the-night = Wähle den Spieler, der einen Verstandesmarker ziehen muss.
ask-use-third-section = Wähle die Karte, die entfernt wird: eine offene auf dem Spielplan oder eine von deiner Hand.
ask-use-vampire = Wähle den Agenten, der zum Vampir wird.
# an action that is whole: the button beside it carries it out
ask-act-ready = { $action ->
    [show] Zeigst du diesen Doppelagenten allen?
    [reveal] Enthüllst du deine Identität vor allen?
    [shelter] Legst du diesen Agenten auf die Mi-Go?
   *[other] Bereit: Führe es aus.
}
ask-place-ready = { $n ->
    [one] Ein Würfel und sein Ort sind gewählt: Platziere ihn.
   *[other] { $n } Würfel und ihr Ort sind gewählt: Platziere sie.
}
ask-retrieve-ready = { $of ->
    [one] Der Würfel ist gewählt: Hole ihn zurück.
   *[other] Alle { $of } Würfel sind gewählt: Hole sie zurück.
}
ask-move-ready = { $n } Gold für Wege, die { $of } kosten: Geht los.
ask-discard-ready = { $n ->
    [one] Eine Karte ist gewählt: Lege sie ab.
   *[other] { $n } Karten sind gewählt: Lege sie ab.
}
ask-attempt-ready = { $of ->
    [0] Das Ziel ist gewählt: Schlage zu.
   *[other] Bomben: { $n } von { $of }. Schlage zu!
}
ask-support-ready = Bomben gegen { NAME($target, case: "acc") }: { $n } von { $of }. Schlage zu!
ask-foil-ready = Zeigst du diesen Doppelagenten allen und vereitelst den Anschlag?
ask-stand-by-ready = Enthüllst du deine Identität vor allen und behältst den Agenten?

## Answers: $a and $b are the things named, in their order

verb-buy = Kaufe Würfel mit { NAME($a, case: "dat") }
verb-advance = { $b ->
    [revolution-up] Rücke mit { NAME($a, case: "dat") } den Revolutions-Marker vor
    [revolution-down] Rücke mit { NAME($a, case: "dat") } den Revolutions-Marker zurück
    [war-up] Rücke mit { NAME($a, case: "dat") } den Kriegs-Marker vor
   *[war-down] Rücke mit { NAME($a, case: "dat") } den Kriegs-Marker zurück
}
verb-attempt = { $a ->
    [hide_royalty] Nutze { NAME($a, case: "acc") }
   *[other] Verübe einen Anschlag mit { NAME($a, case: "dat") }
}
verb-swap = Mrs. Hudson: Lege { NAME($a, case: "acc") } ab und ziehe eine Karte
verb-remove = Entferne { NAME($a, case: "acc") } offen von deiner Hand aus dem Spiel
verb-bury = Entferne { NAME($a, case: "acc") } verdeckt von deiner Hand aus dem Spiel
verb-claim = { $a ->
    [box_berlin] Beanspruche die Stadtkarte Berlin
    [box_cairo] Beanspruche die Stadtkarte Kairo
    [box_constantinople] Beanspruche die Stadtkarte Konstantinopel
    [box_the_hague] Beanspruche die Stadtkarte Den Haag
    [box_london] Beanspruche die Stadtkarte London
    [box_madrid] Beanspruche die Stadtkarte Madrid
    [box_paris] Beanspruche die Stadtkarte Paris
    [box_rome] Beanspruche die Stadtkarte Rom
    [box_st_petersburg] Beanspruche die Stadtkarte St. Petersburg
    [box_vienna] Beanspruche die Stadtkarte Wien
    [box_washington] Beanspruche die Stadtkarte Washington
    [box_zurich] Beanspruche die Stadtkarte Zürich
   *[other] Beanspruche { NAME($a, case: "acc") }
}
verb-at = Wähle { NAME($a, case: "acc") }
verb-block = Lege eine Blockierscheibe auf { NAME($a, case: "acc") }
verb-unblock = Nimm die Blockierscheibe { NAME($a, case: "from") }
verb-clear = Entferne { NAME($a, case: "acc") } aus dem Spiel
verb-take = Nimm einen Würfel { NAME($a, case: "from") }
verb-send = { $a ->
    [you] Schicke einen eigenen Würfel { NAME($b, case: "from") } in den Limbo
   *[other] Schicke einen Würfel von { NAME($a) } { NAME($b, case: "from") } in den Limbo
}
verb-go = { $a ->
    [main-0] Schicke deinen Hauptagenten nach { NAME($b) }
    [main-1] Schicke deinen Hauptagenten nach { NAME($b) }
    [main-2] Schicke deinen Hauptagenten nach { NAME($b) }
    [main-3] Schicke deinen Hauptagenten nach { NAME($b) }
    [main-4] Schicke deinen Hauptagenten nach { NAME($b) }
   *[other] Schicke { NAME($a, case: "acc") } nach { NAME($b) }
}
verb-return = Hole { NAME($a, case: "acc") } von den Mi-Go nach { NAME($b) } zurück
verb-shelter = Lege { NAME($a, case: "acc") } auf die Mi-Go
verb-sacrifice = Opfere { NAME($a, case: "acc") } für Yog-Sothoth
verb-show = Zeige den Doppelagenten-Marker { NAME($a) }
verb-keep = Behalte den Doppelagenten-Marker { NAME($a) }
verb-turn = { $a ->
    [main-0] Mache deinen Hauptagenten zum Vampir
    [main-1] Mache deinen Hauptagenten zum Vampir
    [main-2] Mache deinen Hauptagenten zum Vampir
    [main-3] Mache deinen Hauptagenten zum Vampir
    [main-4] Mache deinen Hauptagenten zum Vampir
   *[other] Mache { NAME($a, case: "acc") } zum Vampir
}
verb-strike = { $a ->
    [royal_berlin] Wähle { NAME($a, case: "acc") } in Berlin
    [royal_cairo] Wähle { NAME($a, case: "acc") } in Kairo
    [royal_constantinople] Wähle { NAME($a, case: "acc") } in Konstantinopel
    [royal_the_hague] Wähle { NAME($a, case: "acc") } in Den Haag
    [royal_london] Wähle { NAME($a, case: "acc") } in London
    [royal_madrid] Wähle { NAME($a, case: "acc") } in Madrid
    [royal_paris] Wähle { NAME($a, case: "acc") } in Paris
    [royal_rome] Wähle { NAME($a, case: "acc") } in Rom
    [royal_st_petersburg] Wähle { NAME($a, case: "acc") } in St. Petersburg
    [royal_vienna] Wähle { NAME($a, case: "acc") } in Wien
    [royal_washington] Wähle { NAME($a, case: "acc") } in Washington
    [royal_zurich] Wähle { NAME($a, case: "acc") } in Zürich
   *[other] Wähle { NAME($a, case: "acc") }
}
verb-escape = Nutze den Meister der Verkleidung und entkomme nach { NAME($a) }
verb-exile = Teufelsinsel: Spiele die Stadtkarte { NAME($a) } und schicke { $b ->
    [you] deine eigenen Würfel dort in den Limbo
   *[other] alle Würfel von { NAME($b) } dort in den Limbo
}
verb-reveal = Enthülle deine Identität
verb-bring = Decke den Permanenten Effekt { NAME($a) } auf
verb-counter = Nimm den Doppelagenten-Marker { NAME($a) }
verb-sanity = Der Verstandesmarker zeigt: { NAME($a) }

## Set-up and turns

tell-main-agent-placed = { $seat ->
    [you] Dein Hauptagent beginnt in { NAME($city) }.
   *[other] Der Hauptagent von { NAME($seat) } beginnt in { NAME($city) }.
}
tell-played = { $seat ->
    [you] Du spielst { NAME($card, case: "acc") },
   *[other] { NAME($seat) } spielt { NAME($card, case: "acc") },
} { $symbol ->
    [cube] um Würfel zu platzieren.
    [retrieve] um Würfel zurückzuholen.
    [buy] um Würfel zu kaufen.
    [move] um Agenten zu bewegen.
    [arrow] um einen Pfeil zu nutzen.
    [attempt] um zur Tat zu schreiten.
    [bomb] um Bomben beizusteuern.
    [devils_island] um die Teufelsinsel zu nutzen.
    [yog_sothoth] um Yog-Sothoth zu dienen.
   *[text] um den Text zu nutzen.
}
tell-swapped = { $seat ->
    [you] Mrs. Hudson nimmt dir { NAME($card, case: "acc") } ab; du ziehst eine andere Karte.
   *[other] { NAME($seat) } gibt Mrs. Hudson { NAME($card, case: "acc") } und zieht eine andere Karte.
}
tell-removed = { $seat ->
    [you] Du entfernst { NAME($card, case: "acc") } aus dem Spiel.
   *[other] { NAME($seat) } entfernt { NAME($card, case: "acc") } aus dem Spiel.
}
tell-removed-from-hand = { $seat ->
    [you] Du entfernst { NAME($card, case: "acc") } von deiner Hand aus dem Spiel.
   *[other] { NAME($seat) } entfernt { NAME($card, case: "acc") } von der Hand aus dem Spiel.
}
tell-buried = { $seat ->
    [you] Du entfernst { NAME($card, case: "acc") } verdeckt von deiner Hand aus dem Spiel.
   *[other] { NAME($seat) } entfernt { NAME($card, case: "acc") } verdeckt von der Hand aus dem Spiel.
}
tell-dug-up = { $seat ->
    [you] Nun kommt es ans Licht: Du hattest { NAME($card, case: "acc") } verdeckt entfernt.
   *[other] Nun kommt es ans Licht: { NAME($seat) } hatte { NAME($card, case: "acc") } verdeckt entfernt.
}
tell-found = { $place ->
    [hand] { $seat ->
        [you] Du gibst { NAME($card, case: "acc") } von deiner Hand ab.
       *[other] { NAME($seat) } gibt { NAME($card, case: "acc") } von der Hand ab.
    }
    [discards] { $seat ->
        [you] Du gibst { NAME($card, case: "acc") } aus deinem Ablagestapel ab.
       *[other] { NAME($seat) } gibt { NAME($card, case: "acc") } aus dem Ablagestapel ab.
    }
    [deck] { $seat ->
        [you] Du gibst { NAME($card, case: "acc") } aus deinem Nachziehstapel ab und mischst den Rest.
       *[other] { NAME($seat) } gibt { NAME($card, case: "acc") } aus dem Nachziehstapel ab und mischt den Rest.
    }
    [buried] { $seat ->
        [you] Du hattest { NAME($card, case: "acc") } verdeckt entfernt und gibst die Karte nun ab.
       *[other] { NAME($seat) } hatte { NAME($card, case: "acc") } verdeckt entfernt und gibt die Karte nun ab.
    }
   *[removed] { $seat ->
        [you] Du hattest { NAME($card, case: "acc") } aus dem Spiel entfernt und gibst die Karte nun ab.
       *[other] { NAME($seat) } hatte { NAME($card, case: "acc") } aus dem Spiel entfernt und gibt die Karte nun ab.
    }
}

## What comes up, cubes, discs, claims

tell-pile-empty = Die letzte Karte von { NAME($city) } ist weg: Der Krieg rückt näher.
tell-effect-up = Ein Permanenter Effekt wird aufgedeckt: { NAME($effect) }.
tell-cubes-placed = { $seat ->
    [you] Du legst { $n } Würfel
   *[other] { NAME($seat) } legt { $n } Würfel
} auf { NAME($place, case: "acc") }.
tell-cube-retrieved = { $seat ->
    [you] Du holst einen Würfel { NAME($place, case: "from") } zurück.
   *[other] { NAME($seat) } holt einen Würfel { NAME($place, case: "from") } zurück.
}
tell-cubes-bought = { $seat ->
    [you] Du holst { $n } Würfel aus dem Pool in deinen Vorrat.
   *[other] { NAME($seat) } holt { $n } Würfel aus dem Pool in den Vorrat.
}
tell-cubes-moved = { $seat ->
    [you] Du versetzt { $n } Würfel
   *[other] { NAME($seat) } versetzt { $n } Würfel
} { NAME($source, case: "from") } auf { NAME($place, case: "acc") }.
tell-cubes-to-limbo = { $n } Würfel { $seat ->
    [you] von dir
   *[other] von { NAME($seat) }
} { $n ->
    [one] kommt { NAME($place, case: "from") } in den Limbo.
   *[other] kommen { NAME($place, case: "from") } in den Limbo.
}
tell-cubes-to-stock = { $n ->
    [one] { $n } Würfel kehrt
   *[other] { $n } Würfel kehren
} { NAME($place, case: "from") } { $seat ->
    [you] in deinen Vorrat zurück.
   *[other] in den Vorrat von { NAME($seat) } zurück.
}
tell-blocked = { $seat ->
    [you] Du legst eine Blockierscheibe auf { NAME($place, case: "acc") }.
   *[other] { NAME($seat) } legt eine Blockierscheibe auf { NAME($place, case: "acc") }.
}
tell-unblocked = { $seat ->
    [you] Du nimmst die Blockierscheibe { NAME($place, case: "from") }.
   *[other] { NAME($seat) } nimmt die Blockierscheibe { NAME($place, case: "from") }.
}
tell-city-claimed = { $seat ->
    [you] Du übernimmst die Kontrolle über { NAME($city) } und erhältst die Stadtkarte.
   *[other] { NAME($seat) } übernimmt die Kontrolle über { NAME($city) } und erhält die Stadtkarte.
}
tell-city-lost = { $seat ->
    [you] Du verlierst die Kontrolle über { NAME($city) }.
   *[other] { NAME($seat) } verliert die Kontrolle über { NAME($city) }.
}
tell-effect-claimed = { $seat ->
    [you] Du beanspruchst den Permanenten Effekt { NAME($effect) }.
   *[other] { NAME($seat) } beansprucht den Permanenten Effekt { NAME($effect) }.
}
tell-effect-removed = { $seat ->
    [you] Du entfernst den Permanenten Effekt { NAME($effect) } aus dem Spiel.
   *[other] { NAME($seat) } entfernt den Permanenten Effekt { NAME($effect) } aus dem Spiel.
}
tell-locked = { $seat ->
    [you] Du legst Bismarck auf { NAME($city) }: Die Stadt ist gesperrt.
   *[other] { NAME($seat) } legt Bismarck auf { NAME($city) }: Die Stadt ist gesperrt.
}

## Agents

tell-agent-moved = { $seat ->
    [you] Du schickst { agent-yours } von { NAME($city) } nach { NAME($there) }.
   *[other] { NAME($seat) } schickt { agent-theirs } von { NAME($city) } nach { NAME($there) }.
}
tell-agent-taken = { $seat ->
    [you] Du übernimmst die Kontrolle über { NAME($agent, case: "acc") } aus den Reihen von { NAME($victim) }.
   *[other] { $victim ->
        [you] { NAME($seat) } übernimmt die Kontrolle über { NAME($agent, case: "acc") } aus deinen Reihen.
       *[other] { NAME($seat) } übernimmt die Kontrolle über { NAME($agent, case: "acc") } aus den Reihen von { NAME($victim) }.
    }
}
tell-agent-kept = { $seat ->
    [you] Du hältst zu { NAME($agent, case: "dat") } und behältst die Kontrolle.
   *[other] { NAME($seat) } hält zu { NAME($agent, case: "dat") } und behält die Kontrolle.
}
tell-agent-lost = { $seat ->
    [you] Du verlierst { NAME($agent, case: "acc") } endgültig.
   *[other] { NAME($seat) } verliert { NAME($agent, case: "acc") } endgültig.
}
tell-turned = { $seat ->
    [you] Du machst { agent-yours } zum Vampir.
   *[other] { NAME($seat) } macht { agent-theirs } zum Vampir.
}
tell-sheltered = { $seat ->
    [you] Du legst { NAME($agent, case: "acc") } auf die Mi-Go, wo niemand hinkommt.
   *[other] { NAME($seat) } legt { NAME($agent, case: "acc") } auf die Mi-Go, wo niemand hinkommt.
}
tell-came-back = Die Mi-Go bringen { NAME($agent, case: "acc") } { $seat ->
    [you] aus deinen Reihen
   *[other] aus den Reihen von { NAME($seat) }
} nach { NAME($city) } zurück.
tell-sacrificed = { $seat ->
    [you] Du opferst { NAME($agent, case: "acc") } für Yog-Sothoth.
   *[other] { NAME($seat) } opfert { NAME($agent, case: "acc") } für Yog-Sothoth.
}
tell-zombies-rest = { $seat ->
    [you] Du lässt die Zombies ruhen.
   *[other] { NAME($seat) } lässt die Zombies ruhen.
}
tell-zombie-killed = { $seat ->
    [you] Du erledigst in { NAME($city) } einen Zombie.
   *[other] { NAME($seat) } erledigt in { NAME($city) } einen Zombie.
}

## Double agents

tell-double-drawn = { $agent ->
    [hidden] { $seat ->
        [you] Du ziehst einen Doppelagenten-Marker.
       *[other] { NAME($seat) } zieht einen Doppelagenten-Marker.
    }
   *[other] Du ziehst einen Doppelagenten-Marker: { NAME($agent) }.
}
tell-double-kept = { $agent ->
    [hidden] { $seat ->
        [you] Du behältst einen Doppelagenten-Marker.
       *[other] { NAME($seat) } behält einen Doppelagenten-Marker.
    }
   *[other] Du behältst einen Doppelagenten-Marker: { NAME($agent) }.
}
tell-double-returned = { $agent ->
    [hidden] { $seat ->
        [you] Du legst einen Doppelagenten-Marker zurück.
       *[other] { NAME($seat) } legt einen Doppelagenten-Marker zurück.
    }
   *[other] Du legst einen Doppelagenten-Marker zurück: { NAME($agent) }.
}
tell-double-stolen = { $seat ->
    [you] Du nimmst einen Doppelagenten-Marker von { NAME($victim) }: { NAME($agent) }.
   *[other] { $victim ->
        [you] { NAME($seat) } nimmt einen Doppelagenten-Marker von dir: { NAME($agent) }.
       *[other] { NAME($seat) } nimmt einen Doppelagenten-Marker von { NAME($victim) }.
    }
}
tell-double-shown = { $seat ->
    [you] Du deckst auf: { NAME($agent, case: "the") } aus den Reihen von { NAME($victim) } spielt ein doppeltes Spiel!
   *[other] { $victim ->
        [you] { NAME($seat) } deckt auf: { NAME($agent, case: "the") } aus deinen Reihen spielt ein doppeltes Spiel!
       *[other] { NAME($seat) } deckt auf: { NAME($agent, case: "the") } aus den Reihen von { NAME($victim) } spielt ein doppeltes Spiel!
    }
}

## Attempts and attacks

tell-attempt = { $seat ->
    [you] { $deed ->
        [hide] Du willst { NAME($target, case: "acc") } in { NAME($city) } verstecken.
       *[kill] Du planst in { NAME($city) } einen Anschlag auf { NAME($target, case: "acc") }.
    }
   *[other] { $deed ->
        [hide] { NAME($seat) } will { NAME($target, case: "acc") } in { NAME($city) } verstecken.
       *[kill] { NAME($seat) } plant in { NAME($city) } einen Anschlag auf { NAME($target, case: "acc") }.
    }
}
tell-foiled = { $seat ->
    [you] Du hattest es auf { NAME($target, case: "acc") } abgesehen, doch das ist vereitelt!
   *[other] { NAME($seat) } hatte es auf { NAME($target, case: "acc") } abgesehen, doch das ist vereitelt!
}
tell-attacks = { $seat ->
    [you] { $how ->
        [attempt] Du greifst { agent-of-victim } in { NAME($city) } an.
        [shoggoth] Du hetzt den Shoggoth auf { agent-of-victim } in { NAME($city) }.
        [vampire] Du hetzt einen Vampir auf { agent-of-victim } in { NAME($city) }.
       *[zombie] Du hetzt einen Zombie auf { agent-of-victim } in { NAME($city) }.
    }
   *[other] { $how ->
        [attempt] { NAME($seat) } greift { agent-of-victim } in { NAME($city) } an.
        [shoggoth] { NAME($seat) } hetzt den Shoggoth auf { agent-of-victim } in { NAME($city) }.
        [vampire] { NAME($seat) } hetzt einen Vampir auf { agent-of-victim } in { NAME($city) }.
       *[zombie] { NAME($seat) } hetzt einen Zombie auf { agent-of-victim } in { NAME($city) }.
    }
}
tell-escaped = { $seat ->
    [you] Du spielst die passende Karte, { NAME($card) }, und der Meister der Verkleidung rettet { agent-yours }!
   *[other] { NAME($seat) } spielt die passende Karte, { NAME($card) }, und der Meister der Verkleidung rettet { agent-theirs }!
}
tell-left-to-cthulhu = { $seat ->
    [you] Du überlässt { agent-yours } Cthulhu.
   *[other] { NAME($seat) } überlässt { agent-theirs } Cthulhu.
}
tell-agent-killed = { $seat ->
    [you] Du tötest
   *[other] { NAME($seat) } tötet
} { NAME($agent, case: "acc") } { $victim ->
    [you] aus deinen Reihen in { NAME($city) }.
   *[other] aus den Reihen von { NAME($victim) } in { NAME($city) }.
}
tell-main-agent-attacked = { $seat ->
    [you] Du streckst
   *[other] { NAME($seat) } streckt
} { $victim ->
    [you] deinen Hauptagenten in { NAME($city) } nieder.
   *[other] den Hauptagenten von { NAME($victim) } in { NAME($city) } nieder.
}
tell-royal-killed = { $seat ->
    [you] Anschlag geglückt: Du hast die Hoheit in { NAME($city) } getötet!
   *[other] Anschlag geglückt: { NAME($seat) } hat die Hoheit in { NAME($city) } getötet!
}
tell-royal-hidden = { $seat ->
    [you] Du versteckst die Hoheit;
   *[other] { NAME($seat) } versteckt die Hoheit;
} in { NAME($city) } fehlt von ihr nun jede Spur.
tell-city-doomed = { $seat ->
    [you] Du rufst Cthulhu nach { NAME($city) }.
   *[other] { NAME($seat) } ruft Cthulhu nach { NAME($city) }.
}
tell-city-destroyed = Cthulhu, gerufen { $seat ->
    [you] von dir,
   *[other] von { NAME($seat) },
} zerstört { NAME($city) } und alles, was dort ist!
tell-banished = { $seat ->
    [you] Du rufst die Leopold-Gesellschaft: Alle Vampire und Zombies verlassen den Spielplan endgültig.
   *[other] { NAME($seat) } ruft die Leopold-Gesellschaft: Alle Vampire und Zombies verlassen den Spielplan endgültig.
}
tell-vampire-driven-out = { $seat ->
    [you] Deinem Hauptagenten wird der Vampir ausgetrieben.
   *[other] Dem Hauptagenten von { NAME($seat) } wird der Vampir ausgetrieben.
}

## Sanity and identities

tell-sanity-drawn = { $why ->
    [claim] Verstandesmarker nach dem Beanspruchen
    [royal-killed] Verstandesmarker nach dem Anschlag auf die Hoheit
    [royal-hidden] Verstandesmarker nach dem Versuch, die Hoheit zu verstecken
    [terror] Verstandesmarker wegen der Schrecken der Nacht
   *[cthulhu] Verstandesmarker wegen Cthulhu
} { $seat ->
    [you] (du):
   *[other] ({ NAME($seat) }):
} { $result ->
    [mad] wahnsinnig!
   *[sane] bei Verstand.
}
tell-no-counter-left = { $why ->
    [claim] Verstandesmarker nach dem Beanspruchen
    [royal-killed] Verstandesmarker nach dem Anschlag auf die Hoheit
    [royal-hidden] Verstandesmarker nach dem Versuch, die Hoheit zu verstecken
    [terror] Verstandesmarker wegen der Schrecken der Nacht
   *[cthulhu] Verstandesmarker wegen Cthulhu
} { $seat ->
    [you] (du): Es ist keiner mehr da, und das ist der Wahnsinn.
   *[other] ({ NAME($seat) }): Es ist keiner mehr da, und das ist der Wahnsinn.
}
tell-revealed = { $seat ->
    [you] { $why ->
        [action] Du enthüllst dich:
        [main-agent] Dein Hauptagent ist getroffen, und du musst dich enthüllen:
        [madness] Du bist wahnsinnig geworden und musst dich enthüllen:
        [leopold] Die Leopold-Gesellschaft hat deinen Hauptagenten gefunden, und du musst dich enthüllen:
       *[stand-by] Du enthüllst dich, um deinen Agenten zu behalten:
    }
   *[other] { $why ->
        [action] { NAME($seat) } enthüllt sich:
        [main-agent] Der Hauptagent ist getroffen, und { NAME($seat) } muss sich enthüllen:
        [madness] { NAME($seat) } verfällt dem Wahnsinn und muss sich enthüllen:
        [leopold] Die Leopold-Gesellschaft hat den Hauptagenten gefunden, und { NAME($seat) } muss sich enthüllen:
       *[stand-by] { NAME($seat) } enthüllt sich, um den Agenten zu behalten:
    }
} { NAME($side) }!
tell-known = { $seat ->
    [you] Du bist jetzt den Behörden bekannt.
   *[other] { NAME($seat) } ist jetzt den Behörden bekannt.
}

## Points

tell-disc = { $seat ->
    [you] Du hast jetzt
   *[other] { NAME($seat) } hat jetzt
} { $points ->
    [one] { $points } Punkt auf der Leiste.
   *[other] { $points } Punkte auf der Leiste.
}
tell-marker-moved = { $track ->
    [war] Der Kriegs-Marker
   *[revolution] Der Revolutions-Marker
} { $steps ->
    [-6] geht 6 Felder zurück, auf { $at }.
    [-5] geht 5 Felder zurück, auf { $at }.
    [-4] geht 4 Felder zurück, auf { $at }.
    [-3] geht 3 Felder zurück, auf { $at }.
    [-2] geht 2 Felder zurück, auf { $at }.
    [-1] geht 1 Feld zurück, auf { $at }.
    [0] bleibt auf { $at }.
    [1] rückt { $steps } Feld vor, auf { $at }.
   *[other] rückt { $steps } Felder vor, auf { $at }.
}

## The end

tell-game-ends = Das Spiel ist zu Ende: { $why ->
    [war] Der Krieg hat das Ende seiner Leiste erreicht.
    [revolution] Die Revolution hat das Ende ihrer Leiste erreicht.
    [points] { $seat ->
        [you] Du hast die Punktegrenze erreicht.
       *[other] { NAME($seat) } hat die Punktegrenze erreicht.
    }
    [main-agent] { $seat ->
        [you] Du bist Restorationist und hast deinen Hauptagenten verloren.
       *[other] { NAME($seat) } ist Restorationist und hat den Hauptagenten verloren.
    }
    [madness] { $seat ->
        [you] Du bist Restorationist und wahnsinnig geworden.
       *[other] { NAME($seat) } ist Restorationist und wahnsinnig geworden.
    }
    [zombies] { $seat ->
        [you] Alle deine Zombies sind auf dem Spielplan.
       *[other] Alle Zombies von { NAME($seat) } sind auf dem Spielplan.
    }
   *[leopold] { $seat ->
        [you] Du bist Restorationist, und die Leopold-Gesellschaft hat dir den Hauptagenten genommen.
       *[other] { NAME($seat) } ist Restorationist, und die Leopold-Gesellschaft hat den Hauptagenten geholt.
    }
}
tell-final-score = { $seat ->
    [you] Du hast am Ende
   *[other] { NAME($seat) } hat am Ende
} als { NAME($side) } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (die Scheibe zeigte { $had }): { $cities } von Städten{ $necronomicon ->
    [0] {""}
   *[other] , { $necronomicon } vom Necronomicon
}{ $royals ->
    [0] {""}
   *[other] , { $royals } für Hoheiten
}{ $track ->
    [0] {""}
   *[other] , { $track } von der Leiste
}{ $agents ->
    [0] {""}
   *[other] , { $agents } von Agenten
}{ $cards ->
    [0] {""}
   *[other] , { $cards } von besonderen Karten
}{ $kills ->
    [0] {""}
   *[other] , { $kills } für getötete Agenten
}.
tell-side-out = Den niedrigsten Punktestand haben die { NAME($side, case: "many") } in ihren Reihen: Sie können nicht gewinnen.

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-counter = Wenn du diese Karte beanspruchst, kommt der Marker des Agenten unter deiner Kontrolle in die Stadt.
text-agent = { text-symbols } { text-counter }
text-ar = Aktion: Anschlag auf die Hoheit der Stadt, in der der Marker dieses Agenten unter deiner Kontrolle steht. Bomben auf dieser Karte zählen dabei nicht. Auch einen Zombie dort kann sie erledigen.
text-aa = Aktion: Anschlag auf den Agenten eines anderen, den Behörden bekannten Spielers in der Stadt, in der der Marker dieses Agenten unter deiner Kontrolle steht. Bomben auf dieser Karte zählen dabei nicht. Auch einen Zombie dort kann sie erledigen.
text-aar = Aktion: Anschlag in der Stadt, in der der Marker dieses Agenten unter deiner Kontrolle steht, entweder auf die Hoheit oder auf den Agenten eines anderen, den Behörden bekannten Spielers. Bomben auf dieser Karte zählen dabei nicht. Auch einen Zombie dort kann sie erledigen.
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
text-block = Aktion: Lege eine Blockierscheibe aus dem Pool auf eine offene Spielkarte, einen Permanenten Effekt in der Auslage oder ein Stadtfeld, wo noch keine liegt; oder nimm eine beliebige Blockierscheibe weg. Worauf eine liegt, das kann nicht beansprucht werden.
text-assassinate = Einmalige Aktion: In einer Stadt, in der du einen Agenten hast, Anschlag auf die Hoheit oder auf den Agenten eines anderen, den Behörden bekannten Spielers. Bomben auf dieser Karte zählen dabei nicht. Gegen einen Zombie wird sie nur abgelegt.

text-city = { text-symbols } Sie gehört dem, der die Stadt kontrolliert, und wird mit der Kontrolle weitergegeben. Die Punkte der Stadt zählen für beide Fraktionen.
text-city_the_hague = { text-city }
text-city_washington = { text-city }
text-city_zurich = { text-city }

text-baron_ungern_sternberg = { text-killer-agents }
text-evno_asef = { text-killer-both }
text-irene_adler = Aktion: Nimm einem anderen Spieler, der mindestens zwei noch nicht gezeigte Doppelagenten-Marker hat, zufällig einen davon weg. Nur ihr beide wisst, welcher es ist. { text-counter }
text-leon_czolgosz = { text-killer-royals }
text-marquis_de_rochefort = { text-killer-agents }
text-peter_rachkovsky = Beim Beanspruchen: Ziehe zwei der nicht ausgeteilten Doppelagenten-Marker, soweit es noch welche gibt. { text-counter }
text-professor_moriarty = { text-killer-both } Wird er als Doppelagent gezeigt, während du ihn kontrollierst, darfst du dich als Loyalist enthüllen und ihn behalten. An den Wahnsinn geht er nie verloren.
text-ravachol = { text-killer-royals }
text-sergei_kravchinsky = { text-killer-royals }
text-sergei_nechaev = { text-killer-both }
text-sherlock_holmes = { text-killer-royals } Wird er als Doppelagent gezeigt, während du ihn kontrollierst, darfst du dich als Restorationist enthüllen und ihn behalten. An den Wahnsinn geht er nie verloren.
text-vera_figner = { text-killer-royals }
text-vladimir_burtsev = Aktion: Sieh dir die geheime Identitätskarte eines anderen Spielers an. Was du siehst, bleibt dein Geheimnis. { text-counter }
text-wilhelm_stieber = { text-killer-both }

text-bismarck = Einmalige Aktion: Wähle eine Stadt, die du kontrollierst. Alle Würfel auf ihrem Stadtfeld und ihrer Spielkarte kommen in den Limbo, Blockierscheiben in den Pool, Zombies zu ihrem Besitzer. Die anderen schicken alle ihre Agenten von dort kostenlos in Nachbarstädte. Dann liegt diese Karte auf dem Stadtfeld, und die Stadt ist gesperrt: Niemand kann sie dir nehmen, nur deine Agenten dürfen hinein und hindurch, nur du darfst Würfel auf ihre Spielkarten legen, niemand auf ihr Stadtfeld, und Zombies kommen nicht hinein.
text-black_hand = Keine Aktion. Hast du als Restorationist diese Karte auf der Hand, im Nachziehstapel oder im Ablagestapel, erhältst du 2 weitere Punkte für jede Hoheit, die du getötet hast.
text-diogenes_club = Freie Aktion: Ziehe zwei Karten. Erst danach wird diese Karte abgelegt.
text-duchess_de_uzes = Freie Aktion: Lege einen Würfel aus deinem Vorrat dorthin, wo du Würfel platzieren darfst.
text-fenians = { text-symbols }
text-freemasons = Freie Aktion: Lege beliebig viele Handkarten ab, auch keine, und ziehe eine mehr. Erst danach wird diese Karte abgelegt.
text-hide_royalty = Einmalige Aktion: Versuche, in einer Stadt, in der du einen Agenten hast, die Hoheit zu verstecken. Dazu brauchst du so viele Bomben, wie um sie zu töten. Du erhältst ihre Punkte, doch nur Loyalisten behalten sie. Dann ziehst du einen Verstandesmarker; einen Agenten kostet er nicht.
text-hired_assassin = Einmalige Aktion: In einer Stadt, in der du einen Agenten hast, Anschlag auf die Hoheit oder auf den Agenten eines anderen, den Behörden bekannten Spielers. Bomben auf dieser Karte zählen dabei nicht. Wahnsinn kostet dich keinen Agenten. Gegen einen Zombie wird sie nur abgelegt.
text-holy_brotherhood = Aktion: Versetze einen oder zwei deiner Würfel von einer Stelle, aus dem Limbo oder aus deinem Vorrat an eine andere Stelle, an der du Würfel platzieren darfst.
text-infernal_machine = Keine Aktion. Für ihre Bomben gespielt, kommt sie aus dem Spiel.
text-inspector_lestrade = { text-symbols }
text-matvei_golovinsky = Freie Aktion: Der Kriegs-Marker rückt zwei Felder vor, aber nicht über das Ende hinaus.
text-nadar = Aktion: Schicke einen deiner Agenten, auch den Hauptagenten, kostenlos in eine beliebige Stadt, die er betreten darf.
text-necronomicon = Keine Aktion. Es bringt dem, der es beansprucht hat, 3 Punkte, in jeder Fraktion. Hast du es nicht mehr, wenn deine Punkte berichtigt werden, sind sie verloren.
text-okhrana = Aktion: Schicke einen oder zwei Würfel eines anderen Spielers von Stadtfeldern, Spielkarten oder Permanenten Effekten der Auslage in den Limbo.
text-peoples_will = Freie Aktion: Nimm einen deiner Würfel aus dem Pool in deinen Vorrat.
text-pinkerton_agents = Einmalige Aktion: Ziehe vier der nicht ausgeteilten Doppelagenten-Marker, behalte zwei und mische die anderen zurück. Gibt es weniger, ziehst du diese und behältst bis zu zwei.
text-shoggoth = Einmalige Aktion: Vernichte irgendwo auf dem Spielplan den Agenten eines anderen Spielers, auf den ein Anschlag erlaubt wäre. Du brauchst dort weder Bomben noch einen Agenten. Den Marker behältst du.
text-terrors_of_the_night = Aktion: Ein anderer Spieler muss einen Verstandesmarker ziehen. Ein enthüllter Loyalist kann nicht gewählt werden.
text-third_section = Aktion: Entferne eine Karte aus dem Spiel: eine offene Spielkarte ohne Blockierscheibe samt dem Marker darauf, während ihre Würfel in den Limbo kommen; oder einen Permanenten Effekt der Auslage, der nicht ersetzt wird; oder eine deiner Handkarten, auf Wunsch verdeckt, aber keine Stadtkarte. Ein Agent, dessen Karte du von deiner Hand entfernst, bleibt auf dem Spielplan.
text-vampire = Aktion: Mache einen deiner Agenten, auch den Hauptagenten, zum Vampir; oder mache in einer Stadt, in der du einen Vampir hast, den Agenten eines anderen, den Behörden bekannten Spielers zum Vampir und übernimm ihn; Hauptagenten anderer sind davor sicher. Ein Loyalist mit dieser Karte auf der Hand, im Nachziehstapel oder im Ablagestapel hat 1 Punkt für jeden eigenen Vampir auf dem Spielplan.
text-zombies = Aktion: In jeder Stadt mit einem Zombie darfst du den Agenten eines anderen Spielers töten, auf den ein Anschlag erlaubt wäre. Dann setzt du bis zu drei Zombies in Städte, in denen du einen Agenten oder Zombie hast, oder in deren Nachbarstädte. Als erste Aktion gespielt, während alle acht auf dem Spielplan sind, beendet die Karte stattdessen das Spiel. Ein Loyalist mit dieser Karte auf der Hand, im Nachziehstapel oder im Ablagestapel hat 8 Punkte, wenn alle acht auf dem Spielplan sind.

text-change_of_heart = Beim Beanspruchen: Du wechselst sofort die Fraktion, und diese Karte kommt auf deine Identitätskarte. Eine geheime Identität bleibt geheim; vom Wechsel wissen alle. Warst du enthüllt, werden deine Punkte neu bestimmt.
text-cthulhu = Beim Beanspruchen: Wähle eine Stadt; sie wird zerstört. Alle Würfel und Blockierscheiben dort kommen in den Pool, Zombies zu ihrem Besitzer; alle Agenten mit Namen kommen aus dem Spiel, die der anderen gelten als von dir getötet; Hauptagenten gehen in eine Nachbarstadt; Kontrolle, Stadtkarte und Spielkarten sind verloren. Dann ziehen alle anderen Spieler einen Verstandesmarker. Niemand kann die Stadt noch betreten, durchqueren oder nutzen.
text-cultists = Deine Kontrollscheibe auf einem Stadtfeld zählt für dich zwei Einflusspunkte, für die Stadtkarte und die Spielkarten dieser Stadt. Einen Würfel brauchst du dort trotzdem, und bei Gleichstand gilt die Scheibe nicht als Agent.
text-devils_island = Freie Aktion: Spiele eine Stadtkarte von der Hand und schicke alle Würfel eines Spielers vom Stadtfeld dieser Stadt in den Limbo. Das geht mehrmals im Zug.
text-doctor_watson = Dein Handkartenlimit ist sechs.
text-master_of_disguise = Wird einer deiner Agenten mit Namen durch einen Anschlag, einen Shoggoth, einen Vampir oder Cthulhu angegriffen, darfst du seine Karte von der Hand spielen; für deinen Hauptagenten, gegen Anschlag oder Shoggoth, die Stadtkarte der Stadt, in der er steht. Der Agent geht in eine Nachbarstadt, und der Angriff ist vorbei. Du ziehst eine Karte.
text-mi_go = Freie Aktion: Lege die Karte eines deiner Agenten von der Hand zusammen mit seinem Marker auf diese Karte, höchstens zwei Agenten zugleich. Dort kann ihnen niemand etwas tun, und sie gelten als deine Agenten. In einem späteren Zug kehrt ein Agent als freie Aktion in eine beliebige Stadt zurück, die er betreten darf, und seine Karte auf deine Hand.
text-mrs_hudson = Freie Aktion, einmal in jedem deiner Züge: Lege eine Karte ab und ziehe eine.
text-sebastian_moran = Bei jedem Anschlag hast du eine Bombe mehr, und die Karten aller deiner Agenten taugen zu Anschlägen auf Agenten.
text-sigmund_freud = Wahnsinnig wirst du erst mit fünf Markern des Wahnsinns statt mit drei.
text-society_of_leopold = Beim Beanspruchen: Alle Vampire und Zombies verlassen den Spielplan endgültig, und mit ihnen die Karten dieser Agenten. Wer so den Hauptagenten verliert, muss sich enthüllen: Ein Restorationist beendet das Spiel, ein Loyalist bekommt ihn als Menschen zurück. Vampir und Zombies haben von nun an weder Text noch Punkte.
text-yog_sothoth = Aktion: Spiele die Karte eines deiner Agenten auf dem Spielplan, der kein Vampir ist, und lege seinen Marker auf diese Karte. Die Karte des Agenten kommt aus dem Spiel. Ein Loyalist hat 2 Punkte für jeden geopferten Agenten.

text-main = Der Hauptagent hat keine Karte und kann keinen Anschlag verüben. Opfer kann er nur sein, wenn sein Besitzer den Behörden bekannt ist und keinen anderen Agenten kontrolliert. Verliert ihn ein Restorationist, ist das Spiel zu Ende; ein Loyalist enthüllt sich und behält ihn.
text-royal = Die Hoheit kann getötet werden, was für Restorationisten zählt, oder versteckt, was für Loyalisten zählt. Dazu müssen die Bomben ihre Verteidigung erreichen.
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
text-zombie = Jeder darf als Aktion einen Zombie erledigen, mit einer Karte, die in dessen Stadt einen Anschlag erlaubt. Bomben braucht es nicht, und die Karte wird nur abgelegt.
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
text-card = Du darfst die Karte beanspruchen, wenn hier niemand mehr Einfluss hat als du und mindestens ein Würfel von dir darauf liegt. Es zählen Würfel auf der Karte und Agenten in der Stadt; bei Gleichstand gelten mehr Agenten in der Stadt als mehr.
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
text-box = Du darfst die Stadtkarte beanspruchen und kontrollierst damit die Stadt, wenn hier niemand mehr Einfluss hat als du und mindestens ein Würfel von dir auf dem Stadtfeld liegt. Es zählen Würfel auf dem Stadtfeld und Agenten in der Stadt; bei Gleichstand gelten mehr Agenten in der Stadt als mehr.
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
text-limbo = Hierher kommen Würfel nach dem Beanspruchen. Durch Zurückholen kommen sie wieder.
text-stock = Würfel im Vorrat kannst du platzieren.

## Table options

option-foiled_victim_safe = Wie lange ist das Ziel eines vereitelten Anschlags sicher?
option-foiled_victim_safe-turn = Vor demselben Spieler, für den Rest des Zuges
option-foiled_victim_safe-game = Vor allen, für den Rest des Spiels
option-foiled_victim_safe-none = Gar nicht
option-kept_double_agent_still_foils = Ist ein Anschlag auch dann vereitelt, wenn Holmes oder Moriarty als Doppelagent gezeigt, aber behalten wird?
option-kept_double_agent_still_foils-true = Ja, der Marker wurde gezeigt
option-kept_double_agent_still_foils-false = Nein, der Anschlag geht weiter
option-disguise_vs_zombies = Hilft der Meister der Verkleidung gegen Zombies?
option-disguise_vs_zombies-false = Nein
option-disguise_vs_zombies-true = Ja
option-zombie_reach = Wohin dürfen Zombies, außer in Städte mit einem Agenten oder Zombie ihres Besitzers?
option-zombie_reach-agents_and_zombies = In alle Nachbarn dieser Städte
option-zombie_reach-zombies = Nur in Nachbarn von Städten mit einem Zombie
option-zombie_chain = Öffnet ein eben gesetzter Zombie weitere Städte für den nächsten?
option-zombie_chain-false = Nein, es zählt, was vorher dort stand
option-zombie_chain-true = Ja
option-zombie_cthulhu_kills_score = Zählen von Zombies und Cthulhu getötete Agenten am Ende?
option-zombie_cthulhu_kills_score-true = Ja, wie alle anderen
option-zombie_cthulhu_kills_score-false = Nein, nur Anschläge und der Shoggoth zählen
option-devils_island_includes_game_card = Schickt die Teufelsinsel auch die Würfel auf der Spielkarte der Stadt weg?
option-devils_island_includes_game_card-false = Nein, nur die auf dem Stadtfeld
option-devils_island_includes_game_card-true = Ja, beide
option-cthulhu_takes_royal_disc = Räumt Cthulhu auch das Hoheitsfeld der Stadt ab, sodass seine Punkte verloren sind?
option-cthulhu_takes_royal_disc-false = Nein, die Tat ist getan
option-cthulhu_takes_royal_disc-true = Ja
option-track_points = Welches Feld einer Leiste bringt seine Punkte?
option-track_points-current = Das höchste, auf oder über dem der Marker steht
option-track_points-highest_ever = Das höchste, das der Marker je erreicht hat

## What it is about

about = Ungeheuer beherrschen Europa. Anarchisten und Polizei, Doppelagenten, Vampire und Tote: Niemand weiß, wer zu welcher Fraktion gehört.

## On the drawn table: labels, and what screen readers say

## Cities. Spoken one after the other, so each is a whole sentence.

board-city = { NAME($city) }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Verteidigung { $n }.
board-city-control = { $seat ->
    [you] Du kontrollierst die Stadt.
   *[other] { NAME($seat) } kontrolliert die Stadt.
}
board-city-no-control = Niemand kontrolliert die Stadt.
board-city-locked = Die Stadt ist gesperrt.
board-city-destroyed = Die Stadt ist zerstört.
board-city-royal = { NAME($royal) } ist hier: Verteidigung { $bombs }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
board-city-killed = { $seat ->
    [you] Du hast { NAME($royal, case: "acc") } getötet.
   *[other] { NAME($seat) } hat { NAME($royal, case: "acc") } getötet.
}
board-city-hidden = { $seat ->
    [you] Du hast { NAME($royal, case: "acc") } versteckt.
   *[other] { NAME($seat) } hat { NAME($royal, case: "acc") } versteckt.
}
board-city-gone = { NAME($royal) } ist aus dem Spiel.
# $agents: names of agents, joined
board-city-agents = { $seat ->
    [you] Deine Agenten: { $agents }.
   *[other] Agenten von { NAME($seat) }: { $agents }.
}
board-locked = gesperrt
board-destroyed = zerstört
# headings in the opened city
board-box = Stadtfeld
board-card = Spielkarte
board-city-open = { NAME($city) } öffnen

## Places for cubes: a card in a city, a City box, a Permanent Effect. Spoken one after the other.

board-place-card = { NAME($city) }: die Karte { NAME($card) }.
board-place-box = { NAME($city) }: das Stadtfeld.
board-place-effect = Permanenter Effekt { NAME($effect) }.
board-place-blocked = Eine Blockierscheibe liegt darauf.
board-city-you-lead = Du führst mit { $n }.
board-city-leads = { NAME($seat) } führt mit { $n }.
board-city-empty = Niemand hat hier Einfluss.
board-city-pieces = { $seat ->
    [you] Du
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } Einflusspunkt
   *[other] { $n } Einflusspunkte
} ({ $cubes } Würfel, { $agents ->
    [one] { $agents } Agent
   *[other] { $agents } Agenten
}).
board-city-short = { $n ->
    [one] Mit einem Würfel mehr könntest du beanspruchen.
   *[other] Mit { $n } Würfeln mehr könntest du beanspruchen.
}
board-city-can-claim = Hier könntest du beanspruchen.
# a button: aim at this player’s cubes at a place
board-aim-cube = { $seat ->
    [you] deine Würfel: { NAME($place) }
   *[other] Würfel von { NAME($seat) }: { NAME($place) }
}

## What belongs to nobody (the lower edge of the board)

board-pool = Pool
board-pool-count = { $seat ->
    [you] Du
   *[other] { NAME($seat) }
}: { $n } Würfel im Pool
board-known = Den Behörden bekannt
board-known-short = Bekannt
board-known-none = noch niemand
board-sanity-left = { $n ->
    [one] noch ein Verstandesmarker
   *[other] noch { $n } Verstandesmarker
}
board-zombies-left = { $n ->
    [one] ein Zombie im Vorrat
   *[other] { $n } Zombies im Vorrat
}
board-discs-left = { $n ->
    [one] eine Blockierscheibe im Pool
   *[other] { $n } Blockierscheiben im Pool
}
board-doubles-left = { $n ->
    [one] ein Doppelagenten-Marker nicht ausgeteilt
   *[other] { $n } Doppelagenten-Marker nicht ausgeteilt
}
board-effects = Permanente Effekte
board-effects-left = { $n ->
    [one] noch einer im Stapel
   *[other] noch { $n } im Stapel
}
board-effects-none = keine in der Auslage

## Agents on the board

board-agents = Agenten
# spoken after the agent’s name
board-agent-of = { $seat ->
    [you] dein Agent
   *[other] Agent von { NAME($seat) }
}
board-agent-main = Hauptagent
board-agent-vampire = Vampir
board-agent-bombs = { $n ->
    [one] { $n } Bombe
   *[other] { $n } Bomben
}
board-agent-points = { $n ->
    [one] { $n } Restorationisten-Punkt
   *[other] { $n } Restorationisten-Punkte
}
board-agent-mark = { $mark ->
    [AR] AR: Anschläge auf Hoheiten
    [AA] AA: Anschläge auf Agenten
   *[AAR] AA/R: Anschläge auf Hoheiten und auf Agenten
}
# where an agent is, if not in a city
board-agent-in = in { NAME($city) }
board-agent-mi_go = auf den Mi-Go
board-agent-yog_sothoth = für Yog-Sothoth geopfert
board-agent-killed = { $seat ->
    [you] von dir getötet
   *[other] von { NAME($seat) } getötet
}
board-agent-lost = aus dem Spiel
board-agent-card = auf der Karte in { NAME($city) }
board-agent-aside = noch nicht im Spiel
board-double = dein Doppelagent
board-double-known = { $seat ->
    [nobody] der Doppelagenten-Marker ist nicht ausgeteilt: das weißt nur du
   *[other] { NAME($seat) } hat den Doppelagenten-Marker: das weißt nur du
}
board-double-shown = { $seat ->
    [you] du hast den Doppelagenten-Marker gezeigt
   *[other] { NAME($seat) } hat den Doppelagenten-Marker gezeigt
}
board-alone = Der Hauptagent ist allein und kann angegriffen werden.

## Tracks; $track is war or revolution

board-track = { $track ->
    [war] Krieg: { $n } von { $of }
   *[revolution] Revolution: { $n } von { $of }
}
board-track-worth = { $track ->
    [war] Jeder Loyalist hat { $n } dafür.
   *[revolution] Jeder Restorationist hat { $n } dafür.
}
# the next space with points
board-track-next = Feld { $at } bringt { $n }.

## Players

board-doubles-count = Doppelagenten: { $n }
board-mad = Wahnsinn: { $n } von { $of }
board-mad-short = { $n } von { $of }
board-cubes-count = Würfel: { $stock } im Vorrat, { $limbo } im Limbo, { $pool } im Pool
board-known-one = den Behörden bekannt
board-unknown-one = den Behörden nicht bekannt
board-main-in = Hauptagent in { NAME($city) }
board-royal-killed = hat { NAME($royal, case: "acc") } getötet
board-royal-hidden = hat { NAME($royal, case: "acc") } versteckt
board-killed-agent = { $seat ->
    [you] hat { NAME($agent, case: "acc") } aus deinen Reihen getötet
   *[other] hat { NAME($agent, case: "acc") } aus den Reihen von { NAME($seat) } getötet
}
board-on-mi-go = { NAME($agent) } auf den Mi-Go
board-on-yog = { NAME($agent) } geopfert
board-necronomicon-owner = hat das Necronomicon
board-buried-count = verdeckt entfernt: { $n }
board-shown-double = hat { NAME($agent, case: "acc") } gezeigt
board-last-mad = Noch einmal Wahnsinn, und die Identität wird enthüllt.

## Mine

board-your-doubles = Deine Doppelagenten
board-drawn = Gezogen: Wähle, wen du behältst
board-buried = Verdeckt entfernt
board-beside = Deine Permanenten Effekte
# $points: what the disc shows; $n: what would count for my side
board-worth = { $points } auf der Leiste, { $n } für deine Fraktion
board-worth-kills = { $n ->
    [one] Ein getöteter Agent zählt vielleicht noch dazu.
   *[other] { $n } getötete Agenten zählen vielleicht noch dazu.
}
board-worth-help = Was für deine Fraktion zählen würde, wenn das Spiel jetzt endete, ohne getötete Agenten.
# $what: cities, royals, track, agents, cards, necronomicon, kills
board-source = { $what ->
    [cities] Städte
    [necronomicon] Necronomicon
    [royals] Hoheiten
    [track] Leiste
    [agents] Agenten
    [cards] Karten und Effekte
   *[kills] Getötete Agenten
}: { $n }

## Cards: symbols, spoken and in reading size

board-symbol-cube = { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}
board-symbol-gold = { $n } Gold
board-symbol-bomb = { $n ->
    [one] eine Bombe
   *[other] { $n } Bomben
}
# $way is up or down
board-symbol-arrow = { $track ->
    [war] { $way ->
        [up] Krieg { $n } vor
       *[down] Krieg { $n } zurück
    }
   *[revolution] { $way ->
        [up] Revolution { $n } vor
       *[down] Revolution { $n } zurück
    }
}
board-symbol-sanity = beim Beanspruchen: ein Verstandesmarker
# what stands on the agent’s counter
board-counter-bombs = auf dem Marker: { $n ->
    [one] { $n } Bombe
   *[other] { $n } Bomben
}
board-counter-vp = auf dem Marker: { $n ->
    [one] { $n } Restorationisten-Punkt
   *[other] { $n } Restorationisten-Punkte
}
board-heading-passive = Dauernd
board-heading-claim = Beim Beanspruchen
# an agent’s card with which attempts can be begun; $mark is AR, AA or AAR
board-heading-attempt = { $mark ->
    [AAR] Aktion AA/R
   *[other] Aktion { $mark }
}
board-royal-card = Verteidigung { $bombs }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
board-city-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} für den, der sie kontrolliert
board-city-defence = Verteidigung { $n }

## What can be done: labels of buttons

board-act-advance = Marker bewegen
board-act-buy = Kaufen
board-act-attempt = Anschlag
board-act-zombies = Zombies
board-act-flee = Verlassen
board-act-doubles = Marker
board-act-show = Doppelagent
board-act-reveal = Enthüllen
board-act-swap = Mrs. Hudson
board-act-exile = Teufelsinsel
board-act-shelter = Zu den Mi-Go
board-act-sacrifice = Yog-Sothoth
board-first-card = { NAME($card) } könnte …

## The plan: an action being put together

board-plan-gold = { $n } von { $of } Gold
# $n cubes for $gold gold
board-plan-buys = { $n ->
    [one] ein Würfel für { $gold } Gold
   *[other] { $n } Würfel für { $gold } Gold
}
board-plan-bombs = { $n } von { $of ->
    [one] { $of } Bombe
   *[other] { $of } Bomben
}
board-plan-bombs-there = { $n } von deinen Agenten dort
# one agent’s journey; $n is what it costs
board-plan-go = { NAME($agent) } nach { NAME($there) }: { $n } Gold
board-plan-via = über { $city ->
    [atlantic] { thing-atlantic }
    [levant] { thing-levant }
    [warsaw] { thing-warsaw }
   *[other] { NAME($city) }
}
board-plan-short = { $n } Gold zu wenig
board-plan-over = { $n } Gold zu viel
# what the target of an attempt is worth
board-plan-stake = { $n ->
    [one] ein Punkt zu gewinnen
   *[other] { $n } Punkte zu gewinnen
}
board-plan-influence = { NAME($place) }: Einfluss { $n } → { $then }
board-plan-lead = { $seat ->
    [you] du führst
    [nobody] niemand führt
   *[other] { NAME($seat) } führt
}
board-plan-points = Punkte { $n } → { $then }
board-next-claim = Was beanspruchst du?
board-next-buy = Mit welcher Karte mit Gold kaufst du Würfel?
board-next-move = Welche Karte mit Gold bezahlt die Reise?
board-next-advance = { $thing ->
    [none] Mit welcher Karte bewegst du einen Marker?
   *[other] Welcher Pfeil gilt: { NAME($thing) }?
}
board-next-attempt = Mit welcher Karte beginnst du?
board-next-show = Welchen Doppelagenten zeigst du?
board-next-swap = Welche Karte legst du für eine neue ab?
board-next-exile = { $thing ->
    [none] Welche Stadtkarte spielst du für die Teufelsinsel?
   *[other] Wessen Würfel in { NAME($thing) } kommen in den Limbo?
}
board-next-shelter = Welchen Agenten legst du auf die Mi-Go?
board-next-return = { $thing ->
    [none] Welcher Agent kommt von den Mi-Go zurück?
   *[other] Wohin kommt { NAME($thing, case: "the") } zurück?
}
board-next-sacrifice = Welchen Agenten opferst du für Yog-Sothoth?
board-next-go = { $thing ->
    [none] Welcher Agent geht wohin?
   *[other] Wohin geht { NAME($thing, case: "the") }?
}
board-next-send = Von wo kommt der Würfel in den Limbo?

## Why not

board-why-no-symbol = { NAME($card) } hat kein solches Symbol (E1-58).
board-why-no-actions = Beide Aktionen sind ausgeführt: Es bleiben nur freie Aktionen (E1-49).
board-why-claim-first = Beanspruchen geht nur als erste Aktion (E1-81).
board-why-claim-free = Nach einer freien Aktion geht kein Beanspruchen mehr (E1-82).
board-why-place-cube = Zum Beanspruchen brauchst du dort einen Würfel (E1-86).
board-why-place-lead = { NAME($seat) } hat dort { $of } Einfluss, du hast { $n } (E1-85).
board-why-place-tie = { NAME($seat) } hat dort gleich viel Einfluss und mehr Agenten (E1-91).
board-why-place-blocked = Eine Blockierscheibe liegt darauf (E1-94).
board-why-place-own = Du kontrollierst diese Stadt schon (E1-95).
board-why-place-locked = Die Stadt ist gesperrt (E1-78, E1-79, E1-96).
board-why-place-destroyed = Die Stadt ist zerstört (E1-382).
board-why-place-empty = Hier liegt keine Karte mehr (E1-72).
board-why-place-gone = Dieser Permanente Effekt liegt nicht in der Auslage (E1-72).
board-why-place-no-cube = Du hast dort keinen Würfel (E1-119).
board-why-stock-empty = Du hast keine Würfel im Vorrat (E1-70).
board-why-place-many = Zu viel: { $n } Symbole für { $of } Würfel im Vorrat (E1-74).
board-why-retrieve-none = Du hast keine Würfel im Limbo oder auf dem Spielplan (E1-119).
board-why-retrieve-many = Das wären { $n } Symbole, aber es { $of ->
    [one] ist nur { $of } Würfel
   *[other] sind nur { $of } Würfel
} zum Zurückholen da (E1-118).
board-why-take-stock = Diese Würfel sind schon in deinem Vorrat (E1-118).
board-why-cubes-chosen = Alle Würfel dort sind schon gewählt.
board-why-buy-pool = Mit weiteren Karten wäre es zu viel Gold: Im Pool { $of ->
    [one] liegt nur { $of } Würfel
   *[other] liegen nur { $of } Würfel
} (E1-123, E1-124).
board-why-buy-more = { $n } Gold ist keine gerade Zahl: Nimm eine Karte dazu (E1-123).
board-why-move-due = Die Reisen kosten { $n } Gold, die Karten haben { $of } (E1-134).
board-why-move-exact = Das würde insgesamt { $n } Gold kosten, und deine Karten können das nicht genau bezahlen (E1-134).
board-why-city-closed = Deine Agenten dürfen { NAME($city) } nicht betreten (E1-137, E1-138).
board-why-agent-away = { NAME($agent) } steht in keiner Stadt.
board-why-attempt-none = Es gibt niemanden, gegen den diese Karte zu nutzen wäre (E1-175 bis E1-180, E1-201 bis E1-205).
board-why-target-first = Wähle zuerst das Ziel (E1-191).
board-why-target-chosen = Das Ziel ist schon gewählt (E1-174).
board-why-target-away = { NAME($agent) } steht in einer anderen Stadt (E1-178).
board-why-zombie-none = In { NAME($city) } ist kein Zombie (E1-343, E1-354).
board-why-top-other = { NAME($card) } ist nicht unter den Karten, die du ablegst (E1-151).
board-why-top-first = Sage, welche der Karten oben liegt (E1-280).
board-why-reveal-done = Deine Identität ist schon enthüllt (E1-154).
board-why-show-other = Den Doppelagenten-Marker { NAME($agent) } hast du nicht (E1-156).
board-why-show-own = { NAME($agent) } ist dein eigener Agent (E1-158).
board-why-show-away = { NAME($agent) } ist niemandes Agent auf dem Spielplan (E1-157 bis E1-159).
board-why-effect-other = { NAME($effect) } liegt nicht vor dir (E1-361).
board-why-hudson-used = Mrs. Hudson hilft nur einmal pro Zug (E1-400).
board-why-sacrifice-vampire = Vampire können nicht geopfert werden (E1-410).
board-why-mi-go-full = Auf den Mi-Go liegen schon zwei Agenten (E1-391).
board-why-mi-go-none = { NAME($agent) } liegt nicht auf den Mi-Go (E1-395).
board-why-mi-go-turn = Agenten kommen erst in einem späteren Zug zurück (E1-395).
board-why-exile-none = Dieser Spieler hat keinen Würfel im Stadtfeld { NAME($city) } (E1-386).
board-why-draw-none = Es gibt nichts zu ziehen (E1-54).
board-why-counters-none = Kein Doppelagenten-Marker ist übrig (E1-300).
board-why-remove-city = Eine Stadtkarte kann nicht entfernt werden (E1-320).
board-why-bury-scoring = Du bist enthüllt; eine Karte mit Punkten wird deshalb offen entfernt (E1-319, E1-439).
board-why-clear-box = Nur Karten können entfernt werden, kein Stadtfeld (E1-315).
board-why-clear-blocked = Eine Blockierscheibe schützt diese Karte (E1-315).
board-why-block-there = Dort liegt schon eine Blockierscheibe (E1-305).
board-why-unblock-none = Dort liegt keine Blockierscheibe (E1-304).
board-why-discs-none = Im Pool ist keine Blockierscheibe mehr (E1-307).
board-why-cubes-none = Du hast keinen Würfel im Vorrat, im Limbo oder auf dem Spielplan (E1-283, E1-284).
board-why-cubes-two = Zwei Würfel sind gewählt, mehr werden nicht versetzt (E1-283).
board-why-source-first = Wähle zuerst die Würfel, die versetzt werden (E1-283).
board-why-source-one = Beide Würfel kommen vom selben Ort (E1-285).
board-why-source-same = Von dort kommen die Würfel (E1-283).
board-why-others-no-cubes = Kein anderer Spieler hat einen Würfel auf dem Spielplan (E1-294).
board-why-first-cube-out = Wähle zuerst einen Würfel (E1-294).
board-why-send-own = Das sind deine eigenen Würfel (E1-294).
board-why-send-one = Beide Würfel gehören einem Spieler: { NAME($seat) } (E1-294).
board-why-send-none = Dort liegt kein solcher Würfel (E1-295).
board-why-lock-none = Du kontrollierst keine Stadt, die nicht schon gesperrt ist (E1-258).
board-why-lock-other = Du kontrollierst { NAME($city) } nicht (E1-258).
board-why-lock-done = Die Stadt ist schon gesperrt (E1-266).
board-why-victim-none = Kein Agent eines anderen Spielers kann jetzt Opfer sein (E1-202 bis E1-205).
board-why-shoggoth-agents = Der Shoggoth vernichtet nur Agenten (E1-309).
board-why-banished = Die Leopold-Gesellschaft hat Vampire und Zombies vertrieben (E1-404).
board-why-turn-none = Es gibt niemanden, der zum Vampir werden könnte (E1-328 bis E1-333).
board-why-turn-vampire = Dieser Agent ist schon ein Vampir (E1-333).
board-why-turn-main = Der Hauptagent eines anderen Spielers kann nicht zum Vampir werden (E1-332).
board-why-turn-far = Du hast in dieser Stadt keinen Vampir (E1-330).
board-why-zombies-none = Deine Zombies können niemanden angreifen, und es können keine kommen (E1-343, E1-347).
board-why-zombies-agents = Zombies greifen nur Agenten an (E1-343).
board-why-zombies-kill-first = Neue Zombies kommen nach den Angriffen: Nimm sie wieder heraus, um anzugreifen (E1-343, E1-347).
board-why-zombies-all = Alle Zombies sind auf dem Spielplan (E1-347).
board-why-zombie-hunted = Die Zombies in { NAME($city) } haben ihr Opfer schon gehabt (E1-343).
board-why-zombie-locked = In gesperrte Städte kommen keine Zombies (E1-351).
board-why-zombie-far = { NAME($city) } ist zu weit von deinen Agenten und Zombies entfernt (E1-348).
board-why-seat-self = Wähle einen anderen Spieler.
board-why-counters-few = Kein anderer Spieler hat zwei Doppelagenten-Marker (E1-289).
board-why-counters-last = { NAME($seat) } hat keine zwei Doppelagenten-Marker (E1-289).
board-why-terror-none = Alle anderen sind enthüllte Loyalisten: Niemand würde ziehen (E1-314).
board-why-terror-loyalist = { NAME($seat) } ist enthüllter Loyalist und würde nicht ziehen (E1-314).
board-why-identity-none = Es gibt keine geheime Identität, die du nicht kennst (E1-325).
board-why-identity-open = { NAME($seat) } ist enthüllt (E1-325).
board-why-identity-seen = Diese Identität kennst du schon: { NAME($seat) } (E1-325).
board-why-foil-away = { NAME($agent) } ist in { NAME($city) } kein Agent des Angreifers (E1-221).
board-why-stand-by-side = { NAME($agent) } hält nicht zu deiner Fraktion (E1-168, E1-169).
board-why-escape-far = { NAME($city) } ist keine Nachbarstadt (E1-236).
board-why-flee-other = { NAME($agent) } ist kein Agent von dir in { NAME($city) } (E1-262).
board-why-flee-same = Diese Stadt muss verlassen werden (E1-262, E1-372).
board-why-flee-far = { NAME($city) } ist keine Nachbarstadt (E1-262, E1-264).
board-why-keep-other = Diesen Marker hast du nicht gezogen: { NAME($agent) } (E1-300).
board-why-keep-chosen = Dieser Marker ist schon gewählt: { NAME($agent) }.
board-why-limbo-none = Du hast keinen Würfel im Limbo (E1-119).
board-why-limbo = Aus dem Limbo kommen Würfel durch Zurückholen (E1-119).
board-why-pool-none = Du hast keinen Würfel im Pool (E1-125).
board-why-buy-odd = Zum Kaufen braucht es eine gerade Zahl Gold, und die geben deine Karten nicht her (E1-123).
board-why-buy-many = Zu viel: Im Pool { $of ->
    [one] liegt nur { $of } Würfel
   *[other] liegen nur { $of } Würfel
} (E1-124).
board-why-move-none = Du hast keinen Agenten in einer Stadt (E1-126).
board-why-move-gold = Dieses Gold ließe sich nicht genau ausgeben (E1-134).
board-why-move-far = Die Reise kostet { $n } Gold; deine Karten haben { $of } (E1-134).
board-why-move-same = Ein Agent darf nicht dort enden, wo er begonnen hat (E1-130).
board-why-move-closed = Nach { NAME($city) } führt kein offener Weg (E1-137, E1-138).
board-why-agent-moved = { NAME($agent) } ist schon unterwegs.
board-why-agent-other = { NAME($agent) } gehört nicht zu dir (E1-126).
board-why-arrow-stuck = Dieser Pfeil kann seinen Marker nicht bewegen (E1-145).
board-why-arrow-top = Ein Marker steht schon am Ende (E1-147).
board-why-attempt-card = Mit { NAME($card, case: "dat") } lässt sich kein Anschlag beginnen (E1-175, E1-180).
board-why-attempt-board = { NAME($card) } ist nicht auf dem Spielplan (E1-179).
board-why-attempt-nowhere = Kein Ziel ist mit deinen Bomben zu erreichen (E1-189).
board-why-bomb-enough = Zu viel: Wie immer es ergänzt wird, eine der Karten wäre nicht nötig (E1-190).
board-why-bomb-needless = Zu viel: Es reicht dann auch ohne { NAME($card, case: "acc") } (E1-190).
board-why-target-own = Das ist dein eigener Agent (E1-201).
board-why-target-unknown = Der Spieler ist den Behörden nicht bekannt (E1-202).
board-why-target-vampire = Ein Vampir kann kein Opfer sein (E1-203).
board-why-target-main = Ein Hauptagent kann nur angegriffen werden, wenn er allein ist (E1-204).
board-why-target-safe = Ein Anschlag auf dieses Ziel ist schon vereitelt worden (E1-231).
board-why-target-card = Diese Karte erlaubt dieses Ziel nicht (E1-175).
board-why-target-far = Du hast keinen Agenten in dieser Stadt (E1-178, E1-180).
board-why-target-bombs = { $n ->
    [one] { $n } Bombe ist
   *[other] { $n } Bomben sind
} nötig; du kommst auf { $of } (E1-187, E1-188).
board-why-target-gone = Die Hoheit ist tot oder versteckt (E1-193).
board-why-no-text = { NAME($card) } hat keinen Text für deinen eigenen Zug.
board-why-text-attempt = Die Aktion dieser Karte ist ein Anschlag: { NAME($card) } (E1-175, E1-180).
board-why-text-nothing = Der Text hätte jetzt keine Wirkung.
board-why-passive = Der Text wirkt von selbst.
board-why-on-claim = Der Text hat beim Beanspruchen gewirkt.
board-why-reveal = Du darfst dich nur enthüllen, wenn das Spiel damit endet (E1-154).
board-why-card-chosen = { NAME($card) } ist schon gewählt.
board-why-no-arrow = { NAME($card) } hat keinen solchen Pfeil (E1-140).
board-why-end-actions = { $n ->
    [one] Du hast noch { $n } Aktion: Nutze sie oder passe (E1-46).
   *[other] Du hast noch { $n } Aktionen: Nutze sie oder passe (E1-46).
}
board-why-not-part = Das gehört nicht zu dieser Aktion.
board-why-not-all = Die Aktion ist noch nicht vollständig.
board-why-not-asked = Danach ist jetzt nicht gefragt.
board-why-first-attempt = Wähle zuerst eine Karte für einen Anschlag (E1-173).
board-why-first-cubes = Wähle zuerst Karten mit Würfelsymbolen (E1-69, E1-117).
board-why-first-gold = Wähle zuerst eine Karte mit Gold (E1-134).

## Identity notebook, and who may be a double agent

board-evidence-killed-royalty = { $n ->
    [one] hat eine Hoheit getötet
   *[other] hat { $n } Hoheiten getötet
}
board-evidence-hid-royalty = { $n ->
    [one] hat eine Hoheit versteckt
   *[other] hat { $n } Hoheiten versteckt
}
# $way: up or down
board-evidence-marker = { $track ->
    [war] { $way ->
        [up] hat den Krieg um { $n } vorgerückt
       *[down] hat den Krieg um { $n } zurückgerückt
    }
   *[revolution] { $way ->
        [up] hat die Revolution um { $n } vorgerückt
       *[down] hat die Revolution um { $n } zurückgerückt
    }
}
board-evidence-agents = { $n ->
    [one] Agenten im Wert von { $n } Punkt
   *[other] Agenten im Wert von { $n } Punkten
}
board-evidence-vampires = { $n ->
    [one] hat einen Agenten zum Vampir gemacht
   *[other] hat { $n } Agenten zu Vampiren gemacht
}
board-evidence-zombies = Herr der Zombies
board-evidence-yog = { $n ->
    [one] hat einen Agenten für Yog-Sothoth geopfert
   *[other] hat { $n } Agenten für Yog-Sothoth geopfert
}
board-evidence-turned = hatte einen Sinneswandel: die andere Fraktion, als auf der Karte steht
board-suspects = Doppelagenten
board-suspects-help = Wer dich verraten könnte: deine eigenen Agenten auf dem Spielplan, und wer ihre Doppelagenten-Marker haben mag.
board-suspect = Wer hat wohl den Marker von { NAME($agent, case: "dat") }?
board-suspect-none = kein Verdacht
board-suspect-safe = niemand: Er ist gezeigt, oder du hast ihn
# how likely it is that some other player holds it, in per cent
board-suspect-chance = zu { $n } von hundert hat ihn jemand anders
board-suspect-nobody = Du hast keine Agenten mit Markern auf dem Spielplan.
board-suspicion-holds = das Programm: zu { $n } von hundert hat ihn { NAME($seat) }

## Attack in a window

board-attack = { $how ->
    [attempt] Ein Anschlag
    [shoggoth] Der Shoggoth
    [vampire] Der Vampir
    [zombie] Ein Zombie
   *[cthulhu] Cthulhu
} in { NAME($city) }

## The end, drawn

board-end-why = { $why ->
    [war] Der Krieg hat das Ende seiner Leiste erreicht.
    [revolution] Die Revolution hat das Ende ihrer Leiste erreicht.
    [points] { $seat ->
        [you] Du hast { $n } Punkte erreicht.
       *[other] { NAME($seat) } hat { $n } Punkte erreicht.
    }
    [main-agent] { $seat ->
        [you] Du hast als Restorationist den Hauptagenten verloren.
       *[other] { NAME($seat) } hat als Restorationist den Hauptagenten verloren.
    }
    [madness] { $seat ->
        [you] Du bist als Restorationist wahnsinnig geworden.
       *[other] { NAME($seat) } ist als Restorationist wahnsinnig geworden.
    }
    [zombies] { $seat ->
        [you] Du hattest alle Zombies auf dem Spielplan.
       *[other] { NAME($seat) } hatte alle Zombies auf dem Spielplan.
    }
   *[leopold] { $seat ->
        [you] Die Leopold-Gesellschaft hat dir, einem Restorationisten, den Hauptagenten genommen.
       *[other] Die Leopold-Gesellschaft hat den Hauptagenten von { NAME($seat) } geholt: Restorationist.
    }
}
board-end-step-cities = Städte
board-end-step-cities-help = für den, der sie kontrolliert
board-end-step-necronomicon = Necronomicon
board-end-step-necronomicon-help = für beide Fraktionen
board-end-step-royals = Hoheiten
board-end-step-royals-help = getötet für Restorationisten, versteckt für Loyalisten
board-end-step-track = Leiste
# $revolution and $war: what the tracks give
board-end-step-track-help = die Revolution gibt Restorationisten { $revolution }, der Krieg Loyalisten { $war }
board-end-step-agents = Agenten
board-end-step-agents-help = Punkte auf den Markern, für Restorationisten, ohne Vampire
board-end-step-cards = Karten und Effekte
board-end-step-cards-help = die Schwarze Hand für Restorationisten; Vampire, Zombies und Yog-Sothoth für Loyalisten
board-end-step-kills = Getötete Agenten
board-end-step-kills-help = für Loyalisten: Agenten von Restorationisten
board-end-step-out = Welche Fraktion ausscheidet
board-end-step-out-help = { $side ->
    [loyalist] { $seat ->
        [you] du liegst hinten: Die Loyalisten scheiden aus
       *[other] { NAME($seat) } liegt hinten: Die Loyalisten scheiden aus
    }
    [restorationist] { $seat ->
        [you] du liegst hinten: Die Restorationisten scheiden aus
       *[other] { NAME($seat) } liegt hinten: Die Restorationisten scheiden aus
    }
   *[none] alle sind in einer Fraktion: Niemand scheidet aus
}
# in a cell
board-end-out = raus
board-end-track = auf der Leiste: { $n }
board-end-tie = Gleichstand: Mehr Kontrollscheiben auf dem Spielplan entscheiden.
board-end-doubles = Bis zuletzt gehaltene Doppelagenten: { $agents }

## What many games add up to

fact-end-war = Krieg am Ende der Leiste
fact-end-revolution = Revolution am Ende der Leiste
fact-end-main-agent = Hauptagent eines Restorationisten getötet
fact-end-madness = Wahnsinn eines Restorationisten
fact-end-zombies = Zombies
fact-end-leopold = Leopold-Gesellschaft

## What an action means. Each goes on after “Das”.

means-city = gewinnt { NAME($city) }{ means-worth }
means-city-from = nimmt { NAME($seat) } { NAME($city) } ab{ means-worth }
means-city-lost = kostet { NAME($city) }{ means-worth }
means-guards = sichert { NAME($city) }
means-points = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $what ->
    [track] von den Leisten
    [agents] für Agenten
    [necronomicon] für das Necronomicon
   *[cards] für Karten
}
means-points-lost = kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $what ->
    [track] von den Leisten
    [agents] für Agenten
    [necronomicon] für das Necronomicon
   *[cards] für Karten
}
means-agent = gewinnt { NAME($agent, case: "acc") }
means-agent-from = nimmt { NAME($seat) } { NAME($agent, case: "acc") } ab
means-agent-lost = kostet { NAME($agent, case: "acc") }
means-agent-killed = tötet den Agenten { NAME($agent) } von { NAME($seat) }
means-main-struck = trifft den Hauptagenten von { NAME($seat) }
means-main-lost = setzt den Hauptagenten einem Angriff aus
means-track-up = rückt den { $track ->
    [war] Kriegs
   *[revolution] Revolutions
}-Marker { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} vor
means-track-down = rückt den { $track ->
    [war] Kriegs
   *[revolution] Revolutions
}-Marker { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} zurück
means-mad = bringt einen Marker „wahnsinnig“
means-last-mad = führt an den Rand des Wahnsinns
means-alone = macht den Hauptagenten angreifbar
means-cubes = bringt { $n } Würfel in den Vorrat

plan-claim = ein Schritt dahin, { NAME($thing, case: "acc") } zu beanspruchen
plan-end = ein Schritt dahin, das Spiel zu beenden

## The guided first game

guide-cities = Zwölf Städte, durch Wege verbunden. In jeder liegt ein Stapel Karten, die oberste aufgedeckt, und auch die Stadt selbst lässt sich gewinnen. In jeder herrscht ein Ungeheuer: eine Hoheit.
guide-main-agent = Du beginnst mit einem Agenten, deinem Hauptagenten. Verliert ein Restorationist ihn, ist das Spiel aus; gib also acht. Schick ihn nach Madrid, wo Ravachol zu gewinnen ist: Tippe Madrid an.
guide-place-ravachol = Erste Aktion: Setz Würfel dorthin, wo du etwas willst. Tippe „Zwei Würfel“ an, dann die offene Karte in Madrid. Zwei Würfel und dein Agent: drei Einflusspunkte für Ravachol.
guide-two-places = Neben ihrer Karte hat jede Stadt ein eigenes Feld. Würfel auf dem Stadtfeld zählen für die Stadt selbst, Würfel auf der Karte für die Karte. Dein Agent in der Stadt zählt für beides.
guide-place-madrid = Zweite Aktion: Du darfst mehrere Karten zusammen spielen. Tippe „Ein Würfel“ und „Würfel/Gold“ an, dann das Stadtfeld von Madrid, und bestätige.
guide-claim-ravachol = Niemand hat mehr Einfluss auf Ravachol als du, also beanspruche ihn. Das geht nur als erste Aktion und kostet keine Karte. Tippe seine Karte in Madrid an.
guide-deck = Ravachols Karte liegt jetzt auf deinem Ablagestapel; wird dein Deck gemischt, ziehst du ihn. So wächst dein Deck mit jeder beanspruchten Karte. Sein Marker steht als dein Agent in Madrid. Deine Würfel auf der Karte kamen in den Limbo.
guide-buy-cube = Würfel brauchst du immer. Vierzehn von deinen liegen im Pool, und zwei Gold kaufen einen davon. Tippe „Zwei Gold“ an, wähle Kaufen und bestätige.
guide-city-card = Deine Würfel auf dem Stadtfeld von Madrid sind noch da. Niemand sonst hat dort Einfluss, du kannst also Madrid selbst gewinnen.
guide-claim-madrid = Erste Aktion deines Zuges: Beanspruche die Stadt. Tippe das Stadtfeld von Madrid an. Es bringt 3 Punkte, solange du die Stadt kontrollierst, gleich in welcher Fraktion.
guide-points = Drei Punkte! Aber andere können dir die Stadt wieder nehmen, wenn sie dort mehr Einfluss haben. Auch ihre Karte ist jetzt in deinem Deck.
guide-known = Mit deinen ersten Punkten bist du den Behörden bekannt: Von nun an dürfen andere deine Agenten angreifen. Vorher waren sie ziemlich sicher.
guide-retrieve-limbo = Würfel im Limbo sind verbraucht, nicht verloren. Mit zwei Würfelsymbolen holst du zwei zurück: Tippe „Würfel/Bombe“ und „Blockierscheibe“ an, dann den Limbo.
guide-monster = Und nun die Hoheit von Madrid. Jede hat eine Verteidigung: Diese lässt sich mit 4 Bomben töten und bringt einem Restorationisten 2 Punkte.
guide-bombs = Ravachol darf Hoheiten angreifen. In Madrid hat er 2 Bomben, dein Hauptagent 1, und eine kommt von einer Karte. Macht vier: genug!
guide-kill = Tippe Ravachol auf deiner Hand an, dann die Hoheit von Madrid, dann „Würfel/Bombe“ für die Bombe, und bestätige. Ein Doppelagent könnte den Anschlag vereiteln, aber niemand hat einen, der passt.
guide-sanity = Geschafft! Wer einem Ungeheuer so nahe kommt, zieht einen Verstandesmarker. Deiner war „bei Verstand“. Mit drei Markern „wahnsinnig“ müsstest du dich enthüllen, und bei einem Restorationisten ist das Spiel dann aus.
guide-move-agent = Eine Aktion bleibt: Agenten reisen gegen Gold. Von Madrid nach Paris kostet es 2. Tippe „Ein Gold“ und „Gold/Bombe“ an, wähle Bewegen, dann deinen Hauptagenten und Paris, und bestätige.
guide-tracks = Béla hat den Revolutions-Marker vorgerückt: Vielleicht gehört er zu deiner Fraktion! Die Revolution bringt allen Restorationisten Punkte, der Krieg allen Loyalisten, und erreicht ein Marker das Ende, ist das Spiel aus.
guide-double-agents = Du hast auch drei Doppelagenten-Marker; nur du weißt, welche. Einer nennt Louise Michel, die für Ada arbeitet. Zeigst du ihn als Aktion, arbeitet sie für dich!
guide-loyalists = Loyalisten tun das Gegenteil: Sie verstecken Hoheiten und töten Agenten der Restorationisten. Hab stets noch einen anderen Agenten: Solange du einen hast, ist ein Anschlag auf deinen Hauptagenten nicht möglich.
guide-ending = Zu dritt endet das Spiel auch, wenn eine Scheibe 30 Punkte erreicht. Dann werden alle Identitäten enthüllt. Punkte für getötete Hoheiten zählen nur für Restorationisten, und so weiter; Städte zählen für alle.
guide-lowest-side = Und Vorsicht, die letzte Regel: Die Fraktion, in der jemand die wenigsten Punkte hat, scheidet aus, und zwar ganz! Aus der anderen gewinnt, wer die meisten hat. Lass also deine heimlichen Freunde nicht zurückfallen.
guide-free-actions = Manche Karten haben einen Text. Eine „freie Aktion“ kommt zu deinen zwei Aktionen hinzu, aber danach kannst du in diesem Zug nichts mehr beanspruchen. Zeig mit der Maus auf eine Karte oder halte den Finger darauf, um ihn zu lesen.
## What symbols mean, and what actions are for

board-sign-cube = Würfel
board-about-cube = Platziert einen deiner Würfel oder holt einen zurück.
board-sign-gold = Gold
board-about-gold = Bezahlt die Reisen deiner Agenten; zwei Gold kaufen einen Würfel.
board-sign-bomb = Bombe
board-about-bomb = Zählt bei einem Anschlag. Neben einer Zahl: So viele braucht dort ein Anschlag auf einen Agenten.
board-sign-arrow-revolution = Revolutionspfeil
board-about-arrow-revolution = Bewegt den Revolutionsmarker vor oder zurück; Restorationisten bekommen Punkte dafür.
board-sign-arrow-war = Kriegspfeil
board-about-arrow-war = Bewegt den Kriegsmarker vor oder zurück; Loyalisten bekommen Punkte dafür.
board-about-agent = Wer die Karte beansprucht, bekommt diesen Agenten. AR: darf die Hoheit angreifen; AA: Agenten; AA/R: beides.
board-sign-insanity = Verstandesmarker
board-about-insanity = Wer die Karte beansprucht, zieht einen Verstandesmarker.
board-sign-control-disc = Kontrolle
board-about-control-disc = Die Flagge einer Stadt und die Scheibe auf der Karte zeigen, wer sie kontrolliert.
board-sign-block-disc = Blockierscheibe
board-about-block-disc = Wo sie liegt, kann nichts beansprucht werden.
board-sign-royal = Hoheit
board-sign-hidden-royal = Versteckte Hoheit
board-sign-known-to-authorities = Den Behörden bekannt
board-about-known-to-authorities = Agenten dieser Person können angegriffen werden.
board-sign-double-agent = Doppelagent
board-about-double-agent = Ein geheimer Marker, der einen Agenten gegen den wenden kann, der ihn kontrolliert.
board-sign-mad = Wahnsinnig
board-about-mad = Wer zu viele dieser Marker bekommt, wird wahnsinnig und muss sich enthüllen.
board-sign-sane = Bei Verstand
board-about-sane = Übrige Verstandesmarker; wie viele davon wahnsinnig sind, weiß niemand.
board-sign-vampire = Vampir
board-about-vampire = Ein Agent, der zum Vampir geworden ist, kann nicht getötet werden.
board-about-place = Spiele Karten mit Würfeln und lege so viele deiner Würfel an einen Ort; wer dort führt, kann ihn beanspruchen.
board-about-claim = Nimm eine Karte, einen Effekt oder eine Stadt, wo du führst. Das geht nur als erste Aktion.
board-about-retrieve = Spiele Karten mit Würfeln und hole so viele deiner Würfel zurück, vom Spielplan oder aus dem Limbo.
board-about-buy = Spiele Karten mit Gold: Zwei Gold bringen einen Würfel aus dem Pool in deinen Vorrat.
board-about-move = Schicke Agenten die Straßen entlang; Karten mit Gold bezahlen den Weg.
board-about-advance = Bewege die Marker für Revolution und Krieg mit den Pfeilen deiner Karten.
board-about-attempt = Versuche, eine Hoheit oder einen Agenten zu töten, mit genug Bomben von Karten und von deinen Agenten dort.
board-about-show = Zeige einen deiner Doppelagenten und übernimm den Agenten. Alle sehen es, endgültig.
board-about-reveal = Zeige allen, zu welcher Fraktion du gehörst. Das geht nur, wenn es das Spiel beendet.
board-about-swap = { text-mrs_hudson }
board-about-exile = { text-devils_island }
board-about-shelter = { text-mi_go }
board-about-sacrifice = { text-yog_sothoth }
