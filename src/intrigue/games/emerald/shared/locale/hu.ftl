### A Study in Emerald magyarul: what both editions say alike.
### Forms of a card: the name as a label; .the (a Bérgyilkos), .acc (a Bérgyilkost).
### Forms of a city: the label; .in (Rómában), .into (Rómába), .from (Rómából), .acc (Rómát), .adj (római); .royal, its
### royal person as an object.
### Forms of a side: the label; .low (within a sentence), .as (lojalistaként), .many (lojalisták).

## City cards

thing-city_berlin = Berlini városkártya
    .the = a berlini városkártya
    .acc = a berlini városkártyát
thing-city_cairo = Kairói városkártya
    .the = a kairói városkártya
    .acc = a kairói városkártyát
thing-city_constantinople = Konstantinápolyi városkártya
    .the = a konstantinápolyi városkártya
    .acc = a konstantinápolyi városkártyát
thing-city_london = Londoni városkártya
    .the = a londoni városkártya
    .acc = a londoni városkártyát
thing-city_madrid = Madridi városkártya
    .the = a madridi városkártya
    .acc = a madridi városkártyát
thing-city_paris = Párizsi városkártya
    .the = a párizsi városkártya
    .acc = a párizsi városkártyát
thing-city_rome = Római városkártya
    .the = a római városkártya
    .acc = a római városkártyát
thing-city_st_petersburg = Szentpétervári városkártya
    .the = a szentpétervári városkártya
    .acc = a szentpétervári városkártyát
thing-city_vienna = Bécsi városkártya
    .the = a bécsi városkártya
    .acc = a bécsi városkártyát

## Game cards: agents

thing-baron_ungern_sternberg = Ungern-Sternberg báró
    .the = Ungern-Sternberg báró
    .acc = Ungern-Sternberg bárót
thing-elisee_reclus = Élisée Reclus
    .the = Élisée Reclus
    .acc = Élisée Reclus-t
thing-emma_goldman = Emma Goldman
    .the = Emma Goldman
    .acc = Emma Goldmant
thing-errico_malatesta = Errico Malatesta
    .the = Errico Malatesta
    .acc = Errico Malatestát
thing-evno_asef = Jevno Azef
    .the = Jevno Azef
    .acc = Jevno Azefet
thing-irene_adler = Irene Adler
    .the = Irene Adler
    .acc = Irene Adlert
thing-johann_most = Johann Most
    .the = Johann Most
    .acc = Johann Mostot
thing-leon_czolgosz = Leon Czolgosz
    .the = Leon Czolgosz
    .acc = Leon Czolgoszt
thing-louise_michel = Louise Michel
    .the = Louise Michel
    .acc = Louise Michelt
thing-marquis_de_rochefort = Rochefort márki
    .the = Rochefort márki
    .acc = Rochefort márkit
thing-nicholas_kibalchich = Nyikolaj Kibalcsics
    .the = Nyikolaj Kibalcsics
    .acc = Nyikolaj Kibalcsicsot
thing-peter_rachkovsky = Pjotr Racskovszkij
    .the = Pjotr Racskovszkij
    .acc = Pjotr Racskovszkijt
thing-prince_kropotkin = Kropotkin herceg
    .the = Kropotkin herceg
    .acc = Kropotkin herceget
thing-professor_moriarty = Moriarty professzor
    .the = Moriarty professzor
    .acc = Moriarty professzort
thing-ravachol = Ravachol
    .the = Ravachol
    .acc = Ravacholt
thing-sergei_kravchinsky = Szergej Kravcsinszkij
    .the = Szergej Kravcsinszkij
    .acc = Szergej Kravcsinszkijt
thing-sergei_nechaev = Szergej Nyecsajev
    .the = Szergej Nyecsajev
    .acc = Szergej Nyecsajevet
thing-sherlock_holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .acc = Sherlock Holmest
thing-vera_figner = Vera Figner
    .the = Vera Figner
    .acc = Vera Fignert
