### A Study in Emerald, first edition, in italiano. What both editions say alike is in ../../shared/locale.
### Forms of a card, an agent or a target: the name as a label; .the (il Sicario).
### Forms of a city: the label; .in (a Roma, al Cairo), .from (da Roma), .of (di Roma); .royal, its royal person.
### Forms of a place for cubes: the label; .on (sul riquadro Città di Roma), .from (dal riquadro Città di Roma); .the, what is
### claimed or removed there (la carta Città di Roma).
### Forms of a side: the label; .many (Lealisti).

title = A Study in Emerald (prima edizione)

## Cards

thing-cube = Cubo
    .the = la carta Iniziale «Cubo»
thing-gold = Oro
    .the = la carta Iniziale «Oro»
thing-two_cubes = Doppio cubo
    .the = la carta Iniziale «Doppio cubo»
thing-two_gold = Doppio oro
    .the = la carta Iniziale «Doppio oro»
thing-cube_gold = Cubo o oro
    .the = la carta Iniziale «Cubo o oro»
thing-cube_bomb = Cubo o bomba
    .the = la carta Iniziale «Cubo o bomba»
thing-gold_bomb = Oro o bomba
    .the = la carta Iniziale «Oro o bomba»
thing-block = Disco Blocco
    .the = la carta Iniziale «Disco Blocco»
thing-assassinate = Assassinio
    .the = la carta Iniziale «Assassinio»
thing-city_the_hague = Carta Città dell’Aia
    .the = la carta Città dell’Aia
thing-city_washington = Carta Città di Washington
    .the = la carta Città di Washington
thing-city_zurich = Carta Città di Zurigo
    .the = la carta Città di Zurigo

## Agents: their cards and counters

thing-main = Agente Principale di { NAME($seat) }
    .the = l’Agente Principale di { NAME($seat) }

## Other Strategy cards

thing-bismarck = Bismarck
    .the = Bismarck
thing-duchess_de_uzes = Duchessa d’Uzès
    .the = la Duchessa d’Uzès
thing-matvei_golovinsky = Matvei Golovinski
    .the = Matvei Golovinski
thing-nadar = Nadar
    .the = Nadar
thing-necronomicon = Necronomicon
    .the = il Necronomicon
thing-vampire = Vampiri
    .the = i Vampiri

## Royal persons and zombies

thing-royal_berlin = Lo Scavatore degli Abissi
    .the = lo Scavatore degli Abissi
thing-royal_cairo = Nyarlathotep
    .the = Nyarlathotep
thing-royal_constantinople = La Cosa Velata della Porta
    .the = la Cosa Velata della Porta
thing-royal_the_hague = Il Reggente Annegato
    .the = il Reggente Annegato
thing-royal_london = Gloriana
    .the = Gloriana
thing-royal_madrid = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
thing-royal_paris = La Tessitrice nelle Tenebre
    .the = la Tessitrice nelle Tenebre
thing-royal_rome = Rhogog
    .the = Rhogog
thing-royal_st_petersburg = Azathoth, l’Idiota Cieco
    .the = Azathoth, l’Idiota Cieco
thing-royal_vienna = Nug e Yeb
    .the = Nug e Yeb
thing-royal_washington = Colui che Presiede nel Nuovo Mondo
    .the = Colui che Presiede nel Nuovo Mondo
thing-royal_zurich = La Fame nei Caveau
    .the = la Fame nei Caveau
thing-zombie_berlin = Zombi a Berlino
    .the = uno Zombi a Berlino
thing-zombie_cairo = Zombi al Cairo
    .the = uno Zombi al Cairo
thing-zombie_constantinople = Zombi a Costantinopoli
    .the = uno Zombi a Costantinopoli
thing-zombie_the_hague = Zombi all’Aia
    .the = uno Zombi all’Aia
thing-zombie_london = Zombi a Londra
    .the = uno Zombi a Londra
thing-zombie_madrid = Zombi a Madrid
    .the = uno Zombi a Madrid
thing-zombie_paris = Zombi a Parigi
    .the = uno Zombi a Parigi
thing-zombie_rome = Zombi a Roma
    .the = uno Zombi a Roma
thing-zombie_st_petersburg = Zombi a San Pietroburgo
    .the = uno Zombi a San Pietroburgo
thing-zombie_vienna = Zombi a Vienna
    .the = uno Zombi a Vienna
thing-zombie_washington = Zombi a Washington
    .the = uno Zombi a Washington
thing-zombie_zurich = Zombi a Zurigo
    .the = uno Zombi a Zurigo

## Cities

thing-the_hague = L’Aia
    .in = all’Aia
    .from = dall’Aia
    .of = dell’Aia
    .royal = il Reggente Annegato
thing-washington = Washington
    .in = a Washington
    .from = da Washington
    .of = di Washington
    .royal = Colui che Presiede nel Nuovo Mondo
thing-zurich = Zurigo
    .in = a Zurigo
    .from = da Zurigo
    .of = di Zurigo
    .royal = la Fame nei Caveau

## Places

thing-card_berlin = Carta Strategia di Berlino
    .the = la carta Strategia di Berlino
    .on = sulla carta Strategia di Berlino
    .from = dalla carta Strategia di Berlino
thing-card_cairo = Carta Strategia del Cairo
    .the = la carta Strategia del Cairo
    .on = sulla carta Strategia del Cairo
    .from = dalla carta Strategia del Cairo
thing-card_constantinople = Carta Strategia di Costantinopoli
    .the = la carta Strategia di Costantinopoli
    .on = sulla carta Strategia di Costantinopoli
    .from = dalla carta Strategia di Costantinopoli
thing-card_the_hague = Carta Strategia dell’Aia
    .the = la carta Strategia dell’Aia
    .on = sulla carta Strategia dell’Aia
    .from = dalla carta Strategia dell’Aia
thing-card_london = Carta Strategia di Londra
    .the = la carta Strategia di Londra
    .on = sulla carta Strategia di Londra
    .from = dalla carta Strategia di Londra
thing-card_madrid = Carta Strategia di Madrid
    .the = la carta Strategia di Madrid
    .on = sulla carta Strategia di Madrid
    .from = dalla carta Strategia di Madrid
thing-card_paris = Carta Strategia di Parigi
    .the = la carta Strategia di Parigi
    .on = sulla carta Strategia di Parigi
    .from = dalla carta Strategia di Parigi
thing-card_rome = Carta Strategia di Roma
    .the = la carta Strategia di Roma
    .on = sulla carta Strategia di Roma
    .from = dalla carta Strategia di Roma
thing-card_st_petersburg = Carta Strategia di San Pietroburgo
    .the = la carta Strategia di San Pietroburgo
    .on = sulla carta Strategia di San Pietroburgo
    .from = dalla carta Strategia di San Pietroburgo
thing-card_vienna = Carta Strategia di Vienna
    .the = la carta Strategia di Vienna
    .on = sulla carta Strategia di Vienna
    .from = dalla carta Strategia di Vienna
thing-card_washington = Carta Strategia di Washington
    .the = la carta Strategia di Washington
    .on = sulla carta Strategia di Washington
    .from = dalla carta Strategia di Washington
thing-card_zurich = Carta Strategia di Zurigo
    .the = la carta Strategia di Zurigo
    .on = sulla carta Strategia di Zurigo
    .from = dalla carta Strategia di Zurigo
thing-box_berlin = Riquadro Città di Berlino
    .the = la carta Città di Berlino
    .on = sul riquadro Città di Berlino
    .from = dal riquadro Città di Berlino
thing-box_cairo = Riquadro Città del Cairo
    .the = la carta Città del Cairo
    .on = sul riquadro Città del Cairo
    .from = dal riquadro Città del Cairo
thing-box_constantinople = Riquadro Città di Costantinopoli
    .the = la carta Città di Costantinopoli
    .on = sul riquadro Città di Costantinopoli
    .from = dal riquadro Città di Costantinopoli
thing-box_the_hague = Riquadro Città dell’Aia
    .the = la carta Città dell’Aia
    .on = sul riquadro Città dell’Aia
    .from = dal riquadro Città dell’Aia
thing-box_london = Riquadro Città di Londra
    .the = la carta Città di Londra
    .on = sul riquadro Città di Londra
    .from = dal riquadro Città di Londra
thing-box_madrid = Riquadro Città di Madrid
    .the = la carta Città di Madrid
    .on = sul riquadro Città di Madrid
    .from = dal riquadro Città di Madrid
thing-box_paris = Riquadro Città di Parigi
    .the = la carta Città di Parigi
    .on = sul riquadro Città di Parigi
    .from = dal riquadro Città di Parigi
thing-box_rome = Riquadro Città di Roma
    .the = la carta Città di Roma
    .on = sul riquadro Città di Roma
    .from = dal riquadro Città di Roma
thing-box_st_petersburg = Riquadro Città di San Pietroburgo
    .the = la carta Città di San Pietroburgo
    .on = sul riquadro Città di San Pietroburgo
    .from = dal riquadro Città di San Pietroburgo
thing-box_vienna = Riquadro Città di Vienna
    .the = la carta Città di Vienna
    .on = sul riquadro Città di Vienna
    .from = dal riquadro Città di Vienna
thing-box_washington = Riquadro Città di Washington
    .the = la carta Città di Washington
    .on = sul riquadro Città di Washington
    .from = dal riquadro Città di Washington
thing-box_zurich = Riquadro Città di Zurigo
    .the = la carta Città di Zurigo
    .on = sul riquadro Città di Zurigo
    .from = dal riquadro Città di Zurigo
thing-change_of_heart = Ripensamento
    .the = il Ripensamento
    .on = sulla carta «Ripensamento»
    .from = dalla carta «Ripensamento»
thing-cthulhu = Cthulhu
    .the = Cthulhu
    .on = sulla carta «Cthulhu»
    .from = dalla carta «Cthulhu»
thing-cultists = Cultisti
    .the = i Cultisti
    .on = sulla carta «Cultisti»
    .from = dalla carta «Cultisti»
thing-devils_island = Île du Diable
    .the = l’Île du Diable
    .on = sulla carta «Île du Diable»
    .from = dalla carta «Île du Diable»
thing-doctor_watson = Dr Watson
    .the = il Dr Watson
    .on = sulla carta «Dr Watson»
    .from = dalla carta «Dr Watson»
thing-master_of_disguise = Maestro dei Travestimenti
    .the = il Maestro dei Travestimenti
    .on = sulla carta «Maestro dei Travestimenti»
    .from = dalla carta «Maestro dei Travestimenti»
thing-mi_go = Mi-Go
    .the = i Mi-Go
    .on = sulla carta «Mi-Go»
    .from = dalla carta «Mi-Go»
thing-mrs_hudson = Mrs Hudson
    .the = Mrs Hudson
    .on = sulla carta «Mrs Hudson»
    .from = dalla carta «Mrs Hudson»
thing-sebastian_moran = Sebastian Moran
    .the = Sebastian Moran
    .on = sulla carta «Sebastian Moran»
    .from = dalla carta «Sebastian Moran»
thing-sigmund_freud = Sigmund Freud
    .the = Sigmund Freud
    .on = sulla carta «Sigmund Freud»
    .from = dalla carta «Sigmund Freud»
thing-society_of_leopold = Società di Leopoldo
    .the = la Società di Leopoldo
    .on = sulla carta «Società di Leopoldo»
    .from = dalla carta «Società di Leopoldo»
thing-yog_sothoth = Yog-Sothoth
    .the = Yog-Sothoth
    .on = sulla carta «Yog-Sothoth»
    .from = dalla carta «Yog-Sothoth»
thing-limbo = Limbo
    .the = il Limbo
    .on = nel Limbo
    .from = dal Limbo
thing-stock = Riserva Attiva
    .the = la Riserva Attiva
    .on = nella Riserva Attiva
    .from = dalla Riserva Attiva

thing-sane = Sano
thing-mad = Folle

thing-revolution-up = Rivoluzione avanti
    .for = per far avanzare l’indicatore Rivoluzione
thing-revolution-down = Rivoluzione indietro
    .for = per far arretrare l’indicatore Rivoluzione
thing-war-up = Guerra avanti
    .for = per far avanzare l’indicatore Guerra
thing-war-down = Guerra indietro
    .for = per far arretrare l’indicatore Guerra
thing-revolution = Rivoluzione
thing-war = Guerra

# The junctions of the map; .via says how a journey goes.
thing-atlantic = traversata atlantica
    .via = con la traversata atlantica
thing-levant = piroscafi del Levante
    .via = con i piroscafi del Levante
thing-warsaw = Varsavia
    .via = passando per Varsavia

## Parts of sentences: an agent of the reader, of the player just named, of the victim. $agent is the agent.

