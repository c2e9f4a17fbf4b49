### A Study in Emerald in italiano: what both editions say alike.
### Forms of a card: the name as a label; .the (il Sicario).
### Forms of a city: the label; .in (a Roma, al Cairo), .from (da Roma), .of (di Roma); .royal, its royal person.
### Forms of a side: the label; .many (Lealisti).

## City cards

thing-city_berlin = Carta Città di Berlino
    .the = la carta Città di Berlino
thing-city_cairo = Carta Città del Cairo
    .the = la carta Città del Cairo
thing-city_constantinople = Carta Città di Costantinopoli
    .the = la carta Città di Costantinopoli
thing-city_london = Carta Città di Londra
    .the = la carta Città di Londra
thing-city_madrid = Carta Città di Madrid
    .the = la carta Città di Madrid
thing-city_paris = Carta Città di Parigi
    .the = la carta Città di Parigi
thing-city_rome = Carta Città di Roma
    .the = la carta Città di Roma
thing-city_st_petersburg = Carta Città di San Pietroburgo
    .the = la carta Città di San Pietroburgo
thing-city_vienna = Carta Città di Vienna
    .the = la carta Città di Vienna

## Game cards: agents

thing-baron_ungern_sternberg = Barone Ungern-Sternberg
    .the = il Barone Ungern-Sternberg
thing-elisee_reclus = Élisée Reclus
    .the = Élisée Reclus
thing-emma_goldman = Emma Goldman
    .the = Emma Goldman
thing-errico_malatesta = Errico Malatesta
    .the = Errico Malatesta
thing-evno_asef = Evno Asef
    .the = Evno Asef
thing-irene_adler = Irene Adler
    .the = Irene Adler
thing-johann_most = Johann Most
    .the = Johann Most
thing-leon_czolgosz = Leon Czolgosz
    .the = Leon Czolgosz
thing-louise_michel = Louise Michel
    .the = Louise Michel
thing-marquis_de_rochefort = Marchese de Rochefort
    .the = il Marchese de Rochefort
thing-nicholas_kibalchich = Nicholas Kibalchich
    .the = Nicholas Kibalchich
thing-peter_rachkovsky = Peter Rachkovsky
    .the = Peter Rachkovsky
thing-prince_kropotkin = Principe Kropotkin
    .the = il Principe Kropotkin
thing-professor_moriarty = Professor Moriarty
    .the = il Professor Moriarty
thing-ravachol = Ravachol
    .the = Ravachol
thing-sergei_kravchinsky = Sergei Kravchinsky
    .the = Sergei Kravchinsky
thing-sergei_nechaev = Sergei Nechaev
    .the = Sergei Nechaev
thing-sherlock_holmes = Sherlock Holmes
    .the = Sherlock Holmes
thing-vera_figner = Vera Figner
    .the = Vera Figner
thing-vladimir_burtsev = Vladimir Burtsev
    .the = Vladimir Burtsev
thing-wilhelm_stieber = Wilhelm Stieber
    .the = Wilhelm Stieber
thing-william_morris = William Morris
    .the = William Morris

## Other game cards

thing-black_hand = Mano Nera
    .the = la Mano Nera
thing-diogenes_club = Diogenes Club
    .the = il Diogenes Club
thing-fenians = Feniani
    .the = i Feniani
thing-freemasons = Massoneria
    .the = la Massoneria
thing-hide_royalty = Nascondi Reale
    .the = «Nascondi Reale»
thing-hired_assassin = Sicario
    .the = il Sicario
thing-holy_brotherhood = Sacra Fratellanza
    .the = la Sacra Fratellanza
thing-infernal_machine = Macchina Infernale
    .the = la Macchina Infernale
thing-inspector_lestrade = Ispettore Lestrade
    .the = l’Ispettore Lestrade
thing-okhrana = Okhrana
    .the = l’Okhrana
thing-peoples_will = Volontà del Popolo
    .the = la Volontà del Popolo
thing-pinkerton_agents = Agenti della Pinkerton
    .the = gli Agenti della Pinkerton
thing-shoggoth = Shoggoth
    .the = lo Shoggoth
