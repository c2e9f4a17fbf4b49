### A Study in Emerald, second edition, magyarul. What both editions say alike is in ../../shared/locale.
### Forms of a card or a royalty card: the name as a label; .the (a Bérgyilkos), .acc (a Bérgyilkost).
### Forms of a city or Limbo: the label; .in (Rómában), .into (Rómába), .from (Rómából), .acc (Rómát).
### Forms of a side: the label; .low (within a sentence), .as (lojalistaként), .many (lojalisták).

title = A Study in Emerald (második kiadás)

## Cards

thing-place_retrieve = Lehelyezés vagy felvétel
    .the = a „lehelyezés vagy felvétel” kezdőkártya
    .acc = a „lehelyezés vagy felvétel” kezdőkártyát
thing-place_claim = Lehelyezés vagy elvétel
    .the = a „lehelyezés vagy elvétel” kezdőkártya
    .acc = a „lehelyezés vagy elvétel” kezdőkártyát
thing-place_two = Két lehelyezés
    .the = a „két lehelyezés” kezdőkártya
    .acc = a „két lehelyezés” kezdőkártyát
thing-claim_retrieve = Elvétel vagy felvétel
    .the = az „elvétel vagy felvétel” kezdőkártya
    .acc = az „elvétel vagy felvétel” kezdőkártyát
thing-claim_move = Elvétel vagy mozgatás
    .the = az „elvétel vagy mozgatás” kezdőkártya
    .acc = az „elvétel vagy mozgatás” kezdőkártyát
thing-retrieve_two = Két felvétel
    .the = a „két felvétel” kezdőkártya
    .acc = a „két felvétel” kezdőkártyát
thing-place_bomb = Lehelyezés vagy bomba
    .the = a „lehelyezés vagy bomba” kezdőkártya
    .acc = a „lehelyezés vagy bomba” kezdőkártyát
thing-move_bomb = Mozgatás vagy bomba
    .the = a „mozgatás vagy bomba” kezdőkártya
    .acc = a „mozgatás vagy bomba” kezdőkártyát
thing-assassinate_bomb = Merénylet
    .the = a „merénylet” kezdőkártya
    .acc = a „merénylet” kezdőkártyát
thing-change_of_heart = Megváltozott Érzések
    .the = a Megváltozott Érzések
    .acc = a Megváltozott Érzéseket
thing-cthulhu = Cthulhu
    .the = Cthulhu
    .acc = Cthulhut
thing-doctor_watson = Watson doktor
    .the = Watson doktor
    .acc = Watson doktort
thing-duchess_d_uzes = D’Uzès hercegnő
    .the = D’Uzès hercegnő
    .acc = D’Uzès hercegnőt
thing-matvei_golovinski = Matvej Golovinszkij
    .the = Matvej Golovinszkij
    .acc = Matvej Golovinszkijt
thing-mi_go = Mi-Go
    .the = a Mi-Go
    .acc = a Mi-Gót
thing-mrs_hudson = Mrs. Hudson
    .the = Mrs. Hudson
    .acc = Mrs. Hudsont
thing-sebastian_moran = Sebastian Moran
    .the = Sebastian Moran
    .acc = Sebastian Morant
thing-sigmund_freud = Sigmund Freud
    .the = Sigmund Freud
    .acc = Sigmund Freudot
thing-society_of_leopold = A Leopold Társaság
    .the = a Leopold Társaság
    .acc = a Leopold Társaságot
thing-vampires = Vámpírok
    .the = a Vámpírok
    .acc = a Vámpírokat
thing-yog_sothoth = Yog-Sothoth
    .the = Yog-Sothoth
    .acc = Yog-Sothothot

## Royalty

thing-royalty = Királyi „személy”
    .the = a királyi „személy”
    .acc = a királyi „személyt”
thing-the_burrower_beneath = A Mélyben Furakodó
    .the = a Mélyben Furakodó
    .acc = a Mélyben Furakodót
thing-nyarlathotep = Nyarlathotep
    .the = Nyarlathotep
    .acc = Nyarlathotepet
thing-the_veiled_thing = A Porta Fátyolos Lénye
    .the = a Porta Fátyolos Lénye
    .acc = a Porta Fátyolos Lényét
thing-gloriana = Gloriana
    .the = Gloriana
    .acc = Glorianát
thing-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
    .the = Baoht Z’uqqa-Mogg
    .acc = Baoht Z’uqqa-Moggot
thing-the_spinner_in_the_darkness = A Sötétben Szövő
    .the = a Sötétben Szövő
    .acc = a Sötétben Szövőt
thing-rhogog = Rhogog
    .the = Rhogog
    .acc = Rhogogot
thing-azathoth = Azathoth, a Vak Idióta
    .the = Azathoth, a Vak Idióta
    .acc = Azathothot, a Vak Idiótát
thing-nug_and_yeb = Nug és Yeb
    .the = Nug és Yeb
    .acc = Nugot és Yebet

## Cities and Limbo

thing-limbo = Tároló
    .in = a Tárolóban
    .into = a Tárolóba
    .from = a Tárolóból
    .acc = a Tárolót

thing-sane = nincs őrület
thing-insane = őrület

## Questions

ask-sanity = Mit mutat az elmeállapot-kocka?

ask-add-agent = Válassz várost az egyik ügynöködnek.
ask-refill = { $of ->
    [one] Ismerik a személyazonosságodat: válassz várost egy új ügynöködnek.
   *[other] Ismerik a személyazonosságodat: válassz városokat az új ügynökeidnek ({ $n } / { $of }).
}
ask-act = { $actions ->
    [0] { $more ->
        [0] Nincs több tennivalód: fejezd be a körödet.
       *[other] Mindkét akciód megvolt: hajts végre ingyen akciót, vagy fejezd be a körödet.
    }
   *[other] Te következel: { $more ->
        [0] még { $actions } akciód van, de nincs mit tenned. Passzolj.
       *[other] még { $actions } akciód van. Válassz lapot vagy akciót.
    }
}
ask-place = { $more ->
    [0] { $n ->
        [one] { $n } kocka vár lehelyezésre: válaszd ki a várost.
       *[other] { $n } kocka vár lehelyezésre: válaszd ki a várost, ahová mind kerül.
    }
   *[other] { $of } kockádból { $n } vár lehelyezésre: tegyél hozzá lapokat, vagy válaszd ki a várost, ahová mind kerül.
}
ask-claim = { $more ->
    [0] { $n ->
        [one] { $n } kártyát vehetsz el: válaszd ki a várost.
       *[other] { $n } kártyát vehetsz el: válaszd ki az első várost.
    }
   *[other] { $of } lehetséges elvételből eddig { $n }: tegyél hozzá lapokat, vagy válaszd ki az első várost.
}
ask-claim-next = { $n ->
    [one] Még { $n } kártyát elvehetsz: válaszd ki a várost.
   *[other] Még { $n } kártyát elvehetsz: válaszd ki a következő várost.
}
ask-retrieve = { $n ->
    [0] { $of } kockát vehetsz fel: { $more ->
        [0] válaszd ki, honnan.
       *[other] tegyél hozzá lapokat, vagy válaszd ki, honnan.
    }
   *[other] { $of } felvehető kockából eddig { $n }: válaszd ki, honnan jön a következő.
}
ask-move = { $n ->
    [0] { $of } ügynököt mozgathatsz: { $more ->
        [0] válaszd ki, honnan hová.
       *[other] tegyél hozzá lapokat, vagy válaszd ki, honnan hová.
    }
   *[other] { $of } ügynökből eddig { $n }: { $must ->
        [0] válaszd ki, honnan hová megy a következő, vagy jelezd, hogy kész.
       *[other] válaszd ki, honnan hová megy a következő.
    }
}
ask-advance = Helyreállító sávjelölő: +{ $restorationist }, lojalista sávjelölő: +{ $loyalist }. { $more ->
    [0] Jelezd, hogy kész.
   *[other] Tegyél hozzá lapokat, vagy jelezd, hogy kész.
}
ask-discard = { $more ->
    [0] { $n ->
        [one] { $n } lapot dobsz el: erősítsd meg.
       *[other] { $n } lapot dobsz el: válaszd ki, melyik legyen legfelül, mindenki szeme láttára.
    }
   *[other] { $n ->
        [one] { $n } lapot dobsz el: tegyél hozzá többet, vagy erősítsd meg.
       *[other] { $n } lapot dobsz el: tegyél hozzá többet, vagy válaszd ki, melyik legyen legfelül.
    }
}
ask-assassinate = Ki ellen követsz el merényletet? Válassz királyi „személyt” vagy ügynököt. A merénylet lapja: { NAME($card) }.
ask-support = { $target ->
    [royalty] Merénylet a királyi „személy” ellen { NAME($city, case: "in") }
   *[other] Merénylet { NAME($target) } ügynöke ellen { NAME($city, case: "in") }
}: { $need } bombapont kell, eddig van { $have }. { $more ->
    [one] Tedd hozzá a lapot, amely még kell.
   *[other] Tegyél hozzá bombás lapokat.
}
ask-another-assassination = Követsz el még egy merényletet ebben az akcióban? Válaszd ki a lapját, vagy jelezd, hogy kész.
ask-interrupt = { $how ->
    [assassination] { NAME($seat) } merénylőt küld az ügynöködre { NAME($city, case: "in") }.
    [shoggoth] { NAME($seat) } a Shoggothot küldi az ügynöködre { NAME($city, case: "in") }.
    [vampires] { NAME($seat) } a Vámpírokat küldi az ügynöködre { NAME($city, case: "in") }.
    [zombie] { NAME($seat) } egy zombit küld az ügynöködre { NAME($city, case: "in") }.
   *[cthulhu] { NAME($seat) } megidézi Cthulhut { NAME($city, case: "in") }, ahol neked is van ügynököd.
} Közbeavatkozol?