agent-yours = { $agent ->
    [main-0] il tuo Agente Principale
    [main-1] il tuo Agente Principale
    [main-2] il tuo Agente Principale
    [main-3] il tuo Agente Principale
    [main-4] il tuo Agente Principale
   *[other] { NAME($agent, case: "the") }
}
agent-theirs = { $agent ->
    [main-0] il suo Agente Principale
    [main-1] il suo Agente Principale
    [main-2] il suo Agente Principale
    [main-3] il suo Agente Principale
    [main-4] il suo Agente Principale
   *[other] { NAME($agent, case: "the") }
}
agent-of-victim = { $victim ->
    [you] { $agent ->
        [main-0] il tuo Agente Principale
        [main-1] il tuo Agente Principale
        [main-2] il tuo Agente Principale
        [main-3] il tuo Agente Principale
        [main-4] il tuo Agente Principale
       *[other] { NAME($agent, case: "the") }, tuo Agente
    }
   *[other] { $agent ->
        [main-0] l’Agente Principale di { NAME($victim) }
        [main-1] l’Agente Principale di { NAME($victim) }
        [main-2] l’Agente Principale di { NAME($victim) }
        [main-3] l’Agente Principale di { NAME($victim) }
        [main-4] l’Agente Principale di { NAME($victim) }
       *[other] { NAME($agent, case: "the") }, Agente di { NAME($victim) }
    }
}

## Questions

ask-bring-effect = Quale Effetto Permanente viene scoperto?
ask-draw-double = Quale segnalino Doppiogiochista viene pescato?
ask-steal-double = Quale segnalino Doppiogiochista viene sottratto?
ask-sanity = Quale segnalino Sanità Mentale viene pescato?

ask-main-agent = Scegli la città in cui comincia il tuo Agente Principale.
ask-act = { $actions ->
    [0] { $more ->
        [0] Non resta nulla da fare: termina il turno.
       *[other] Le due azioni sono finite: scegli un’azione gratuita, o termina il turno.
    }
   *[other] { $claims ->
        [0] { $actions ->
            [one] Ancora { $actions } azione: scegli una carta, o passa.
           *[other] Tocca a te, ancora { $actions } azioni: scegli una carta, o passa.
        }
       *[other] { $actions ->
            [one] Tocca a te, ancora { $actions } azione: scegli che cosa riscattare (solo con la prima azione), una carta, o passa.
           *[other] Tocca a te, ancora { $actions } azioni: scegli che cosa riscattare (solo con la prima azione), o una carta.
        }
    }
}
ask-place = { $more ->
    [0] Cubi pronti: { $n } su { $of }. Scegli dove metterli.
   *[other] Cubi pronti: { $n } su { $of }. Scegli dove metterli, o altre carte con simboli Cubo.
}
ask-retrieve = { $more ->
    [0] Scegli i cubi da ritirare: { $n } su { $of }.
   *[other] Scegli i cubi da ritirare: { $n } su { $of }; o altre carte con simboli Cubo.
}
ask-buy = { $odd ->
    [0] { $more ->
        [0] { $gold } Oro per { $n ->
            [one] { $n } cubo
           *[other] { $n } cubi
        }: acquista.
       *[other] { $gold } Oro per { $n ->
            [one] { $n } cubo
           *[other] { $n } cubi
        }: acquista, o scegli altre carte con Oro.
    }
   *[other] { $gold } Oro non è un numero pari: scegli un’altra carta con Oro.
}
ask-move = { $wants ->
    [gold] Scegli carte con Oro: { $gold }, il viaggio costa { $cost }.
    [nothing] Il viaggio costa { $cost } dei tuoi { $gold } Oro: parti, o scegli un altro viaggio.
   *[journeys] { $cost ->
        [0] { $more ->
            [0] { $gold } Oro da spendere: scegli un Agente e una città.
           *[other] { $gold } Oro da spendere: scegli un Agente e una città, o altre carte con Oro.
        }
       *[other] Restano { $rest } Oro da spendere: scegli un altro viaggio.
    }
}
ask-advance = { $more ->
    [0] Rivoluzione a { $revolution }, Guerra a { $war }: muovi gli indicatori.
   *[other] Rivoluzione a { $revolution }, Guerra a { $war }: muovi gli indicatori, o scegli altre carte con Frecce.
}
ask-discard = { $more ->
    [0] Carte da scartare: { $n }. Scegli quale va in cima.
   *[other] Carte da scartare: { $n }. Scegline altre, o quale va in cima.
}
ask-attempt = { $card ->
    [hide_royalty] Scegli la Figura Reale da nascondere. La carta: { NAME($card) }.
   *[other] Scegli il bersaglio. La carta: { NAME($card) }.
}
ask-support = Bersaglio: { NAME($target) }. Simboli Bomba: { $have } su { $need }. Scegli carte con simboli Bomba.
ask-foil = { NAME($seat) } entra in azione { NAME($city, case: "in") }; il bersaglio: { NAME($target) }. { $more ->
    [0] Non hai Doppiogiochisti che possano sventare il tentativo: lascia fare.
   *[other] Scegli un Doppiogiochista per sventare il tentativo, o lascia fare.
}
ask-stand-by = { NAME($seat) } rivela come Doppiogiochista { NAME($agent, case: "the") }. { $more ->
    [0] La tua fazione non può conservare l’Agente: lascia fare.
   *[other] Rivela la tua identità per conservare l’Agente, o lascia fare.
}
ask-escape = { $how ->
    [attempt] { NAME($seat) } sta per assassinare { agent-yours }.
    [shoggoth] { NAME($seat) } scatena lo Shoggoth contro { agent-yours }.
    [vampire] { NAME($seat) } manda i Vampiri contro { agent-yours }.
    [zombie] { NAME($seat) } scatena uno Zombi contro { agent-yours }.
   *[cthulhu] { $seat ->
        [you] Hai evocato Cthulhu
       *[other] { NAME($seat) } ha evocato Cthulhu
    } nella città in cui si trova { agent-yours }.
} { $more ->
    [0] Non hai in mano la carta che può salvarlo: lascia fare.
   *[other] Scegli una città in cui fuggire, o lascia fare.
}
ask-flee = { $of ->
    [1] Scegli una città per { agent-yours }.
   *[other] I tuoi Agenti devono andarsene { NAME($city, case: "from") }: scegli una città per ciascuno, { $n } su { $of }.
}
ask-doomed-city = Scegli la città che Cthulhu distrugge.
ask-keep-double = Scegli i segnalini che conservi: { $n } su { $of }.
ask-zombies = { $n ->
    [0] { $prey ->
        [0] Scegli le città per i nuovi Zombi: fino a { $of }.
       *[other] { $of ->
            [0] Scegli un Agente da far attaccare ai tuoi Zombi, o chiudi la caccia.
           *[other] Scegli un Agente da far attaccare ai tuoi Zombi, o le città per quelli nuovi: fino a { $of }.
        }
    }
   *[other] Nuovi Zombi: { $n } su { $of }. Scegli un’altra città, o piazzali.
}

ask-use-bismarck = Scegli una delle tue città da isolare con Bismarck.
ask-use-block = Scegli dove mettere un disco Blocco, o quale togliere.
ask-use-duchess-de-uzes = Scegli dove mettere il tuo cubo.
ask-use-freemasons = { $n ->
    [0] Scegli le carte da scartare, o nessuna: ne peschi una in più di quante ne scarti.
   *[other] { $more ->
        [0] Carte da scartare: { $n }. Scegli quale va in cima.
       *[other] Carte da scartare: { $n }. Scegline altre, o quale va in cima.
    }
}
ask-use-holy-brotherhood = { $n ->
    [0] Scegli uno o due tuoi cubi da spostare.
   *[other] { $more ->
        [0] Cubi da spostare: { $n }. Scegli dove metterli.
       *[other] Cubi da spostare: { $n }. Scegli dove metterlo, o un secondo cubo dallo stesso posto.
    }
}
ask-use-irene-adler = Scegli il giocatore a cui sottrarre un segnalino Doppiogiochista.
ask-use-nadar = Scegli uno dei tuoi Agenti e una città.
ask-use-okhrana = { $n ->
    [0] Scegli uno o due cubi di un altro giocatore.
   *[other] Cubi nel Limbo: { $n } su 2. Scegli un secondo cubo dello stesso giocatore, o mandalo.
}
ask-use-shoggoth = Scegli l’Agente che lo Shoggoth distrugge.
ask-use-terrors-of-the-night = Scegli il giocatore che deve pescare un segnalino Sanità Mentale.
ask-use-third-section = Scegli la carta da rimuovere: una scoperta sul tabellone o una della tua mano.
ask-use-vampire = Scegli l’Agente che diventa un vampiro.
# an action that is whole: the button beside it carries it out
ask-act-ready = { $action ->
    [show] Riveli a tutti questo Doppiogiochista?
    [reveal] Riveli a tutti la tua identità?
    [shelter] Metti questo Agente sulla carta Mi-Go?
   *[other] Pronto: eseguilo.
}
ask-place-ready = { $n ->
    [one] { $n } cubo e il suo posto sono scelti: piazzalo.
   *[other] { $n } cubi e il loro posto sono scelti: piazzali.
}
ask-retrieve-ready = { $of ->
    [one] Il cubo è scelto: ritiralo.
   *[other] Tutti i { $of } cubi sono scelti: ritirali.
}
ask-move-ready = { $n } Oro per viaggi che costano { $of }: in viaggio.
ask-discard-ready = { $n ->
    [one] { $n } carta è scelta: scartala.
   *[other] { $n } carte sono scelte: scartale.
}
ask-attempt-ready = { $of ->
    [0] Il bersaglio è scelto: colpisci.
   *[other] Simboli Bomba: { $n } su { $of }. Colpisci!
}
ask-support-ready = Simboli Bomba contro { NAME($target, case: "the") }: { $n } su { $of }. Colpisci!
ask-foil-ready = Riveli a tutti questo Doppiogiochista e sventi il tentativo?
ask-stand-by-ready = Riveli a tutti la tua identità e conservi l’Agente?

## Answers: $a and $b are the things named, in their order

verb-buy = Gioca { NAME($a, case: "the") } per acquistare cubi
verb-advance = Gioca { NAME($a, case: "the") } { NAME($b, case: "for") }
verb-attempt = { $a ->
    [hide_royalty] Nascondi una Figura Reale: gioca { NAME($a, case: "the") }
   *[other] Gioca { NAME($a, case: "the") } per un Assassinio
}
verb-swap = Mrs Hudson: scarta { NAME($a, case: "the") } e pesca una carta
verb-remove = Rimuovi dalla mano e dal gioco { NAME($a, case: "the") }, a faccia in su
verb-bury = Rimuovi dalla mano e dal gioco { NAME($a, case: "the") }, a faccia in giù
verb-claim = Riscatta { NAME($a, case: "the") }
verb-at = Metti cubi { NAME($a, case: "on") }
verb-block = Metti un disco Blocco { NAME($a, case: "on") }
verb-unblock = Togli il disco Blocco { NAME($a, case: "from") }
verb-clear = Rimuovi dal gioco { NAME($a, case: "the") }
verb-take = Prendi un cubo { NAME($a, case: "from") }
verb-send = { $a ->
    [you] Manda nel Limbo un tuo cubo { NAME($b, case: "from") }
   *[other] Manda nel Limbo un cubo di { NAME($a) } { NAME($b, case: "from") }
}
verb-go = { $a ->
    [main-0] Manda il tuo Agente Principale { NAME($b, case: "in") }
    [main-1] Manda il tuo Agente Principale { NAME($b, case: "in") }
    [main-2] Manda il tuo Agente Principale { NAME($b, case: "in") }
    [main-3] Manda il tuo Agente Principale { NAME($b, case: "in") }
    [main-4] Manda il tuo Agente Principale { NAME($b, case: "in") }
   *[other] Manda { NAME($a, case: "the") } { NAME($b, case: "in") }
}
verb-return = Riporta { NAME($a, case: "the") } dalla carta Mi-Go { NAME($b, case: "in") }
verb-shelter = Metti { NAME($a, case: "the") } sulla carta Mi-Go
verb-sacrifice = Sacrifica { NAME($a, case: "the") } a Yog-Sothoth
verb-show = Rivela come Doppiogiochista { NAME($a, case: "the") }
verb-keep = Conserva questo Doppiogiochista: { NAME($a) }
verb-turn = { $a ->
    [main-0] Trasforma in vampiro il tuo Agente Principale
    [main-1] Trasforma in vampiro il tuo Agente Principale
    [main-2] Trasforma in vampiro il tuo Agente Principale
    [main-3] Trasforma in vampiro il tuo Agente Principale
    [main-4] Trasforma in vampiro il tuo Agente Principale
   *[other] Trasforma in vampiro { NAME($a, case: "the") }
}
verb-strike = { $a ->
    [royal_berlin] Bersaglio a Berlino: { NAME($a) }
    [royal_cairo] Bersaglio al Cairo: { NAME($a) }
    [royal_constantinople] Bersaglio a Costantinopoli: { NAME($a) }
    [royal_the_hague] Bersaglio all’Aia: { NAME($a) }
    [royal_london] Bersaglio a Londra: { NAME($a) }
    [royal_madrid] Bersaglio a Madrid: { NAME($a) }
    [royal_paris] Bersaglio a Parigi: { NAME($a) }
    [royal_rome] Bersaglio a Roma: { NAME($a) }
    [royal_st_petersburg] Bersaglio a San Pietroburgo: { NAME($a) }
    [royal_vienna] Bersaglio a Vienna: { NAME($a) }
    [royal_washington] Bersaglio a Washington: { NAME($a) }
    [royal_zurich] Bersaglio a Zurigo: { NAME($a) }
   *[other] Bersaglio: { NAME($a) }
}
verb-escape = Usa il Maestro dei Travestimenti: l’Agente fugge { NAME($a, case: "in") }
verb-exile = Île du Diable: gioca la carta Città { NAME($a, case: "of") } e manda nel Limbo { $b ->
    [you] i tuoi cubi in quella città
   *[other] i cubi di { NAME($b) } in quella città
}
verb-reveal = Rivela la tua identità
verb-bring = Scopri l’Effetto Permanente: { NAME($a) }
verb-counter = Prendi il segnalino Doppiogiochista: { NAME($a) }
verb-sanity = Il segnalino Sanità Mentale dice: { NAME($a) }