thing-terrors_of_the_night = Pavor Nocturnus
    .the = il Pavor Nocturnus
thing-third_section = Terza Sezione
    .the = la Terza Sezione
thing-zombies = Zombi
    .the = gli Zombi

## Cities, sides, colours

thing-berlin = Berlino
    .in = a Berlino
    .from = da Berlino
    .of = di Berlino
    .royal = lo Scavatore degli Abissi
thing-cairo = Il Cairo
    .in = al Cairo
    .from = dal Cairo
    .of = del Cairo
    .royal = Nyarlathotep
thing-constantinople = Costantinopoli
    .in = a Costantinopoli
    .from = da Costantinopoli
    .of = di Costantinopoli
    .royal = la Cosa Velata della Porta
thing-london = Londra
    .in = a Londra
    .from = da Londra
    .of = di Londra
    .royal = Gloriana
thing-madrid = Madrid
    .in = a Madrid
    .from = da Madrid
    .of = di Madrid
    .royal = Baoht Z’uqqa-Mogg
thing-paris = Parigi
    .in = a Parigi
    .from = da Parigi
    .of = di Parigi
    .royal = la Tessitrice nelle Tenebre
thing-rome = Roma
    .in = a Roma
    .from = da Roma
    .of = di Roma
    .royal = Rhogog
thing-st_petersburg = San Pietroburgo
    .in = a San Pietroburgo
    .from = da San Pietroburgo
    .of = di San Pietroburgo
    .royal = Azathoth, l’Idiota Cieco
thing-vienna = Vienna
    .in = a Vienna
    .from = da Vienna
    .of = di Vienna
    .royal = Nug e Yeb

thing-loyalist = Lealista
    .many = Lealisti
thing-restorationist = Restaurazionista
    .many = Restaurazionisti

thing-red = rosso
thing-yellow = giallo
thing-green = verde
thing-blue = blu
thing-white = bianco

## Questions

ask-first-player = Chi comincia?
ask-deal = Quale identità viene assegnata?
ask-draw = Quale carta viene pescata?
ask-turn-up = Quale carta viene scoperta?
ask-use-vladimir-burtsev = Di chi guardi l’identità?
ask-use-zombies = { ask-zombies }

## Answers: $a and $b are the things named, in their order

verb-place = Gioca { NAME($a, case: "the") } per piazzare cubi
verb-retrieve = Gioca { NAME($a, case: "the") } per ritirare cubi
verb-move = Gioca { NAME($a, case: "the") } per muovere Agenti
verb-bomb = Gioca { NAME($a, case: "the") } per i simboli Bomba
verb-use = Usa il testo della carta: { NAME($a) }
verb-discard = Scarta { NAME($a, case: "the") }
verb-top = Basta così; in cima: { NAME($a) }
verb-city = Scegli { NAME($a) }
verb-choose = { $a ->
    [you] Scegli te
   *[other] Scegli { NAME($a) }
}
verb-done = Fatto
verb-pass = Passa
verb-end = Termina il turno
verb-let = Lascia fare
verb-first = { $a ->
    [you] Cominci tu
   *[other] Comincia: { NAME($a) }
}
verb-deal = Assegna l’identità: { NAME($a) }
verb-draw = Pesca { NAME($a, case: "the") }
verb-turn-up = Scopri { NAME($a, case: "the") }

## Set-up and turns

