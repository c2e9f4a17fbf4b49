### Ármány és cselszövés magyarul.
### Forms of a card: the name as a label; .the (a király), .acc (a királyt), .his (Anna királya), .your (a királyod).
### Forms of a goal: the label; .acc (a 3-as zenét). Forms of a column: the label; .the, .acc, .in, .into, .from, .with.

title = Ármány és cselszövés

## Cards

thing-king = Király
    .the = a király
    .acc = a királyt
    .his = királya
    .your = a királyod
thing-queen = Királyné
    .the = a királyné
    .acc = a királynét
    .his = királynéja
    .your = a királynéd
thing-juliet = Júlia
    .the = Júlia
    .acc = Júliát
    .his = Júliája
    .your = a Júliád
thing-alchemist = Alkimista
    .the = az alkimista
    .acc = az alkimistát
    .his = alkimistája
    .your = az alkimistád
thing-fencing_master = Vívómester
    .the = a vívómester
    .acc = a vívómestert
    .his = vívómestere
    .your = a vívómestered
thing-landlord = Földesúr
    .the = a földesúr
    .acc = a földesurat
    .his = földesura
    .your = a földesurad
thing-merchant = Kereskedő
    .the = a kereskedő
    .acc = a kereskedőt
    .his = kereskedője
    .your = a kereskedőd
thing-cardinal = Bíboros
    .the = a bíboros
    .acc = a bíborost
    .his = bíborosa
    .your = a bíborosod
thing-minstrel = Dalnok
    .the = a dalnok
    .acc = a dalnokot
    .his = dalnoka
    .your = a dalnokod
thing-explorer = Felfedező
    .the = a felfedező
    .acc = a felfedezőt
    .his = felfedezője
    .your = a felfedeződ
thing-assassin = Orgyilkos
    .the = az orgyilkos
    .acc = az orgyilkost
    .his = orgyilkosa
    .your = az orgyilkosod
thing-storm = Vihar
    .the = a vihar
    .acc = a vihart
    .his = vihara
    .your = a viharod
thing-magic_cap = Varázssapka
    .the = a varázssapka
    .acc = a varázssapkát
    .his = varázssapkája
    .your = a varázssapkád
thing-traitor = Áruló
    .the = az áruló
    .acc = az árulót
    .his = árulója
    .your = az árulód
thing-musketeers = A három muskétás
    .the = a három muskétás
    .acc = a három muskétást
    .his = három muskétása
    .your = a három muskétásod
thing-wizard = Varázsló
    .the = a varázsló
    .acc = a varázslót
    .his = varázslója
    .your = a varázslód
thing-witch = Boszorkány
    .the = a boszorkány
    .acc = a boszorkányt
    .his = boszorkánya
    .your = a boszorkányod
thing-prince = Herceg
    .the = a herceg
    .acc = a herceget
    .his = hercege
    .your = a herceged
thing-squire = Apród
    .the = az apród
    .acc = az apródot
    .his = apródja
    .your = az apródod
thing-hermit = Remete
    .the = a remete
    .acc = a remetét
    .his = remetéje
    .your = a remetéd
thing-little_giant = Apró óriás
    .the = az apró óriás
    .acc = az apró óriást
    .his = apró óriása
    .your = az apró óriásod
thing-double = Hasonmás
    .the = a hasonmás
    .acc = a hasonmást
    .his = hasonmása
    .your = a hasonmásod
thing-dragon = Sárkány
    .the = a sárkány
    .acc = a sárkányt
    .his = sárkánya
    .your = a sárkányod
thing-romeo = Rómeó
    .the = Rómeó
    .acc = Rómeót
    .his = Rómeója
    .your = a Rómeód
thing-beggar = Koldus
    .the = a koldus
    .acc = a koldust
    .his = koldusa
    .your = a koldusod

## Goals, columns, colours

kind-alchemy = Alkímia
kind-fencing = Harc
kind-farming = Földművelés
kind-trade = Kereskedelem
kind-religion = Vallás
kind-music = Zene

# “az 1-es”, “a 3-as”: the article and the ending go by how the number is spoken.
the-numbered = { $n ->
    [1] az 1-es
    [2] a 2-es
    [3] a 3-as
    [4] a 4-es
   *[5] az 5-ös
}
thing-alchemy = { kind-alchemy } { $n }
    .acc = { the-numbered } alkímiát
