### Amit a terminál mond, magyarul.

## Playing

you = Te
welcome = { $game } · véletlenmag: { $seed }
hint = Súgó: ?
thinking = { $name } gondolkodik …
taken-back = Visszavonva. Újra te következel; visszavontuk azt is, amit azóta mások tettek, és a véletlen újra dönt.
no-take-back = Még nincs mit visszavonni.
several = Több válasz is illik rá. Melyik legyen?
so-far = Eddig: { $draft }
ready = [Enter] végrehajtás, vagy vedd hozzá:
lasting = Ezzel egy titok végleg kiderül. [Enter] legyen   [n] még ne:
not-now = ez most nem lehetséges.
drop-what = „{ $typed }”: ez nincs benne abban, amit összeállítottál.
wrong-answer = „{ $typed }”: ez egyik válaszra sem illik. { $last ->
    [0] Nyomj Entert,
   *[other] Írj egy számot 1 és { $last } között,
} vagy szavakat, például: { $example }. Semmi sem változott; a ? segít.
no-such-card = Nincs „{ $typed }” nevű lap. A lapok: { $cards }.
no-such-rule = A szabályokban nincs szó erről: „{ $typed }”.
rules-which = A szabályok melyik fejezete? Írd be a számát, egy szabálypontot vagy a keresett szavakat: { command-rules } 1
help =
    Így válaszolhatsz:
      az utoljára mutatott lista egyik számával, vagy többel is: 2 5
      szavakkal, például: { $example }; ha egyértelmű, elég a szavak eleje is, a Tab kiegészíti őket,
      a lista szavaival, ahogy ott állnak.

    Ami több darabból áll, tetszőleges sorrendben összeállíthatod:
      egy sorban: sorold fel minden lapját és helyét; az ige mindenre vonatkozik, ami utána jön,
      vagy darabonként: mindig látod, mit vehetsz még hozzá.
      Enter       végrehajtja, ami teljes (különben újra mutatja a kérdést)
      { command-drop } X    kivesz egy darabot; a { command-undo } az utolsót veszi ki

    Ezenkívül beírhatod:
      ? LAP       mit tud egy lap, például: ? { $card }
      { command-rules }   a szabályok; így is: { command-rules } SZÓ, { command-rules } SZABÁLYPONT
      { command-hint }        mit tenne a helyedben egy erős bot, és miért
      { command-story }    minden, ami eddig történt
      { command-table }      az asztal, mindenki dobott lapjaival
      { command-undo }, u   vissza: a lépés egy darabja, vagy a legutóbbi lépésed elé, és így tovább
      { command-save } FÁJL az eddigi játékjegyzék mentése
      { command-quit }     kilépés; a játék később folytatható
    Az angol szavak is jók: hint, story, table, rules, undo, drop, save, quit.
save-where = Hová? Írd így: { command-save } FÁJL
save-exists = { $file } már létezik. Válassz másik nevet.
saved = A játékjegyzék itt van: { $file }
save-failed = A játékjegyzéket nem sikerült ide írni: { $file } ({ $why }).
record-kept = A játékjegyzék itt van: { $file }
record-exists = { $file } már létezik. A benne lévő játék folytatása: --resume { $file }. Új játékhoz válassz másik fájlt.
other-game = Más játék játékjegyzéke van ebben a fájlban: { $file } ({ $game }).
record-over = A játék már véget ért ({ $file }); újranézhető: intrigue replay { $file }.
wrong-seats = { $game }: { $least }–{ $most } hely van, nem { $n }
left = A játék az első válaszod előtt véget ér: nincs mit megőrizni.
left-lost = A játék itt véget ér. A játékjegyzéket nem sikerült kiírni, így elveszett.
left-kept = A játék itt megáll, semmi sem vész el. Így folytathatod: { $command }
keep-failed = Ezt a játékot nem lehet itt megőrizni: { $file } ({ $why }). Máshová így írhatod ki: { command-save } FÁJL; a következő játékokhoz válassz másik adatmappát a(z) { $variable } környezeti változóval.

## Commands: one word each, that begins no answer

command-help = súgó
command-hint = tipp
command-story = történet
command-table = asztal
command-rules = szabályok
command-undo = vissza
command-drop = elhagy
command-save = mentés
command-quit = kilépés