tell-identity-dealt = { $seat ->
    [you] La tua Identità Segreta: { NAME($side) }.
   *[other] { $side ->
        [hidden] { NAME($seat) } riceve un’Identità Segreta.
       *[other] { NAME($seat) } riceve un’Identità Segreta: { NAME($side) }.
    }
}
tell-first-player = { $seat ->
    [you] Cominci tu la partita.
   *[other] { NAME($seat) } comincia la partita.
}
tell-turn = Round { $round }: { $seat ->
    [you] tocca a te.
   *[other] è il turno di { NAME($seat) }.
}
tell-passed = { $seat ->
    [you] Passi.
   *[other] { NAME($seat) } passa.
}
tell-drew = { $seat ->
    [you] Peschi { NAME($card, case: "the") }.
   *[other] { NAME($seat) } pesca { NAME($card, case: "the") }.
}
tell-shuffled = { $seat ->
    [you] Rimescoli i tuoi scarti in un nuovo mazzo di pesca.
   *[other] { NAME($seat) } rimescola gli scarti in un nuovo mazzo di pesca.
}
tell-nothing-to-draw = { $seat ->
    [you] Non hai più carte da pescare.
   *[other] { NAME($seat) } non ha più carte da pescare.
}
tell-discarded-under = { $seat ->
    [you] Scarti { NAME($card, case: "the") } senza che gli altri vedano.
   *[other] { NAME($seat) } scarta { NAME($card, case: "the") } senza che gli altri vedano.
}
tell-discarded = { $n ->
    [one] { $seat ->
        [you] Scarti { NAME($top, case: "the") }.
       *[other] { NAME($seat) } scarta { NAME($top, case: "the") }.
    }
   *[other] { $seat ->
        [you] Scarti { $n } carte; in cima: { NAME($top) }.
       *[other] { NAME($seat) } scarta { $n } carte; in cima: { NAME($top) }.
    }
}

## What comes up and is claimed

tell-turned-up = Carta scoperta { NAME($city, case: "in") }: { NAME($card) }.
tell-claimed = { $seat ->
    [you] Riscatti { NAME($card, case: "the") } { NAME($city, case: "in") }.
   *[other] { NAME($seat) } riscatta { NAME($card, case: "the") } { NAME($city, case: "in") }.
}
tell-zombie-placed = { $seat ->
    [you] Fai sorgere uno Zombi { NAME($city, case: "in") }.
   *[other] { NAME($seat) } fa sorgere uno Zombi { NAME($city, case: "in") }.
}

## Identities

tell-looked-at = { $seat ->
    [you] Guardi l’identità di { NAME($other) }: { NAME($side) }.
   *[other] { $other ->
        [you] { NAME($seat) } guarda la tua identità: { NAME($side) }.
       *[other] { NAME($seat) } guarda l’identità di { NAME($other) }.
    }
}
tell-changed-sides = { $seat ->
    [you] C’è un Ripensamento sulla tua identità: ora sei della fazione opposta.
   *[other] C’è un Ripensamento sull’identità di { NAME($seat) }: qualunque fosse la fazione, ora è quella opposta.
}

## The end

tell-identity-shown = { $seat ->
    [you] Mostri la tua identità: { NAME($side) }.
   *[other] { NAME($seat) } mostra la propria identità: { NAME($side) }.
}
tell-wins = { $seat ->
    [you] Hai vinto la partita, come { NAME($side) }!
   *[other] { NAME($seat) } vince la partita, come { NAME($side) }!
}
tell-shares-victory = { $seat ->
    [you] Condividi la vittoria, come { NAME($side) }.
   *[other] { NAME($seat) } condivide la vittoria, come { NAME($side) }.
}

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-symbols = Questa carta ha soltanto simboli.
text-city_berlin = { text-city }
text-city_cairo = { text-city }
text-city_constantinople = { text-city }
text-city_london = { text-city }
text-city_madrid = { text-city }
text-city_paris = { text-city }
text-city_rome = { text-city }
text-city_st_petersburg = { text-city }
text-city_vienna = { text-city }
text-elisee_reclus = { text-agent }
text-emma_goldman = { text-agent }
text-errico_malatesta = { text-agent }
text-johann_most = { text-agent }
text-louise_michel = { text-agent }
text-nicholas_kibalchich = { text-agent }
text-prince_kropotkin = { text-agent }
text-william_morris = { text-agent }

## Table options

option-colour = Colore: { NAME($seat) }
option-colour-red = rosso
option-colour-yellow = giallo
option-colour-green = verde
option-colour-blue = blu
option-colour-white = bianco

## On the drawn table: labels, and what screen readers say

## Where the game stands

board-where = round { $round }, azione { $n } di { $of }
board-where-done = round { $round }, azioni finite
board-where-setup = preparazione
board-where-over = la partita è finita
board-you = tu
board-bot = bot
board-away = assente
board-first = comincia la partita