thing-fencing = { kind-fencing } { $n }
    .acc = { the-numbered } harcot
thing-farming = { kind-farming } { $n }
    .acc = { the-numbered } földművelést
thing-trade = { kind-trade } { $n }
    .acc = { the-numbered } kereskedelmet
thing-religion = { kind-religion } { $n }
    .acc = { the-numbered } vallást
thing-music = { kind-music } { $n }
    .acc = { the-numbered } zenét

# “az 1.”, “a 2.”, “az 5.”
the-nth = { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
}
thing-column = { $n }. oszlop
    .the = { the-nth } oszlop
    .acc = { the-nth } oszlopot
    .in = { the-nth } oszlopban
    .into = { the-nth } oszlopba
    .from = { the-nth } oszlopból
    .with = { the-nth } oszloppal

thing-red = piros
thing-blue = kék
thing-yellow = sárga
thing-green = zöld
thing-white = fehér
thing-black = fekete

## Questions

ask-turn = Te következel: melyik lapodat rakod le, és melyik oszlopba?
ask-magic-cap = Felfordult a varázssapkád { NAME($column, case: "in") }: csúsztatsz alá egy lapot?
ask-traitor = Felfordult az árulód { NAME($column, case: "in") }: elcseréled { NAME($goal, case: "acc") } egy másik oszlop célkártyájára?
ask-draw = Melyik lap lesz a húzott lap?
ask-goal = Melyik célkártya kerül sorra?
ask-start-player = Ki kezd?

## Answers: $a and $b are the things named, in their order

verb-lay = Lerakom { NAME($a, case: "acc") } { NAME($b, case: "into") }
verb-slide = A varázssapka alá csúsztatom { NAME($a, case: "acc") }
verb-keep = Nem csúsztatok semmit a varázssapka alá
verb-swap = Célkártyát cserélek { NAME($a, case: "with") }
verb-stay = Nem cserélek
verb-start = { $a ->
    [you] Te kezdesz
   *[other] { NAME($a) } kezd
}
verb-turn-up = Célkártya: { NAME($a) }
verb-draw = Húzott lap: { NAME($a) }

## What happens in a round

tell-starts = { $seat ->
    [you] Te kezded a játékot.
   *[other] { NAME($seat) } kezdi a játékot.
}
tell-round-begins = Kezdődik { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló.
tell-goal-turned-up = Célkártya { NAME($column, case: "the") } élén: { NAME($goal) }
tell-skipped = { $seat ->
    [you] Elfogytak a lapjaid, ezért kimaradsz.
   *[other] { NAME($seat) } kimarad, mert elfogytak a lapjai.
}
tell-laid = { $seat ->
    [you] Lerakod { NAME($card, case: "acc") } { NAME($column, case: "into") }.
   *[other] { NAME($seat) } { $card ->
        [hidden] lerak
       *[other] lerakja
    } { NAME($card, case: "acc") } { NAME($column, case: "into") }.
}
tell-turned-up = Felfordul { NAME($column, case: "in") }: { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($owner) } { NAME($card, case: "his") }.
}
tell-explorer-moves = { $owner ->
    [you] A felfedeződ
   *[other] { NAME($owner) } felfedezője
} { NAME($column, case: "from") } átmegy { NAME($there, case: "the") } aljára.
tell-explorer-stays = { $owner ->
    [you] A felfedeződ
   *[other] { NAME($owner) } felfedezője
} felfordítva { NAME($column, case: "in") } marad.
tell-assassinated = Lecsap az orgyilkos { NAME($column, case: "in") }: { $owner ->
    [you] elveszíted { NAME($card, case: "acc") }.
   *[other] { NAME($owner) } { $card ->
        [hidden] elveszít
       *[other] elveszíti
    } { NAME($card, case: "acc") }.
}
tell-storm-closes = A vihar lezárja { NAME($column, case: "acc") }.
tell-slid-under = { $seat ->
    [you] A varázssapka alá csúsztatod { NAME($card, case: "acc") } { NAME($column, case: "in") }.
   *[other] { NAME($seat) } a varázssapka alá { $card ->
        [hidden] csúsztat
       *[other] csúsztatja
    } { NAME($card, case: "acc") } { NAME($column, case: "in") }.
}
tell-cap-unused = { $seat ->
    [you] Nem csúsztatsz semmit a varázssapka alá { NAME($column, case: "in") }.
   *[other] { NAME($seat) } nem csúsztat semmit a varázssapka alá { NAME($column, case: "in") }.
}
tell-goals-swapped = { $seat ->
    [you] Kicserélsz két célkártyát.
   *[other] { NAME($seat) } kicserél két célkártyát.
} { NAME($column) }: { NAME($goal) }; { NAME($there) }: { NAME($gone) }.
tell-no-swap = { $seat ->
    [you] Az árulód
   *[other] { NAME($seat) } árulója
} nem cserél célkártyát { NAME($column, case: "in") }.
tell-drew = { $seat ->
    [you] Felhúzod { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } { $card ->
        [hidden] húz
       *[other] felhúzza
    } { NAME($card, case: "acc") }.
}
tell-shuffled = { $seat ->
    [you] Megkevered a dobott lapjaidat: ez az új húzópaklid.
   *[other] { NAME($seat) } a dobott lapokból új húzópaklit kever.
}
tell-nothing-to-draw = { $seat ->
    [you] Nincs mit húznod.
   *[other] { NAME($seat) } nem tud húzni, mert elfogytak a lapjai.
}