thing-vladimir_burtsev = Vladyimir Burcsev
    .the = Vladyimir Burcsev
    .acc = Vladyimir Burcsevet
thing-wilhelm_stieber = Wilhelm Stieber
    .the = Wilhelm Stieber
    .acc = Wilhelm Stiebert
thing-william_morris = William Morris
    .the = William Morris
    .acc = William Morrist

## Other game cards

thing-black_hand = A Fekete Kéz
    .the = a Fekete Kéz
    .acc = a Fekete Kezet
thing-diogenes_club = A Diogenész Klub
    .the = a Diogenész Klub
    .acc = a Diogenész Klubot
thing-fenians = Feniánok
    .the = a Feniánok
    .acc = a Feniánokat
thing-freemasons = A Szabadkőművesek
    .the = a Szabadkőművesek
    .acc = a Szabadkőműveseket
thing-hide_royalty = Királyi „személy” elrejtése
    .the = a Királyi „személy” elrejtése
    .acc = a Királyi „személy” elrejtését
thing-hired_assassin = Bérgyilkos
    .the = a Bérgyilkos
    .acc = a Bérgyilkost
thing-holy_brotherhood = A Szent Testvériség
    .the = a Szent Testvériség
    .acc = a Szent Testvériséget
thing-infernal_machine = Pokolgép
    .the = a Pokolgép
    .acc = a Pokolgépet
thing-inspector_lestrade = Lestrade felügyelő
    .the = Lestrade felügyelő
    .acc = Lestrade felügyelőt
thing-okhrana = Ohrana
    .the = az Ohrana
    .acc = az Ohranát
thing-peoples_will = A Nép Akarata
    .the = a Nép Akarata
    .acc = a Nép Akaratát
thing-pinkerton_agents = Pinkerton-ügynökök
    .the = a Pinkerton-ügynökök
    .acc = a Pinkerton-ügynököket
thing-shoggoth = Shoggoth
    .the = a Shoggoth
    .acc = a Shoggothot
thing-terrors_of_the_night = Az Éjszaka Borzalmai
    .the = az Éjszaka Borzalmai
    .acc = az Éjszaka Borzalmait
thing-third_section = A Harmadik Szekció
    .the = a Harmadik Szekció
    .acc = a Harmadik Szekciót
thing-zombies = Zombik
    .the = a Zombik
    .acc = a Zombikat

## Cities, sides, colours

thing-berlin = Berlin
    .in = Berlinben
    .into = Berlinbe
    .from = Berlinből
    .acc = Berlint
    .adj = berlini
    .royal = a Mélyben Furakodót
thing-cairo = Kairó
    .in = Kairóban
    .into = Kairóba
    .from = Kairóból
    .acc = Kairót
    .adj = kairói
    .royal = Nyarlathotepet
thing-constantinople = Konstantinápoly
    .in = Konstantinápolyban
    .into = Konstantinápolyba
    .from = Konstantinápolyból
    .acc = Konstantinápolyt
    .adj = konstantinápolyi
    .royal = a Porta Fátyolos Lényét
thing-london = London
    .in = Londonban
    .into = Londonba
    .from = Londonból
    .acc = Londont
    .adj = londoni
    .royal = Glorianát
thing-madrid = Madrid
    .in = Madridban
    .into = Madridba
    .from = Madridból
    .acc = Madridot
    .adj = madridi
    .royal = Baoht Z’uqqa-Moggot
thing-paris = Párizs
    .in = Párizsban
    .into = Párizsba
    .from = Párizsból
    .acc = Párizst
    .adj = párizsi
    .royal = a Sötétben Szövőt
thing-rome = Róma
    .in = Rómában
    .into = Rómába
    .from = Rómából
    .acc = Rómát
    .adj = római
    .royal = Rhogogot
thing-st_petersburg = Szentpétervár
    .in = Szentpéterváron
    .into = Szentpétervárra
    .from = Szentpétervárról
    .acc = Szentpétervárt
    .adj = szentpétervári
    .royal = Azathothot, a Vak Idiótát
