### Az oldal saját szavai. A játékokéi a saját mappájukban vannak.

## Mindenütt

page-tagline = A titkos szándékok játékai
page-top = Az oldal teteje
page-tools = Eszközök
page-settings = Beállítások
page-language = Nyelv
page-theme = Megjelenés
page-theme-paper = Világos: papír
page-theme-gaslight = Sötét: gázfény
page-motion = Mozgás
page-motion-slow = lassú
page-motion-normal = közepes
page-motion-fast = gyors
page-motion-at-once = azonnali
page-sound = Hangok
page-sound-help = Kopogás, amikor te következel, és a kártyák, bábuk halk zaja.
page-coach = Oktató
page-coach-help = Gyakorlójátékban elmagyarázza, mit tehetsz, és mit tettek a többiek. Nem lát többet nálad.
page-to-lobby = A kezdőlapra
page-close = Bezárás
page-rules = Szabályok
page-symbols = Szimbólumok
page-rules-chapters = Fejezetek
page-rules-search = Keresés a szabályokban
page-rules-found = { $n ->
    [0] Nincs találat
   *[other] { $n } bekezdésben szerepel
}
page-reload = Újratöltés
page-nowhere = Ezen a címen nincs semmi.
page-loading = Egy pillanat…
page-building = Az erős botok még egy kis ideig kevésbé alaposan gondolkodnak: a gyors változat most készül.
page-fault = Most semmit sem lehet megőrizni: { $kind ->
    [disk-full] megtelt a lemez
    [disk-fault] a lemez nem fogad el semmit
    [read-only] az adatbázis csak olvasható
    [locked] másik program fogja az adatbázist
    [damaged] az adatbázis megsérült, meg kell javítani
   *[other] az adatbázis nem válaszol
}. Nézelődni lehet, és semmi sem vész el; a játék magától folytatódik, amint újra lehet írni.
page-yes = igen
page-no = nem
page-clause = { $clause } szabálypont
page-clauses = { $count ->
    [one] { $clauses } szabálypont
   *[other] { $clauses } szabálypontok
}

## Előcsarnok