ask-use-cthulhu = Melyik várost pusztítja el Cthulhu?
ask-use-duchess-d-uzes = Melyik városban veszi el neked a kártyát a hercegnő?
ask-use-freemasons = { $n ->
    [0] { $more ->
        [0] Nincs más lapod, amelyet eldobhatnál: húzz egyet.
       *[other] Válaszd ki az eldobandó lapokat, vagy jelezd, hogy kész. Eggyel többet húzol, mint ahányat eldobsz.
    }
   *[other] { ask-discard }
}
ask-use-hide-royalty = Melyik városban rejted el a királyi „személyt”?
ask-use-inspector-lestrade = Kinek a kockáit küldi vissza a készletbe Lestrade, és melyik városból?
ask-use-irene-adler = Melyik ügynököt cseréli Irene Adler a tiédre?
ask-use-mi-go = { $n ->
    [0] { $of ->
        [one] Válaszd ki az ügynököt, aki a Mi-Go lapjára kerül.
       *[other] Válassz egy vagy két ügynököt, aki a Mi-Go lapjára kerül.
    }
   *[other] { $of ->
        [one] { $n } ügynök kerül a Mi-Go lapjára: jelezd, hogy kész.
       *[other] { $n } ügynök kerül a Mi-Go lapjára: válassz még egyet, vagy jelezd, hogy kész.
    }
}
ask-use-mrs-hudson = { ask-use-freemasons }
ask-use-okhrana = { $n ->
    [0] { $of ->
        [one] Válaszd ki a kockát, amely a Tárolóba kerül.
       *[other] Válassz egy vagy két kockát, amely a Tárolóba kerül.
    }
   *[other] { $of ->
        [one] { $n } kocka kerül a Tárolóba: jelezd, hogy kész.
       *[other] { $n } kocka kerül a Tárolóba: válassz még egyet, vagy jelezd, hogy kész.
    }
}
ask-use-pinkerton-agents = Melyik városba állítod az ügynököt?
ask-use-shoggoth = Melyik ügynököt ragadja el a Shoggoth?
ask-use-terrors-of-the-night = Ki dobjon az elmeállapot-kockával?
ask-use-third-section = Melyik városból távolítod el a felfordított lapot?
ask-use-vampires = Melyik ügynököt cserélik a Vámpírok a tiédre?
ask-use-yog-sothoth = { $n ->
    [0] Válaszd ki az ügynököket, akiket Yog-Sothothnak adsz: mindegyikért egy lojalista pont jár.
   *[other] { $of } ügynöködből { $n } Yog-Sothothé: válassz többet, vagy jelezd, hogy kész.
}
ask-zombies = { $of ->
    [0] Válassz egy ügynököt, akire egy zombi támad, vagy jelezd, hogy kész.
    [one] { $prey ->
        [0] Válaszd ki az érkező zombi városát.
       *[other] Előbb válassz egy ügynököt, akire egy zombi támad, vagy rögtön az érkező zombi városát.
    }
   *[other] { $prey ->
        [0] Válaszd ki az érkező zombik városait ({ $n } / { $of }).
       *[other] Előbb válassz egy ügynököt, akire egy zombi támad, vagy rögtön a { $of } érkező zombi városait.
    }
}

## A draft that is complete: $n and $of are its meter

ask-place-ready = { $n } kocka készen áll: helyezd le.
ask-claim-ready = { $n ->
    [one] A lap és a város megvan: vedd el a kártyát.
   *[other] Megvan az első a { $n } elvételből: kezdheted.
}
ask-retrieve-ready = { $of } kockából { $n } megvan: vedd fel.
ask-move-ready = { $of } ügynökből { $n } indul: mozgasd.
ask-advance-ready = Helyreállító sávjelölő: +{ $restorationist }, lojalista sávjelölő: +{ $loyalist }.
ask-discard-ready = { $n } lapot dobsz el.
ask-assassinate-ready = { $of } bombapont kell, és megvan mind a { $n }. Csapj le!
ask-support-ready = { $target ->
    [royalty] Merénylet a királyi „személy” ellen { NAME($city, case: "in") }
   *[other] Merénylet { NAME($target) } ügynöke ellen { NAME($city, case: "in") }
}: { $of } bombapont kell, és megvan mind a { $n }. Csapj le!
ask-use-cthulhu-ready = A város megvan: idézd meg Cthulhut. Akinek ott ügynöke van, közbeavatkozhat.
ask-use-shoggoth-ready = A célpont megvan. A gazdája közbeavatkozhat.
ask-use-vampires-ready = { ask-use-shoggoth-ready }
ask-zombies-ready = Minden megvan: szabadítsd el a zombikat.
ask-use-zombies-ready = { ask-zombies-ready }
ask-use-duchess-d-uzes-ready = Minden megvan: hajtsd végre a szöveget.
ask-use-hide-royalty-ready = { ask-use-duchess-d-uzes-ready }
ask-use-inspector-lestrade-ready = { ask-use-duchess-d-uzes-ready }
ask-use-irene-adler-ready = { ask-use-duchess-d-uzes-ready }
ask-use-pinkerton-agents-ready = { ask-use-duchess-d-uzes-ready }
ask-use-terrors-of-the-night-ready = { ask-use-duchess-d-uzes-ready }
ask-use-third-section-ready = { ask-use-duchess-d-uzes-ready }
ask-use-vladimir-burtsev-ready = { ask-use-duchess-d-uzes-ready }

## Answers: $a and $b are the things named, in their order

verb-claim = Kártya elvételéhez kijátszom { NAME($a, case: "acc") }
verb-advance = A { NAME($b, case: "low") } sávjelölő mozgatásához kijátszom { NAME($a, case: "acc") }
verb-assassinate = Merénylethez kijátszom { NAME($a, case: "acc") }
verb-interrupt = Közbeavatkozom: kijátszom { NAME($a, case: "acc") }
verb-return = A Mi-Go lapjáról { NAME($a, case: "into") } hozom vissza az ügynökeimet
verb-take = Leveszek egyet { NAME($a, case: "from") }
verb-go = Egy ügynököt { NAME($a, case: "from") } { NAME($b, case: "into") } küldök
verb-aim = { NAME($a) }: { $b ->
    [you] én magam
    [royalty] a királyi „személy”
   *[other] { NAME($b) }
}
verb-roll = Az elmeállapot-kocka mutatja: { NAME($a) }

## Set-up and turns

