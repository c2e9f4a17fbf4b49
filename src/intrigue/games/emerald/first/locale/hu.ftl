### A Study in Emerald, first edition, magyarul. What both editions say alike is in ../../shared/locale.
### Forms of a card, an agent or a target: the name as a label; .the (a Bérgyilkos), .acc (a Bérgyilkost).
### Forms of a city: the label; .in (Rómában), .into (Rómába), .from (Rómából), .acc (Rómát), .adj (római); .royal, its
### royal person as an object.
### Forms of a place for cubes: the label; .onto (a római városmezőre), .from (a római városmezőről); .acc, what is claimed
### or removed there (a római városkártyát).
### Forms of a side: the label; .low (within a sentence), .as (lojalistaként), .many (lojalisták).

title = A Study in Emerald (első kiadás)

## Cards

thing-cube = Kocka
    .the = a „kocka” kezdőkártya
    .acc = a „kocka” kezdőkártyát
thing-gold = Arany
    .the = az „arany” kezdőkártya
    .acc = az „arany” kezdőkártyát
thing-two_cubes = Két kocka
    .the = a „két kocka” kezdőkártya
    .acc = a „két kocka” kezdőkártyát
thing-two_gold = Két arany
    .the = a „két arany” kezdőkártya
    .acc = a „két arany” kezdőkártyát
thing-cube_gold = Kocka vagy arany
    .the = a „kocka vagy arany” kezdőkártya
    .acc = a „kocka vagy arany” kezdőkártyát
thing-cube_bomb = Kocka vagy bomba
    .the = a „kocka vagy bomba” kezdőkártya
    .acc = a „kocka vagy bomba” kezdőkártyát
thing-gold_bomb = Arany vagy bomba
    .the = az „arany vagy bomba” kezdőkártya
    .acc = az „arany vagy bomba” kezdőkártyát
thing-block = Blokkoló korong
    .the = a „blokkoló korong” kezdőkártya
    .acc = a „blokkoló korong” kezdőkártyát
thing-assassinate = Merénylet
    .the = a „merénylet” kezdőkártya
    .acc = a „merénylet” kezdőkártyát
thing-city_the_hague = Hágai városkártya
    .the = a hágai városkártya
    .acc = a hágai városkártyát
thing-city_washington = Washingtoni városkártya
    .the = a washingtoni városkártya
    .acc = a washingtoni városkártyát
thing-city_zurich = Zürichi városkártya
    .the = a zürichi városkártya
    .acc = a zürichi városkártyát

## Agents: their cards and counters

thing-main = { NAME($seat) } fő ügynöke
    .the = { NAME($seat) } fő ügynöke
    .acc = { NAME($seat) } fő ügynökét

## Other Game cards

thing-bismarck = Bismarck
    .the = Bismarck
    .acc = Bismarckot
thing-duchess_de_uzes = D’Uzès hercegnő
    .the = D’Uzès hercegnő
    .acc = D’Uzès hercegnőt
thing-matvei_golovinsky = Matvej Golovinszkij
    .the = Matvej Golovinszkij
    .acc = Matvej Golovinszkijt
thing-nadar = Nadar
    .the = Nadar
    .acc = Nadart
thing-necronomicon = Necronomicon
    .the = a Necronomicon
    .acc = a Necronomicont
thing-vampire = Vámpírok
    .the = a Vámpírok
    .acc = a Vámpírokat

## Royal persons and zombies

thing-royal_berlin = A Mélyben Furakodó
    .the = a Mélyben Furakodó
    .acc = a Mélyben Furakodót
thing-royal_cairo = Nyarlathotep
    .the = Nyarlathotep
    .acc = Nyarlathotepet
thing-royal_constantinople = A Porta Fátyolos Lénye
    .the = a Porta Fátyolos Lénye
    .acc = a Porta Fátyolos Lényét
thing-royal_the_hague = A Vízbe Fúlt Régens
    .the = a Vízbe Fúlt Régens
    .acc = a Vízbe Fúlt Régenst
thing-royal_london = Gloriana
    .the = Gloriana
    .acc = Glorianát
thing-royal_madrid = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
    .acc = Baoht Z’uqqa-Moggot
thing-royal_paris = A Sötétben Szövő
    .the = a Sötétben Szövő
    .acc = a Sötétben Szövőt
thing-royal_rome = Rhogog
    .the = Rhogog
    .acc = Rhogogot
thing-royal_st_petersburg = Azathoth, a Vak Idióta
    .the = Azathoth, a Vak Idióta
    .acc = Azathothot, a Vak Idiótát
thing-royal_vienna = Nug és Yeb
    .the = Nug és Yeb
    .acc = Nugot és Yebet
thing-royal_washington = Az Újvilágban Elnöklő
    .the = az Újvilágban Elnöklő
    .acc = az Újvilágban Elnöklőt
thing-royal_zurich = A Páncéltermek Éhsége
    .the = a Páncéltermek Éhsége
    .acc = a Páncéltermek Éhségét
thing-zombie_berlin = Berlini zombi
    .the = a berlini zombi
    .acc = a berlini zombit
thing-zombie_cairo = Kairói zombi
    .the = a kairói zombi
    .acc = a kairói zombit
thing-zombie_constantinople = Konstantinápolyi zombi
    .the = a konstantinápolyi zombi
    .acc = a konstantinápolyi zombit
thing-zombie_the_hague = Hágai zombi
    .the = a hágai zombi
    .acc = a hágai zombit
thing-zombie_london = Londoni zombi
    .the = a londoni zombi
    .acc = a londoni zombit
thing-zombie_madrid = Madridi zombi
    .the = a madridi zombi
    .acc = a madridi zombit
thing-zombie_paris = Párizsi zombi
    .the = a párizsi zombi
    .acc = a párizsi zombit
thing-zombie_rome = Római zombi
    .the = a római zombi
    .acc = a római zombit
thing-zombie_st_petersburg = Szentpétervári zombi
    .the = a szentpétervári zombi
    .acc = a szentpétervári zombit
thing-zombie_vienna = Bécsi zombi
    .the = a bécsi zombi
    .acc = a bécsi zombit
thing-zombie_washington = Washingtoni zombi
    .the = a washingtoni zombi
    .acc = a washingtoni zombit
thing-zombie_zurich = Zürichi zombi
    .the = a zürichi zombi
    .acc = a zürichi zombit

## Cities

thing-the_hague = Hága
    .in = Hágában
    .into = Hágába
    .from = Hágából
    .acc = Hágát
    .adj = hágai
    .royal = a Vízbe Fúlt Régenst
thing-washington = Washington
    .in = Washingtonban
    .into = Washingtonba
    .from = Washingtonból
    .acc = Washingtont
    .adj = washingtoni
    .royal = az Újvilágban Elnöklőt
thing-zurich = Zürich
    .in = Zürichben
    .into = Zürichbe
    .from = Zürichből
    .acc = Zürichet
    .adj = zürichi
    .royal = a Páncéltermek Éhségét

## Places

thing-card_berlin = Berlini játékkártya
    .acc = a berlini játékkártyát
    .onto = a berlini játékkártyára
    .from = a berlini játékkártyáról
thing-card_cairo = Kairói játékkártya
    .acc = a kairói játékkártyát
    .onto = a kairói játékkártyára
    .from = a kairói játékkártyáról
thing-card_constantinople = Konstantinápolyi játékkártya
    .acc = a konstantinápolyi játékkártyát
    .onto = a konstantinápolyi játékkártyára
    .from = a konstantinápolyi játékkártyáról
thing-card_the_hague = Hágai játékkártya
    .acc = a hágai játékkártyát
    .onto = a hágai játékkártyára
    .from = a hágai játékkártyáról
thing-card_london = Londoni játékkártya
    .acc = a londoni játékkártyát
    .onto = a londoni játékkártyára
    .from = a londoni játékkártyáról
thing-card_madrid = Madridi játékkártya
    .acc = a madridi játékkártyát
    .onto = a madridi játékkártyára
    .from = a madridi játékkártyáról
thing-card_paris = Párizsi játékkártya
    .acc = a párizsi játékkártyát
    .onto = a párizsi játékkártyára
    .from = a párizsi játékkártyáról
thing-card_rome = Római játékkártya
    .acc = a római játékkártyát
    .onto = a római játékkártyára
    .from = a római játékkártyáról
thing-card_st_petersburg = Szentpétervári játékkártya
    .acc = a szentpétervári játékkártyát
    .onto = a szentpétervári játékkártyára
    .from = a szentpétervári játékkártyáról
thing-card_vienna = Bécsi játékkártya
    .acc = a bécsi játékkártyát
    .onto = a bécsi játékkártyára
    .from = a bécsi játékkártyáról
thing-card_washington = Washingtoni játékkártya
    .acc = a washingtoni játékkártyát
    .onto = a washingtoni játékkártyára
    .from = a washingtoni játékkártyáról
thing-card_zurich = Zürichi játékkártya
    .acc = a zürichi játékkártyát
    .onto = a zürichi játékkártyára
    .from = a zürichi játékkártyáról
thing-box_berlin = Berlini városmező
    .acc = a berlini városkártyát
    .onto = a berlini városmezőre
    .from = a berlini városmezőről
thing-box_cairo = Kairói városmező
    .acc = a kairói városkártyát
    .onto = a kairói városmezőre
    .from = a kairói városmezőről
thing-box_constantinople = Konstantinápolyi városmező
    .acc = a konstantinápolyi városkártyát
    .onto = a konstantinápolyi városmezőre
    .from = a konstantinápolyi városmezőről
thing-box_the_hague = Hágai városmező
    .acc = a hágai városkártyát
    .onto = a hágai városmezőre
    .from = a hágai városmezőről
thing-box_london = Londoni városmező
    .acc = a londoni városkártyát
    .onto = a londoni városmezőre
    .from = a londoni városmezőről
thing-box_madrid = Madridi városmező
    .acc = a madridi városkártyát
    .onto = a madridi városmezőre
    .from = a madridi városmezőről
thing-box_paris = Párizsi városmező
    .acc = a párizsi városkártyát
    .onto = a párizsi városmezőre
    .from = a párizsi városmezőről
thing-box_rome = Római városmező
    .acc = a római városkártyát
    .onto = a római városmezőre
    .from = a római városmezőről
thing-box_st_petersburg = Szentpétervári városmező
    .acc = a szentpétervári városkártyát
    .onto = a szentpétervári városmezőre
    .from = a szentpétervári városmezőről
thing-box_vienna = Bécsi városmező
    .acc = a bécsi városkártyát
    .onto = a bécsi városmezőre
    .from = a bécsi városmezőről
thing-box_washington = Washingtoni városmező
    .acc = a washingtoni városkártyát
    .onto = a washingtoni városmezőre
    .from = a washingtoni városmezőről
thing-box_zurich = Zürichi városmező
    .acc = a zürichi városkártyát
    .onto = a zürichi városmezőre
    .from = a zürichi városmezőről
thing-change_of_heart = Megváltozott Érzések
    .acc = a Megváltozott Érzéseket
    .onto = a Megváltozott Érzések lapjára
    .from = a Megváltozott Érzések lapjáról
thing-cthulhu = Cthulhu
    .acc = Cthulhut
    .onto = Cthulhu lapjára
    .from = Cthulhu lapjáról
thing-cultists = Kultisták
    .acc = a Kultistákat
    .onto = a Kultisták lapjára
    .from = a Kultisták lapjáról
thing-devils_island = Ördög-sziget
    .acc = az Ördög-szigetet
    .onto = az Ördög-sziget lapjára
    .from = az Ördög-sziget lapjáról
thing-doctor_watson = Watson doktor
    .acc = Watson doktort
    .onto = Watson doktor lapjára
    .from = Watson doktor lapjáról
thing-master_of_disguise = Az Álcázás Mestere
    .acc = az Álcázás Mesterét
    .onto = az Álcázás Mestere lapjára
    .from = az Álcázás Mestere lapjáról
thing-mi_go = Mi-Go
    .acc = a Mi-Gót
    .onto = a Mi-Go lapjára
    .from = a Mi-Go lapjáról
thing-mrs_hudson = Mrs. Hudson
    .acc = Mrs. Hudsont
    .onto = Mrs. Hudson lapjára
    .from = Mrs. Hudson lapjáról
thing-sebastian_moran = Sebastian Moran
    .acc = Sebastian Morant
    .onto = Sebastian Moran lapjára
    .from = Sebastian Moran lapjáról
thing-sigmund_freud = Sigmund Freud
    .acc = Sigmund Freudot
    .onto = Sigmund Freud lapjára
    .from = Sigmund Freud lapjáról
thing-society_of_leopold = A Leopold Társaság
    .acc = a Leopold Társaságot
    .onto = a Leopold Társaság lapjára
    .from = a Leopold Társaság lapjáról
thing-yog_sothoth = Yog-Sothoth
    .acc = Yog-Sothothot
    .onto = Yog-Sothoth lapjára
    .from = Yog-Sothoth lapjáról
thing-limbo = Tároló
    .acc = a Tárolót
    .onto = a Tárolóba
    .from = a Tárolóból
thing-stock = Elérhető készlet
    .acc = az elérhető készletet
    .onto = az elérhető készletbe
    .from = az elérhető készletből

thing-revolution-up = Forradalom feljebb
    .for = A Forradalom jelölő feljebb léptetéséhez
