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
      { command-legend }       mit jelentenek az asztal jelei
      { command-undo }, u   vissza: a lépés egy darabja, vagy a legutóbbi lépésed elé, és így tovább
      { command-save } FÁJL az eddigi játékjegyzék mentése
      { command-quit }     kilépés; a játék később folytatható
    Az angol szavak is jók: hint, story, table, legend, rules, undo, drop, save, quit.
save-where = Hová? Írd így: { command-save } FÁJL
save-exists = { $file } már létezik. Válassz másik nevet.
save-folder = { $file } mappa. Adj meg benne egy nevet: { command-save } { $file }/jatek.txt
saved = A játékjegyzék itt van: { $file }
save-failed = A játékjegyzéket nem sikerült ide írni: { $file } ({ $why }).
record-kept = A játékjegyzék itt van: { $file }
record-exists = { $file } már létezik. A benne lévő játék folytatása: --resume { $file }. Új játékhoz válassz másik fájlt.
other-game = Más játék játékjegyzéke van ebben a fájlban: { $file } ({ $game }).
record-over = A játék már véget ért ({ $file }); újranézhető: intrigue replay { $file }.
wrong-seats = { $game }: { $least }–{ $most } hely van, nem { $n }
wrong-bots = { $seats } hely van, és { $bots } bot: adj meg egyet mindre, vagy minden helyre egyet.
bad-pair = { $typed }: a megállapodást így kell megadni: NÉV=ÉRTÉK, például colour_0=red
left = A játék az első válaszod előtt véget ér: nincs mit megőrizni.
left-lost = A játék itt véget ér. A játékjegyzéket nem sikerült kiírni, így elveszett.
left-kept = A játék itt megáll, semmi sem vész el. Így folytathatod: { $command }
keep-failed = Ezt a játékot nem lehet itt megőrizni: { $file } ({ $why }). Máshová így írhatod ki: { command-save } FÁJL; a következő játékokhoz válassz másik adatmappát a(z) { $variable } környezeti változóval.
goes-on = A játék folytatódik. Ami eddig történt, elolvasható így: { command-story }
unfinished = Félbehagytál egy játszmát: { $game } ({ $when }).
unfinished-which = [Enter] folytatás   [n] új játék:

## Commands: one word each, that begins no answer

command-help = súgó
command-hint = tipp
command-story = történet
command-table = asztal
command-legend = jelek
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

## Arena

arena-title = { $name }: { $games } játszma
arena-player = Játékos
arena-rating = Értékszám
arena-pair = { $table }: { $first } részesedése a győzelmekből { $share }, ellenfele { $second } ({ $interval }; játszmák: { $games }).
arena-again = Még nincs minden lejátszva: ugyanez a parancs innen folytatja.
arena-folder = Minden itt van: { $folder }
study-side = { $level }, { $players } játékos: { $side } egy játékosa a játszmák { $share } részét nyeri ({ $interval }).
study-seat = { $level }, { $players } játékos: a(z) { $side }. hely a játszmák { $share } részét nyeri ({ $interval }).
study-first = Ezeket a számokat érdemes először ellenőrizni; ennyivel változik az első oldal részesedése a győzelmekből:
study-number = { $path } értéke { $own }; ha { $tried }: { $share } ({ $interval })

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

## What the signs on the table mean: one line each

sign-letters = Egy betű és a színe: kié egy bábu vagy egy lap.
sign-letters-of-cities = Egy betű és a színe: kié valami; város előtt: ki irányítja.
sign-active = Aki következik.
sign-cut = A szöveg folytatódik: ? LAP megmutatja az egészet.
sign-face-down = Képpel lefelé fekvő lap.
sign-known-to-you = Eldobott lap, amelyet csak te ismersz.
sign-under = Az előtte álló lap alatt fekvő lap.
sign-free-place = Még szabad hely.
sign-full = Vastag keret: az oszlop betelt.
sign-closed = Kettős keret: az oszlop le van zárva.
sign-half = Egy fél: az orgyilkos 9½-et ér.
sign-removed = A kiértékeléskor eltávolították.
sign-wins = Aki elnyeri a célkártyát vagy a játékot.
sign-counts = Az a számítás, amelyik többet ér, és ezért számít.
sign-no-control = A várost senki sem irányítja.
sign-cubes = Befolyáskockák.
sign-city-box = A városmező: ennek az oszlopnak a kockái ott vannak.
sign-limbo-or-hidden = Kockák a Tárolóban; királyi „személynél”: el van rejtve.
sign-limbo-or-stock = Kockáknál: a Tárolóban; ügynököknél: a készletben; királyi „személynél”: el van rejtve.
sign-pool = Kockák a közös készletben.
sign-main-agent = Fő ügynök.
sign-agents = Ügynökök.
sign-double-agents = Kettős ügynökök és kettősügynök-jelzők.
sign-zombies = Zombik.
sign-royal-persons = A város királyi „személye”.
sign-royalty = Királyi „személy” a helyén.
sign-killed = Megölték, és hogy ki ölte meg.
sign-gone = Kikerült a játékból.
sign-bombs = Bombapontok: mennyi kell, vagy mennyi van.
sign-gold = Arany.
sign-points = Pontok: mennyit ér.
sign-points-of-sides = Pontok mindkét oldalnak, a helyreállítóknak, a lojalistáknak.
sign-most-influence = Ott senkinek sincs nagyobb befolyása.
sign-leads = Aki vezet a városban.
sign-blocked = Blokkoló korong van rajta.
sign-locked = A város le van zárva.
sign-known = Ismert a hatóságok előtt.
sign-revolution = A Forradalom sáv és a nyilai a lapokon.
sign-war = A Háború sáv és a nyilai a lapokon.
sign-track = Meddig jutott a jelölő, és mennyi van még a végéig.
sign-cards-below = Ennyi lap van alatta.
sign-attempts = Mire való az ügynök: merénylet királyi „személy” (AR), ügynök (AA) vagy mindkettő ellen (AA/R).
sign-text = A lapnak szövege van: ? LAP megmutatja.
sign-sanity-counter = Aki elveszi a kártyát, elmeállapot-jelzőt húz.
sign-sanity-roll = Aki elveszi a kártyát, dob az elmeállapot-kockával.
sign-journey = Hová megy egy ügynök.
sign-nothing = Semmi.
sign-unknown = Rejtve van előled.
sign-yes = Igen.
sign-no = Nem.
sign-several = Kettő ugyanabból, vagy annyi, amennyit a szám mond.