tell-played = { $seat ->
    [you] Kijátszod
   *[other] { NAME($seat) } kijátssza
} { NAME($card, case: "acc") }: { $symbol ->
    [place] kockák lehelyezése.
    [claim] kártya elvétele.
    [retrieve] kockák felvétele.
    [move] ügynökök mozgatása.
    [marker] sávjelölő mozgatása.
    [assassinate] merénylet.
    [bomb] bombapontok.
   *[text] a lap szövege.
}
tell-removed = { $seat ->
    [you] Végleg elveszíted { NAME($card, case: "acc") }: a lap kikerül a játékból.
   *[other] { NAME($seat) } végleg elveszíti { NAME($card, case: "acc") }: a lap kikerül a játékból.
}
tell-kept = { $seat ->
    [you] A személyazonosságod mellé teszed { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } a személyazonossága mellé teszi { NAME($card, case: "acc") }.
}

## Cubes, agents, cards on the board

tell-royalty-appears = { NAME($city, case: "in") } megmutatkozik a királyi „személy”: { NAME($royalty) }.
tell-cubes-placed = { $seat ->
    [you] { $n } kockát helyezel le { NAME($city, case: "in") }.
   *[other] { NAME($seat) } { $n } kockát helyez le { NAME($city, case: "in") }.
}
tell-cube-retrieved = { $seat ->
    [you] Felveszel egy kockát { NAME($place, case: "from") }.
   *[other] { NAME($seat) } felvesz egy kockát { NAME($place, case: "from") }.
}
tell-cubes-from-limbo = { $seat ->
    [you] { $n } kockát felveszel a Tárolóból.
   *[other] { NAME($seat) } { $n } kockát felvesz a Tárolóból.
}
tell-cubes-to-limbo = { $seat ->
    [you] { $n } kockád { NAME($city, case: "from") } a Tárolóba kerül.
   *[other] { NAME($seat) } { $n } kockája { NAME($city, case: "from") } a Tárolóba kerül.
}
tell-cubes-to-stock = { $seat ->
    [you] { $n } kockád { NAME($city, case: "from") } visszakerül a készletedbe.
   *[other] { NAME($seat) } { $n } kockája { NAME($city, case: "from") } visszakerül a készletébe.
}
tell-card-removed = { $seat ->
    [you] Eltávolítod { NAME($city, case: "from") } { NAME($card, case: "acc") }; a lap kikerül a játékból.
   *[other] { NAME($seat) } eltávolítja { NAME($city, case: "from") } { NAME($card, case: "acc") }; a lap kikerül a játékból.
}
tell-agents-added = { $n ->
    [one] { $seat ->
        [you] Egy ügynököt állítasz { NAME($city, case: "into") }.
       *[other] { NAME($seat) } egy ügynököt állít { NAME($city, case: "into") }.
    }
   *[other] { $seat ->
        [you] { $n } ügynököt állítasz { NAME($city, case: "into") }.
       *[other] { NAME($seat) } { $n } ügynököt állít { NAME($city, case: "into") }.
    }
}
tell-agent-moved = { $seat ->
    [you] Egy ügynököd { NAME($city, case: "from") } { NAME($there, case: "into") } utazik.
   *[other] { NAME($seat) } egy ügynöke { NAME($city, case: "from") } { NAME($there, case: "into") } utazik.
}
tell-agent-away = A Mi-Go elragadja { NAME($city, case: "from") } { $seat ->
    [you] az ügynöködet.
   *[other] { NAME($seat) } ügynökét.
}
tell-agents-returned = A Mi-Go { NAME($city, case: "into") } hozza vissza { $n ->
    [one] { $seat ->
        [you] az ügynöködet.
       *[other] { NAME($seat) } ügynökét.
    }
   *[other] { $seat ->
        [you] { $n } ügynöködet.
       *[other] { NAME($seat) } { $n } ügynökét.
    }
}
tell-agent-given = { $seat ->
    [you] Egy ügynöködet { NAME($city, case: "from") } Yog-Sothothnak adod,
   *[other] { NAME($seat) } { NAME($city, case: "from") } Yog-Sothothnak adja egy ügynökét,
} és soha nem tér vissza.

## Attacks

tell-attacks = { $seat ->
    [you] { $how ->
        [assassination] Merénylőt küldesz
        [shoggoth] A Shoggothot küldöd
        [vampires] A Vámpírokat küldöd
       *[zombie] Egy zombit küldesz
    }
   *[other] { NAME($seat) } { $how ->
        [assassination] merénylőt küld
        [shoggoth] a Shoggothot küldi
        [vampires] a Vámpírokat küldi
       *[zombie] egy zombit küld
    }
} { $victim ->
    [you] az ügynöködre
   *[other] { NAME($victim) } ügynökére
} { NAME($city, case: "in") }.
tell-attacks-city = { $seat ->
    [you] Megidézed Cthulhut { NAME($city, case: "in") }.
   *[other] { NAME($seat) } megidézi Cthulhut { NAME($city, case: "in") }.
}
tell-interrupted = { $seat ->
    [you] Közbeavatkozol, és kijátszod { NAME($card, case: "acc") }: a támadás meghiúsul!
   *[other] { NAME($seat) } közbeavatkozik, és kijátssza { NAME($card, case: "acc") }: a támadás meghiúsul!
}
tell-agent-killed = { NAME($city, case: "in") } { $seat ->
    [you] megölöd
   *[other] { NAME($seat) } megöli
} { $victim ->
    [you] az ügynöködet.
   *[other] { NAME($victim) } ügynökét.
}
tell-agent-replaced = { NAME($city, case: "in") } { $seat ->
    [you] a saját ügynöködre cseréled
   *[other] { NAME($seat) } a saját ügynökére cseréli
} { $victim ->
    [you] az ügynöködet.
   *[other] { NAME($victim) } ügynökét.
}
tell-agent-eaten = { NAME($city, case: "in") } { $seat ->
    [you] a zombijaid elragadják
   *[other] { NAME($seat) } zombijai elragadják
} { $victim ->
    [you] az ügynöködet.
   *[other] { NAME($victim) } ügynökét.
}
tell-agent-lost = { $seat ->
    [you] Az őrület miatt egy ügynöködet is elveszíted { NAME($city, case: "in") }.
   *[other] { NAME($seat) } az őrület miatt egy ügynökét is elveszíti { NAME($city, case: "in") }.
}
tell-royalty-killed = { $seat ->
    [you] Sikerült a merénylet: megölted { NAME($royalty, case: "acc") } { NAME($city, case: "in") }!
   *[other] Sikerült a merénylet: { NAME($seat) } megölte { NAME($royalty, case: "acc") } { NAME($city, case: "in") }!
}
tell-royalty-hidden = { $seat ->
    [you] Elrejted
   *[other] { NAME($seat) } elrejti
} { NAME($royalty, case: "acc") }: { NAME($city, case: "in") } nyoma vész az uralkodónak.
tell-city-devastated = Cthulhu elpusztítja { NAME($city, case: "acc") }: a lapok kikerülnek a játékból{ $cards ->
    [0] {""}
   *[other] {" "}({ $cards } látatlanban)
}, az ügynökök és a zombik a készletbe, a kockák a Tárolóba kerülnek.

## Sanity and identities

tell-sanity-roll = { $seat ->
    [you] Dobsz
   *[other] { NAME($seat) } dob
} az elmeállapot-kockával { $why ->
    [claim] a kártya elvétele után:
    [royalty-killed] a királyi „személy” elleni merénylet után:
    [royalty-hidden] a királyi „személy” elrejtése után:
   *[terror] az Éjszaka Borzalmai miatt:
} { $result ->
    [insane] őrület!
   *[sane] nem történik semmi.
}
tell-token-lost = { $seat ->
    [you] Elveszítesz egy elmeállapot-jelzőt;
   *[other] { NAME($seat) } elveszít egy elmeállapot-jelzőt;
} { $left ->
    [0] ez volt az utolsó.
   *[other] { $left } maradt.
}
tell-healed = { $seat ->
    [you] Freud helyreállítja az elmédet: { $tokens } elmeállapot-jelződ van.
   *[other] Freud helyreállítja { NAME($seat) } elméjét: { $tokens } elmeállapot-jelzője van.
}
tell-revealed = { $seat ->
    [you] { $why ->
        [agents] Nem maradt ügynököd a táblán,
       *[sanity] Elfogytak az elmeállapot-jelzőid,
    } ezért fel kell fedned magad: { NAME($side, case: "low") } vagy!
   *[other] { NAME($seat) } { $why ->
        [agents] ügynök nélkül maradt a táblán,
       *[sanity] az összes elmeállapot-jelzőjét elveszítette,
    } ezért fel kell fednie magát: { NAME($side, case: "low") }!
}
tell-zombies-banished = { $seat ->
    [you] Szövetkezel a Leopold Társasággal:
   *[other] { NAME($seat) } szövetkezik a Leopold Társasággal:
} minden zombi végleg kikerül a játékból.
tell-banished = { NAME($card) }: { $place ->
    [hand] { $seat ->
        [you] a lap a kezedből kikerül a játékból.
       *[other] a lap { NAME($seat) } kezéből kikerül a játékból.
    }
    [deck] { $seat ->
        [you] a lap a húzópaklidból kikerül a játékból.
       *[other] a lap { NAME($seat) } húzópaklijából kikerül a játékból.
    }
    [discards] { $seat ->
        [you] a lap az eldobott lapjaid közül kikerül a játékból.
       *[other] a lap { NAME($seat) } eldobott lapjai közül kikerül a játékból.
    }
   *[kept] { $seat ->
        [you] a lap a személyazonosságod mellől kikerül a játékból.
       *[other] a lap { NAME($seat) } személyazonossága mellől kikerül a játékból.
    }
}

