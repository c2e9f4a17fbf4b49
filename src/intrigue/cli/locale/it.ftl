### Quello che dice il terminale, in italiano.

## Playing

you = Tu
welcome = { $game } · seme { $seed }
hint = Scrivi ? per l’aiuto.
thinking = { $name } sta pensando …
taken-back = Annullato. Tocca di nuovo a te; è annullato anche ciò che gli altri hanno fatto nel frattempo, e il caso decide di nuovo.
no-take-back = Non c’è ancora nulla da annullare.
several = Più risposte corrispondono. Quale scegli?
so-far = Finora: { $draft }
ready = [Invio] esegui, oppure aggiungi:
lasting = Così un segreto viene alla luce per sempre. [Invio] sì   [n] non ancora:
not-now = ora non è possibile.
drop-what = «{ $typed }» non fa parte di ciò che hai composto.
wrong-answer = «{ $typed }» non corrisponde a nessuna risposta. { $last ->
    [0] Premi Invio,
   *[other] Scrivi un numero da 1 a { $last },
} o parole come: { $example }. Nulla è cambiato; scrivi ? per l’aiuto.
no-such-card = Non c’è nessuna carta «{ $typed }». Le carte sono: { $cards }.
no-such-rule = Le regole non parlano di «{ $typed }».
rules-which = Quale capitolo delle regole? Scrivi il suo numero, un punto delle regole o le parole da cercare: { command-rules } 1
help =
    Puoi rispondere
      con un numero dell’ultimo elenco mostrato, o con più numeri: 2 5
      con parole, per esempio: { $example }; bastano gli inizi, se sono chiari, e Tab li completa,
      con le parole dell’elenco, così come sono scritte.

    Un’azione di più pezzi si compone in qualsiasi ordine:
      in una riga: nomina una dopo l’altra tutte le sue carte e i suoi luoghi; un verbo vale per tutto ciò che lo segue,
      o un pezzo alla volta: ogni volta vedi che cosa si può aggiungere.
      Invio       esegue ciò che è completo (altrimenti mostra di nuovo la domanda)
      { command-drop } X     toglie un pezzo; { command-undo } toglie l’ultimo

    Inoltre puoi scrivere
      ? CARTA     che cosa fa una carta, per esempio: ? { $card }
      { command-rules }      le regole; anche { command-rules } PAROLA o { command-rules } PUNTO
      { command-hint }   che cosa farebbe al tuo posto un bot forte, e perché
      { command-story }      tutto ciò che è successo finora
      { command-table }      il tavolo, con gli scarti di tutti
      { command-legend }     che cosa significa ogni segno sul tavolo
      { command-undo }, u  indietro: di un pezzo dell’azione, o a prima della tua ultima azione, e così via
      { command-save } FILE  scrive la registrazione della partita fino a qui
      { command-quit }        lascia la partita; si può riprendere
    Valgono anche le parole inglesi: hint, story, table, legend, rules, undo, drop, save, quit.
save-where = Dove? Scrivi: { command-save } FILE
save-exists = { $file } esiste già. Scegli un altro nome.
save-folder = { $file } è una cartella. Aggiungi un nome: { command-save } { $file }/partita.txt
saved = La registrazione è in { $file }.
save-failed = Non è stato possibile scrivere la registrazione in { $file }: { $why }.
record-kept = La registrazione è in { $file }.
record-exists = { $file } esiste già. Per continuare la partita che contiene: --resume { $file }. Per una nuova, scegli un altro file.
other-game = La registrazione in { $file } è di un altro gioco: { $game }.
record-over = La partita in { $file } è finita; intrigue replay { $file } la mostra di nuovo.
wrong-seats = { $game } ha da { $least } a { $most } posti, non { $n }
wrong-bots = Ci sono { $seats } posti e { $bots } bot: indicane uno per tutti o uno per ogni posto.
bad-pair = { $typed }: un’opzione del tavolo si dà come NOME=VALORE, per esempio colour_0=red
left = La partita finisce qui, prima della tua prima risposta: non c’è nulla da conservare.
left-lost = La partita finisce qui. La sua registrazione non si è potuta scrivere e va persa.
left-kept = La partita si ferma qui e nulla va perso. Per continuarla: { $command }
keep-failed = Questa partita non si può conservare in { $file } ({ $why }). { command-save } FILE la scrive altrove; per le prossime partite scegli un’altra cartella dei dati con la variabile d’ambiente { $variable }.
goes-on = La partita continua. «{ command-story }» racconta che cosa è successo finora.
unfinished = Hai lasciato una partita: { $game } ({ $when }).
unfinished-which = [Invio] continua   [n] comincia una nuova:

