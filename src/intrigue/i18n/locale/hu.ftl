### Szavak, amelyek minden játékban közösek.

## Things

thing-you = te
thing-hidden = lefordított lap
    .acc = egy lapot
thing-seat = { $n }. játékos
thing-chance = a véletlen

## Languages

language-en = angol
language-hu = magyar
language-de = német
language-it = olasz

## Bots: kinds and levels. Before the levels stands what the game calls such a player, if it has a name for them.

bot-random = találomra játszik
bot-greedy = gyors
bot-ismcts = erős
bot-novice = kezdő
bot-easy = könnyű
bot-medium = közepes
bot-hard = nehéz
bot-expert = mester
bot-program = külső program

## Why somebody does something. $a, $b and $c go on after “Ez”: “5 pontot hoz”.

because-nothing = Azonnal nem változik semmi, amit számolni lehetne; ez későbbre való.
because-one = Ez { $a }.
because-two = Ez { $a }, és { $b }.
because-three = Ez { $a }, { $b }, és { $c }.
because-perhaps = Lehet, hogy ez { $a }.
because-plan = Ez { $plan }.
means-victory = megnyeri a játékot
means-defeat = elveszíti a játékot

## Errors. $details says more, in English.

why-together = Ez nem fér össze azzal, amit már kiválasztottál.
error-illegal-answer = Ezt most nem lehet. Válassz a felkínált lehetőségek közül!
error-wrong-seat = Most nem ez a játékos következik.
error-off-script = A bevezető játékban itt valami más következik.
error-bad-guide = A bevezető játék nem olvasható ({ $details }).
error-game-over = A játék véget ért.
error-no-take-back = Ezt már nem lehet visszavonni: azóta más is lépett, vagy megtudott belőle valamit.
# The details of a name that is on no list.
error-there-is = { $wrong }; { $near ->
    [none] van: { $names }
   *[other] talán { $near }? Van: { $names }
}
error-unknown-game = Nincs ilyen játék ({ $details }).
error-bad-plugin = Egy játék kimarad ({ $details }).
error-seats-out-of-range = Nincs ennyi hely az asztalnál ({ $details }).
error-unknown-option = Nincs ilyen megállapodás ({ $details }).
error-bad-option = A megállapodásnak nem lehet ilyen értéke ({ $details }).
error-bad-box = Ezzel a dobozfájllal nem lehet játszani ({ $details }).
error-bad-rules = A szabályokat nem lehet beolvasni ({ $details }).
error-record-error = Hibás a játékjegyzék: { $line }. sor, „{ $phrase }” ({ $details }).
error-no-record = Ez nem egy itt ismert játék jegyzéke: { $line }. sor, „{ $phrase }” ({ $details }).
error-other-rules = A játékjegyzék a szabályok másik változatával készült: { $line }. sor, „{ $phrase }” ({ $details }).
error-other-box = A játékjegyzék egy másik dobozfájlhoz tartozik ({ $details }).
error-unknown-language = Ezen a nyelven nincsenek szavaink ({ $details }).
error-missing-word = Ezen a nyelven hiányzik egy szó ({ $details }).
error-unknown-bot = Nincs ilyen bot ({ $details }).
error-no-advice = Ez a bot nem tudja ezt a játékot játszani ({ $details }).
error-bad-clock = Ennyi ideig nem gondolkodhatnak a botok ({ $details }).
error-bad-match = Ezt így nem lehet lejátszani ({ $details }).
error-bad-config = Ezekkel a beállításokkal nem lehet játszani ({ $details }).
error-research-missing = Hiányzik egy csomag, amely kutatáshoz kell ({ $details }).
error-other-plan = Itt már mást játszottak ({ $details }).
error-journal-in-use = Itt már játszik valaki ({ $details }).
error-no-cluster = Nincs ilyen fürt ({ $details }).
error-other-version = A gépeken nem ugyanaz a program fut ({ $details }).
error-workers-die = A játszó folyamatok nem maradnak életben ({ $details }).
error-unexplained = Ez a bot nem mondja el, mit gondol ({ $details }).
error-no-such-answer = { $details }
error-nothing-to-explain = { $details }
error-unknown-seat = Nincs ilyen hely az asztalnál ({ $details }).
error-unknown-card = { $details }
error-unknown-rule = { $details }
error-bad-record = { $details }
error-record-exists = { $details }
error-bad-pair = { $details }
error-wrong-bots = { $details }
error-wrong-seats = { $details }
error-intrigue-error = Ez nem sikerült ({ $details }).