## Points

tell-scored = { $seat ->
    [you] { $points } pontot kapsz
   *[other] { NAME($seat) } { $points } pontot kap
}: { $sort ->
    [neutral] { NAME($source) }.
    [restorationist] { NAME($source) } (helyreállító pont).
    [loyalist] { NAME($source) } (lojalista pont).
   *[box] { NAME($source) } (megölt ügynökért).
}
tell-points-lost = { $seat ->
    [you] Elveszítesz
   *[other] { NAME($seat) } elveszít
} { $points } pontot: { NAME($source) }.
tell-marker-moved = A { NAME($track, case: "low") } sávjelölő { $steps ->
    [0] nem lép tovább
   *[other] { $steps } mezőt lép
}; állása: { $at }.
tell-tracks = { $points ->
    [0] A két sávjelölő egy szinten áll: most senki sem kap pontot a sávokért.
   *[other] A két sávjelölő között { $points } mező a különbség: most mindenkinek { $points } pont jár a sávokért.
}

## The end

tell-game-ends = Vége a játéknak: { $why ->
    [points] { $seat ->
        [you] elérted a ponthatárt.
       *[other] { NAME($seat) } elérte a ponthatárt.
    }
    [marker] egy sávjelölő a sáv végére ért.
    [reveal] { $seat ->
        [you] helyreállító vagy, és fel kellett fedned magad.
       *[other] { NAME($seat) } helyreállító, és fel kellett fednie magát.
    }
   *[change-of-heart] { $seat ->
        [you] felfedett lojalista voltál, és helyreállító lettél.
       *[other] { NAME($seat) } felfedett lojalista volt, és helyreállító lett.
    }
}
tell-final-score = { $seat ->
    [you] { $points } ponttal zársz:
   *[other] { NAME($seat) } { $points } ponttal zár:
} a korong { $had } pontjából { $kept } marad meg{ $share ->
    [0] {""}
   *[other] , a sávokért { $share } jár
}{ $penalty ->
    [0] {""}
   *[other] , a legkevesebb pontot szerző oldal levonása { $penalty }
}.
tell-lowest-side = A legkevesebb pont a { NAME($side, case: "many") } oldalán van: mindegyikük elveszített { $penalty } pontot.

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-agents = Amikor elveszed ezt a kártyát, minden ügynök szimbóluma egy ügynököt állít a készletedből a városba.
text-agent = { text-symbols } { text-agents }
text-killer = { text-symbols } Merényletre felhasználva végleg kikerül a paklidból: ha pontot adott, megtartod, különben kikerül a játékból.
text-box = Ha ügynököt ölsz meg vele, a lapot a megölt ügynökkel együtt megtartod, és megkapod a rajta jelzett pontokat; ezek a végén csak lojalistának számítanak, és csak akkor, ha az áldozat helyreállító. Királyi „személy” ellen felhasználva ezek nélkül kerül ki a paklidból.
text-killer-box = { text-symbols } { text-box }
text-reshuffle = Ha elfogy a húzópaklid, az eldobott lapjaidból keversz újat, mielőtt ez a lap közéjük kerül.
text-reshuffle-all = Ha elfogy a húzópaklid, az eldobott lapjaidból, a most eldobottakkal együtt, keversz újat, mielőtt ez a lap közéjük kerül.

text-place_retrieve = { text-symbols }
text-place_claim = { text-symbols }
text-place_two = { text-symbols }
text-claim_retrieve = { text-symbols }
text-claim_move = { text-symbols }
text-retrieve_two = { text-symbols }
text-place_bomb = { text-symbols }
text-move_bomb = { text-symbols }
text-assassinate_bomb = { text-killer }

text-city = { text-symbols } Pontjai semlegesek: mindkét oldalnak számítanak.

