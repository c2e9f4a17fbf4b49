### Kabale und Hiebe in italiano.
### Forms of a card: the name as a label; .the (il Re), .your (il tuo Re).
### Goals (Musica 3) and columns (colonna 2) have one form; their article stands in the sentence.

title = Kabale und Hiebe

## Cards

thing-king = Re
    .the = il Re
    .your = il tuo Re
thing-queen = Regina
    .the = la Regina
    .your = la tua Regina
thing-juliet = Giulietta
    .the = la Giulietta
    .your = la tua Giulietta
thing-alchemist = Alchimista
    .the = l’Alchimista
    .your = il tuo Alchimista
thing-fencing_master = Maestro d’armi
    .the = il Maestro d’armi
    .your = il tuo Maestro d’armi
thing-landlord = Possidente
    .the = il Possidente
    .your = il tuo Possidente
thing-merchant = Mercante
    .the = il Mercante
    .your = il tuo Mercante
thing-cardinal = Cardinale
    .the = il Cardinale
    .your = il tuo Cardinale
thing-minstrel = Menestrello
    .the = il Menestrello
    .your = il tuo Menestrello
thing-explorer = Esploratore
    .the = l’Esploratore
    .your = il tuo Esploratore
thing-assassin = Assassino
    .the = l’Assassino
    .your = il tuo Assassino
thing-storm = Tempesta
    .the = la Tempesta
    .your = la tua Tempesta
thing-magic_cap = Cappello magico
    .the = il Cappello magico
    .your = il tuo Cappello magico
thing-traitor = Traditore
    .the = il Traditore
    .your = il tuo Traditore
thing-musketeers = Moschettieri
    .the = i Moschettieri
    .your = i tuoi Moschettieri
thing-wizard = Mago
    .the = il Mago
    .your = il tuo Mago
thing-witch = Strega
    .the = la Strega
    .your = la tua Strega
thing-prince = Principe
    .the = il Principe
    .your = il tuo Principe
thing-squire = Scudiero
    .the = lo Scudiero
    .your = il tuo Scudiero
thing-hermit = Eremita
    .the = l’Eremita
    .your = il tuo Eremita
thing-little_giant = Piccolo gigante
    .the = il Piccolo gigante
    .your = il tuo Piccolo gigante
thing-double = Sosia
    .the = il Sosia
    .your = il tuo Sosia
thing-dragon = Drago
    .the = il Drago
    .your = il tuo Drago
thing-romeo = Romeo
    .the = il Romeo
    .your = il tuo Romeo
thing-beggar = Mendicante
    .the = il Mendicante
    .your = il tuo Mendicante

## Goals, columns, colours

kind-alchemy = Alchimia
kind-fencing = Scherma
kind-farming = Agricoltura
kind-trade = Commercio
kind-religion = Religione
kind-music = Musica

thing-alchemy = { kind-alchemy } { $n }
thing-fencing = { kind-fencing } { $n }
thing-farming = { kind-farming } { $n }
thing-trade = { kind-trade } { $n }
thing-religion = { kind-religion } { $n }
thing-music = { kind-music } { $n }

thing-column = colonna { $n }

thing-red = rosso
thing-blue = blu
thing-yellow = giallo
thing-green = verde
thing-white = bianco
thing-black = nero

## Questions

ask-turn = Tocca a te: quale carta giochi, e in quale colonna?
ask-magic-cap = È stato scoperto il tuo Cappello magico nella { NAME($column) }: ci infili sotto una carta?
ask-traitor = È stato scoperto il tuo Traditore nella { NAME($column) }: scambi { NAME($goal) } con l’obiettivo di un’altra colonna?
ask-draw = Quale carta viene pescata?
ask-goal = Quale obiettivo viene scoperto?
ask-start-player = Chi comincia?

## Answers: $a and $b are the things named, in their order

verb-lay = Gioca { NAME($a, case: "the") } nella { NAME($b) }
verb-slide = Infila { NAME($a, case: "the") } sotto il Cappello magico
verb-keep = Non infilare nulla sotto il Cappello magico
verb-swap = Scambia gli obiettivi con la { NAME($a) }
verb-stay = Non scambiare
verb-start = { $a ->
    [you] Cominci tu
   *[other] Comincia: { NAME($a) }
}
verb-turn-up = Scopri { NAME($a) }
verb-draw = Pesca { NAME($a, case: "the") }

## What happens in a round

