### Parole comuni a tutti i giochi.

## Things

thing-you = tu
thing-hidden = carta coperta
    .the = una carta
thing-seat = Giocatore { $n }
thing-chance = il caso

## Languages

language-en = inglese
language-hu = ungherese
language-de = tedesco
language-it = italiano

## Bots: kinds and levels. Before the levels stands what the game calls such a player, if it has a name for them.

bot-random = a caso
bot-greedy = rapido
bot-ismcts = forte
bot-novice = principiante
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-expert = esperto
bot-program = un programma esterno

## Why somebody does something. $a, $b and $c go on after “Questo”: “porta 5 punti”.

because-nothing = Subito non cambia nulla che si possa contare: serve per dopo.
because-one = Questo { $a }.
because-two = Questo { $a } e { $b }.
because-three = Questo { $a }, { $b } e { $c }.
because-perhaps = Forse questo { $a }.
because-plan = Questo è { $plan }.
means-victory = vince la partita
means-defeat = perde la partita

## Errors. $details says more, in English.

why-together = Questo non va insieme a ciò che hai già scelto.
error-illegal-answer = Adesso non si può. Scegli una delle risposte proposte.
error-wrong-seat = Adesso non tocca a questo giocatore.
error-off-script = Nella partita guidata qui viene qualcos’altro.
error-bad-guide = La partita guidata non si può leggere ({ $details }).
error-game-over = La partita è finita.
error-no-take-back = Non si può più annullare: nel frattempo qualcuno ha reagito o ha saputo qualcosa.
# The details of a name that is on no list.
error-there-is = { $wrong }; { $near ->
    [none] ci sono: { $names }
   *[other] volevi dire { $near }? Ci sono: { $names }
}
error-unknown-game = Questo gioco non esiste ({ $details }).
error-bad-plugin = Un gioco è escluso ({ $details }).
error-seats-out-of-range = Non ci sono così tanti posti ({ $details }).
error-unknown-option = Questa opzione del tavolo non esiste ({ $details }).
error-bad-option = L’opzione del tavolo non può avere questo valore ({ $details }).
error-bad-box = Con questo file della scatola non si può giocare ({ $details }).
error-bad-rules = Le regole non si possono leggere ({ $details }).
error-record-error = La registrazione è sbagliata alla riga { $line }, «{ $phrase }» ({ $details }).
error-no-record = Questa non è la registrazione di un gioco conosciuto qui: riga { $line }, «{ $phrase }» ({ $details }).
error-other-rules = La registrazione è nata con un’altra versione delle regole: riga { $line }, «{ $phrase }» ({ $details }).
error-other-box = La registrazione appartiene a un altro file della scatola ({ $details }).
error-unknown-language = Non ci sono parole in questa lingua ({ $details }).
error-missing-word = Manca una parola in questa lingua ({ $details }).
error-unknown-bot = Questo bot non esiste ({ $details }).
error-no-advice = Questo bot non sa giocare a questo gioco ({ $details }).
error-bad-clock = I bot non possono pensare per questo tempo ({ $details }).
error-bad-match = Così non si può giocare ({ $details }).
error-bad-config = Con queste impostazioni non si può giocare ({ $details }).
error-research-missing = Manca un pacchetto per la ricerca ({ $details }).
error-other-plan = Qui si è giocato qualcos’altro ({ $details }).
error-journal-in-use = Qui si sta già giocando ({ $details }).
error-no-cluster = Non c’è nessun cluster ({ $details }).
error-other-version = Sui computer non gira lo stesso programma ({ $details }).
error-workers-die = I processi che giocano non restano in vita ({ $details }).
error-unexplained = Questo bot non dice che cosa pensa ({ $details }).
error-no-such-answer = { $details }
error-nothing-to-explain = { $details }
error-unknown-seat = Questo posto non esiste ({ $details }).
error-unknown-card = { $details }
error-unknown-rule = { $details }
error-bad-record = { $details }
error-record-exists = { $details }
error-bad-pair = { $details }
error-wrong-bots = { $details }
error-wrong-seats = { $details }
error-intrigue-error = Non ha funzionato ({ $details }).
