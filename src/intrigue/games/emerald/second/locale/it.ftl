### A Study in Emerald, second edition, in italiano. What both editions say alike is in ../../shared/locale.
### Forms of a card or a royalty card: the name as a label; .the (il Sicario).
### Forms of a city or Limbo: the label; .in (a Roma, al Cairo, nel Limbo), .from (da Roma).
### Forms of a side: the label; .many (Lealisti).

title = A Study in Emerald (seconda edizione)

## Cards

thing-place_retrieve = Piazza o ritira
    .the = la carta Iniziale «Piazza o ritira»
thing-place_claim = Piazza o riscatta
    .the = la carta Iniziale «Piazza o riscatta»
thing-place_two = Piazza due
    .the = la carta Iniziale «Piazza due»
thing-claim_retrieve = Riscatta o ritira
    .the = la carta Iniziale «Riscatta o ritira»
thing-claim_move = Riscatta o muovi
    .the = la carta Iniziale «Riscatta o muovi»
thing-retrieve_two = Ritira due
    .the = la carta Iniziale «Ritira due»
thing-place_bomb = Piazza o bomba
    .the = la carta Iniziale «Piazza o bomba»
thing-move_bomb = Muovi o bomba
    .the = la carta Iniziale «Muovi o bomba»
thing-assassinate_bomb = Assassinio
    .the = la carta Iniziale «Assassinio»
thing-change_of_heart = Ripensamento
    .the = il Ripensamento
thing-cthulhu = Cthulhu
    .the = Cthulhu
thing-doctor_watson = Dr Watson
    .the = il Dr Watson
thing-duchess_d_uzes = Duchessa d’Uzès
    .the = la Duchessa d’Uzès
thing-matvei_golovinski = Matvei Golovinski
    .the = Matvei Golovinski
thing-mi_go = Mi-Go
    .the = i Mi-Go
thing-mrs_hudson = Mrs Hudson
    .the = Mrs Hudson
thing-sebastian_moran = Sebastian Moran
    .the = Sebastian Moran
thing-sigmund_freud = Sigmund Freud
    .the = Sigmund Freud
thing-society_of_leopold = Società di Leopoldo
    .the = la Società di Leopoldo
thing-vampires = Vampiri
    .the = i Vampiri
thing-yog_sothoth = Yog-Sothoth
    .the = Yog-Sothoth

## Royalty

thing-royalty = Figura Reale
    .the = la Figura Reale
thing-the_burrower_beneath = Lo Scavatore degli Abissi
    .the = lo Scavatore degli Abissi
thing-nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
thing-the_veiled_thing = La Cosa Velata della Porta
    .the = la Cosa Velata della Porta
thing-gloriana = Gloriana
    .the = Gloriana
thing-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
thing-the_spinner_in_the_darkness = La Tessitrice nelle Tenebre
    .the = la Tessitrice nelle Tenebre
thing-rhogog = Rhogog
    .the = Rhogog
thing-azathoth = Azathoth, l’Idiota Cieco
    .the = Azathoth, l’Idiota Cieco
thing-nug_and_yeb = Nug e Yeb
    .the = Nug e Yeb

## Cities and Limbo

thing-limbo = Limbo
    .in = nel Limbo
    .from = dal Limbo

thing-sane = nessuna follia
thing-insane = follia

## Questions

ask-sanity = Che cosa mostra il dado Sanità Mentale?

ask-add-agent = Scegli una città per uno dei tuoi Agenti.
ask-refill = { $of ->
    [one] La tua identità è nota: scegli una città per un nuovo Agente.
   *[other] La tua identità è nota: scegli le città dei tuoi nuovi Agenti, { $n } di { $of }.
}
ask-act = { $actions ->
    [0] { $more ->
        [0] Non resta nulla da fare: termina il turno.
       *[other] Le due azioni sono finite: usa un’azione gratuita o termina il turno.
    }
    [one] Tocca a te: { $more ->
        [0] resta un’azione, ma non puoi farci nulla. Passa.
       *[other] resta un’azione. Scegli una carta o un’azione.
    }
   *[other] Tocca a te: { $more ->
        [0] restano { $actions } azioni, ma non puoi farci nulla. Passa.
       *[other] restano { $actions } azioni. Scegli una carta o un’azione.
    }
}
ask-place = { $more ->
    [0] { $n ->
        [one] { $n } cubo da piazzare: scegli la città.
       *[other] { $n } cubi da piazzare: scegli una città per tutti.
    }
   *[other] { $n } di { $of } cubi da piazzare: aggiungi carte, o scegli una città per tutti.
}
ask-claim = { $more ->
    [0] { $n ->
        [one] { $n } carta da riscattare: scegli la città.
       *[other] { $n } carte da riscattare: scegli la prima città.
    }
   *[other] { $n } di { $of } riscatti possibili: aggiungi carte, o scegli la prima città.
}
ask-claim-next = { $n ->
    [one] Ancora { $n } carta da riscattare: scegli la città.
   *[other] Ancora { $n } carte da riscattare: scegli la prossima città.
}
ask-retrieve = { $n ->
    [0] { $of ->
        [one] { $of } cubo da ritirare: { $more ->
            [0] scegli da dove.
           *[other] aggiungi carte, o scegli da dove.
        }
       *[other] { $of } cubi da ritirare: { $more ->
            [0] scegli da dove.
           *[other] aggiungi carte, o scegli da dove.
        }
    }
   *[other] { $n } di { $of } cubi da ritirare: scegli da dove viene il prossimo.
}
ask-move = { $n ->
    [0] { $of ->
        [one] Puoi muovere { $of } Agente: { $more ->
            [0] scegli da dove e verso dove.
           *[other] aggiungi carte, o scegli da dove e verso dove.
        }
       *[other] Puoi muovere { $of } Agenti: { $more ->
            [0] scegli da dove e verso dove.
           *[other] aggiungi carte, o scegli da dove e verso dove.
        }
    }
   *[other] { $n } di { $of } Agenti: { $must ->
        [0] scegli da dove e verso dove va il prossimo, o conferma.
       *[other] scegli da dove e verso dove va il prossimo.
    }
}
ask-advance = Indicatore Restaurazionista +{ $restorationist }, indicatore Lealista +{ $loyalist }: { $more ->
    [0] conferma.
   *[other] aggiungi carte, o conferma.
}
ask-discard = { $more ->
    [0] { $n ->
        [one] { $n } carta da scartare: conferma.
       *[other] { $n } carte da scartare: scegli quella che va in cima, visibile a tutti.
    }
   *[other] { $n ->
        [one] { $n } carta da scartare: aggiungine altre, o conferma.
       *[other] { $n } carte da scartare: aggiungine altre, o scegli quella che va in cima, visibile a tutti.
    }
}
ask-assassinate = Chi vuoi assassinare? Scegli la Figura Reale o un Agente. La carta dell’Assassinio: { NAME($card) }.
ask-support = { $target ->
    [royalty] Assassinio della Figura Reale { NAME($city, case: "in") }
   *[other] Assassinio di un Agente di { NAME($target) } { NAME($city, case: "in") }
}: simboli Bomba { $have } su { $need }. { $more ->
    [one] Aggiungi la carta che resta.
   *[other] Aggiungi carte con simboli Bomba.
}
ask-another-assassination = Un altro Assassinio in questa azione? Scegli la sua carta, o conferma che basta così.
ask-interrupt = { $how ->
    [assassination] { NAME($seat) } sta per assassinare un tuo Agente { NAME($city, case: "in") }.
    [shoggoth] { NAME($seat) } scatena lo Shoggoth contro un tuo Agente { NAME($city, case: "in") }.
    [vampires] { NAME($seat) } manda i Vampiri contro un tuo Agente { NAME($city, case: "in") }.
    [zombie] { NAME($seat) } scatena uno Zombi contro un tuo Agente { NAME($city, case: "in") }.
   *[cthulhu] { NAME($seat) } evoca Cthulhu { NAME($city, case: "in") }, dove hai almeno un Agente.
} Vuoi interrompere?