thing-vienna = Bécs
    .in = Bécsben
    .into = Bécsbe
    .from = Bécsből
    .acc = Bécset
    .adj = bécsi
    .royal = Nugot és Yebet

thing-loyalist = Lojalista
    .low = lojalista
    .as = lojalistaként
    .many = lojalisták
thing-restorationist = Helyreállító
    .low = helyreállító
    .as = helyreállítóként
    .many = helyreállítók

thing-red = piros
thing-yellow = sárga
thing-green = zöld
thing-blue = kék
thing-white = fehér

## Questions

ask-first-player = Ki kezd?
ask-deal = Melyik személyazonosság jut neki?
ask-draw = Melyik lap lesz a húzott lap?
ask-turn-up = Melyik lap fordul fel?
ask-use-vladimir-burtsev = Kinek a személyazonosságát nézed meg?
ask-use-zombies = { ask-zombies }

## Answers: $a and $b are the things named, in their order

verb-place = Kockák lehelyezéséhez kijátszom { NAME($a, case: "acc") }
verb-retrieve = Kockák felvételéhez kijátszom { NAME($a, case: "acc") }
verb-move = Ügynökök mozgatásához kijátszom { NAME($a, case: "acc") }
verb-bomb = Bombapontokért kijátszom { NAME($a, case: "acc") }
verb-use = Végrehajtom { NAME($a, case: "the") } szövegét
verb-discard = Eldobom { NAME($a, case: "acc") }
verb-top = Ennyi; legfelülre kerül: { NAME($a) }
verb-city = { NAME($a, case: "acc") } választom
verb-choose = { $a ->
    [you] Magamat választom
   *[other] Őt választom: { NAME($a) }
}
verb-done = Kész
verb-pass = Passzolok
verb-end = Befejezem a körömet
verb-let = Nem avatkozom közbe
verb-first = { $a ->
    [you] Te kezdesz
   *[other] { NAME($a) } kezd
}
verb-deal = Személyazonosság: { NAME($a) }
verb-draw = Húzott lap: { NAME($a) }
verb-turn-up = Felfordul: { NAME($a) }

## Set-up and turns

tell-identity-dealt = { $seat ->
    [you] A titkos személyazonosságod: { NAME($side, case: "low") }.
   *[other] { $side ->
        [hidden] { NAME($seat) } titkos személyazonosságot kap.
       *[other] { NAME($seat) } titkos személyazonosságot kap: { NAME($side, case: "low") }.
    }
}
tell-first-player = { $seat ->
    [you] Te kezded a játékot.
   *[other] { NAME($seat) } kezdi a játékot.
}
tell-turn = { $round }. forduló: { $seat ->
    [you] te következel.
   *[other] { NAME($seat) } következik.
}
tell-passed = { $seat ->
    [you] Passzolsz.
   *[other] { NAME($seat) } passzol.
}
tell-drew = { $seat ->
    [you] Felhúzod { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } { $card ->
        [hidden] húz
       *[other] felhúzza
    } { NAME($card, case: "acc") }.
}
tell-shuffled = { $seat ->
    [you] Megkevered az eldobott lapjaidat: ez az új húzópaklid.
   *[other] { NAME($seat) } az eldobott lapokból új húzópaklit kever.
}
tell-nothing-to-draw = { $seat ->
    [you] Nincs mit húznod.
   *[other] { NAME($seat) } nem tud húzni, mert elfogytak a lapjai.
}
tell-discarded-under = { $seat ->
    [you] Képpel lefelé eldobod { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } képpel lefelé { $card ->
        [hidden] eldob
       *[other] eldobja
    } { NAME($card, case: "acc") }.
}
tell-discarded = { $n ->
    [one] { $seat ->
        [you] Eldobod { NAME($top, case: "acc") }.
       *[other] { NAME($seat) } eldobja { NAME($top, case: "acc") }.
    }
   *[other] { $seat ->
        [you] Összesen { $n } lapot dobsz el; legfelül: { NAME($top) }.
       *[other] { NAME($seat) } összesen { $n } lapot dob el; legfelül: { NAME($top) }.
    }
}