## Set-up and turns

tell-main-agent-placed = { $seat ->
    [you] Il tuo Agente Principale comincia { NAME($city, case: "in") }.
   *[other] L’Agente Principale di { NAME($seat) } comincia { NAME($city, case: "in") }.
}
tell-played = { $seat ->
    [you] Giochi { NAME($card, case: "the") }
   *[other] { NAME($seat) } gioca { NAME($card, case: "the") }
} { $symbol ->
    [cube] per piazzare cubi.
    [retrieve] per ritirare cubi.
    [buy] per acquistare cubi.
    [move] per muovere Agenti.
    [arrow] per una Freccia.
    [attempt] { $card ->
        [hide_royalty] per nascondere una Figura Reale.
       *[other] per un Assassinio.
    }
    [bomb] per i simboli Bomba.
    [devils_island] per l’Île du Diable.
    [yog_sothoth] per Yog-Sothoth.
   *[text] per il testo della carta.
}
tell-swapped = { $seat ->
    [you] Grazie a Mrs Hudson scarti { NAME($card, case: "the") } e peschi un’altra carta.
   *[other] Grazie a Mrs Hudson { NAME($seat) } scarta { NAME($card, case: "the") } e pesca un’altra carta.
}
tell-removed = { $seat ->
    [you] Rimuovi una carta dal gioco:
   *[other] { NAME($seat) } rimuove una carta dal gioco:
} { NAME($card) }.
tell-removed-from-hand = { $seat ->
    [you] Rimuovi dalla mano e dal gioco { NAME($card, case: "the") }.
   *[other] { NAME($seat) } rimuove dalla mano e dal gioco { NAME($card, case: "the") }.
}
tell-buried = { $seat ->
    [you] Rimuovi dalla mano e dal gioco { NAME($card, case: "the") }, a faccia in giù.
   *[other] { NAME($seat) } rimuove dalla mano e dal gioco { NAME($card, case: "the") }, a faccia in giù.
}
tell-dug-up = { $seat ->
    [you] Viene alla luce la carta che avevi rimosso a faccia in giù:
   *[other] Viene alla luce la carta che { NAME($seat) } aveva rimosso a faccia in giù:
} { NAME($card) }.
tell-found = { $seat ->
    [you] Cedi { NAME($card, case: "the") }: { $place ->
        [hand] la carta era nella tua mano.
        [discards] la carta era tra i tuoi scarti.
        [deck] la carta era nel tuo mazzo di pesca, che rimescoli.
        [buried] l’avevi rimossa a faccia in giù.
       *[removed] era stata rimossa dal gioco.
    }
   *[other] { NAME($seat) } cede { NAME($card, case: "the") }: { $place ->
        [hand] la carta era nella sua mano.
        [discards] la carta era tra i suoi scarti.
        [deck] la carta era nel suo mazzo di pesca, che viene rimescolato.
        [buried] era stata rimossa a faccia in giù.
       *[removed] era stata rimossa dal gioco.
    }
}

## What comes up, cubes, discs, claims

tell-pile-empty = Le carte Strategia sono finite { NAME($city, case: "in") }: la Guerra si avvicina.
tell-effect-up = Viene scoperto un Effetto Permanente: { NAME($effect) }.
tell-cubes-placed = { $seat ->
    [you] Piazzi
   *[other] { NAME($seat) } piazza
} { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
} { NAME($place, case: "on") }.
tell-cube-retrieved = { $seat ->
    [you] Ritiri un cubo { NAME($place, case: "from") }.
   *[other] { NAME($seat) } ritira un cubo { NAME($place, case: "from") }.
}
tell-cubes-bought = { $seat ->
    [you] Porti
   *[other] { NAME($seat) } porta
} { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
} dalla Riserva Comune alla Riserva Attiva.
tell-cubes-moved = { $seat ->
    [you] Sposti
   *[other] { NAME($seat) } sposta
} { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
} { NAME($source, case: "from") } { NAME($place, case: "on") }.
tell-cubes-to-limbo = { $n ->
    [one] { $seat ->
        [you] { $n } tuo cubo
       *[other] { $n } cubo di { NAME($seat) }
    } passa { NAME($place, case: "from") } al Limbo.
   *[other] { $seat ->
        [you] { $n } tuoi cubi
       *[other] { $n } cubi di { NAME($seat) }
    } passano { NAME($place, case: "from") } al Limbo.
}
tell-cubes-to-stock = { $n ->
    [one] { $n } cubo torna { NAME($place, case: "from") }
   *[other] { $n } cubi tornano { NAME($place, case: "from") }
} { $seat ->
    [you] nella tua Riserva Attiva.
   *[other] nella Riserva Attiva di { NAME($seat) }.
}
tell-blocked = { $seat ->
    [you] Metti un disco Blocco { NAME($place, case: "on") }.
   *[other] { NAME($seat) } mette un disco Blocco { NAME($place, case: "on") }.
}
tell-unblocked = { $seat ->
    [you] Togli il disco Blocco { NAME($place, case: "from") }.
   *[other] { NAME($seat) } toglie il disco Blocco { NAME($place, case: "from") }.
}
tell-city-claimed = { $seat ->
    [you] Riscatti la carta Città { NAME($city, case: "of") }: ora la città è sotto il tuo controllo.
   *[other] { NAME($seat) } riscatta la carta Città { NAME($city, case: "of") } e ora controlla la città.
}
tell-city-lost = { $seat ->
    [you] Perdi il controllo { NAME($city, case: "of") }.
   *[other] { NAME($seat) } perde il controllo { NAME($city, case: "of") }.
}
tell-effect-claimed = { $seat ->
    [you] Riscatti un Effetto Permanente: { NAME($effect) }.
   *[other] { NAME($seat) } riscatta un Effetto Permanente: { NAME($effect) }.
}
tell-effect-removed = { $seat ->
    [you] Rimuovi dal gioco un Effetto Permanente: { NAME($effect) }.
   *[other] { NAME($seat) } rimuove dal gioco un Effetto Permanente: { NAME($effect) }.
}
tell-locked = { $seat ->
    [you] Metti Bismarck sul riquadro Città { NAME($city, case: "of") }: la città è isolata.
   *[other] { NAME($seat) } mette Bismarck sul riquadro Città { NAME($city, case: "of") }: la città è isolata.
}

## Agents

tell-agent-moved = { $seat ->
    [you] Mandi { agent-yours } { NAME($city, case: "from") } { NAME($there, case: "in") }.
   *[other] { NAME($seat) } manda { agent-theirs } { NAME($city, case: "from") } { NAME($there, case: "in") }.
}
tell-agent-taken = { $seat ->
    [you] Prendi il controllo di un Agente di { NAME($victim) }: { NAME($agent) }.
   *[other] { $victim ->
        [you] { NAME($seat) } prende il controllo di un tuo Agente: { NAME($agent) }.
       *[other] { NAME($seat) } prende il controllo di un Agente di { NAME($victim) }: { NAME($agent) }.
    }
}
tell-agent-kept = { $seat ->
    [you] Conservi il tuo Agente, che ti resta fedele: { NAME($agent) }.
   *[other] { NAME($seat) } conserva il suo Agente, che resta fedele: { NAME($agent) }.
}
tell-agent-lost = { $seat ->
    [you] Perdi per sempre { NAME($agent, case: "the") }.
   *[other] { NAME($seat) } perde per sempre { NAME($agent, case: "the") }.
}
tell-turned = { $seat ->
    [you] Trasformi in vampiro { agent-yours }.
   *[other] { NAME($seat) } trasforma in vampiro { agent-theirs }.
}
tell-sheltered = { $seat ->
    [you] Metti sulla carta Mi-Go { NAME($agent, case: "the") }: lì non corre pericoli.
   *[other] { NAME($seat) } mette sulla carta Mi-Go { NAME($agent, case: "the") }: lì non corre pericoli.
}
tell-came-back = { $seat ->
    [you] I Mi-Go riportano { NAME($city, case: "in") } un tuo Agente: { NAME($agent) }.
   *[other] I Mi-Go riportano { NAME($city, case: "in") } un Agente di { NAME($seat) }: { NAME($agent) }.
}
tell-sacrificed = { $seat ->
    [you] Sacrifichi { NAME($agent, case: "the") } a Yog-Sothoth.
   *[other] { NAME($seat) } sacrifica { NAME($agent, case: "the") } a Yog-Sothoth.
}
tell-zombies-rest = { $seat ->
    [you] Lasci riposare gli Zombi.
   *[other] { NAME($seat) } lascia riposare gli Zombi.
}
tell-zombie-killed = { $seat ->
    [you] Uccidi uno Zombi { NAME($city, case: "in") }.
   *[other] { NAME($seat) } uccide uno Zombi { NAME($city, case: "in") }.
}

## Double agents

tell-double-drawn = { $seat ->
    [you] Peschi un segnalino Doppiogiochista: { NAME($agent) }.
   *[other] { NAME($seat) } pesca un segnalino Doppiogiochista.
}
tell-double-kept = { $seat ->
    [you] Conservi un segnalino Doppiogiochista: { NAME($agent) }.
   *[other] { NAME($seat) } conserva un segnalino Doppiogiochista.
}
tell-double-returned = { $seat ->
    [you] Rimetti tra gli altri un segnalino Doppiogiochista: { NAME($agent) }.
   *[other] { NAME($seat) } rimette tra gli altri un segnalino Doppiogiochista.
}
tell-double-stolen = { $seat ->
    [you] Sottrai a { NAME($victim) } un segnalino Doppiogiochista: { NAME($agent) }.
   *[other] { $victim ->
        [you] { NAME($seat) } ti sottrae un segnalino Doppiogiochista: { NAME($agent) }.
       *[other] { NAME($seat) } sottrae un segnalino Doppiogiochista a { NAME($victim) }.
    }
}
tell-double-shown = { $seat ->
    [you] Riveli che un Agente di { NAME($victim) } fa il doppio gioco: { NAME($agent) }!
   *[other] { $victim ->
        [you] { NAME($seat) } rivela che un tuo Agente fa il doppio gioco: { NAME($agent) }!
       *[other] { NAME($seat) } rivela che un Agente di { NAME($victim) } fa il doppio gioco: { NAME($agent) }!
    }
}

## Attempts and attacks