## Commands: one word each, that begins no answer

command-help = aiuto
command-hint = consiglio
command-story = storia
command-table = tavolo
command-legend = legenda
command-rules = regole
command-undo = annulla
command-drop = senza
command-save = salva
command-quit = esci

## Why

hint-thinking = Si pensa a che cosa potresti fare …
hint-is = Un consiglio: { $action }
explain-asked = Domanda a { $name }: { $question }
explain-answered = Risposta { $n }: { $answer }
explain-considered = Che cosa ne pensa { $bot }, con la probabilità di vittoria:
explain-considered-look = Che cosa ne pensa { $bot }. Giudica a colpo d’occhio quanto è buona la posizione, non la probabilità di vittoria:
explain-considered-one = { $bot } ha pensato a una sola risposta:
explain-chance-of = { NUMBER($value, style: "percent") }
explain-worlds = { $n ->
    [one] provata in { $n } mondo
   *[other] provata in { $n } mondi
}
explain-unweighed = non valutata
explain-given = · la risposta data
explain-believed = Che cosa crede degli altri:
explain-moves-tell = Che cosa rivelano degli altri le loro mosse ({ $bot } stima in modo più approssimativo):
explain-no-answer = Non c’è una risposta { $n }: { $last ->
    [0] non ce n’è nessuna.
    [one] ce n’è una sola.
   *[other] sono numerate da 1 a { $last }.
}
explain-chance = La risposta { $n } l’ha data il caso ({ $phrase }): non c’è nulla da spiegare.
explain-no-choice = La risposta { $n } era l’unica possibile ({ $phrase }): non c’è nulla da spiegare.

## Looking on

step = [Invio] avanti:
not-over = La registrazione finisce qui; la partita non è finita.
not-text = { $file } non è un file di testo.

## Looking things up

seats = da { $least } a { $most } giocatori
default = predefinito
values-rulebook = Stampati nel regolamento: { $values ->
    [one] { $values } valore
   *[other] { $values } valori
}
values-record = { $mark } letti su carte stampate o in un resoconto pubblicato: { $values }
values-reconstructed = { $mark } ricostruiti da noi: { $values }
values-correct = Chi possiede il gioco può correggerli: intrigue box export { $game } > mine.toml
values-other-box = Questi sono i valori di un altro file della scatola: { $box }
box-good = Con { $file } si può giocare: { $values ->
    [0] è il file della scatola di { $game }.
    [one] { $values } valore è diverso da quello di { $game }.
   *[other] { $values } valori sono diversi da quelli di { $game }.
}

## Many games

playing = Si gioca
figures-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }
figures-seat = Posto
figures-bot = Bot
figures-share = Vittorie
figures-score = Punti
figures-interval = 95 %
figures-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-between = { $low } – { $high }
figures-each = Per giocatore
figures-games = Partite
figures-part = Quota
figures-decisions = Decisioni per partita
figures-measure = { $what }: { $mean } in media, da { $fewest } a { $most }.
figures-speed = { $seconds } s, { $decisions } decisioni al secondo, { $games } partite al secondo.

## Arena

arena-title = { $name }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
arena-player = Giocatore
arena-rating = Punteggio Elo
arena-pair = { $table }: { $first } ha il { $share } delle vittorie contro { $second } ({ $interval }; partite: { $games }).
arena-again = Non è ancora stato giocato tutto: lo stesso comando continua da qui.
arena-folder = Tutto si trova in { $folder }.
study-side = { $level }, { $players } giocatori: chi è dei { $side } vince il { $share } delle partite ({ $interval }).
study-seat = { $level }, { $players } giocatori: il posto { $side } vince il { $share } delle partite ({ $interval }).
study-first = Numeri da controllare per primi, e di quanto cambia la parte di vittorie della prima fazione:
study-number = { $path } è { $own }; con { $tried }: { $share } ({ $interval })