## What comes up and is claimed

tell-turned-up = { NAME($city, case: "in") } felfordul: { NAME($card) }.
tell-claimed = { $seat ->
    [you] Elveszed { NAME($city, case: "from") } { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } elveszi { NAME($city, case: "from") } { NAME($card, case: "acc") }.
}
tell-zombie-placed = { $seat ->
    [you] Zombit keltesz életre { NAME($city, case: "in") }.
   *[other] { NAME($seat) } zombit kelt életre { NAME($city, case: "in") }.
}

## Identities

tell-looked-at = { $seat ->
    [you] Megnézed { NAME($other) } személyazonosságát: { NAME($side, case: "low") }.
   *[other] { $other ->
        [you] { NAME($seat) } megnézi a személyazonosságodat: { NAME($side, case: "low") }.
       *[other] { NAME($seat) } megnézi { NAME($other) } személyazonosságát.
    }
}
tell-changed-sides = { $seat ->
    [you] Személyazonosságodon a Megváltozott Érzések: mostantól a másik oldalon állsz.
   *[other] { NAME($seat) } személyazonosságán a Megváltozott Érzések: bármelyik oldalon állt, mostantól a másikon áll.
}

## The end

tell-identity-shown = { $seat ->
    [you] Megmutatod, hogy { NAME($side, case: "low") } vagy.
   *[other] Kiderül, ki volt { NAME($seat) }: { NAME($side, case: "low") }.
}
tell-wins = { $seat ->
    [you] Megnyerted a játékot, { NAME($side, case: "as") }!
   *[other] { NAME($seat) } megnyerte a játékot, { NAME($side, case: "as") }!
}
tell-shares-victory = { $seat ->
    [you] Te is nyertél, { NAME($side, case: "as") }: közös a győzelem.
   *[other] { NAME($seat) } is nyert, { NAME($side, case: "as") }: közös a győzelem.
}

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-symbols = Ezen a lapon csak szimbólumok vannak.
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

option-colour = Szín: { NAME($seat) }
option-colour-red = piros
option-colour-yellow = sárga
option-colour-green = zöld
option-colour-blue = kék
option-colour-white = fehér

## On the drawn table: labels, and what screen readers say

## Where the game stands

board-where = { $round }. forduló, { $n }. akció { $of ->
    [2] a 2-ből
   *[other] ({ $of } közül)
}
board-where-done = { $round }. forduló, nincs több akció
board-where-setup = előkészületek
board-where-over = vége a játéknak
board-you = te
board-bot = bot
board-away = nincs itt
board-first = kezdőjátékos

## Cities. Spoken one after the other, so each is a whole sentence.

board-cities = Városok
board-city-zombies = { $n } zombi áll itt.
board-city-attacked = Támadás { NAME($city, case: "in") }.
# in place of the card
board-empty = nincs több lap
board-map = Térkép
board-map-show = Térkép mutatása
board-city-no-card = Nincs itt több lap.
board-city-stack = { $n ->
    [0] Alatta nincs több lap.
   *[other] Alatta még { $n } lap van.
}
board-city-tie = Senki sem vezet.
board-city-no-cube = Az elvételhez kocka is kell itt.

## Limbo

board-limbo = Tároló
board-limbo-count = { $seat ->
    [you] Te
   *[other] { NAME($seat) }
}: { $n } kocka a Tárolóban
board-limbo-empty = nincs benne kocka

## Tracks

board-track-plan = a lapjaiddal: { $n }
board-track-near = Ha a jelölő a sáv végére ér ({ $of }), vége a játéknak.
board-victory = Győzelmi pontok
board-disc = { $seat ->
    [you] Te
   *[other] { NAME($seat) }
}: { $n } pont
# at the end of the victory track
board-ends-at = { $n } pontnál vége
board-to-go = még { $n } pont