tell-starts = { $seat ->
    [you] Cominci tu la partita.
   *[other] { NAME($seat) } comincia la partita.
}
tell-round-begins = Comincia il round { $round }.
tell-goal-turned-up = Obiettivo della { NAME($column) }: { NAME($goal) }
tell-skipped = { $seat ->
    [you] Non hai più carte e salti il turno.
   *[other] { NAME($seat) } non ha più carte e salta il turno.
}
tell-laid = { $seat ->
    [you] Giochi { NAME($card, case: "the") } nella { NAME($column) }.
   *[other] { NAME($seat) } gioca { NAME($card, case: "the") } nella { NAME($column) }.
}
tell-turned-up = Carta scoperta nella { NAME($column) }: { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($card, case: "the") } di { NAME($owner) }.
}
tell-explorer-moves = { $owner ->
    [you] Il tuo Esploratore
   *[other] L’Esploratore di { NAME($owner) }
} passa dalla { NAME($column) } in fondo alla { NAME($there) }.
tell-explorer-stays = { $owner ->
    [you] Il tuo Esploratore
   *[other] L’Esploratore di { NAME($owner) }
} resta scoperto nella { NAME($column) }.
tell-assassinated = L’Assassino colpisce nella { NAME($column) }: { $owner ->
    [you] perdi { NAME($card, case: "the") }.
   *[other] { NAME($owner) } perde { NAME($card, case: "the") }.
}
tell-storm-closes = La Tempesta chiude la { NAME($column) }.
tell-slid-under = { $seat ->
    [you] Infili { NAME($card, case: "the") } sotto il Cappello magico nella { NAME($column) }.
   *[other] { NAME($seat) } infila { NAME($card, case: "the") } sotto il Cappello magico nella { NAME($column) }.
}
tell-cap-unused = { $seat ->
    [you] Non infili nulla sotto il Cappello magico nella { NAME($column) }.
   *[other] { NAME($seat) } non infila nulla sotto il Cappello magico nella { NAME($column) }.
}
tell-goals-swapped = { $seat ->
    [you] Scambi due obiettivi:
   *[other] { NAME($seat) } scambia due obiettivi:
} la { NAME($column) } ha ora { NAME($goal) }, la { NAME($there) } ha { NAME($gone) }.
tell-no-swap = { $seat ->
    [you] Il tuo Traditore
   *[other] Il Traditore di { NAME($seat) }
} nella { NAME($column) } non scambia nulla.
tell-drew = { $seat ->
    [you] Peschi { NAME($card, case: "the") }.
   *[other] { NAME($seat) } pesca { NAME($card, case: "the") }.
}
tell-shuffled = { $seat ->
    [you] Rimescoli i tuoi scarti: sono il tuo nuovo mazzo.
   *[other] { NAME($seat) } rimescola gli scarti in un nuovo mazzo.
}
tell-nothing-to-draw = { $seat ->
    [you] Non hai più carte da pescare.
   *[other] { NAME($seat) } non ha più carte da pescare.
}

## The settling