## The settling

tell-round-ends = Vége { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulónak.
tell-shown = Végül feltárul { NAME($column, case: "in") }: { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($owner) } { NAME($card, case: "his") }.
}
tell-settling = Kiértékelés, { NAME($column) }, { NAME($goal) }:
tell-musketeers = A három muskétás érvényteleníti a többi lap képességét { NAME($column, case: "in") }.
tell-cancelled = { $card ->
    [wizard] A varázslók semlegesítik egymást { NAME($column, case: "in") }.
   *[witch] A boszorkányok semlegesítik egymást { NAME($column, case: "in") }.
}
tell-removed = { $by ->
    [wizard] A varázsló áldozata:
   *[witch] A boszorkány áldozata:
} { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($owner) } { NAME($card, case: "his") }.
}
tell-worth = { NAME($card) } ({ NAME($owner) }): { $value }
tell-worth-own-kind = { NAME($card) } ({ NAME($owner) }): { $value }, mert megfelelő a célkártya
tell-worth-other-kind = { NAME($card) } ({ NAME($owner) }): { $value }, mert másfajta a célkártya
tell-worth-by-others = { NAME($card) } ({ NAME($owner) }): { $card ->
    [hermit] 12, minden másik lapért 1-gyel kevesebb ({ $others } lap): { $value }
   *[little_giant] 2, minden másik lapért 3-mal több ({ $others } lap): { $value }
}
tell-worth-with-juliet = { NAME($card) } ({ NAME($owner) }): { $value }, mert itt van a saját Júliája
tell-worth-copied = { NAME($card) } ({ NAME($owner) }): { $value }, mert ennyit ér alatta { NAME($copied, case: "the") }
tell-worth-nothing = { NAME($card) } ({ NAME($owner) }): nincs értéke, mert nincs mit lemásolnia
tell-worth-void = { NAME($card) } ({ NAME($owner) }): nincs értéke, mert a három muskétás érvényteleníti a képességét
tell-dragon-takes = { NAME($card) } ({ NAME($owner) }): { $dragons ->
    [one] az ellenséges sárkány miatt 2-vel kevesebb
   *[other] { $dragons } ellenséges sárkány miatt egyenként 2-vel kevesebb
}: { $value }
tell-total = { $seat ->
    [you] Te összesen: { $total }
   *[other] { NAME($seat) } összesen: { $total }
}
tell-goal-won = { $seat ->
    [you] Megszerzed
   *[other] { NAME($seat) } megszerzi
} { NAME($goal, case: "acc") } ({ NAME($column) }): { $why ->
    [pair] együtt van a herceg és az apród.
    [nearest] holtversenyben a legtöbb befolyással ({ $total }), de közelebb a célkártyához.
    [farthest] a koldus révén, holtversenyben a legkevesebb befolyással ({ $total }), de messzebb a célkártyától.
    [least] a koldus révén, a legkevesebb befolyással ({ $total }).
   *[most] a legtöbb befolyással ({ $total }).
}
tell-goal-lost = Senki sem szerezheti meg { NAME($goal, case: "acc") } ({ NAME($column) }); kikerül a játékból.