thing-revolution-down = Forradalom lejjebb
    .for = A Forradalom jelölő lejjebb léptetéséhez
thing-war-up = Háború feljebb
    .for = A Háború jelölő feljebb léptetéséhez
thing-war-down = Háború lejjebb
    .for = A Háború jelölő lejjebb léptetéséhez
thing-revolution = Forradalom
thing-war = Háború

# The junctions of the map; .via says how a journey goes.
thing-atlantic = atlanti átkelés
    .via = atlanti átkeléssel
thing-levant = levantei gőzhajók
    .via = levantei gőzhajóval
thing-warsaw = Varsó
    .via = Varsón át

thing-sane = épelméjű
thing-mad = őrült

## Parts of sentences: an agent of the reader (.acc: as an object), of the player just named (as an object), of the victim. $agent is the agent.

agent-yours = { $agent ->
    [main-0] a fő ügynököd
    [main-1] a fő ügynököd
    [main-2] a fő ügynököd
    [main-3] a fő ügynököd
    [main-4] a fő ügynököd
   *[other] { NAME($agent, case: "the") }
}
    .acc = { $agent ->
        [main-0] a fő ügynöködet
        [main-1] a fő ügynöködet
        [main-2] a fő ügynöködet
        [main-3] a fő ügynöködet
        [main-4] a fő ügynöködet
       *[other] { NAME($agent, case: "acc") }
    }
agent-theirs = { $agent ->
    [main-0] a fő ügynökét
    [main-1] a fő ügynökét
    [main-2] a fő ügynökét
    [main-3] a fő ügynökét
    [main-4] a fő ügynökét
   *[other] { NAME($agent, case: "acc") }
}
agent-of-victim = { $victim ->
    [you] { $agent ->
        [main-0] a fő ügynököd
        [main-1] a fő ügynököd
        [main-2] a fő ügynököd
        [main-3] a fő ügynököd
        [main-4] a fő ügynököd
       *[other] { NAME($agent, case: "the") }, az ügynököd
    }
   *[other] { $agent ->
        [main-0] { NAME($victim) } fő ügynöke
        [main-1] { NAME($victim) } fő ügynöke
        [main-2] { NAME($victim) } fő ügynöke
        [main-3] { NAME($victim) } fő ügynöke
        [main-4] { NAME($victim) } fő ügynöke
       *[other] { NAME($agent, case: "the") }, { NAME($victim) } ügynöke
    }
}

## Questions

ask-bring-effect = Melyik folyamatos hatás kerül a kínálatba?
ask-draw-double = Melyik kettősügynök-jelző lesz a húzott jelző?
ask-steal-double = Melyik kettősügynök-jelzőt szerzi meg Irene Adler?
ask-sanity = Mit mutat a húzott elmeállapot-jelző?

ask-main-agent = Válaszd ki, melyik városban kezd a fő ügynököd.
ask-act = { $actions ->
    [0] { $more ->
        [0] Nincs több teendő: fejezd be a körödet.
       *[other] Mindkét akciód megvolt: válassz egy ingyen akciót, vagy fejezd be a körödet.
    }
   *[other] { $claims ->
        [0] Még { $actions } akciód van: válassz egy lapot, vagy passzolj.
       *[other] Te következel, még { $actions } akciód van: válaszd ki, mit veszel el (csak első akcióként lehet), vagy egy lapot.
    }
}
ask-place = { $more ->
    [0] Lehelyezhető kockák: { $n } / { $of }. Válaszd ki a helyüket.
   *[other] Lehelyezhető kockák: { $n } / { $of }. Válaszd ki a helyüket, vagy további kocka szimbólumos lapokat.
}
ask-retrieve = { $more ->
    [0] Válassz kockákat, amelyeket felveszel: { $n } / { $of }.
   *[other] Válassz kockákat, amelyeket felveszel: { $n } / { $of }; vagy további kocka szimbólumos lapokat.
}
ask-buy = { $odd ->
    [0] { $more ->
        [0] { $gold } arany { $n } kockára elég: vásárolj.
       *[other] { $gold } arany { $n } kockára elég: vásárolj, vagy válassz további arany szimbólumos lapokat.
    }
   *[other] { $gold } arany nem páros szám: válassz még egy arany szimbólumos lapot.
}
ask-move = { $wants ->
    [gold] Válassz arany szimbólumos lapokat: { $gold } van, az út ára { $cost }.
    [nothing] Az út ára { $cost } a { $gold } aranyból: indulj, vagy válassz még egy utat.
   *[journeys] { $cost ->
        [0] { $more ->
            [0] Elköltendő arany: { $gold }. Válassz ügynököt és várost.
           *[other] Elköltendő arany: { $gold }. Válassz ügynököt és várost, vagy további arany szimbólumos lapokat.
        }
       *[other] Még { $rest } arany költhető el: válassz még egy utat.
    }
}
ask-advance = { $more ->
    [0] Forradalom: { $revolution }, Háború: { $war }. Mozgasd a jelölőket.
   *[other] Forradalom: { $revolution }, Háború: { $war }. Mozgasd a jelölőket, vagy válassz további nyilas lapokat.
}
ask-attempt = { $card ->
    [hide_royalty] Válaszd ki, melyik királyi „személyt” rejted el. A lap: { NAME($card) }.
   *[other] Válaszd ki a célpontot. A merénylet lapja: { NAME($card) }.
}
ask-support = A célpont: { NAME($target) }. Bombapontok: { $have } / { $need }. Válassz bombás lapokat.
ask-discard = { $more ->
    [0] Eldobandó lapok: { $n }. Válaszd ki, melyik kerül legfelülre.
   *[other] Eldobandó lapok: { $n }. Válassz továbbiakat, vagy azt, amelyik legfelülre kerül.
}
ask-foil = { NAME($seat) } lecsapni készül { NAME($city, case: "in") }; a célpont: { NAME($target) }. { $more ->
    [0] Nincs nálad kettős ügynök, aki meghiúsíthatná: hagyd megtörténni.
   *[other] Válassz egy kettős ügynököt, aki meghiúsítja, vagy hagyd megtörténni.
}
ask-stand-by = { NAME($seat) } kettős ügynökként felfedte { NAME($agent, case: "acc") }. { $more ->
    [0] A te oldalad nem tarthatja meg: hagyd megtörténni.
   *[other] Fedd fel a személyazonosságodat, hogy megtartsd, vagy hagyd megtörténni.
}
ask-escape = { $how ->
    [attempt] { NAME($seat) } merényletet követ el; a célpont { agent-yours }.
    [shoggoth] { NAME($seat) } elküldte a Shoggothot; a célpont { agent-yours }.
    [vampire] { NAME($seat) } elküldte a Vámpírokat; a célpont { agent-yours }.
    [zombie] { NAME($seat) } zombijai támadnak; a célpont { agent-yours }.
   *[cthulhu] { $seat ->
        [you] Megidézted Cthulhut
       *[other] { NAME($seat) } megidézte Cthulhut
    } abba a városba, ahol { agent-yours } áll.
} { $more ->
    [0] Nincs a kezedben a megmentő lap: hagyd megtörténni.
   *[other] Válassz egy várost, ahová elmenekül, vagy hagyd megtörténni.
}
ask-flee = { $of ->
    [1] Válaszd ki, melyik városba megy { agent-yours }.
   *[other] Az ügynökeidnek el kell hagyniuk { NAME($city, case: "acc") }: válassz mindegyiknek egy várost ({ $n } / { $of }).
}
ask-doomed-city = Válaszd ki a várost, amelyet Cthulhu elpusztít.
ask-keep-double = Válaszd ki a jelzőket, amelyeket megtartasz: { $n } / { $of }.
ask-zombies = { $n ->
    [0] { $prey ->
        [0] Válaszd ki, mely városokba érkezzenek új zombik (legfeljebb { $of }).
       *[other] { $of ->
            [0] Válaszd ki, melyik ügynököt támadják meg a zombijaid, vagy fejezd be a vadászatot.
           *[other] Válaszd ki, melyik ügynököt támadják meg a zombijaid, vagy mely városokba érkezzenek újak (legfeljebb { $of }).
        }
    }
   *[other] Új zombik: { $n } / { $of }. Válassz még egy várost, vagy tedd le őket.
}

ask-use-bismarck = Válaszd ki, melyik városodat zárja le Bismarck.
ask-use-block = Válaszd ki, hová teszel blokkoló korongot, vagy honnan veszel le egyet.
ask-use-duchess-de-uzes = Válaszd ki a kockád helyét.
ask-use-freemasons = { $n ->
    [0] Válassz eldobandó lapokat, vagy egyet se: eggyel többet húzol, mint ahányat eldobsz.
   *[other] { $more ->
        [0] Eldobandó lapok: { $n }. Válaszd ki, melyik kerül legfelülre.
       *[other] Eldobandó lapok: { $n }. Válassz továbbiakat, vagy azt, amelyik legfelülre kerül.
    }
}
ask-use-holy-brotherhood = { $n ->
    [0] Válassz egy vagy két kockádat, amelyet áthelyezel.
   *[other] { $more ->
        [0] Áthelyezendő kockák: { $n }. Válaszd ki a helyüket.
       *[other] Áthelyezendő kockák: { $n }. Válaszd ki a helyét, vagy onnan egy másodikat.
    }
}
ask-use-irene-adler = Válaszd ki a játékost, akitől Irene Adler kettősügynök-jelzőt szerez.
ask-use-nadar = Válassz egy ügynököt a tieid közül és egy várost.
ask-use-okhrana = { $n ->
    [0] Válassz egy vagy két kockát egy másik játékostól.
   *[other] A Tárolóba küldött kockák: { $n } / 2. Válassz még egyet ugyanattól a játékostól, vagy küldd el.
}
ask-use-shoggoth = Válaszd ki az ügynököt, akit a Shoggoth elpusztít.
ask-use-terrors-of-the-night = Válaszd ki a játékost, akinek elmeállapot-jelzőt kell húznia.
ask-use-third-section = Válaszd ki az eltávolítandó lapot: a tábláról vagy a kezedből.
ask-use-vampire = Válaszd ki az ügynököt, aki vámpírrá válik.
# an action that is whole: the button beside it carries it out
ask-act-ready = { $action ->
    [show] Mindenki előtt felfeded ezt a kettős ügynököt?
    [reveal] Mindenki előtt felfeded a személyazonosságodat?
    [shelter] A Mi-Go lapjára teszed ezt az ügynököt?
   *[other] Kész: hajtsd végre.
}
ask-place-ready = { $n } kocka és a helye megvan: tedd le.
ask-retrieve-ready = Mind a { $of } kocka megvan: vedd fel.
ask-move-ready = { $n } arany { $of } aranyba kerülő utakra: indulás.
ask-discard-ready = { $n } lap kiválasztva: dobd el.
ask-attempt-ready = { $of ->
    [0] Megvan a célpont: csapj le.
   *[other] Bomba: { $n } / { $of }. Csapj le!
}
ask-support-ready = Bomba ({ NAME($target) } ellen): { $n } / { $of }. Csapj le!
ask-foil-ready = Mindenki előtt felfeded ezt a kettős ügynököt, és meghiúsítod a merényletet?
ask-stand-by-ready = Mindenki előtt felfeded a személyazonosságodat, és megtartod az ügynököt?

## Answers: $a and $b are the things named, in their order