## Players

board-hand-count = kézben: { $n }
board-deck-count = húzópakli: { $n }
board-discards-count = eldobott lapok: { $n }
board-top = legfelső eldobott lap: { NAME($card) }
# after a number of cubes
board-in-stock = készlet
board-unknown = ismeretlen
board-you-know = te tudod
board-revealed = felfedve
board-turned = Megváltozott Érzések
board-mark-shown = a te jelölésed
board-zombies-owner = övéi a zombik
board-points = { $n } pont

## Mine

board-your-hand = A kezed
board-your-identity = A személyazonosságod
board-secret = a te titkod
board-open-to-all = mindenki tudja
board-turned-now = megváltozott érzésekkel
board-deck = húzópakli
board-discards = eldobott lapok
board-your-cards = A lapjaid
board-your-cards-help = Ami a paklidban van, de nem a sorrendje.
board-in-deck = A húzópakliban
board-in-discards = Az eldobott lapok közt
board-discards-unseen = Ezeket csak te ismered
board-none = nincs
board-sources = Miből vannak a pontjaid
board-no-points = Még nincs pontod.

## Cards in reading size

# heading of a card’s text; $once is `once` for one-use cards, else `often`
board-heading-action = { $once ->
    [once] Egyszeri akció
   *[often] Akció
}
board-heading-free = { $once ->
    [once] Egyszeri ingyen akció
   *[often] Ingyen akció
}
board-in-hand = { NAME($card) }: { $symbols }
# where a number comes from; $what is a symbol in words
board-from-rulebook = { $what }
board-from-record = { $what } (beszámolóból)
board-from-reconstructed = { $what }°
board-from-table = { $what } (ennek az asztalnak a saját fájljából)
board-from-help = Ami nincs a szabálykönyvben, azt a számot mi rekonstruáltuk; dobozfájllal javítható.

## What can be done: labels of buttons

board-actions = Akciók
board-act-place = Lehelyezés
board-act-claim = Elvétel
board-act-retrieve = Felvétel
board-act-move = Mozgatás
board-act-use = Lap szövege
board-act-discard = Eldobás
board-act-return = Vissza a Mi-Góról
board-act-pass = Passz
board-act-end = Kör vége
board-act-done = Kész

## The plan: an action being put together

board-plan = A terved
board-plan-cubes = { $n } / { $of } kocka
board-plan-cards = { $n } lap
board-plan-top = legfelül: { NAME($card) }
board-plan-take-out = kiveszem a tervből
# what is to be chosen after a verb, or in the middle of a phrase
board-next-place = Melyik lappal helyezel le kockát?
board-next-retrieve = Melyik lappal veszel fel kockát?
board-next-use = Melyik lap szövegét hajtod végre?
board-next-discard = Melyik lapot dobod el?

## Why not

board-why-over = Vége a játéknak.
board-why-watching = Te csak nézed a játékot; csak a játékosok léphetnek.
board-why-other = Most { NAME($seat) } következik.
board-why-not-in-hand = Nincs a kezedben { NAME($card, case: "the") }.
board-why-first-choose = Előbb válassz egy lapot vagy egy akciót.
board-why-order = A lapok és a bábuk kötött sorrendben jönnek; vond vissza, ha ezzel kezdenéd.
board-why-seat = Most nem kell játékost választani.

## The identity notebook