tell-round-ends = Il round { $round } è finito.
tell-shown = Carta scoperta alla fine nella { NAME($column) }: { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($card, case: "the") } di { NAME($owner) }.
}
tell-settling = Si assegna l’obiettivo della { NAME($column) }, { NAME($goal) }:
tell-musketeers = I Moschettieri annullano tutte le altre abilità nella { NAME($column) }.
tell-cancelled = { $card ->
    [wizard] I Maghi nella { NAME($column) } si annullano a vicenda.
   *[witch] Le Streghe nella { NAME($column) } si annullano a vicenda.
}
tell-removed = { $by ->
    [wizard] Vittima del Mago:
   *[witch] Vittima della Strega:
} { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($card, case: "the") } di { NAME($owner) }.
}
tell-worth = { NAME($card) } ({ NAME($owner) }): { $value }
tell-worth-own-kind = { NAME($card) } ({ NAME($owner) }): { $value } sotto l’obiettivo giusto
tell-worth-other-kind = { NAME($card) } ({ NAME($owner) }): { $value } sotto un obiettivo di altro tipo
tell-worth-by-others = { NAME($card) } ({ NAME($owner) }): { $card ->
    [hermit] 12 meno 1 { $others ->
        [0] per ogni altra carta, ma non ce ne sono
        [one] per l’altra carta
       *[other] per ciascuna delle altre { $others } carte
    }: { $value }
   *[little_giant] 2 più 3 { $others ->
        [0] per ogni altra carta, ma non ce ne sono
        [one] per l’altra carta
       *[other] per ciascuna delle altre { $others } carte
    }: { $value }
}
tell-worth-with-juliet = { NAME($card) } ({ NAME($owner) }): { $value } insieme alla sua Giulietta
tell-worth-copied = { NAME($card) } ({ NAME($owner) }): { $value } come { NAME($copied, case: "the") } lì sotto
tell-worth-nothing = { NAME($card) } ({ NAME($owner) }): nessun valore, perché non ha nulla da imitare
tell-worth-void = { NAME($card) } ({ NAME($owner) }): nessun valore, perché i Moschettieri ne annullano l’abilità
tell-dragon-takes = { NAME($card) } ({ NAME($owner) }): { $dragons ->
    [one] meno 2 per un Drago nemico
   *[other] meno 2 per ciascuno dei { $dragons } Draghi nemici
}: { $value }
tell-total = { $seat ->
    [you] Il tuo totale: { $total }
   *[other] Il totale di { NAME($seat) }: { $total }
}
tell-goal-won = { $seat ->
    [you] Ottieni
   *[other] { NAME($seat) } ottiene
} { NAME($goal) } nella { NAME($column) }: { $why ->
    [pair] Principe e Scudiero sono insieme.
    [nearest] a pari influenza ({ $total }), con la carta più vicina all’obiettivo.
    [farthest] grazie al Mendicante, a pari influenza ({ $total }), con la carta più lontana dall’obiettivo.
    [least] grazie al Mendicante, con la minore influenza ({ $total }).
   *[most] con la maggiore influenza ({ $total }).
}
tell-goal-lost = Nessuno può ottenere { NAME($goal) } nella { NAME($column) }: l’obiettivo esce dal gioco.

## What an answer means. Each goes on after “Questo”.

means-points = porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
means-round-ends = chiude il round
means-lead = porta in vantaggio per { NAME($goal) }
means-lead-from = supera { NAME($seat) } per { NAME($goal) }
means-stops = ferma { NAME($seat) } per { NAME($goal) }
means-firm = consolida il vantaggio per { NAME($goal) }
means-gives-up = cede il vantaggio per { NAME($goal) }
means-closes = chiude la { NAME($column) }
means-turns-up = scopre la carta di { NAME($seat) } nella { NAME($column) }
means-turns-up-own = scopre { NAME($card, case: "the") } nella { NAME($column) }

## The end

tell-game-ends = La partita è finita.
tell-score-sum = { $seat ->
    [you] Hai
   *[other] { NAME($seat) } ha
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $goals ->
    [0] {" "}e nessun obiettivo.
    [one] {" "}da { $goals } obiettivo.
   *[other] {" "}da { $goals } obiettivi.
}
tell-score-set = { $seat ->
    [you] Hai
   *[other] { NAME($seat) } ha
} { $points } punti: il miglior obiettivo di ogni tipo, in tutto { $best }, raddoppiato{ $others ->
    [0] .
    [one] , meno 1 per un altro obiettivo.
   *[other] , meno 1 per ciascuno degli altri { $others } obiettivi.
}
tell-wins = { $seat ->
    [you] Hai vinto la partita!
   *[other] { NAME($seat) } vince la partita!
}
tell-shares-victory = { $seat ->
    [you] Condividi la vittoria.
   *[other] { NAME($seat) } condivide la vittoria.
}

## What the cards do