## Serving

serve-at = Intrigue è all’indirizzo { $address } (Ctrl-C lo chiude; le partite restano conservate).
serve-no-page = Manca la pagina: in un clone esegui «make web»; altrimenti installa di nuovo Intrigue, da un wheel.
serve-next-port = La porta { $port } è usata da un altro programma, perciò Intrigue prende la porta { $next }.
serve-running = Intrigue è già in funzione: { $address } Per avviarne un altro accanto, scegli una porta: intrigue serve --port { $next }
serve-port-taken = La porta { $port } è usata da un altro programma. Scegline un’altra: --port { $next }
serve-port-refused = Il sistema non ti permette di usare la porta { $port }; quelle sotto 1024 di solito non sono per tutti. Scegline un’altra: --port { $next }
serve-host-unknown = Su questo computer nessuno può stare in ascolto su { $host } ({ $why }). Solo per questo computer: --host 127.0.0.1; anche per altri: --host 0.0.0.0
data-read-only = Qui non si può scrivere nulla: { $folder } ({ $why }). Scegli un’altra cartella dei dati con la variabile d’ambiente { $variable }, o un’altra base di dati con --database sqlite:///FILE
database-address = Questo non è l’indirizzo di una base di dati. Scrivi --database sqlite:///FILE oppure --database postgresql+psycopg://UTENTE@COMPUTER/NOME
database-silent = La base di dati { $database } non si può usare ({ $why }). Controlla che sia in funzione e che nome e password siano giusti, o scegline un’altra con --database.
database-newer = La base di dati { $database } appartiene a una versione più recente di Intrigue (schema { $now }; questa conosce { $known }). Installa la versione più recente, o scegli un’altra base di dati con --database.
database-damaged = Alla base di dati { $database } mancano delle tabelle: { $tables }. Ripristinane una copia, o scegline un’altra con --database.
database-missing = Non c’è nessuna base di dati { $database }. Con --database si dice quale usare.
think-for = Qui i bot pensano in { $processes ->
    [one] { $processes } processo
   *[other] { $processes } processi
} per i server di { $database } (Ctrl-C lo chiude).
think-postgresql = Per i server su altri computer i bot pensano solo tramite PostgreSQL. Scrivi --database postgresql+psycopg://UTENTE@COMPUTER/NOME
database-older = La base di dati { $database } non è aggiornata. Avvia prima il server di questa versione, che la aggiorna.
new-key = C’è una chiave nuova. Un server in funzione la adotta entro un minuto; gli ospiti mantengono i loro posti e i loro cookie si rinnovano alla prossima visita. Quelli di prima valgono ancora 30 giorni.
new-key-now = C’è una chiave nuova e quelle di prima non valgono più. Un server in funzione la adotta in pochi secondi; da allora tutti gli ospiti sono nuovi e i posti che avevano non sono di nessuno.
database-full = Per la base di dati { $database } non c’è più spazio ({ $why }). Fai spazio sul disco, o scegline un’altra con --database.
database-disk = Il disco non accetta ciò che si scrive nella base di dati { $database } ({ $why }). Controlla il disco e la sua quota, o scegline un’altra con --database.
database-read-only = Nella base di dati { $database } non si può scrivere ({ $why }). Controlla di poter scrivere il file e la sua cartella, o scegline un’altra con --database.
database-locked = Un altro programma tiene occupata la base di dati { $database } ({ $why }). Chiudilo e riprova, o scegline un’altra con --database.
database-broken = La base di dati { $database } è danneggiata ({ $why }). Rimetti una copia con «intrigue restore FILE --force», o scegline un’altra con --database.
database-in-use = Intrigue lavora già con la base di dati { $database }: { $address } (processo { $pid }). Usa quello o chiudilo, o scegline un’altra con --database.
serve-no-files = Si possono tenere aperti solo { $files } file alla volta, e ne servono { $wanted }. Permettine di più e riavvia: ulimit -n 4096

## Copies