page-your-name = A neved
page-name = Név
page-seats-range = { $least }–{ $most } játékos
page-play-bots = Játék botok ellen
page-open-a-table = Új asztal
page-open-the-table = Asztal megnyitása
page-game = Játék
page-players = Játékosok
page-who-sits = Ki ül { $n ->
    [1] az { $n }.
    [5] az { $n }.
   *[other] a { $n }.
} helyen?
page-sit-me = Én
page-sit-bot = Bot: { $kind }
page-sit-friend = Egy barát, meghívólinkkel
page-sit-here = Valaki ennél a képernyőnél
page-character = A bot jelleme ({ $n }. hely)
page-character-any = bármilyen jellem
page-options = Megállapodások
page-pace = Meddig gondolkodhatnak a többiek egy közbeavatkozáson?
page-pace-none = Ameddig csak akarnak
page-pace-seconds = { $n } másodpercig
page-box = Dobozfájl
page-box-own = a játék sajátja
page-box-choose = Fájl kiválasztása…
page-box-drop = Vissza a játék sajátjához
page-box-help = A játék néhány száma a mi rekonstrukciónk. Ha megvan neked, játszhatsz olyan dobozfájllal, amelyben a tieid állnak.
page-box-other = Másik dobozfájllal játsszák ({ $name })
page-box-which = A hozzá való dobozfájl kiválasztása…
page-public = A szabad helyekre bárki leülhet
page-my-games = Játszmáim
page-open-tables = Nyitott asztalok
page-no-open = Most senki sem vár játékostársra.
page-state-frozen = leállt
page-state-over = véget ért
page-state-mine = te következel
page-state-waiting = játékosokra vár
page-state-theirs = következik: { $name }
page-state-running = folyamatban
page-expires = Ha addig senki sem játszik, ez az asztal ekkor megszűnik: { $date }
page-return = Folytatás
page-look = Megnézem
page-join = Beülök
page-watch = Nézem
page-join-by-link = Csatlakozás linkkel
page-no-link = Ez a link nem vezet asztalhoz.
page-bring-in = Játékjegyzék betöltése
page-take-seat = Leülök
page-finished-games = Véget ért játszmák
page-watch-tables = Nézhető játszmák
page-more-games = { $n ->
    [one] Még egy játszma
   *[other] Még { $n } játszma
}
page-join-or-load = Link vagy játékjegyzék
page-state-given-up = feladták
page-delete = „{ $title }” törlése…
page-delete-title = Törlöd a játszmát?
page-delete-sure = Végleg törlődik. Ezt nem lehet visszavonni.
page-delete-left = A te listádról eltűnik, a többieknek megmarad.
page-delete-now = Törlés
page-close-title = Bezárod az asztalt?
page-close-sure = Aki ott vár, megtudja, hogy bezártad.
page-close-now = Asztal bezárása
page-watchers = Ki nézheti?
page-watchers-none = senki
page-watchers-link = akinek van linkje
page-watchers-all = bárki
page-watchers-all-help = A játszma a kezdőlapon is látszik. A nézők azt látják, amit mindenki, titkot nem.
page-cancel = Mégse
page-invited-by = { $host } meghívott
page-invited = Meghívtak
page-invited-handed = { $host } átadja neked a helyét
page-invited-handed-help = Onnan folytatod, ahol a játszma tart, mindennel, ami ahhoz a helyhez tartozik.
page-invited-there = { $n ->
    [one] { $seats } helyből egy szabad.
   *[other] { $seats } helyből { $n } szabad.
}
page-invited-listed = Ezt a játszmát bárki nézheti.
page-invited-mine = Már ennél az asztalnál ülsz.
page-invited-late = Ezen a helyen már ül valaki.
page-invited-late-help = A linket már felhasználták. Kérj újat attól, aki küldte.
page-invited-full-help = Az asztal megtelt, de nézheted.
page-invited-nowhere = Ez a link nem vezet asztalhoz
page-invited-nowhere-help = Talán nem másolták át az egészet, van már újabb, vagy bezárták az asztalt. Kérdezd meg attól, aki küldte.
page-this-table = Ez az asztal
page-mark-host = házigazda
page-host-help = A házigazda hívja meg a játékosokat, botot ültet a szabad helyekre, és a kezdés előtt bezárhatja az asztalt.
page-make-host = Legyen ő a házigazda
page-make-host-of = Legyen { $name } a házigazda
page-bot-which = Bot { $n ->
    [1] az { $n }.
    [5] az { $n }.
   *[other] a { $n }.
} helyre
page-bot-here = Ide bot üljön
page-my-seat = A helyem
page-sit-out = Játsszon helyettem bot
page-sit-out-help = Ameddig csak akarod: bármikor visszajöhetsz.
page-hand-on = Átadom a helyemet
page-hand-on-help = Készíts linket valaki másnak. Aki megnyitja, onnantól a te helyeden ül, és mindent lát, amit ott te látsz.
page-resign = Feladom…
page-resign-help = Végleg kiszállsz a játszmából; helyetted bot játszik tovább.
page-resign-alone-help = Feladod a játszmát. Más nem játszik itt, ezért véget ér, és semmi sem marad titok.
page-resign-title = Feladod?
page-resign-now = Feladom
page-leave = Felállok az asztaltól
page-leave-help = A helyed újra szabad lesz.
page-close-table = Bezárom az asztalt…
page-devices = Eszközeim
page-device-help = A helyeid ehhez a böngészőhöz tartoznak. Egy linkkel egy másikban is folytathatod, például a telefonodon.
page-device-link = Link egy másik eszközre
page-device-code = A link QR-kódként
page-device-lasts = Egyszer használható, 15 percen belül. Aki megnyitja, a te nevedben játszik tovább: ne add oda másnak.
page-log-out-help = Játszottál olyan böngészőben, amelyet mások is használnak? Az összes többi elveszíti a nevedet és a helyeidet, ez megtartja őket.
page-log-out = Kijelentkezés mindenhol máshol
page-logged-out = Kész: már csak itt vagy bejelentkezve.
page-forget-help = A kiszolgáló a nevedet, a beállításaidat és a játékaidat őrzi meg, semmi mást.
page-forget = Felejtsetek el…
page-forget-sure = A neved minden asztalról eltűnik, és a helyeidre nem térhetsz vissza. Azok az asztalok, ahol más nem játszik, törlődnek. Ezt nem lehet visszavonni.
page-forget-now = Felejtsetek el
page-device-offer = Folytatod ebben a böngészőben { $name } néven?
page-device-nameless = Folytatod ebben a böngészőben is, mint a másik eszközödön?
page-device-take = Folytatás itt
page-device-others = Ebben a böngészőben már vannak játékok. Ezután innen nem lesznek elérhetők.
page-device-mine = Ebben a böngészőben már te játszol. A linket a másik eszközödön nyisd meg.
page-device-ended = Ez a link már nem használható: felhasználták, lejárt, vagy készült újabb. Készíts újat abban a böngészőben, amelyikben játszol.