## What an answer means. Each goes on after “Ez”.

means-points = { $points } pontot hoz
means-round-ends = lezárja a fordulót
means-lead = elérhetővé teszi { NAME($goal, case: "acc") }
means-lead-from = elviszi { NAME($seat) } elől { NAME($goal, case: "acc") }
means-stops = elzárja { NAME($seat) } elől { NAME($goal, case: "acc") }
means-firm = biztosabbá teszi { NAME($goal, case: "acc") }
means-gives-up = feladja { NAME($goal, case: "acc") }
means-closes = lezárja { NAME($column, case: "acc") }
means-turns-up = felfordítja { NAME($seat) } lapját { NAME($column, case: "in") }
means-turns-up-own = felfordítja { NAME($card, case: "acc") } { NAME($column, case: "in") }

## The end

tell-game-ends = A játék véget ért.
tell-score-sum = { $seat ->
    [you] Te
   *[other] { NAME($seat) }
}: { $points } pont, { $goals ->
    [0] célkártya nélkül.
   *[other] { $goals } célkártyából.
}
tell-score-set = { $seat ->
    [you] Te
   *[other] { NAME($seat) }
}: { $points } pont; fajtánként a legjobb célkártyák összege { $best }, ennek duplája{ $others ->
    [0] .
   *[other] , mínusz { $others } pont a további { $others } célkártyáért.
}
tell-wins = { $seat ->
    [you] Te nyerted meg a játékot!
   *[other] { NAME($seat) } nyerte meg a játékot!
}
tell-shares-victory = { $seat ->
    [you] Te is nyertél: közös a győzelem.
   *[other] { NAME($seat) } is nyert: közös a győzelem.
}

## What the cards do

