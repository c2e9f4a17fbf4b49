### Quello che dice il terminale, in italiano.

## Playing

you = Tu
welcome = { $game } · seme { $seed }
hint = Scrivi ? per l’aiuto.
thinking = { $name } sta pensando …
pause = [Invio] avanti   [u] ritira:
pause-wrong = «{ $typed }» qui non significa nulla. Premi Invio per andare avanti, o scrivi u per ritirare la tua risposta.
taken-back = Risposta ritirata.
no-take-back = Non c’è nulla da ritirare: si può ritirare solo la tua ultima risposta, finché né il caso né altri hanno agito dopo di essa.
several = Più risposte corrispondono. Quale scegli?
wrong-answer = «{ $typed }» non corrisponde a nessuna risposta. Scrivi un numero da 1 a { $last }, o parole come: { $example }. Nulla è cambiato; ? aiuta.
no-such-card = Non c’è nessuna carta «{ $typed }». Le carte sono: { $cards }.
help =
    Puoi rispondere
      con un numero dell’elenco,
      con parole, per esempio: { $example }; bastano gli inizi, se sono chiari, e Tab li completa,
      un passo alla volta: una parte delle parole porta alle risposte che le corrispondono.

    Inoltre puoi scrivere
      ? CARTA      che cosa fa una carta, per esempio: ? { $card }
      story        tutto ciò che è successo finora
      table        il tavolo, con gli scarti di tutti
      u, undo      ritira la tua risposta, finché nessuno ha agito dopo di essa
      save FILE    scrive il verbale della partita fino a qui
      quit         lascia la partita
      Invio        mostra di nuovo la domanda
save-where = Dove? Scrivi: save FILE
saved = Il verbale è in { $file }.
save-failed = Non è stato possibile scrivere il verbale in { $file }: { $why }.
record-kept = Il verbale è in { $file }.
record-exists = { $file } esiste già. Per continuare la partita che contiene: --resume { $file }. Per una nuova, scegli un altro file.
other-game = Il verbale in { $file } è di un altro gioco: { $game }.
record-over = La partita in { $file } è finita; intrigue replay { $file } la mostra di nuovo.
left = La partita finisce qui e il suo verbale va perduto. Per conservarlo, scrivi save FILE prima di uscire, o gioca con --record FILE.
left-kept = La partita finisce qui. Il suo verbale fino a questo punto è in { $file }.

## Looking on

step = [Invio] avanti:
not-over = Il verbale finisce qui; la partita non è finita.
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
values-correct = Chi possiede il gioco può correggerli: intrigue tables export { $game } > mine.toml
values-other-table = Questi sono i valori di un altro file di tabelle: { $table }
table-good = Con { $file } si può giocare: { $values ->
    [0] è la tabella di { $game }.
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
screen-full = completa
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
screen-when-immediate = agisce quando viene scoperta
screen-when-end = agisce alla fine del round
screen-city = città
screen-pieces = pezzi
screen-royalty = reali
screen-cubes = cubi
screen-agents = agenti
screen-sanity = sanità
screen-identity = identità
screen-or = o
screen-columns = Nelle colonne: lettera e colore dicono di chi è una carta; ▒ è coperta; └ sta sotto la carta precedente; i punti sono posti liberi; una cornice spessa vuol dire completa, una doppia chiusa.
screen-signs = ■ cubi · ▲ agenti · ☠ zombi · ★ è in testa · ✹ punti bomba necessari · ♛ reale nel suo spazio, = i suoi punti · † ucciso · ◌ nascosto, nel Limbo, nella riserva · +n carte sotto · N, R, L punti per entrambi, per i Restaurazionisti, per i Lealisti · ? tiro di sanità
screen-signs-of-agents = Lettera davanti a una città: chi la controlla · ✹ simboli Bomba: quanti ne servono per uccidere lì un Agente o la Figura Reale, o quanti ce ne sono · = punti · ♛ Figure Reali · † uccisa · ◌ nascosta, oppure cubi nel Limbo · △ Agente Principale · ▲ Agenti · ☠ zombi · ■ cubi, con □ nel Riquadro Città · ★ nessuno ha più influenza · ⊘ disco Blocco · ▣ isolata · +n carte sotto · ○ cubi nella Riserva Comune · ⇄ Doppiogiochisti · ◉ noto alle Autorità · ● oro · ⚑ Rivoluzione · ⚔ Guerra · … testo della carta · ? segnalino Sanità Mentale
