### Le parole della pagina. Quelle dei giochi stanno nelle loro cartelle.

## Ovunque

page-tagline = Giochi di segrete lealtà
page-top = Inizio della pagina
page-tools = Strumenti
page-settings = Impostazioni
page-language = Lingua
page-theme = Aspetto
page-theme-paper = Chiaro: carta
page-theme-gaslight = Scuro: luce a gas
page-motion = Movimento
page-motion-slow = lento
page-motion-normal = normale
page-motion-fast = veloce
page-motion-at-once = immediato
page-sound = Suoni
page-sound-help = Un colpetto quando tocca a te, e i lievi rumori di carte e pezzi.
page-coach = Tutor
page-coach-help = Nelle partite di prova spiega che cosa si può fare e che cosa hanno fatto gli altri. Non vede più di te.
page-to-lobby = Alla lobby
page-close = Chiudi
page-rules = Regole
page-symbols = Simboli
page-rules-chapters = Capitoli
page-rules-search = Cerca nelle regole
page-rules-found = { $n ->
    [0] Nessun risultato
    [one] Un paragrafo trovato
   *[other] { $n } paragrafi trovati
}
page-reload = Ricarica
page-nowhere = A questo indirizzo non c’è nulla.
page-loading = Un momento…
page-building = I bot forti ragionano ancora un momento meno a fondo: la versione veloce è in costruzione.
page-fault = Al momento non si può conservare nulla: { $kind ->
    [disk-full] il disco è pieno
    [disk-fault] il disco non accetta nulla
    [read-only] la base di dati è in sola lettura
    [locked] un altro programma tiene occupata la base di dati
    [damaged] la base di dati è danneggiata e va riparata
   *[other] la base di dati non risponde
}. Puoi guardarti intorno e nulla va perso; appena funziona di nuovo, si continua a giocare da sé.
page-yes = sì
page-no = no
page-clause = Regola { $clause }
page-clauses = { $count ->
    [one] Regola { $clauses }
   *[other] Regole { $clauses }
}

## Ingresso