text-king = 20 befolyást ér, többet minden más lapnál.
text-queen = 16 befolyást ér.
text-juliet = 14 befolyást ér. Ha a saját Rómeód is az oszlopban van, ő 5 helyett 15-öt ér.
text-alchemist = Alkímia célkártya alatt 12, más alatt 8 befolyást ér. Ez nem képesség, ezért a három muskétás sem változtat rajta.
text-fencing_master = Harc célkártya alatt 12, más alatt 8 befolyást ér. Ez nem képesség, ezért a három muskétás sem változtat rajta.
text-landlord = Földművelés célkártya alatt 12, más alatt 8 befolyást ér. Ez nem képesség, ezért a három muskétás sem változtat rajta.
text-merchant = Kereskedelem célkártya alatt 12, más alatt 8 befolyást ér. Ez nem képesség, ezért a három muskétás sem változtat rajta.
text-cardinal = Vallás célkártya alatt 12, más alatt 8 befolyást ér. Ez nem képesség, ezért a három muskétás sem változtat rajta.
text-minstrel = Zene célkártya alatt 12, más alatt 8 befolyást ér. Ez nem képesség, ezért a három muskétás sem változtat rajta.
text-explorer = 13 befolyást ér. Ha egy másik lap felfordítja, képpel lefelé a jobbra következő oszlop aljára megy (az utolsóból az elsőbe, a lezártakat átugorva), és ott felfordítja a fölötte lévő lefordított lapot. Ha ugyanabban a körben másodszor is felfordítják, ott marad.
text-assassin = 9½ befolyást ér. Ha egy másik lap felfordítja, az a lap nyomban, megmutatás nélkül tulajdonosa dobott lapjai közé kerül, bárkié is. A később alá rakott lapokat már nem bántja.
text-storm = 9 befolyást ér. Ha egy másik lap felfordítja, lezárja az oszlopot: oda több lap nem kerülhet, és az oszlop beteltnek számít.
text-magic_cap = 0 befolyást ér. Ha egy másik lap felfordítja, tulajdonosa a kezéből egy lapot képpel lefelé alá csúsztathat, és nyomban húz egyet. Az alatta lévő lap a forduló végéig rejtve marad, és rendszerint nem számít bele az oszlop betelésébe; azonnali képessége sosem hat, forduló végi képessége igen.
text-traitor = 10 befolyást ér. Ha egy másik lap felfordítja, tulajdonosa az oszlop célkártyáját kicserélheti bármelyik másik oszlopéval. A befolyáskártyák a helyükön maradnak.
text-musketeers = 11 befolyást ér. A forduló végén az oszlop minden más lapjának képességét érvényteleníti: mindegyik annyit ér, amennyi rá van írva, a hasonmásnak nincs értéke, és a legtöbb befolyás nyer.
text-wizard = 7 befolyást ér. A forduló végén az egyedüli varázsló eltávolítja az oszlopból a legalább 10-et érő lapokat (a rájuk írt érték számít), és velük a fölöttük lévő hasonmást is, amely lemásolja őket. Több varázsló semlegesíti egymást.
text-witch = 1 befolyást ér. A forduló végén, a varázsló után, az egyedüli boszorkány eltávolítja az oszlopból az összes többi, legfeljebb 9-et érő lapot (a rájuk írt érték számít), és a fölöttük vagy a saját maga fölött lévő hasonmást is, amely ezeket lemásolja. Több boszorkány semlegesíti egymást.
text-prince = 14 befolyást ér. Akinek a forduló végén a hercege és az apródja is az oszlopban van, az kapja a célkártyát, bármennyit érnek is a lapok. Több ilyen pár közül az nyer, amelyiknek egyik lapja legközelebb van a célkártyához.
text-squire = 2 befolyást ér. Akinek a forduló végén a hercege és az apródja is az oszlopban van, az kapja a célkártyát, bármennyit érnek is a lapok. Több ilyen pár közül az nyer, amelyiknek egyik lapja legközelebb van a célkártyához.
text-hermit = 12 befolyást ér, de a forduló végén az oszlop minden másik lapjáért 1-gyel kevesebbet.
text-little_giant = 2 befolyást ér, de a forduló végén az oszlop minden másik lapjáért 3-mal többet.
text-double = Annyit ér, amennyit a közvetlenül alatta lévő lap, még a sárkányok levonása előtt; képességet nem másol. Ha a varázsló vagy a boszorkány eltávolítja az alatta lévő lapot, a hasonmást is eltávolítja. Ha nincs alatta lap, nincs értéke, és egymagában nem nyerhet.
text-dragon = 11 befolyást ér. A forduló végén az oszlopban a többi játékos minden lapja 2-vel kevesebbet ér, de egyik sem ér 0-nál kevesebbet. Több sárkány hatása összeadódik.
text-romeo = 5 befolyást ér, de 15-öt, ha a forduló végén a saját Júliád is az oszlopban van. A varázsló és a boszorkány mindig 5-nek veszi.
text-beggar = 4 befolyást ér. Ha a forduló végén koldus van az oszlopban, a legkevesebb befolyás nyeri a célkártyát; holtversenyben az, akinek lapja a legmesszebb van a célkártyától.

text-goal = { $n } pontot ér; oszlopa { $n } lappal telik be.
text-alchemy = { text-goal } Az alkimista itt 12-t ér.
text-fencing = { text-goal } A vívómester itt 12-t ér.
text-farming = { text-goal } A földesúr itt 12-t ér.
text-trade = { text-goal } A kereskedő itt 12-t ér.
text-religion = { text-goal } A bíboros itt 12-t ér.
text-music = { text-goal } A dalnok itt 12-t ér.

## Table options

option-start_player = Ki kezdi a játékot?
option-start_player-youngest = A legfiatalabb játékos; ha senki sem mondja meg, ki az, a véletlen dönt
option-start_player-random = A véletlen dönt
option-start_player-seat = { NAME($seat) } kezd
option-cap_counts_toward_filling = Beleszámít-e az oszlop betelésébe a varázssapka alatti lap?
option-cap_counts_toward_filling-false = Nem, a varázssapkával egy helyet foglal el
option-cap_counts_toward_filling-true = Igen, külön lapnak számít
option-explorer_no_exit = Felfordul egy felfedező, de minden más oszlop le van zárva
option-explorer_no_exit-own_column = A saját oszlopa aljára megy
option-explorer_no_exit-stays = A helyén marad, képpel felfelé
option-assassin_victim_shown = Meg kell-e mutatni az orgyilkos áldozatát?
option-assassin_victim_shown-false = Nem, csak a tulajdonosa ismeri
option-assassin_victim_shown-true = Igen, mindenki látja
option-won_goals_hidden = Képpel lefelé fekszenek-e az elnyert célkártyák?
option-won_goals_hidden-true = Igen, csak a számuk látszik
option-won_goals_hidden-false = Nem, nyitva fekszenek
option-colour = Szín: { NAME($seat) }
option-colour-red = piros
option-colour-blue = kék
option-colour-yellow = sárga
option-colour-green = zöld
option-colour-white = fehér
option-colour-black = fekete