text-baron_ungern_sternberg = { text-killer-box } { text-agents }
text-black_hand = Egyszeri akció: 2 helyreállító pontot kapsz minden királyi „személyért”, akit merénylettel megöltél, és később is 2-t minden továbbiért. Akit elrejtettél, az nem számít. Ezt a lapot megtartod.
text-change_of_heart = Egyszeri akció: tedd ezt a lapot mindenki szeme láttára a személyazonosságodra. Mostantól a másik oldalon állsz. A titkos személyazonosság titok marad; ha felfedett lojalista voltál, a játék azonnal véget ér.
text-cthulhu = Egyszeri akció: válassz egy várost. Paklijának minden lapja látatlanban kikerül a játékból, és a felfordított lap is; a helyén lévő királyi „személy” marad. Az ott álló ügynökök és zombik a készletbe, a kockák a Tárolóba kerülnek, a tieid is. Akinek nem marad ügynöke a táblán, annak fel kell fednie magát.
text-diogenes_club = Ingyen akció: húzz két lapot. { text-reshuffle }
text-doctor_watson = Ingyen akció: húzz két lapot. { text-reshuffle }
text-duchess_d_uzes = Akció: vedd el egy olyan város felfordított lapját, ahol vezetsz; kocka nem kell hozzá. Ez a második akciód is lehet. Minden más úgy történik, mint elvételkor.
text-evno_asef = { text-killer-box } { text-agents }
text-fenians = Egyszeri előny: egyetlen merényletben minden ottani ügynököd két bombapontot ér. A lapon lévő bombák ilyenkor nem számítanak, és nem használhatod fel, ha nélküle is elég a bombapontod. Két ilyen lap nem számít négyszeresen: a második semmit sem tesz hozzá.
text-freemasons = Ingyen akció: dobj el a kezedből akárhány lapot, akár egyet sem, és húzz eggyel többet. { text-reshuffle-all }
text-hide_royalty = Egyszeri akció: vedd el a királyi „személyt” a helyéről egy olyan városban, ahol vezetsz; sem ügynök, sem bomba nem kell hozzá. Pontjai lojalista pontok, és mindkét lapot megtartod. Ottani kockáid a Tárolóba, a többieké a készletükbe kerülnek. Ezután dobsz az elmeállapot-kockával; az őrület egy ottani ügynöködbe is kerül.
text-hired_assassin = { text-killer-box }
text-holy_brotherhood = Akció: vegyél fel a Tárolóból annyi kockádat, ahány ügynököd a táblán van.
text-infernal_machine = Egyszeri előny: bombapontjai egyetlen merényletben számítanak, azután a lap kikerül a játékból. Más szimbólumáért kijátszva egyszerűen el kell dobni.
text-inspector_lestrade = Akció: egy játékos egy városban lévő összes kockája visszakerül a készletébe. Magadat is választhatod.
text-irene_adler = Egyszeri akció: bármelyik városban cseréld egy másik játékos ügynökét egy sajátra a készletedből. A lecserélt ügynök a tulajdonosa készletébe kerül. Ezt Sherlock Holmes sem akadályozhatja meg. { text-agents }
text-leon_czolgosz = { text-killer } { text-agents }
text-marquis_de_rochefort = { text-agent }
text-matvei_golovinski = Akció: a lojalista sávjelölő két mezőt lép.
text-mi_go = Egyszeri akció: tedd egy vagy két ügynöködet városokból erre a lapra, amelyet megtartasz. A táblán lévőnek számítanak, de egyik városban sincsenek, így senki sem támadhatja meg őket. Egy későbbi körödben ingyen akcióként együtt térnek vissza egy városba; ezután a lap már nem hat.
text-mrs_hudson = Ingyen akció: dobj el a kezedből akárhány lapot, akár egyet sem, és húzz eggyel többet. { text-reshuffle-all }
text-okhrana = Akció: küldj városokból a Tárolóba egy vagy két kockát, bárkié legyen is.
text-peoples_will = Akció: vedd fel az összes kockádat a Tárolóból.
text-peter_rachkovsky = { text-agent }
text-pinkerton_agents = Egyszeri akció: állíts egy ügynököt a készletedből bármelyik városba.
text-professor_moriarty = { text-killer-box } { text-agents }
text-ravachol = { text-killer } { text-agents }
text-sebastian_moran = { text-killer-box }
text-sergei_kravchinsky = { text-killer } { text-agents }
text-sergei_nechaev = { text-killer } { text-agents }
text-sherlock_holmes = Közbeavatkozás: mentsd meg egy ügynöködet a merénylettől, a Shoggothtól, a Vámpíroktól vagy egy zombitól; vagy ha van ügynököd a városban, állítsd meg Cthulhut, mindenki javára. A támadó lapjai így is elvesznek. Ezután húzol egy lapot. Irene Adler és az őrület ellen nem segít. { text-agents }
text-shoggoth = Egyszeri akció: öld meg egy másik játékos ügynökét bármelyik városban. Sem ottani bábu, sem bomba nem kell hozzá, és a kockák maradnak. A lapot az ügynökkel együtt megtartod, és megkapod a rajta jelzett pontokat; ezek a végén csak lojalistának számítanak, és csak akkor, ha az áldozat helyreállító.
text-sigmund_freud = Egyszeri akció: egészítsd ki háromra az elmeállapot-jelzőidet. A helyreállító sávjelölő két mezőt lép.
text-society_of_leopold = Egyszeri akció: minden zombi végleg kikerül a játékból. Ugyanígy a Zombik és a Vámpírok lapja, bárhol legyen is a tulajdonosánál, és a pontjaik elvesznek; aki a kezéből veszíti el, húz egy lapot. Ami még a táblán van, annak sem szövege, sem pontja nem lesz.
text-terrors_of_the_night = Akció: egy másik játékosnak, akinek van elmeállapot-jelzője, dobnia kell az elmeállapot-kockával.
text-third_section = Akció: távolítsd el a játékból egy város felfordított lapját; felfordul a következő. Királyi „személyt” nem lehet eltávolítani.
text-vampires = Egyszeri akció: egy városban, ahol van ügynököd, cseréld egy másik játékos ügynökét egy sajátra a készletedből. Közbeavatkozás: hiúsítsd meg az egyik ügynököd elleni merényletet, azután húzz egy lapot; ettől a lap rendszerint nem használódik el. Más ellen nem véd.
text-vera_figner = { text-killer } { text-agents }
text-vladimir_burtsev = Akció: nézd meg egy másik játékos titkos személyazonosságát. Amit látsz, csak rád tartozik. { text-agents }
text-wilhelm_stieber = { text-killer-box } { text-agents }
text-yog_sothoth = Egyszeri akció: tedd erre a lapra városokból akárhány ügynöködet, legalább egyet. Mindegyikért 1 lojalista pontot kapsz. Soha nem térnek vissza. Ha nem marad ügynököd a táblán, fel kell fedned magad.
text-zombies = Akció: először minden városból, ahol zombid van, eltávolíthatod egy másik játékos egy ügynökét; az a tulajdonosa készletébe kerül. Azután két zombit kell városokba állítanod, ahová akarod.
text-royalty = Királyi „személyt” nem lehet elvenni. Városában a neki szánt helyre kerül; ott merénylettel helyreállító pontokért megölhető, vagy a „Királyi »személy« elrejtése” lappal lojalista pontokért elrejthető.

## Table options

option-retrieve_short_allowed = Fel lehet-e venni két felvétel szimbólummal egyetlen kockát, ha csak egy van?
option-retrieve_short_allowed-true = Igen, mint lehelyezéskor
option-retrieve_short_allowed-false = Nem, a számnak mindig egyeznie kell
option-stopped_assassination_clears_cubes = Lekerülnek-e a kockák a városból egy meghiúsított merénylet után?
option-stopped_assassination_clears_cubes-true = Igen, az akció végrehajtottnak számít
option-stopped_assassination_clears_cubes-false = Nem, ott maradnak
option-vampires_interrupt_one_use = Elhasználódik-e a Vámpírok lapja közbeavatkozáskor?
option-vampires_interrupt_one_use-false = Nem, az eldobott lapok közé kerül
option-vampires_interrupt_one_use-true = Igen, kikerül a játékból, vagy ha pontot adott, meg kell tartani
option-loyalist_refill_again = Állíthat-e újra ügynököket a felfedett lojalista, ha az utolsót is elveszíti?
option-loyalist_refill_again-false = Nem, ez csak a felfedéssel jár
option-loyalist_refill_again-true = Igen, minden alkalommal
option-finish_action_at_target = Ha valaki eléri a ponthatárt, be kell-e fejezni előbb az akciót?
option-finish_action_at_target-false = Nem, a játék azonnal véget ér
option-finish_action_at_target-true = Igen, a játék csak az akció után ér véget

## What it is about

about = Titkos ügynökök és szörnyek harca Európa városaiért, rövidebben és élesebben. Senki sem tudja, ki melyik oldalon áll.

## On the drawn table: labels, and what screen readers say

board-city = { NAME($city) }. Bombaérték: { $n }.
board-city-you-lead = Te vezetsz, { $n } bábuval.
board-city-leads = { NAME($seat) } vezet, { $n } bábuval.
board-city-empty = Nincs itt senki.
board-city-pieces = { $seat ->
    [you] Te
   *[other] { NAME($seat) }
}: { $cubes } kocka, { $agents } ügynök.
board-city-card = Felfordítva: { NAME($card) }.
board-city-card-in = A városkártya köztük van.
board-city-royal-in = A királyi „személy” köztük van.
board-city-royal = Itt van { NAME($royalty, case: "the") }: { $bombs } bombapont kell a megöléséhez, { $points } pontot ér.
board-city-killed = { $seat ->
    [you] Megölted { NAME($royalty, case: "acc") }.
   *[other] { NAME($seat) } megölte { NAME($royalty, case: "acc") }.
}
board-city-hidden = { $seat ->
    [you] Elrejtetted { NAME($royalty, case: "acc") }.
   *[other] { NAME($seat) } elrejtette { NAME($royalty, case: "acc") }.
}
board-city-gone = Kikerült a játékból { NAME($royalty, case: "the") }.
board-city-short = Még { $n } bábu, és te vezetsz.
board-city-can-claim = Innen elvehetsz kártyát.
board-aim-piece = { $seat ->
    [you] te magad { NAME($city, case: "in") }
   *[other] { NAME($seat) } { NAME($city, case: "in") }
}
board-aim-royalty = { NAME($royalty) } { NAME($city, case: "in") }

board-track = { $side ->
    [loyalist] Lojalista sáv: { $n } / { $of }
   *[restorationist] Helyreállító sáv: { $n } / { $of }
}
board-share-none = Egy szinten állnak: a sávokért most nem jár pont.
board-share = { $side ->
    [loyalist] A lojalista sávjelölő előnye { $n }: mindenkinek { $n } pont jár érte, de a végén a helyreállítók elveszítik.
   *[restorationist] A helyreállító sávjelölő előnye { $n }: mindenkinek { $n } pont jár érte, de a végén a lojalisták elveszítik.
}
board-share-short = sávokért: { $n }

board-tokens = elmeállapot-jelzők: { $n } / { $of }
board-stock = a készletben: { $cubes } kocka, { $agents } ügynök
board-on-board = ügynökök a táblán: { $n }
board-kept = megtartva: { NAME($card) }
board-royal-killed = megölte { NAME($royalty, case: "acc") }
board-royal-hidden = elrejtette { NAME($royalty, case: "acc") }
board-mi-go = { $n } ügynök a Mi-Go lapján
board-yog = { $n } ügynök Yog-Sothoth lapján
board-victims = { $n ->
    [one] { $n } megölt ügynök egy lapon
   *[other] { $n } megölt ügynök lapokon
}
board-last-agent = Egyetlen ügynök maradt: ha elvész, kiderül a személyazonosság.
board-last-token = Egyetlen elmeállapot-jelző maradt: ha elvész, kiderül a személyazonosság.