text-king = Vale 20, più di ogni altra carta.
text-queen = Vale 16.
text-juliet = Vale 14. Se nella stessa colonna c’è il tuo Romeo, lui vale 15 invece di 5.
text-alchemist = Vale 12 sotto un obiettivo di alchimia, 8 sotto ogni altro. Non è un’abilità, quindi nemmeno i Moschettieri lo cambiano.
text-fencing_master = Vale 12 sotto un obiettivo di scherma, 8 sotto ogni altro. Non è un’abilità, quindi nemmeno i Moschettieri lo cambiano.
text-landlord = Vale 12 sotto un obiettivo di agricoltura, 8 sotto ogni altro. Non è un’abilità, quindi nemmeno i Moschettieri lo cambiano.
text-merchant = Vale 12 sotto un obiettivo di commercio, 8 sotto ogni altro. Non è un’abilità, quindi nemmeno i Moschettieri lo cambiano.
text-cardinal = Vale 12 sotto un obiettivo di religione, 8 sotto ogni altro. Non è un’abilità, quindi nemmeno i Moschettieri lo cambiano.
text-minstrel = Vale 12 sotto un obiettivo di musica, 8 sotto ogni altro. Non è un’abilità, quindi nemmeno i Moschettieri lo cambiano.
text-explorer = Vale 13. Quando un’altra carta lo scopre, passa coperto in fondo alla colonna successiva a destra (dall’ultima alla prima, saltando quelle chiuse) e lì scopre la carta coperta sopra di sé. Scoperto una seconda volta nello stesso turno, resta dov’è.
text-assassin = Vale 9½. Quando un’altra carta lo scopre, quella carta va subito, senza essere mostrata, negli scarti del suo proprietario, chiunque sia. Le carte giocate più tardi sotto di lui sono al sicuro.
text-storm = Vale 9. Quando un’altra carta la scopre, la colonna è chiusa: non riceve più carte e conta come piena.
text-magic_cap = Vale 0. Quando un’altra carta lo scopre, il suo proprietario può infilarci sotto, coperta, una carta della mano e ne pesca subito una. Quella carta resta coperta fino alla fine del round e di norma non aiuta a riempire la colonna; una sua abilità immediata non ha mai effetto, una di fine round sì.
text-traitor = Vale 10. Quando un’altra carta lo scopre, il suo proprietario può scambiare l’obiettivo di questa colonna con quello di qualunque altra. Tutte le carte restano al loro posto.
text-musketeers = Valgono 11. Alla fine del round annullano le abilità di tutte le altre carte della colonna: ogni carta vale il numero stampato, un Sosia non ha valore, e vince la maggiore influenza.
text-wizard = Vale 7. Alla fine del round un Mago da solo elimina dalla colonna tutte le carte che valgono 10 o più, secondo il numero stampato, e anche ogni Sosia lì sopra che ne imita una. Più Maghi si annullano a vicenda.
text-witch = Vale 1. Alla fine del round, dopo il Mago, una Strega da sola elimina dalla colonna tutte le altre carte che valgono 9 o meno, secondo il numero stampato, e anche ogni Sosia lì sopra che ne imita una, o che imita lei. Più Streghe si annullano a vicenda.
text-prince = Vale 14. Chi alla fine del round ha nella colonna sia il Principe sia lo Scudiero ottiene l’obiettivo, qualunque sia il valore delle carte. Tra più coppie vince quella con la carta più vicina all’obiettivo.
text-squire = Vale 2. Chi alla fine del round ha nella colonna sia il Principe sia lo Scudiero ottiene l’obiettivo, qualunque sia il valore delle carte. Tra più coppie vince quella con la carta più vicina all’obiettivo.
text-hermit = Vale 12, meno 1 per ogni altra carta nella colonna alla fine del round.
text-little_giant = Vale 2, più 3 per ogni altra carta nella colonna alla fine del round.
text-double = Vale quanto la carta subito sotto, prima che i Draghi tolgano qualcosa; non imita le abilità. Se il Mago o la Strega eliminano la carta sotto, eliminano anche lui. Senza una carta sotto non ha valore, e da solo non può vincere.
text-dragon = Vale 11. Alla fine del round toglie 2 a ogni carta degli altri giocatori nella colonna, ma nessuna scende sotto 0. Più Draghi si sommano.
text-romeo = Vale 5, ma 15 se alla fine del round nella stessa colonna c’è la tua Giulietta. Per il Mago e la Strega vale sempre 5.
text-beggar = Vale 4. Se alla fine del round c’è un Mendicante nella colonna, l’obiettivo va alla minore influenza; in caso di parità alla carta più lontana dall’obiettivo.

text-goal = Vale { $n ->
    [one] { $n } punto; la colonna è piena con { $n } carta.
   *[other] { $n } punti; la colonna è piena con { $n } carte.
}
text-alchemy = { text-goal } Qui l’Alchimista vale 12.
text-fencing = { text-goal } Qui il Maestro d’armi vale 12.
text-farming = { text-goal } Qui il Possidente vale 12.
text-trade = { text-goal } Qui il Mercante vale 12.
text-religion = { text-goal } Qui il Cardinale vale 12.
text-music = { text-goal } Qui il Menestrello vale 12.

## Table options