tell-attempt = { $seat ->
    [you] { $deed ->
        [hide] Stai per nascondere
       *[kill] Stai per assassinare
    }
   *[other] { NAME($seat) } { $deed ->
        [hide] sta per nascondere
       *[kill] sta per assassinare
    }
} { NAME($target, case: "the") } { NAME($city, case: "in") }.
tell-foiled = { $seat ->
    [you] Il tuo tentativo contro { NAME($target, case: "the") } è sventato!
   *[other] Il tentativo di { NAME($seat) } contro { NAME($target, case: "the") } è sventato!
}
tell-attacks = { $seat ->
    [you] { $how ->
        [attempt] Colpisci
        [shoggoth] Scateni lo Shoggoth
        [vampire] Mandi i Vampiri
       *[zombie] Scateni uno Zombi
    }
   *[other] { NAME($seat) } { $how ->
        [attempt] colpisce
        [shoggoth] scatena lo Shoggoth
        [vampire] manda i Vampiri
       *[zombie] scatena uno Zombi
    }
} { NAME($city, case: "in") }: il bersaglio è { agent-of-victim }.
tell-escaped = { $seat ->
    [you] Giochi { NAME($card, case: "the") }, e il Maestro dei Travestimenti salva { agent-yours }!
   *[other] { NAME($seat) } gioca { NAME($card, case: "the") }, e il Maestro dei Travestimenti salva { agent-theirs }!
}
tell-left-to-cthulhu = { $seat ->
    [you] Abbandoni { agent-yours } a Cthulhu.
   *[other] { NAME($seat) } abbandona { agent-theirs } a Cthulhu.
}
tell-agent-killed = { $seat ->
    [you] Uccidi
   *[other] { NAME($seat) } uccide
} { $victim ->
    [you] un tuo Agente
   *[other] un Agente di { NAME($victim) }
} { NAME($city, case: "in") }: { NAME($agent) }.
tell-main-agent-attacked = { $seat ->
    [you] Colpisci
   *[other] { NAME($seat) } colpisce
} { $victim ->
    [you] il tuo Agente Principale
   *[other] l’Agente Principale di { NAME($victim) }
} { NAME($city, case: "in") }.
tell-royal-killed = { $seat ->
    [you] Hai assassinato { NAME($city, case: "royal") } { NAME($city, case: "in") }!
   *[other] { NAME($seat) } ha assassinato { NAME($city, case: "royal") } { NAME($city, case: "in") }!
}
tell-royal-hidden = { $seat ->
    [you] Nascondi
   *[other] { NAME($seat) } nasconde
} { NAME($city, case: "royal") }: { NAME($city, case: "in") } si perdono le tracce di chi regna.
tell-city-doomed = { $seat ->
    [you] Evochi Cthulhu { NAME($city, case: "in") }.
   *[other] { NAME($seat) } evoca Cthulhu { NAME($city, case: "in") }.
}
tell-city-destroyed = { $seat ->
    [you] Evocato da te, Cthulhu distrugge
   *[other] Evocato da { NAME($seat) }, Cthulhu distrugge
} { NAME($city) } e tutto ciò che vi si trova!
tell-banished = { $seat ->
    [you] Chiami la Società di Leopoldo:
   *[other] { NAME($seat) } chiama la Società di Leopoldo:
} tutti i vampiri e gli Zombi lasciano per sempre il tabellone.
tell-vampire-driven-out = { $seat ->
    [you] La Società di Leopoldo scova il tuo Agente Principale, che era un vampiro.
   *[other] La Società di Leopoldo scova l’Agente Principale di { NAME($seat) }, che era un vampiro.
}

## Sanity and identities

tell-sanity-drawn = { $seat ->
    [you] { $why ->
        [claim] Peschi un segnalino Sanità Mentale dopo il riscatto:
        [royal-killed] Peschi un segnalino Sanità Mentale dopo il tentativo di assassinare la Figura Reale:
        [royal-hidden] Peschi un segnalino Sanità Mentale dopo il tentativo di nascondere la Figura Reale:
        [terror] Gli incubi ti tormentano e peschi un segnalino Sanità Mentale:
       *[cthulhu] Cthulhu si è risvegliato e peschi un segnalino Sanità Mentale:
    }
   *[other] { $why ->
        [claim] { NAME($seat) } pesca un segnalino Sanità Mentale dopo il riscatto:
        [royal-killed] { NAME($seat) } pesca un segnalino Sanità Mentale dopo il tentativo di assassinare la Figura Reale:
        [royal-hidden] { NAME($seat) } pesca un segnalino Sanità Mentale dopo il tentativo di nascondere la Figura Reale:
        [terror] Gli incubi tormentano { NAME($seat) }, che pesca un segnalino Sanità Mentale:
       *[cthulhu] Cthulhu si è risvegliato e { NAME($seat) } pesca un segnalino Sanità Mentale:
    }
} { $result ->
    [mad] Folle!
   *[sane] Sano.
}
tell-no-counter-left = { $seat ->
    [you] { $why ->
        [claim] Dovresti pescare un segnalino Sanità Mentale dopo il riscatto,
        [royal-killed] Dovresti pescare un segnalino Sanità Mentale dopo il tentativo di assassinare la Figura Reale,
        [royal-hidden] Dovresti pescare un segnalino Sanità Mentale dopo il tentativo di nascondere la Figura Reale,
        [terror] Gli incubi ti tormentano e dovresti pescare un segnalino Sanità Mentale,
       *[cthulhu] Cthulhu si è risvegliato e dovresti pescare un segnalino Sanità Mentale,
    }
   *[other] { $why ->
        [claim] { NAME($seat) } dovrebbe pescare un segnalino Sanità Mentale dopo il riscatto,
        [royal-killed] { NAME($seat) } dovrebbe pescare un segnalino Sanità Mentale dopo il tentativo di assassinare la Figura Reale,
        [royal-hidden] { NAME($seat) } dovrebbe pescare un segnalino Sanità Mentale dopo il tentativo di nascondere la Figura Reale,
        [terror] Gli incubi tormentano { NAME($seat) }, che dovrebbe pescare un segnalino Sanità Mentale,
       *[cthulhu] Cthulhu si è risvegliato e { NAME($seat) } dovrebbe pescare un segnalino Sanità Mentale,
    }
} ma non ce ne sono più: è la follia.
tell-revealed = { $seat ->
    [you] { $why ->
        [action] Riveli la tua identità:
        [main-agent] Il tuo Agente Principale è stato colpito e devi rivelarti:
        [madness] La follia ti ha travolto e devi rivelarti:
        [leopold] La Società di Leopoldo ha trovato il tuo Agente Principale e devi rivelarti:
       *[stand-by] Riveli la tua identità per conservare il tuo Agente:
    }
   *[other] { $why ->
        [action] { NAME($seat) } rivela la propria identità:
        [main-agent] L’Agente Principale di { NAME($seat) } è stato colpito e l’identità si rivela:
        [madness] La follia ha travolto { NAME($seat) }, che deve rivelarsi:
        [leopold] La Società di Leopoldo ha trovato l’Agente Principale di { NAME($seat) } e l’identità si rivela:
       *[stand-by] { NAME($seat) } rivela la propria identità per conservare l’Agente:
    }
} { NAME($side) }!
tell-known = { $seat ->
    [you] Ora le Autorità ti conoscono.
   *[other] Ora le Autorità conoscono { NAME($seat) }.
}

## Points

tell-disc = { $seat ->
    [you] Ora hai
   *[other] { NAME($seat) } ora ha
} { $points ->
    [one] { $points } punto sul tracciato.
   *[other] { $points } punti sul tracciato.
}
tell-marker-moved = { $track ->
    [war] L’indicatore Guerra
   *[revolution] L’indicatore Rivoluzione
} { $steps ->
    [-9] arretra di 9 spazi, fino a { $at }.
    [-8] arretra di 8 spazi, fino a { $at }.
    [-7] arretra di 7 spazi, fino a { $at }.
    [-6] arretra di 6 spazi, fino a { $at }.
    [-5] arretra di 5 spazi, fino a { $at }.
    [-4] arretra di 4 spazi, fino a { $at }.
    [-3] arretra di 3 spazi, fino a { $at }.
    [-2] arretra di 2 spazi, fino a { $at }.
    [-1] arretra di 1 spazio, fino a { $at }.
    [0] resta a { $at }.
    [1] avanza di { $steps } spazio, fino a { $at }.
   *[other] avanza di { $steps } spazi, fino a { $at }.
}

## The end

tell-game-ends = La partita è finita: { $why ->
    [war] la Guerra è arrivata alla fine del suo tracciato.
    [revolution] la Rivoluzione è arrivata alla fine del suo tracciato.
    [points] { $seat ->
        [you] hai raggiunto il limite di punti.
       *[other] { NAME($seat) } ha raggiunto il limite di punti.
    }
    [main-agent] { $seat ->
        [you] eri Restaurazionista e hai perso il tuo Agente Principale.
       *[other] { NAME($seat) } era Restaurazionista e ha perso il suo Agente Principale.
    }
    [madness] { $seat ->
        [you] eri Restaurazionista e la follia ti ha travolto.
       *[other] { NAME($seat) } era Restaurazionista e ha ceduto alla follia.
    }
    [zombies] { $seat ->
        [you] tutti i tuoi Zombi sono sul tabellone.
       *[other] tutti gli Zombi di { NAME($seat) } sono sul tabellone.
    }
   *[leopold] { $seat ->
        [you] eri Restaurazionista e la Società di Leopoldo ha eliminato il tuo Agente Principale.
       *[other] { NAME($seat) } era Restaurazionista e la Società di Leopoldo ha eliminato il suo Agente Principale.
    }
}
tell-final-score = { $seat ->
    [you] Finisci con
   *[other] { NAME($seat) } finisce con
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} come { NAME($side) } (il disco segnava { $had }): { $cities } dalle città{ $necronomicon ->
    [0] {""}
   *[other] , { $necronomicon } dal Necronomicon
}{ $royals ->
    [0] {""}
   *[other] , { $royals } dalle Figure Reali
}{ $track ->
    [0] {""}
   *[other] , { $track } dal tracciato
}{ $agents ->
    [0] {""}
   *[other] , { $agents } dagli Agenti
}{ $cards ->
    [0] {""}
   *[other] , { $cards } dalle carte speciali
}{ $kills ->
    [0] {""}
   *[other] , { $kills } dagli Agenti uccisi
}.
tell-side-out = Il punteggio più basso è tra i { NAME($side, case: "many") }: non possono vincere.

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-counter = Quando riscatti questa carta, il segnalino dell’Agente va nella città sotto il tuo controllo.
text-agent = { text-symbols } { text-counter }
text-ar = Azione: se l’Agente è sul tabellone sotto il tuo controllo, con questa carta tenta di assassinare la Figura Reale della città in cui si trova il suo segnalino. I simboli Bomba di questa carta non contano. Può anche uccidere uno Zombi in quella città.
text-aa = Azione: se l’Agente è sul tabellone sotto il tuo controllo, con questa carta tenta di assassinare un Agente di un altro giocatore noto alle Autorità, nella città in cui si trova il suo segnalino. I simboli Bomba di questa carta non contano. Può anche uccidere uno Zombi in quella città.
text-aar = Azione: se l’Agente è sul tabellone sotto il tuo controllo, con questa carta tenta di assassinare, nella città in cui si trova il suo segnalino, la Figura Reale oppure un Agente di un altro giocatore noto alle Autorità. I simboli Bomba di questa carta non contano. Può anche uccidere uno Zombi in quella città.
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
text-block = Azione: metti un disco Blocco dalla Riserva Comune su una carta Strategia scoperta, su un Effetto Permanente riscattabile o su un riquadro Città che non ne abbia già uno; oppure togli un disco Blocco qualsiasi. Ciò che ha sopra un disco non si può riscattare.
text-assassinate = Azione ad uso singolo: in una città in cui hai un Agente, tenta di assassinare la Figura Reale oppure un Agente di un altro giocatore noto alle Autorità. I simboli Bomba di questa carta non contano. Per uccidere uno Zombi la carta viene soltanto scartata.

text-city = { text-symbols } È di chi controlla la città e passa di mano con il controllo. I punti della città valgono per entrambe le fazioni.
text-city_the_hague = { text-city }
text-city_washington = { text-city }
text-city_zurich = { text-city }

text-baron_ungern_sternberg = { text-killer-agents }
text-evno_asef = { text-killer-both }
text-irene_adler = Azione: sottrai a caso un segnalino Doppiogiochista a un altro giocatore che ne abbia almeno due non ancora rivelati. Solo voi due sapete qual è. { text-counter }
text-leon_czolgosz = { text-killer-royals }
text-marquis_de_rochefort = { text-killer-agents }
text-peter_rachkovsky = Al riscatto: pesca due segnalini Doppiogiochista tra quelli non assegnati, se ce ne sono. { text-counter }
text-professor_moriarty = { text-killer-both } Se viene rivelato come Doppiogiochista mentre lo controlli e sei Lealista, puoi rivelare la tua identità e conservarlo. Un segnalino Folle non lo fa mai perdere.
text-ravachol = { text-killer-royals }
text-sergei_kravchinsky = { text-killer-royals }
text-sergei_nechaev = { text-killer-both }
text-sherlock_holmes = { text-killer-royals } Se viene rivelato come Doppiogiochista mentre lo controlli e sei Restaurazionista, puoi rivelare la tua identità e conservarlo. Un segnalino Folle non lo fa mai perdere.
text-vera_figner = { text-killer-royals }
text-vladimir_burtsev = Azione: guarda l’Identità Segreta di un altro giocatore. Quello che vedi è solo per i tuoi occhi. { text-counter }
text-wilhelm_stieber = { text-killer-both }