ask-use-cthulhu = Quale città viene devastata da Cthulhu?
ask-use-duchess-d-uzes = In quale città la Duchessa riscatta la carta per te?
ask-use-freemasons = { $n ->
    [0] { $more ->
        [0] Non hai altre carte da scartare: pescane una.
       *[other] Scegli le carte da scartare, o conferma. Ne peschi una in più di quante ne scarti.
    }
   *[other] { ask-discard }
}
ask-use-hide-royalty = In quale città nascondi la Figura Reale?
ask-use-inspector-lestrade = Di chi sono i cubi che Lestrade rimanda nella Riserva, e in quale città?
ask-use-irene-adler = Quale Agente viene sostituito con uno dei tuoi da Irene Adler?
ask-use-mi-go = { $n ->
    [0] { $of ->
        [one] Scegli l’Agente che va sulla carta Mi-Go.
       *[other] Scegli uno o due Agenti che vanno sulla carta Mi-Go.
    }
   *[other] { $of ->
        [one] { $n } Agente va sulla carta Mi-Go: conferma.
       *[other] { $n } di { $of } Agenti per la carta Mi-Go: scegline un altro, o conferma.
    }
}
ask-use-mrs-hudson = { ask-use-freemasons }
ask-use-okhrana = { $n ->
    [0] { $of ->
        [one] Scegli il cubo che va nel Limbo.
       *[other] Scegli uno o due cubi che vanno nel Limbo.
    }
   *[other] { $of ->
        [one] { $n } cubo va nel Limbo: conferma.
       *[other] { $n } di { $of } cubi per il Limbo: scegline un altro, o conferma.
    }
}
ask-use-pinkerton-agents = In quale città metti l’Agente?
ask-use-shoggoth = Quale Agente viene preso dallo Shoggoth?
ask-use-terrors-of-the-night = Chi deve tirare il dado Sanità Mentale?
ask-use-third-section = In quale città rimuovi la carta scoperta?
ask-use-vampires = Quale Agente viene sostituito con uno dei tuoi dai Vampiri?
ask-use-yog-sothoth = { $n ->
    [0] Scegli gli Agenti che dai a Yog-Sothoth: un Punto Vittoria Lealista per ciascuno.
   *[other] { $n } di { $of } Agenti per Yog-Sothoth: scegline altri, o conferma.
}
ask-zombies = { $of ->
    [0] Scegli un Agente che uno Zombi attacca, o conferma.
    [one] { $prey ->
        [0] Scegli la città dello Zombi che arriva.
       *[other] Prima scegli un Agente che uno Zombi attacca, oppure subito la città dello Zombi che arriva.
    }
   *[other] { $prey ->
        [0] Scegli le città degli Zombi che arrivano: { $n } di { $of }.
       *[other] Prima scegli un Agente che uno Zombi attacca, oppure subito le città dei { $of } Zombi che arrivano.
    }
}

## A draft that is complete: $n and $of are its meter

ask-place-ready = { $n ->
    [one] { $n } cubo è pronto: piazzalo.
   *[other] { $n } cubi sono pronti: piazzali.
}
ask-claim-ready = { $n ->
    [one] Carta e città sono scelte: riscatta.
   *[other] Il primo di { $n } riscatti è scelto: comincia.
}
ask-retrieve-ready = { $of ->
    [one] { $of } cubo è scelto: ritiralo.
   *[other] { $n } di { $of } cubi sono scelti: ritirali.
}
ask-move-ready = { $n } di { $of } { $of ->
    [one] Agente: muovilo.
   *[other] Agenti: muovili.
}
ask-advance-ready = Indicatore Restaurazionista +{ $restorationist }, indicatore Lealista +{ $loyalist }.
ask-discard-ready = { $n ->
    [one] { $n } carta da scartare.
   *[other] { $n } carte da scartare.
}
ask-assassinate-ready = Simboli Bomba { $n } su { $of }: ci sono tutti. Colpisci!
ask-support-ready = { $target ->
    [royalty] Assassinio della Figura Reale { NAME($city, case: "in") }
   *[other] Assassinio di un Agente di { NAME($target) } { NAME($city, case: "in") }
}: simboli Bomba { $n } su { $of }, ci sono tutti. Colpisci!
ask-use-cthulhu-ready = La città è scelta: evoca Cthulhu. Chi vi ha Agenti può interrompere.
ask-use-shoggoth-ready = Il bersaglio è scelto. Il suo proprietario può interrompere.
ask-use-vampires-ready = { ask-use-shoggoth-ready }
ask-zombies-ready = Tutto è scelto: scatena gli Zombi.
ask-use-zombies-ready = { ask-zombies-ready }
ask-use-duchess-d-uzes-ready = Tutto è scelto: usa il testo.
ask-use-hide-royalty-ready = { ask-use-duchess-d-uzes-ready }
ask-use-inspector-lestrade-ready = { ask-use-duchess-d-uzes-ready }
ask-use-irene-adler-ready = { ask-use-duchess-d-uzes-ready }
ask-use-pinkerton-agents-ready = { ask-use-duchess-d-uzes-ready }
ask-use-terrors-of-the-night-ready = { ask-use-duchess-d-uzes-ready }
ask-use-third-section-ready = { ask-use-duchess-d-uzes-ready }
ask-use-vladimir-burtsev-ready = { ask-use-duchess-d-uzes-ready }

## Answers: $a and $b are the things named, in their order

verb-claim = Gioca { NAME($a, case: "the") } per riscattare
verb-advance = Gioca { NAME($a, case: "the") } per muovere l’indicatore { NAME($b) }
verb-assassinate = Gioca { NAME($a, case: "the") } per un Assassinio
verb-interrupt = Interrompi: gioca { NAME($a, case: "the") }
verb-return = Riporta { NAME($a, case: "in") } gli Agenti sulla carta Mi-Go
verb-take = Prendine uno { NAME($a, case: "from") }
verb-go = Muovi un Agente { NAME($a, case: "from") } { NAME($b, case: "in") }
verb-aim = { NAME($a) }: { $b ->
    [you] scegli te
    [royalty] scegli la Figura Reale
   *[other] scegli { NAME($b) }
}
verb-roll = Il dado mostra: { NAME($a) }

## Set-up and turns

tell-played = { $seat ->
    [you] Giochi { NAME($card, case: "the") }
   *[other] { NAME($seat) } gioca { NAME($card, case: "the") }
} { $symbol ->
    [place] per piazzare cubi.
    [claim] per riscattare.
    [retrieve] per ritirare cubi.
    [move] per muovere Agenti.
    [marker] per muovere un indicatore.
    [assassinate] per un Assassinio.
    [bomb] per i simboli Bomba.
   *[text] per il testo della carta.
}
tell-removed = { $seat ->
    [you] Perdi per sempre { NAME($card, case: "the") }: la carta esce dal gioco.
   *[other] { NAME($seat) } perde per sempre { NAME($card, case: "the") }: la carta esce dal gioco.
}
tell-kept = { $seat ->
    [you] Metti { NAME($card, case: "the") } accanto alla tua identità.
   *[other] { NAME($seat) } mette { NAME($card, case: "the") } accanto alla propria identità.
}

## Cubes, agents, cards on the board