option-start_player = Chi comincia la partita?
option-start_player-youngest = Il giocatore più giovane; se nessuno dice chi è, decide il caso
option-start_player-random = Decide il caso
option-start_player-seat = Comincia: { NAME($seat) }
option-cap_counts_toward_filling = Una carta sotto il Cappello magico aiuta a riempire la colonna?
option-cap_counts_toward_filling-false = No, occupa lo stesso posto del Cappello
option-cap_counts_toward_filling-true = Sì, conta come una carta in più
option-explorer_no_exit = Un Esploratore viene scoperto mentre tutte le altre colonne sono chiuse
option-explorer_no_exit-own_column = Va in fondo alla propria colonna
option-explorer_no_exit-stays = Resta dov’è, scoperto
option-assassin_victim_shown = Si mostra la carta colpita da un Assassino?
option-assassin_victim_shown-false = No, la conosce solo il proprietario
option-assassin_victim_shown-true = Sì, la vedono tutti
option-won_goals_hidden = Gli obiettivi ottenuti restano coperti?
option-won_goals_hidden-true = Sì, se ne vede solo il numero
option-won_goals_hidden-false = No, restano scoperti
option-colour = Colore: { NAME($seat) }
option-colour-red = rosso
option-colour-blue = blu
option-colour-yellow = giallo
option-colour-green = verde
option-colour-white = bianco
option-colour-black = nero

## What it is about

about = Carte coperte, influenza presa in prestito e una tempesta al momento giusto: sei round in una corte di intriganti.

## On the drawn table: what is printed small on a card, labels, and what screen readers say

board-does-king = Nessuna carta vale di più.
board-does-queen = Molta influenza, nessun trucco.
board-does-juliet = Qui il tuo Romeo vale 15.
board-does-explorer = Scoperto, passa alla colonna successiva.
board-does-assassin = Elimina la carta che lo scopre.
board-does-storm = Scoperta, chiude la colonna.
board-does-magic_cap = Quando viene scoperto, puoi infilarci sotto una carta.
board-does-traitor = Quando viene scoperto, puoi scambiare due obiettivi.
board-does-musketeers = Annullano le altre abilità della colonna.
board-does-wizard = Da solo elimina le carte da 10 in su.
board-does-witch = Da sola elimina le altre fino a 9.
board-does-prince = Con il tuo Scudiero ottiene l’obiettivo.
board-does-squire = Con il tuo Principe ottiene l’obiettivo.
board-does-hermit = 1 in meno per ogni altra carta.
board-does-little_giant = 3 in più per ogni altra carta.
board-does-double = Vale quanto la carta sotto di lui.
board-does-dragon = Toglie 2 a ogni carta avversaria.
board-does-romeo = Vale 15 accanto alla tua Giulietta.
board-does-beggar = Ottiene l’obiettivo chi ha meno influenza.
board-does-specialist = { $kind }: { $own }. Altri obiettivi: { $other }.

board-note-plain = solo influenza
board-note-own-kind = il suo obiettivo
board-note-other-kind = non il suo
board-note-used = ha già agito
board-note-storm = colonna chiusa
board-note-cap-empty = niente sotto
board-note-cap-full = una carta sotto
board-note-musketeers = annullano tutto
board-note-wizard = elimina da 10 in su
board-note-witch = elimina fino a 9
board-note-prince = con lo Scudiero
board-note-squire = con il Principe
board-note-hermit = −1 per ogni altra
board-note-little_giant = +3 per ogni altra
board-note-double = come quella sotto
board-note-dragon = altre −2
board-note-romeo = 15 con Giulietta
board-note-beggar = vince la minore

board-when-plain = solo influenza
board-when-immediate = effetto quando si scopre
board-when-end = effetto alla fine del round
board-in-hand = { NAME($card) }, valore { $value }, { $when }. { $does }