## What it is about

about = Lefordított lapok, kölcsönkapott befolyás és egy jól időzített vihar: hat forduló az ármánykodók udvarában.

## On the drawn table: what is printed small on a card, labels, and what screen readers say

board-does-king = Nincs nála értékesebb.
board-does-queen = Nagy befolyás, semmi csel.
board-does-juliet = Rómeód itt 15-öt ér.
board-does-explorer = Felfordítva a következő oszlopba megy.
board-does-assassin = Eltünteti a lapot, amely felfordítja.
board-does-storm = Felfordítva lezárja az oszlopot.
board-does-magic_cap = Ha felfordul, egy lapot csúsztathatsz alá.
board-does-traitor = Ha felfordul, két célt felcserélhetsz.
board-does-musketeers = Az oszlop többi képessége nem hat.
board-does-wizard = Ha egyedüli, minden legalább 10-es lapot eltávolít.
board-does-witch = Ha egyedüli, minden más, legfeljebb 9-es lapot eltávolít.
board-does-prince = Az apródoddal együtt megszerzi a célt.
board-does-squire = A hercegeddel együtt megszerzi a célt.
board-does-hermit = Minden más lapért 1-gyel kevesebb.
board-does-little_giant = Minden más lapért 3-mal több.
board-does-double = Annyit ér, mint az alatta lévő lap.
board-does-dragon = Minden idegen lapból levon 2-t.
board-does-romeo = A Júliád mellett 15-öt ér.
board-does-beggar = A legkevesebb befolyás szerzi meg a célt.
board-does-specialist = { $kind }: { $own }. Minden más célnál: { $other }.

board-note-plain = csak befolyás
board-note-own-kind = a saját célja
board-note-other-kind = nem az ő célja
board-note-used = már hatott
board-note-storm = lezárt oszlop
board-note-cap-empty = nincs alatta lap
board-note-cap-full = lap van alatta
board-note-musketeers = semmi más nem hat
board-note-wizard = eltávolít 10-től
board-note-witch = eltávolít 9-ig
board-note-prince = nyer az apróddal
board-note-squire = nyer a herceggel
board-note-hermit = −1 laponként
board-note-little_giant = +3 laponként
board-note-double = mint az alatta lévő
board-note-dragon = a többi −2
board-note-romeo = Júliával 15
board-note-beggar = a legkevesebb nyer

board-when-plain = csak befolyás
board-when-immediate = felfordítva hat
board-when-end = a forduló végén hat
board-in-hand = { NAME($card) }, értéke { $value }, { $when }. { $does }

board-round = { $n }. forduló { $of ->
    [6] a hatból
   *[other] a { $of } közül
}
board-columns = Oszlopok
board-column = { NAME($column) }, { NAME($goal) }, { board-filling }{ $state ->
    [closed] , lezárva
    [full] , betelt
   *[open] {""}
}
board-filling = { $n } / { $of } lap
board-filling-short = { $n } / { $of }
board-full = betelt
board-closed = lezárva
board-card-up = { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($owner) } { NAME($card, case: "his") }
}, értéke { $value }
board-card-down = { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($owner) } { NAME($card, case: "his") }
}, képpel lefelé{ $place ->
    [under] {" "}a varázssapka alatt
   *[column] {""}
}
board-card-hidden = { $owner ->
    [you] a te lapod
   *[other] { NAME($owner) } lapja
}, képpel lefelé{ $place ->
    [under] {" "}a varázssapka alatt
   *[column] {""}
}
board-back = { NAME($owner) } lapja
board-mine-down = tiéd, lefordítva
board-under = a sapka alatt
board-on-the-way = úton van
board-lay-here = Ide rakom
board-turns-up = felfordul: { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($owner) } { NAME($card, case: "his") }
}
board-turns-up-hidden = felfordul: { NAME($owner) } lapja
board-turns-up-nothing = semmi sem fordul fel
board-swap-here = Célok cseréje
board-swap-gets = ez jön helyette: { NAME($goal) }
board-swap-from = ez a cél cserélhető
board-shut = Nem kerülhet ide több lap.
    .title = Vihar zárta le.