verb-buy = Kockák vásárlásához kijátszom { NAME($a, case: "acc") }
verb-advance = { NAME($b, case: "for") } kijátszom { NAME($a, case: "acc") }
verb-attempt = { $a ->
    [hide_royalty] Királyi „személyt” rejtek el: kijátszom { NAME($a, case: "acc") }
   *[other] Merénylethez kijátszom { NAME($a, case: "acc") }
}
verb-swap = Mrs. Hudson segítségével lecserélem { NAME($a, case: "acc") }
verb-remove = Képpel felfelé eltávolítom a játékból { NAME($a, case: "acc") }
verb-bury = Képpel lefelé eltávolítom a játékból { NAME($a, case: "acc") }
verb-claim = Elveszem { NAME($a, case: "acc") }
verb-at = Kockát teszek { NAME($a, case: "onto") }
verb-block = Blokkoló korongot teszek { NAME($a, case: "onto") }
verb-unblock = Leveszem a blokkoló korongot { NAME($a, case: "from") }
verb-clear = Eltávolítom a játékból { NAME($a, case: "acc") }
verb-take = Felveszek egy kockát { NAME($a, case: "from") }
verb-send = { $a ->
    [you] Egy kockámat
   *[other] { NAME($a) } egy kockáját
} { NAME($b, case: "from") } a Tárolóba küldöm
verb-go = { $a ->
    [main-0] A fő ügynökömet { NAME($b, case: "into") } küldöm
    [main-1] A fő ügynökömet { NAME($b, case: "into") } küldöm
    [main-2] A fő ügynökömet { NAME($b, case: "into") } küldöm
    [main-3] A fő ügynökömet { NAME($b, case: "into") } küldöm
    [main-4] A fő ügynökömet { NAME($b, case: "into") } küldöm
   *[other] { NAME($a, case: "acc") } { NAME($b, case: "into") } küldöm
}
verb-return = { NAME($a) } a Mi-Go lapjáról { NAME($b, case: "into") } tér vissza
verb-shelter = { NAME($a, case: "acc") } a Mi-Go lapjára teszem
verb-sacrifice = { NAME($a, case: "acc") } feláldozom Yog-Sothothnak
verb-show = Kettős ügynökként felfedem { NAME($a, case: "acc") }
verb-keep = Megtartom ezt a kettős ügynököt: { NAME($a) }
verb-turn = { $a ->
    [main-0] Vámpírrá változtatom a fő ügynökömet
    [main-1] Vámpírrá változtatom a fő ügynökömet
    [main-2] Vámpírrá változtatom a fő ügynökömet
    [main-3] Vámpírrá változtatom a fő ügynökömet
    [main-4] Vámpírrá változtatom a fő ügynökömet
   *[other] Vámpírrá változtatom { NAME($a, case: "acc") }
}
verb-strike = { $a ->
    [royal_berlin] Berlini célpont: { NAME($a) }
    [royal_cairo] Kairói célpont: { NAME($a) }
    [royal_constantinople] Konstantinápolyi célpont: { NAME($a) }
    [royal_the_hague] Hágai célpont: { NAME($a) }
    [royal_london] Londoni célpont: { NAME($a) }
    [royal_madrid] Madridi célpont: { NAME($a) }
    [royal_paris] Párizsi célpont: { NAME($a) }
    [royal_rome] Római célpont: { NAME($a) }
    [royal_st_petersburg] Szentpétervári célpont: { NAME($a) }
    [royal_vienna] Bécsi célpont: { NAME($a) }
    [royal_washington] Washingtoni célpont: { NAME($a) }
    [royal_zurich] Zürichi célpont: { NAME($a) }
   *[other] A célpont: { NAME($a) }
}
verb-escape = { NAME($a, case: "into") } menekítem
verb-exile = Ördög-sziget: kijátszom a { NAME($a, case: "adj") } városkártyát, és a Tárolóba küldöm { $b ->
    [you] az ottani kockáimat
   *[other] { NAME($b) } ottani kockáit
}
verb-reveal = Felfedem a személyazonosságomat
verb-bring = A kínálatba kerül: { NAME($a) }
verb-counter = Kettősügynök-jelző: { NAME($a) }
verb-sanity = Elmeállapot-jelző: { NAME($a) }

## Set-up and turns

tell-main-agent-placed = { $seat ->
    [you] { NAME($city, case: "into") } állítod a fő ügynöködet.
   *[other] { NAME($seat) } { NAME($city, case: "into") } állítja a fő ügynökét.
}
tell-played = { $seat ->
    [you] Kijátszod
   *[other] { NAME($seat) } kijátssza
} { NAME($card, case: "acc") }: { $symbol ->
    [cube] kockák lehelyezése.
    [retrieve] kockák felvétele.
    [buy] kockák vásárlása.
    [move] ügynökök mozgatása.
    [arrow] sávjelölő mozgatása.
    [attempt] { $card ->
        [hide_royalty] elrejtés.
       *[other] merénylet.
    }
    [bomb] bombapontok.
    [devils_island] az Ördög-sziget hatása.
    [yog_sothoth] áldozat Yog-Sothothnak.
   *[text] a lap akciója.
}
tell-removed = { $seat ->
    [you] Eltávolítasz egy lapot a játékból:
   *[other] { NAME($seat) } eltávolít egy lapot a játékból:
} { NAME($card) }.
tell-removed-from-hand = { $seat ->
    [you] Kézből eltávolítod a játékból { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } kézből eltávolítja a játékból { NAME($card, case: "acc") }.
}
tell-buried = { $seat ->
    [you] Kézből, képpel lefelé eltávolítod a játékból { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } kézből, képpel lefelé { $card ->
        [hidden] eltávolít
       *[other] eltávolítja
    } a játékból { NAME($card, case: "acc") }.
}
tell-dug-up = { $seat ->
    [you] Előkerül a képpel lefelé eltávolított lapod:
   *[other] Előkerül { NAME($seat) } képpel lefelé eltávolított lapja:
} { NAME($card) }.
tell-found = { NAME($card) }: { $place ->
    [hand] { $seat ->
        [you] a lap a kezedből kerül elő.
       *[other] a lap { NAME($seat) } kezéből kerül elő.
    }
    [discards] { $seat ->
        [you] a lap az eldobott lapjaid közül kerül elő.
       *[other] a lap { NAME($seat) } eldobott lapjai közül kerül elő.
    }
    [deck] { $seat ->
        [you] a lap a húzópaklidból kerül elő, amelyet ezután megkeversz.
       *[other] a lap { NAME($seat) } húzópaklijából kerül elő, amelyet ezután megkever.
    }
    [buried] { $seat ->
        [you] a lap a képpel lefelé eltávolított lapjaid közül kerül elő.
       *[other] a lap { NAME($seat) } képpel lefelé eltávolított lapjai közül kerül elő.
    }
   *[removed] { $seat ->
        [you] a lap az eltávolított lapjaid közül kerül elő.
       *[other] a lap { NAME($seat) } eltávolított lapjai közül kerül elő.
    }
}
tell-swapped = { $seat ->
    [you] Mrs. Hudson segítségével eldobod { NAME($card, case: "acc") }, és húzol helyette egy lapot.
   *[other] { NAME($seat) } Mrs. Hudson segítségével eldobja { NAME($card, case: "acc") }, és húz helyette egy lapot.
}

## Cubes, discs and cards on the board

tell-pile-empty = Elfogytak a játékkártyák { NAME($city, case: "in") }: közeleg a háború.
tell-effect-up = A kínálatba kerül: { NAME($effect) }.
tell-effect-removed = { $seat ->
    [you] Eltávolítod a kínálatból { NAME($effect, case: "acc") }; a lap kikerül a játékból.
   *[other] { NAME($seat) } eltávolítja a kínálatból { NAME($effect, case: "acc") }; a lap kikerül a játékból.
}
tell-cubes-placed = { $seat ->
    [you] { $n } kockát helyezel { NAME($place, case: "onto") }.
   *[other] { NAME($seat) } { $n } kockát helyez { NAME($place, case: "onto") }.
}
tell-cube-retrieved = { $seat ->
    [you] Felveszel egy kockát { NAME($place, case: "from") }.
   *[other] { NAME($seat) } felvesz egy kockát { NAME($place, case: "from") }.
}
tell-cubes-bought = { $seat ->
    [you] { $n } kockád a közös készletből az elérhető készletedbe kerül.
   *[other] { NAME($seat) } { $n } kockája a közös készletből az elérhető készletébe kerül.
}
tell-cubes-moved = { $seat ->
    [you] { $n } kockát { NAME($source, case: "from") } { NAME($place, case: "onto") } teszel át.
   *[other] { NAME($seat) } { $n } kockát { NAME($source, case: "from") } { NAME($place, case: "onto") } tesz át.
}
tell-cubes-to-limbo = { $seat ->
    [you] { $n } kockád { NAME($place, case: "from") } a Tárolóba kerül.
   *[other] { NAME($seat) } { $n } kockája { NAME($place, case: "from") } a Tárolóba kerül.
}
tell-cubes-to-stock = { $seat ->
    [you] { $n } kockád { NAME($place, case: "from") } visszakerül az elérhető készletedbe.
   *[other] { NAME($seat) } { $n } kockája { NAME($place, case: "from") } visszakerül az elérhető készletébe.
}
tell-city-claimed = { $seat ->
    [you] Elveszed a { NAME($city, case: "adj") } városkártyát: mostantól tiéd a város.
   *[other] { NAME($seat) } elveszi a { NAME($city, case: "adj") } városkártyát: mostantól övé a város.
}
tell-city-lost = { $seat ->
    [you] Elveszíted { NAME($city, case: "acc") }.
   *[other] { NAME($seat) } elveszíti { NAME($city, case: "acc") }.
}
tell-effect-claimed = { $seat ->
    [you] Elveszed a kínálatból { NAME($effect, case: "acc") }.
   *[other] { NAME($seat) } elveszi a kínálatból { NAME($effect, case: "acc") }.
}
tell-blocked = { $seat ->
    [you] Blokkoló korongot teszel { NAME($place, case: "onto") }.
   *[other] { NAME($seat) } blokkoló korongot tesz { NAME($place, case: "onto") }.
}
tell-unblocked = { $seat ->
    [you] Leveszed a blokkoló korongot { NAME($place, case: "from") }.
   *[other] { NAME($seat) } leveszi a blokkoló korongot { NAME($place, case: "from") }.
}
tell-locked = { $seat ->
    [you] Bismarck segítségével lezárod { NAME($city, case: "acc") }.
   *[other] { NAME($seat) } Bismarck segítségével lezárja { NAME($city, case: "acc") }.
}

## Agents

tell-agent-moved = { $seat ->
    [you] { NAME($city, case: "from") } { NAME($there, case: "into") } küldöd { agent-yours.acc }.
   *[other] { NAME($seat) } { NAME($city, case: "from") } { NAME($there, case: "into") } küldi { agent-theirs }.
}
tell-agent-taken = { $seat ->
    [you] Átveszed az irányítást
   *[other] { NAME($seat) } átveszi az irányítást
} { NAME($agent, case: "the") } felett, aki eddig { $victim ->
    [you] a te ügynököd volt.
   *[other] { NAME($victim) } ügynöke volt.
}
tell-agent-lost = { $seat ->
    [you] Elveszíted { NAME($agent, case: "acc") }.
   *[other] { NAME($seat) } elveszíti { NAME($agent, case: "acc") }.
}
tell-turned = { $seat ->
    [you] Vámpírrá változtatod { agent-yours.acc }.
   *[other] { NAME($seat) } vámpírrá változtatja { agent-theirs }.
}
tell-sheltered = { $seat ->
    [you] A Mi-Go lapjára teszed { NAME($agent, case: "acc") }.
   *[other] { NAME($seat) } a Mi-Go lapjára teszi { NAME($agent, case: "acc") }.
}
tell-came-back = A Mi-Go { NAME($city, case: "into") } hozza vissza { NAME($agent, case: "acc") }, { $seat ->
    [you] az ügynöködet.
   *[other] { NAME($seat) } ügynökét.
}
tell-sacrificed = { $seat ->
    [you] Feláldozod Yog-Sothothnak { NAME($agent, case: "acc") }.
   *[other] { NAME($seat) } feláldozza Yog-Sothothnak { NAME($agent, case: "acc") }.
}
tell-zombies-rest = { $seat ->
    [you] Pihenni hagyod a zombikat.
   *[other] { NAME($seat) } pihenni hagyja a zombikat.
}
tell-zombie-killed = { $seat ->
    [you] Elpusztítasz egy zombit { NAME($city, case: "in") }.
   *[other] { NAME($seat) } elpusztít egy zombit { NAME($city, case: "in") }.
}

## Double agents

tell-double-drawn = { $seat ->
    [you] Kettősügynök-jelzőt húzol: { NAME($agent) }.
   *[other] { NAME($seat) } kettősügynök-jelzőt húz.
}
tell-double-kept = { $seat ->
    [you] Megtartod ezt a kettős ügynököt: { NAME($agent) }.
   *[other] { NAME($seat) } megtart egy kettősügynök-jelzőt.
}
tell-double-returned = { $seat ->
    [you] Visszakevered a többi közé ezt a kettős ügynököt: { NAME($agent) }.
   *[other] { NAME($seat) } visszakever a többi közé egy kettősügynök-jelzőt.
}
tell-double-stolen = { $seat ->
    [you] Irene Adler megszerzi neked { NAME($victim) } egyik kettősügynök-jelzőjét: { NAME($agent) }.
   *[other] { $victim ->
        [you] { NAME($seat) } Irene Adlerrel megszerzi az egyik kettősügynök-jelződet: { NAME($agent) }.
       *[other] { NAME($seat) } Irene Adlerrel megszerzi { NAME($victim) } egyik kettősügynök-jelzőjét.
    }
}
tell-double-shown = { $seat ->
    [you] Felfeded
   *[other] { NAME($seat) } felfedi
}, hogy { agent-of-victim }, valójában kettős ügynök!
tell-agent-kept = { $seat ->
    [you] Megtartod { NAME($agent, case: "acc") }: hűséges marad hozzád.
   *[other] { NAME($seat) } megtartja { NAME($agent, case: "acc") }: hűséges marad hozzá.
}

## Attacks