board-round = round { $n } di { $of }
board-columns = Colonne
board-column = { NAME($column) }, { NAME($goal) }, { board-filling }{ $state ->
    [closed] , chiusa
    [full] , piena
   *[open] {""}
}
board-filling = { $n } di { $of } { $of ->
    [one] carta
   *[other] carte
}
board-filling-short = { $n } di { $of }
board-full = piena
board-closed = chiusa
board-card-up = { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($card) } di { NAME($owner) }
}, vale { $value }
board-card-down = { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($card) } di { NAME($owner) }
}, carta coperta{ $place ->
    [under] {" "}sotto il Cappello magico
   *[column] {""}
}
board-card-hidden = { $owner ->
    [you] la tua carta
   *[other] carta di { NAME($owner) }
}, coperta{ $place ->
    [under] {" "}sotto il Cappello magico
   *[column] {""}
}
board-back = carta di { NAME($owner) }
board-mine-down = tua, coperta
board-under = sotto il Cappello
board-on-the-way = in viaggio
board-lay-here = Mettila qui
board-turns-up = scopre { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($card, case: "the") } di { NAME($owner) }
}
board-turns-up-hidden = scopre la carta di { NAME($owner) }
board-turns-up-nothing = non scopre nulla
board-swap-here = Scambia gli obiettivi
board-swap-gets = in cambio arriva { NAME($goal) }
board-swap-from = l’obiettivo da scambiare
board-shut = Non si aggiungono più carte.
    .title = Chiusa dalla Tempesta.

board-your-hand = La tua mano
board-your-goals = I tuoi obiettivi
board-hand-count = mano: { $n }
board-pile = mazzo
board-pile-count = mazzo: { $n }
board-discards = scarti
board-discards-count = scarti: { $n }
board-goals-won = { $n ->
    [0] nessun obiettivo
    [one] { $n } obiettivo
   *[other] { $n } obiettivi
}
board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-set-to-go = { $n ->
    [one] Manca un tipo
   *[other] Mancano { $n } tipi
} alla serie doppia.
board-set-done = Tutti e sei i tipi: la serie può valere doppio.
board-kind-best = { $kind }: { $n }
board-kind-none = { $kind }: nessuno
board-you = tu
board-bot = bot
board-away = assente

board-settled = Round { $n }: l’assegnazione
board-go-on = Avanti
board-show-all = Mostra tutto

board-end-sum = Somma
board-end-set = Serie doppia
board-end-no-set = { $n } tipi su { $of }
board-end-set-sum = { $best } × 2{ $others ->
    [0] {""}
   *[other] {" "}− { $others }
}
board-end-counts = vale questo
board-end-awards = Come sono stati ottenuti gli obiettivi
board-end-round = Round { $n }

board-why-over = La partita è finita.
board-why-watching = Stai guardando; solo i giocatori possono agire.
board-why-other = Ora tocca a { NAME($seat) }.
board-why-closed = Chiusa dalla Tempesta: qui non si aggiungono più carte (K-89).
board-why-own-column = Il tuo Traditore è in questa colonna: il suo obiettivo si scambia solo con quello di un’altra (K-106).
board-why-not-in-hand = Non hai in mano { NAME($card, case: "the") }.
board-why-card-first = Prima scegli una carta dalla tua mano.
board-why-slide = Una carta della tua mano va sotto il Cappello magico; non si sceglie una colonna (K-94).
board-why-swap = Ora si scambiano obiettivi; non si gioca nessuna carta (K-105).
board-why-no-cap = Nessun tuo Cappello magico è stato scoperto (K-94).
board-why-no-traitor = Nessun tuo Traditore è stato scoperto (K-105).
board-why-no-column = { $n ->
    [one] C’è solo { $n } colonna (K-21).
   *[other] Ci sono solo { $n } colonne (K-21).
}

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Lacchè
level-easy = Cortigiano
level-medium = Ciambellano
level-hard = Cancelliere
level-expert = Eminenza grigia

## What the rules picture, besides things

picture-alchemy = { kind-alchemy }
picture-fencing = { kind-fencing }
picture-farming = { kind-farming }
picture-trade = { kind-trade }
picture-religion = { kind-religion }
picture-music = { kind-music }

## The guided first game

guide-chapter-laying = Giocare una carta
guide-chapter-turning-up = Coperta e scoperta
guide-chapter-settling = A chi va l’obiettivo?
guide-chapter-abilities = Carte con un trucco
guide-chapter-on-your-own = Ora tocca a te