text-bismarck = Azione ad uso singolo: scegli una città che controlli. Tutti i cubi nel suo riquadro Città e sulla sua carta Strategia vanno nel Limbo, i dischi Blocco nella Riserva Comune, gli Zombi nella riserva del loro proprietario. Gli altri spostano tutti i loro Agenti presenti in città adiacenti, senza costo. Poi questa carta va sul riquadro Città, e la città è isolata: nessuno può portartela via, solo i tuoi Agenti possono entrarvi o attraversarla, solo tu puoi mettere cubi sulle sue carte Strategia, nessuno nel suo riquadro Città, e non vi arrivano Zombi.
text-black_hand = Nessuna azione. Se sei Restaurazionista e hai questa carta in mano, nel mazzo o negli scarti, hai 2 punti in più per ogni Figura Reale che hai assassinato.
text-diogenes_club = Azione gratuita: pesca due carte. Solo dopo scarti questa carta.
text-duchess_de_uzes = Azione gratuita: metti un cubo dalla tua Riserva Attiva in un posto in cui puoi mettere cubi.
text-fenians = { text-symbols }
text-freemasons = Azione gratuita: scarta dalla mano quante carte vuoi, anche nessuna, e pescane una in più. Solo dopo scarti questa carta.
text-hide_royalty = Azione ad uso singolo: in una città in cui hai un Agente, tenta di nascondere la Figura Reale. Servono tanti simboli Bomba quanti per assassinarla; ottieni i suoi punti, ma li conserva solo un Lealista. Poi peschi un segnalino Sanità Mentale; non ti costa nessun Agente.
text-hired_assassin = Azione ad uso singolo: in una città in cui hai un Agente, tenta di assassinare la Figura Reale oppure un Agente di un altro giocatore noto alle Autorità. I simboli Bomba di questa carta non contano. Un segnalino Folle non ti costa nessun Agente. Per uccidere uno Zombi la carta viene soltanto scartata.
text-holy_brotherhood = Azione: sposta uno o due tuoi cubi da un solo posto, dal Limbo o dalla tua Riserva Attiva in un solo altro posto in cui puoi mettere cubi.
text-infernal_machine = Nessuna azione. Usata per i suoi simboli Bomba, esce dal gioco.
text-inspector_lestrade = { text-symbols }
text-matvei_golovinsky = Azione gratuita: l’indicatore Guerra avanza di due spazi, ma non oltre la fine del tracciato.
text-nadar = Azione: sposta un tuo Agente, anche quello Principale, in una città qualsiasi in cui può entrare, senza costo.
text-necronomicon = Nessuna azione. Vale 3 punti per chi l’ha riscattato, di qualunque fazione sia. Se non l’hai più quando il tuo punteggio viene corretto, questi punti vanno persi.
text-okhrana = Azione: manda nel Limbo uno o due cubi di un solo altro giocatore, da riquadri Città, carte Strategia o Effetti Permanenti riscattabili.
text-peoples_will = Azione gratuita: porta un tuo cubo dalla Riserva Comune alla tua Riserva Attiva.
text-pinkerton_agents = Azione ad uso singolo: pesca quattro segnalini Doppiogiochista tra quelli non assegnati, conservane due e rimescola gli altri. Se sono di meno, peschi quelli e ne conservi al massimo due.
text-shoggoth = Azione ad uso singolo: distruggi un Agente di un altro giocatore, ovunque sul tabellone, che si potrebbe regolarmente assassinare. Non ti servono né simboli Bomba né un Agente in quella città. Il segnalino resta a te.
text-terrors_of_the_night = Azione: un altro giocatore deve pescare un segnalino Sanità Mentale. Un Lealista già rivelato non può essere scelto.
text-third_section = Azione: rimuovi una carta dal gioco: una carta Strategia scoperta senza disco Blocco, con l’eventuale segnalino, mentre i suoi cubi vanno nel Limbo; oppure un Effetto Permanente riscattabile, che non viene rimpiazzato; oppure una carta della tua mano, se vuoi a faccia in giù, ma non una carta Città. L’Agente di cui rimuovi la carta dalla mano resta sul tabellone.
text-vampire = Azione: trasforma in vampiro un tuo Agente, anche quello Principale; oppure, in una città in cui hai un vampiro, trasforma in vampiro un Agente con nome di un giocatore noto alle Autorità e prendine il controllo. Un Lealista che ha questa carta in mano, nel mazzo o negli scarti ha 1 punto per ogni suo vampiro sul tabellone.
text-zombies = Azione: in ogni città con uno Zombi puoi uccidere un Agente di un altro giocatore che si potrebbe regolarmente assassinare. Poi metti fino a tre Zombi in città in cui hai un Agente o uno Zombi, o in città adiacenti a queste. Giocata come prima azione mentre tutti e otto sono sul tabellone, fa invece finire la partita. Un Lealista che ha questa carta in mano, nel mazzo o negli scarti ha 8 punti se tutti e otto sono sul tabellone.

text-change_of_heart = Al riscatto: cambi subito fazione, e questa carta va sulla tua identità. Un’identità segreta resta segreta; il cambio è noto a tutti. Se la tua identità era già rivelata, il tuo punteggio viene ricalcolato.
text-cthulhu = Al riscatto: scegli una città, che viene distrutta. Tutti i suoi cubi e dischi Blocco vanno nella Riserva Comune, gli Zombi nella riserva del loro proprietario; tutti gli Agenti con nome escono dal gioco, quelli degli altri come tue vittime; gli Agenti Principali vanno in una città adiacente; il controllo, la carta Città e le carte Strategia vanno persi. Poi tutti gli altri giocatori pescano un segnalino Sanità Mentale. Nessuno può più entrare nella città, attraversarla o usarla.
text-cultists = Il tuo disco Controllo in un riquadro Città vale per te due punti Influenza, per la carta Città e per le carte Strategia di quella città. Ti serve comunque un cubo, e in caso di parità il disco non conta come Agente.
text-devils_island = Azione gratuita: gioca dalla mano una carta Città e manda nel Limbo tutti i cubi di un giocatore nel riquadro di quella città. Puoi farlo più volte in un turno.
text-doctor_watson = Il tuo limite di carte in mano è sei.
text-master_of_disguise = Quando un tuo Agente con nome è attaccato da un Assassinio, da uno Shoggoth, da un vampiro o da Cthulhu, puoi giocare dalla mano la sua carta; per il tuo Agente Principale, contro un Assassinio o uno Shoggoth, la carta della città in cui si trova. L’Agente va in una città adiacente, e l’attacco finisce. Poi peschi una carta.
text-mi_go = Azione gratuita: metti su questa carta la carta di un tuo Agente con nome dalla mano, insieme al segnalino; al massimo due Agenti alla volta. Lì nessuno può far loro del male, e contano come Agenti che controlli. In un turno successivo, come azione gratuita, un Agente torna in una città qualsiasi in cui può entrare, e la carta nella tua mano.
text-mrs_hudson = Azione gratuita, una volta in ogni tuo turno: scarta una carta e pescane una.
text-sebastian_moran = Hai un simbolo Bomba in più in ogni tentativo, e puoi usare le carte di tutti i tuoi Agenti con nome per assassinare Agenti.
text-sigmund_freud = Per cedere alla follia ti servono cinque segnalini Folle invece di tre.
text-society_of_leopold = Al riscatto: tutti i vampiri e gli Zombi lasciano per sempre il tabellone, con le carte di quegli Agenti. Chi perde così l’Agente Principale deve rivelarsi: un Restaurazionista fa finire la partita, un Lealista lo riprende come umano. D’ora in poi i Vampiri e gli Zombi non hanno né testo né punti.
text-yog_sothoth = Azione: gioca la carta di un tuo Agente con nome che è sul tabellone e non è un vampiro, e metti il segnalino su questa carta. La carta dell’Agente esce dal gioco. Un Lealista ha 2 punti per ogni Agente sacrificato.

text-main = L’Agente Principale non ha una carta e non può compiere Assassinii. Può essere una vittima solo se il suo proprietario è noto alle Autorità e non controlla altri Agenti. Un Restaurazionista che lo perde fa finire la partita; un Lealista si rivela e lo conserva.
text-royal = La Figura Reale può essere assassinata, e allora vale per i Restaurazionisti, o nascosta, e allora vale per i Lealisti, con simboli Bomba che raggiungano il suo valore difensivo.
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
text-zombie = Ogni giocatore può uccidere uno Zombi come azione, con una carta che permetta un Assassinio nella sua città. Non servono simboli Bomba, e la carta viene soltanto scartata.
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
text-card = Puoi riscattare la carta se nessuno ha qui più influenza di te e almeno un tuo cubo è sulla carta. Contano i cubi sulla carta e gli Agenti nella città; in caso di parità prevale chi ha più Agenti nella città.
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
text-box = Puoi riscattare la carta Città, e con essa il controllo della città, se nessuno ha qui più influenza di te e almeno un tuo cubo è nel riquadro Città. Contano i cubi nel riquadro e gli Agenti nella città; in caso di parità prevale chi ha più Agenti nella città.
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
text-limbo = I cubi finiscono qui dopo un riscatto. Si riprendono ritirandoli.
text-stock = I cubi nella tua Riserva Attiva sono pronti da piazzare.

## Table options

option-foiled_victim_safe = Per quanto tempo è al sicuro il bersaglio di un tentativo sventato?
option-foiled_victim_safe-turn = Dallo stesso giocatore, per il resto del turno
option-foiled_victim_safe-game = Da tutti, per il resto della partita
option-foiled_victim_safe-none = Non è al sicuro
option-kept_double_agent_still_foils = Il tentativo è sventato anche se Holmes o Moriarty, rivelato come Doppiogiochista, resta a chi lo controlla?
option-kept_double_agent_still_foils-true = Sì, il segnalino è stato rivelato
option-kept_double_agent_still_foils-false = No, il tentativo continua
option-disguise_vs_zombies = Il Maestro dei Travestimenti aiuta contro gli Zombi?
option-disguise_vs_zombies-false = No, non aiuta
option-disguise_vs_zombies-true = Sì, aiuta
option-zombie_reach = Dove si possono mettere Zombi, oltre che nelle città con un Agente o uno Zombi del loro proprietario?
option-zombie_reach-agents_and_zombies = In tutte le città adiacenti a queste
option-zombie_reach-zombies = Solo nelle città adiacenti a quelle con uno Zombi
option-zombie_chain = Uno Zombi appena messo apre altre città al successivo?
option-zombie_chain-false = No, conta ciò che c’era prima
option-zombie_chain-true = Sì, le apre
option-zombie_cthulhu_kills_score = Alla fine contano gli Agenti uccisi dagli Zombi e da Cthulhu?
option-zombie_cthulhu_kills_score-true = Sì, come tutti gli altri
option-zombie_cthulhu_kills_score-false = No, contano solo gli Assassinii e lo Shoggoth
option-devils_island_includes_game_card = L’Île du Diable manda via anche i cubi sulla carta Strategia della città?
option-devils_island_includes_game_card-false = No, solo quelli nel riquadro Città
option-devils_island_includes_game_card-true = Sì, gli uni e gli altri
option-cthulhu_takes_royal_disc = Cthulhu sgombera anche il riquadro della Figura Reale, facendone perdere i punti?
option-cthulhu_takes_royal_disc-false = No, ciò che è fatto è fatto
option-cthulhu_takes_royal_disc-true = Sì, anche quello
option-track_points = Quale spazio di un tracciato dà i punti?
option-track_points-current = Il più alto raggiunto ora dall’indicatore
option-track_points-highest_ever = Il più alto mai raggiunto dall’indicatore

## What it is about

about = Mostri governano l’Europa. Anarchici e polizia, Doppiogiochisti, vampiri e morti: nessuno sa di quale fazione siano gli altri.

## On the drawn table: labels, and what screen readers say

board-city = { NAME($city) }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, valore difensivo { $n }.
board-city-control = { $seat ->
    [you] La controlli tu.
   *[other] La controlla { NAME($seat) }.
}
board-city-no-control = Non la controlla nessuno.
board-city-locked = È isolata.
board-city-destroyed = È distrutta.
board-city-royal = Figura Reale presente: { NAME($royal) }. Valore difensivo { $bombs }, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
board-city-killed = { $seat ->
    [you] Hai assassinato { NAME($royal, case: "the") }.
   *[other] { NAME($seat) } ha assassinato { NAME($royal, case: "the") }.
}
board-city-hidden = { $seat ->
    [you] Hai nascosto { NAME($royal, case: "the") }.
   *[other] { NAME($seat) } ha nascosto { NAME($royal, case: "the") }.
}
board-city-gone = Figura Reale fuori dal gioco: { NAME($royal) }.
# $agents: names of agents, joined
board-city-agents = { $seat ->
    [you] I tuoi Agenti: { $agents }.
   *[other] Agenti di { NAME($seat) }: { $agents }.
}
board-locked = isolata
board-destroyed = distrutta
# heading in the opened city (short)
board-box = Riquadro Città
board-card = Carta Strategia
board-city-open = Apri { NAME($city) }

board-place-card = { NAME($city) }: carta { NAME($card) }.
board-place-box = { NAME($city) }: riquadro Città.
board-place-effect = Effetto Permanente: { NAME($effect) }.
board-place-blocked = C’è sopra un disco Blocco.
board-city-you-lead = Sei in vantaggio con { $n }.
board-city-leads = { NAME($seat) } è in vantaggio con { $n }.
board-city-empty = Qui nessuno ha influenza.
board-city-pieces = { $seat ->
    [you] Tu
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } punto Influenza
   *[other] { $n } punti Influenza
} ({ $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}, { $agents ->
    [one] { $agents } Agente
   *[other] { $agents } Agenti
}).
board-city-short = { $n ->
    [one] Ancora { $n } cubo e potresti riscattare.
   *[other] Ancora { $n } cubi e potresti riscattare.
}
board-city-can-claim = Qui potresti riscattare.
# a button: aim at this player’s cubes at a place
board-aim-cube = { $seat ->
    [you] i tuoi cubi: { NAME($place) }
   *[other] cubi di { NAME($seat) }: { NAME($place) }
}