## Asztal

page-board = Tábla
page-hand = A lapjaid
page-question = Kérdés
page-turn-mine = Te következel
page-turn-over = Vége a játéknak
page-title-turn = ● Te következel · { $title }
page-wait = { $name } gondolkodik…
page-wait-for = Várunk rá: { $name }
page-wait-chance = A véletlen dönt…
page-wait-undo = Megvan. Maradjon így?
page-wait-undo-help = Még visszavonhatod. A játék mindjárt magától folytatódik.
page-go-on = Tovább
page-wait-seats = { $n ->
    [one] Egy hely még szabad.
   *[other] { $n } hely még szabad.
}
page-wait-seats-help = A játék akkor kezdődik, amikor minden hely betelt.
page-seat-free = szabad hely
page-watching = Nézőként vagy itt.
page-away = { $name } most nincs itt.
page-replace = Játsszon bot { $name } helyett
page-replace-in = { $n ->
    [one] Játsszon bot { $name } helyett ({ $n } másodperc múlva)
   *[other] Játsszon bot { $name } helyett ({ $n } másodperc múlva)
}
page-votes = { $n ->
    [one] Egy játékos egyetért azzal, hogy bot játsszon.
   *[other] { $n } játékos egyetért azzal, hogy bot játsszon.
}
page-program-lost = { $name }: a program kiesett, a helyén mostantól bot ül ({ $kind }).
page-resigned = { $name } feladta, helyette bot ({ $kind }) játszik tovább.
page-stands-in = { $name } helyett bot ({ $kind }) játszik.
page-taken-back = { $name } visszavont egy akciót.
page-mark-you = te
page-mark-bot = bot
page-mark-away = nincs itt
page-come-back = Újra magam játszom
page-choose-lit = Válassz valamit, ami világít.
page-choose-here = Válassz a válaszok közül.
page-choose-none = Többet nem lehet hozzáadni: vegyél ki valamit, vagy lépj vissza.
page-choose-verb = Mit teszel vele?
page-complete = Kész: hajtsd végre.
page-complete-or-more = Kész: hajtsd végre, vagy adj hozzá valamit, ami világít.
page-lasting = Biztos? Ezt nem lehet visszavonni.
page-do = Végrehajtom
page-do-place = Lehelyezem
page-do-retrieve = Felveszem
page-do-buy = Megveszem
page-do-move = Mozgatom
page-do-advance = Mozgatom a jelölőt
page-do-attempt = Lecsapok
page-do-assassinate = Lecsapok
page-do-claim = Elveszem
page-do-use = Végrehajtom a szöveget
page-do-discard = Eldobom
page-do-interrupt = Közbeavatkozom
page-do-show = Felfedem
page-do-reveal = Felfedem magam
page-do-block = Blokkolom
page-do-unblock = Feloldom
page-do-send = Elküldöm
page-do-take = Felveszem
page-chip-next = válassz…
page-back = Vissza
page-take-back = Visszavonás
page-sending = A válaszod úton van…
page-seconds-left = { $n ->
    [one] még { $n } másodperc
   *[other] még { $n } másodperc
}
page-invite = Szabad helyek: küldj mindegyikre egy linket
page-copy-link = Link másolása
page-copied = Vágólapra másolva
page-links-again = Új linkek készítése
page-links-again-help = A linkek csak akkor láthatók, amikor elkészülnek. Ha újakat készítesz, a korábban elküldöttek érvényüket vesztik.
page-pass-for-me = Passzolj helyettem, ahol nem tehetek semmit
page-window-help = Ha nem válaszolsz, az idő leteltével hagyod megtörténni.
page-window-other = Most { $name } válaszolhat.
page-window-other-help = A válasz után folytatódik, legkésőbb az idő leteltével.
page-passed = Hagyod megtörténni.
page-passed-help = Az idő leteltével számít, hogy senki se következtethessen semmire abból, meddig gondolkodtál.
page-keys = Billentyűk