## Why

hint-thinking = Gondolkodunk, mit tehetnél …
hint-is = Egy tipp: { $action }
explain-asked = Kérdés, amelyre { $name } felelt: { $question }
explain-answered = { $n }. válasz: { $answer }
explain-considered = Mit gondol erről { $bot }, a győzelem esélyével:
explain-considered-look = Mit gondol erről { $bot }. Azt nézi, első pillantásra milyennek látszik az állás, nem a győzelem esélyét:
explain-considered-one = { $bot } csak egyetlen válaszra gondolt:
explain-chance-of = { NUMBER($value, style: "percent") }
explain-worlds = { $n } világban kipróbálva
explain-unweighed = nem mérlegelte
explain-given = · ez volt a válasz
explain-believed = Mit hisz a többiekről:
explain-moves-tell = Mit árulnak el a többiekről a lépéseik ({ $bot } ennél durvábban becsül):
explain-no-answer = Nincs { $n }. válasz: { $last ->
    [0] egy sincs.
    [one] csak egy van.
   *[other] a számuk 1 és { $last } közötti.
}
explain-chance = A { $n }. választ a véletlen adta ({ $phrase }): nincs mit megmagyarázni.
explain-no-choice = A { $n }. válasz volt az egyetlen lehetséges ({ $phrase }): nincs mit megmagyarázni.

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
values-correct = Akinek megvan a játék, kijavíthatja őket: intrigue box export { $game } > mine.toml
values-other-box = Ezek egy másik dobozfájl értékei: { $box }
box-good = A(z) { $file } fájllal lehet játszani: { $values ->
    [0] ez a játék saját dobozfájlja ({ $game }).
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

## Serving

serve-at = Az Intrigue itt érhető el: { $address } (a Ctrl-C leállítja; a játékok megmaradnak).
serve-no-page = Hiányzik a weboldal: klónozott forrásban futtasd ezt: „make web”; egyébként telepítsd újra az Intrigue-et, wheel fájlból.
serve-next-port = A(z) { $port } portot másik program használja, ezért az Intrigue ezt veszi: { $next }.
serve-running = Az Intrigue már fut: { $address } Ha mellette másikat indítanál, válassz portot: intrigue serve --port { $next }
serve-port-taken = A(z) { $port } portot másik program használja. Válassz másikat: --port { $next }
serve-port-refused = A rendszer nem engedi, hogy a(z) { $port } portot használd; az 1024 alattiak többnyire nem mindenkiéi. Válassz másikat: --port { $next }
serve-host-unknown = Ezen a gépen nem lehet itt figyelni: { $host } ({ $why }). Csak ehhez a géphez: --host 127.0.0.1; másokhoz is: --host 0.0.0.0
data-read-only = Ide nem lehet írni: { $folder } ({ $why }). Válassz másik adatmappát a(z) { $variable } környezeti változóval, vagy másik adatbázist így: --database sqlite:///FÁJL
database-address = Ez nem adatbáziscím. Így írd: --database sqlite:///FÁJL vagy --database postgresql+psycopg://NÉV@GÉP/ADATBÁZIS
database-silent = Ez az adatbázis nem használható: { $database } ({ $why }). Nézd meg, hogy fut-e, és jó-e a név és a jelszó, vagy válassz másikat a --database kapcsolóval.
database-newer = Ez az adatbázis az Intrigue egy újabb változatáé: { $database } (séma: { $now }; ez a változat eddig ismeri: { $known }). Telepítsd az újabb változatot, vagy válassz másik adatbázist a --database kapcsolóval.
database-damaged = Ebből az adatbázisból táblák hiányoznak: { $database } ({ $tables }). Állítsd vissza egy másolatból, vagy válassz másikat a --database kapcsolóval.
database-missing = Nincs ilyen adatbázis: { $database }. Add meg a --database kapcsolóval, melyikről van szó.
think-for = A botok itt gondolkodnak, { $processes } folyamatban, ezen adatbázis kiszolgálói számára: { $database } (a Ctrl-C leállítja).
think-postgresql = Más gépek kiszolgálói számára a botok csak PostgreSQL-en át gondolkodhatnak. Írd ezt: --database postgresql+psycopg://NÉV@GÉP/ADATBÁZIS
database-older = Ez az adatbázis nem naprakész: { $database }. Előbb indítsd el ennek a változatnak a kiszolgálóját, az naprakésszé teszi.
new-key = Elkészült az új kulcs. A futó kiszolgáló egy percen belül átveszi; a vendégek megtartják a helyüket, sütijüket a következő látogatáskor megújítjuk. A korábbiak még 30 napig érvényesek.
new-key-now = Elkészült az új kulcs, a korábbiak már nem érvényesek. A futó kiszolgáló másodperceken belül átveszi; ettől kezdve minden vendég új, a korábbi helyek gazdátlanok.
database-full = Ennek az adatbázisnak nincs több helye: { $database } ({ $why }). Csinálj helyet a lemezen, vagy válassz másikat a --database kapcsolóval.
database-disk = A lemez nem fogadja el, amit ebbe az adatbázisba írnánk: { $database } ({ $why }). Nézd meg a lemezt és a rajta engedélyezett helyet, vagy válassz másikat a --database kapcsolóval.
database-read-only = Ebbe az adatbázisba nem lehet írni: { $database } ({ $why }). Nézd meg, hogy írhatod-e a fájlt és a mappáját, vagy válassz másikat a --database kapcsolóval.
database-locked = Másik program fogja ezt az adatbázist: { $database } ({ $why }). Állítsd le, és próbáld újra, vagy válassz másikat a --database kapcsolóval.
database-broken = Ez az adatbázis megsérült: { $database } ({ $why }). Tégy vissza egy másolatot az „intrigue restore FÁJL --force” paranccsal, vagy válassz másikat a --database kapcsolóval.
database-in-use = Az Intrigue már dolgozik ezzel az adatbázissal: { $database }, { $address } (folyamat: { $pid }). Használd azt, vagy állítsd le, vagy válassz másikat a --database kapcsolóval.
serve-no-files = Egyszerre csak { $files } fájl lehet nyitva, pedig { $wanted } kell. Engedj meg többet, és indítsd újra: ulimit -n 4096

## Copies

copying = Másolás
checking = Ellenőrzés
backup-done = A másolat elkészült és hiánytalan: { $file } ({ $games } játszma). Őrizd olyan gondosan, mint az adatbázist: benne vannak a sütiket aláíró kulcsok.
backup-exists = Ez a fájl már megvan: { $file }. Válassz másik nevet, vagy írd felül a --force kapcsolóval.
copy-not-ours = Itt nincsenek ennek vagy egy korábbi változatnak a táblái (séma: { $schema }; ez a változat eddig ismeri: { $known }). Ha újabb változat készítette, telepítsd azt.
copy-damaged = A másolat nem hiánytalan ({ $why }). Válassz másikat.
restore-no-file = Nincs ilyen fájl: { $file }.
restore-games = Ebben az adatbázisban már van { $games } játszma: { $database }. Válassz másikat a --database kapcsolóval, vagy írd felül a --force kapcsolóval.
restore-served = Egy kiszolgáló dolgozik ezzel az adatbázissal: { $database }. Előbb állítsd le.
restore-done = { $games } játszma visszakerült ide: { $database }. A kiszolgáló indulásakor folytatódnak: intrigue serve
check-older = Ez az adatbázis egy korábbi változaté: { $database }. Indítsd el egyszer a kiszolgálót, amely frissíti, vagy tégy vissza máshová egy másolatot, és azt ellenőrizd.
check-damaged = Az adatbázis megsérült: { $why }
check-broken = { $table } ({ $game }) nem játszható le újra: { $answers } válaszból { $reached } jó.
check-frozen = { $table } ({ $game }) látható, de nem folytatódik ({ $why ->
    [rules-changed] megváltoztak a szabályok
    [box-changed] a dobozfájl már nem illik hozzá
    [unknown-game] ezt a játékot itt nem lehet játszani
   *[other] { $why }
}): { $answers } válaszból { $reached } játszható le.
check-well = { $games } játszma; ebből { $well } lejátszható és folytatható.

## How things stand

topic-intrigue = Intrigue
topic-python = Python
topic-libraries = Könyvtárak
topic-games = Játékok
topic-page = Weboldal
topic-data = Adatmappa
topic-database = Adatbázis
topic-port = Port
topic-terminal = Terminál
doctor-compiled = gépi kódra fordítva
doctor-plain = sima Python (lassabb, mint gépi kódra fordítva)
doctor-libraries-missing = Hiányzó csomagok: { $names }. Telepítsd újra az Intrigue-et.
doctor-game = { $game } (szabályok: { $rules }, dobozfájl: { $box })
doctor-kept = { $games ->
    [one] { $games } megőrzött játszma a terminálból
   *[other] { $games } megőrzött játszma a terminálból
}
doctor-page-there = { $files ->
    [one] { $files } fájl
   *[other] { $files } fájl
}
doctor-page-lost = nincs meg, vagy hiányos
doctor-writable = írható
doctor-made = akkor jön létre, amikor először kell
doctor-older = válaszol; sémája ({ $schema }) a kiszolgáló következő indításakor frissül
doctor-holds = válaszol; sémája { $schema }, ahogy kell; asztalok: { $games }, dobozfájlok: { $boxes }
doctor-free = szabad
doctor-port-ours = itt már fut az Intrigue { $version }
doctor-port-next = másik program használja; az intrigue serve ezt veszi: { $next }
doctor-encoding = A(z) { $encoding } kódolásban nem minden jel látható. Állítsd be a PYTHONUTF8=1 környezeti változót, vagy UTF-8-as nyelvet, például: LANG=C.UTF-8
doctor-well = Minden rendben.
doctor-wrong = { $n ->
    [one] { $n } dolog nincs rendben; az alatta lévő sor megmondja, mit tegyél.
   *[other] { $n } dolog nincs rendben; az alattuk lévő sorok megmondják, mit tegyél.
}

## What the drawings of games need

screen-round = { $round }. forduló { $rounds ->
    [6] a hatból
   *[other] ({ $rounds } közül)
}
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
screen-set = dupla sorozat
screen-points = pont
screen-set-sum = 2 × { $best } − { $others } = { $points }
screen-why = Melyik cél kié lett, és miért
screen-card = lap
screen-value = érték
screen-text = leírás
screen-when-plain = csak befolyás
screen-when-immediate = felfordítva hat
screen-when-end = a forduló végén hat
screen-city = város
screen-pieces = bábuk
screen-royalty = királyi
screen-cubes = kockák
screen-agents = ügynökök
screen-sanity = elme
screen-identity = személyazonosság
screen-or = vagy
screen-plain = A felsorolásban minden benne van, amit láthatsz. — semmi, ? rejtve van előled, ✓ igen, ✗ nem, ×2 kettő van belőle.
screen-columns = Az oszlopokban: a betű és a szín a lap gazdája; ▒ képpel lefelé fekszik; └ az előtte álló lap alatt van; a pontok üres helyek; a vastag keretű oszlop betelt, a kettős keretű le van zárva.
screen-signs = ■ kockák · ▲ ügynökök · ☠ zombik · ★ vezet · ✹ szükséges bombapont · ♛ királyi „személy” a helyén, = a pontjai · † megölve · ◌ elrejtve, a Tárolóban, a készletben · +n lap alatta · N, R, L pont mindkét oldalnak, a Helyreállítóknak, a Lojalistáknak · ? elmeállapot-dobás
screen-signs-of-agents = A város előtti betű: ki irányítja · ✹ ennyi bombapont kell ott egy ügynök vagy a királyi „személy” megöléséhez, illetve bombák · = pontok · ♛ királyi „személyek” · † megölve · ◌ elrejtve, illetve kockák a Tárolóban · △ fő ügynök · ▲ ügynökök · ☠ zombik · ■ kockák, □ mellett a városmezőn · ★ senkinek sincs nagyobb befolyása · ⊘ blokkoló korong · ▣ lezárva · +n lap alatta · ○ kockák a közös készletben · ⇄ kettős ügynökök · ◉ a hatóságok előtt ismert · ● arany · ⚑ Forradalom · ⚔ Háború · … a lap szövege · ? elmeállapot-jelző