tell-royalty-appears = Una Figura Reale si mostra { NAME($city, case: "in") }: { NAME($royalty) }.
tell-cubes-placed = { $seat ->
    [you] Piazzi
   *[other] { NAME($seat) } piazza
} { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
} { NAME($city, case: "in") }.
tell-cube-retrieved = { $seat ->
    [you] Ritiri un cubo { NAME($place, case: "from") }.
   *[other] { NAME($seat) } ritira un cubo { NAME($place, case: "from") }.
}
tell-cubes-from-limbo = { $seat ->
    [you] Ritiri
   *[other] { NAME($seat) } ritira
} { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
} dal Limbo.
tell-cubes-to-limbo = { $n ->
    [one] { $seat ->
        [you] { $n } tuo cubo
       *[other] { $n } cubo di { NAME($seat) }
    } passa { NAME($city, case: "from") } al Limbo.
   *[other] { $seat ->
        [you] { $n } tuoi cubi
       *[other] { $n } cubi di { NAME($seat) }
    } passano { NAME($city, case: "from") } al Limbo.
}
tell-cubes-to-stock = { $n ->
    [one] { $n } cubo torna { NAME($city, case: "from") }
   *[other] { $n } cubi tornano { NAME($city, case: "from") }
} { $seat ->
    [you] nella tua Riserva.
   *[other] nella Riserva di { NAME($seat) }.
}
tell-card-removed = { $seat ->
    [you] Rimuovi { NAME($card, case: "the") } { NAME($city, case: "from") }; la carta esce dal gioco.
   *[other] { NAME($seat) } rimuove { NAME($card, case: "the") } { NAME($city, case: "from") }; la carta esce dal gioco.
}
tell-agents-added = { $seat ->
    [you] Metti
   *[other] { NAME($seat) } mette
} { $n ->
    [one] un Agente
   *[other] { $n } Agenti
} { NAME($city, case: "in") }.
tell-agent-moved = { $seat ->
    [you] Un tuo Agente viaggia
   *[other] Un Agente di { NAME($seat) } viaggia
} { NAME($city, case: "from") } { NAME($there, case: "in") }.
tell-agent-away = I Mi-Go portano via { NAME($city, case: "from") } { $seat ->
    [you] un tuo Agente.
   *[other] un Agente di { NAME($seat) }.
}
tell-agents-returned = I Mi-Go riportano { NAME($city, case: "in") } { $n ->
    [one] { $seat ->
        [you] { $n } tuo Agente.
       *[other] { $n } Agente di { NAME($seat) }.
    }
   *[other] { $seat ->
        [you] { $n } tuoi Agenti.
       *[other] { $n } Agenti di { NAME($seat) }.
    }
}
tell-agent-given = { $seat ->
    [you] Consegni
   *[other] { NAME($seat) } consegna
} per sempre a Yog-Sothoth un Agente { NAME($city, case: "from") }.

## Attacks

tell-attacks = { $seat ->
    [you] { $how ->
        [assassination] Tenti un Assassinio contro
        [shoggoth] Scateni lo Shoggoth contro
        [vampires] Mandi i Vampiri contro
       *[zombie] Scateni uno Zombi contro
    }
   *[other] { NAME($seat) } { $how ->
        [assassination] tenta un Assassinio contro
        [shoggoth] scatena lo Shoggoth contro
        [vampires] manda i Vampiri contro
       *[zombie] scatena uno Zombi contro
    }
} { $victim ->
    [you] un tuo Agente
   *[other] un Agente di { NAME($victim) }
} { NAME($city, case: "in") }.
tell-attacks-city = { $seat ->
    [you] Evochi Cthulhu { NAME($city, case: "in") }.
   *[other] { NAME($seat) } evoca Cthulhu { NAME($city, case: "in") }.
}
tell-interrupted = { $seat ->
    [you] Interrompi giocando { NAME($card, case: "the") }: l’attacco è sventato!
   *[other] { NAME($seat) } interrompe giocando { NAME($card, case: "the") }: l’attacco è sventato!
}
tell-agent-killed = { $seat ->
    [you] Uccidi
   *[other] { NAME($seat) } uccide
} { $victim ->
    [you] un tuo Agente
   *[other] un Agente di { NAME($victim) }
} { NAME($city, case: "in") }.
tell-agent-replaced = { $victim ->
    [you] Un tuo Agente
   *[other] Un Agente di { NAME($victim) }
} { NAME($city, case: "in") } lascia il posto a { $seat ->
    [you] uno dei tuoi.
   *[other] uno di { NAME($seat) }.
}
tell-agent-eaten = { $victim ->
    [you] Un tuo Agente
   *[other] Un Agente di { NAME($victim) }
} { NAME($city, case: "in") } cade vittima { $seat ->
    [you] dei tuoi Zombi.
   *[other] degli Zombi di { NAME($seat) }.
}
tell-agent-lost = { $seat ->
    [you] La follia ti costa anche un Agente { NAME($city, case: "in") }.
   *[other] Per la follia { NAME($seat) } perde anche un Agente { NAME($city, case: "in") }.
}
tell-royalty-killed = { $seat ->
    [you] Hai assassinato { NAME($royalty, case: "the") } { NAME($city, case: "in") }!
   *[other] { NAME($seat) } ha assassinato { NAME($royalty, case: "the") } { NAME($city, case: "in") }!
}
tell-royalty-hidden = { $seat ->
    [you] Nascondi
   *[other] { NAME($seat) } nasconde
} { NAME($royalty, case: "the") }: { NAME($city, case: "in") } si perdono le tracce di chi regna.
tell-city-devastated = Cthulhu devasta { NAME($city) }: le carte escono dal gioco{ $cards ->
    [0] {""}
    [one] , { $cards } senza essere vista
   *[other] , { $cards } senza essere viste
}, Agenti e Zombi tornano nelle Riserve, i cubi vanno nel Limbo.

## Sanity and identities