## Kapcsolat a kiszolgálóval

page-line-open = Kapcsolódva
page-line-connecting = Kapcsolódás…
page-line-lost = Megszakadt a kapcsolat
page-line-closed = Nincs kapcsolat
page-line-refused = A kapcsolat elutasítva
page-line-lost-help = { $n ->
    [0] Új próba folyamatban. Semmi sem veszett el.
    [one] Új próba { $n } másodperc múlva. Semmi sem veszett el.
   *[other] Új próba { $n } másodperc múlva. Semmi sem veszett el.
}
page-try-now = Próbáld most

## Miért nem

page-not-past = Ez a múlt. A játékhoz térj vissza a jelenbe.
page-not-over = Vége a játéknak.
page-not-watching = Csak nézőként vagy itt.
page-not-line = Megszakadt a kapcsolat. Amíg helyre nem áll, semmit sem lehet választani.
page-not-turn = Előbb { $name } válaszol.
page-not-now = Most nincs mit választani.
page-not-asked = { $thing }: ez nem válasz a kérdésre. { $question }
page-not-yet = Előbb válassz valamit, ami világít.
page-not-asked-that = Ez nem válasz a kérdésre. { $question }

## Történet és múlt

page-story = Történet
page-story-earlier = Korábbi bejegyzések
page-story-empty = Még semmi sem történt.
page-new = új
page-new-since = A legutóbbi válaszod óta történt
page-private = Ezt csak te olvashatod
page-look-back = A tábla, ahogy akkor volt
page-skip = Ugrás az én körömre
page-skip-now = Ugrás a jelenbe
page-past = Így volt akkor.
page-past-help = Azt látod, amit abban a pillanatban láthattál.
page-back-to-now = Vissza a jelenbe

## A végén

page-over = { $count ->
    [0] Vége a játéknak.
    [one] { $winners } győz!
   *[other] { $winners } osztozik a győzelmen!
}
page-result = Eredmény
page-after = A játék után
page-chart = A pontok alakulása
page-chart-part = Lejátszva
page-chart-as-table = Táblázatként
page-chart-as-chart = Grafikonként
page-rematch = Visszavágó
page-rematch-go = Az új játékhoz
page-replay = Visszajátszás
page-download = Játékjegyzék letöltése
page-show-board = A tábla megmutatása
page-show-end = Az eredmény megmutatása

## Visszajátszás

page-play = Lejátszás
page-pause = Megállítás
page-step = Lépés
page-step-on = Egy lépéssel tovább
page-step-back = Egy lépéssel vissza
page-step-of = { $n } / { $last }
page-eyes = Kinek a szemével?
page-eyes-seat = { $name }
page-eyes-public = mindenki
page-eyes-all = mindentudó
page-to-table = Az asztalhoz

## Többen egy képernyőnél

page-curtain = { $name } következik. A többiek nézzenek félre!
page-curtain-raise = Én vagyok { $name }

## Billentyűk