tell-attempt = { $seat ->
    [you] { $deed ->
        [hide] El akarod rejteni
       *[kill] Meg akarod ölni
    }
   *[other] { NAME($seat) } { $deed ->
        [hide] el akarja rejteni
       *[kill] meg akarja ölni
    }
} { NAME($target, case: "acc") } { NAME($city, case: "in") }.
tell-foiled = { $seat ->
    [you] Meghiúsul a terved;
   *[other] Meghiúsul { NAME($seat) } terve;
} a célpont: { NAME($target) }.
tell-attacks = { $seat ->
    [you] { $how ->
        [attempt] Merényletet követsz el { NAME($city, case: "in") };
        [shoggoth] A Shoggothot küldöd { NAME($city, case: "into") };
        [vampire] A Vámpírokat küldöd { NAME($city, case: "into") };
       *[zombie] Zombijaid támadnak { NAME($city, case: "in") };
    }
   *[other] { $how ->
        [attempt] { NAME($seat) } merényletet követ el { NAME($city, case: "in") };
        [shoggoth] { NAME($seat) } a Shoggothot küldi { NAME($city, case: "into") };
        [vampire] { NAME($seat) } a Vámpírokat küldi { NAME($city, case: "into") };
       *[zombie] { NAME($seat) } zombijai támadnak { NAME($city, case: "in") };
    }
} a célpont { agent-of-victim }.
tell-escaped = { $seat ->
    [you] Kijátszod { NAME($card, case: "acc") }, és az Álcázás Mestere megmenti { agent-yours.acc }!
   *[other] { NAME($seat) } kijátssza { NAME($card, case: "acc") }, és az Álcázás Mestere megmenti { agent-theirs }!
}
tell-left-to-cthulhu = { $seat ->
    [you] Cthulhunak hagyod { agent-yours.acc }.
   *[other] { NAME($seat) } Cthulhunak hagyja { agent-theirs }.
}
tell-agent-killed = { NAME($city, case: "in") } { $seat ->
    [you] megölöd
   *[other] { NAME($seat) } megöli
} { NAME($agent, case: "acc") }, { $victim ->
    [you] az ügynöködet.
   *[other] { NAME($victim) } ügynökét.
}
tell-main-agent-attacked = { NAME($city, case: "in") } { $seat ->
    [you] lecsapsz
   *[other] { NAME($seat) } lecsap
} { $victim ->
    [you] a fő ügynöködre.
   *[other] { NAME($victim) } fő ügynökére.
}
tell-royal-killed = { $seat ->
    [you] Sikerült a merénylet: megölted { NAME($city, case: "royal") } { NAME($city, case: "in") }!
   *[other] Sikerült a merénylet: { NAME($seat) } megölte { NAME($city, case: "royal") } { NAME($city, case: "in") }!
}
tell-royal-hidden = { $seat ->
    [you] Elrejted
   *[other] { NAME($seat) } elrejti
} { NAME($city, case: "royal") }: { NAME($city, case: "in") } nyoma vész az uralkodónak.
tell-city-doomed = { $seat ->
    [you] Megidézed Cthulhut { NAME($city, case: "in") }.
   *[other] { NAME($seat) } megidézi Cthulhut { NAME($city, case: "in") }.
}
tell-city-destroyed = { $seat ->
    [you] A hívásodra Cthulhu
   *[other] { NAME($seat) } hívására Cthulhu
} elpusztítja { NAME($city, case: "acc") } és mindent, ami ott van!
tell-banished = { $seat ->
    [you] Szövetkezel a Leopold Társasággal:
   *[other] { NAME($seat) } szövetkezik a Leopold Társasággal:
} minden vámpír és zombi végleg eltűnik a tábláról.
tell-vampire-driven-out = { $seat ->
    [you] A Leopold Társaság rátalál a fő ügynöködre, a vámpírra.
   *[other] A Leopold Társaság rátalál { NAME($seat) } fő ügynökére, a vámpírra.
}

## Sanity and identities

tell-sanity-drawn = { $seat ->
    [you] Elmeállapot-jelzőt húzol
   *[other] { NAME($seat) } elmeállapot-jelzőt húz
} { $why ->
    [claim] a kártya elvétele után:
    [royal-killed] a királyi „személy” elleni merénylet után:
    [royal-hidden] a királyi „személy” elrejtésének kísérlete után:
    [terror] az Éjszaka Borzalmai miatt:
   *[cthulhu] Cthulhu miatt:
} { $result ->
    [mad] őrült!
   *[sane] épelméjű.
}
tell-no-counter-left = { $seat ->
    [you] Elmeállapot-jelzőt kellene húznod
   *[other] { NAME($seat) } elmeállapot-jelzőt húzna
} { $why ->
    [claim] a kártya elvétele után,
    [royal-killed] a királyi „személy” elleni merénylet után,
    [royal-hidden] a királyi „személy” elrejtésének kísérlete után,
    [terror] az Éjszaka Borzalmai miatt,
   *[cthulhu] Cthulhu miatt,
} de nem maradt egy sem: ez is őrület.
tell-revealed = { $seat ->
    [you] { $why ->
        [main-agent] Lecsaptak a fő ügynöködre, ezért fel kell fedned magad:
        [leopold] A fő ügynököd vámpír volt, ezért fel kell fedned magad:
        [madness] Eluralkodott rajtad az őrület, ezért fel kell fedned magad:
        [stand-by] Felfeded magad, hogy megtartsd az ügynöködet:
       *[action] Felfeded a személyazonosságodat:
    } { NAME($side, case: "low") } vagy!
   *[other] { NAME($seat) } { $why ->
        [main-agent] felfedi magát, mert lecsaptak a fő ügynökére:
        [leopold] felfedi magát, mert a fő ügynöke vámpír volt:
        [madness] megőrült, ezért fel kell fednie magát:
        [stand-by] felfedi magát, hogy megtartsa az ügynökét:
       *[action] felfedi a személyazonosságát:
    } { NAME($side, case: "low") }!
}
tell-known = { $seat ->
    [you] Mostantól ismert vagy a hatóságok előtt.
   *[other] { NAME($seat) } mostantól ismert a hatóságok előtt.
}

## Points and the end

tell-disc = { $seat ->
    [you] A korongod most { $points } ponton áll.
   *[other] { NAME($seat) } korongja most { $points } ponton áll.
}
tell-marker-moved = A { $track ->
    [war] Háború
   *[revolution] Forradalom
} jelölő { $steps ->
    [0] nem mozdul
    [-1] 1 mezővel lejjebb lép
    [-2] 2 mezővel lejjebb lép
    [-3] 3 mezővel lejjebb lép
    [-4] 4 mezővel lejjebb lép
    [-5] 5 mezővel lejjebb lép
    [-6] 6 mezővel lejjebb lép
    [-7] 7 mezővel lejjebb lép
    [-8] 8 mezővel lejjebb lép
    [-9] 9 mezővel lejjebb lép
   *[other] { $steps } mezővel feljebb lép
}; állása: { $at }.
tell-game-ends = Vége a játéknak: { $why ->
    [war] a Háború jelölő a sáv tetejére ért.
    [revolution] a Forradalom jelölő a sáv tetejére ért.
    [points] { $seat ->
        [you] elérted a ponthatárt.
       *[other] { NAME($seat) } elérte a ponthatárt.
    }
    [main-agent] { $seat ->
        [you] helyreállító vagy, és megölték a fő ügynöködet.
       *[other] { NAME($seat) } helyreállító, és megölték a fő ügynökét.
    }
    [madness] { $seat ->
        [you] helyreállító vagy, és megőrültél.
       *[other] { NAME($seat) } helyreállító, és megőrült.
    }
    [zombies] { $seat ->
        [you] a Zombikat akkor játszottad ki, amikor már minden zombi a táblán volt.
       *[other] { NAME($seat) } akkor játszotta ki a Zombikat, amikor már minden zombi a táblán volt.
    }
   *[leopold] { $seat ->
        [you] helyreállító vagy, és a Leopold Társaság végzett a fő ügynököddel.
       *[other] { NAME($seat) } helyreállító, és a Leopold Társaság végzett a fő ügynökével.
    }
}
tell-final-score = { $seat ->
    [you] { $points } ponttal zársz, { NAME($side, case: "as") }; a korongod { $had } ponton állt.
   *[other] { NAME($seat) } { $points } ponttal zár, { NAME($side, case: "as") }; korongja { $had } ponton állt.
} Városokért { $cities }{ $necronomicon ->
    [0] {""}
   *[other] , a Necronomiconért { $necronomicon }
}{ $royals ->
    [0] {""}
   *[other] , királyi „személyekért” { $royals }
}{ $track ->
    [0] {""}
   *[other] , a sávért { $track }
}{ $agents ->
    [0] {""}
   *[other] , ügynökökért { $agents }
}{ $cards ->
    [0] {""}
   *[other] , kártyákért { $cards }
}{ $kills ->
    [0] {""}
   *[other] , megölt ügynökökért { $kills }
}.
tell-side-out = A legalacsonyabb pontszám a { NAME($side, case: "many") } oldalán van: ők kiestek.

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-counter = Amikor elveszed ezt a kártyát, az ügynök jelzője a te irányításod alatt a városba kerül.
text-agent = { text-symbols } { text-counter }
text-ar = Akció: ha az ügynök a te irányításod alatt a táblán van, ezzel a lappal merényletet követ el a királyi „személy” ellen abban a városban, ahol a jelzője áll. Az ezen a lapon lévő bombák ilyenkor nem számítanak. Ott zombit is elpusztíthat vele.
text-aa = Akció: ha az ügynök a te irányításod alatt a táblán van, ezzel a lappal merényletet követ el egy másik, a hatóságok előtt ismert játékos ügynöke ellen abban a városban, ahol a jelzője áll. Az ezen a lapon lévő bombák ilyenkor nem számítanak. Ott zombit is elpusztíthat vele.
text-aar = Akció: ha az ügynök a te irányításod alatt a táblán van, ezzel a lappal merényletet követ el abban a városban, ahol a jelzője áll, vagy a királyi „személy”, vagy egy másik, a hatóságok előtt ismert játékos ügynöke ellen. Az ezen a lapon lévő bombák ilyenkor nem számítanak. Ott zombit is elpusztíthat vele.
text-killer-royals = { text-ar } { text-counter }
text-killer-agents = { text-aa } { text-counter }
text-killer-both = { text-aar } { text-counter }

text-cube = { text-symbols }
text-gold = { text-symbols }
text-two_cubes = { text-symbols }
text-two_gold = { text-symbols }
text-cube_gold = { text-symbols }
text-cube_bomb = { text-symbols }
text-gold_bomb = { text-symbols }
text-block = Akció: tegyél a közös készletből egy blokkoló korongot egy felfordított játékkártyára, a kínálat egyik folyamatos hatására vagy egy városmezőre, ha ott még nincs; vagy vegyél le egy blokkoló korongot bárhonnan. Amin korong van, azt nem lehet elvenni.
text-assassinate = Egyszeri akció: egy városban, ahol van ügynököd, kövess el merényletet a királyi „személy” vagy egy másik, a hatóságok előtt ismert játékos ügynöke ellen. Az ezen a lapon lévő bombák ilyenkor nem számítanak. Ha zombit pusztítasz el vele, csak el kell dobnod.

text-city = { text-symbols } Azé, aki a várost irányítja, és az irányítással együtt gazdát cserél. A város pontjai mindkét oldalnak számítanak.
text-city_the_hague = { text-city }
text-city_washington = { text-city }
text-city_zurich = { text-city }

text-baron_ungern_sternberg = { text-killer-agents }
text-evno_asef = { text-killer-both }
text-irene_adler = Akció: vegyél el véletlenszerűen egy kettősügynök-jelzőt egy másik játékostól, akinek legalább két fel nem fedett jelzője van. Csak ti ketten tudjátok, melyik az. { text-counter }
text-leon_czolgosz = { text-killer-royals }
text-marquis_de_rochefort = { text-killer-agents }
text-peter_rachkovsky = Elvételkor: húzz két kettősügynök-jelzőt a ki nem osztottak közül, ha van annyi. { text-counter }
text-professor_moriarty = { text-killer-both } Ha kettős ügynökként fedik fel, és te, aki irányítod, lojalista vagy, felfedheted a személyazonosságodat, és megtarthatod. Őrült jelző miatt soha nem vész el.
text-ravachol = { text-killer-royals }
text-sergei_kravchinsky = { text-killer-royals }
text-sergei_nechaev = { text-killer-both }
text-sherlock_holmes = { text-killer-royals } Ha kettős ügynökként fedik fel, és te, aki irányítod, helyreállító vagy, felfedheted a személyazonosságodat, és megtarthatod. Őrült jelző miatt soha nem vész el.
text-vera_figner = { text-killer-royals }
text-vladimir_burtsev = Akció: nézd meg egy másik játékos titkos személyazonosságát. Amit látsz, csak rád tartozik. { text-counter }
text-wilhelm_stieber = { text-killer-both }