board-notebook = Jegyzetfüzet
board-notebook-help = Saját jelöléseid: csak ez a képernyő őrzi őket.
board-mark = Mit gondolsz, ki ő: { NAME($seat) }
board-mark-none = nincs jelölés
board-mark-loyalist = Lojalista
board-mark-restorationist = Helyreállító
board-mark-loyalist-perhaps = inkább lojalista
board-mark-restorationist-perhaps = inkább helyreállító
board-evidence = Ami mellette szól
board-for-loyalist = lojalistára vall
board-for-restorationist = helyreállítóra vall
board-evidence-none = Még nincs miből következtetni.
board-evidence-killed-agents = { $n ->
    [one] megölt egy ügynököt
   *[other] megölt { $n } ügynököt
}
board-evidence-looked = láttad a kártyáját: { NAME($side, case: "low") }
board-evidence-revealed = felfedte magát: { NAME($side, case: "low") }
board-evidence-bounds = Személyazonosság-kártyák: összesen { $all }, oldalanként { $each }; közülük egy nálad van.
board-suspicion = Amit a program gyanítana
board-suspicion-help = Abból, amit eddig láttál és hallottál, és abból, ahogyan a botok játszanak.
board-suspicion-none = Most nem lehet megmondani.
board-suspicion-side = A program szerint { $n } százalék eséllyel { NAME($side, case: "low") }

## An attack in a window

board-attack-target = célpont

## The end, drawn

board-end-score = Végső pontozás
board-end-final = Végeredmény
board-end-place = { $n }.
board-end-next = Tovább
board-end-back = Vissza
board-end-step = Lépés: { $n } / { $of }
board-end-made-of = Miből álltak a pontok
board-end-secrets = Amit senki sem mondhatott ki
board-end-knew = { $seat ->
    [you] Te ismerted a személyazonosságát ({ $round }. fordulótól).
   *[other] { NAME($seat) } ismerte a személyazonosságát ({ $round }. fordulótól).
}
board-end-all-knew = Mindenki ismerte a személyazonosságát ({ $round }. fordulótól).
board-end-none-knew = Senki más nem ismerte a személyazonosságát.
board-end-right = A jelölésed helyes volt: { $mark }.
board-end-wrong = A jelölésed téves volt: { $mark }.
board-end-hand = Kézben a végén: { $cards }

## What many games add up to

fact-turns = Körök játszmánként
fact-end = Miért ért véget a játszma
fact-end-points = ponthatár
fact-side = Oldal
fact-side-loyalist = Lojalisták
fact-side-restorationist = Helyreállítók

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Besúgó
level-easy = Konstábler
level-medium = Felügyelő
level-hard = Detektív
level-expert = Tanácsadó detektív

## How they play, and how one notices it

character-bold = merész
character-bold-about = Korán lecsap, és kockáztat is érte.
character-cautious = óvatos
character-cautious-about = Előbb biztosítja, amije van, csak azután mer bármit is.
character-secretive = titkolózó
character-secretive-about = A lehető legkevesebbet árulja el arról, melyik oldalon áll.
character-vengeful = bosszúálló
character-vengeful-about = Megtorolja, ha valaki ártott neki.

## What an action means. Each goes on after “Ez”.

# What it is worth, if that can be counted.
means-worth = { $points ->
    [0] {""}
   *[other] {" "}({ $points } pont)
}
means-card = megszerzi { NAME($card, case: "acc") }
means-claim = elérhetővé teszi { NAME($card, case: "acc") }{ means-worth }
means-stops-claim = megakadályozza, hogy { NAME($seat) } elvegye { NAME($card, case: "acc") }
means-lets-claim = lehetővé teszi, hogy { NAME($seat) } elvegye { NAME($card, case: "acc") }
means-firm = biztosabbá teszi { NAME($card, case: "acc") }
means-nearer = közelebb hozza { NAME($card, case: "acc") }
means-royal-killed = megöli { NAME($royal, case: "acc") }{ means-worth }
means-royal-hidden = elrejti { NAME($royal, case: "acc") }{ means-worth }
means-royal-reach = elérhető közelségbe hozza { NAME($royal, case: "acc") }{ means-worth }
means-reveals = felfedi a személyazonosságot

## What somebody is after for several turns; it goes on after “This is”.