page-key-drag-name = Húzás
page-key-drag = egyik dologról a másikra: mindkettőt kiválasztja
page-key-digits = a világító dolgok választása a számukkal
page-key-arrows-name = Nyilak
page-key-arrows = egyik dologról a másikra
page-key-enter = választás
page-key-escape = egy lépés vissza
page-key-regions = tovább az oldal következő részére
page-key-skip = a mutatott lépések átugrása, amíg rád nem kerül a sor
page-key-undo = a legutóbbi válasz visszavonása
page-key-now = a múltból vissza a jelenbe
page-key-rules = a szabályok, a látható szabálypontnál felütve
page-key-symbols = az összes szimbólum magyarázata
page-key-help = ez a lista
page-single-keys = Önálló billentyűk használata
page-single-keys-help = Számjegyek, betűk és a kérdőjel. Kapcsold ki, ha hanggal írsz, vagy ha véletlenül szoktál billentyűt leütni; a többi billentyű továbbra is működik.

## Mit gondol egy bot

page-hint = Tipp
page-hint-thinking = Gondolkodás …
page-hint-is = Egy bot lépése:
page-why = Miért?
page-why-asked = Kérdés, amelyre { $name } felelt: { $question }
page-why-considered = Mit gondol erről a bot („{ $bot }”), a győzelem esélyével
page-why-considered-look = Mit gondol erről a bot („{ $bot }”). Azt nézi, első pillantásra milyennek látszik az állás, nem a győzelem esélyét
page-why-considered-one = A bot („{ $bot }”) csak egyetlen válaszra gondolt
page-why-worlds = { $n } világban kipróbálva
page-why-unweighed = nem mérlegelte
page-why-done = ez történt
page-why-believed = Mit hisz a többiekről
page-why-moves-tell = Mit árulnak el a többiekről a lépéseik (ez a bot ennél durvábban becsül)

## Learning by playing

page-coach-could = Oktató: például ezt tehetnéd …
page-coach-off = Az oktató kikapcsolása
page-coach-agree = Segíthet itt az oktató mindenkinek
page-coach-withdraw = Mégsem
page-coach-count = { $all } játékosból { $n } egyetért azzal, hogy az oktató ennél az asztalnál mindenkinek segítsen. Akkor segít, ha mindenki egyetért.
page-coach-agreed = Mindenki egyetért: az oktató mindnyájatoknak segít.
page-learn = Tanulj játszva
page-learn-title = { $game }: az első játékod
page-learn-about = Igazi asztal, és valaki, aki megmutatja, mi micsoda: te magad játszol, lépésről lépésre. Bármikor abbahagyhatod, folytathatod, és bármit megismételhetsz.
page-learn-begin = Kezdés
page-learn-go-on = Folytatás
page-learn-again = Még egyszer
page-learn-skip = Kezdés innen
page-learn-done = kész
page-learn-now = itt tartasz
page-guide = Kalauz
page-guide-next = Tovább
page-guide-back = Vissza
page-guide-do = Tedd meg helyettem
page-guide-show = Mutasd meg
page-guide-play = Játsszunk tovább
page-guide-chapters = Minden fejezet
page-guide-step = { $n } / { $all }
page-guide-other = Azt is lehetne, de most inkább ezt tegyük: { $action }.
page-guide-confirm = Most pedig erősítsd meg itt.

## Ami félresikerülhet