page-your-name = Il tuo nome
page-name = Nome
page-seats-range = da { $least } a { $most } giocatori
page-play-bots = Gioca contro i bot
page-open-a-table = Apri un tavolo
page-open-the-table = Apri il tavolo
page-game = Gioco
page-players = Giocatori
page-who-sits = Chi siede al posto { $n }?
page-sit-me = Io
page-sit-bot = Bot: { $kind }
page-sit-friend = Un amico, con un link
page-sit-here = Qualcuno a questo schermo
page-character = Come gioca il bot al posto { $n }
page-character-any = un carattere qualsiasi
page-options = Opzioni del tavolo
page-pace = Quanto tempo hanno gli altri per un’interruzione
page-pace-none = Quanto vogliono
page-pace-seconds = { $n } secondi
page-box = File della scatola
page-box-own = quello del gioco
page-box-choose = Scegli un file…
page-box-drop = Torna a quello del gioco
page-box-help = Alcuni numeri di questo gioco sono una nostra ricostruzione. Se lo possiedi, puoi giocare con un file della scatola che contiene i tuoi.
page-box-other = Si gioca con un altro file della scatola ({ $name })
page-box-which = Scegli il suo file della scatola…
page-public = Chiunque può occupare un posto libero
page-my-games = Le mie partite
page-open-tables = Tavoli aperti
page-no-open = In questo momento nessuno aspetta giocatori.
page-state-frozen = ferma
page-state-over = finita
page-state-mine = tocca a te
page-state-waiting = aspetta giocatori
page-state-theirs = tocca a { $name }
page-state-running = in corso
page-expires = Se nessuno gioca, questo tavolo sarà rimosso in data { $date }.
page-return = Continua
page-look = Guarda
page-join = Partecipa
page-watch = Assisti
page-join-by-link = Partecipa con un link
page-no-link = Questo non è un link a un tavolo.
page-bring-in = Carica una registrazione
page-take-seat = Prendi posto
page-finished-games = Partite concluse
page-watch-tables = Partite da guardare
page-more-games = { $n ->
    [one] Un’altra partita
   *[other] Altre { $n } partite
}
page-join-or-load = Link o registrazione
page-state-given-up = abbandonata
page-delete = Elimina «{ $title }»…
page-delete-title = Eliminare la partita?
page-delete-sure = Viene eliminata per sempre. Non si può annullare.
page-delete-left = Sparisce dal tuo elenco; agli altri resta.
page-delete-now = Elimina
page-close-title = Chiudere il tavolo?
page-close-sure = Chi aspetta lì viene avvisato.
page-close-now = Chiudi il tavolo
page-watchers = Chi può guardare?
page-watchers-none = nessuno
page-watchers-link = chi ha il link
page-watchers-all = chiunque
page-watchers-all-help = La partita compare nella lobby. Chi guarda vede quello che vedono tutti, nessun segreto.
page-cancel = Annulla
page-invited-by = { $host } ti invita
page-invited = Hai un invito
page-invited-handed = { $host } ti cede un posto
page-invited-handed-help = Continui da dove è arrivata la partita, con tutto ciò che appartiene a quel posto.
page-invited-there = { $n ->
    [one] Su { $seats } posti ne è libero uno.
   *[other] Su { $seats } posti ne sono liberi { $n }.
}
page-invited-listed = Chiunque può guardare questa partita.
page-invited-mine = Siedi già a questo tavolo.
page-invited-late = Questo posto è già occupato.
page-invited-late-help = Il link è già stato usato. Chiedine uno nuovo a chi te l’ha mandato.
page-invited-full-help = Il tavolo è al completo, ma puoi guardare.
page-invited-nowhere = Questo link non porta a nessun tavolo
page-invited-nowhere-help = Forse non è stato copiato per intero, ce n’è uno più recente o il tavolo è stato chiuso. Chiedi a chi te l’ha mandato.
page-this-table = Questo tavolo
page-mark-host = host
page-host-help = L’host invita i giocatori, mette bot ai posti liberi e può chiudere il tavolo prima dell’inizio.
page-make-host = Rendi host
page-make-host-of = Rendi host { $name }
page-bot-which = Bot per il posto { $n }
page-bot-here = Metti qui un bot
page-my-seat = Il mio posto
page-sit-out = Fai giocare un bot per me
page-sit-out-help = Finché vuoi: puoi tornare in ogni momento.
page-hand-on = Cedi il mio posto
page-hand-on-help = Crea un link per qualcun altro. Chi lo apre ha da allora il tuo posto e vede tutto quello che ci vedi tu.
page-resign = Abbandona…
page-resign-help = Lasci la partita per sempre; un bot continua al posto tuo.
page-resign-alone-help = Abbandoni la partita. Qui non gioca nessun altro, quindi finisce e nulla resta segreto.
page-resign-title = Abbandonare?
page-resign-now = Abbandona
page-leave = Lascia il tavolo
page-leave-help = Il tuo posto torna libero.
page-close-table = Chiudi il tavolo…
page-devices = I miei dispositivi
page-device-help = I tuoi posti appartengono a questo browser. Con un link continui anche in un altro, per esempio sul telefono.
page-device-link = Link per un altro dispositivo
page-device-code = Il link come codice QR
page-device-lasts = Vale una volta sola, per 15 minuti. Chi lo apre continua al posto tuo: non darlo a nessun altro.
page-log-out-help = Hai giocato in un browser che usano anche altri? Tutti gli altri perdono il tuo nome e i tuoi posti; questo li mantiene.
page-log-out = Esci da tutti gli altri
page-logged-out = Fatto: ora sei solo qui.
page-forget-help = Il server conserva il tuo nome, le tue impostazioni e le tue partite, nient’altro.
page-forget = Dimenticami…
page-forget-sure = Il tuo nome sparisce da tutti i tavoli e non puoi tornare ai tuoi posti. I tavoli dove non gioca nessun altro vengono eliminati. Non si può annullare.
page-forget-now = Dimenticami
page-device-offer = Continuare in questo browser come { $name }?
page-device-nameless = Continuare in questo browser come sull’altro dispositivo?
page-device-take = Continua qui
page-device-others = In questo browser ci sono già delle partite. Da allora non si potranno più raggiungere da qui.
page-device-mine = In questo browser giochi già. Apri il link sull’altro dispositivo.
page-device-ended = Questo link non vale più: è stato usato, è scaduto o ce n’è uno più recente. Creane uno nuovo nel browser in cui giochi.

## Tavolo