text-bismarck = Egyszeri akció: válassz egy várost, amelyet te irányítasz. A városmezőjén és a játékkártyáján lévő összes kocka a Tárolóba, a blokkoló korongok a közös készletbe, a zombik a tulajdonosuk készletébe kerülnek. A többiek minden ottani ügynöküket szomszédos városokba viszik, költség nélkül. Ezután ez a lap a városmezőre kerül, és a város lezárul: senki sem veheti el tőled, csak a te ügynökeid léphetnek be és haladhatnak át rajta, a játékkártyáira csak te tehetsz kockát, a városmezőjére senki, és zombi sem kerülhet oda.
text-black_hand = Nincs akciója. Ha helyreállító vagy, és ez a lap a kezedben, a húzópaklidban vagy az eldobott lapjaid között van, további 2 pont jár minden királyi „személyért”, akit megöltél.
text-diogenes_club = Ingyen akció: húzz két lapot. Ezt a lapot csak azután kell eldobnod.
text-duchess_de_uzes = Ingyen akció: tegyél a készletedből egy kockát olyan helyre, ahová kockát tehetsz.
text-fenians = { text-symbols }
text-freemasons = Ingyen akció: dobj el a kezedből akárhány lapot, akár egyet sem, és húzz eggyel többet. Ezt a lapot csak azután kell eldobnod.
text-hide_royalty = Egyszeri akció: egy városban, ahol van ügynököd, kíséreld meg elrejteni a királyi „személyt”. Annyi bombapont kell hozzá, amennyi a megöléséhez; megkapod a pontjait, de csak lojalista tartja meg őket. Ezután húzol egy elmeállapot-jelzőt; ez nem kerül ügynökbe.
text-hired_assassin = Egyszeri akció: egy városban, ahol van ügynököd, kövess el merényletet a királyi „személy” vagy egy másik, a hatóságok előtt ismert játékos ügynöke ellen. Az ezen a lapon lévő bombák ilyenkor nem számítanak. Őrült jelző miatt nem vész el ügynök. Ha zombit pusztítasz el vele, csak el kell dobnod.
text-holy_brotherhood = Akció: tedd át egy vagy két saját kockádat egyetlen helyről, a Tárolóból vagy a készletedből egyetlen másik helyre, ahová kockát tehetsz.
text-infernal_machine = Nincs akciója. Ha a bombáiért játszod ki, kikerül a játékból.
text-inspector_lestrade = { text-symbols }
text-matvei_golovinsky = Ingyen akció: a Háború jelölő két mezővel feljebb lép, de a sáv tetejénél tovább nem.
text-nadar = Akció: vidd egy ügynöködet, akár a fő ügynöködet, bármelyik városba, ahová beléphet, költség nélkül.
text-necronomicon = Nincs akciója. Annak, aki elvette, 3 pontot ér, bármelyik oldalon áll. Ha már nincs meg, amikor a pontjaidat helyesbíted, ezek elvesznek.
text-okhrana = Akció: küldd a Tárolóba egyetlen másik játékos egy vagy két kockáját városmezőkről, játékkártyákról vagy a kínálat folyamatos hatásairól.
text-peoples_will = Ingyen akció: egy kockád a közös készletből a készletedbe kerül.
text-pinkerton_agents = Egyszeri akció: húzz négy kettősügynök-jelzőt a ki nem osztottak közül, tarts meg kettőt, a többit keverd vissza. Ha kevesebb van, annyit húzol, és legfeljebb kettőt tartasz meg.
text-shoggoth = Egyszeri akció: pusztítsd el egy másik játékos olyan ügynökét bárhol a táblán, aki ellen szabályosan merényletet lehetne elkövetni. Sem bomba, sem ottani ügynök nem kell hozzá. Jelzője nálad marad.
text-terrors_of_the_night = Akció: egy másik játékosnak elmeállapot-jelzőt kell húznia. Felfedett lojalistát nem lehet választani.
text-third_section = Akció: távolíts el egy lapot a játékból: egy felfordított játékkártyát, amelyen nincs blokkoló korong, a rajta lévő jelzővel együtt, miközben kockái a Tárolóba kerülnek; vagy egy folyamatos hatást a kínálatból, amelyet nem pótol másik; vagy egy lapot a kezedből, akár képpel lefelé, de városkártyát nem. Az az ügynök, akinek a lapját a kezedből távolítod el, a táblán marad.
text-vampire = Akció: változtasd vámpírrá az egyik ügynöködet, akár a fő ügynöködet; vagy egy városban, ahol van vámpírod, változtasd vámpírrá egy a hatóságok előtt ismert játékos nevesített ügynökét, és vedd át felette az irányítást. Az a lojalista, akinek ez a lap a kezében, a húzópaklijában vagy az eldobott lapjai között van, 1 pontot kap minden saját vámpírjáért a táblán.
text-zombies = Akció: minden városban, ahol zombi áll, megölheted egy másik játékos egy olyan ügynökét, aki ellen szabályosan merényletet lehetne elkövetni. Azután legfeljebb három zombit állíthatsz olyan városokba, ahol ügynököd vagy zombid van, vagy ezek szomszédaiba. Ha első akciódként játszod ki, amikor mind a nyolc a táblán van, mindezek helyett véget ér a játék. Az a lojalista, akinek ez a lap a kezében, a húzópaklijában vagy az eldobott lapjai között van, 8 pontot kap, ha mind a nyolc a táblán van.

text-change_of_heart = Elvételkor: azonnal átállsz a másik oldalra, és ez a lap a személyazonosságodra kerül. A titkos személyazonosság titok marad; maga a váltás mindenki előtt ismert. Ha már felfedted magad, a pontjaidat újra kell számolni.
text-cthulhu = Elvételkor: válassz egy várost; ez elpusztul. Minden ottani kocka és blokkoló korong a közös készletbe, a zombik a tulajdonosuk készletébe kerülnek; minden nevesített ügynök kikerül a játékból, a többieké a te áldozatodként; a fő ügynökök egy szomszédos városba mennek; az irányítás, a városkártya és a játékkártyák elvesznek. Ezután minden másik játékos elmeállapot-jelzőt húz. A városba többé senki sem léphet be, nem haladhat át rajta, és nem használhatja.
text-cultists = Fennhatóságkorongod egy városmezőn két befolyáspontot ér neked a városkártyánál és a város játékkártyáinál is. Kocka így is kell hozzá, és egyenlőségnél a korong nem számít ügynöknek.
text-devils_island = Ingyen akció: játssz ki a kezedből egy városkártyát, és küldd a Tárolóba egy játékos összes kockáját e város városmezőjéről. Egy körben többször is megteheted.
text-doctor_watson = A köröd végén öt helyett hat lapra húzol.
text-master_of_disguise = Ha egy nevesített ügynöködet merénylet, a Shoggoth, vámpír vagy Cthulhu fenyegeti, kijátszhatod a kezedből az ő lapját; a fő ügynöködért merénylet és Shoggoth ellen annak a városnak a városkártyáját, ahol a jelzője áll. Az ügynök egy szomszédos városba megy, és a támadásnak vége. Ezután húzol egy lapot.
text-mi_go = Ingyen akció: tedd egy nevesített ügynököd lapját a kezedből erre a lapra, a jelzőjével együtt; egyszerre legfeljebb két ügynök lehet itt. Itt senki sem árthat nekik, és úgy számítanak, mint akiket te irányítasz. Egy későbbi körödben ingyen akcióként egy ügynök visszatér bármelyik városba, ahová beléphet, a lapja pedig a kezedbe.
text-mrs_hudson = Ingyen akció, minden körödben egyszer: dobj el egy lapot, és húzz egyet.
text-sebastian_moran = Minden merényletben és elrejtésben eggyel több bombapontod van, és minden nevesített ügynököd lapját használhatod ügynökök elleni merényletre.
text-sigmund_freud = Nem három, hanem öt őrült jelző kell ahhoz, hogy megőrülj.
text-society_of_leopold = Elvételkor: minden vámpír és zombi végleg lekerül a tábláról, az ügynökök lapjaival együtt. Aki így veszíti el a fő ügynökét, annak fel kell fednie magát: ha helyreállító, a játék véget ér; ha lojalista, ember oldalával visszakapja. A Vámpírok és a Zombik lapjának mostantól sem szövege, sem pontja nincs.
text-yog_sothoth = Akció: játszd ki egy táblán lévő nevesített ügynököd lapját, aki nem vámpír, és tedd a jelzőjét erre a lapra. Az ügynök lapja kikerül a játékból. A lojalista 2 pontot kap minden feláldozott ügynökért.

text-main = A fő ügynöknek nincs lapja, és nem követhet el merényletet. Csak akkor lehet áldozat, ha a gazdája ismert a hatóságok előtt, és nem irányít más ügynököt. Ha egy helyreállító elveszíti, a játék véget ér; a lojalista felfedi magát, és megtartja.
text-royal = A királyi „személyt” meg lehet ölni, ami helyreállítóknak számít, vagy el lehet rejteni, ami lojalistáknak; ehhez a bombapontoknak el kell érniük a védelemértékét.
text-royal_berlin = { text-royal }
text-royal_cairo = { text-royal }
text-royal_constantinople = { text-royal }
text-royal_the_hague = { text-royal }
text-royal_london = { text-royal }
text-royal_madrid = { text-royal }
text-royal_paris = { text-royal }
text-royal_rome = { text-royal }
text-royal_st_petersburg = { text-royal }
text-royal_vienna = { text-royal }
text-royal_washington = { text-royal }
text-royal_zurich = { text-royal }
text-zombie = Zombit bármelyik játékos elpusztíthat akcióként, olyan lappal, amellyel a zombi városában merényletet követhet el. Ehhez nem kell bomba, és a lapot csak el kell dobni.
text-zombie_berlin = { text-zombie }
text-zombie_cairo = { text-zombie }
text-zombie_constantinople = { text-zombie }
text-zombie_the_hague = { text-zombie }
text-zombie_london = { text-zombie }
text-zombie_madrid = { text-zombie }
text-zombie_paris = { text-zombie }
text-zombie_rome = { text-zombie }
text-zombie_st_petersburg = { text-zombie }
text-zombie_vienna = { text-zombie }
text-zombie_washington = { text-zombie }
text-zombie_zurich = { text-zombie }
text-card = Elveheted a kártyát, ha itt senkinek sincs több befolyása, mint neked, és legalább egy kockád rajta van. A kártyán lévő kockák és a városban lévő ügynökök számítanak; egyenlőségnél az erősebb, akinek több ügynöke van a városban.
text-card_berlin = { text-card }
text-card_cairo = { text-card }
text-card_constantinople = { text-card }
text-card_the_hague = { text-card }
text-card_london = { text-card }
text-card_madrid = { text-card }
text-card_paris = { text-card }
text-card_rome = { text-card }
text-card_st_petersburg = { text-card }
text-card_vienna = { text-card }
text-card_washington = { text-card }
text-card_zurich = { text-card }
text-box = Elveheted a városkártyát, és vele a város irányítását, ha itt senkinek sincs több befolyása, mint neked, és legalább egy kockád a városmezőn van. A városmezőn lévő kockák és a városban lévő ügynökök számítanak; egyenlőségnél az erősebb, akinek több ügynöke van a városban.
text-box_berlin = { text-box }
text-box_cairo = { text-box }
text-box_constantinople = { text-box }
text-box_the_hague = { text-box }
text-box_london = { text-box }
text-box_madrid = { text-box }
text-box_paris = { text-box }
text-box_rome = { text-box }
text-box_st_petersburg = { text-box }
text-box_vienna = { text-box }
text-box_washington = { text-box }
text-box_zurich = { text-box }
text-limbo = Az elvételhez felhasznált kockák ide kerülnek. Felvétellel lehet őket visszaszerezni.
text-stock = A készletedben lévő kockák lehelyezésre készen állnak.

## Table options

option-foiled_victim_safe = Meddig van biztonságban egy meghiúsított merénylet célpontja?
option-foiled_victim_safe-turn = Ugyanattól a játékostól, a kör végéig
option-foiled_victim_safe-game = Mindenkitől, a játék végéig
option-foiled_victim_safe-none = Nincs biztonságban
option-kept_double_agent_still_foils = Meghiúsul-e a merénylet akkor is, ha a kettős ügynökként felfedett Holmes vagy Moriarty a gazdájánál marad?
option-kept_double_agent_still_foils-true = Igen, a jelzőt felfedték
option-kept_double_agent_still_foils-false = Nem, a merénylet folytatódik
option-disguise_vs_zombies = Segít-e az Álcázás Mestere zombik ellen?
option-disguise_vs_zombies-false = Nem
option-disguise_vs_zombies-true = Igen
option-zombie_reach = Hová kerülhet még zombi azokon a városokon kívül, ahol a tulajdonosának ügynöke vagy zombija van?
option-zombie_reach-agents_and_zombies = E városok minden szomszédjába
option-zombie_reach-zombies = Csak olyan városok szomszédjaiba, ahol zombi áll
option-zombie_chain = Megnyit-e további városokat a következő előtt egy most lerakott zombi?
option-zombie_chain-false = Nem, csak az számít, ami előtte is ott állt
option-zombie_chain-true = Igen
option-zombie_cthulhu_kills_score = Számítanak-e a végén a zombik és Cthulhu által megölt ügynökök?
option-zombie_cthulhu_kills_score-true = Igen, mint az összes többi
option-zombie_cthulhu_kills_score-false = Nem, csak a merényletek és a Shoggoth áldozatai
option-devils_island_includes_game_card = Elküldi-e az Ördög-sziget a város játékkártyáján lévő kockákat is?
option-devils_island_includes_game_card-false = Nem, csak a városmezőn lévőket
option-devils_island_includes_game_card-true = Igen, mindkettőt
option-cthulhu_takes_royal_disc = Letörli-e Cthulhu a királyi „személy” mezőjét is, és elvesznek-e a pontjai?
option-cthulhu_takes_royal_disc-false = Nem, ami megtörtént, megtörtént
option-cthulhu_takes_royal_disc-true = Igen
option-track_points = Melyik mező ad pontot egy sávon?
option-track_points-current = A jelölőnél vagy alatta lévő legmagasabb
option-track_points-highest_ever = A legmagasabb, amelyet a jelölő valaha elért

## What it is about

about = Szörnyek uralják Európát. Anarchisták és rendőrök, kettős ügynökök, vámpírok és holtak: senki sem tudja, ki melyik oldalon áll.

## On the drawn table: labels, and what screen readers say