board-pool = Riserva Comune
board-pool-count = { $seat ->
    [you] Tu
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } cubo nella Riserva Comune
   *[other] { $n } cubi nella Riserva Comune
}
board-known = Noti alle Autorità
# short
board-known-short = Noti
board-known-none = ancora nessuno
board-sanity-left = { $n ->
    [one] resta { $n } segnalino Sanità Mentale
   *[other] restano { $n } segnalini Sanità Mentale
}
board-zombies-left = { $n ->
    [one] { $n } Zombi di riserva
   *[other] { $n } Zombi di riserva
}
board-discs-left = { $n ->
    [one] { $n } disco Blocco nella Riserva Comune
   *[other] { $n } dischi Blocco nella Riserva Comune
}
board-doubles-left = { $n ->
    [one] { $n } segnalino Doppiogiochista non assegnato
   *[other] { $n } segnalini Doppiogiochista non assegnati
}
board-effects = Effetti Permanenti
board-effects-left = { $n ->
    [one] ancora { $n } nel mazzo
   *[other] altri { $n } nel mazzo
}
board-effects-none = nessuno riscattabile

board-agents = Agenti
# spoken after the agent’s name
board-agent-of = { $seat ->
    [you] tuo Agente
   *[other] Agente di { NAME($seat) }
}
board-agent-main = Agente Principale
board-agent-vampire = vampiro
board-agent-bombs = { $n ->
    [one] { $n } simbolo Bomba
   *[other] { $n } simboli Bomba
}
board-agent-points = { $n ->
    [one] { $n } punto Restaurazionista
   *[other] { $n } punti Restaurazionisti
}
board-agent-mark = { $mark ->
    [AR] AR: Assassinii di Figure Reali
    [AA] AA: Assassinii di Agenti
   *[AAR] AA/R: Assassinii di Figure Reali e Agenti
}
# where an agent is, if not in a city
board-agent-in = { NAME($city, case: "in") }
board-agent-mi_go = sulla carta Mi-Go
board-agent-yog_sothoth = sacrificio a Yog-Sothoth
board-agent-killed = { $seat ->
    [you] vittima tua
   *[other] vittima di { NAME($seat) }
}
board-agent-lost = fuori dal gioco
board-agent-card = sulla sua carta { NAME($city, case: "in") }
board-agent-aside = non ancora in gioco
board-double = tuo Doppiogiochista
board-double-known = { $seat ->
    [nobody] il suo segnalino Doppiogiochista non è assegnato: lo sai solo tu
   *[other] il suo segnalino Doppiogiochista ce l’ha { NAME($seat) }: lo sai solo tu
}
board-double-shown = { $seat ->
    [you] hai rivelato tu il suo segnalino Doppiogiochista
   *[other] { NAME($seat) } ha rivelato il suo segnalino Doppiogiochista
}
board-alone = L’Agente Principale è solo e può essere attaccato.

# $track is war or revolution
board-track = { $track ->
    [war] Guerra: { $n } di { $of }
   *[revolution] Rivoluzione: { $n } di { $of }
}
board-track-worth = { $track ->
    [war] Ogni Lealista ne ottiene { $n }.
   *[revolution] Ogni Restaurazionista ne ottiene { $n }.
}
# the next space with points
board-track-next = Lo spazio { $at } ne dà { $n }.

board-doubles-count = Doppiogiochisti: { $n }
board-mad = segnalini Folle: { $n } di { $of }
# short
board-mad-short = { $n } di { $of }
board-cubes-count = cubi: { $stock } nella Riserva Attiva, { $limbo } nel Limbo, { $pool } nella Riserva Comune
board-known-one = noto alle Autorità
board-unknown-one = non noto alle Autorità
board-main-in = Agente Principale { NAME($city, case: "in") }
board-royal-killed = ha assassinato { NAME($royal, case: "the") }
board-royal-hidden = ha nascosto { NAME($royal, case: "the") }
board-killed-agent = { $seat ->
    [you] ha ucciso un tuo Agente: { NAME($agent) }
   *[other] ha ucciso un Agente di { NAME($seat) }: { NAME($agent) }
}
board-on-mi-go = { NAME($agent) } sulla carta Mi-Go
board-on-yog = sacrificio: { NAME($agent) }
board-necronomicon-owner = ha il Necronomicon
board-buried-count = rimosse a faccia in giù: { $n }
board-shown-double = ha rivelato { NAME($agent, case: "the") }
board-last-mad = Ancora un segnalino Folle, e l’identità si rivela.

board-your-doubles = I tuoi Doppiogiochisti
board-drawn = Pescati: scegli chi conservare
board-buried = Rimosse a faccia in giù
board-beside = I tuoi Effetti Permanenti
# $points: what the disc shows; $n: what would count for the reader’s side
board-worth = { $points } sul tracciato, { $n } per la tua fazione
board-worth-kills = { $n ->
    [one] Può contare anche { $n } Agente ucciso.
   *[other] Possono contare anche { $n } Agenti uccisi.
}
board-worth-help = Quanto varrebbe per la tua fazione se la partita finisse ora, senza gli Agenti uccisi.
board-source = { $what ->
    [cities] Città
    [necronomicon] Necronomicon
    [royals] Figure Reali
    [track] Tracciato
    [agents] Agenti
    [cards] Carte ed effetti
   *[kills] Agenti uccisi
}: { $n }

board-symbol-cube = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
}
board-symbol-gold = { $n } Oro
board-symbol-bomb = { $n ->
    [one] { $n } simbolo Bomba
   *[other] { $n } simboli Bomba
}
board-symbol-arrow = { $track ->
    [war] { $way ->
        [up] Guerra avanti di { $n }
       *[down] Guerra indietro di { $n }
    }
   *[revolution] { $way ->
        [up] Rivoluzione avanti di { $n }
       *[down] Rivoluzione indietro di { $n }
    }
}
board-symbol-sanity = al riscatto: un segnalino Sanità Mentale
# what stands on the agent’s counter
board-counter-bombs = sul segnalino: { $n ->
    [one] { $n } simbolo Bomba
   *[other] { $n } simboli Bomba
}
board-counter-vp = sul segnalino: { $n ->
    [one] { $n } punto Restaurazionista
   *[other] { $n } punti Restaurazionisti
}
board-heading-passive = Passivo
board-heading-claim = Al riscatto
# an agent’s card with which attempts can be begun; $mark is AR, AA or AAR
board-heading-attempt = { $mark ->
    [AAR] Azione AA/R
   *[other] Azione { $mark }
}
board-royal-card = valore difensivo { $bombs }, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-city-points = vale { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} per chi la controlla
board-city-defence = valore difensivo { $n }

board-act-advance = Indicatori
board-act-buy = Acquista cubi
board-act-attempt = Assassinio
board-act-zombies = Zombi
board-act-flee = Partenza
board-act-doubles = Segnalini
board-act-show = Doppiogiochista
board-act-reveal = Rivelati
board-act-swap = Mrs Hudson
board-act-exile = Île du Diable
board-act-shelter = Su Mi-Go
board-act-sacrifice = Yog-Sothoth
board-first-card = { NAME($card) }: che cosa ne fai?

board-plan-gold = { $n } di { $of } Oro
# $n cubes for $gold gold
board-plan-buys = { $n ->
    [one] { $n } cubo per { $gold } Oro
   *[other] { $n } cubi per { $gold } Oro
}
board-plan-bombs = { $n } di { $of ->
    [one] { $of } simbolo Bomba
   *[other] { $of } simboli Bomba
}
board-plan-bombs-there = { $n } dai tuoi Agenti presenti
# one agent’s journey; $n is what it costs
board-plan-go = { NAME($agent) } { NAME($there, case: "in") }: { $n } Oro
board-plan-via = { $city ->
    [atlantic] { thing-atlantic.via }
    [levant] { thing-levant.via }
    [warsaw] { thing-warsaw.via }
   *[other] via { NAME($city) }
}
board-plan-short = { $n ->
    [one] manca { $n } Oro
   *[other] mancano { $n } Oro
}
board-plan-over = { $n } Oro di troppo
# what the target of an attempt is worth
board-plan-stake = { $n ->
    [one] { $n } punto in palio
   *[other] { $n } punti in palio
}
board-plan-influence = { NAME($place) }: influenza { $n } → { $then }
board-plan-lead = { $seat ->
    [you] sei in vantaggio
    [nobody] nessuno è in vantaggio
   *[other] { NAME($seat) } è in vantaggio
}
board-plan-points = punti { $n } → { $then }
board-next-claim = Che cosa riscatti?
board-next-buy = Con quale carta con Oro acquisti cubi?
board-next-move = Quale carta con Oro paga il viaggio?
board-next-advance = { $thing ->
    [none] Quale carta muove un indicatore?
   *[other] Quale Freccia vale: { NAME($thing) }?
}
board-next-attempt = Con quale carta cominci?
board-next-show = Quale Doppiogiochista riveli?
board-next-swap = Quale carta scarti per pescarne una?
board-next-exile = { $thing ->
    [none] Quale carta Città giochi per l’Île du Diable?
   *[other] Di chi sono i cubi da mandare nel Limbo: { NAME($thing) }?
}
board-next-shelter = Quale Agente metti sulla carta Mi-Go?
board-next-return = { $thing ->
    [none] Quale Agente torna dalla carta Mi-Go?
   *[other] Dove torna { NAME($thing, case: "the") }?
}
board-next-sacrifice = Quale Agente sacrifichi a Yog-Sothoth?
board-next-go = { $thing ->
    [none] Quale Agente va, e dove?
   *[other] Dove va { NAME($thing, case: "the") }?
}
board-next-send = Da dove va nel Limbo il cubo?