page-board = Tabellone
page-hand = Le tue carte
page-question = Domanda
page-turn-mine = Tocca a te
page-turn-over = La partita è finita
page-title-turn = ● Tocca a te · { $title }
page-wait = { $name } sta pensando…
page-wait-for = Si aspetta { $name }…
page-wait-chance = Decide il caso…
page-wait-undo = Fatto. Resta così?
page-wait-undo-help = Puoi ancora annullare. Tra un attimo la partita continua da sola.
page-go-on = Avanti
page-wait-seats = { $n ->
    [one] Un posto è ancora libero.
   *[other] { $n } posti sono ancora liberi.
}
page-wait-seats-help = La partita comincia quando tutti i posti sono occupati.
page-seat-free = un posto libero
page-watching = Stai guardando.
page-away = { $name } adesso non c’è.
page-replace = Fai giocare un bot per { $name }
page-replace-in = { $n ->
    [one] Fai giocare un bot per { $name } (tra { $n } secondo)
   *[other] Fai giocare un bot per { $name } (tra { $n } secondi)
}
page-votes = { $n ->
    [one] Un giocatore è d’accordo che giochi un bot.
   *[other] { $n } giocatori sono d’accordo che giochi un bot.
}
page-program-lost = { $name }: il programma è stato escluso, continua un bot ({ $kind }).
page-resigned = { $name } ha abbandonato; un bot ({ $kind }) continua.
page-stands-in = Per { $name } gioca un bot ({ $kind }).
page-taken-back = { $name } ha annullato un’azione.
page-mark-you = tu
page-mark-bot = bot
page-mark-away = assente
page-come-back = Torno a giocare io
page-choose-lit = Scegli qualcosa di illuminato.
page-choose-here = Scegli una delle risposte.
page-choose-none = Non si può aggiungere altro: togli qualcosa o torna indietro.
page-choose-verb = Che cosa ne fai?
page-complete = Pronto: esegui.
page-complete-or-more = Pronto: esegui, o aggiungi qualcosa di illuminato.
page-lasting = Confermi? Non si potrà annullare.
page-do = Esegui
page-do-place = Piazza
page-do-retrieve = Ritira i cubi
page-do-buy = Acquista
page-do-move = Muovi
page-do-advance = Muovi gli indicatori
page-do-attempt = Colpisci
page-do-assassinate = Colpisci
page-do-claim = Riscatta
page-do-use = Usa il testo
page-do-discard = Scarta
page-do-interrupt = Interrompi
page-do-show = Mostra
page-do-reveal = Rivelati
page-do-block = Blocca
page-do-unblock = Sblocca
page-do-send = Manda
page-do-take = Prendi
page-chip-next = scegli…
page-back = Indietro
page-take-back = Annulla
page-sending = La tua risposta è in viaggio…
page-seconds-left = { $n ->
    [one] ancora { $n } secondo
   *[other] ancora { $n } secondi
}
page-invite = Posti liberi: manda un link per ciascuno
page-copy-link = Copia il link
page-copied = Copiato
page-links-again = Crea nuovi link
page-links-again-help = I link si vedono solo quando vengono creati. Se ne crei di nuovi, quelli inviati prima non valgono più.
page-pass-for-me = Passa per me dove non posso agire
page-window-help = Se non rispondi, allo scadere del tempo lasci che accada.
page-window-other = La domanda è per { $name }.
page-window-other-help = Si prosegue con la risposta, al più tardi allo scadere del tempo.
page-passed = Lasci che accada.
page-passed-help = Conta allo scadere del tempo, così nessuno può dedurre nulla da quanto ci hai pensato.
page-keys = Tasti

## La linea con il server

page-line-open = Connesso
page-line-connecting = Connessione…
page-line-lost = Connessione interrotta
page-line-closed = Non connesso
page-line-refused = Accesso rifiutato
page-line-lost-help = { $n ->
    [0] Nuovo tentativo in corso. Nulla è perso.
    [one] Nuovo tentativo tra { $n } secondo. Nulla è perso.
   *[other] Nuovo tentativo tra { $n } secondi. Nulla è perso.
}
page-try-now = Prova ora

## Perché no

page-not-past = Questo è il passato. Per giocare torna al presente.
page-not-over = La partita è finita.
page-not-watching = Stai solo guardando.
page-not-line = Connessione interrotta. Finché non torna non si può scegliere nulla.
page-not-turn = Prima deve rispondere { $name }.
page-not-now = Adesso non c’è nulla da scegliere.
page-not-asked = { $thing }: non risponde alla domanda. { $question }
page-not-yet = Prima scegli qualcosa di illuminato.
page-not-asked-that = Questo non risponde alla domanda. { $question }

## Storia e passato