tell-sanity-roll = { $seat ->
    [you] { $why ->
        [claim] Tiri il dado Sanità Mentale dopo il riscatto:
        [royalty-killed] Tiri il dado Sanità Mentale dopo l’Assassinio della Figura Reale:
        [royalty-hidden] Tiri il dado Sanità Mentale dopo aver nascosto la Figura Reale:
       *[terror] Gli incubi ti tormentano e tiri il dado Sanità Mentale:
    }
   *[other] { $why ->
        [claim] { NAME($seat) } tira il dado Sanità Mentale dopo il riscatto:
        [royalty-killed] { NAME($seat) } tira il dado Sanità Mentale dopo l’Assassinio della Figura Reale:
        [royalty-hidden] { NAME($seat) } tira il dado Sanità Mentale dopo aver nascosto la Figura Reale:
       *[terror] Gli incubi tormentano { NAME($seat) }, che tira il dado Sanità Mentale:
    }
} { $result ->
    [insane] follia!
   *[sane] non succede nulla.
}
tell-token-lost = { $seat ->
    [you] Perdi un segnalino Sanità Mentale;
   *[other] { NAME($seat) } perde un segnalino Sanità Mentale;
} { $left ->
    [0] era l’ultimo.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
tell-healed = { $seat ->
    [you] Freud ti guarisce la mente: hai
   *[other] Freud guarisce la mente di { NAME($seat) }:
} { $tokens ->
    [one] { $tokens } segnalino Sanità Mentale.
   *[other] { $tokens } segnalini Sanità Mentale.
}
tell-revealed = { $seat ->
    [you] Non hai più { $why ->
        [agents] Agenti sul tabellone e
       *[sanity] segnalini Sanità Mentale e
    } devi rivelarti: { NAME($side) }!
   *[other] { NAME($seat) } non ha più { $why ->
        [agents] Agenti sul tabellone e
       *[sanity] segnalini Sanità Mentale e
    } deve rivelarsi: { NAME($side) }!
}
tell-zombies-banished = { $seat ->
    [you] Chiami la Società di Leopoldo:
   *[other] { NAME($seat) } chiama la Società di Leopoldo:
} tutti gli Zombi escono per sempre dal gioco.
tell-banished = { NAME($card) }: { $place ->
    [hand] { $seat ->
        [you] la carta viene rimossa dalla tua mano.
       *[other] la carta viene rimossa dalla mano di { NAME($seat) }.
    }
    [deck] { $seat ->
        [you] la carta viene rimossa dal tuo mazzo di pesca.
       *[other] la carta viene rimossa dal mazzo di pesca di { NAME($seat) }.
    }
    [discards] { $seat ->
        [you] la carta viene rimossa dai tuoi scarti.
       *[other] la carta viene rimossa dagli scarti di { NAME($seat) }.
    }
   *[kept] { $seat ->
        [you] la carta accanto alla tua identità viene rimossa.
       *[other] la carta accanto all’identità di { NAME($seat) } viene rimossa.
    }
}

## Points

tell-scored = { $seat ->
    [you] Ottieni
   *[other] { NAME($seat) } ottiene
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $sort ->
    [neutral] { NAME($source, case: "the") }.
    [restorationist] { NAME($source, case: "the") } (Restaurazionisti).
    [loyalist] { NAME($source, case: "the") } (Lealisti).
   *[box] { NAME($source, case: "the") } (Agente assassinato).
}
tell-points-lost = { $seat ->
    [you] Perdi
   *[other] { NAME($seat) } perde
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { NAME($source, case: "the") }.
tell-marker-moved = { $steps ->
    [0] L’indicatore { NAME($track) } resta a { $at }.
    [one] L’indicatore { NAME($track) } avanza di { $steps } spazio, fino a { $at }.
   *[other] L’indicatore { NAME($track) } avanza di { $steps } spazi, fino a { $at }.
}
tell-tracks = { $points ->
    [0] Gli indicatori sono alla pari: ora nessuno ha punti dai tracciati.
    [one] Tra gli indicatori c’è { $points } spazio: ora tutti hanno { $points } punto dai tracciati.
   *[other] Tra gli indicatori ci sono { $points } spazi: ora tutti hanno { $points } punti dai tracciati.
}

## The end

tell-game-ends = La partita è finita: { $why ->
    [points] { $seat ->
        [you] hai raggiunto il limite di punti.
       *[other] { NAME($seat) } ha raggiunto il limite di punti.
    }
    [marker] un indicatore è arrivato alla fine del suo tracciato.
    [reveal] { $seat ->
        [you] eri Restaurazionista e hai dovuto rivelarti.
       *[other] { NAME($seat) } era Restaurazionista e ha dovuto rivelarsi.
    }
   *[change-of-heart] { $seat ->
        [you] la tua identità di Lealista era nota, e ora sei Restaurazionista.
       *[other] l’identità di Lealista di { NAME($seat) } era nota, e ora è di Restaurazionista.
    }
}
tell-final-score = { $seat ->
    [you] Finisci con
   *[other] { NAME($seat) } finisce con
} { $points ->
    [one] { $points } punto:
   *[other] { $points } punti:
} il disco segnava { $had }, { $kept ->
    [0] non ne vale nessuno
    [one] ne vale { $kept }
   *[other] ne valgono { $kept }
}{ $share ->
    [0] {""}
   *[other] , più { $share } dai tracciati
}{ $penalty ->
    [0] {""}
   *[other] , meno { $penalty } per la fazione del punteggio più basso
}.
tell-lowest-side = Il punteggio più basso è tra i { NAME($side, case: "many") }: ognuno di loro ha perso { $penalty ->
    [one] { $penalty } punto.
   *[other] { $penalty } punti.
}

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-agents = Quando riscatti questa carta, ogni simbolo Agente mette nella città un Agente dalla tua Riserva.
text-agent = { text-symbols } { text-agents }
text-killer = { text-symbols } Usata per un Assassinio, lascia per sempre il tuo mazzo: la conservi se ti ha dato punti, altrimenti esce dal gioco.
text-box = Usata per assassinare un Agente, si conserva con il pezzo ucciso e dà i punti del suo riquadro; alla fine questi valgono solo per un Lealista, e solo se la vittima è Restaurazionista. Usata contro una Figura Reale, lascia il tuo mazzo senza quei punti.
text-killer-box = { text-symbols } { text-box }
text-reshuffle = Se il tuo mazzo finisce, i tuoi scarti vengono rimescolati in uno nuovo prima che vi vada questa carta.
text-reshuffle-all = Se il tuo mazzo finisce, i tuoi scarti, comprese le carte appena scartate, vengono rimescolati in uno nuovo prima che vi vada questa carta.

text-place_retrieve = { text-symbols }
text-place_claim = { text-symbols }
text-place_two = { text-symbols }
text-claim_retrieve = { text-symbols }
text-claim_move = { text-symbols }
text-retrieve_two = { text-symbols }
text-place_bomb = { text-symbols }
text-move_bomb = { text-symbols }
text-assassinate_bomb = { text-killer }

text-city = { text-symbols } I suoi punti sono neutri: valgono per entrambe le fazioni.

text-baron_ungern_sternberg = { text-killer-box } { text-agents }
text-black_hand = Azione ad uso singolo: ottieni 2 punti Restaurazionisti per ogni Figura Reale che hai assassinato, e altri 2 per ognuna che assassinerai. Quelle che hai nascosto non contano. Conservi questa carta.
text-change_of_heart = Azione ad uso singolo: metti questa carta sulla tua identità, davanti a tutti. D’ora in poi sei della fazione opposta. Un’identità segreta resta segreta; se la tua identità di Lealista era già nota, la partita finisce subito.
text-cthulhu = Azione ad uso singolo: scegli una città. Tutte le carte della sua pila escono dal gioco senza essere viste, e con loro quella scoperta; una Figura Reale nel suo spazio resta. Tutti gli Agenti e gli Zombi presenti tornano nelle Riserve, tutti i cubi vanno nel Limbo, anche i tuoi. Chi resta senza Agenti sul tabellone deve rivelarsi.
text-diogenes_club = Azione gratuita: pesca due carte. { text-reshuffle }
text-doctor_watson = Azione gratuita: pesca due carte. { text-reshuffle }
text-duchess_d_uzes = Azione: riscatta la carta scoperta di una città in cui sei in vantaggio; non ti serve un cubo. Può essere anche la tua seconda azione. Per il resto tutto avviene come in un riscatto.
text-evno_asef = { text-killer-box } { text-agents }
text-fenians = Beneficio ad uso singolo: in un solo Assassinio ogni tuo Agente nella città vale due simboli Bomba. I simboli Bomba di questa carta allora non contano, e non puoi usarla se ne hai già abbastanza. Due di queste carte non contano quattro volte: la seconda non aggiunge nulla.
text-freemasons = Azione gratuita: scarta dalla mano quante carte vuoi, anche nessuna, e pescane una in più. { text-reshuffle-all }
text-hide_royalty = Azione ad uso singolo: prendi la Figura Reale dal suo spazio in una città in cui sei in vantaggio; non servono né Agenti né simboli Bomba. I suoi punti sono punti Lealisti, e conservi entrambe le carte. I tuoi cubi in quella città vanno nel Limbo, quelli degli altri tornano nelle Riserve. Poi tiri il dado Sanità Mentale; la follia ti costa anche un Agente in quella città.
text-hired_assassin = { text-killer-box }
text-holy_brotherhood = Azione: ritira dal Limbo tanti tuoi cubi quanti Agenti hai sul tabellone.
text-infernal_machine = Beneficio ad uso singolo: dà i suoi simboli Bomba in un Assassinio e poi esce dal gioco. Giocata per un altro simbolo, viene semplicemente scartata.
text-inspector_lestrade = Azione: tutti i cubi di un giocatore in una città tornano nella sua Riserva. Possono essere anche i tuoi.
text-irene_adler = Azione ad uso singolo: in una città qualsiasi sostituisci un Agente di un altro giocatore con uno della tua Riserva. L’altro torna nella Riserva del suo proprietario. Nemmeno Sherlock Holmes può impedirlo. { text-agents }
text-leon_czolgosz = { text-killer } { text-agents }
text-marquis_de_rochefort = { text-agent }
text-matvei_golovinski = Azione: l’indicatore Lealista avanza di due spazi.
text-mi_go = Azione ad uso singolo: metti uno o due tuoi Agenti dalle città su questa carta, che conservi. Contano come presenti sul tabellone ma non sono in nessuna città, quindi nessuno può attaccarli. In un tuo turno successivo tornano insieme in una città, come azione gratuita; dopo, la carta non ha più effetto.
text-mrs_hudson = Azione gratuita: scarta dalla mano quante carte vuoi, anche nessuna, e pescane una in più. { text-reshuffle-all }
text-okhrana = Azione: manda dalle città al Limbo uno o due cubi, di chiunque siano.
text-peoples_will = Azione: ritira tutti i tuoi cubi dal Limbo.
text-peter_rachkovsky = { text-agent }
text-pinkerton_agents = Azione ad uso singolo: metti un Agente dalla tua Riserva in una città qualsiasi.
text-professor_moriarty = { text-killer-box } { text-agents }
text-ravachol = { text-killer } { text-agents }
text-sebastian_moran = { text-killer-box }
text-sergei_kravchinsky = { text-killer } { text-agents }
text-sergei_nechaev = { text-killer } { text-agents }
text-sherlock_holmes = Interruzione: salva un tuo Agente da un Assassinio, dallo Shoggoth, dai Vampiri o da uno Zombi; oppure, se hai un Agente nella città, ferma Cthulhu per tutti. Le carte di chi attacca sono comunque spese. Poi peschi una carta. Non aiuta contro Irene Adler né contro la follia. { text-agents }
text-shoggoth = Azione ad uso singolo: uccidi un Agente di un altro giocatore in una città qualsiasi. Non ti servono né pezzi in quella città né simboli Bomba, e i cubi restano. Conservi questa carta con il pezzo e ottieni i punti del suo riquadro; alla fine questi valgono solo per un Lealista, e solo se la vittima è Restaurazionista.
text-sigmund_freud = Azione ad uso singolo: riporta a tre i tuoi segnalini Sanità Mentale. L’indicatore Restaurazionista avanza di due spazi.
text-society_of_leopold = Azione ad uso singolo: tutti gli Zombi escono per sempre dal gioco. Così anche le carte Zombi e Vampiri, ovunque le abbiano i loro proprietari, e i loro punti vanno persi; chi ne perde una dalla mano pesca una carta. Quelle ancora sul tabellone non avranno né testo né punti.
text-terrors_of_the_night = Azione: un altro giocatore che abbia un segnalino Sanità Mentale deve tirare il dado Sanità Mentale.
text-third_section = Azione: rimuovi dal gioco la carta scoperta di una città; si scopre la successiva. Le Figure Reali non si possono rimuovere.
text-vampires = Azione ad uso singolo: in una città dove hai un Agente, sostituisci un Agente di un altro giocatore con uno della tua Riserva. Interruzione: sventa un Assassinio contro un tuo Agente, poi pesca una carta; di norma così la carta non si consuma. Non fermano nient’altro.
text-vera_figner = { text-killer } { text-agents }
text-vladimir_burtsev = Azione: guarda l’Identità Segreta di un altro giocatore. Quello che vedi è solo per i tuoi occhi. { text-agents }
text-wilhelm_stieber = { text-killer-box } { text-agents }
text-yog_sothoth = Azione ad uso singolo: metti su questa carta quanti tuoi Agenti vuoi dalle città, almeno uno. Ottieni 1 punto Lealista per ciascuno. Non torneranno mai più. Se non hai più Agenti sul tabellone, devi rivelarti.
text-zombies = Azione: prima, in ogni città dove hai uno Zombi, puoi rimuovere un Agente di un altro giocatore, che torna nella Riserva del suo proprietario. Poi metti due Zombi nelle città che vuoi.
text-royalty = Una Figura Reale non si riscatta mai. Va nello spazio della sua città, dove può essere assassinata per punti Restaurazionisti o presa con «Nascondi Reale» per punti Lealisti.

## Table options

option-retrieve_short_allowed = Con due simboli si può ritirare un solo cubo, se ce n’è soltanto uno?
option-retrieve_short_allowed-true = Sì, come quando si piazza
option-retrieve_short_allowed-false = No, il numero dev’essere sempre esatto
option-stopped_assassination_clears_cubes = Dopo un Assassinio sventato i cubi lasciano la città?
option-stopped_assassination_clears_cubes-true = Sì, l’azione conta come compiuta
option-stopped_assassination_clears_cubes-false = No, restano
option-vampires_interrupt_one_use = Un’interruzione consuma la carta Vampiri?
option-vampires_interrupt_one_use-false = No, la carta viene scartata
option-vampires_interrupt_one_use-true = Sì, la carta esce dal gioco, o si conserva se ha dato punti
option-loyalist_refill_again = Un Lealista già rivelato che perde l’ultimo Agente ne rimette altri?
option-loyalist_refill_again-false = No, succede soltanto quando si rivela
option-loyalist_refill_again-true = Sì, ogni volta
option-finish_action_at_target = Quando un giocatore raggiunge il limite di punti, prima si termina l’azione?
option-finish_action_at_target-false = No, la partita finisce subito
option-finish_action_at_target-true = Sì, si termina prima che la partita finisca

## What it is about

about = Agenti segreti e mostri si contendono le città d’Europa, in una partita più breve e serrata. Nessuno sa di quale fazione siano gli altri.

## On the drawn table: labels, and what screen readers say

board-city = { NAME($city) }. Valore Bomba: { $n }.
board-city-you-lead = Sei in vantaggio con { $n }.
board-city-leads = { NAME($seat) } è in vantaggio con { $n }.
board-city-empty = Qui non c’è nessuno.
board-city-pieces = { $seat ->
    [you] Tu
   *[other] { NAME($seat) }
}: { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}, { $agents ->
    [one] { $agents } Agente
   *[other] { $agents } Agenti
}.
board-city-card = Carta scoperta: { NAME($card) }.
board-city-card-in = La carta Città è tra queste.
board-city-royal-in = La Figura Reale è tra queste.
board-city-royal = Figura Reale presente: { NAME($royalty) }. Servono { $bombs } simboli Bomba, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
board-city-killed = { $seat ->
    [you] Hai assassinato { NAME($royalty, case: "the") }.
   *[other] { NAME($seat) } ha assassinato { NAME($royalty, case: "the") }.
}
board-city-hidden = { $seat ->
    [you] Hai nascosto { NAME($royalty, case: "the") }.
   *[other] { NAME($seat) } ha nascosto { NAME($royalty, case: "the") }.
}
board-city-gone = Figura Reale fuori dal gioco: { NAME($royalty) }.
board-city-short = { $n ->
    [one] Ancora { $n } pezzo e sei in vantaggio.
   *[other] Ancora { $n } pezzi e sei in vantaggio.
}
board-city-can-claim = Qui puoi riscattare.
board-aim-piece = { $seat ->
    [you] tu { NAME($city, case: "in") }
   *[other] { NAME($seat) } { NAME($city, case: "in") }
}
board-aim-royalty = { NAME($royalty) } { NAME($city, case: "in") }

board-track = { $side ->
    [loyalist] Tracciato Lealista: { $n } di { $of }
   *[restorationist] Tracciato Restaurazionista: { $n } di { $of }
}
board-share-none = Alla pari: nessuno ha punti dai tracciati.
board-share = { $side ->
    [loyalist] L’indicatore Lealista è avanti di { $n }: altrettanti punti per tutti, ma alla fine i Restaurazionisti li perdono.
   *[restorationist] L’indicatore Restaurazionista è avanti di { $n }: altrettanti punti per tutti, ma alla fine i Lealisti li perdono.
}
board-share-short = dai tracciati: { $n }

board-tokens = segnalini Sanità Mentale: { $n } di { $of }
board-stock = in Riserva: { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}, { $agents ->
    [one] { $agents } Agente
   *[other] { $agents } Agenti
}
board-on-board = Agenti sul tabellone: { $n }
board-kept = conservata: { NAME($card) }
board-royal-killed = ha assassinato { NAME($royalty, case: "the") }
board-royal-hidden = ha nascosto { NAME($royalty, case: "the") }
board-mi-go = { $n ->
    [one] { $n } Agente su Mi-Go
   *[other] { $n } Agenti su Mi-Go
}
board-yog = { $n ->
    [one] { $n } Agente su Yog-Sothoth
   *[other] { $n } Agenti su Yog-Sothoth
}
board-victims = { $n ->
    [one] { $n } Agente assassinato su una carta
   *[other] { $n } Agenti assassinati sulle carte
}
board-last-agent = Resta un solo Agente: senza, l’identità si rivela.
board-last-token = Resta un solo segnalino Sanità Mentale: senza, l’identità si rivela.

board-beside = Conservate accanto alla tua identità
board-worth = Ne conserveresti { $n } su { $points }
board-worth-perhaps = { $n } in più se gli Agenti assassinati sono di Restaurazionisti
board-worth-help = Quanto conserveresti se la partita finisse ora, prima che la fazione più bassa perda { $penalty }.
board-source = { NAME($source) }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-source-tracks = Tracciati: { $n }
board-sort-neutral = li conservano tutti
board-sort-restorationist = li conservano i Restaurazionisti
board-sort-loyalist = li conservano i Lealisti
board-sort-box = li conserva un Lealista, se { $seat ->
    [you] sei Restaurazionista
   *[other] { NAME($seat) } è Restaurazionista
}

board-symbol-place = { $n ->
    [one] piazza un cubo
   *[other] piazza { $n } cubi
}
board-symbol-claim = { $n ->
    [one] riscatta una carta
   *[other] riscatta { $n } carte
}
board-symbol-retrieve = { $n ->
    [one] ritira un cubo
   *[other] ritira { $n } cubi
}
board-symbol-move = { $n ->
    [one] muovi un Agente
   *[other] muovi { $n } Agenti
}
board-symbol-assassinate = Assassinio
board-symbol-restorationist = { $n ->
    [one] indicatore Restaurazionista
   *[other] indicatore Restaurazionista, { $n } spazi
}
board-symbol-loyalist = { $n ->
    [one] indicatore Lealista
   *[other] indicatore Lealista, { $n } spazi
}
board-symbol-bomb = { $n ->
    [one] { $n } simbolo Bomba
   *[other] { $n } simboli Bomba
}
board-symbol-agent = { $n ->
    [one] al riscatto: un Agente
   *[other] al riscatto: { $n } Agenti
}
board-symbol-insanity = al riscatto: si tira il dado Sanità Mentale
board-symbol-vp_neutral = al riscatto: { $n } per entrambe le fazioni
board-symbol-vp_restorationist = al riscatto: { $n } per i Restaurazionisti
board-symbol-vp_loyalist = al riscatto: { $n } per i Lealisti
board-symbol-box_vp = riquadro Agente assassinato: { $n }
board-heading-interrupt = Interruzione
board-heading-benefit = { $once ->
    [once] Beneficio ad uso singolo
   *[often] Beneficio
}
board-heading-both = Azione ad uso singolo e interruzione
board-royal-card = servono { $bombs } simboli Bomba, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

board-act-advance = Indicatori
board-act-assassinate = Assassinio

board-plan-agents = { $n } di { $of ->
    [one] { $of } Agente
   *[other] { $of } Agenti
}
board-plan-claims = { $n ->
    [one] { $n } riscatto
   *[other] { $n } riscatti
}
board-plan-steps = { $n ->
    [one] { $n } spazio
   *[other] { $n } spazi
}
board-plan-bombs = { $n } di { $of } simboli Bomba
board-plan-bombs-agents = { $n ->
    [one] { $n } dal tuo Agente presente
   *[other] { $n } dai tuoi Agenti presenti
}
board-plan-go = { NAME($city, case: "from") } { NAME($there, case: "in") }
board-next-claim = Con quale carta riscatti?
board-next-move = Con quale carta muovi Agenti?
board-next-advance = { $thing ->
    [none] Quale carta muove un indicatore?
   *[other] Quale indicatore avanza: { NAME($thing) }?
}
board-next-assassinate = Con quale carta compi l’Assassinio?
board-next-return = In quale città tornano i tuoi Agenti dalla carta Mi-Go?
board-next-go = { $thing ->
    [none] Da quale città parte un Agente?
   *[other] Dove va l’Agente { NAME($thing, case: "from") }?
}
board-next-aim = { $thing ->
    [none] In quale città?
   *[other] Chi scegli { NAME($thing, case: "in") }?
}
board-plan-leads = { $seat ->
    [none] Nessuno sarebbe in vantaggio { NAME($city, case: "in") }.
    [you] Saresti in vantaggio { NAME($city, case: "in") }.
   *[other] { NAME($seat) } sarebbe in vantaggio { NAME($city, case: "in") }.
}
board-plan-points = Il tuo disco: { $n }; per la tua fazione vale: { $worth }.
board-plan-kill = { $n ->
    [one] L’Assassinio vale { $n } punto.
   *[other] L’Assassinio vale { $n } punti.
}

board-why-no-symbol = La carta non ha questo simbolo: { NAME($card) } (E2-42).
board-why-no-actions = Le due azioni sono finite: restano solo quelle gratuite (E2-32).
board-why-claim-first = Si può riscattare solo con la prima azione (E2-63).
board-why-claim-nowhere = Non sei in vantaggio, con un cubo, in nessuna città che abbia una carta (E2-66, E2-67).
board-why-claim-many = Troppo: { $n } simboli di riscatto, e potresti usarne solo { $of } (E2-71).
board-why-stock-empty = Non hai cubi nella Riserva (E2-57).
board-why-place-many = Troppo: { $n } simboli per { $of ->
    [one] { $of } cubo
   *[other] { $of } cubi
} in Riserva (E2-60, E2-61).
board-why-retrieve-none = Non hai cubi nel Limbo né nelle città (E2-83).
board-why-retrieve-many = { $n } simboli, e si { $of ->
    [one] può ritirare solo { $of } cubo
   *[other] possono ritirare solo { $of } cubi
} (E2-85).
board-why-move-none = Non hai Agenti nelle città (E2-88).
board-why-move-many = Troppo: le carte scelte possono già muovere tutti i tuoi Agenti (E2-90).
board-why-kill-nowhere = In nessuna città sei in vantaggio, con un Agente, e hai un bersaglio alla portata dei tuoi simboli Bomba (E2-102 – E2-109).
board-why-bomb-enough = Troppo: comunque la si completi, una delle carte sarebbe inutile (E2-109).
board-why-no-text = Nel tuo turno questa carta non ha un testo da usare: { NAME($card) } (E2-47).
board-why-text-nothing = Ora il suo testo non farebbe nulla (E2-135).
board-why-benefit = Il suo testo si usa durante un Assassinio (E2-50).
board-why-interrupt = Il suo testo si usa nel turno di un altro giocatore (E2-49).
board-why-city-claim-cube = Per riscattare { NAME($city, case: "in") } ti serve lì un cubo (E2-67).
board-why-city-lead = { $n ->
    [one] Non sei in vantaggio { NAME($city, case: "in") }: basterebbe { $n } pezzo in più (E2-66).
   *[other] Non sei in vantaggio { NAME($city, case: "in") }: basterebbero { $n } pezzi in più (E2-66).
}
board-why-city-kill-lead = { $n ->
    [one] Non sei in vantaggio { NAME($city, case: "in") }: basterebbe { $n } pezzo in più (E2-103).
   *[other] Non sei in vantaggio { NAME($city, case: "in") }: basterebbero { $n } pezzi in più (E2-103).
}
board-why-city-stack = Non ci sono più carte { NAME($city, case: "in") } (E2-73).
board-why-city-agent = Ti serve un Agente { NAME($city, case: "in") } (E2-102).
board-why-city-bombs = Per un Assassinio { NAME($city, case: "in") } servono { $n } simboli Bomba; puoi arrivare a { $of } (E2-107, E2-108).
board-why-city-no-agent = Non hai Agenti da muovere { NAME($city, case: "in") } (E2-88).
board-why-city-same = Un Agente va in un’altra città (E2-87).
board-why-city-no-cube = Non hai cubi { NAME($city, case: "in") } (E2-83).
board-why-city-royal = Non c’è una Figura Reale nel suo spazio { NAME($city, case: "in") } (E2-207).
board-why-limbo = Dal Limbo i cubi tornano ritirandoli (E2-83).
board-why-royal-stack = Una Figura Reale ancora nella pila non può essere un bersaglio (E2-104).
board-why-actions-left = Hai ancora azioni: usale, o passa (E2-32).
board-why-again = In questa azione può seguire solo un altro Assassinio (E2-126).
board-why-agents-first = Prima scegli una città per il tuo Agente (E2-300, E2-311).
board-why-agents-out = Non hai più Agenti nella Riserva (E2-223, E2-233, E2-252).
board-why-banished = È arrivata la Società di Leopoldo, e questa carta non ha più testo: { NAME($card) } (E2-245).
board-why-begun = Prima termina l’azione cominciata, o annullala.
board-why-bomb-needless = Troppo: così basterebbe già senza { NAME($card, case: "the") } (E2-109).
board-why-chosen = Hai già scelto { NAME($card, case: "the") }.
board-why-city-agent-none = Non hai Agenti { NAME($city, case: "in") } (E2-226, E2-256).
board-why-city-agents-taken = Hai già scelto tutti i tuoi Agenti { NAME($city, case: "in") }.
board-why-city-moved = Tutti i tuoi Agenti { NAME($city, case: "in") } si muovono già (E2-91).
board-why-city-no-royalty = Non c’è una Figura Reale nel suo spazio { NAME($city, case: "in") } (E2-101).
board-why-city-no-victim = { NAME($seat) } non ha Agenti { NAME($city, case: "in") } (E2-101).
board-why-city-nothing = Non c’è nulla da devastare { NAME($city, case: "in") } (E2-135).
board-why-city-text-lead = { $n ->
    [one] Non sei in vantaggio { NAME($city, case: "in") }: basterebbe { $n } pezzo in più (E2-196, E2-207).
   *[other] Non sei in vantaggio { NAME($city, case: "in") }: basterebbero { $n } pezzi in più (E2-196, E2-207).
}
board-why-cubes-taken = Tutti i cubi disponibili { NAME($place, case: "in") } sono già scelti.
board-why-fenians-needless = Troppo: con il testo dei Feniani un’altra carta, o il testo stesso, sarebbe inutile (E2-109, E2-204).
board-why-fenians-once = Una carta dei Feniani è già usata; una seconda non aggiunge nulla (E2-201).
board-why-fenians-short = Anche con il testo dei Feniani i simboli Bomba non bastano, perché i loro non contano (E2-202).
board-why-interrupt-now = Sei sotto attacco: interrompi, o lascia fare (E2-309).
board-why-limbo-empty = Non hai cubi nel Limbo (E2-83).
board-why-mi-go-later = Dalla carta Mi-Go gli Agenti tornano solo in un tuo turno successivo (E2-227).
board-why-mi-go-none = Nessuno dei tuoi Agenti è sulla carta Mi-Go (E2-227).
board-why-move-must = { $n ->
    [one] Deve muoversi ancora { $n } Agente, o una carta sarebbe inutile (E2-90).
   *[other] Devono muoversi ancora { $n } Agenti, o una carta sarebbe inutile (E2-90).
}
board-why-move-needless = Troppo: con questa carta, { NAME($card) }, non servirebbe { NAME($other, case: "the") } (E2-90).
board-why-no-interrupt = Con questa carta non puoi interrompere: { NAME($card) } (E2-140).
board-why-no-royalty-text = Per questo testo non si può scegliere una Figura Reale: { NAME($card) }.
board-why-not-complete = Non è ancora completo (E2-327).
board-why-one-at-least = Scegline almeno uno (E2-327).
board-why-own-agent = Non puoi attaccare un tuo Agente (E2-101).
board-why-own-bombs = L’Assassinio si compie con questa carta, e i suoi simboli Bomba non contano: { NAME($card) } (E2-106).
board-why-seat-known = Hai già visto l’identità di { NAME($seat) } (E2-255).
board-why-seat-no-token = { NAME($seat) } non ha più segnalini Sanità Mentale (E2-248).
board-why-seat-revealed = L’identità di { NAME($seat) } è nota a tutti (E2-255).
board-why-self = Scegli un altro giocatore (E2-247, E2-255).
board-why-target-chosen = Il bersaglio è già scelto (E2-101).
board-why-target-first = Prima scegli chi attacchi (E2-101).
board-why-text-first = Prima scegli ciò che questa carta richiede: { NAME($card) } (E2-327).
board-why-text-no-cube = Non hai cubi { NAME($city, case: "in") } (E2-220, E2-231).
board-why-text-no-cubes = { NAME($seat) } non ha cubi { NAME($city, case: "in") } (E2-220, E2-231).
board-why-text-no-victim = { NAME($seat) } non ha Agenti { NAME($city, case: "in") } (E2-260, E2-319).
board-why-text-own-agent = Deve essere un Agente di un altro giocatore (E2-261, E2-319).
board-why-top = In cima può andare solo una carta che scarti ora (E2-133).
board-why-vampires-agent = Per i Vampiri ti serve un tuo Agente { NAME($city, case: "in") } (E2-252).
board-why-vampires-stop = I Vampiri fermano solo gli Assassinii (E2-155).
board-why-zombie-each = Ogni Zombi { NAME($city, case: "in") } ha già attaccato (E2-151).
board-why-zombie-eaten = Un Agente { NAME($city, case: "in") } è già stato preso (E2-260).
board-why-zombie-none = Non ci sono Zombi { NAME($city, case: "in") } (E2-260).
board-why-zombie-saved = L’Agente { NAME($city, case: "in") } è stato salvato e non può essere attaccato di nuovo (E2-151).
board-why-zombies-late = Gli Zombi attaccano prima che ne arrivino altri (E2-262, E2-263).
board-why-zombies-must = { $n ->
    [one] Deve arrivare { $n } Zombi: scegli la città (E2-263, E2-264).
   *[other] Devono arrivare { $n } Zombi: scegli le città (E2-263).
}
board-why-zombies-out = Tutti gli Zombi sono già sul tabellone (E2-264).

board-evidence-killed-royalty = { $n ->
    [one] ha assassinato una Figura Reale
   *[other] ha assassinato { $n } Figure Reali
}
board-evidence-hid-royalty = { $n ->
    [one] ha nascosto una Figura Reale
   *[other] ha nascosto { $n } Figure Reali
}
board-evidence-points = { $side ->
    [loyalist] { $n ->
        [one] { $n } punto Lealista
       *[other] { $n } punti Lealisti
    }
   *[restorationist] { $n ->
        [one] { $n } punto Restaurazionista
       *[other] { $n } punti Restaurazionisti
    }
}
board-evidence-marker = { $side ->
    [loyalist] ha mosso l’indicatore Lealista di { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
   *[restorationist] ha mosso l’indicatore Restaurazionista di { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
}
board-evidence-yog = { $n ->
    [one] ha dato un Agente a Yog-Sothoth
   *[other] ha dato { $n } Agenti a Yog-Sothoth
}
board-evidence-turned = ha giocato un Ripensamento: la fazione è opposta a quella della carta

board-attack = { $how ->
    [assassination] Assassinio
    [shoggoth] Shoggoth
    [vampires] Vampiri
    [zombie] Zombi
   *[cthulhu] Cthulhu
} { NAME($city, case: "in") }

board-end-why = { $why ->
    [points] Qualcuno aveva { $n } punti.
    [marker] Un indicatore era a { $of }.
    [reveal] Un Restaurazionista ha dovuto rivelarsi.
   *[change-of-heart] Un Lealista già rivelato ha avuto un Ripensamento.
}
board-end-step-had = Sul tracciato Punti Vittoria
board-end-step-had-help = tutti i tipi insieme
board-end-step-other = Punti dell’altra fazione
board-end-step-other-help = i Lealisti perdono i punti Restaurazionisti, i Restaurazionisti quelli Lealisti
board-end-step-box = Agenti assassinati
board-end-step-box-help = li conserva solo un Lealista, per Agenti di Restaurazionisti
board-end-step-share = Punti dai tracciati
board-end-step-share-help = { $side ->
    [loyalist] i Lealisti sono avanti di { $n } e li conservano
    [restorationist] i Restaurazionisti sono avanti di { $n } e li conservano
   *[none] alla pari: non ce ne sono
}
board-end-step-lowest = Fazione più bassa
board-end-step-lowest-help = { $seat ->
    [you] il punteggio più basso è il tuo
   *[other] il punteggio più basso è di { NAME($seat) }
}: { $side ->
    [loyalist] i Lealisti perdono { $n }
   *[restorationist] i Restaurazionisti perdono { $n }
}
board-end-kept = conservati
board-end-lost = persi
board-end-tie-side = In caso di parità un Restaurazionista sta davanti.
board-kind-neutral = neutri
board-kind-restorationist = Restaurazionisti
board-kind-loyalist = Lealisti
board-kind-box = Agenti assassinati
board-kind-tracks = tracciati
board-kind-penalty = fazione più bassa

## What many games add up to

fact-end-marker = un indicatore alla fine del tracciato
fact-end-reveal = un Restaurazionista ha dovuto rivelarsi
fact-end-change-of-heart = cambio di fazione dopo la rivelazione

## What an action means. Each goes on after “Questo”.

means-scores = porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { NAME($card, case: "the") }
means-points = porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
} dai tracciati
means-points-lost = fa perdere { $points ->
    [one] 1 punto
   *[other] { $points } punti
} dai tracciati
means-lead = porta in vantaggio { NAME($city, case: "in") }
means-agents = porta { $n ->
    [one] un Agente
   *[other] { $n } Agenti
} sul tabellone
means-agents-lost = costa { $n ->
    [one] un Agente
   *[other] { $n } Agenti
}
means-agent-killed = elimina un Agente di { NAME($seat) } { NAME($city, case: "in") }
means-track = fa avanzare di { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
} l’indicatore { NAME($track) }
means-token-lost = costa un segnalino Sanità Mentale
means-last-token = lascia un solo segnalino Sanità Mentale
means-last-agent = lascia un solo Agente sul tabellone
means-cubes = porta { $n ->
    [one] 1 cubo
   *[other] { $n } cubi
} nella Riserva

## What somebody is after for several turns; it goes on after “This is”.

plan-claim = un passo per riscattare la carta { NAME($thing, case: "in") }

## What the rules picture, besides things

picture-place = { board-act-place }
picture-claim = { board-act-claim }
picture-retrieve = { board-act-retrieve }
picture-move = { board-act-move }
picture-assassinate = { board-act-assassinate }
picture-bomb = Bomba
picture-agent = Agenti
picture-insanity = Follia

## The guided first game

guide-cities = Nove città, e in ognuna una pila di carte con la prima scoperta. È per quelle carte che si lotta: alleati, armi, orrori e le città stesse.
guide-first-agent = Si comincia mandando fuori due Agenti. A Madrid si è già mostrato un mostro: meglio che uno sia lì. Tocca Madrid.
guide-second-agent = Ora il secondo. Al Cairo c’è Ravachol, un uomo che ama gli esplosivi: fa al caso tuo. Tocca Il Cairo.
guide-symbols = Questa carta mostra due volte il simbolo «piazza un cubo»: due cubi passano dalla tua Riserva a una città. Lì cubi e Agenti sono i tuoi pezzi. Chi ne ha più di ogni altro è in vantaggio nella città.
guide-place-madrid = Prima azione: tocca «Piazza due», poi Madrid.
guide-leading = Due cubi e un Agente: a Madrid sei in vantaggio. Solo chi è in vantaggio può prendere la carta che c’è lì; un pareggio non basta.
guide-place-cairo = Seconda azione: puoi giocare più carte insieme. Tocca «Piazza o riscatta» e «Piazza o bomba», poi Il Cairo: due cubi per Ravachol.
guide-claim-ravachol = Al Cairo sei in vantaggio, quindi riscatta la carta che c’è lì. Si può fare solo con la prima azione. Tocca «Riscatta o ritira», poi Il Cairo, e scegli di riscattare: Ravachol è tuo.
guide-deck = Ora Ravachol è nei tuoi scarti: quando rimescolerai il mazzo, lo pescherai. Così il tuo mazzo cresce a ogni riscatto. Ha portato anche un Agente al Cairo. I tuoi cubi lì sono finiti nel Limbo.
guide-retrieve-limbo = I cubi nel Limbo sono spesi, non perduti. Tocca «Ritira due», poi il Limbo: due tornano nella tua Riserva.
guide-city-card = A Madrid la prima carta è la carta Città. Porta 3 punti neutri: valgono per qualunque fazione. Lì sei ancora in vantaggio.
guide-claim-madrid = È la prima azione, quindi puoi riscattare: tocca «Riscatta o muovi», scegli di riscattare e conferma. Sei in vantaggio solo a Madrid.
guide-points = Tre punti! Il tuo disco segna tutti i tuoi punti. Ma alla fine ognuno perde i punti dell’altra fazione, e così nessuno sa con certezza chi conduce davvero.
guide-move-agent = Adesso i rinforzi: in una città ogni Agente vale un simbolo Bomba. Tocca «Muovi o bomba», poi i tuoi Agenti al Cairo, poi Madrid.
guide-monster = E ora il mostro. Baoht Z’uqqa-Mogg si uccide con 4 simboli Bomba e porta 2 punti Restaurazionisti. Nella sua città devi essere in vantaggio e avere un Agente. È così.
guide-bombs = I tuoi due Agenti a Madrid valgono due simboli Bomba. La carta Città di Madrid che hai in mano ne ha altri due. Due più due fa quattro: bastano!
guide-kill = Tocca «Assassinio», poi la carta Città di Madrid per i suoi simboli Bomba, scegli l’Assassinio e conferma. La carta dell’Assassinio dopo è persa per sempre: scegli bene il momento.
guide-sanity = È morto! Chi guarda un mostro troppo da vicino può perdere la ragione, perciò si è tirato il dado. Ti è andata bene: niente. Senza il terzo e ultimo segnalino Sanità dovresti rivelare la tua identità.
guide-no-more = Con un’altra carta Assassinio potresti colpire di nuovo subito. Ora non puoi: di’ che hai finito.
guide-place-again = Ti resta un’azione. Al Cairo ci sono i Feniani. Metti lì due cubi con le due carte «Piazza o ritira», e nel prossimo turno potrai riscattarli.
guide-tracks = Béla ha fatto salire l’indicatore Restaurazionista: forse è della tua fazione! Tutti hanno tanti punti quanta è la distanza tra i due indicatori; alla fine li conserva solo la fazione dell’indicatore più alto.
guide-loyalists = I Lealisti fanno il contrario: nascondono le Figure Reali e uccidono gli Agenti. Proteggi i tuoi: se un Restaurazionista non ha più Agenti sul tabellone, o segnalini Sanità, deve rivelarsi, e la partita finisce subito.
guide-ending = In tre la partita finisce anche quando un disco arriva a 24 punti, o un indicatore a 10. Allora si rivelano tutte le identità, e ognuno perde i punti dell’altra fazione.
guide-lowest-side = E c’è un’ultima regola da non dimenticare: chi ha il punteggio più basso perde 5 punti, e con lui tutti quelli della sua fazione. Vince il punteggio più alto. Non lasciare indietro i tuoi amici segreti!
guide-free-actions = Certe carte hanno un testo che puoi usare. Molti costano un’azione, ma un’«azione gratuita» si aggiunge alle tue due. Passa il puntatore su una carta, o tienici sopra il dito, per leggerlo.
## What symbols mean, and what actions are for

board-about-place = Mette un tuo cubo in una città. Chi ha più pezzi lì è in vantaggio e può riscattare la sua carta.
board-about-claim = Prende la carta scoperta di una città dove sei in vantaggio e hai un cubo. Solo la prima azione può farlo.
board-about-retrieve = Riporta un tuo cubo nella tua riserva, dal Limbo o da una città.
board-about-move = Muove un tuo Agente in un’altra città.
board-about-advance = Fa avanzare gli indicatori: alla fine la fazione più avanti ha più punti.
board-about-assassinate = Uccide una Figura Reale o un Agente in una città dove hai un pezzo, con abbastanza simboli Bomba.
board-about-done = Quello che hai composto finora è tutto: avanti.
board-sign-marker-restorationist = Indicatore Restaurazionista
board-about-marker-restorationist = Fa avanzare di uno spazio l’indicatore Restaurazionista.
board-sign-marker-loyalist = Indicatore Lealista
board-about-marker-loyalist = Fa avanzare di uno spazio l’indicatore Lealista.
board-sign-bomb = Bomba
board-about-bomb = Conta in un Assassinio. Accanto a un numero: tante ne servono lì per uccidere un Agente.
board-about-agent = Chi riscatta la carta mette un Agente in una città. Dopo la barra: ha effetto al riscatto.
board-sign-insanity = Follia
board-about-insanity = Chi riscatta la carta tira il dado Sanità Mentale.
board-sign-agent-box = Riquadro Agente
board-about-agent-box = Un Agente ucciso con questa carta sta su di essa e vale tanti punti.
board-sign-royal = Figura Reale
board-sign-hidden-royal = Figura Reale nascosta
board-sign-sane = Segnalino Sanità Mentale
board-about-sane = Un segnalino Sanità Mentale che il giocatore ha ancora; chi cede l’ultimo deve rivelarsi.
board-sign-mad = Segnalino Sanità Mentale perso
board-about-mad = Un segnalino Sanità Mentale perduto.