page-frozen = Ez a játszma nem folytatható.
page-frozen-rules-changed = A kezdete óta javítottuk a szabályokat.
page-frozen-box-changed = A kezdete óta javítottuk a lapokat.
page-frozen-unknown-game = Ez a játék itt már nem játszható.
page-frozen-does-not-replay = A játékjegyzéke nem illik a szabályokhoz. A többi játszmát ez nem érinti.
page-frozen-given-up = Feladták: egy játékos sem maradt.
page-frozen-shown = { $missed ->
    [0] Az utolsó állását látod; visszajátszhatod, letöltheted a játékjegyzékét, vagy új asztalt nyithatsz.
    [one] Az utolsó ismert állását látod, egy későbbi válasz nélkül; visszajátszhatod, letöltheted a játékjegyzékét, vagy új asztalt nyithatsz.
   *[other] Az utolsó ismert állását látod, { $missed } későbbi válasz nélkül; visszajátszhatod, letöltheted a játékjegyzékét, vagy új asztalt nyithatsz.
}
page-new-table = Új asztal nyitása
page-error-stale-answer = Miközben választottál, valami megváltozott. Nézd meg újra.
page-error-illegal-answer = Ez most nem lehetséges. Válassz újra.
page-error-off-script = A bevezető játékban előbb valami más következik. Semmi sem veszett el: a kalauz megmutatja, mi az.
page-error-wrong-seat = Most nem te válaszolsz.
page-error-game-over = Vége a játéknak.
page-error-no-take-back = Ezt már nem lehet visszavonni: azóta valaki lépett, vagy megtudott valamit.
page-error-malformed = A kiszolgáló ezt nem értette.
page-error-too-large = Ez túl hosszú.
page-error-too-often = Ez túl gyors volt. Várj egy kicsit.
page-error-too-many-tables = Mostanában sok asztalt nyitottál. Játssz végig néhányat, vagy várj egy kicsit, mielőtt újat nyitsz.
page-error-too-many-bots = A befejezetlen asztalaidnál túl sok bot játszik. Előbb játssz végig néhányat.
page-error-too-many-boxes = Az asztalaidhoz már annyi dobozfájl van itt, amennyit egy játékos itt hagyhat. Játssz olyannal, amelyik már itt van.
page-error-too-hard = Ennek az elolvasása túl sokáig tart. A kiszolgáló nem fogadta el.
page-error-server-error = Hiba történt a kiszolgálón. Próbáld újra; ha nem segít, szólj annak, aki üzemelteti.
page-error-frozen = Ez a játszma nem folytatható.
page-error-not-yours = Ehhez nincs jogod.
page-error-not-found = Nincs ilyen asztal vagy ilyen link.
page-error-taken = Ez a hely már foglalt.
page-error-busy = A kiszolgáló elfoglalt. Próbáld újra.
page-error-not-yet = Ehhez még korán van. Várj egy kicsit.
page-error-no-hint = Tipp csak ott kérhető, ahol mindenki más bot.
page-error-no-choice = Itt nem volt mit választani.
page-error-bad-box = Ezzel a dobozfájllal nem lehet játszani:
page-error-other-box = Ez a játékjegyzék másik dobozfájlhoz tartozik. Válaszd ki azt, amellyel játszottak.
page-error-others-play = Ennél az asztalnál mások is játszanak, ezért nem törölhető. Ott feladhatod.
page-error-gone = Ezt az asztalt bezárták.
page-error-seat-gone = Ez a hely már nem a tiéd.
page-error-no-record = Ez a fájl nem itt játszható játék jegyzéke. A játékjegyzék a játék nevével, a szabályok és a helyek számával kezdődik.
page-error-other-rules = Ez a játékjegyzék a szabályok másik változatával készült, itt nem játszható le.
page-error-bad-record = Ez a játékjegyzék nem játszható le. Az első sor, amely nem illik bele:
page-error-wrong-host = A kiszolgáló nem ismeri az ebben a címben szereplő nevet. Aki üzemelteti, felveheti.
page-error-not-written = Ezt nem lehetett megőrizni, mert most semmit sem lehet írni. Semmi sem veszett el; próbáld újra egy kicsit később.
page-error-no-database = Az adatbázis erre nem válaszolt. Semmi sem veszett el; próbáld újra egy kicsit később.
page-error-no-line = A kiszolgáló nem válaszol. Próbáld újra.
page-error-refused = A kiszolgáló lezárta a kapcsolatot: túl sok mindent kellett innen elutasítania. A visszatéréshez töltsd újra az oldalt.
page-error-unanswered = Erre nem jött válasz. Nézd meg, megtörtént-e; ha nem, tedd meg újra.
page-error-other = Ez nem sikerült ({ $code }).