page-story = Storia
page-story-earlier = Mostra le voci precedenti
page-story-empty = Non è ancora successo nulla.
page-new = nuovo
page-new-since = Nuovo dalla tua ultima risposta
page-private = Solo tu puoi leggerlo
page-look-back = Mostra il tabellone com’era allora
page-skip = Salta al mio turno
page-skip-now = Salta al presente
page-past = Ecco com’era allora.
page-past-help = Vedi ciò che potevi vedere in quel momento.
page-back-to-now = Torna al presente

## La fine

page-over = { $count ->
    [0] La partita è finita.
    [one] Vince { $winners }!
   *[other] { $winners } si dividono la vittoria!
}
page-result = Risultato
page-after = Dopo la partita
page-chart = I punti nel tempo
page-chart-part = Giocato
page-chart-as-table = Mostra come tabella
page-chart-as-chart = Mostra come grafico
page-rematch = Rivincita
page-rematch-go = Alla nuova partita
page-replay = Rivedi la partita
page-download = Scarica la registrazione
page-show-board = Mostra il tabellone
page-show-end = Mostra il risultato

## Rivedere

page-play = Avvia
page-pause = Pausa
page-step = Passo
page-step-on = Un passo avanti
page-step-back = Un passo indietro
page-step-of = { $n } di { $last }
page-eyes = Visto da
page-eyes-seat = { $name }
page-eyes-public = tutti
page-eyes-all = chi vede tutto
page-to-table = Al tavolo

## Più persone a uno schermo

page-curtain = Tocca a { $name }. Gli altri non guardino!
page-curtain-raise = Sono { $name }

## Tasti

page-key-drag-name = Trascinare
page-key-drag = una cosa su un’altra: si scelgono entrambe
page-key-digits = scegliere ciò che è illuminato, con il suo numero
page-key-arrows-name = Frecce
page-key-arrows = passare da una cosa all’altra
page-key-enter = scegliere
page-key-escape = un passo indietro
page-key-regions = alla parte successiva della pagina
page-key-skip = saltare ciò che viene mostrato, fino al tuo turno
page-key-undo = annullare l’ultima risposta
page-key-now = dal passato al presente
page-key-rules = consulta le regole, al punto indicato
page-key-symbols = consultare tutti i simboli
page-key-help = mostrare questo elenco
page-single-keys = Tasti singoli attivi
page-single-keys-help = Cifre, lettere e punto interrogativo. Disattivali se scrivi con la voce o premi tasti per sbaglio; tutti gli altri tasti continuano a funzionare.

## Che cosa pensa un bot

page-hint = Consiglio
page-hint-thinking = Si pensa …
page-hint-is = Un bot farebbe così:
page-why = Perché?
page-why-asked = Domanda a { $name }: { $question }
page-why-considered = Che cosa ne pensa il bot «{ $bot }», con la probabilità di vittoria
page-why-considered-look = Che cosa ne pensa il bot «{ $bot }». Giudica a colpo d’occhio quanto è buona la posizione, non la probabilità di vittoria
page-why-considered-one = Il bot «{ $bot }» ha pensato a una sola risposta
page-why-worlds = { $n ->
    [one] provata in { $n } mondo
   *[other] provata in { $n } mondi
}
page-why-unweighed = non valutata
page-why-done = la mossa fatta
page-why-believed = Che cosa crede degli altri
page-why-moves-tell = Che cosa rivelano degli altri le loro mosse (questo bot stima in modo più approssimativo)

## Learning by playing

page-coach-could = Tutor: per esempio potresti …
page-coach-off = Spegni il tutor
page-coach-agree = Il tutor può aiutare tutti qui
page-coach-withdraw = Ritira il consenso
page-coach-count = { $n } giocatori su { $all } sono d’accordo che il tutor aiuti tutti a questo tavolo. Lo farà quando lo saranno tutti.
page-coach-agreed = Siete tutti d’accordo: il tutor vi aiuta tutti.
page-learn = Impara giocando
page-learn-title = { $game }: la tua prima partita
page-learn-about = Un tavolo vero, e qualcuno che ti mostra ogni cosa: giochi tu, passo dopo passo. Puoi smettere quando vuoi, tornare e ripetere quello che ti pare.
page-learn-begin = Comincia
page-learn-go-on = Continua
page-learn-again = Ripeti
page-learn-skip = Comincia da qui
page-learn-done = fatto
page-learn-now = sei qui
page-guide = Guida
page-guide-next = Avanti
page-guide-back = Indietro
page-guide-do = Fallo tu per me
page-guide-show = Fammi vedere
page-guide-play = Si continua
page-guide-chapters = Tutti i capitoli
page-guide-step = { $n } di { $all }
page-guide-other = Si potrebbe fare anche quello, ma ora facciamo così: { $action }.
page-guide-confirm = E adesso conferma qui.