guide-welcome = Ti diamo il benvenuto a corte! Tu e Ada mandate personaggi come il Re, il Mercante o l’Assassino a conquistare obiettivi. Dopo sei round vince chi ha più punti.
guide-goals = Questi sono gli obiettivi del round, ognuno in testa alla sua colonna. Il numero dice quanti punti porta un obiettivo e quante carte servono a riempire la sua colonna.
guide-hand = Queste tre carte sono la tua mano; le vedi solo tu. Il numero su una carta è la sua influenza: in una colonna, di solito, prende l’obiettivo chi alla fine ha più influenza.
guide-lay-merchant = Nel tuo turno giochi esattamente una carta. Il Mercante è uno specialista: vale 12 sotto un obiettivo di commercio, altrove solo 8. Tocca lui, poi la colonna di Commercio 3.
guide-turned-up = Ada ha messo una carta sotto la tua, e così il tuo Mercante è stato scoperto. È il cuore del gioco: ogni nuova carta scopre quella che le sta subito sopra.
guide-face-down = La carta di Ada è ancora coperta. Puoi indovinare e bluffare, ma lo saprai solo quando qualcuno metterà una carta sotto di essa.
guide-lay-king = Dopo ogni turno peschi una carta, così ne hai sempre tre tra cui scegliere. Il Re è la tua carta più forte: 20. Mandalo a Musica 2.
guide-full = Ada ha risposto al tuo Re con una carta coperta. In questa colonna ci sono ora due carte, quante ne chiede il suo obiettivo: è piena. Quando tutte le colonne sono piene, il round finisce.
guide-lay-juliet = A Commercio 3 manca ancora una carta. Giulietta porta 14, e 12 + 14 fa 26. Giocala lì: scoprirà anche la carta di Ada.
guide-who-won = Il round è finito, e colonna per colonna si vede a chi va l’obiettivo. Commercio 3 è tuo, con 26 contro il 16 della Regina di Ada: 3 punti.
guide-beggar = Ma Musica 2 è andata ad Ada! La sua carta coperta era il Mendicante: dove c’è lui vince la minore influenza, e il suo 4 ha battuto il 20 del tuo Re. Guarda con calma, poi si passa al secondo round.
guide-abilities = Alcune carte, dunque, hanno un trucco. Certe agiscono nel momento in cui vengono scoperte, altre all’assegnazione della colonna. Passa il puntatore su una carta, o tienici sopra il dito, per leggere che cosa fa.
guide-lay-assassin = Il tuo Assassino è una trappola: la carta che lo scopre viene scartata all’istante. Mettilo sotto la carta di Ada, nella colonna di Scherma 3, e aspetta …
guide-assassinated = È scattata! Ada ha messo una carta sotto il tuo Assassino; lui è stato scoperto, e la carta di lei è finita negli scarti prima che qualcuno la vedesse.
guide-lay-queen = Ora mettiti al sicuro: la tua Regina aggiunge 16 al 9½ dell’Assassino. Giocala nella stessa colonna.
guide-two-rounds = Anche Scherma 3 è tuo: sei in vantaggio per 6 punti a 3. Gli obiettivi ottenuti contano alla fine della partita; fino ad allora restano qui, coperti o scoperti, secondo le opzioni del tavolo.
guide-rounds = Le carte scartate ritornano: quando il tuo mazzo è vuoto, vengono rimescolate in un nuovo mazzo. Mancano quattro round, ognuno con due nuovi obiettivi, e comincia chi siede a sinistra di chi ha giocato per ultimo.
guide-alone = Da qui in poi giochi per conto tuo, a questo stesso tavolo. Ada è un’avversaria mite, puoi annullare le tue mosse, e il tutor ti dice che cosa significano le tue carte. Buon divertimento!

## What symbols mean, and what actions are for

board-sign-kinds = Tipi di obiettivo
board-about-kinds = Ogni obiettivo è di uno di questi sei tipi. Chi ne ha uno di ciascuno può contarne uno per tipo due volte.
board-sign-next = Subito
board-about-next = La carta ha effetto appena viene scoperta.
board-sign-clock = Alla fine
board-about-clock = La carta ha effetto alla fine del round, quando si valuta la sua colonna.
board-sign-storm = Chiusa
board-about-storm = Una Tempesta ha chiuso la colonna: non vi si possono più aggiungere carte.
board-sign-hand = Mano
board-about-hand = Quante carte ha in mano il giocatore.
board-sign-deck = Mazzo
board-about-deck = Quante carte il giocatore può ancora pescare prima di rimescolare.
board-sign-discard = Scarti
board-about-discard = Quante carte del giocatore sono state usate.
board-next-lay = In quale colonna metti { NAME($thing, case: "the") }?
board-columns-left = Colonne più a sinistra
board-columns-right = Colonne più a destra
board-about-keep = Nulla va sotto il tuo Cappello magico; tieni le tue carte.
board-about-stay = I due obiettivi restano dove sono.