copying = Copia
checking = Controllo
backup-done = { $games ->
    [one] La copia { $file } contiene { $games } partita ed è integra. Custodiscila come la base di dati: contiene le chiavi che firmano i cookie.
   *[other] La copia { $file } contiene { $games } partite ed è integra. Custodiscila come la base di dati: contiene le chiavi che firmano i cookie.
}
backup-exists = { $file } c’è già. Scegli un altro nome, o sovrascrivilo con --force
copy-not-ours = Qui non ci sono tabelle di questa versione o di una precedente (schema { $schema }; questa versione conosce { $known }). Se è di una versione più recente, installa quella.
copy-damaged = La copia non è integra ({ $why }). Prendine un’altra.
restore-no-file = Non c’è nessun file { $file }.
restore-games = { $games ->
    [one] La base di dati { $database } contiene già { $games } partita. Scegline un’altra con --database, o sovrascrivila con --force
   *[other] La base di dati { $database } contiene già { $games } partite. Scegline un’altra con --database, o sovrascrivile con --force
}
restore-served = Un server lavora con la base di dati { $database }. Prima chiudilo.
restore-done = { $games ->
    [one] { $games } partita è tornata in { $database }. Continua quando parte il server: intrigue serve
   *[other] { $games } partite sono tornate in { $database }. Continuano quando parte il server: intrigue serve
}
check-older = La base di dati { $database } è di una versione precedente. Avvia una volta il server, che la aggiorna, o rimetti altrove una copia e controlla quella.
check-damaged = La base di dati è danneggiata: { $why }
check-broken = { $table } ({ $game }) non si può rigiocare: { $reached } risposte su { $answers } vanno bene.
check-frozen = { $table } ({ $game }) si può vedere ma non continua ({ $why ->
    [rules-changed] le regole sono cambiate
    [box-changed] il file della scatola non è più adatto
    [unknown-game] il gioco qui non c’è
   *[other] { $why }
}): si rigiocano { $reached } risposte su { $answers }.
check-well = { $games ->
    [one] { $games } partita, di cui { $well } si può rigiocare e continuare.
   *[other] { $games } partite, di cui { $well } si possono rigiocare e continuare.
}

## How things stand

topic-intrigue = Intrigue
topic-python = Python
topic-libraries = Librerie
topic-games = Giochi
topic-page = Pagina
topic-data = Cartella dei dati
topic-database = Base di dati
topic-port = Porta
topic-terminal = Terminale
doctor-compiled = compilato
doctor-plain = Python puro (più lento del compilato)
doctor-libraries-missing = Mancano dei pacchetti: { $names }. Installa di nuovo Intrigue.
doctor-game = { $game } (regole { $rules }, file della scatola { $box })
doctor-kept = { $games ->
    [one] { $games } partita conservata dal terminale
   *[other] { $games } partite conservate dal terminale
}
doctor-page-there = { $files ->
    [one] { $files } file
   *[other] { $files } file
}
doctor-page-lost = manca, o non è completa
doctor-writable = ci si può scrivere
doctor-made = si crea al primo uso
doctor-older = risponde; lo schema { $schema } viene aggiornato al prossimo avvio del server
doctor-holds = risponde; schema { $schema }, come previsto; tavoli: { $games }, file delle scatole: { $boxes }
doctor-free = libera
doctor-port-ours = vi è in funzione Intrigue { $version }
doctor-port-next = usata da un altro programma; intrigue serve prende { $next }
doctor-encoding = Non tutti i segni si possono mostrare nella codifica { $encoding }. Imposta la variabile d’ambiente PYTHONUTF8=1, o una lingua con UTF-8, per esempio LANG=C.UTF-8
doctor-well = Tutto a posto.
doctor-wrong = { $n ->
    [one] { $n } cosa non va; la riga sotto dice che cosa fare.
   *[other] { $n } cose non vanno; le righe sotto dicono che cosa fare.
}

## What the drawings of games need