## Che cosa può andare storto

page-frozen = Questa partita non può continuare.
page-frozen-rules-changed = Da quando è cominciata, le regole sono state corrette.
page-frozen-box-changed = Da quando è cominciata, le carte sono state corrette.
page-frozen-unknown-game = Questo gioco qui non è più disponibile.
page-frozen-does-not-replay = La sua registrazione non corrisponde alle regole. Le altre partite non ne risentono.
page-frozen-given-up = È stata abbandonata: non è rimasto nessun giocatore.
page-frozen-shown = { $missed ->
    [0] Vedi il suo ultimo stato; puoi rivederla, scaricare la registrazione o aprire un nuovo tavolo.
    [one] Vedi il suo ultimo stato conosciuto, senza una risposta successiva; puoi rivederla, scaricare la registrazione o aprire un nuovo tavolo.
   *[other] Vedi il suo ultimo stato conosciuto, senza { $missed } risposte successive; puoi rivederla, scaricare la registrazione o aprire un nuovo tavolo.
}
page-new-table = Apri un nuovo tavolo
page-error-stale-answer = Mentre sceglievi qualcosa è cambiato. Guarda di nuovo.
page-error-illegal-answer = Adesso non è possibile. Scegli di nuovo.
page-error-off-script = Nella partita guidata prima viene qualcos’altro. Nulla è perso: la guida ti mostra che cosa.
page-error-wrong-seat = Adesso non tocca a te rispondere.
page-error-game-over = La partita è finita.
page-error-no-take-back = Non si può più annullare: nel frattempo qualcuno ha reagito o ha saputo qualcosa.
page-error-malformed = Il server non ha capito.
page-error-too-large = È troppo lungo.
page-error-too-often = Troppo in fretta. Aspetta un momento.
page-error-too-many-tables = Hai aperto molti tavoli negli ultimi tempi. Finiscine qualcuno, o aspetta un po’ prima di aprirne un altro.
page-error-too-many-bots = Ai tuoi tavoli non finiti giocano troppi bot. Prima finiscine qualcuno.
page-error-too-many-boxes = Per i tuoi tavoli ci sono già qui tutti i file della scatola che una persona può lasciare. Gioca con uno che c’è già.
page-error-too-hard = Leggerlo richiede troppo tempo. Non è stato accettato.
page-error-server-error = Qualcosa è andato storto sul server. Riprova; se il problema resta, avvisa chi lo gestisce.
page-error-frozen = Questa partita non può continuare.
page-error-not-yours = Questo non spetta a te.
page-error-not-found = Questo tavolo, o questo link, non esiste.
page-error-taken = Questo posto è già occupato.
page-error-busy = Il server è occupato. Riprova.
page-error-not-yet = È ancora troppo presto. Aspetta un momento.
page-error-no-hint = I consigli ci sono solo dove tutti gli altri sono bot.
page-error-no-choice = Qui non c’era nulla da scegliere.
page-error-bad-box = Con questo file della scatola non si può giocare:
page-error-other-box = Questa registrazione appartiene a un altro file della scatola. Scegli quello con cui si è giocato.
page-error-others-play = A questo tavolo giocano anche altri, perciò non si può eliminare. Lì puoi abbandonare.
page-error-gone = Questo tavolo è stato chiuso.
page-error-seat-gone = Questo posto non è più tuo.
page-error-no-record = Questo file non è la registrazione di un gioco che si gioca qui. Una registrazione comincia con il nome del gioco e i numeri delle regole e dei posti.
page-error-other-rules = Questa registrazione è nata con un’altra versione delle regole e qui non si può rivedere.
page-error-bad-record = Questa registrazione non si può rivedere. La prima riga che non va:
page-error-wrong-host = Il server non si riconosce nel nome di questo indirizzo. Chi lo gestisce può aggiungerlo.
page-error-not-written = Non si è potuto conservare: al momento non si può scrivere nulla. Nulla va perso; riprova tra un momento.
page-error-no-database = La base di dati non ha risposto. Nulla va perso; riprova tra un momento.
page-error-no-line = Il server non risponde. Riprova.
page-error-refused = Il server ha chiuso la connessione: ha dovuto rifiutare troppe cose da qui. Per tornare, ricarica la pagina.
page-error-unanswered = Non è arrivata risposta. Guarda se è stato fatto; se no, rifallo.
page-error-other = Non ha funzionato ({ $code }).