board-city = { NAME($city) }. { $points } pont, védelemérték: { $n }.
board-city-control = { $seat ->
    [you] Te irányítod.
   *[other] { NAME($seat) } irányítja.
}
board-city-no-control = Senki sem irányítja.
board-city-locked = Le van zárva.
board-city-destroyed = Elpusztult.
board-city-royal = Itt van { NAME($royal, case: "the") }: védelemértéke { $bombs }, { $points } pontot ér.
board-city-killed = { $seat ->
    [you] Megölted { NAME($royal, case: "acc") }.
   *[other] { NAME($seat) } megölte { NAME($royal, case: "acc") }.
}
board-city-hidden = { $seat ->
    [you] Elrejtetted { NAME($royal, case: "acc") }.
   *[other] { NAME($seat) } elrejtette { NAME($royal, case: "acc") }.
}
board-city-gone = Kikerült a játékból { NAME($royal, case: "the") }.
# $agents: names of agents, joined
board-city-agents = { $seat ->
    [you] A te ügynökeid: { $agents }.
   *[other] { NAME($seat) } ügynökei: { $agents }.
}
board-locked = lezárva
board-destroyed = elpusztult
# heading in the opened city (short)
board-box = Városmező
board-card = Játékkártya
board-city-open = { NAME($city) } megnyitása

board-place-card = { NAME($city) }, kártya: { NAME($card) }.
board-place-box = { NAME($city) }, városmező.
board-place-effect = Folyamatos hatás: { NAME($effect) }.
board-place-blocked = Blokkoló korong van rajta.
board-city-you-lead = Te vezetsz { $n } befolyásponttal.
board-city-leads = { NAME($seat) } vezet { $n } befolyásponttal.
board-city-empty = Senkinek sincs itt befolyása.
board-city-pieces = { $seat ->
    [you] Te
   *[other] { NAME($seat) }
}: { $n } befolyáspont ({ $cubes } kocka, { $agents } ügynök).
board-city-short = Még { $n } kocka, és elvehetnéd.
board-city-can-claim = Elvehetnéd.
# a button: aim at this player’s cubes at a place
board-aim-cube = { $seat ->
    [you] a te kockáid: { NAME($place) }
   *[other] { NAME($seat) } kockái: { NAME($place) }
}

board-pool = Közös készlet
board-pool-count = { $seat ->
    [you] Te
   *[other] { NAME($seat) }
}: { $n } kocka a közös készletben
board-known = A hatóságok előtt ismert
# short
board-known-short = Ismert
board-known-none = még senki
board-sanity-left = még { $n } elmeállapot-jelző
board-zombies-left = { $n } zombi a készletben
board-discs-left = { $n } blokkoló korong a közös készletben
board-doubles-left = { $n } kettősügynök-jelző nincs kiosztva
board-effects = Folyamatos hatások
board-effects-left = még { $n } a pakliban
board-effects-none = üres a kínálat

board-agents = Ügynökök
# spoken after the agent’s name
board-agent-of = { $seat ->
    [you] a te ügynököd
   *[other] { NAME($seat) } ügynöke
}
board-agent-main = fő ügynök
board-agent-vampire = vámpír
board-agent-bombs = { $n } bomba
board-agent-points = { $n } helyreállító pont
board-agent-mark = { $mark ->
    [AR] AR: merénylet királyi „személy” ellen
    [AA] AA: merénylet ügynök ellen
   *[AAR] AA/R: merénylet királyi „személy” vagy ügynök ellen
}
# where an agent is, if not in a city
board-agent-in = { NAME($city, case: "in") }
board-agent-mi_go = a Mi-Go lapján
board-agent-yog_sothoth = Yog-Sothothnak feláldozva
board-agent-killed = { $seat ->
    [you] te ölted meg
   *[other] { NAME($seat) } ölte meg
}
board-agent-lost = kikerült a játékból
board-agent-card = a lapján { NAME($city, case: "in") }
board-agent-aside = még nincs játékban
board-double = a te kettős ügynököd
board-double-known = { $seat ->
    [nobody] kettősügynök-jelzője nincs kiosztva: csak te tudod
   *[other] kettősügynök-jelzőjének birtokosa { NAME($seat) }: csak te tudod
}
board-double-shown = { $seat ->
    [you] kettősügynök-jelzőjét te fedted fel
   *[other] kettősügynök-jelzőjét { NAME($seat) } fedte fel
}
board-alone = A fő ügynök egyedül maradt, és megtámadható.

# $track is war or revolution
board-track = { $track ->
    [war] Háború: { $n } / { $of }
   *[revolution] Forradalom: { $n } / { $of }
}
board-track-worth = { $track ->
    [war] Minden lojalistának { $n } pont jár érte.
   *[revolution] Minden helyreállítónak { $n } pont jár érte.
}
# the next space with points
board-track-next = A következő pontot adó mező: { $at } ({ $n } pont).

board-doubles-count = kettős ügynökök: { $n }
board-mad = őrült jelzők: { $n } / { $of }
# short
board-mad-short = { $n } / { $of }
board-cubes-count = kockák: { $stock } a készletben, { $limbo } a Tárolóban, { $pool } a közös készletben
board-known-one = ismert a hatóságok előtt
board-unknown-one = nem ismert a hatóságok előtt
board-main-in = fő ügynök { NAME($city, case: "in") }
board-royal-killed = megölte { NAME($royal, case: "acc") }
board-royal-hidden = elrejtette { NAME($royal, case: "acc") }
board-killed-agent = { $seat ->
    [you] megölte az ügynöködet: { NAME($agent) }
   *[other] megölte { NAME($seat) } ügynökét: { NAME($agent) }
}
board-on-mi-go = { NAME($agent) } a Mi-Go lapján
board-on-yog = { NAME($agent) } feláldozva
board-necronomicon-owner = övé a Necronomicon
board-buried-count = képpel lefelé eltávolítva: { $n }
board-shown-double = felfedte { NAME($agent, case: "acc") }
board-last-mad = Még egy őrült jelző, és kiderül a személyazonosság.

board-your-doubles = A kettős ügynökeid
board-drawn = Húzott jelzők: válaszd ki, kit tartasz meg
board-buried = Képpel lefelé eltávolítva
board-beside = A folyamatos hatásaid
# $points: what the disc shows; $n: what would count for the reader’s side
board-worth = { $points } a sávon, { $n } a te oldaladnak
board-worth-kills = Emellett még { $n } megölt ügynök számíthat.
board-worth-help = Ennyi számítana az oldaladnak, ha most lenne vége a játéknak, a megölt ügynökök nélkül.
board-source = { $what ->
    [cities] Városok
    [necronomicon] Necronomicon
    [royals] Királyi „személyek”
    [track] Sáv
    [agents] Ügynökök
    [cards] Kártyák és hatások
   *[kills] Megölt ügynökök
}: { $n }

board-symbol-cube = { $n } kocka
board-symbol-gold = { $n } arany
board-symbol-bomb = { $n } bomba
board-symbol-arrow = { $track ->
    [war] { $way ->
        [up] Háború feljebb: { $n }
       *[down] Háború lejjebb: { $n }
    }
   *[revolution] { $way ->
        [up] Forradalom feljebb: { $n }
       *[down] Forradalom lejjebb: { $n }
    }
}
board-symbol-sanity = elvételkor elmeállapot-jelző
# what stands on the agent’s counter
board-counter-bombs = a jelzőn: { $n } bomba
board-counter-vp = a jelzőn: { $n } helyreállító pont
board-heading-passive = Folyamatos
board-heading-claim = Elvételkor
# an agent’s card with which attempts can be begun; $mark is AR, AA or AAR
board-heading-attempt = { $mark ->
    [AAR] AA/R akció
   *[other] { $mark } akció
}
board-royal-card = védelemértéke { $bombs }, { $points } pontot ér
board-city-points = { $n } pontot ér annak, aki irányítja
board-city-defence = védelemérték: { $n }

board-act-advance = Sávjelölők
board-act-buy = Vásárlás
board-act-attempt = Merénylet
board-act-zombies = Zombik
board-act-flee = Távozás
board-act-doubles = Jelzők
board-act-show = Kettős ügynök
board-act-reveal = Felfedés
board-act-swap = Mrs. Hudson
board-act-exile = Ördög-sziget
board-act-shelter = A Mi-Góra
board-act-sacrifice = Yog-Sothoth
board-first-card = { NAME($card) }: mit tehetsz vele?

board-plan-gold = { $n } / { $of } arany
# $n cubes for $gold gold
board-plan-buys = { $n } kocka { $gold } aranyért
board-plan-bombs = { $n } / { $of } bomba
board-plan-bombs-there = ebből { $n } az ottani ügynökeidé
# one agent’s journey; $n is what it costs
board-plan-go = { NAME($agent) } { NAME($there, case: "into") }: { $n } arany
board-plan-via = { $city ->
    [atlantic] { thing-atlantic.via }
    [levant] { thing-levant.via }
    [warsaw] { thing-warsaw.via }
   *[other] { NAME($city) } érintésével
}
board-plan-short = { $n } arany hiányzik
board-plan-over = { $n } arannyal több a kelleténél
# what the target of an attempt is worth
board-plan-stake = { $n } pont a tét
board-plan-influence = { NAME($place) }: befolyás { $n } → { $then }
board-plan-lead = { $seat ->
    [you] te vezetsz
    [nobody] senki sem vezet
   *[other] { NAME($seat) } vezet
}
board-plan-points = pont: { $n } → { $then }
board-next-claim = Mit veszel el?
board-next-buy = Melyik aranyos lappal vásárolsz kockát?
board-next-move = Melyik aranyos lap fizeti az utat?
board-next-advance = { $thing ->
    [none] Melyik lap mozgat jelölőt?
   *[other] Melyik nyíl érvényes: { NAME($thing) }?
}
board-next-attempt = Melyik lappal kezded?
board-next-show = Melyik kettős ügynököt fedsz fel?
board-next-swap = Melyik lapot cseréled le?
board-next-exile = { $thing ->
    [none] Melyik városkártyát játszod ki az Ördög-szigethez?
   *[other] Kinek a kockái kerülnek a Tárolóba: { NAME($thing) }?
}
board-next-shelter = Melyik ügynököt teszed a Mi-Go lapjára?
board-next-return = { $thing ->
    [none] Melyik ügynök tér vissza a Mi-Go lapjáról?
   *[other] Hová tér vissza { NAME($thing, case: "the") }?
}
board-next-sacrifice = Melyik ügynököt áldozod fel Yog-Sothothnak?
board-next-go = { $thing ->
    [none] Melyik ügynök hová megy?
   *[other] Hová megy { NAME($thing, case: "the") }?
}
board-next-send = Honnan kerül a kocka a Tárolóba?