screen-round = Round { $round } di { $rounds }
screen-closed = chiusa
screen-full = piena
screen-hand = mano
screen-pile = mazzo
screen-discards = scarti
screen-all-discards = Scarti
screen-goals = obiettivi
screen-unseen = { $cards ->
    [one] e { $cards } ignota
   *[other] e { $cards } ignote
}
screen-your-goals = I tuoi obiettivi
screen-your-hand = La tua mano
screen-kinds = { $kinds } tipi su { $all } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
screen-nobody = nessuno
screen-pair = con la coppia
screen-result = Il risultato
screen-sum = somma
screen-set = serie doppia
screen-points = punti
screen-set-sum = 2 × { $best } − { $others } = { $points }
screen-why = Chi ha ottenuto quale obiettivo, e perché
screen-card = carta
screen-value = valore
screen-text = testo
screen-when-plain = solo influenza
screen-when-immediate = effetto quando si scopre
screen-when-end = effetto alla fine del round
screen-city = città
screen-pieces = pezzi
screen-royalty = reali
screen-cubes = cubi
screen-agents = agenti
screen-sanity = sanità
screen-identity = identità
screen-or = o

## What the signs on the table mean: one line each

sign-letters = Una lettera e il suo colore: di chi è un pezzo o una carta.
sign-letters-of-cities = Una lettera e il suo colore: di chi è qualcosa; davanti a una città: chi la controlla.
sign-active = Di chi è il turno.
sign-cut = Il testo continua: ? CARTA lo mostra tutto.
sign-face-down = Una carta coperta.
sign-known-to-you = Una carta scartata che conosci solo tu.
sign-under = Una carta sotto quella precedente.
sign-free-place = Un posto ancora libero.
sign-full = Una cornice spessa: la colonna è piena.
sign-closed = Una cornice doppia: la colonna è chiusa.
sign-half = Un mezzo: l’Assassino vale 9½.
sign-removed = Eliminata all’assegnazione della colonna.
sign-wins = Chi ottiene l’obiettivo, o vince la partita.
sign-counts = Il conto che vale di più, e quindi vale.
sign-no-control = Nessuno controlla la città.
sign-cubes = Cubi Influenza.
sign-city-box = Il riquadro Città: i cubi di questa colonna sono lì.
sign-limbo-or-hidden = Cubi nel Limbo; accanto a una Figura Reale: nascosta.
sign-limbo-or-stock = Dopo i cubi: nel Limbo; dopo gli Agenti: nella Riserva; accanto a una Figura Reale: nascosta.
sign-pool = Cubi nella Riserva Comune.
sign-main-agent = Un Agente Principale.
sign-agents = Agenti.
sign-double-agents = Doppiogiochisti e segnalini Doppiogiochista.
sign-zombies = Zombi.
sign-royal-persons = La Figura Reale della città.
sign-royalty = Una Figura Reale nel suo spazio.
sign-killed = Uccisa, e da chi.
sign-gone = Fuori dal gioco.
sign-bombs = Simboli Bomba: quanti ne servono, o quanti ce ne sono.
sign-gold = Oro.
sign-points = Punti: quanto vale.
sign-points-of-sides = Punti per entrambe le fazioni, per i Restaurazionisti, per i Lealisti.
sign-most-influence = Lì nessuno ha più influenza.
sign-leads = Chi è in vantaggio nella città.
sign-blocked = C’è sopra un disco Blocco.
sign-locked = La città è isolata.
sign-known = Noto alle Autorità.
sign-revolution = Il tracciato Rivoluzione, e le sue Frecce sulle carte.
sign-war = Il tracciato Guerra, e le sue Frecce sulle carte.
sign-track = Fin dove è arrivato l’indicatore, e quanto manca alla fine.
sign-cards-below = Tante carte ci sono sotto.
sign-attempts = A che cosa serve un Agente: ad assassinare Figure Reali (AR), Agenti (AA), le une e gli altri (AA/R).
sign-text = La carta ha un testo: ? CARTA lo mostra.
sign-sanity-counter = Chi riscatta la carta pesca un segnalino Sanità Mentale.
sign-sanity-roll = Chi riscatta la carta tira il dado Sanità Mentale.
sign-journey = Dove va un Agente.
sign-nothing = Niente.
sign-unknown = Nascosto a te.
sign-yes = Sì.
sign-no = No.
sign-several = Due dello stesso tipo, o quanti ne dice il numero.