board-why-no-symbol = La carta non ha questo simbolo: { NAME($card) } (E1-58).
board-why-no-actions = Le due azioni sono finite: restano solo quelle gratuite (E1-49).
board-why-claim-first = Si può riscattare solo con la prima azione (E1-81).
board-why-claim-free = Dopo un’azione gratuita non si può riscattare (E1-82).
board-why-place-cube = Per riscattare ti serve lì un cubo (E1-86).
board-why-place-lead = { NAME($seat) } ha lì { $of } di influenza, tu { $n } (E1-85).
board-why-place-tie = { NAME($seat) } ha lì la stessa influenza e più Agenti (E1-91).
board-why-place-blocked = C’è sopra un disco Blocco (E1-94).
board-why-place-own = Controlli già questa città (E1-95).
board-why-place-locked = La città è isolata (E1-78, E1-79, E1-96).
board-why-place-destroyed = La città è distrutta (E1-382).
board-why-place-empty = Non ci sono più carte (E1-72).
board-why-place-gone = Questo Effetto Permanente non è riscattabile (E1-72).
board-why-place-no-cube = Non hai cubi lì (E1-119).
board-why-stock-empty = Non hai cubi nella Riserva Attiva (E1-70).
board-why-place-many = Troppo: { $n } simboli per { $of ->
    [one] { $of } cubo
   *[other] { $of } cubi
} nella Riserva Attiva (E1-74).
board-why-retrieve-none = Non hai cubi nel Limbo né sul tabellone (E1-119).
board-why-retrieve-many = Sarebbero { $n } simboli, e si { $of ->
    [one] può ritirare solo { $of } cubo
   *[other] possono ritirare solo { $of } cubi
} (E1-118).
board-why-take-stock = Questi cubi sono già nella tua Riserva Attiva (E1-118).
board-why-cubes-chosen = Lì tutti i cubi sono già scelti.
board-why-buy-pool = Con altre carte l’Oro sarebbe troppo: nella Riserva Comune { $of ->
    [one] c’è solo { $of } tuo cubo
   *[other] ci sono solo { $of } tuoi cubi
} (E1-123, E1-124).
board-why-buy-more = { $n } Oro non è un numero pari: aggiungi una carta (E1-123).
board-why-move-due = I viaggi costano { $n } Oro, le carte ne hanno { $of } (E1-134).
board-why-move-exact = Costerebbe in tutto { $n } Oro, e le tue carte non possono pagarlo esattamente (E1-134).
board-why-city-closed = I tuoi Agenti non possono entrare { NAME($city, case: "in") } (E1-137, E1-138).
board-why-agent-away = Non è in nessuna città: { NAME($agent) }.
board-why-attempt-none = Non c’è nessuno contro cui usare questa carta (E1-175 – E1-180, E1-201 – E1-205).
board-why-target-first = Prima scegli il bersaglio (E1-191).
board-why-target-chosen = Il bersaglio è già scelto (E1-174).
board-why-target-away = È in un’altra città: { NAME($agent) } (E1-178).
board-why-zombie-none = Non ci sono Zombi { NAME($city, case: "in") } (E1-343, E1-354).
board-why-top-other = Non è tra le carte che scarti: { NAME($card) } (E1-151).
board-why-top-first = Di’ quale delle carte va in cima (E1-280).
board-why-reveal-done = La tua identità è già rivelata (E1-154).
board-why-show-other = Non hai questo segnalino Doppiogiochista: { NAME($agent) } (E1-156).
board-why-show-own = È un tuo Agente: { NAME($agent) } (E1-158).
board-why-show-away = Non è un Agente di nessuno sul tabellone: { NAME($agent) } (E1-157 – E1-159).
board-why-effect-other = Non è davanti a te: { NAME($effect) } (E1-361).
board-why-hudson-used = Mrs Hudson aiuta una volta per turno (E1-400).
board-why-sacrifice-vampire = I vampiri non si possono sacrificare (E1-410).
board-why-mi-go-full = Due Agenti sono già sulla carta Mi-Go (E1-391).
board-why-mi-go-none = Non è sulla carta Mi-Go: { NAME($agent) } (E1-395).
board-why-mi-go-turn = Gli Agenti tornano solo in un turno successivo (E1-395).
board-why-exile-none = Questo giocatore non ha cubi nel riquadro Città; la città: { NAME($city) } (E1-386).
board-why-draw-none = Non c’è nulla da pescare (E1-54).
board-why-counters-none = Non restano segnalini Doppiogiochista (E1-300).
board-why-remove-city = Una carta Città non si può rimuovere (E1-320).
board-why-bury-scoring = La tua identità è rivelata: una carta che vale punti si rimuove a faccia in su (E1-319, E1-439).
board-why-clear-box = Si possono rimuovere solo carte, non un riquadro Città (E1-315).
board-why-clear-blocked = Un disco Blocco protegge questa carta (E1-315).
board-why-block-there = Lì c’è già un disco Blocco (E1-305).
board-why-unblock-none = Lì non c’è un disco Blocco (E1-304).
board-why-discs-none = Non ci sono più dischi Blocco nella Riserva Comune (E1-307).
board-why-cubes-none = Non hai cubi nella Riserva Attiva, nel Limbo o sul tabellone (E1-283, E1-284).
board-why-cubes-two = Due cubi sono già scelti, di più non se ne spostano (E1-283).
board-why-source-first = Prima scegli i cubi da spostare (E1-283).
board-why-source-one = I due cubi vengono dallo stesso posto (E1-285).
board-why-source-same = I cubi vengono da lì (E1-283).
board-why-others-no-cubes = Nessun altro giocatore ha cubi sul tabellone (E1-294).
board-why-first-cube-out = Prima scegli un cubo (E1-294).
board-why-send-own = Questi cubi sono tuoi (E1-294).
board-why-send-one = I due cubi sono di un solo giocatore: { NAME($seat) } (E1-294).
board-why-send-none = Lì non c’è un cubo così (E1-295).
board-why-lock-none = Non controlli città che non siano isolate (E1-258).
board-why-lock-other = Non controlli questa città: { NAME($city) } (E1-258).
board-why-lock-done = La città è già isolata (E1-266).
board-why-victim-none = Ora nessun Agente di un altro giocatore può essere una vittima (E1-202 – E1-205).
board-why-shoggoth-agents = Lo Shoggoth distrugge solo Agenti (E1-309).
board-why-banished = La Società di Leopoldo ha scacciato vampiri e Zombi (E1-404).
board-why-turn-none = Non c’è nessuno che possa diventare un vampiro (E1-328 – E1-333).
board-why-turn-vampire = Questo Agente è già un vampiro (E1-333).
board-why-turn-main = L’Agente Principale di un altro giocatore non può diventare un vampiro (E1-332).
board-why-turn-far = Non hai vampiri in quella città (E1-330).
board-why-zombies-none = I tuoi Zombi non possono attaccare nessuno, e non ne possono arrivare altri (E1-343, E1-347).
board-why-zombies-agents = Gli Zombi attaccano solo Agenti (E1-343).
board-why-zombies-kill-first = I nuovi Zombi arrivano dopo gli attacchi: toglili per attaccare (E1-343, E1-347).
board-why-zombies-all = Tutti gli Zombi sono sul tabellone (E1-347).
board-why-zombie-hunted = Gli Zombi { NAME($city, case: "in") } hanno già avuto la loro vittima (E1-343).
board-why-zombie-locked = Nelle città isolate non arrivano Zombi (E1-351).
board-why-zombie-far = È troppo lontana dai tuoi Agenti e Zombi: { NAME($city) } (E1-348).
board-why-seat-self = Scegli un altro giocatore.
board-why-counters-few = Nessun altro giocatore ha due segnalini Doppiogiochista (E1-289).
board-why-counters-last = { NAME($seat) } non ha due segnalini Doppiogiochista (E1-289).
board-why-terror-none = Gli altri sono tutti Lealisti rivelati: nessuno pescherebbe (E1-314).
board-why-terror-loyalist = { NAME($seat) } è un Lealista rivelato e non pescherebbe (E1-314).
board-why-identity-none = Non c’è identità segreta che tu non abbia visto (E1-325).
board-why-identity-open = L’identità di { NAME($seat) } è già rivelata (E1-325).
board-why-identity-seen = Hai già visto questa identità: { NAME($seat) } (E1-325).
board-why-foil-away = Non è un Agente dell’attaccante { NAME($city, case: "in") }: { NAME($agent) } (E1-221).
board-why-stand-by-side = Non è fedele alla tua fazione: { NAME($agent) } (E1-168, E1-169).
board-why-escape-far = Non è una città adiacente: { NAME($city) } (E1-236).
board-why-flee-other = Non è un tuo Agente { NAME($city, case: "in") }: { NAME($agent) } (E1-262).
board-why-flee-same = Questa città va lasciata (E1-262, E1-372).
board-why-flee-far = Non è una città adiacente: { NAME($city) } (E1-262, E1-264).
board-why-keep-other = Non hai pescato questo segnalino: { NAME($agent) } (E1-300).
board-why-keep-chosen = Hai già scelto questo segnalino: { NAME($agent) }.
board-why-limbo-none = Non hai cubi nel Limbo (E1-119).
board-why-limbo = Dal Limbo i cubi tornano ritirandoli (E1-119).
board-why-pool-none = Non hai cubi nella Riserva Comune (E1-125).
board-why-buy-odd = Per acquistare serve un numero pari di Oro, e le tue carte non possono darlo (E1-123).
board-why-buy-many = Troppo: nella Riserva Comune { $of ->
    [one] c’è solo { $of } tuo cubo
   *[other] ci sono solo { $of } tuoi cubi
} (E1-124).
board-why-move-none = Non hai Agenti nelle città (E1-126).
board-why-move-gold = Questo Oro non si potrebbe spendere esattamente (E1-134).
board-why-move-far = Il viaggio costa { $n } Oro; le tue carte ne hanno { $of } (E1-134).
board-why-move-same = Un Agente non può finire dove ha cominciato (E1-130).
board-why-move-closed = Nessuna via libera arriva { NAME($city, case: "in") } (E1-137, E1-138).
board-why-agent-moved = È già in viaggio: { NAME($agent) }.
board-why-agent-other = Non è un tuo Agente: { NAME($agent) } (E1-126).
board-why-arrow-stuck = Questa Freccia non può muovere il suo indicatore (E1-145).
board-why-arrow-top = Un indicatore è già alla fine del suo tracciato (E1-147).
board-why-attempt-card = Con questa carta non si può tentare un Assassinio: { NAME($card) } (E1-175, E1-180).
board-why-attempt-board = Non è sul tabellone: { NAME($card) } (E1-179).
board-why-attempt-nowhere = Non c’è un bersaglio alla portata dei tuoi simboli Bomba (E1-189).
board-why-bomb-enough = Troppo: comunque la si completi, una delle carte sarebbe inutile (E1-190).
board-why-bomb-needless = Troppo: così basterebbe già senza { NAME($card, case: "the") } (E1-190).
board-why-target-own = È un tuo Agente (E1-201).
board-why-target-unknown = Il giocatore non è noto alle Autorità (E1-202).
board-why-target-vampire = Un vampiro non può essere una vittima (E1-203).
board-why-target-main = Un Agente Principale si può attaccare solo se è rimasto solo (E1-204).
board-why-target-safe = Un tentativo contro questo bersaglio è stato sventato (E1-231).
board-why-target-card = Questa carta non permette questo bersaglio (E1-175).
board-why-target-far = Non hai Agenti in quella città (E1-178, E1-180).
board-why-target-bombs = { $n ->
    [one] Serve { $n } simbolo Bomba
   *[other] Servono { $n } simboli Bomba
}; puoi arrivare a { $of } (E1-187, E1-188).
board-why-target-gone = La Figura Reale è morta o nascosta (E1-193).
board-why-no-text = Nel tuo turno questa carta non ha un testo da usare: { NAME($card) }.
board-why-text-attempt = L’azione di questa carta è un tentativo: { NAME($card) } (E1-175, E1-180).
board-why-text-nothing = Ora il suo testo non farebbe nulla.
board-why-passive = Il suo testo agisce da sé.
board-why-on-claim = Il suo testo ha agito al riscatto.
board-why-reveal = Puoi rivelarti solo se così finisce la partita (E1-154).
board-why-card-chosen = Hai già scelto questa carta: { NAME($card) }.
board-why-no-arrow = La carta non ha questa Freccia: { NAME($card) } (E1-140).
board-why-end-actions = { $n ->
    [one] Hai ancora { $n } azione: usala, o passa (E1-46).
   *[other] Hai ancora { $n } azioni: usale, o passa (E1-46).
}
board-why-not-part = Questo non fa parte dell’azione.
board-why-not-all = L’azione non è ancora completa.
board-why-not-asked = Ora non è questa la domanda.
board-why-first-attempt = Prima scegli una carta per un tentativo (E1-173).
board-why-first-cubes = Prima scegli carte con simboli Cubo (E1-69, E1-117).
board-why-first-gold = Prima scegli una carta con Oro (E1-134).

board-evidence-killed-royalty = { $n ->
    [one] ha assassinato una Figura Reale
   *[other] ha assassinato { $n } Figure Reali
}
board-evidence-hid-royalty = { $n ->
    [one] ha nascosto una Figura Reale
   *[other] ha nascosto { $n } Figure Reali
}
board-evidence-marker = { $track ->
    [war] { $way ->
        [up] ha fatto avanzare la Guerra di { $n }
       *[down] ha fatto arretrare la Guerra di { $n }
    }
   *[revolution] { $way ->
        [up] ha fatto avanzare la Rivoluzione di { $n }
       *[down] ha fatto arretrare la Rivoluzione di { $n }
    }
}
board-evidence-agents = { $n ->
    [one] ha Agenti che valgono { $n } punto
   *[other] ha Agenti che valgono { $n } punti
}
board-evidence-vampires = { $n ->
    [one] ha trasformato in vampiro un Agente
   *[other] ha trasformato in vampiri { $n } Agenti
}
board-evidence-zombies = ha gli Zombi
board-evidence-yog = { $n ->
    [one] ha sacrificato un Agente a Yog-Sothoth
   *[other] ha sacrificato { $n } Agenti a Yog-Sothoth
}
board-evidence-turned = ha avuto un Ripensamento: la fazione è opposta a quella della carta
board-suspects = Doppiogiochisti
board-suspects-help = Quali segnalini potrebbero essere contro di te: i tuoi Agenti sul tabellone, e chi può avere il loro segnalino Doppiogiochista.
board-suspect = Chi può avere questo segnalino Doppiogiochista: { NAME($agent) }?
board-suspect-none = nessun sospetto
board-suspect-safe = nessuno: è stato rivelato, o ce l’hai tu
# how likely it is that some other player holds it, in per cent
board-suspect-chance = { $n } probabilità su cento che ce l’abbia qualcun altro
board-suspect-nobody = Non hai sul tabellone Agenti con un segnalino.
board-suspicion-holds = per il programma, { $n } probabilità su cento che ce l’abbia { NAME($seat) }

board-attack = { $how ->
    [attempt] Assassinio
    [shoggoth] Shoggoth
    [vampire] Vampiri
    [zombie] Zombi
   *[cthulhu] Cthulhu
} { NAME($city, case: "in") }