plan-kill = egy lépés ahhoz, hogy meg lehessen ölni { NAME($thing, case: "acc") }
plan-hide = egy lépés ahhoz, hogy el lehessen rejteni { NAME($thing, case: "acc") }
plan-text = egy lépés ahhoz, hogy végre lehessen hajtani { NAME($thing, case: "the") } szövegét
plan-stop = egy lépés ahhoz, hogy { NAME($thing) } ne jusson előrébb
plan-track = egy lépés ahhoz, hogy előrébb jusson a saját oldal jelölője

## The guided first game

guide-chapter-sides = Két titkos oldal
guide-chapter-cubes = Kockák a térképen
guide-chapter-claiming = Kártya elvétele
guide-chapter-city = Város megszerzése
guide-chapter-assassination = Merénylet
guide-chapter-on-your-own = Már egyedül is megy
guide-welcome = Hétszáz éve szörnyek ülnek a világ trónjain. Egyesek titokban az életükre törnek, mások szolgálják őket, és senki sem tudja, ki melyik oldalon áll. Most te is belépsz a játszmába.
guide-identity = A személyazonosságod titok: csak te tudod, hogy helyreállító vagy. Te a szörnyek halálát akarod, a lojalista viszont védelmezi őket. Amit teszel, előbb-utóbb elárul, és így van ez Adával és Bélával is.
guide-turn = Te következel. Egy kör két akcióból áll, és a legtöbb akcióért lapokkal fizetsz a kezedből. Egy lapot mindig csak egy dologért játszol ki: nézd meg a szimbólumait, és válassz.
guide-others = Ada és Béla is lépett. Figyeld, hová teszik a kockáikat, és melyik kártyák kellenek nekik: ebből sejtheted meg, melyik oldalon állnak. A tábla melletti történet mindent elmond, ami történt.
guide-end-turn = Mindkét akciód elfogyott. Fejezd be a körödet: ekkor addig húzol, amíg megint öt lap nem lesz a kezedben.
guide-end-again = Ez volt a második akciód. Fejezd be a körödet.
guide-alone = Innen önállóan játszol, ugyanezen az asztalon. Ada és Béla is kezdő; visszavonhatod, amit tettél, és az oktató elmondja, mit jelent, amit választhatsz. Sok szerencsét, helyreállító!
## What symbols mean, and what actions are for

board-sign-text = Lap szövege
board-about-text = A lap a szimbólumai helyett a szövegéért is kijátszható.
board-sign-vp_neutral = Pontok
board-about-vp_neutral = Mindkét oldalnak számító pontok.
board-sign-vp_restorationist = Helyreállító pontok
board-about-vp_restorationist = Ezek a pontok a végén csak a helyreállítóknak számítanak.
board-sign-vp_loyalist = Lojalista pontok
board-about-vp_loyalist = Ezek a pontok a végén csak a lojalistáknak számítanak.
board-sign-deck = Hátralévő lapok
board-about-deck = Ennyi lap fekszik még lefordítva a felfordított alatt; pirossal: egy sem.
board-sign-limbo = { board-limbo }
board-about-limbo = Itt vannak az elhasznált kockák, amíg gazdáik fel nem veszik őket.
board-about-royal = A várost uraló szörny: ennyi bomba kell a megöléséhez, és ennyi pont jár érte.
board-about-hidden-royal = Valaki elrejtette: már senki sem ölheti meg.
board-sign-zombie = Zombi
board-about-zombie = Egy zombi áll a városban; hogy mit tesz, azt a Zombik lap mondja meg.
board-sign-reconstructed = A mi rekonstrukciónk
board-about-reconstructed = { board-from-help }
board-sign-agent = Ügynök
board-about-return = { text-mi_go }
board-about-use = Kijátszol egy lapot a szövegéért. Az ingyen akció nem kerül a két akciódba.
board-about-discard = Megszabadulsz lapoktól a kezedből; újakat a köröd végén húzol.
board-about-pass = Lemondasz a két akciód egyikéről; nem történik semmi.
board-about-end = Véget ér a köröd: lapokat húzol, és a következő játékos jön.