board-why-no-symbol = Ezen a lapon nincs ilyen szimbólum: { NAME($card) } (E1-58).
board-why-no-actions = Mindkét akciód megvolt: már csak ingyen akció jöhet (E1-49).
board-why-claim-first = Kártyát csak első akcióként lehet elvenni (E1-81).
board-why-claim-free = Ingyen akció után nem lehet kártyát elvenni (E1-82).
board-why-place-cube = Az elvételhez kocka is kell ott (E1-86).
board-why-place-lead = { NAME($seat) } befolyáspontjai ott: { $of }, a tieid: { $n } (E1-85).
board-why-place-tie = { NAME($seat) } ott ugyanannyi befolyásponttal és több ügynökkel áll (E1-91).
board-why-place-blocked = Blokkoló korong van rajta (E1-94).
board-why-place-own = Ezt a várost már te irányítod (E1-95).
board-why-place-locked = A város le van zárva (E1-78, E1-79, E1-96).
board-why-place-destroyed = A város elpusztult (E1-382).
board-why-place-empty = Nincs ott több lap (E1-72).
board-why-place-gone = Ez a folyamatos hatás nincs a kínálatban (E1-72).
board-why-place-no-cube = Nincs ott kockád (E1-119).
board-why-stock-empty = Nincs kocka a készletedben (E1-70).
board-why-place-many = Túl sok: { $n } szimbólumra csak { $of } kockád van a készletben (E1-74).
board-why-retrieve-none = Sem a Tárolóban, sem a táblán nincs kockád (E1-119).
board-why-retrieve-many = { $n } szimbólumra csak { $of } kockát vehetsz fel (E1-118).
board-why-take-stock = Ezek a kockák már a készletedben vannak (E1-118).
board-why-cubes-chosen = Az ott lévő kockák már mind ki vannak választva.
board-why-buy-pool = További lapokkal túl sok lenne az arany: csak { $of } kockád van a közös készletben (E1-123, E1-124).
board-why-buy-more = { $n } arany nem páros szám: tegyél hozzá egy lapot (E1-123).
board-why-move-due = Az utak ára { $n } arany, a lapokon { $of } van (E1-134).
board-why-move-exact = Ez összesen { $n } aranyba kerülne, és a lapjaid ezt nem tudják pontosan kifizetni (E1-134).
board-why-city-closed = Az ügynökeid nem léphetnek be { NAME($city, case: "into") } (E1-137, E1-138).
board-why-agent-away = Egyik városban sincs: { NAME($agent) }.
board-why-attempt-none = Nincs kire használni ezt a lapot (E1-175 – E1-180, E1-201 – E1-205).
board-why-target-first = Előbb válaszd ki a célpontot (E1-191).
board-why-target-chosen = A célpont már megvan (E1-174).
board-why-target-away = Másik városban van: { NAME($agent) } (E1-178).
board-why-zombie-none = Nincs zombi { NAME($city, case: "in") } (E1-343, E1-354).
board-why-top-other = Nincs az eldobandó lapok között: { NAME($card) } (E1-151).
board-why-top-first = Mondd meg, melyik lap kerül legfelülre (E1-280).
board-why-reveal-done = A személyazonosságod már ismert (E1-154).
board-why-show-other = Ez a kettősügynök-jelző nincs nálad: { NAME($agent) } (E1-156).
board-why-show-own = A te ügynököd: { NAME($agent) } (E1-158).
board-why-show-away = A táblán senkinek sem ügynöke: { NAME($agent) } (E1-157 – E1-159).
board-why-effect-other = Nem előtted fekszik: { NAME($effect) } (E1-361).
board-why-hudson-used = Mrs. Hudson körönként egyszer segít (E1-400).
board-why-sacrifice-vampire = Vámpírt nem lehet feláldozni (E1-410).
board-why-mi-go-full = Már két ügynök van a Mi-Go lapján (E1-391).
board-why-mi-go-none = Nincs a Mi-Go lapján: { NAME($agent) } (E1-395).
board-why-mi-go-turn = Az ügynökök csak egy későbbi körben térhetnek vissza (E1-395).
board-why-exile-none = Ennek a játékosnak nincs kockája a városmezőn; a város: { NAME($city) } (E1-386).
board-why-draw-none = Nincs mit húzni (E1-54).
board-why-counters-none = Nem maradt kettősügynök-jelző (E1-300).
board-why-remove-city = Városkártyát nem lehet eltávolítani (E1-320).
board-why-bury-scoring = Felfedted magad, ezért a pontot érő lapot képpel felfelé kell eltávolítani (E1-319, E1-439).
board-why-clear-box = Csak lapot lehet eltávolítani, városmezőt nem (E1-315).
board-why-clear-blocked = Ezt a lapot blokkoló korong védi (E1-315).
board-why-block-there = Ott már van blokkoló korong (E1-305).
board-why-unblock-none = Ott nincs blokkoló korong (E1-304).
board-why-discs-none = Nincs több blokkoló korong a közös készletben (E1-307).
board-why-cubes-none = Nincs kockád sem a készletedben, sem a Tárolóban, sem a táblán (E1-283, E1-284).
board-why-cubes-two = Két kocka már megvan, többet nem lehet áthelyezni (E1-283).
board-why-source-first = Előbb válaszd ki az áthelyezendő kockákat (E1-283).
board-why-source-one = Mindkét kocka ugyanonnan jön (E1-285).
board-why-source-same = A kockák onnan jönnek (E1-283).
board-why-others-no-cubes = Más játékosnak nincs kockája a táblán (E1-294).
board-why-first-cube-out = Előbb válassz egy kockát (E1-294).
board-why-send-own = Ezek a saját kockáid (E1-294).
board-why-send-one = Mindkét kocka ugyanazé a játékosé: { NAME($seat) } (E1-294).
board-why-send-none = Ott nincs ilyen kocka (E1-295).
board-why-lock-none = Nincs olyan városod, amely ne lenne lezárva (E1-258).
board-why-lock-other = Nem te irányítod { NAME($city, case: "acc") } (E1-258).
board-why-lock-done = A város már le van zárva (E1-266).
board-why-victim-none = Most egyetlen más játékos ügynöke sem lehet áldozat (E1-202 – E1-205).
board-why-shoggoth-agents = A Shoggoth csak ügynököket pusztít el (E1-309).
board-why-banished = A Leopold Társaság elűzte a vámpírokat és a zombikat (E1-404).
board-why-turn-none = Nincs, aki vámpírrá válhatna (E1-328 – E1-333).
board-why-turn-vampire = Ez az ügynök már vámpír (E1-333).
board-why-turn-main = Más játékos fő ügynöke nem válhat vámpírrá (E1-332).
board-why-turn-far = Nincs vámpírod abban a városban (E1-330).
board-why-zombies-none = A zombijaid senkit sem támadhatnak meg, és újak sem jöhetnek (E1-343, E1-347).
board-why-zombies-agents = A zombik csak ügynököket támadnak meg (E1-343).
board-why-zombies-kill-first = Az új zombik a támadások után jönnek: vedd ki őket, ha támadni akarsz (E1-343, E1-347).
board-why-zombies-all = Minden zombi a táblán van (E1-347).
board-why-zombie-hunted = A zombiknak { NAME($city, case: "in") } már megvolt az áldozatuk (E1-343).
board-why-zombie-locked = Lezárt városba nem jöhet zombi (E1-351).
board-why-zombie-far = Túl messze van az ügynökeidtől és a zombijaidtól: { NAME($city) } (E1-348).
board-why-seat-self = Másik játékost válassz.
board-why-counters-few = Más játékosnál nincs két kettősügynök-jelző (E1-289).
board-why-counters-last = { NAME($seat) } nem tart két kettősügynök-jelzőt (E1-289).
board-why-terror-none = A többiek mind felfedett lojalisták: senki sem húzna (E1-314).
board-why-terror-loyalist = { NAME($seat) } felfedett lojalista, nem húzna (E1-314).
board-why-identity-none = Nincs titkos személyazonosság, amelyet ne láttál volna (E1-325).
board-why-identity-open = { NAME($seat) } már felfedte magát (E1-325).
board-why-identity-seen = Ezt a személyazonosságot már láttad: { NAME($seat) } (E1-325).
board-why-foil-away = Nem a támadó ügynöke { NAME($city, case: "in") }: { NAME($agent) } (E1-221).
board-why-stand-by-side = Nem a te oldaladhoz hű: { NAME($agent) } (E1-168, E1-169).
board-why-escape-far = Nem szomszédos város: { NAME($city) } (E1-236).
board-why-flee-other = Nem a te ügynököd { NAME($city, case: "in") }: { NAME($agent) } (E1-262).
board-why-flee-same = Ezt a várost el kell hagyni (E1-262, E1-372).
board-why-flee-far = Nem szomszédos város: { NAME($city) } (E1-262, E1-264).
board-why-keep-other = Ezt a jelzőt nem húztad ki: { NAME($agent) } (E1-300).
board-why-keep-chosen = Ezt a jelzőt már kiválasztottad: { NAME($agent) }.
board-why-limbo-none = Nincs kockád a Tárolóban (E1-119).
board-why-limbo = A Tárolóból felvétellel kerülnek vissza a kockák (E1-119).
board-why-pool-none = Nincs kockád a közös készletben (E1-125).
board-why-buy-odd = Vásárláshoz páros számú arany kell, és a lapjaid ezt nem tudják kiadni (E1-123).
board-why-buy-many = Túl sok: csak { $of } kockád van a közös készletben (E1-124).
board-why-move-none = Egyik városban sincs ügynököd (E1-126).
board-why-move-gold = Ezt az aranyat nem lehetne pontosan elkölteni (E1-134).
board-why-move-far = Az út ára { $n } arany; a lapjaidon { $of } van (E1-134).
board-why-move-same = Az ügynök nem érkezhet oda, ahonnan elindult (E1-130).
board-why-move-closed = Nem vezet szabad út { NAME($city, case: "into") } (E1-137, E1-138).
board-why-agent-moved = Már úton van: { NAME($agent) }.
board-why-agent-other = Nem a te ügynököd: { NAME($agent) } (E1-126).
board-why-arrow-stuck = Ez a nyíl nem tudja mozgatni a jelölőt (E1-145).
board-why-arrow-top = Egy jelölő már a sáv tetején áll (E1-147).
board-why-attempt-card = Ezzel a lappal nem lehet merényletbe kezdeni: { NAME($card) } (E1-175, E1-180).
board-why-attempt-board = Nincs a táblán: { NAME($card) } (E1-179).
board-why-attempt-nowhere = Nincs olyan célpont, akit a bombáiddal elérsz (E1-189).
board-why-bomb-enough = Túl sok: akárhogy egészíted ki, valamelyik lap felesleges volna (E1-190).
board-why-bomb-needless = Túl sok: így már elég, és felesleges volna { NAME($card, case: "the") } (E1-190).
board-why-target-own = Ez a saját ügynököd (E1-201).
board-why-target-unknown = Ez a játékos nem ismert a hatóságok előtt (E1-202).
board-why-target-vampire = Vámpír nem lehet áldozat (E1-203).
board-why-target-main = A fő ügynököt csak akkor lehet megtámadni, ha egyedül maradt (E1-204).
board-why-target-safe = Egy ellene irányuló merénylet már meghiúsult (E1-231).
board-why-target-card = Ezzel a lappal ezt a célpontot nem lehet választani (E1-175).
board-why-target-far = Nincs ügynököd abban a városban (E1-178, E1-180).
board-why-target-bombs = { $n } bomba kell; neked legfeljebb ennyi lehet: { $of } (E1-187, E1-188).
board-why-target-gone = Ez a királyi „személy” halott, vagy el van rejtve (E1-193).
board-why-no-text = A saját körödben nincs végrehajtható szövege: { NAME($card) }.
board-why-text-attempt = Ennek a lapnak az akciója merénylet: { NAME($card) } (E1-175, E1-180).
board-why-text-nothing = A szövege most semmit sem tenne.
board-why-passive = A szövege magától hat.
board-why-on-claim = A szövege elvételkor hatott.
board-why-reveal = Csak akkor fedheted fel magad, ha ezzel véget ér a játék (E1-154).
board-why-card-chosen = Ezt a lapot már kiválasztottad: { NAME($card) }.
board-why-no-arrow = Ezen a lapon nincs ilyen nyíl: { NAME($card) } (E1-140).
board-why-end-actions = Még { $n } akciód van: hajtsd végre, vagy passzolj (E1-46).
board-why-not-part = Ez nem része az akciónak.
board-why-not-all = Az akció még nem teljes.
board-why-not-asked = Most nem ez a kérdés.
board-why-first-attempt = Előbb válassz egy lapot a merénylethez (E1-173).
board-why-first-cubes = Előbb válassz kocka szimbólumos lapokat (E1-69, E1-117).
board-why-first-gold = Előbb válassz egy arany szimbólumos lapot (E1-134).

board-evidence-killed-royalty = { $n ->
    [one] megölt egy királyi „személyt”
   *[other] megölt { $n } királyi „személyt”
}
board-evidence-hid-royalty = { $n ->
    [one] elrejtett egy királyi „személyt”
   *[other] elrejtett { $n } királyi „személyt”
}
board-evidence-marker = { $track ->
    [war] { $way ->
        [up] { $n } mezővel feljebb léptette a Háború jelölőt
       *[down] { $n } mezővel lejjebb léptette a Háború jelölőt
    }
   *[revolution] { $way ->
        [up] { $n } mezővel feljebb léptette a Forradalom jelölőt
       *[down] { $n } mezővel lejjebb léptette a Forradalom jelölőt
    }
}
board-evidence-agents = ügynökei { $n } pontot érnek
board-evidence-vampires = { $n ->
    [one] vámpírrá változtatott egy ügynököt
   *[other] vámpírrá változtatott { $n } ügynököt
}
board-evidence-zombies = övéi a zombik
board-evidence-yog = { $n ->
    [one] egy ügynököt feláldozott Yog-Sothothnak
   *[other] { $n } ügynököt feláldozott Yog-Sothothnak
}
board-evidence-turned = megváltoztak az érzései: a másik oldalon áll, mint amit a kártyája mutat
board-suspects = Kettős ügynökök
board-suspects-help = Mely jelzők fordulhatnak ellened: a táblán lévő ügynökeid, és hogy kinél lehet a kettősügynök-jelzőjük.
board-suspect = Kinél lehet ez a kettősügynök-jelző: { NAME($agent) }?
board-suspect-none = nincs gyanú
board-suspect-safe = senkinél: fel van fedve, vagy nálad van
# how likely it is that some other player holds it, in per cent
board-suspect-chance = { $n } százalék az esélye, hogy másvalakinél van
board-suspect-nobody = A táblán nincs olyan ügynököd, akinek jelzője van.
board-suspicion-holds = a program szerint { $n } százalék eséllyel nála van: { NAME($seat) }

board-attack = { $how ->
    [attempt] Merénylet
    [shoggoth] Shoggoth
    [vampire] Vámpírok
    [zombie] Zombi
   *[cthulhu] Cthulhu
} { NAME($city, case: "in") }