board-beside = A személyazonosságod mellett megtartva
board-worth = Ennyi maradna meg: { $n } / { $points }
board-worth-perhaps = további { $n }, ha a megölt ügynökök helyreállítókéi
board-worth-help = Ennyit tartanál meg, ha most lenne vége a játéknak, még mielőtt a legkevesebb pontot szerző oldal elveszít { $penalty } pontot.
board-source = { NAME($source) }: { $n } pont
board-source-tracks = Sávok: { $n }
board-sort-neutral = mindenki megtartja
board-sort-restorationist = a helyreállítók tartják meg
board-sort-loyalist = a lojalisták tartják meg
board-sort-box = lojalista tartja meg, ha { $seat ->
    [you] te helyreállító vagy
   *[other] { NAME($seat) } helyreállító
}

board-symbol-place = { $n ->
    [one] kocka lehelyezése
   *[other] { $n } kocka lehelyezése
}
board-symbol-claim = { $n ->
    [one] kártya elvétele
   *[other] { $n } kártya elvétele
}
board-symbol-retrieve = { $n ->
    [one] kocka felvétele
   *[other] { $n } kocka felvétele
}
board-symbol-move = { $n ->
    [one] ügynök mozgatása
   *[other] { $n } ügynök mozgatása
}
board-symbol-assassinate = merénylet
board-symbol-restorationist = { $n ->
    [one] helyreállító sávjelölő
   *[other] helyreállító sávjelölő, { $n } mező
}
board-symbol-loyalist = { $n ->
    [one] lojalista sávjelölő
   *[other] lojalista sávjelölő, { $n } mező
}
board-symbol-bomb = { $n } bombapont
board-symbol-agent = elvételkor { $n } ügynök
board-symbol-insanity = elvételkor dobás az elmeállapot-kockával
board-symbol-vp_neutral = elvételkor { $n } semleges pont
board-symbol-vp_restorationist = elvételkor { $n } helyreállító pont
board-symbol-vp_loyalist = elvételkor { $n } lojalista pont
board-symbol-box_vp = hely egy megölt ügynöknek: { $n } pont
board-heading-interrupt = Közbeavatkozás
board-heading-benefit = { $once ->
    [once] Egyszeri előny
   *[often] Előny
}
board-heading-both = Egyszeri akció és közbeavatkozás
board-royal-card = { $bombs } bombapont kell a megöléséhez, { $points } pontot ér

board-act-advance = Sávjelölők
board-act-assassinate = Merénylet

board-plan-agents = { $n } / { $of } ügynök
board-plan-claims = { $n } elvétel
board-plan-steps = { $n } mező
board-plan-bombs = { $n } / { $of } bombapont
board-plan-bombs-agents = ebből { $n } az ottani ügynökeidé
board-plan-go = { NAME($city, case: "from") } { NAME($there, case: "into") }
board-next-claim = Melyik lappal veszel el kártyát?
board-next-move = Melyik lappal mozgatsz ügynököt?
board-next-advance = { $thing ->
    [none] Melyik lap mozgat sávjelölőt?
   *[other] Melyik sávjelölő lép előre: { NAME($thing) }?
}
board-next-assassinate = Melyik lappal követed el a merényletet?
board-next-return = Melyik városba térnek vissza az ügynökeid a Mi-Go lapjáról?
board-next-go = { $thing ->
    [none] Melyik városból indul ügynök?
   *[other] Hová megy az ügynök { NAME($thing, case: "from") }?
}
board-next-aim = { $thing ->
    [none] Melyik városban?
   *[other] Kit választasz { NAME($thing, case: "in") }?
}
board-plan-leads = { $seat ->
    [none] Senki sem vezetne { NAME($city, case: "in") }.
    [you] Te vezetnél { NAME($city, case: "in") }.
   *[other] { NAME($seat) } vezetne { NAME($city, case: "in") }.
}
board-plan-points = A korongod: { $n }; ebből az oldaladnak számít: { $worth }.
board-plan-kill = A merénylet { $n } pontot ér.