## Cities. Spoken one after the other, so each is a whole sentence.

board-cities = Città
board-city-zombies = { $n ->
    [one] Qui c’è { $n } Zombi.
   *[other] Qui ci sono { $n } Zombi.
}
board-city-attacked = Attacco { NAME($city, case: "in") }.
# in place of the card
board-empty = carte finite
board-map = Mappa
board-map-show = Mostra la mappa
board-city-no-card = Non ci sono più carte.
board-city-stack = { $n ->
    [0] Sotto non c’è più nulla.
    [one] Sotto c’è ancora { $n } carta.
   *[other] Sotto ci sono ancora { $n } carte.
}
board-city-tie = Nessuno è in vantaggio.
board-city-no-cube = Per riscattare qui ti serve un cubo.

## Limbo

board-limbo = Limbo
board-limbo-count = { $seat ->
    [you] Tu
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } cubo nel Limbo
   *[other] { $n } cubi nel Limbo
}
board-limbo-empty = nessun cubo

## Tracks

board-track-plan = con le tue carte: { $n }
board-track-near = A { $of } la partita finisce.
board-victory = Punti Vittoria
board-disc = { $seat ->
    [you] Tu
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
# at the end of the victory track
board-ends-at = fine a { $n }
board-to-go = { $n ->
    [one] manca { $n } punto
   *[other] mancano { $n } punti
}

## Players

board-hand-count = mano: { $n }
board-deck-count = mazzo: { $n }
board-discards-count = scarti: { $n }
board-top = in cima agli scarti: { NAME($card) }
# after a number of cubes
board-in-stock = Riserva
board-unknown = ignota
board-you-know = lo sai tu
board-revealed = rivelata
board-turned = Ripensamento
board-mark-shown = la tua nota
board-zombies-owner = ha gli Zombi
board-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## Mine

board-your-hand = La tua mano
board-your-identity = La tua identità
board-secret = il tuo segreto
board-open-to-all = nota a tutti
board-turned-now = cambiata da un Ripensamento
board-deck = mazzo di pesca
board-discards = scarti
board-your-cards = Le tue carte
board-your-cards-help = Che cosa c’è nel tuo mazzo, non in quale ordine.
board-in-deck = Nel mazzo di pesca
board-in-discards = Negli scarti
board-discards-unseen = Queste le conosci solo tu
board-none = niente
board-sources = Da dove vengono i tuoi punti
board-no-points = Ancora nessun punto.

## Cards in reading size

# heading of a card’s text; $once is `once` for one-use cards, else `often`
board-heading-action = { $once ->
    [once] Azione ad uso singolo
   *[often] Azione
}
board-heading-free = { $once ->
    [once] Azione gratuita ad uso singolo
   *[often] Azione gratuita
}
board-in-hand = { NAME($card) }: { $symbols }
# where a number comes from; $what is a symbol in words
board-from-rulebook = { $what }
board-from-record = { $what } (da un resoconto)
board-from-reconstructed = { $what }°
board-from-table = { $what } (dal file di questo tavolo)
board-from-help = I numeri che non sono nel regolamento sono una nostra ricostruzione; un file della scatola può correggerli.

## What can be done: labels of buttons

board-actions = Azioni
board-act-place = Piazza cubi
board-act-claim = Riscatta
board-act-retrieve = Ritira cubi
board-act-move = Muovi Agenti
board-act-use = Testo carta
board-act-discard = Scarta
board-act-return = Torna da Mi-Go
board-act-pass = Passa
board-act-end = Fine turno
board-act-done = Fatto

## The plan: an action being put together

board-plan = Il tuo piano
board-plan-cubes = { $n } di { $of ->
    [one] { $of } cubo
   *[other] { $of } cubi
}
board-plan-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
board-plan-top = in cima: { NAME($card) }
board-plan-take-out = togli dal piano
# what is to be chosen after a verb, or in the middle of a phrase
board-next-place = Con quale carta piazzi cubi?
board-next-retrieve = Con quale carta ritiri cubi?
board-next-use = Di quale carta usi il testo?
board-next-discard = Quale carta scarti?

## Why not

board-why-over = La partita è finita.
board-why-watching = Stai guardando; solo i giocatori possono agire.
board-why-other = Ora è il turno di { NAME($seat) }.
board-why-not-in-hand = Non hai in mano { NAME($card, case: "the") }.
board-why-first-choose = Prima scegli una carta o un’azione.
board-why-order = Carte e pezzi si scelgono in un ordine fisso; annulla per cominciare da questo.
board-why-seat = Ora non c’è da scegliere un giocatore.

## The identity notebook

board-notebook = Taccuino
board-notebook-help = Le tue note: le conserva solo questo schermo.
board-mark = Che cosa pensi di { NAME($seat) }
board-mark-none = nessuna nota
board-mark-loyalist = Lealista
board-mark-restorationist = Restaurazionista
board-mark-loyalist-perhaps = forse Lealista
board-mark-restorationist-perhaps = forse Restaurazionista
board-evidence = Gli indizi
board-for-loyalist = fa pensare a un Lealista
board-for-restorationist = fa pensare a un Restaurazionista
board-evidence-none = Ancora nessun indizio.
board-evidence-killed-agents = { $n ->
    [one] ha ucciso un Agente
   *[other] ha ucciso { $n } Agenti
}
board-evidence-looked = hai visto la carta: { NAME($side) }
board-evidence-revealed = identità rivelata: { NAME($side) }
board-evidence-bounds = Delle { $all } carte Identità, { $each } sono di ogni fazione; una ce l’hai tu.
board-suspicion = Che cosa sospetterebbe il programma
board-suspicion-help = Da ciò che hai visto e sentito finora, e da come giocano i bot.
board-suspicion-none = Al momento non si può dire.
board-suspicion-side = Per il programma: { NAME($side) }, { $n } probabilità su cento

## An attack in a window

board-attack-target = bersaglio

## The end, drawn

board-end-score = Punteggi finali
board-end-final = Punteggio finale
board-end-place = { $n }.
board-end-next = Avanti
board-end-back = Indietro
board-end-step = Passo { $n } di { $of }
board-end-made-of = Di che cosa erano fatti i punti
board-end-secrets = Ciò che nessuno poteva dire
board-end-knew = { $seat ->
    [you] Conoscevi la carta Identità dal round { $round }.
   *[other] { NAME($seat) } conosceva la carta Identità dal round { $round }.
}
board-end-all-knew = Tutti conoscevano l’identità dal round { $round }.
board-end-none-knew = Nessun altro conosceva l’identità.
board-end-right = La tua nota era giusta: { $mark }.
board-end-wrong = La tua nota era sbagliata: { $mark }.
board-end-hand = In mano alla fine: { $cards }

## What many games add up to

fact-turns = Turni per partita
fact-end = Perché la partita è finita
fact-end-points = limite di punti
fact-side = Fazione
fact-side-loyalist = Lealisti
fact-side-restorationist = Restaurazionisti

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Informatore
level-easy = Guardia
level-medium = Ispettore
level-hard = Investigatore
level-expert = Investigatore consulente

## How they play, and how one notices it

character-bold = audace
character-bold-about = Colpisce presto e per questo rischia qualcosa.
character-cautious = prudente
character-cautious-about = Mette al sicuro quello che ha prima di osare.
character-secretive = riservato
character-secretive-about = Lascia capire il meno possibile di quale fazione è.
character-vengeful = vendicativo
character-vengeful-about = La fa pagare a chi gli ha fatto del male.

## What an action means. Each goes on after “Questo”.

# What it is worth, if that can be counted.
means-worth = { $points ->
    [0] {""}
    [one] {" "}(1 punto)
   *[other] {" "}({ $points } punti)
}
means-card = porta { NAME($card, case: "the") }
means-claim = mette a portata { NAME($card, case: "the") }{ means-worth }
means-stops-claim = impedisce a { NAME($seat) } di riscattare { NAME($card, case: "the") }
means-lets-claim = permette a { NAME($seat) } di riscattare { NAME($card, case: "the") }
means-firm = rende più sicuro riscattare { NAME($card, case: "the") }
means-nearer = fa un passo verso { NAME($card, case: "the") }
means-royal-killed = assassina { NAME($royal, case: "the") }{ means-worth }
means-royal-hidden = nasconde { NAME($royal, case: "the") }{ means-worth }
means-royal-reach = mette nel mirino { NAME($royal, case: "the") }{ means-worth }
means-reveals = rivela l’identità

## What somebody is after for several turns; it goes on after “This is”.

plan-kill = un passo per assassinare { NAME($thing, case: "the") }
plan-hide = un passo per nascondere { NAME($thing, case: "the") }
plan-text = un passo per usare il testo di una carta: { NAME($thing) }
plan-stop = un passo per fermare { NAME($thing) }
plan-track = un passo per far avanzare l’indicatore della propria fazione

## The guided first game

guide-chapter-sides = Due fazioni segrete
guide-chapter-cubes = Cubi sulla mappa
guide-chapter-claiming = Riscattare una carta
guide-chapter-city = Conquistare una città
guide-chapter-assassination = Un Assassinio
guide-chapter-on-your-own = Ora tocca a te
guide-welcome = Da settecento anni sui troni del mondo siedono dei mostri. C’è chi trama in segreto per ucciderli e c’è chi li serve, e nessuno sa di che fazione siano gli altri. Adesso entri in scena tu.
guide-identity = La tua identità è segreta: solo tu sai di essere un Restaurazionista. Tu vuoi i mostri morti, un Lealista li protegge. Prima o poi quello che fai ti tradirà, e lo stesso vale per Ada e Béla.
guide-turn = Tocca a te. Un turno è fatto di due azioni, e la maggior parte si paga con carte dalla mano. Ogni carta si gioca per una cosa sola: guarda i suoi simboli e scegli.
guide-others = Ada e Béla hanno giocato il loro turno. Osserva dove mettono i cubi e quali carte vogliono: è così che si indovina la loro fazione. La storia accanto al tabellone racconta tutto quello che è successo.
guide-end-turn = Hai speso entrambe le azioni. Termina il turno: poi peschi fino ad avere di nuovo cinque carte in mano.
guide-end-again = Era la tua seconda azione. Termina il turno.
guide-alone = Da qui in poi giochi per conto tuo, a questo stesso tavolo. Anche Ada e Béla sono principianti; puoi annullare quello che hai fatto, e il tutor ti dice che cosa significano le tue scelte. Buona fortuna, Restaurazionista!
## What symbols mean, and what actions are for

board-sign-text = Testo della carta
board-about-text = La carta si può giocare per il suo testo invece che per i suoi simboli.
board-sign-vp_neutral = Punti
board-about-vp_neutral = Punti che contano per entrambe le fazioni.
board-sign-vp_restorationist = Punti dei Restaurazionisti
board-about-vp_restorationist = Alla fine questi punti contano solo per i Restaurazionisti.
board-sign-vp_loyalist = Punti dei Lealisti
board-about-vp_loyalist = Alla fine questi punti contano solo per i Lealisti.
board-sign-deck = Carte rimaste
board-about-deck = Tante carte restano coperte sotto quella scoperta; in rosso: nessuna.
board-sign-limbo = { board-limbo }
board-about-limbo = Qui stanno i cubi spesi, finché i proprietari non li ritirano.
board-about-royal = Il mostro che governa la città: i simboli Bomba che servono per ucciderlo e i punti che se ne ricavano.
board-about-hidden-royal = Qualcuno l’ha nascosta: nessuno può più ucciderla.
board-sign-zombie = Zombi
board-about-zombie = Nella città c’è uno Zombi; la carta Zombi dice che cosa fa.
board-sign-reconstructed = Nostra ricostruzione
board-about-reconstructed = { board-from-help }
board-sign-agent = Agente
board-about-return = { text-mi_go }
board-about-use = Gioca una carta per il suo testo. Un’azione gratuita non costa nessuna delle tue due azioni.
board-about-discard = Ti liberi di carte della mano; ne peschi di nuove alla fine del turno.
board-about-pass = Rinunci a una delle tue due azioni, e non succede nulla.
board-about-end = Il tuo turno è finito: peschi nuove carte e tocca al prossimo giocatore.