board-end-why = { $why ->
    [war] A Háború jelölő a sáv tetejére ért.
    [revolution] A Forradalom jelölő a sáv tetejére ért.
    [points] { $seat ->
        [you] Elérted a ponthatárt ({ $n }).
       *[other] { NAME($seat) } elérte a ponthatárt ({ $n }).
    }
    [main-agent] { $seat ->
        [you] Helyreállító vagy, és elvesztetted a fő ügynöködet.
       *[other] { NAME($seat) } helyreállító, és elvesztette a fő ügynökét.
    }
    [madness] { $seat ->
        [you] Helyreállító vagy, és megőrültél.
       *[other] { NAME($seat) } helyreállító, és megőrült.
    }
    [zombies] { $seat ->
        [you] Minden zombid a táblán volt.
       *[other] { NAME($seat) } minden zombija a táblán volt.
    }
   *[leopold] { $seat ->
        [you] Helyreállító vagy, és a Leopold Társaság végzett a fő ügynököddel.
       *[other] { NAME($seat) } helyreállító, és a Leopold Társaság végzett a fő ügynökével.
    }
}
board-end-step-cities = Városok
board-end-step-cities-help = annak, aki irányítja őket
board-end-step-necronomicon = Necronomicon
board-end-step-necronomicon-help = mindkét oldalnak
board-end-step-royals = Királyi „személyek”
board-end-step-royals-help = a megöltek a helyreállítóknak, az elrejtettek a lojalistáknak
board-end-step-track = Sáv
# $revolution and $war: what the tracks give
board-end-step-track-help = a Forradalom sávért a helyreállítóknak { $revolution }, a Háború sávért a lojalistáknak { $war } jár
board-end-step-agents = Ügynökök
board-end-step-agents-help = a jelzők pontjai, a helyreállítóknak, vámpírok nélkül
board-end-step-cards = Kártyák és hatások
board-end-step-cards-help = a Fekete Kéz a helyreállítóknak; vámpírok, zombik és Yog-Sothoth a lojalistáknak
board-end-step-kills = Megölt ügynökök
board-end-step-kills-help = a lojalistáknak: helyreállítók ügynökeiért
board-end-step-out = A kieső oldal
board-end-step-out-help = { $side ->
    [loyalist] { $seat ->
        [you] te állsz legalul: a lojalisták kiesnek
       *[other] { NAME($seat) } áll legalul: a lojalisták kiesnek
    }
    [restorationist] { $seat ->
        [you] te állsz legalul: a helyreállítók kiesnek
       *[other] { NAME($seat) } áll legalul: a helyreállítók kiesnek
    }
   *[none] mindenki egy oldalon áll: senki sem esik ki
}
# in a cell
board-end-out = kiesett
board-end-track = a sávon: { $n }
board-end-tie = Pontegyenlőség: az dönt, kinek van több fennhatóságkorongja a táblán.
board-end-doubles = A végéig nála maradt kettős ügynökök: { $agents }

## What many games add up to

fact-end-war = a Háború a sáv tetején
fact-end-revolution = a Forradalom a sáv tetején
fact-end-main-agent = megölték egy helyreállító fő ügynökét
fact-end-madness = megőrült egy helyreállító
fact-end-zombies = zombik
fact-end-leopold = a Leopold Társaság

## What an action means. Each goes on after “Ez”.

means-city = megszerzi { NAME($city, case: "acc") }{ means-worth }
means-city-from = elviszi { NAME($seat) } elől { NAME($city, case: "acc") }{ means-worth }
means-city-lost = elveszíti { NAME($city, case: "acc") }{ means-worth }
means-guards = védi { NAME($city, case: "acc") }
means-points = { $points } pontot hoz { $what ->
    [track] a sávokért
    [agents] az ügynökökért
    [necronomicon] a Necronomiconért
   *[cards] a lapokért
}
means-points-lost = elveszít { $points } pontot { $what ->
    [track] a sávokért
    [agents] az ügynökökért
    [necronomicon] a Necronomiconért
   *[cards] a lapokért
}
means-agent = megszerzi { NAME($agent, case: "acc") }
means-agent-from = elviszi { NAME($seat) } elől { NAME($agent, case: "acc") }
means-agent-lost = elveszíti { NAME($agent, case: "acc") }
means-agent-killed = megöli { NAME($agent, case: "acc") }, { NAME($seat) } ügynökét
means-main-struck = lecsap { NAME($seat) } fő ügynökére
means-main-lost = támadásnak teszi ki a fő ügynököt
means-track-up = { $n } mezővel feljebb lépteti a { $track ->
    [war] Háború
   *[revolution] Forradalom
} jelölőt
means-track-down = { $n } mezővel lejjebb lépteti a { $track ->
    [war] Háború
   *[revolution] Forradalom
} jelölőt
means-mad = egy őrült jelzőbe kerül
means-last-mad = az őrület szélére visz
means-alone = támadhatóvá teszi a fő ügynököt
means-cubes = { $n } kockát hoz az elérhető készletbe

plan-claim = egy lépés ahhoz, hogy el lehessen venni { NAME($thing, case: "acc") }
plan-end = egy lépés ahhoz, hogy véget érjen a játék

## The guided first game

guide-cities = Tizenkét város, köztük utak. Mindegyikben egy pakli kártya fekszik, a legfelső felfordítva, és maga a város is megszerezhető. Mindegyikben uralkodik valaki: egy királyi „személy”.
guide-main-agent = Egyetlen ügynökkel kezdesz, ő a fő ügynököd. Ha egy helyreállító elveszíti a fő ügynökét, vége a játéknak, úgyhogy vigyázz rá. Küldd Madridba, ahol Ravachol megszerezhető: érintsd meg Madridot.
guide-place-ravachol = Első akció: tegyél kockákat oda, ahol akarsz valamit. Érintsd meg a „Két kocka” lapot, aztán a felfordított kártyát Madridban. Két kocka meg az ügynököd: három befolyáspont Ravacholért.
guide-two-places = A kártyája mellett minden városnak saját mezője is van. A városmezőn álló kockák magáért a városért számítanak, a kártyán lévők a kártyáért. Az ügynököd a városban mindkettőhöz.
guide-place-madrid = Második akció: több lapot is kijátszhatsz együtt. Érintsd meg a „Kocka” és a „Kocka vagy arany” lapot, aztán Madrid városmezőjét, és erősítsd meg.
guide-claim-ravachol = Ravacholért senkinek sincs több befolyáspontja nálad, vedd hát el. Elvenni csak az első akcióddal lehet, és nem kerül lapba. Érintsd meg a kártyáját Madridban.
guide-deck = Ravachol lapja most az eldobott lapjaid között van; ha megkevered a paklidat, előbb-utóbb felhúzod. Így gyarapszik a paklid minden elvétellel. A jelzője a te ügynöködként Madridban áll. A kártyán lévő kockáid a Tárolóba kerültek.
guide-buy-cube = Kocka sosincs elég. Tizennégy kockád a közös készletben van, és két aranyért vehetsz egyet. Érintsd meg a „Két arany” lapot, válaszd a vásárlást, és erősítsd meg.
guide-city-card = A kockáid Madrid városmezőjén még megvannak. Senki másnak nincs ott befolyása, így magát Madridot is megszerezheted.
guide-claim-madrid = Köröd első akciója: vedd el a várost. Érintsd meg Madrid városmezőjét. 3 pontot hoz, amíg a tiéd, akármelyik oldalon állsz.
guide-points = Három pont! De a várost mások el is vehetik tőled, ha több befolyást szereznek ott. A kártyája is a paklidba került.
guide-known = Az első pontjaiddal ismertté váltál a hatóságok előtt: mostantól mások megtámadhatják az ügynökeidet. Eddig viszonylag biztonságban voltak.
guide-retrieve-limbo = A Tárolóban lévő kocka elhasznált, de nem veszett el. Játssz ki két kocka szimbólumot, és kettőt visszavehetsz: érintsd meg a „Kocka vagy bomba” és a „Blokkoló korong” lapot, aztán a Tárolót.
guide-monster = És most Madrid uralkodója. Minden királyi „személynek” van védelemértéke: ez 4 bombával megölhető, és egy helyreállítónak 2 pontot hoz.
guide-bombs = Ravachol királyi „személyre” támadhat. Madridban neki 2 bombája van, a fő ügynöködnek 1, és egy lapról jön még egy. Ez négy: elég!
guide-kill = Érintsd meg Ravacholt a kezedben, aztán Madrid királyi „személyét”, végül a „Kocka vagy bomba” lapot a bombájáért, és erősítsd meg. Kettős ügynökkel meghiúsíthatnák, de most senkinél sincs olyan, amelyik illik ide.
guide-sanity = Megtörtént! Aki ilyen közel kerül egy szörnyhöz, elmeállapot-jelzőt húz. A tiéd épelméjű lett. Három őrült jelzővel fel kellene fedned magad, és egy helyreállítónál ez a játék vége.
guide-move-agent = Maradt egy akciód: az ügynökök arannyal utaznak. Madridból Párizsba 2 az ára. Érintsd meg az „Arany” és az „Arany vagy bomba” lapot, válaszd a mozgatást, aztán a fő ügynöködet és Párizst, és erősítsd meg.
guide-tracks = Béla feljebb tolta a Forradalom jelölőjét: lehet, hogy veled egy oldalon áll! A Forradalom minden helyreállítónak, a Háború minden lojalistának hoz pontot, és ha az egyik eléri a sáv tetejét, vége a játéknak.
guide-double-agents = Van három kettősügynök-jelződ is; csak te tudod, melyek. Az egyik Louise Michel, aki Adának dolgozik. Egy akcióval felfedheted, és onnantól neked dolgozik!
guide-loyalists = A lojalisták az ellenkezőjét teszik: elrejtik a királyi „személyeket”, és a helyreállítók ügynökeire vadásznak. Legyen más ügynököd is: amíg van, a fő ügynököd ellen nem lehet merényletet elkövetni.
guide-ending = Hárman játszva akkor is vége, ha egy korong eléri a 30 pontot. Ekkor minden személyazonosság kiderül. A megölt királyi „személyek” pontjai csak helyreállítónak számítanak, és így tovább; a városok mindenkinek.
guide-lowest-side = És vigyázz az utolsó szabályra: a legkevesebb pontot szerző játékos oldala kiesik, mindenestül! A másik oldalról az győz, akinek a legtöbb pontja van. Ne hagyd hát lemaradni a titkos barátaidat.
guide-free-actions = Sok lapnak szövege is van. Az „ingyen akció” a két akciódon felül jár, de utána abban a körben már nem vehetsz el kártyát. Vidd a mutatót egy lapra, vagy tartsd rajta az ujjad, és elolvashatod.
## What symbols mean, and what actions are for

board-sign-cube = Kocka
board-about-cube = Lehelyez vagy felvesz egyet a kockáid közül.
board-sign-gold = Arany
board-about-gold = Ügynökeid útját fizeti; két arany egy kockát ér.
board-sign-bomb = Bomba
board-about-bomb = Merényletben számít. Szám mellett: ennyi kell ott egy ügynök elleni merénylethez.
board-sign-arrow-revolution = Forradalom nyila
board-about-arrow-revolution = Feljebb vagy lejjebb viszi a forradalom jelölőjét; ez a helyreállítóknak ér pontot.
board-sign-arrow-war = Háború nyila
board-about-arrow-war = Feljebb vagy lejjebb viszi a háború jelölőjét; ez a lojalistáknak ér pontot.
board-about-agent = Aki elveszi a lapot, ezt az ügynököt kapja. AR: a királyi „személyre” támadhat; AA: ügynökökre; AA/R: mindkettőre.
board-sign-insanity = Elmeállapot-jelző
board-about-insanity = Aki elveszi a lapot, elmeállapot-jelzőt húz.
board-sign-control-disc = Fennhatóság
board-about-control-disc = A város zászlaja és a térképen a korong mutatja, ki irányítja.
board-sign-block-disc = Blokkoló korong
board-about-block-disc = Ahol fekszik, ott semmit sem lehet elvenni.
board-sign-royal = Királyi „személy”
board-sign-hidden-royal = Elrejtett királyi „személy”
board-sign-known-to-authorities = A hatóságok előtt ismert
board-about-known-to-authorities = Ennek a játékosnak az ügynökei megtámadhatók.
board-sign-double-agent = Kettős ügynök
board-about-double-agent = Titkos jelző, amellyel egy ügynök az ellen fordítható, aki irányítja.
board-sign-mad = Őrült
board-about-mad = Aki túl sokat gyűjt ezekből a jelzőkből, megőrül, és fel kell fednie magát.
board-sign-sane = Épelméjű
board-about-sane = Hátralévő elmeállapot-jelzők; senki sem tudja, hány köztük az őrült.
board-sign-vampire = Vámpír
board-about-vampire = A vámpírrá lett ügynök nem ölhető meg.
board-about-place = Kockás lapokat játszol ki, és ugyanannyi kockádat egy helyre teszed; aki ott vezet, elveheti.
board-about-claim = Elveszel egy lapot, hatást vagy várost, ahol vezetsz. Csak első akcióként lehet.
board-about-retrieve = Kockás lapokat játszol ki, és ugyanannyi kockádat visszaveszed a tábláról vagy a Tárolóból.
board-about-buy = Aranyas lapokat játszol ki: két arany egy kockát hoz a közös készletből a tiédbe.
board-about-move = Ügynököket küldesz az utakon; az utat aranyas lapok fizetik.
board-about-advance = A lapjaidon lévő nyilakkal mozgatod a forradalom és a háború jelölőjét.
board-about-attempt = Megpróbálsz megölni egy királyi „személyt” vagy ügynököt: elég bomba kell, lapokról és ottani ügynökeidtől.
board-about-show = Felfeded egy kettős ügynöködet, és átveszed az ügynök irányítását. Mindenki látja, végleg.
board-about-reveal = Megmutatod mindenkinek, melyik oldalon állsz. Csak akkor lehet, ha ezzel véget ér a játék.
board-about-swap = { text-mrs_hudson }
board-about-exile = { text-devils_island }
board-about-shelter = { text-mi_go }
board-about-sacrifice = { text-yog_sothoth }