board-why-no-symbol = Ezen a lapon nincs ilyen szimbólum: { NAME($card) } (E2-42).
board-why-no-actions = Mindkét akciód megvolt: már csak ingyen akció jöhet (E2-32).
board-why-claim-first = Kártyát csak első akcióként lehet elvenni (E2-63).
board-why-claim-nowhere = Nincs olyan város, ahol lap van, és kockával is vezetsz (E2-66, E2-67).
board-why-claim-many = Túl sok: { $n } elvétel szimbólumból legfeljebb ennyit tudnál használni: { $of } (E2-71).
board-why-stock-empty = Nincs kocka a készletedben (E2-57).
board-why-place-many = Túl sok: { $n } szimbólumra csak { $of } kockád van a készletben (E2-60, E2-61).
board-why-retrieve-none = Sem a Tárolóban, sem városokban nincs kockád (E2-83).
board-why-retrieve-many = { $n } szimbólumra csak { $of } kockát vehetsz fel (E2-85).
board-why-move-none = Egyik városban sincs ügynököd (E2-88).
board-why-move-many = Túl sok: a kiválasztott lapok már minden ügynöködhöz elegendők (E2-90).
board-why-kill-nowhere = Nincs olyan város, ahol ügynökkel vezetsz, és bombáiddal elérsz egy célpontot (E2-102 – E2-109).
board-why-bomb-enough = Túl sok: akárhogy egészíted ki, valamelyik lap felesleges volna (E2-109).
board-why-no-text = A saját körödben nincs végrehajtható szövege: { NAME($card) } (E2-47).
board-why-text-nothing = A szövege most semmit sem tenne (E2-135).
board-why-benefit = A szövegét merénylet közben lehet felhasználni (E2-50).
board-why-interrupt = A szövegét más játékos körében lehet felhasználni (E2-49).
board-why-city-claim-cube = Az elvételhez kockád is kell { NAME($city, case: "in") } (E2-67).
board-why-city-lead = Nem te vezetsz { NAME($city, case: "in") }: még { $n } bábu kellene (E2-66).
board-why-city-kill-lead = Nem te vezetsz { NAME($city, case: "in") }: még { $n } bábu kellene (E2-103).
board-why-city-stack = Nincs több lap { NAME($city, case: "in") } (E2-73).
board-why-city-agent = Ehhez ügynök kell { NAME($city, case: "in") } (E2-102).
board-why-city-bombs = { NAME($city, case: "in") } { $n } bombapont kell; neked legfeljebb ennyi lehet: { $of } (E2-107, E2-108).
board-why-city-no-agent = Nincs ügynököd { NAME($city, case: "in") }, akit mozgathatnál (E2-88).
board-why-city-same = Az ügynök másik városba megy (E2-87).
board-why-city-no-cube = Nincs kockád { NAME($city, case: "in") } (E2-83).
board-why-city-royal = Nincs a helyén királyi „személy” { NAME($city, case: "in") } (E2-207).
board-why-limbo = A Tárolóból felvétellel kerülnek vissza a kockák (E2-83).
board-why-royal-stack = A pakliban lévő királyi „személy” nem lehet célpont (E2-104).
board-why-actions-left = Még van akciód: hajtsd végre, vagy passzolj (E2-32).
board-why-again = Ebben az akcióban már csak újabb merénylet jöhet (E2-126).
board-why-agents-first = Előbb válassz várost az ügynöködnek (E2-300, E2-311).
board-why-agents-out = Nincs több ügynök a készletedben (E2-223, E2-233, E2-252).
board-why-banished = Eljött a Leopold Társaság, ennek a lapnak már nincs szövege: { NAME($card) } (E2-245).
board-why-begun = Előbb fejezd be a megkezdett akciót, vagy vond vissza.
board-why-bomb-needless = Túl sok: így már elég, és felesleges volna { NAME($card, case: "the") } (E2-109).
board-why-chosen = Már kiválasztottad { NAME($card, case: "acc") }.
board-why-city-agent-none = Nincs ügynököd { NAME($city, case: "in") } (E2-226, E2-256).
board-why-city-agents-taken = { NAME($city, case: "in") } már minden ügynöködet kiválasztottad.
board-why-city-moved = { NAME($city, case: "in") } már minden ügynököd mozog (E2-91).
board-why-city-no-royalty = Nincs a helyén királyi „személy” { NAME($city, case: "in") } (E2-101).
board-why-city-no-victim = { NAME($seat) } egyetlen ügynöke sincs { NAME($city, case: "in") } (E2-101).
board-why-city-nothing = { NAME($city, case: "in") } nincs mit elpusztítania Cthulhunak (E2-135).
board-why-city-text-lead = Nem te vezetsz { NAME($city, case: "in") }: még { $n } bábu kellene (E2-196, E2-207).
board-why-cubes-taken = Innen már minden választható kockát kiválasztottál: { NAME($place) }.
board-why-fenians-needless = Túl sok: a Feniánok szövegével egy másik lap, vagy maga a szöveg felesleges volna (E2-109, E2-204).
board-why-fenians-once = Egy Feniánok lap szövege már érvényes; a második semmit sem tesz hozzá (E2-201).
board-why-fenians-short = A Feniánok szövegével sincs elég bombapont, mert a lap saját bombái olyankor nem számítanak (E2-202).
board-why-interrupt-now = Megtámadtak: avatkozz közbe, vagy hagyd megtörténni (E2-309).
board-why-limbo-empty = Nincs kockád a Tárolóban (E2-83).
board-why-mi-go-later = A Mi-Go lapjáról csak egy későbbi körödben térnek vissza az ügynökök (E2-227).
board-why-mi-go-none = Nincs ügynököd a Mi-Go lapján (E2-227).
board-why-move-must = Még legalább { $n } ügynöknek mozognia kell, különben valamelyik lap felesleges volna (E2-90).
board-why-move-needless = Túl sok: a hozzátett lap mellett ({ NAME($card) }) felesleges volna { NAME($other, case: "the") } (E2-90).
board-why-no-interrupt = Ezzel a lappal nem lehet közbeavatkozni: { NAME($card) } (E2-140).
board-why-no-royalty-text = Ehhez a szöveghez nem választható királyi „személy”: { NAME($card) }.
board-why-not-complete = Ez így még nem teljes (E2-327).
board-why-one-at-least = Legalább egyet válassz (E2-327).
board-why-own-agent = A saját ügynöködet nem támadhatod meg (E2-101).
board-why-own-bombs = Ezzel a lappal követed el a merényletet, ezért a bombái nem számítanak: { NAME($card) } (E2-106).
board-why-seat-known = { NAME($seat) } személyazonosságát már láttad (E2-255).
board-why-seat-no-token = { NAME($seat) } minden elmeállapot-jelzőjét elveszítette (E2-248).
board-why-seat-revealed = { NAME($seat) } személyazonosságát mindenki ismeri (E2-255).
board-why-self = Másik játékost válassz (E2-247, E2-255).
board-why-target-chosen = A célpont már megvan (E2-101).
board-why-target-first = Előbb válaszd ki, kit támadsz meg (E2-101).
board-why-text-first = Előbb válaszd ki, amit ez a lap kér: { NAME($card) } (E2-327).
board-why-text-no-cube = Nincs kockád { NAME($city, case: "in") } (E2-220, E2-231).
board-why-text-no-cubes = { NAME($seat) } egyetlen kockája sincs { NAME($city, case: "in") } (E2-220, E2-231).
board-why-text-no-victim = { NAME($seat) } egyetlen ügynöke sincs { NAME($city, case: "in") } (E2-260, E2-319).
board-why-text-own-agent = Más játékos ügynöke legyen (E2-261, E2-319).
board-why-top = Csak olyan lap lehet legfelül, amelyet most dobsz el (E2-133).
board-why-vampires-agent = A Vámpírokhoz saját ügynök kell { NAME($city, case: "in") } (E2-252).
board-why-vampires-stop = A Vámpírok csak merényletet állítanak meg (E2-155).
board-why-zombie-each = { NAME($city, case: "in") } már minden zombi támadott (E2-151).
board-why-zombie-eaten = { NAME($city, case: "in") } már elragadtak egy ügynököt (E2-260).
board-why-zombie-none = { NAME($city, case: "in") } nem áll zombi (E2-260).
board-why-zombie-saved = { NAME($city, case: "in") } megmentették az ügynököt, nem támadható újra (E2-151).
board-why-zombies-late = A zombik az újak érkezése előtt támadnak (E2-262, E2-263).
board-why-zombies-must = { $n } zombinak érkeznie kell: válassz városokat (E2-263, E2-264).
board-why-zombies-out = Már minden zombi a táblán van (E2-264).

board-evidence-killed-royalty = { $n ->
    [one] megölt egy királyi „személyt”
   *[other] megölt { $n } királyi „személyt”
}
board-evidence-hid-royalty = { $n ->
    [one] elrejtett egy királyi „személyt”
   *[other] elrejtett { $n } királyi „személyt”
}
board-evidence-points = { $side ->
    [loyalist] { $n } lojalista pont
   *[restorationist] { $n } helyreállító pont
}
board-evidence-marker = { $side ->
    [loyalist] { $n } mezővel léptette a lojalista sávjelölőt
   *[restorationist] { $n } mezővel léptette a helyreállító sávjelölőt
}
board-evidence-yog = { $n ->
    [one] egy ügynököt adott Yog-Sothothnak
   *[other] { $n } ügynököt adott Yog-Sothothnak
}
board-evidence-turned = kijátszotta a Megváltozott Érzéseket: a másik oldalon áll, mint amit a kártyája mutat

board-attack = { $how ->
    [assassination] Merénylet
    [shoggoth] Shoggoth
    [vampires] Vámpírok
    [zombie] Zombi
   *[cthulhu] Cthulhu
} { NAME($city, case: "in") }

board-end-why = { $why ->
    [points] Valaki elérte a ponthatárt ({ $n }).
    [marker] Egy sávjelölő a sáv végére ért ({ $of }).
    [reveal] Egy helyreállítónak fel kellett fednie magát.
   *[change-of-heart] Egy felfedett lojalistának megváltoztak az érzései.
}
board-end-step-had = A győzelmipont-sávon
board-end-step-had-help = minden fajta pont együtt
board-end-step-other = A másik oldal pontjai
board-end-step-other-help = a lojalisták a helyreállító, a helyreállítók a lojalista pontokat veszítik el
board-end-step-box = Megölt ügynökök
board-end-step-box-help = csak lojalista tartja meg, és csak helyreállítók ügynökeiért
board-end-step-share = A sávokért járó pont
board-end-step-share-help = { $side ->
    [loyalist] a lojalisták előnye { $n }: ők tartják meg
    [restorationist] a helyreállítók előnye { $n }: ők tartják meg
   *[none] egy szinten állnak: nem jár pont
}
board-end-step-lowest = Leggyengébb oldal
board-end-step-lowest-help = { $seat ->
    [you] te állsz legalul
   *[other] { NAME($seat) } áll legalul
}: { $side ->
    [loyalist] a lojalisták elveszítenek { $n } pontot
   *[restorationist] a helyreállítók elveszítenek { $n } pontot
}
board-end-kept = megmaradt
board-end-lost = elveszett
board-end-tie-side = Holtversenyben a helyreállító áll előrébb.
board-kind-neutral = semleges
board-kind-restorationist = helyreállító
board-kind-loyalist = lojalista
board-kind-box = megölt ügynökök
board-kind-tracks = sávok
board-kind-penalty = leggyengébb oldal

## What many games add up to

fact-end-marker = egy sávjelölő a sáv végén
fact-end-reveal = egy helyreállítónak fel kellett fednie magát
fact-end-change-of-heart = oldalváltás felfedés után

## What an action means. Each goes on after “Ez”.

means-scores = { $points } pontot hoz ({ NAME($card) })
means-points = { $points } pontot hoz a sávokért
means-points-lost = elveszít { $points } pontot a sávokért
means-lead = vezetést hoz { NAME($city, case: "in") }
means-agents = { $n ->
    [one] egy
   *[other] { $n }
} ügynököt hoz a táblára
means-agents-lost = { $n ->
    [one] egy
   *[other] { $n }
} ügynökbe kerül
means-agent-killed = eltávolítja { NAME($seat) } egyik ügynökét { NAME($city, case: "from") }
means-track = { $n } mezővel előbbre lépteti a { NAME($track, case: "low") } sávjelölőt
means-token-lost = egy elmeállapot-jelzőbe kerül
means-last-token = csak egy elmeállapot-jelzőt hagy
means-last-agent = csak egy ügynököt hagy a táblán
means-cubes = { $n } kockát hoz a készletbe

