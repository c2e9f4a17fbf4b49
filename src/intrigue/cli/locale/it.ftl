### Quello che dice il terminale, in italiano.

## Playing

you = Tu
welcome = { $game } · seme { $seed }
hint = Scrivi ? per l’aiuto.
thinking = { $name } sta pensando …
taken-back = Mossa ritirata. Tocca di nuovo a te; è annullato anche ciò che gli altri hanno fatto nel frattempo, e il caso decide di nuovo.
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
rules-which = Quale parte delle regole? Scrivi il suo numero o una sua parola: { command-rules } 1
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
      { command-rules }      le regole in breve, anche { command-rules } PAROLA
      { command-story }      tutto ciò che è successo finora
      { command-table }      il tavolo, con gli scarti di tutti
      { command-undo }, u  indietro: di un pezzo dell’azione, o a prima della tua ultima azione, e così via
      { command-save } FILE  scrive la registrazione della partita fino a qui
      { command-quit }        lascia la partita; si può riprendere
    Valgono anche le parole inglesi: story, table, rules, undo, drop, save, quit.
save-where = Dove? Scrivi: { command-save } FILE
save-exists = { $file } esiste già. Scegli un altro nome.
saved = La registrazione è in { $file }.
save-failed = Non è stato possibile scrivere la registrazione in { $file }: { $why }.
record-kept = La registrazione è in { $file }.
record-exists = { $file } esiste già. Per continuare la partita che contiene: --resume { $file }. Per una nuova, scegli un altro file.
other-game = La registrazione in { $file } è di un altro gioco: { $game }.
record-over = La partita in { $file } è finita; intrigue replay { $file } la mostra di nuovo.
wrong-seats = { $game } ha da { $least } a { $most } posti, non { $n }
left = La partita finisce qui, prima della tua prima risposta: non c’è nulla da conservare.
left-lost = La partita finisce qui. La sua registrazione non si è potuta scrivere e va perduta.
left-kept = La partita si ferma qui e nulla va perduto. Per continuarla: { $command }

## Commands: one word each, that begins no answer

command-help = aiuto
command-story = storia
command-table = tavolo
command-rules = regole
command-undo = annulla
command-drop = senza
command-save = salva
command-quit = esci

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
screen-why = Perché ogni obiettivo è andato dov’è andato
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
screen-plain = È elencato tutto ciò che puoi vedere. — niente, ? nascosto a te, ✓ sì, ✗ no, ×2 due dello stesso tipo.
screen-columns = Nelle colonne: lettera e colore dicono di chi è una carta; ▒ è coperta; └ sta sotto la carta precedente; i punti sono posti liberi; una cornice spessa vuol dire piena, una doppia chiusa.
screen-signs = ■ cubi · ▲ agenti · ☠ zombi · ★ è in testa · ✹ punti bomba necessari · ♛ reale nel suo spazio, = i suoi punti · † ucciso · ◌ nascosto, nel Limbo, nella riserva · +n carte sotto · N, R, L punti per entrambi, per i Restaurazionisti, per i Lealisti · ? tiro di sanità
screen-signs-of-agents = Lettera davanti a una città: chi la controlla · ✹ simboli Bomba: quanti ne servono per uccidere lì un Agente o la Figura Reale, o quanti ce ne sono · = punti · ♛ Figure Reali · † uccisa · ◌ nascosta, oppure cubi nel Limbo · △ Agente Principale · ▲ Agenti · ☠ zombi · ■ cubi, con □ nel Riquadro Città · ★ nessuno ha più influenza · ⊘ disco Blocco · ▣ isolata · +n carte sotto · ○ cubi nella Riserva Comune · ⇄ Doppiogiochisti · ◉ noto alle Autorità · ● oro · ⚑ Rivoluzione · ⚔ Guerra · … testo della carta · ? segnalino Sanità Mentale