board-your-hand = A kezed
board-your-goals = A céljaid
board-hand-count = kézben: { $n }
board-pile = húzópakli
board-pile-count = húzópakli: { $n }
board-discards = dobott lapok
board-discards-count = dobott lapok: { $n }
board-goals-won = { $n ->
    [0] nincs megszerzett cél
   *[other] { $n } megszerzett cél
}
board-points = { $n } pont
board-set-to-go = Még { $n } fajta kell a dupla sorozathoz.
board-set-done = Mind a hat fajta megvan: ez dupla sorozat lehet.
board-kind-best = { $kind }: { $n }
board-kind-none = { $kind }: nincs
board-you = te
board-bot = bot
board-away = nincs itt

board-settled = { $n }. forduló: kiértékelés
board-go-on = Tovább
board-show-all = Mindet

board-end-sum = Összeg
board-end-set = Dupla sorozat
board-end-no-set = { $of } fajtából { $n }
board-end-set-sum = { $best } × 2{ $others ->
    [0] {""}
   *[other] {" "}− { $others }
}
board-end-counts = ez számít
board-end-awards = Így keltek el a célok
board-end-round = { $n }. forduló

board-why-over = Vége a játéknak.
board-why-watching = Te csak nézed a játékot; csak a játékosok léphetnek.
board-why-other = Most { NAME($seat) } következik.
board-why-closed = Vihar zárta le: ide nem kerülhet több lap (K-89).
board-why-own-column = Ebben az oszlopban van az árulód: a célját csak egy másik oszlopéval cserélheted (K-106).
board-why-not-in-hand = Nincs a kezedben { NAME($card, case: "the") }.
board-why-card-first = Előbb válassz egy lapot a kezedből.
board-why-slide = A kezedből kerül egy lap a varázssapka alá; oszlopot nem kell választani (K-94).
board-why-swap = Most célokat lehet cserélni; lapot most nem kell lerakni (K-105).
board-why-no-cap = Nem fordult fel a varázssapkád (K-94).
board-why-no-traitor = Nem fordult fel az árulód (K-105).
board-why-no-column = Csak { $n } oszlop van (K-21).

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Lakáj
level-easy = Udvaronc
level-medium = Kamarás
level-hard = Kancellár
level-expert = Szürke eminenciás

## What the rules picture, besides things

picture-alchemy = { kind-alchemy }
picture-fencing = { kind-fencing }
picture-farming = { kind-farming }
picture-trade = { kind-trade }
picture-religion = { kind-religion }
picture-music = { kind-music }

## The guided first game

guide-chapter-laying = Lapot raksz le
guide-chapter-turning-up = Rejtve és nyíltan
guide-chapter-settling = Kié lesz a célkártya?
guide-chapter-abilities = Lapok fortéllyal
guide-chapter-on-your-own = Már egyedül is megy

