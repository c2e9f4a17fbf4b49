### Amit a terminál mond, magyarul.

## Playing

you = Te
welcome = { $game } · véletlenmag: { $seed }
hint = Súgó: ?
thinking = { $name } gondolkodik …
pause = [Enter] tovább   [u] visszavonás:
pause-wrong = „{ $typed }”: ez itt nem jelent semmit. Enterrel mehetsz tovább, u-val visszavonhatod a válaszodat.
taken-back = Visszavonva.
no-take-back = Nincs mit visszavonni: csak a legutóbbi válaszodat lehet, amíg a véletlen vagy más nem lépett utána.
several = Több válasz is illik rá. Melyik legyen?
wrong-answer = „{ $typed }”: ez egyik válaszra sem illik. Írj egy számot 1 és { $last } között, vagy szavakat, például: { $example }. Semmi sem változott; a ? segít.
no-such-card = Nincs „{ $typed }” nevű lap. A lapok: { $cards }.
help =
    Így válaszolhatsz:
      a lista egyik számával,
      szavakkal, például: { $example }; ha egyértelmű, elég a szavak eleje is, a Tab kiegészíti őket,
      lépésenként: a szavak egy része után a hozzá illő válaszok közül választhatsz.

    Ezen kívül beírhatod:
      ? LAP        mit tud egy lap, például: ? { $card }
      story        minden, ami eddig történt
      table        az asztal, mindenki dobott lapjaival
      u, undo      a válaszod visszavonása, amíg senki sem lépett utána
      save FÁJL    az eddigi játékjegyzék mentése
      quit         kilépés a játékból
      Enter        a kérdés újra
save-where = Hová? Írd így: save FÁJL
saved = A játékjegyzék itt van: { $file }
save-failed = A játékjegyzéket nem sikerült ide írni: { $file } ({ $why }).
record-kept = A játékjegyzék itt van: { $file }
record-exists = { $file } már létezik. A benne lévő játék folytatása: --resume { $file }. Új játékhoz válassz másik fájlt.
other-game = Más játék jegyzéke van ebben a fájlban: { $file } ({ $game }).
record-over = A játék már véget ért ({ $file }); újranézhető: intrigue replay { $file }.
left = A játék itt véget ér, és jegyzéke nem marad meg. Ha meg akarod őrizni, kilépés előtt írd be: save FÁJL, vagy játssz így: --record FÁJL.
left-kept = A játék itt véget ér. Eddigi jegyzéke itt van: { $file }

## Looking on

step = [Enter] tovább:
not-over = A játékjegyzék itt véget ér; a játék még nem.
not-text = Ez nem szövegfájl: { $file }

## Looking things up

seats = { $least }–{ $most } játékos
default = alapérték
values-rulebook = A szabálykönyvben olvasható: { $values ->
    [one] { $values } érték
   *[other] { $values } érték
}
values-record = { $mark } nyomtatott lapokról vagy megjelent beszámolóból: { $values }
values-reconstructed = { $mark } a mi rekonstrukciónk: { $values }
values-correct = Akinek megvan a játék, kijavíthatja őket: intrigue tables export { $game } > mine.toml
values-other-table = Ezek egy másik táblázatfájl értékei: { $table }
table-good = A(z) { $file } fájllal lehet játszani: { $values ->
    [0] ez a játék saját táblázata ({ $game }).
    [one] { $values } érték eltér a játékétól ({ $game }).
   *[other] { $values } érték eltér a játékétól ({ $game }).
}

## Many games

playing = Játék
figures-title = { $game }: { $games } játszma, véletlenmag: { $seed }
figures-seat = Hely
figures-bot = Bot
figures-share = Győzelem
figures-score = Pont
figures-interval = 95%
figures-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-between = { $low } – { $high }
figures-each = Játékosonként
figures-games = Játszma
figures-part = Arány
figures-decisions = Döntések játszmánként
figures-measure = { $what }: átlagosan { $mean }, legalább { $fewest }, legfeljebb { $most }.
figures-speed = { $seconds } mp, másodpercenként { $decisions } döntés és { $games } játszma.

## What the drawings of games need

screen-round = { $round }. forduló ({ $rounds } közül)
screen-closed = lezárva
screen-full = betelt
screen-hand = kéz
screen-pile = húzópakli
screen-discards = dobott lapok
screen-all-discards = Dobott lapok
screen-goals = célok
screen-unseen = és még { $cards } ismeretlen
screen-your-goals = Céljaid
screen-your-hand = A kezedben
screen-kinds = { $all } fajtából { $kinds } · { $points } pont
screen-nobody = senki
screen-pair = a párral
screen-result = Az eredmény
screen-sum = összeg
screen-set = sorozat duplán
screen-points = pont
screen-set-sum = 2 × { $best } − { $others } = { $points }
screen-why = Melyik cél kié lett, és miért
screen-card = lap
screen-value = érték
screen-text = leírás
screen-when-plain = csak befolyás
screen-when-immediate = felfedéskor hat
screen-when-end = a forduló végén hat
screen-city = város
screen-pieces = bábuk
screen-royalty = királyi
screen-cubes = kockák
screen-agents = ügynökök
screen-sanity = elme
screen-identity = személyazonosság
screen-or = vagy
screen-columns = Az oszlopokban: a betű és a szín a lap gazdája; ▒ képpel lefelé fekszik; └ az előtte álló lap alatt van; a pontok üres helyek; a vastag keretű oszlop betelt, a kettős keretű le van zárva.
screen-signs = ■ kockák · ▲ ügynökök · ☠ zombik · ★ vezet · ✹ szükséges bombapont · ♛ királyi „személy” a helyén, = a pontjai · † megölve · ◌ elrejtve, a Tárolóban, a készletben · +n lap alatta · N, R, L pont mindkét oldalnak, a Helyreállítóknak, a Lojalistáknak · ? elmeállapot-dobás
screen-signs-of-agents = A város előtti betű: ki irányítja · ✹ ennyi bombapont kell ott egy ügynök vagy a királyi „személy” megöléséhez, illetve bombák · = pontok · ♛ királyi „személyek” · † megölve · ◌ elrejtve, illetve kockák a Tárolóban · △ fő ügynök · ▲ ügynökök · ☠ zombik · ■ kockák, □ mellett a városmezőn · ★ senkinek sincs nagyobb befolyása · ⊘ blokkoló korong · ▣ lezárva · +n lap alatta · ○ kockák a közös készletben · ⇄ kettős ügynökök · ◉ a hatóságok előtt ismert · ● arany · ⚑ Forradalom · ⚔ Háború · … a lap szövege · ? elmeállapot-jelző