board-end-why = { $why ->
    [war] La Guerra è arrivata alla fine del suo tracciato.
    [revolution] La Rivoluzione è arrivata alla fine del suo tracciato.
    [points] { $seat ->
        [you] Hai raggiunto { $n } punti.
       *[other] { NAME($seat) } ha raggiunto { $n } punti.
    }
    [main-agent] { $seat ->
        [you] Eri Restaurazionista e hai perso il tuo Agente Principale.
       *[other] { NAME($seat) } era Restaurazionista e ha perso il suo Agente Principale.
    }
    [madness] { $seat ->
        [you] Eri Restaurazionista e la follia ti ha travolto.
       *[other] { NAME($seat) } era Restaurazionista e ha ceduto alla follia.
    }
    [zombies] { $seat ->
        [you] Avevi tutti gli Zombi sul tabellone.
       *[other] { NAME($seat) } aveva tutti gli Zombi sul tabellone.
    }
   *[leopold] { $seat ->
        [you] Eri Restaurazionista e la Società di Leopoldo ha eliminato il tuo Agente Principale.
       *[other] { NAME($seat) } era Restaurazionista e la Società di Leopoldo ha eliminato il suo Agente Principale.
    }
}
board-end-step-cities = Città
board-end-step-cities-help = a chi le controlla
board-end-step-necronomicon = Necronomicon
board-end-step-necronomicon-help = per entrambe le fazioni
board-end-step-royals = Figure Reali
board-end-step-royals-help = assassinate per i Restaurazionisti, nascoste per i Lealisti
board-end-step-track = Tracciato
# $revolution and $war: what the tracks give
board-end-step-track-help = la Rivoluzione dà { $revolution } ai Restaurazionisti, la Guerra { $war } ai Lealisti
board-end-step-agents = Agenti
board-end-step-agents-help = i punti sui segnalini, per i Restaurazionisti, vampiri esclusi
board-end-step-cards = Carte ed effetti
board-end-step-cards-help = la Mano Nera per i Restaurazionisti; vampiri, Zombi e Yog-Sothoth per i Lealisti
board-end-step-kills = Agenti uccisi
board-end-step-kills-help = per i Lealisti: Agenti di Restaurazionisti
board-end-step-out = La fazione esclusa
board-end-step-out-help = { $side ->
    [loyalist] { $seat ->
        [you] il punteggio più basso è il tuo: i Lealisti sono fuori
       *[other] il punteggio più basso è di { NAME($seat) }: i Lealisti sono fuori
    }
    [restorationist] { $seat ->
        [you] il punteggio più basso è il tuo: i Restaurazionisti sono fuori
       *[other] il punteggio più basso è di { NAME($seat) }: i Restaurazionisti sono fuori
    }
   *[none] tutti sono della stessa fazione: nessuno è fuori
}
# in a cell
board-end-out = fuori
board-end-track = sul tracciato: { $n }
board-end-tie = Pari punti: decide chi ha più dischi Controllo sul tabellone.
board-end-doubles = Doppiogiochisti conservati fino alla fine: { $agents }

## What many games add up to

fact-end-war = Guerra alla fine del tracciato
fact-end-revolution = Rivoluzione alla fine del tracciato
fact-end-main-agent = Agente Principale di un Restaurazionista ucciso
fact-end-madness = follia di un Restaurazionista
fact-end-zombies = Zombi
fact-end-leopold = Società di Leopoldo

## What an action means. Each goes on after “Questo”.

means-city = conquista { NAME($city) }{ means-worth }
means-city-from = toglie { NAME($city) } a { NAME($seat) }{ means-worth }
means-city-lost = fa perdere { NAME($city) }{ means-worth }
means-guards = difende { NAME($city) }
means-points = porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
} { $what ->
    [track] dai tracciati
    [agents] per gli Agenti
    [necronomicon] per il Necronomicon
   *[cards] per le carte
}
means-points-lost = fa perdere { $points ->
    [one] 1 punto
   *[other] { $points } punti
} { $what ->
    [track] dai tracciati
    [agents] per gli Agenti
    [necronomicon] per il Necronomicon
   *[cards] per le carte
}
means-agent = conquista { NAME($agent, case: "the") }
means-agent-from = toglie { NAME($agent, case: "the") } a { NAME($seat) }
means-agent-lost = fa perdere { NAME($agent, case: "the") }
means-agent-killed = uccide l’Agente { NAME($agent) } di { NAME($seat) }
means-main-struck = colpisce l’Agente Principale di { NAME($seat) }
means-main-lost = espone l’Agente Principale a un attacco
means-track-up = fa avanzare di { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
} l’indicatore { $track ->
    [war] Guerra
   *[revolution] Rivoluzione
}
means-track-down = fa arretrare di { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
} l’indicatore { $track ->
    [war] Guerra
   *[revolution] Rivoluzione
}
means-mad = costa un segnalino Folle
means-last-mad = porta a un passo dalla follia
means-alone = rende attaccabile l’Agente Principale
means-cubes = porta { $n ->
    [one] 1 cubo
   *[other] { $n } cubi
} nella Riserva Attiva

plan-claim = un passo per riscattare { NAME($thing, case: "the") }
plan-end = un passo per concludere la partita

## The guided first game

guide-cities = Dodici città, unite da strade. In ognuna c’è una pila di carte con la prima scoperta, e si può conquistare anche la città stessa. In ognuna regna un mostro: la Figura Reale.
guide-main-agent = Si comincia con un solo Agente, l’Agente Principale. Se un Restaurazionista lo perde, la partita finisce: fai attenzione. Mandalo a Madrid, dove si può riscattare Ravachol: tocca Madrid.
guide-place-ravachol = Prima azione: metti i cubi dove vuoi qualcosa. Tocca «Doppio cubo», poi la carta scoperta a Madrid. Due cubi e il tuo Agente: tre punti Influenza per Ravachol.
guide-two-places = Accanto alla sua carta ogni città ha un riquadro. I cubi nel riquadro Città contano per la città, quelli sulla carta per la carta. Il tuo Agente nella città conta per entrambe.
guide-place-madrid = Seconda azione: puoi giocare più carte insieme. Tocca «Cubo» e «Cubo o oro», poi il riquadro Città di Madrid, e conferma.
guide-claim-ravachol = Per Ravachol nessuno ha più Influenza di te, quindi riscattalo. Si può fare solo con la prima azione, e non costa carte. Tocca la sua carta a Madrid.
guide-deck = Ora la carta di Ravachol è nei tuoi scarti: quando rimescolerai il mazzo, la pescherai. Così il tuo mazzo cresce a ogni riscatto. Il suo segnalino è a Madrid come tuo Agente. I cubi sulla carta sono finiti nel Limbo.
guide-buy-cube = I cubi non bastano mai. Quattordici dei tuoi sono nella Riserva Comune, e con due Oro ne compri uno. Tocca «Doppio oro», scegli di acquistare e conferma.
guide-city-card = I tuoi cubi nel riquadro di Madrid sono ancora lì. Nessun altro ha Influenza sulla città: puoi conquistare Madrid stessa.
guide-claim-madrid = Prima azione del turno: riscatta la città. Tocca il riquadro Città di Madrid. Porta 3 punti finché la controlli, qualunque sia la tua fazione.
guide-points = Tre punti! Ma gli altri possono toglierti la città, se ottengono più Influenza. Anche la sua carta adesso è nel tuo mazzo.
guide-known = Con i tuoi primi punti ora le Autorità ti conoscono: d’ora in poi gli altri possono attaccare i tuoi Agenti. Prima erano abbastanza tranquilli.
guide-retrieve-limbo = I cubi nel Limbo sono spesi, non perduti. Con due simboli Cubo ne riprendi due: tocca «Cubo o bomba» e «Disco Blocco», poi il Limbo.
guide-monster = E ora il sovrano di Madrid. Ogni Figura Reale ha un valore difensivo: questa si uccide con 4 simboli Bomba e porta 2 punti a un Restaurazionista.
guide-bombs = Ravachol può attaccare le Figure Reali. A Madrid lui ha 2 simboli Bomba, il tuo Agente Principale 1, e un altro viene da una carta. Fanno quattro: bastano!
guide-kill = Tocca Ravachol nella tua mano, poi la Figura Reale di Madrid, poi «Cubo o bomba» per il simbolo Bomba, e conferma. Un Doppiogiochista potrebbe sventare il tentativo, ma nessuno ha quello giusto.
guide-sanity = È fatta! Chi si avvicina tanto a un mostro pesca un segnalino Sanità Mentale. Il tuo era Sano. Con tre segnalini Folle dovresti rivelare la tua identità, e per un Restaurazionista la partita finirebbe.
guide-move-agent = Ti resta un’azione: gli Agenti viaggiano con l’Oro. Da Madrid a Parigi costa 2. Tocca «Oro» e «Oro o bomba», scegli di muovere, poi il tuo Agente Principale e Parigi, e conferma.
guide-tracks = Béla ha fatto salire la Rivoluzione: forse è della tua fazione! La Rivoluzione porta punti a tutti i Restaurazionisti, la Guerra a tutti i Lealisti, e se una arriva in cima la partita finisce.
guide-double-agents = Hai anche tre segnalini Doppiogiochista; solo tu sai quali. Uno è Louise Michel, che lavora per Ada. Rivelandolo con un’azione, lei lavorerà per te!
guide-loyalists = I Lealisti fanno il contrario: nascondono le Figure Reali e uccidono gli Agenti dei Restaurazionisti. Tieni sempre anche un altro Agente: finché ne hai uno, il tuo Agente Principale non può essere assassinato.
guide-ending = In tre la partita finisce anche quando un disco arriva a 30 punti. Allora si rivelano tutte le identità. I punti per le Figure Reali uccise contano solo per i Restaurazionisti, e così via; le città contano per tutti.
guide-lowest-side = E c’è un’ultima regola da non dimenticare: la fazione del giocatore con il punteggio più basso è fuori, tutta! Vince il punteggio più alto dell’altra. Non lasciare indietro i tuoi amici segreti.
guide-free-actions = Certe carte hanno un testo. Un’«azione gratuita» si aggiunge alle tue due, ma dopo non puoi più riscattare in quel turno. Passa il puntatore su una carta, o tienici sopra il dito, per leggerlo.
## What symbols mean, and what actions are for

board-sign-cube = Cubo
board-about-cube = Piazza uno dei tuoi cubi, o ne ritira uno.
board-sign-gold = Oro
board-about-gold = Paga i viaggi dei tuoi Agenti; due Oro acquistano un cubo.
board-sign-bomb = Bomba
board-about-bomb = Conta in un tentativo. Accanto a un numero: tante ne servono lì contro un Agente.
board-sign-arrow-revolution = Freccia Rivoluzione
board-about-arrow-revolution = Muove avanti o indietro l’indicatore Rivoluzione, che dà punti ai Restaurazionisti.
board-sign-arrow-war = Freccia Guerra
board-about-arrow-war = Muove avanti o indietro l’indicatore Guerra, che dà punti ai Lealisti.
board-about-agent = Chi riscatta la carta ottiene questo Agente. AR: può attaccare la Figura Reale; AA: gli Agenti; AA/R: entrambi.
board-sign-insanity = Segnalino Sanità Mentale
board-about-insanity = Chi riscatta la carta pesca un segnalino Sanità Mentale.
board-sign-control-disc = Controllo
board-about-control-disc = La bandiera di una città e il disco sulla mappa mostrano chi la controlla.
board-sign-block-disc = Disco Blocco
board-about-block-disc = Dove si trova non si può riscattare nulla.
board-sign-royal = Figura Reale
board-sign-hidden-royal = Figura Reale nascosta
board-sign-known-to-authorities = Noto alle Autorità
board-about-known-to-authorities = Gli Agenti di questo giocatore possono essere attaccati.
board-sign-double-agent = Doppiogiochista
board-about-double-agent = Un segnalino segreto che può rivoltare un Agente contro chi lo controlla.
board-sign-mad = Folle
board-about-mad = Chi ottiene troppi di questi segnalini impazzisce e deve rivelarsi.
board-sign-sane = Sano
board-about-sane = Segnalini Sanità Mentale rimasti; nessuno sa quanti siano Folle.
board-sign-vampire = Vampiro
board-about-vampire = Un Agente diventato Vampiro non può essere ucciso.
board-about-place = Gioca carte con cubi e metti altrettanti tuoi cubi in un solo posto; chi è in vantaggio lì può riscattarlo.
board-about-claim = Prendi una carta, un effetto o una città dove sei in vantaggio. Solo la prima azione può farlo.
board-about-retrieve = Gioca carte con cubi e riprendi altrettanti tuoi cubi, dal tabellone o dal Limbo.
board-about-buy = Gioca carte con Oro: due Oro portano un cubo dalla Riserva Comune alla tua Riserva Attiva.
board-about-move = Manda Agenti lungo le strade; le carte con Oro pagano il viaggio.
board-about-advance = Muovi gli indicatori Rivoluzione e Guerra con le frecce delle tue carte.
board-about-attempt = Tenta di uccidere una Figura Reale o un Agente con abbastanza simboli Bomba, delle carte e dei tuoi Agenti sul posto.
board-about-show = Mostra uno dei tuoi Doppiogiochisti e prendi il controllo dell’Agente. Tutti lo vedono, per sempre.
board-about-reveal = Mostra a tutti di quale fazione sei. Puoi farlo solo se così la partita finisce.
board-about-swap = { text-mrs_hudson }
board-about-exile = { text-devils_island }
board-about-shelter = { text-mi_go }
board-about-sacrifice = { text-yog_sothoth }