guide-welcome = Isten hozott az udvarban! Te és Ada olyan alakokat küldtök előre, mint a király, a kereskedő vagy az orgyilkos, hogy célkártyákat szerezzenek. Hat forduló után az győz, akinek a legtöbb pontja van.
guide-goals = Ezek a forduló célkártyái, mindegyik a maga oszlopának élén. A szám azt mondja meg, hány pontot hoz a célkártya, és azt is, hány laptól telik be az oszlopa.
guide-hand = Ez a három lap van a kezedben; csak te látod őket. A lapon álló szám a befolyása: egy oszlopban rendszerint az viszi el a célkártyát, akinek a végén a legtöbb befolyása van ott.
guide-lay-merchant = Amikor te következel, pontosan egy lapot raksz le. A kereskedő szakértő: kereskedelmi célkártya alatt 12-t ér, máshol csak 8-at. Érintsd meg, aztán a 3-as kereskedelem oszlopát.
guide-turned-up = Ada lapot rakott a tiéd alá, és ezzel felfordította a kereskedődet. Ez a játék lelke: minden új lap felfordítja azt, amelyik közvetlenül fölötte fekszik.
guide-face-down = Ada lapja még képpel lefelé fekszik. Találgathatsz és blöffölhetsz, de csak akkor derül ki, mi az, ha valaki lapot rak alá.
guide-lay-king = Minden köröd végén húzol egy lapot, így mindig három közül választhatsz. A király a legerősebb lapod: 20-at ér. Küldd a 2-es zenéhez!
guide-full = Ada egy rejtett lappal felelt a királyodra. Ebben az oszlopban már két lap van, annyi, amennyit a célkártyája kér: betelt. Ha minden oszlop betelt, vége a fordulónak.
guide-lay-juliet = A 3-as kereskedelemhez még egy lap kell. Júlia 14-et hoz, és 12 meg 14 az 26. Rakd oda: ezzel Ada lapját is felfordítod.
guide-who-won = Vége a fordulónak, és most oszlopról oszlopra kiderül, kié lesz a célkártya. A 3-as kereskedelem a tiéd, 26-tal Ada királynéjának 16-ja ellen: ez 3 pont.
guide-beggar = A 2-es zenét viszont Ada vitte el! A rejtett lapja a koldus volt: ahol ő van, ott a legkevesebb befolyás nyer, és az ő 4-e legyőzte a királyod 20-át. Nézd meg jól, aztán jöhet a második forduló.
guide-abilities = Vannak tehát lapok, amelyeknek fortélyuk van. Némelyik abban a pillanatban hat, amikor felfordul, a többi az oszlop kiértékelésekor. Vidd a mutatót egy lapra, vagy tartsd rajta az ujjad, és elolvashatod, mit tud.
guide-lay-assassin = Az orgyilkosod csapda: az a lap, amelyik felfordítja, azonnal kiesik. Rakd Ada lapja alá, a 3-as harc oszlopába, és várj …
guide-assassinated = Bekattant! Ada lapot rakott az orgyilkosod alá; az orgyilkos felfordult, és Ada lapja a dobott lapok közé került, mielőtt bárki látta volna.
guide-lay-queen = Most pedig biztosítsd be: a királynéd 16-ot tesz az orgyilkos 9½-éhez. Rakd ugyanabba az oszlopba.
guide-two-rounds = A 3-as harc is a tiéd, így 6 ponttal vezetsz 3 ellen. Az elnyert célkártyák a játék végén számítanak; addig itt maradnak, rejtve vagy nyíltan, ahogy az asztal megállapodott.
guide-rounds = A dobott lapjaid visszatérnek: ha elfogy a húzópaklid, újat keversz belőlük. Négy forduló van még hátra, mindegyikben két új célkártyával, és az kezd, aki az utoljára lépő bal oldalán ül.
guide-alone = Innen önállóan játszol, ugyanezen az asztalon. Ada szelíd ellenfél, visszavonhatod, amit teszel, és az oktató elmondja, mit érnek a lapjaid. Jó játékot!

## What symbols mean, and what actions are for

board-sign-kinds = A célok fajtái
board-about-kinds = Minden cél e hat fajta egyikébe tartozik. Akinek mindegyikből van, az mindegyikből egyet duplán számolhat.
board-sign-next = Azonnal
board-about-next = A lap hat, amint felfordítják.
board-sign-clock = A végén
board-about-clock = A lap a forduló végén hat, amikor az oszlopát értékelik.
board-sign-storm = Lezárva
board-about-storm = Vihar zárta le az oszlopot: több lap nem kerülhet oda.
board-sign-hand = Kéz
board-about-hand = Ennyi lap van a játékos kezében.
board-sign-deck = Húzópakli
board-about-deck = Ennyi lapot húzhat még a játékos, mielőtt keverni kell.
board-sign-discard = Dobott lapok
board-about-discard = Ennyi lapját használta már fel a játékos.
board-next-lay = Melyik oszlopba teszed { NAME($thing, case: "acc") }?
board-columns-left = Balra lévő oszlopok
board-columns-right = Jobbra lévő oszlopok
board-about-keep = Nem kerül semmi a Varázssapkád alá; megtartod a lapjaidat.
board-about-stay = Mindkét cél a helyén marad.