## What somebody is after for several turns; it goes on after “This is”.

plan-claim = egy lépés ahhoz, hogy { NAME($thing, case: "in") } el lehessen venni a kártyát

## What the rules picture, besides things

picture-place = { board-act-place }
picture-claim = { board-act-claim }
picture-retrieve = { board-act-retrieve }
picture-move = { board-act-move }
picture-assassinate = { board-act-assassinate }
picture-bomb = Bomba
picture-agent = Ügynökök
picture-insanity = Őrület

## The guided first game

guide-cities = Kilenc város, mindegyikben egy pakli kártya, a legfelső felfordítva. Ezekért folyik a harc: szövetségesekért, fegyverekért, rémségekért és magukért a városokért.
guide-first-agent = Azzal kezdesz, hogy két ügynököt küldesz ki. Madridban már előbújt egy szörny, jó, ha ott van az egyik. Érintsd meg Madridot.
guide-second-agent = Most a második. Kairóban Ravachol hever, aki szereti a bombákat: jól jönne neked. Érintsd meg Kairót.
guide-symbols = Ezen a lapon kétszer szerepel a lehelyezés szimbólum: két kockád a készletedből egy városba kerül. Ott a kockák és az ügynökök a bábuid. Akinek több bábuja van, mint bárki másnak, az vezet a városban.
guide-place-madrid = Első akció: érintsd meg a „Két lehelyezés” lapot, aztán Madridot.
guide-leading = Két kocka és egy ügynök: Madridban te vezetsz. Csak az veheti el az ott lévő kártyát, aki vezet; a döntetlen nem elég.
guide-place-cairo = Második akció: több lapot is kijátszhatsz együtt. Érintsd meg a „Lehelyezés vagy elvétel” és a „Lehelyezés vagy bomba” lapot, aztán Kairót: két kocka Ravacholért.
guide-claim-ravachol = Kairóban te vezetsz, vedd hát el, ami ott van. Elvenni csak az első akcióddal lehet. Érintsd meg az „Elvétel vagy felvétel” lapot, aztán Kairót, és válaszd az elvételt: Ravachol a tiéd.
guide-deck = Ravachol most az eldobott lapjaid között van; ha megkevered a paklidat, előbb-utóbb felhúzod. Így gyarapszik a paklid minden elvétellel. Egy ügynököt is hozott Kairóba. Az ottani kockáid a Tárolóba kerültek.
guide-retrieve-limbo = A Tárolóban lévő kocka elhasznált, de nem veszett el. Érintsd meg a „Két felvétel” lapot, aztán a Tárolót: kettő visszakerül a készletedbe.
guide-city-card = Madridban maga a városkártya van felül. 3 semleges pontot hoz: ez bármelyik oldalon számít. Ott még mindig te vezetsz.
guide-claim-madrid = Ez az első akciód, tehát elvehetsz: érintsd meg az „Elvétel vagy mozgatás” lapot, válaszd az elvételt, és erősítsd meg. Csak Madridban vezetsz.
guide-points = Három pont! A korongod minden pontodat mutatja. De a végén mindenki elveszíti a másik oldal pontjait, így senki sem lehet biztos benne, ki vezet igazán.
guide-move-agent = Most jöjjön az erősítés: egy városban minden ügynök egy bombát ér. Érintsd meg a „Mozgatás vagy bomba” lapot, aztán a kairói ügynökeidet, végül Madridot.
guide-monster = És most a szörny. Baoht Z’uqqa-Mogg 4 bombával megölhető, és 2 helyreállító pontot hoz. A városában vezetned kell, és ott kell lennie egy ügynöködnek. Mindkettő megvan.
guide-bombs = Két madridi ügynököd két bombát ér. A kezedben lévő madridi városkártyán még kettő van. Kettő meg kettő az négy: elég!
guide-kill = Érintsd meg a „Merénylet” lapot, aztán a madridi városkártyát a bombáiért, válaszd a merényletet, és erősítsd meg. A merénylet lapja utána végleg kikerül a játékból, ezért jól válaszd meg a pillanatot.
guide-sanity = Halott! Aki túl közelről néz egy szörnyre, eszét vesztheti, ezért dobás következett. Szerencséd volt: nem történt semmi. Ha a harmadik, utolsó elmeállapot-jelződ is elfogyna, fel kellene fedned magad.
guide-no-more = Egy másik merényletlappal azonnal újra lecsaphatnál. Most nem tudsz, ezért jelezd, hogy kész vagy.
guide-place-again = Maradt egy akciód. Kairóban a Feniánok fekszenek. Tegyél oda két kockát a két „Lehelyezés vagy felvétel” lappal, és a következő körben elveheted őket.
guide-tracks = Béla feljebb tolta a helyreállító sávjelölőt: lehet, hogy veled egy oldalon áll! Mindenkinek annyi pont jut, amennyire a két jelölő eltávolodott egymástól; a végén csak az élen álló oldal tartja meg.
guide-loyalists = A lojalisták az ellenkezőjét teszik: elrejtik a királyi „személyeket”, és ügynököket ölnek. Vigyázz az ügynökeidre: ha egy helyreállítónak nem marad ügynöke a táblán vagy elmeállapot-jelzője, fel kell fednie magát, és vége a játéknak.
guide-ending = Hárman játszva akkor is vége, ha valakinek a korongja eléri a 24 pontot, vagy egy jelölő a 10-et. Ekkor minden személyazonosság kiderül, és mindenki elveszíti a másik oldal pontjait.
guide-lowest-side = És van még egy szabály: akinek ekkor a legkevesebb pontja van, 5 pontot veszít, és vele együtt az oldalán mindenki más is. A legtöbb pont győz. Ne hagyd hát lemaradni a titkos barátaidat!
guide-free-actions = Sok lapnak szövege is van. A legtöbb akcióba kerül, de az „ingyen akció” a két akciódon felül jár. Vidd a mutatót egy lapra, vagy tartsd rajta az ujjad, és elolvashatod.
## What symbols mean, and what actions are for

board-about-place = Egy kockádat egy városba teszi. Akinek ott a legtöbb bábuja van, az vezet, és elveheti a város lapját.
board-about-claim = Elveszi annak a városnak a felfordított lapját, ahol vezetsz, és van kockád. Csak első akcióként lehet.
board-about-retrieve = Visszahozza egy kockádat a készletedbe, a Tárolóból vagy egy városból.
board-about-move = Egy ügynöködet egy másik városba viszi.
board-about-advance = Feljebb viszi a jelölőket: a végén az élen álló oldalnak több pontja lesz.
board-about-assassinate = Megöl egy királyi „személyt” vagy ügynököt egy városban, ahol van bábud, ha elég a bombapont.
board-about-done = Amit eddig összeraktál, az a teljes: tovább.
board-sign-marker-restorationist = Helyreállító sávjelölő
board-about-marker-restorationist = Egy mezővel feljebb viszi a helyreállító sávjelölőt.
board-sign-marker-loyalist = Lojalista sávjelölő
board-about-marker-loyalist = Egy mezővel feljebb viszi a lojalista sávjelölőt.
board-sign-bomb = Bombapont
board-about-bomb = Merényletben számít. Szám mellett: ennyi kell ott egy ügynök megöléséhez.
board-about-agent = Aki elveszi a lapot, egy ügynököt tesz egy városba. A vonal után: elvételkor hat.
board-sign-insanity = Őrület
board-about-insanity = Aki elveszi a lapot, dob az elmeállapot-kockával.
board-sign-agent-box = Ügynökmező
board-about-agent-box = Az ezzel a lappal megölt ügynök rajta fekszik, és ennyi pontot ér.
board-sign-royal = Királyi „személy”
board-sign-hidden-royal = Elrejtett királyi „személy”
board-sign-sane = Elmeállapot-jelző
board-about-sane = A játékosnál még meglévő elmeállapot-jelző; aki az utolsót leadja, annak fel kell fednie magát.
board-sign-mad = Elvesztett elmeállapot-jelző
board-about-mad = Egy már elvesztett elmeállapot-jelző.
