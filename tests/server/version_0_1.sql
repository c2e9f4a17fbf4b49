BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answers (
	game VARCHAR(40) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	phrase VARCHAR(200) NOT NULL, 
	PRIMARY KEY (game, n), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',0,-1,'start seat-0');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',1,-1,'draw little_giant');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',2,-1,'draw musketeers');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',3,-1,'draw cardinal');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',4,-1,'draw queen');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',5,-1,'draw hermit');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',6,-1,'draw dragon');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',7,-1,'draw fencing_master');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',8,-1,'draw dragon');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',9,-1,'draw magic_cap');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',10,-1,'turn-up music-5');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',11,-1,'turn-up fencing-4');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',12,-1,'turn-up trade-5');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',13,0,'lay cardinal column-3');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',14,-1,'draw wizard');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',15,1,'lay queen column-2');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',16,-1,'draw double');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',17,2,'lay dragon column-2');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',18,-1,'draw musketeers');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',19,0,'lay wizard column-2');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',20,-1,'draw landlord');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',21,1,'lay hermit column-2');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',22,-1,'draw little_giant');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',23,2,'lay fencing_master column-3');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',24,-1,'draw storm');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',25,0,'lay little_giant column-2');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',26,-1,'draw double');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',27,1,'lay dragon column-2');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',28,-1,'draw explorer');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',29,2,'lay storm column-3');
INSERT INTO "answers" VALUES('_QcRTucTeUabOZcd',30,-1,'draw beggar');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',0,-1,'turn-up hired_assassin');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',1,-1,'turn-up okhrana');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',2,-1,'turn-up pinkerton_agents');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',3,-1,'turn-up louise_michel');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',4,-1,'turn-up necronomicon');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',5,-1,'turn-up william_morris');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',6,-1,'turn-up professor_moriarty');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',7,-1,'turn-up hired_assassin');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',8,-1,'turn-up diogenes_club');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',9,-1,'turn-up freemasons');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',10,-1,'turn-up infernal_machine');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',11,-1,'turn-up fenians');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',12,-1,'bring cthulhu');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',13,-1,'bring devils_island');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',14,-1,'deal restorationist');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',15,-1,'deal loyalist');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',16,-1,'deal restorationist');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',17,-1,'counter baron_ungern_sternberg');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',18,-1,'counter leon_czolgosz');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',19,-1,'counter professor_moriarty');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',20,-1,'counter johann_most');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',21,-1,'counter errico_malatesta');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',22,-1,'counter evno_asef');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',23,-1,'counter prince_kropotkin');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',24,-1,'counter vladimir_burtsev');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',25,-1,'counter peter_rachkovsky');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',26,-1,'draw gold');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',27,-1,'draw two_cubes');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',28,-1,'draw assassinate');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',29,-1,'draw cube');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',30,-1,'draw block');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',31,-1,'draw two_gold');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',32,-1,'draw cube_gold');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',33,-1,'draw gold');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',34,-1,'draw gold_bomb');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',35,-1,'draw cube_bomb');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',36,-1,'draw two_gold');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',37,-1,'draw gold');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',38,-1,'draw cube');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',39,-1,'draw assassinate');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',40,-1,'draw block');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',41,-1,'first seat-2');
INSERT INTO "answers" VALUES('qvQUzHeZaLLjKuAH',42,2,'city st_petersburg');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',0,-1,'turn-up city_berlin');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',1,-1,'turn-up royalty');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',2,-1,'turn-up holy_brotherhood');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',3,-1,'turn-up royalty');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',4,-1,'turn-up hide_royalty');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',5,-1,'turn-up elisee_reclus');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',6,-1,'turn-up vampires');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',7,-1,'turn-up royalty');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',8,-1,'turn-up prince_kropotkin');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',9,-1,'turn-up fenians');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',10,-1,'turn-up royalty');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',11,-1,'turn-up vera_figner');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',12,-1,'turn-up pinkerton_agents');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',13,-1,'draw place_two');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',14,-1,'draw place_bomb');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',15,-1,'draw retrieve_two');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',16,-1,'draw place_claim');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',17,-1,'draw claim_move');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',18,-1,'draw claim_retrieve');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',19,-1,'draw claim_move');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',20,-1,'draw place_retrieve');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',21,-1,'draw retrieve_two');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',22,-1,'draw move_bomb');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',23,-1,'draw claim_move');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',24,-1,'draw assassinate_bomb');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',25,-1,'draw place_two');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',26,-1,'draw claim_retrieve');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',27,-1,'draw place_bomb');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',28,-1,'deal loyalist');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',29,-1,'deal restorationist');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',30,-1,'deal restorationist');
INSERT INTO "answers" VALUES('I47Kp5vv3Pn-LREw',31,-1,'first seat-1');
CREATE TABLE card_tables (
	fingerprint VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (fingerprint)
);
INSERT INTO "card_tables" VALUES('11ef9a9b835dd383b9f275836bcf4832e787e38107be87bd42cb2268e5e9f65d','# Kabale und Hiebe: what is printed and countable. Words are in locale/, behaviour is in effects.py and settling.py.

colours = ["red", "blue", "yellow", "green", "white", "black"]   # K-1
hand = 3      # K-12
rounds = 6    # K-20

# K-4: of each kind of goal these values; the number is points and cards to be full alike (K-5).
kinds = ["alchemy", "fencing", "farming", "trade", "religion", "music"]
values = [1, 2, 3, 3, 4, 5]

# Section 2 of the rules: each colour has one of each. `when` says when the ability works: never (plain),
# when another card turns the card up (immediate), or when columns are settled (end).
# A specialist has his value under his own `kind` of goal, and `otherwise` under any other.

[[card]]
id = "king"
value = 20
when = "plain"
clauses = "K-174"

[[card]]
id = "queen"
value = 16
when = "plain"
clauses = "K-174"

[[card]]
id = "juliet"
value = 14
when = "plain"
clauses = "K-174"

[[card]]
id = "alchemist"
value = 12
when = "plain"
kind = "alchemy"
otherwise = 8
clauses = "K-149"

[[card]]
id = "fencing_master"
value = 12
when = "plain"
kind = "fencing"
otherwise = 8
clauses = "K-149"

[[card]]
id = "landlord"
value = 12
when = "plain"
kind = "farming"
otherwise = 8
clauses = "K-149"

[[card]]
id = "merchant"
value = 12
when = "plain"
kind = "trade"
otherwise = 8
clauses = "K-149"

[[card]]
id = "cardinal"
value = 12
when = "plain"
kind = "religion"
otherwise = 8
clauses = "K-149"

[[card]]
id = "minstrel"
value = 12
when = "plain"
kind = "music"
otherwise = 8
clauses = "K-149"

[[card]]
id = "explorer"
value = 13
when = "immediate"
clauses = "K-70 to K-81"

[[card]]
id = "assassin"
value = 9.5
when = "immediate"
clauses = "K-82 to K-88"

[[card]]
id = "storm"
value = 9
when = "immediate"
clauses = "K-89 to K-93"

[[card]]
id = "magic_cap"
value = 0
when = "immediate"
clauses = "K-94 to K-104"

[[card]]
id = "traitor"
value = 10
when = "immediate"
clauses = "K-105 to K-111"

[[card]]
id = "musketeers"
value = 11
when = "end"
clauses = "K-112 to K-122"

[[card]]
id = "wizard"
value = 7
when = "end"
clauses = "K-123 to K-128"

[[card]]
id = "witch"
value = 1
when = "end"
clauses = "K-129 to K-137"

[[card]]
id = "prince"
value = 14
when = "end"
clauses = "K-140 to K-145"

[[card]]
id = "squire"
value = 2
when = "end"
clauses = "K-140 to K-145"

[[card]]
id = "hermit"
value = 12
when = "end"
clauses = "K-146"

[[card]]
id = "little_giant"
value = 2
when = "end"
clauses = "K-147"

[[card]]
id = "double"
when = "end"
clauses = "K-150 to K-157"

[[card]]
id = "dragon"
value = 11
when = "end"
clauses = "K-158 to K-163"

[[card]]
id = "romeo"
value = 5
when = "end"
clauses = "K-148"

[[card]]
id = "beggar"
value = 4
when = "end"
clauses = "K-168 to K-170"
');
INSERT INTO "card_tables" VALUES('64f4786707c30dba450cd5809c3a79b99cd101617bdcf18a04a7759dff3d58f1','# A Study in Emerald, FIRST edition (2013): data table.
#
# Rules are known; many printed numbers are not. Every value below is one of
#   rulebook       stated by the rules texts          (listed in [provenance].rulebook)
#   record         read from a published play report  (listed in [provenance].record)
#   reconstructed  our own value                      (everything that is not listed)
# Owners of the printed game: export this file, put in your numbers, check it, play with it:
#   intrigue tables export emerald1 > mine.toml
#   intrigue tables check emerald1 mine.toml
#   intrigue play emerald1 --table mine.toml
# What the cards do is in the rules, not here.

[meta]
edition = "emerald1"
title   = "A Study in Emerald, first edition (2013)"
format  = 1

[game]
hand_size               = 5
hand_size_watson        = 6
actions_per_turn        = 2
cubes_per_player        = 20
cubes_at_start          = 6  # in the available stock; the others lie in the pool
control_discs           = 15
blocking_discs          = 10
zombies                 = 8
zombies_per_play        = 3
safe_counters           = 3
double_agents           = 22  # one per named agent
permanent_effects_shown = 2
gold_per_cube           = 2  # price of one cube from the pool
empty_pile_war          = 2  # War steps when a city''s pile runs out

[identities]
loyalist       = 3
restorationist = 3

[main_agent]
names         = ["Agent Monday", "Agent Tuesday", "Agent Wednesday", "Agent Thursday", "Agent Friday"]
bombs         = 1
vampire_bombs = 1
mark          = "none"

[scoring]  # points that hang on no single card or space
necronomicon          = 3
black_hand_per_royal  = 2  # Restorationist
agent_killed          = 1  # Loyalist, agent of a Restorationist, at game end
vampire               = 1  # Loyalist with the Vampire card, per vampire
all_zombies           = 8  # Loyalist with the Zombies card, all on the board
yog_sothoth_per_agent = 2  # Loyalist

[sanity]
counters    = 18
mad         = 9
sane        = 9
limit       = 3  # Mad counters that force a reveal
limit_freud = 5

# ---------------------------------------------------------------- players

[players.2]
cards_per_pile = 3
double_agents  = 4
vp_end         = 35

[players.3]
cards_per_pile = 3
double_agents  = 3
vp_end         = 30

[players.4]
cards_per_pile = 4
double_agents  = 2
vp_end         = 26

[players.5]
cards_per_pile = 4
double_agents  = 2
vp_end         = 23

# ---------------------------------------------------------------- tracks
# The top space ends the game. The highest VP space reached counts.

[tracks.war]
length    = 12
vp_spaces = [ { space = 2, vp = 1 }, { space = 4, vp = 2 }, { space = 6, vp = 4 }, { space = 8, vp = 5 }, { space = 10, vp = 7 }, { space = 12, vp = 9 } ]

[tracks.revolution]
length    = 12
vp_spaces = [ { space = 3, vp = 1 }, { space = 5, vp = 2 }, { space = 7, vp = 3 }, { space = 9, vp = 5 }, { space = 12, vp = 8 } ]

# ---------------------------------------------------------------- cities
# vp: control of the city.  defence: bombs to kill an agent there.
# royal_defence / royal_vp: bombs to kill or hide the royal person, and the points.

[cities.berlin]
name          = "Berlin"
vp            = 6
defence       = 5
royal         = "The Burrower Beneath"
royal_defence = 6
royal_vp      = 5

[cities.cairo]
name          = "Cairo"
vp            = 4
defence       = 3
royal         = "Nyarlathotep"
royal_defence = 6
royal_vp      = 5

[cities.constantinople]
name          = "Constantinople"
vp            = 4
defence       = 3
royal         = "The Veiled Thing of the Porte"  # our own name
royal_defence = 5
royal_vp      = 4

[cities.the_hague]
name          = "The Hague"
vp            = 3
defence       = 3
royal         = "The Drowned Regent"  # our own name
royal_defence = 4
royal_vp      = 2

[cities.london]
name          = "London"
vp            = 6
defence       = 4
royal         = "Gloriana"
royal_defence = 7
royal_vp      = 6

[cities.madrid]
name          = "Madrid"
vp            = 3
defence       = 3
royal         = "Baoht Z''uqqa-Mogg"  # the log types only "Boaht Z''"
royal_defence = 4
royal_vp      = 2

[cities.paris]
name          = "Paris"
vp            = 6
defence       = 4
royal         = "The Spinner in the Darkness"
royal_defence = 5
royal_vp      = 4

[cities.rome]
name          = "Rome"
vp            = 4
defence       = 3
royal         = "Rhogog"
royal_defence = 5
royal_vp      = 3

[cities.st_petersburg]
name          = "St. Petersburg"
vp            = 6
defence       = 5
royal         = "Azathoth, the Blind Idiot"
royal_defence = 7
royal_vp      = 6

[cities.vienna]
name          = "Vienna"
vp            = 5
defence       = 4
royal         = "Nug and Yeb"
royal_defence = 6
royal_vp      = 5

[cities.washington]
name          = "Washington"
vp            = 5
defence       = 4
royal         = "He Who Presides in the New World"
royal_defence = 5
royal_vp      = 4

[cities.zurich]
name          = "Zurich"
vp            = 3
defence       = 3
royal         = "The Hunger in the Vaults"  # our own name
royal_defence = 5
royal_vp      = 3

# ---------------------------------------------------------------- map
# cost: gold for one agent on one link. A junction joins all its arms: an agent
# enters by one arm and leaves by any other, for the one cost.

[links]
berlin_the_hague             = { ends = ["berlin", "the_hague"], cost = 1 }
berlin_vienna                = { ends = ["berlin", "vienna"], cost = 1 }
constantinople_st_petersburg = { ends = ["constantinople", "st_petersburg"], cost = 3 }
constantinople_vienna        = { ends = ["constantinople", "vienna"], cost = 2 }
london_paris                 = { ends = ["london", "paris"], cost = 1 }
london_the_hague             = { ends = ["london", "the_hague"], cost = 1 }
madrid_paris                 = { ends = ["madrid", "paris"], cost = 2 }
madrid_rome                  = { ends = ["madrid", "rome"], cost = 2 }
paris_the_hague              = { ends = ["paris", "the_hague"], cost = 1 }
paris_zurich                 = { ends = ["paris", "zurich"], cost = 1 }
rome_vienna                  = { ends = ["rome", "vienna"], cost = 2 }
rome_zurich                  = { ends = ["rome", "zurich"], cost = 1 }
vienna_zurich                = { ends = ["vienna", "zurich"], cost = 1 }

[junctions]
atlantic = { name = "the Atlantic crossing", arms = ["london", "madrid", "washington"], cost = 3 }
levant   = { name = "the Levant steamers", arms = ["cairo", "constantinople", "rome"], cost = 2 }
warsaw   = { name = "Warsaw", arms = ["berlin", "st_petersburg", "vienna"], cost = 2 }

# ---------------------------------------------------------------- starting deck
# Ten cards, the same for every colour.

[start_deck.cube]
name    = "Agent X: cube"
copies  = 1
cube    = 1
gold    = 0
bomb    = 0
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[start_deck.gold]
name    = "Agent X: gold"
copies  = 1
cube    = 0
gold    = 1
bomb    = 0
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[start_deck.two_cubes]
name    = "Agent X: two cubes"
copies  = 1
cube    = 2
gold    = 0
bomb    = 0
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[start_deck.two_gold]
name    = "Agent X: two gold"
copies  = 1
cube    = 0
gold    = 2
bomb    = 0
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[start_deck.cube_gold]
name    = "Agent X: cube or gold"
copies  = 1
cube    = 1
gold    = 1
bomb    = 0
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[start_deck.cube_bomb]
name    = "Agent X: cube or bomb"
copies  = 2
cube    = 1
gold    = 0
bomb    = 1
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[start_deck.gold_bomb]
name    = "Agent X: gold or bomb"
copies  = 1
cube    = 0
gold    = 1
bomb    = 1
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[start_deck.block]
name    = "Agent X: blocking disc"
copies  = 1
cube    = 1
gold    = 0
bomb    = 0
arrows  = []
sanity  = false
kind    = "action"
one_use = false

[start_deck.assassinate]
name    = "Agent X: assassination"
copies  = 1
cube    = 0
gold    = 0
bomb    = 2
arrows  = []
sanity  = false
kind    = "action"
one_use = true

# ---------------------------------------------------------------- agents (22 of the 60 game cards)
# One card and one counter each. counter_bombs, vp (pink, Restorationist only) and mark
# (AR royal, AA agent, AAR both, none) are on the counter, the rest on the card.

[agents.baron_ungern_sternberg]
name          = "Baron Ungern-Sternberg"
counter_bombs = 1
vp            = 0
mark          = "AA"
cube          = 0
gold          = 1
bomb          = 2
arrows        = ["war+1"]
sanity        = false
kind          = "action"
one_use       = false

[agents.elisee_reclus]
name          = "Elisée Reclus"
counter_bombs = 0
vp            = 2
mark          = "none"
cube          = 2
gold          = 0
bomb          = 0
arrows        = ["revolution+1"]
sanity        = false
kind          = "plain"
one_use       = false

[agents.emma_goldman]
name          = "Emma Goldman"
counter_bombs = 0
vp            = 1
mark          = "none"
cube          = 1
gold          = 0
bomb          = 0
arrows        = ["revolution+2"]
sanity        = false
kind          = "plain"
one_use       = false

[agents.errico_malatesta]
name          = "Errico Malatesta"
counter_bombs = 1
vp            = 1
mark          = "none"
cube          = 0
gold          = 1
bomb          = 0
arrows        = ["revolution+2"]
sanity        = false
kind          = "plain"
one_use       = false

[agents.evno_asef]
name          = "Evno Asef"
counter_bombs = 1
vp            = 0
mark          = "AAR"
cube          = 0
gold          = 2
bomb          = 1
arrows        = []
sanity        = false
kind          = "action"
one_use       = false

[agents.irene_adler]
name          = "Irene Adler"
counter_bombs = 0
vp            = 0
mark          = "none"
cube          = 0
gold          = 2
bomb          = 0
arrows        = []
sanity        = false
kind          = "action"
one_use       = false

[agents.johann_most]
name          = "Johann Most"
counter_bombs = 0
vp            = 1
mark          = "none"
cube          = 0
gold          = 0
bomb          = 2
arrows        = ["revolution+1"]
sanity        = false
kind          = "plain"
one_use       = false

[agents.leon_czolgosz]
name          = "Leon Czolgosz"
counter_bombs = 1
vp            = 1
mark          = "AR"
cube          = 1
gold          = 0
bomb          = 1
arrows        = []
sanity        = false
kind          = "action"
one_use       = false

[agents.louise_michel]
name          = "Louise Michel"
counter_bombs = 1
vp            = 1
mark          = "none"
cube          = 2
gold          = 0
bomb          = 0
arrows        = ["revolution+1"]
sanity        = false
kind          = "plain"
one_use       = false

[agents.marquis_de_rochefort]
name          = "Marquis de Rochefort"
counter_bombs = 1
vp            = 0
mark          = "AA"
cube          = 0
gold          = 2
bomb          = 0
arrows        = ["revolution+1", "war+1"]
sanity        = false
kind          = "action"
one_use       = false

[agents.nicholas_kibalchich]
name          = "Nicholas Kibalchich"
counter_bombs = 2
vp            = 1
mark          = "none"
cube          = 1
gold          = 0
bomb          = 2
arrows        = []
sanity        = false
kind          = "plain"
one_use       = false

[agents.peter_rachkovsky]
name          = "Peter Rachkovsky"
counter_bombs = 0
vp            = 0
mark          = "none"
cube          = 1
gold          = 2
bomb          = 0
arrows        = ["war+1"]
sanity        = false
kind          = "claim"
one_use       = false

[agents.prince_kropotkin]
name          = "Prince Kropotkin"
counter_bombs = 1
vp            = 1
mark          = "none"
cube          = 1
gold          = 1
bomb          = 0
arrows        = ["revolution+1"]
sanity        = false
kind          = "plain"
one_use       = false

[agents.professor_moriarty]
name          = "Professor Moriarty"
counter_bombs = 2
vp            = 0
mark          = "AAR"
cube          = 1
gold          = 1
bomb          = 1
arrows        = []
sanity        = false
kind          = "action"
one_use       = false

[agents.ravachol]
name          = "Ravachol"
counter_bombs = 2
vp            = 0
mark          = "AR"
cube          = 0
gold          = 0
bomb          = 2
arrows        = []
sanity        = false
kind          = "action"
one_use       = false

[agents.sergei_kravchinsky]
name          = "Sergei Kravchinsky"
counter_bombs = 1
vp            = 1
mark          = "AR"
cube          = 1
gold          = 0
bomb          = 1
arrows        = ["revolution+1"]
sanity        = false
kind          = "action"
one_use       = false

[agents.sergei_nechaev]
name          = "Sergei Nechaev"
counter_bombs = 1
vp            = 0
mark          = "AAR"
cube          = 0
gold          = 0
bomb          = 2
arrows        = ["revolution+1"]
sanity        = false
kind          = "action"
one_use       = false

[agents.sherlock_holmes]
name          = "Sherlock Holmes"
counter_bombs = 1
vp            = 2
mark          = "AR"
cube          = 2
gold          = 0
bomb          = 1
arrows        = []
sanity        = false
kind          = "action"
one_use       = false

[agents.vera_figner]
name          = "Vera Figner"
counter_bombs = 1
vp            = 0
mark          = "AR"
cube          = 1
gold          = 0
bomb          = 1
arrows        = ["revolution+1"]
sanity        = false
kind          = "action"
one_use       = false

[agents.vladimir_burtsev]
name          = "Vladimir Burtsev"
counter_bombs = 0
vp            = 1
mark          = "none"
cube          = 1
gold          = 0
bomb          = 0
arrows        = ["revolution+1"]
sanity        = false
kind          = "action"
one_use       = false

[agents.wilhelm_stieber]
name          = "Wilhelm Stieber"
counter_bombs = 1
vp            = 0
mark          = "AAR"
cube          = 1
gold          = 2
bomb          = 0
arrows        = ["war+1"]
sanity        = false
kind          = "action"
one_use       = false

[agents.william_morris]
name          = "William Morris"
counter_bombs = 0
vp            = 0
mark          = "none"
cube          = 1
gold          = 2
bomb          = 0
arrows        = ["revolution+1"]
sanity        = false
kind          = "plain"
one_use       = false

# ---------------------------------------------------------------- the other game cards (38 of 60)

[cards.bismarck]
name    = "Bismarck"
copies  = 1
cube    = 1
gold    = 1
bomb    = 0
arrows  = ["war+2"]
sanity  = false
kind    = "action"
one_use = true  # stays on the city

[cards.black_hand]
name    = "The Black Hand"
copies  = 1
cube    = 1
gold    = 0
bomb    = 2
arrows  = []
sanity  = false
kind    = "passive"
one_use = false

[cards.diogenes_club]
name    = "The Diogenes Club"
copies  = 2
cube    = 0
gold    = 1
bomb    = 0
arrows  = []
sanity  = false
kind    = "free"
one_use = false

[cards.duchess_de_uzes]
name    = "Duchess de Uzès"
copies  = 1
cube    = 0
gold    = 2
bomb    = 0
arrows  = []
sanity  = false
kind    = "free"
one_use = false

[cards.fenians]
name    = "Fenians"
copies  = 1
cube    = 1
gold    = 0
bomb    = 2
arrows  = ["revolution+1"]
sanity  = false
kind    = "plain"
one_use = false

[cards.freemasons]
name    = "Freemasons"
copies  = 3
cube    = 1
gold    = 0
bomb    = 0
arrows  = []
sanity  = false
kind    = "free"
one_use = false

[cards.hide_royalty]
name    = "Hide Royalty"
copies  = 3
cube    = 2
gold    = 1
bomb    = 0
arrows  = []
sanity  = false
kind    = "action"
one_use = true

[cards.hired_assassin]
name    = "Hired Assassin"
copies  = 6
cube    = 0
gold    = 1
bomb    = 1
arrows  = []
sanity  = false
kind    = "action"
one_use = true

[cards.holy_brotherhood]
name    = "The Holy Brotherhood"
copies  = 2
cube    = 1
gold    = 0
bomb    = 0
arrows  = ["war+1"]
sanity  = false
kind    = "action"
one_use = false

[cards.infernal_machine]
name    = "Infernal Machine"
copies  = 2
cube    = 0
gold    = 0
bomb    = 3
arrows  = []
sanity  = false
kind    = "passive"
one_use = true  # when used for its bombs

[cards.inspector_lestrade]
name    = "Inspector Lestrade"
copies  = 1
cube    = 2
gold    = 1
bomb    = 0
arrows  = ["revolution-1"]
sanity  = false
kind    = "plain"
one_use = false

[cards.matvei_golovinsky]
name    = "Matvei Golovinsky"
copies  = 1
cube    = 1
gold    = 0
bomb    = 0
arrows  = ["war+1"]
sanity  = false
kind    = "free"
one_use = false

[cards.nadar]
name    = "Nadar"
copies  = 2
cube    = 0
gold    = 2
bomb    = 0
arrows  = []
sanity  = false
kind    = "action"
one_use = false

[cards.necronomicon]
name    = "Necronomicon"
copies  = 1
cube    = 2
gold    = 0
bomb    = 0
arrows  = []
sanity  = true
kind    = "passive"
one_use = false

[cards.okhrana]
name    = "Okhrana"
copies  = 2
cube    = 1
gold    = 1
bomb    = 0
arrows  = []
sanity  = false
kind    = "action"
one_use = false

[cards.peoples_will]
name    = "The Peoples'' Will"
copies  = 2
cube    = 0
gold    = 0
bomb    = 1
arrows  = ["revolution+1"]
sanity  = false
kind    = "free"
one_use = false

[cards.pinkerton_agents]
name    = "Pinkerton Agents"
copies  = 1
cube    = 1
gold    = 2
bomb    = 0
arrows  = []
sanity  = false
kind    = "action"
one_use = true

[cards.shoggoth]
name    = "Shoggoth"
copies  = 2
cube    = 0
gold    = 0
bomb    = 2
arrows  = []
sanity  = true
kind    = "action"
one_use = true

[cards.terrors_of_the_night]
name    = "Terrors of the Night"
copies  = 1
cube    = 0
gold    = 0
bomb    = 1
arrows  = ["war+1"]
sanity  = true
kind    = "action"
one_use = false

[cards.third_section]
name    = "The Third Section"
copies  = 1
cube    = 1
gold    = 1
bomb    = 0
arrows  = ["revolution-1"]
sanity  = false
kind    = "action"
one_use = false

[cards.vampire]
name    = "Vampire"
copies  = 1
cube    = 1
gold    = 0
bomb    = 1
arrows  = []
sanity  = true
kind    = "action"
one_use = false

[cards.zombies]
name    = "Zombies"
copies  = 1
cube    = 0
gold    = 0
bomb    = 1
arrows  = ["war+1"]
sanity  = true
kind    = "action"
one_use = false

# ---------------------------------------------------------------- city cards (12)

[city_cards.berlin]
name    = "Berlin"
copies  = 1
cube    = 0
gold    = 1
bomb    = 0
arrows  = ["war+2"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.cairo]
name    = "Cairo"
copies  = 1
cube    = 1
gold    = 2
bomb    = 0
arrows  = []
sanity  = false
kind    = "plain"
one_use = false

[city_cards.constantinople]
name    = "Constantinople"
copies  = 1
cube    = 0
gold    = 2
bomb    = 0
arrows  = ["war+1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.the_hague]
name    = "The Hague"
copies  = 1
cube    = 1
gold    = 1
bomb    = 0
arrows  = ["war-2"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.london]
name    = "London"
copies  = 1
cube    = 1
gold    = 0
bomb    = 0
arrows  = ["revolution+2", "war-1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.madrid]
name    = "Madrid"
copies  = 1
cube    = 1
gold    = 0
bomb    = 1
arrows  = ["revolution+1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.paris]
name    = "Paris"
copies  = 1
cube    = 2
gold    = 0
bomb    = 0
arrows  = ["revolution+1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.rome]
name    = "Rome"
copies  = 1
cube    = 1
gold    = 1
bomb    = 0
arrows  = ["revolution-1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.st_petersburg]
name    = "St. Petersburg"
copies  = 1
cube    = 1
gold    = 0
bomb    = 1
arrows  = ["revolution-1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.vienna]
name    = "Vienna"
copies  = 1
cube    = 2
gold    = 0
bomb    = 0
arrows  = ["war+1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.washington]
name    = "Washington"
copies  = 1
cube    = 0
gold    = 2
bomb    = 0
arrows  = ["war-1"]
sanity  = false
kind    = "plain"
one_use = false

[city_cards.zurich]
name    = "Zurich"
copies  = 1
cube    = 1
gold    = 2
bomb    = 0
arrows  = ["revolution+1"]
sanity  = false
kind    = "plain"
one_use = false

# ---------------------------------------------------------------- permanent effects (12)

[permanent_effects.change_of_heart]
name   = "Change of Heart"
copies = 1
sanity = false
kind   = "claim"

[permanent_effects.cthulhu]
name   = "Cthulhu"
copies = 1
sanity = true
kind   = "claim"

[permanent_effects.cultists]
name   = "Cultists"
copies = 1
sanity = true
kind   = "passive"

[permanent_effects.devils_island]
name   = "Devil''s Island"
copies = 1
sanity = false
kind   = "free"

[permanent_effects.doctor_watson]
name   = "Doctor Watson"
copies = 1
sanity = false
kind   = "passive"

[permanent_effects.master_of_disguise]
name   = "Master of Disguise"
copies = 1
sanity = false
kind   = "passive"

[permanent_effects.mi_go]
name   = "Mi-go"
copies = 1
sanity = true
kind   = "free"

[permanent_effects.mrs_hudson]
name   = "Mrs Hudson"
copies = 1
sanity = false
kind   = "free"

[permanent_effects.sebastian_moran]
name   = "Sebastian Moran"
copies = 1
sanity = false
kind   = "passive"

[permanent_effects.sigmund_freud]
name   = "Sigmund Freud"
copies = 1
sanity = false
kind   = "passive"

[permanent_effects.society_of_leopold]
name   = "Society of Leopold"
copies = 1
sanity = false
kind   = "claim"

[permanent_effects.yog_sothoth]
name   = "Yog-Sothoth"
copies = 1
sanity = true
kind   = "action"

# ---------------------------------------------------------------- provenance
# A path names one value, or a table and with it everything below that table.
# What no path covers is reconstructed.

[provenance]
rulebook = [
  # components, set-up and fixed numbers of the rules
  "game", "identities", "main_agent.names", "main_agent.bombs", "main_agent.mark", "scoring", "sanity.counters",
  "sanity.limit", "sanity.limit_freud", "players.2.cards_per_pile", "players.2.double_agents",
  "players.3.cards_per_pile", "players.3.double_agents", "players.4.cards_per_pile", "players.4.double_agents",
  "players.5.cards_per_pile", "players.5.double_agents",
  # the starting deck
  "start_deck.cube", "start_deck.gold", "start_deck.two_cubes", "start_deck.two_gold", "start_deck.cube_gold",
  "start_deck.cube_bomb", "start_deck.gold_bomb", "start_deck.assassinate", "start_deck.block.copies",
  "start_deck.block.cube", "start_deck.block.gold", "start_deck.block.bomb", "start_deck.block.arrows",
  # the twelve cities, and the values seen in examples
  "cities.berlin.name", "cities.cairo.name", "cities.constantinople.name", "cities.the_hague.name",
  "cities.london.name", "cities.madrid.name", "cities.paris.name", "cities.rome.name", "cities.st_petersburg.name",
  "cities.vienna.name", "cities.washington.name", "cities.zurich.name", "cities.berlin.vp", "cities.berlin.defence",
  "cities.washington.royal_defence", "cities.washington.royal_vp",
  # card names and copies (the printed list)
  "agents.baron_ungern_sternberg.name", "agents.elisee_reclus.name", "agents.emma_goldman.name",
  "agents.errico_malatesta.name", "agents.evno_asef.name", "agents.irene_adler.name", "agents.johann_most.name",
  "agents.leon_czolgosz.name", "agents.louise_michel.name", "agents.marquis_de_rochefort.name",
  "agents.nicholas_kibalchich.name", "agents.peter_rachkovsky.name", "agents.prince_kropotkin.name",
  "agents.professor_moriarty.name", "agents.ravachol.name", "agents.sergei_kravchinsky.name",
  "agents.sergei_nechaev.name", "agents.sherlock_holmes.name", "agents.vera_figner.name",
  "agents.vladimir_burtsev.name", "agents.wilhelm_stieber.name", "agents.william_morris.name", "cards.bismarck.name",
  "cards.bismarck.copies", "cards.black_hand.name", "cards.black_hand.copies", "cards.diogenes_club.name",
  "cards.diogenes_club.copies", "cards.duchess_de_uzes.name", "cards.duchess_de_uzes.copies", "cards.fenians.name",
  "cards.fenians.copies", "cards.freemasons.name", "cards.freemasons.copies", "cards.hide_royalty.name",
  "cards.hide_royalty.copies", "cards.hired_assassin.name", "cards.hired_assassin.copies",
  "cards.holy_brotherhood.name", "cards.holy_brotherhood.copies", "cards.infernal_machine.name",
  "cards.infernal_machine.copies", "cards.inspector_lestrade.name", "cards.inspector_lestrade.copies",
  "cards.matvei_golovinsky.name", "cards.matvei_golovinsky.copies", "cards.nadar.name", "cards.nadar.copies",
  "cards.necronomicon.name", "cards.necronomicon.copies", "cards.okhrana.name", "cards.okhrana.copies",
  "cards.peoples_will.name", "cards.peoples_will.copies", "cards.pinkerton_agents.name",
  "cards.pinkerton_agents.copies", "cards.shoggoth.name", "cards.shoggoth.copies", "cards.terrors_of_the_night.name",
  "cards.terrors_of_the_night.copies", "cards.third_section.name", "cards.third_section.copies",
  "cards.vampire.name", "cards.vampire.copies", "cards.zombies.name", "cards.zombies.copies",
  "city_cards.berlin.name", "city_cards.berlin.copies", "city_cards.cairo.name", "city_cards.cairo.copies",
  "city_cards.constantinople.name", "city_cards.constantinople.copies", "city_cards.the_hague.name",
  "city_cards.the_hague.copies", "city_cards.london.name", "city_cards.london.copies", "city_cards.madrid.name",
  "city_cards.madrid.copies", "city_cards.paris.name", "city_cards.paris.copies", "city_cards.rome.name",
  "city_cards.rome.copies", "city_cards.st_petersburg.name", "city_cards.st_petersburg.copies",
  "city_cards.vienna.name", "city_cards.vienna.copies", "city_cards.washington.name", "city_cards.washington.copies",
  "city_cards.zurich.name", "city_cards.zurich.copies", "permanent_effects.change_of_heart.name",
  "permanent_effects.change_of_heart.copies", "permanent_effects.cthulhu.name", "permanent_effects.cthulhu.copies",
  "permanent_effects.cultists.name", "permanent_effects.cultists.copies", "permanent_effects.devils_island.name",
  "permanent_effects.devils_island.copies", "permanent_effects.doctor_watson.name",
  "permanent_effects.doctor_watson.copies", "permanent_effects.master_of_disguise.name",
  "permanent_effects.master_of_disguise.copies", "permanent_effects.mi_go.name", "permanent_effects.mi_go.copies",
  "permanent_effects.mrs_hudson.name", "permanent_effects.mrs_hudson.copies",
  "permanent_effects.sebastian_moran.name", "permanent_effects.sebastian_moran.copies",
  "permanent_effects.sigmund_freud.name", "permanent_effects.sigmund_freud.copies",
  "permanent_effects.society_of_leopold.name", "permanent_effects.society_of_leopold.copies",
  "permanent_effects.yog_sothoth.name", "permanent_effects.yog_sothoth.copies",
  # card and counter facts of the rules text and its examples
  "agents.elisee_reclus.vp", "agents.sergei_kravchinsky.counter_bombs", "cards.okhrana.cube", "cards.okhrana.gold",
  "cards.okhrana.bomb", "cards.okhrana.arrows", "cards.shoggoth.sanity", "cards.bismarck.one_use",
  "cards.black_hand.kind", "cards.infernal_machine.kind", "cards.infernal_machine.one_use",
  "cards.necronomicon.kind", "cards.third_section.one_use", "cards.vampire.one_use", "cards.zombies.kind",
  "cards.zombies.one_use", "cards.hide_royalty.one_use", "cards.hired_assassin.one_use", "cards.hired_assassin.kind",
  "cards.hide_royalty.kind", "agents.peter_rachkovsky.kind", "permanent_effects.cthulhu.sanity",
  "permanent_effects.change_of_heart.kind", "permanent_effects.cthulhu.kind", "permanent_effects.cultists.kind",
  "permanent_effects.devils_island.kind", "permanent_effects.doctor_watson.kind",
  "permanent_effects.master_of_disguise.kind", "permanent_effects.mi_go.kind", "permanent_effects.mrs_hudson.kind",
  "permanent_effects.sebastian_moran.kind", "permanent_effects.sigmund_freud.kind",
  "permanent_effects.society_of_leopold.kind", "permanent_effects.yog_sothoth.kind",
]
record = [
  # city and royal values of the solo log
  "cities.the_hague.vp", "cities.washington.vp", "cities.st_petersburg.vp", "cities.vienna.vp",
  "cities.madrid.royal_defence", "cities.madrid.royal_vp", "cities.berlin.royal_vp", "cities.paris.royal_vp",
  # royal names of the logs
  "cities.berlin.royal", "cities.cairo.royal", "cities.london.royal", "cities.paris.royal", "cities.rome.royal",
  "cities.st_petersburg.royal", "cities.vienna.royal", "cities.washington.royal",
  # the blocking disc costs an action in the solo log
  "start_deck.block.kind",
  # agents of the solo log
  "agents.vera_figner.counter_bombs", "agents.vera_figner.vp", "agents.prince_kropotkin.vp",
  "agents.evno_asef.sanity", "agents.louise_michel.sanity", "agents.peter_rachkovsky.sanity",
  "agents.prince_kropotkin.sanity", "agents.vera_figner.sanity", "agents.wilhelm_stieber.sanity",
  "agents.william_morris.sanity",
  # sanity icons seen or not seen
  "cards.zombies.sanity", "cards.black_hand.sanity", "cards.hired_assassin.sanity", "cards.nadar.sanity",
  "permanent_effects.mi_go.sanity",
]
');
INSERT INTO "card_tables" VALUES('af044bb0990bdac0735a2c1930e4910f87b23ed524289218c9106d6863c186ec','# A Study in Emerald, SECOND edition (2015): data table.
#
# Rules are known; many printed numbers are not. Every value below is one of
#   rulebook       stated by the rules texts          (listed in [provenance].rulebook)
#   record         read from a published report       (listed in [provenance].record)
#   reconstructed  our own value                      (everything that is not listed)
# Owners of the printed game: export this file, put in your numbers, check it, play with it:
#   intrigue tables export emerald2 > mine.toml
#   intrigue tables check emerald2 mine.toml
#   intrigue play emerald2 --table mine.toml
# A symbol that a card does not name counts 0 (insanity: false). What the cards do is in the rules, not here.

[meta]
edition = "emerald2"
title   = "A Study in Emerald, second edition (2015)"
format  = 1

[game]
hand_size                    = 5
actions_per_turn             = 2
cubes_per_player             = 10
cubes_in_limbo_at_start      = 5
agents_per_player            = 10
agents_at_start              = 2
agents_after_loyalist_reveal = 3
sanity_tokens                = 3
zombies                      = 6
zombies_per_play             = 2
track_length                 = 10
low_side_penalty             = 5  # for every player on the side of the lowest score
black_hand_per_royalty       = 2  # Restorationist points
yog_sothoth_per_agent        = 1  # Loyalist points
golovinski_steps             = 2
freud_steps                  = 2

[identities]
loyalist       = 3
restorationist = 3

[sanity_die]
faces    = 6
insanity = 3

# ---------------------------------------------------------------- players

[players.2]
cards_per_city = 3
vp_end         = 28

[players.3]
cards_per_city = 3
vp_end         = 24

[players.4]
cards_per_city = 4
vp_end         = 22

[players.5]
cards_per_city = 5
vp_end         = 20

# ---------------------------------------------------------------- cities
# defence: bomb points to assassinate an agent there.

[cities.berlin]
name    = "Berlin"
defence = 5

[cities.cairo]
name    = "Cairo"
defence = 3

[cities.constantinople]
name    = "Constantinople"
defence = 3

[cities.london]
name    = "London"
defence = 5

[cities.madrid]
name    = "Madrid"
defence = 3

[cities.paris]
name    = "Paris"
defence = 4

[cities.rome]
name    = "Rome"
defence = 3

[cities.st_petersburg]
name    = "St. Petersburg"
defence = 5

[cities.vienna]
name    = "Vienna"
defence = 4

# ---------------------------------------------------------------- royalty cards (9)
# Points are Restorationist when taken by assassination, Loyalist when hidden.

[royalty.the_burrower_beneath]
name  = "The Burrower Beneath"  # first-edition name
city  = "berlin"
bombs = 6
vp    = 5

[royalty.nyarlathotep]
name  = "Nyarlathotep"  # first-edition name
city  = "cairo"
bombs = 5
vp    = 4

[royalty.the_veiled_thing]
name  = "The Veiled Thing of the Porte"  # our own name
city  = "constantinople"
bombs = 5
vp    = 3

[royalty.gloriana]
name  = "Gloriana"
city  = "london"
bombs = 7
vp    = 6

[royalty.baoht_zuqqa_mogg]
name  = "Baoht Z''uqqa-Mogg"  # first-edition name, completed
city  = "madrid"
bombs = 4
vp    = 2

[royalty.the_spinner_in_the_darkness]
name  = "The Spinner in the Darkness"
city  = "paris"
bombs = 5
vp    = 4

[royalty.rhogog]
name  = "Rhogog"  # first-edition name
city  = "rome"
bombs = 4
vp    = 3

[royalty.azathoth]
name  = "Azathoth, the Blind Idiot"  # first-edition name
city  = "st_petersburg"
bombs = 7
vp    = 6

[royalty.nug_and_yeb]
name  = "Nug and Yeb"  # first-edition name
city  = "vienna"
bombs = 5
vp    = 4

# ---------------------------------------------------------------- city cards (9)

[city_cards.berlin]
name       = "Berlin"
copies     = 1
place      = 1
retrieve   = 1
loyalist   = 1
vp_neutral = 5
kind       = "plain"
one_use    = false

[city_cards.cairo]
name       = "Cairo"
copies     = 1
place      = 2
move       = 2
vp_neutral = 3
kind       = "plain"
one_use    = false

[city_cards.constantinople]
name       = "Constantinople"
copies     = 1
claim      = 1
move       = 1
loyalist   = 1
vp_neutral = 3
kind       = "plain"
one_use    = false

[city_cards.london]
name           = "London"
copies         = 1
place          = 1
claim          = 1
restorationist = 1
vp_neutral     = 5
kind           = "plain"
one_use        = false

[city_cards.madrid]
name       = "Madrid"
copies     = 1
place      = 1
bomb       = 2
vp_neutral = 3
kind       = "plain"
one_use    = false

[city_cards.paris]
name           = "Paris"
copies         = 1
place          = 2
restorationist = 1
vp_neutral     = 5
kind           = "plain"
one_use        = false

[city_cards.rome]
name       = "Rome"
copies     = 1
claim      = 1
retrieve   = 2
vp_neutral = 3
kind       = "plain"
one_use    = false

[city_cards.st_petersburg]
name       = "St. Petersburg"
copies     = 1
place      = 1
loyalist   = 1
bomb       = 1
vp_neutral = 5
kind       = "plain"
one_use    = false

[city_cards.vienna]
name       = "Vienna"
copies     = 1
place      = 2
move       = 1
vp_neutral = 4
kind       = "plain"
one_use    = false

# ---------------------------------------------------------------- starting deck (10)
# The same ten cards for every colour.

[start_deck.place_retrieve]
name     = "Agent X: place or retrieve"
copies   = 2
place    = 1
retrieve = 1
kind     = "plain"
one_use  = false

[start_deck.place_claim]
name    = "Agent X: place or claim"
copies  = 1
place   = 1
claim   = 1
kind    = "plain"
one_use = false

[start_deck.place_two]
name    = "Agent X: place two"
copies  = 1
place   = 2
kind    = "plain"
one_use = false

[start_deck.claim_retrieve]
name     = "Agent X: claim or retrieve"
copies   = 1
claim    = 1
retrieve = 1
kind     = "plain"
one_use  = false

[start_deck.claim_move]
name    = "Agent X: claim or move"
copies  = 1
claim   = 1
move    = 1
kind    = "plain"
one_use = false

[start_deck.retrieve_two]
name     = "Agent X: retrieve two"
copies   = 1
retrieve = 2
kind     = "plain"
one_use  = false

[start_deck.place_bomb]
name    = "Agent X: place or bomb"
copies  = 1
place   = 1
bomb    = 1
kind    = "plain"
one_use = false

[start_deck.move_bomb]
name    = "Agent X: move or bomb"
copies  = 1
move    = 1
bomb    = 1
kind    = "plain"
one_use = false

[start_deck.assassinate_bomb]
name        = "Agent X: assassination"
copies      = 1
assassinate = 1
bomb        = 1
kind        = "plain"
one_use     = false

# ---------------------------------------------------------------- game cards (66)

[cards.baron_ungern_sternberg]
name        = "Baron Ungern-Sternberg"
copies      = 1
place       = 1
assassinate = 1
loyalist    = 1
agent       = 1
bomb        = 1
vp_loyalist = 1
box_vp      = 2
kind        = "plain"
one_use     = false

[cards.black_hand]
name     = "The Black Hand"
copies   = 1
place    = 1
retrieve = 1
bomb     = 2
kind     = "action"
one_use  = true

[cards.change_of_heart]
name     = "Change of Heart"
copies   = 1
place    = 1
claim    = 1
retrieve = 1
kind     = "action"
one_use  = true

[cards.cthulhu]
name        = "Cthulhu"
copies      = 1
place       = 1
loyalist    = 1
bomb        = 2
insanity    = true
vp_loyalist = 2
kind        = "action"
one_use     = true

[cards.diogenes_club]
name     = "The Diogenes Club"
copies   = 2
claim    = 1
retrieve = 1
kind     = "free"
one_use  = false

[cards.doctor_watson]
name     = "Doctor Watson"
copies   = 1
place    = 1
retrieve = 1
kind     = "free"
one_use  = false

[cards.duchess_d_uzes]
name    = "Duchess D''Uzes"
copies  = 1
place   = 2
move    = 1
kind    = "action"
one_use = false

[cards.elisee_reclus]
name              = "Elisée Reclus"
copies            = 1
place             = 2
move              = 1
restorationist    = 1
agent             = 1
vp_restorationist = 2
kind              = "plain"
one_use           = false

[cards.emma_goldman]
name              = "Emma Goldman"
copies            = 1
place             = 1
retrieve          = 1
restorationist    = 2
agent             = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.errico_malatesta]
name              = "Errico Malatesta"
copies            = 1
place             = 1
move              = 1
restorationist    = 1
agent             = 1
bomb              = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.evno_asef]
name        = "Evno Asef"
copies      = 1
move        = 1
assassinate = 1
loyalist    = 1
agent       = 1
bomb        = 1
vp_loyalist = 1
box_vp      = 3
kind        = "plain"
one_use     = false

[cards.fenians]
name           = "Fenians"
copies         = 2
place          = 1
restorationist = 1
bomb           = 2
kind           = "benefit"
one_use        = true

[cards.freemasons]
name    = "The Freemasons"
copies  = 2
place   = 1
claim   = 1
kind    = "free"
one_use = false

[cards.hide_royalty]
name     = "Hide Royalty"
copies   = 4
place    = 2
retrieve = 1
kind     = "action"
one_use  = true

[cards.hired_assassin]
name        = "Hired Assassin"
copies      = 5
place       = 1
move        = 1
assassinate = 1
bomb        = 1
box_vp      = 2
kind        = "plain"
one_use     = false

[cards.holy_brotherhood]
name        = "The Holy Brotherhood"
copies      = 2
place       = 2
loyalist    = 1
vp_loyalist = 1
kind        = "action"
one_use     = false

[cards.infernal_machine]
name    = "Infernal Machine"
copies  = 2
move    = 1
bomb    = 3
kind    = "benefit"
one_use = true

[cards.inspector_lestrade]
name        = "Inspector Lestrade"
copies      = 1
place       = 1
claim       = 1
loyalist    = 1
vp_loyalist = 1
kind        = "action"
one_use     = false

[cards.irene_adler]
name    = "Irene Adler"
copies  = 1
claim   = 1
move    = 2
agent   = 1
kind    = "action"
one_use = true

[cards.johann_most]
name              = "Johann Most"
copies            = 1
place             = 1
restorationist    = 1
agent             = 1
bomb              = 2
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.leon_czolgosz]
name              = "Leon Czolgosz"
copies            = 1
place             = 1
assassinate       = 1
agent             = 1
bomb              = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.louise_michel]
name              = "Louise Michel"
copies            = 1
place             = 2
restorationist    = 1
agent             = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.marquis_de_rochefort]
name           = "Marquis de Rochefort"
copies         = 1
claim          = 1
move           = 1
restorationist = 1
loyalist       = 1
agent          = 1
kind           = "plain"
one_use        = false

[cards.matvei_golovinski]
name        = "Matvei Golovinski"
copies      = 1
place       = 1
retrieve    = 1
loyalist    = 1
vp_loyalist = 1
kind        = "action"
one_use     = false

[cards.mi_go]
name        = "Mi-Go"
copies      = 1
retrieve    = 1
move        = 2
insanity    = true
vp_loyalist = 1
kind        = "action"
one_use     = true

[cards.mrs_hudson]
name     = "Mrs. Hudson"
copies   = 1
place    = 1
retrieve = 2
kind     = "free"
one_use  = false

[cards.nicholas_kibalchich]
name              = "Nicholas Kibalchich"
copies            = 1
claim             = 1
retrieve          = 1
agent             = 1
bomb              = 2
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.okhrana]
name        = "Okhrana"
copies      = 2
place       = 1
claim       = 1
retrieve    = 1
vp_loyalist = 1
kind        = "action"
one_use     = false

[cards.peoples_will]
name           = "The Peoples'' Will"
copies         = 2
place          = 1
restorationist = 1
bomb           = 1
kind           = "action"
one_use        = false

[cards.peter_rachkovsky]
name        = "Peter Rachkovsky"
copies      = 1
claim       = 1
retrieve    = 1
loyalist    = 1
agent       = 2
vp_loyalist = 1
kind        = "plain"
one_use     = false

[cards.pinkerton_agents]
name    = "Pinkerton Agents"
copies  = 2
claim   = 1
move    = 2
kind    = "action"
one_use = true

[cards.prince_kropotkin]
name              = "Prince Kropotkin"
copies            = 1
place             = 1
retrieve          = 2
restorationist    = 1
agent             = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.professor_moriarty]
name        = "Professor Moriarty"
copies      = 1
place       = 1
claim       = 1
assassinate = 1
agent       = 1
bomb        = 1
vp_loyalist = 1
box_vp      = 3
kind        = "plain"
one_use     = false

[cards.ravachol]
name        = "Ravachol"
copies      = 1
place       = 1
assassinate = 1
agent       = 1
bomb        = 2
kind        = "plain"
one_use     = false

[cards.sebastian_moran]
name              = "Sebastian Moran"
copies            = 1
move              = 1
assassinate       = 1
bomb              = 2
vp_neutral        = 0
vp_restorationist = 0
vp_loyalist       = 0
box_vp            = 4
kind              = "plain"
one_use           = false

[cards.sergei_kravchinsky]
name              = "Sergei Kravchinsky"
copies            = 1
place             = 1
assassinate       = 1
restorationist    = 1
agent             = 1
bomb              = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.sergei_nechaev]
name        = "Sergei Nechaev"
copies      = 1
claim       = 1
retrieve    = 1
assassinate = 1
agent       = 1
bomb        = 1
kind        = "plain"
one_use     = false

[cards.sherlock_holmes]
name              = "Sherlock Holmes"
copies            = 1
claim             = 1
move              = 2
agent             = 1
bomb              = 1
vp_restorationist = 1
kind              = "interrupt"
one_use           = false

[cards.shoggoth]
name     = "Shoggoth"
copies   = 2
place    = 1
bomb     = 2
insanity = true
box_vp   = 3
kind     = "action"
one_use  = true

[cards.sigmund_freud]
name     = "Sigmund Freud"
copies   = 1
claim    = 1
retrieve = 2
kind     = "action"
one_use  = true

[cards.society_of_leopold]
name     = "Society of Leopold"
copies   = 1
place    = 2
retrieve = 1
bomb     = 1
kind     = "action"
one_use  = true

[cards.terrors_of_the_night]
name     = "Terrors of the Night"
copies   = 1
place    = 1
loyalist = 1
bomb     = 1
insanity = true
kind     = "action"
one_use  = false

[cards.third_section]
name        = "The Third Section"
copies      = 1
claim       = 1
retrieve    = 1
loyalist    = 1
vp_loyalist = 1
kind        = "action"
one_use     = false

[cards.vampires]
name        = "Vampires"
copies      = 1
place       = 1
move        = 2
insanity    = true
vp_loyalist = 2
kind        = "action"
one_use     = true
interrupt   = true

[cards.vera_figner]
name              = "Vera Figner"
copies            = 1
place             = 1
retrieve          = 1
assassinate       = 1
agent             = 1
bomb              = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.vladimir_burtsev]
name              = "Vladimir Burtsev"
copies            = 1
claim             = 1
retrieve          = 1
restorationist    = 1
agent             = 1
vp_restorationist = 1
kind              = "action"
one_use           = false

[cards.wilhelm_stieber]
name        = "Wilhelm Stieber"
copies      = 1
place       = 2
assassinate = 1
loyalist    = 1
agent       = 1
vp_loyalist = 1
box_vp      = 2
kind        = "plain"
one_use     = false

[cards.william_morris]
name              = "William Morris"
copies            = 1
place             = 1
retrieve          = 2
restorationist    = 1
agent             = 1
vp_restorationist = 1
kind              = "plain"
one_use           = false

[cards.yog_sothoth]
name     = "Yog-Sothoth"
copies   = 1
place    = 1
claim    = 1
retrieve = 1
insanity = true
kind     = "action"
one_use  = true

[cards.zombies]
name        = "Zombies"
copies      = 1
place       = 1
loyalist    = 1
bomb        = 1
insanity    = true
vp_loyalist = 2
kind        = "action"
one_use     = false

# ---------------------------------------------------------------- provenance
# A path names one value, or a table and with it everything below that table.
# What no path covers is reconstructed.

[provenance]
rulebook = [
  # components, set-up, thresholds and fixed numbers
  "game", "players",
  # the eight cities named in the rules
  "cities.berlin.name", "cities.cairo.name", "cities.constantinople.name", "cities.london.name",
  "cities.madrid.name", "cities.paris.name", "cities.rome.name", "cities.st_petersburg.name", "cities.paris.defence",
  # royalty
  "royalty.gloriana.name", "royalty.gloriana.city", "royalty.the_spinner_in_the_darkness",
  # card names
  "city_cards.berlin.name", "city_cards.berlin.copies", "city_cards.cairo.name", "city_cards.cairo.copies",
  "city_cards.constantinople.name", "city_cards.constantinople.copies", "city_cards.london.name",
  "city_cards.london.copies", "city_cards.madrid.name", "city_cards.madrid.copies", "city_cards.paris.name",
  "city_cards.paris.copies", "city_cards.rome.name", "city_cards.rome.copies", "city_cards.st_petersburg.name",
  "city_cards.st_petersburg.copies", "city_cards.vienna.copies", "cards.black_hand.name",
  "cards.change_of_heart.name", "cards.cthulhu.name", "cards.diogenes_club.name", "cards.doctor_watson.name",
  "cards.duchess_d_uzes.name", "cards.fenians.name", "cards.freemasons.name", "cards.hide_royalty.name",
  "cards.hired_assassin.name", "cards.holy_brotherhood.name", "cards.infernal_machine.name",
  "cards.inspector_lestrade.name", "cards.irene_adler.name", "cards.louise_michel.name",
  "cards.matvei_golovinski.name", "cards.mi_go.name", "cards.mrs_hudson.name", "cards.okhrana.name",
  "cards.peoples_will.name", "cards.peter_rachkovsky.name", "cards.pinkerton_agents.name",
  "cards.sebastian_moran.name", "cards.sherlock_holmes.name", "cards.shoggoth.name", "cards.sigmund_freud.name",
  "cards.society_of_leopold.name", "cards.terrors_of_the_night.name", "cards.third_section.name",
  "cards.vampires.name", "cards.vladimir_burtsev.name", "cards.yog_sothoth.name", "cards.zombies.name",
  # symbols and kinds stated or shown in examples
  "cards.louise_michel.vp_restorationist", "cards.peter_rachkovsky.agent", "cards.sebastian_moran.assassinate",
  "cards.sebastian_moran.box_vp", "cards.sebastian_moran.vp_neutral", "cards.sebastian_moran.vp_restorationist",
  "cards.sebastian_moran.vp_loyalist", "cards.shoggoth.insanity", "cards.infernal_machine.bomb",
  "cards.infernal_machine.one_use", "cards.hired_assassin.assassinate", "cards.duchess_d_uzes.kind",
  "cards.sherlock_holmes.kind", "cards.vampires.kind", "cards.vampires.one_use", "cards.vampires.interrupt",
  "cards.zombies.kind", "cards.hide_royalty.one_use", "cards.black_hand.one_use", "cards.yog_sothoth.one_use",
  "cards.change_of_heart.one_use", "cards.shoggoth.one_use", "cards.mi_go.one_use", "cards.fenians.kind",
  "cards.fenians.one_use", "cards.diogenes_club.one_use", "cards.doctor_watson.one_use", "cards.freemasons.one_use",
  "cards.mrs_hudson.one_use", "cards.zombies.one_use",
]
record = [
  # named in a published review of this edition
  "cards.professor_moriarty.name",
  # the ninth city: a published list of changes drops three of the first edition''s twelve
  "cities.vienna.name", "city_cards.vienna.name",
]
');
CREATE TABLE games (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	cards VARCHAR(64) NOT NULL, 
	places INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	owner VARCHAR(40), 
	public BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	pace FLOAT, 
	n INTEGER NOT NULL, 
	epoch INTEGER NOT NULL, 
	asked INTEGER, 
	over BOOLEAN NOT NULL, 
	scores TEXT, 
	round INTEGER, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	rematch VARCHAR(40), 
	PRIMARY KEY (id), 
	FOREIGN KEY(cards) REFERENCES card_tables (fingerprint)
);
INSERT INTO "games" VALUES('_QcRTucTeUabOZcd','kabale',1,'11ef9a9b835dd383b9f275836bcf4832e787e38107be87bd42cb2268e5e9f65d',3,'{}','l5ZnByT_VVuNTth-',0,1,NULL,31,0,0,0,NULL,1,1.79492182846763491626e+09,1.79492183056916475292e+09,NULL);
INSERT INTO "games" VALUES('qvQUzHeZaLLjKuAH','emerald1',1,'64f4786707c30dba450cd5809c3a79b99cd101617bdcf18a04a7759dff3d58f1',3,'{}','l5ZnByT_VVuNTth-',0,1,NULL,43,0,0,0,NULL,0,1.79492183087739825249e+09,1.79492183100864577298e+09,NULL);
INSERT INTO "games" VALUES('I47Kp5vv3Pn-LREw','emerald2',1,'af044bb0990bdac0735a2c1930e4910f87b23ed524289218c9106d6863c186ec',3,'{}','l5ZnByT_VVuNTth-',0,1,NULL,32,0,1,0,NULL,0,1.79492183149985837934e+09,1.79492183152407646174e+09,NULL);
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(40) NOT NULL, 
	theme VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('l5ZnByT_VVuNTth-','Anna','en','paper',1.79492182806012177467e+09);
INSERT INTO "guests" VALUES('gT-j76OqGBlXFwHF','Béla','en','paper',1.79492182826827716829e+09);
CREATE TABLE seats (
	game VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	guest VARCHAR(40), 
	bot VARCHAR(40), 
	token VARCHAR(64), 
	pass_for_me BOOLEAN NOT NULL, 
	here BOOLEAN NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('_QcRTucTeUabOZcd',0,'Anna','l5ZnByT_VVuNTth-',NULL,NULL,0,0,1.79492183186651301386e+09);
INSERT INTO "seats" VALUES('_QcRTucTeUabOZcd',1,'Béla','gT-j76OqGBlXFwHF',NULL,'2c1c226fb16ec7817acd6bfb31807be53af8c304edea3e2b32e319f42af30497',0,0,1.79492183186660718917e+09);
INSERT INTO "seats" VALUES('_QcRTucTeUabOZcd',2,'',NULL,'random',NULL,0,0,1.79492182846763491626e+09);
INSERT INTO "seats" VALUES('qvQUzHeZaLLjKuAH',0,'Anna','l5ZnByT_VVuNTth-',NULL,NULL,0,0,1.79492183186662316324e+09);
INSERT INTO "seats" VALUES('qvQUzHeZaLLjKuAH',1,'Béla','gT-j76OqGBlXFwHF',NULL,'4c05ad2b2750250aea07577fffc249578d40ff6251ad31c387d4b29284afe1ba',0,0,1.7949218318665912151e+09);
INSERT INTO "seats" VALUES('qvQUzHeZaLLjKuAH',2,'',NULL,'random',NULL,0,0,1.79492183087739825249e+09);
INSERT INTO "seats" VALUES('I47Kp5vv3Pn-LREw',0,'Anna','l5ZnByT_VVuNTth-',NULL,NULL,0,0,1.79492183186590957642e+09);
INSERT INTO "seats" VALUES('I47Kp5vv3Pn-LREw',1,'Béla','gT-j76OqGBlXFwHF',NULL,'75205e9c111bde9d39065dd1f9beeb5273a18976d529fd00c75e18a0ea796e9f',0,0,1.79492183186648178103e+09);
INSERT INTO "seats" VALUES('I47Kp5vv3Pn-LREw',2,'',NULL,'random',NULL,0,0,1.79492183149985837934e+09);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','bsnh8k4fWqLaDSm8Ao_XApHznroUVQOego_15_BzkRw');
CREATE TABLE states (
	game VARCHAR(40) NOT NULL, 
	viewer INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	epoch INTEGER NOT NULL, 
	"view" TEXT NOT NULL, 
	PRIMARY KEY (game, viewer), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "states" VALUES('I47Kp5vv3Pn-LREw',-1,32,0,'{"viewer":null,"options":{"retrieve_short":true,"stopped_clears":true,"vampires_one_use":false,"refill_again":false,"finish_action":false},"round":0,"turns":0,"first":1,"active":1,"actions":0,"killing":false,"hunted":[],"at_target":false,"over":"","restorationist":0,"loyalist":0,"share":0,"track_length":10,"vp_end":24,"cities":[{"id":"berlin","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"city_berlin","stack":4,"city_card_in":false,"royalty":"the_burrower_beneath","royal":"stack","royal_by":null,"royal_bombs":6,"royal_vp":5,"leader":null},{"id":"cairo","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"holy_brotherhood","stack":3,"city_card_in":true,"royalty":"nyarlathotep","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"constantinople","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"hide_royalty","stack":3,"city_card_in":true,"royalty":"the_veiled_thing","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":3,"leader":null},{"id":"london","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"elisee_reclus","stack":4,"city_card_in":true,"royalty":"gloriana","royal":"stack","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"madrid","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vampires","stack":4,"city_card_in":true,"royalty":"baoht_zuqqa_mogg","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":2,"leader":null},{"id":"paris","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"prince_kropotkin","stack":3,"city_card_in":true,"royalty":"the_spinner_in_the_darkness","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"rome","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"fenians","stack":4,"city_card_in":true,"royalty":"rhogog","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":3,"leader":null},{"id":"st_petersburg","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vera_figner","stack":3,"city_card_in":true,"royalty":"azathoth","royal":"slot","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"vienna","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"pinkerton_agents","stack":4,"city_card_in":true,"royalty":"nug_and_yeb","royal":"stack","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null}],"seats":[{"colour":"red","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"blue","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"yellow","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null}],"zombies_left":6,"banished":false,"away_since":0,"in_play":"","unseen":["baron_ungern_sternberg","black_hand","change_of_heart","cthulhu","diogenes_club","diogenes_club","doctor_watson","duchess_d_uzes","emma_goldman","errico_malatesta","evno_asef","fenians","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","infernal_machine","infernal_machine","inspector_lestrade","irene_adler","johann_most","leon_czolgosz","louise_michel","marquis_de_rochefort","matvei_golovinski","mi_go","mrs_hudson","nicholas_kibalchich","okhrana","okhrana","peoples_will","peoples_will","peter_rachkovsky","pinkerton_agents","professor_moriarty","ravachol","sebastian_moran","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","shoggoth","shoggoth","sigmund_freud","society_of_leopold","terrors_of_the_night","third_section","vladimir_burtsev","wilhelm_stieber","william_morris","yog_sothoth","zombies"],"removed":[],"own":null,"agenda":[["NextTurn",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]]]}');
INSERT INTO "states" VALUES('I47Kp5vv3Pn-LREw',0,32,0,'{"viewer":0,"options":{"retrieve_short":true,"stopped_clears":true,"vampires_one_use":false,"refill_again":false,"finish_action":false},"round":0,"turns":0,"first":1,"active":1,"actions":0,"killing":false,"hunted":[],"at_target":false,"over":"","restorationist":0,"loyalist":0,"share":0,"track_length":10,"vp_end":24,"cities":[{"id":"berlin","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"city_berlin","stack":4,"city_card_in":false,"royalty":"the_burrower_beneath","royal":"stack","royal_by":null,"royal_bombs":6,"royal_vp":5,"leader":null},{"id":"cairo","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"holy_brotherhood","stack":3,"city_card_in":true,"royalty":"nyarlathotep","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"constantinople","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"hide_royalty","stack":3,"city_card_in":true,"royalty":"the_veiled_thing","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":3,"leader":null},{"id":"london","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"elisee_reclus","stack":4,"city_card_in":true,"royalty":"gloriana","royal":"stack","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"madrid","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vampires","stack":4,"city_card_in":true,"royalty":"baoht_zuqqa_mogg","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":2,"leader":null},{"id":"paris","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"prince_kropotkin","stack":3,"city_card_in":true,"royalty":"the_spinner_in_the_darkness","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"rome","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"fenians","stack":4,"city_card_in":true,"royalty":"rhogog","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":3,"leader":null},{"id":"st_petersburg","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vera_figner","stack":3,"city_card_in":true,"royalty":"azathoth","royal":"slot","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"vienna","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"pinkerton_agents","stack":4,"city_card_in":true,"royalty":"nug_and_yeb","royal":"stack","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null}],"seats":[{"colour":"red","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"blue","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"yellow","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null}],"zombies_left":6,"banished":false,"away_since":0,"in_play":"","unseen":["baron_ungern_sternberg","black_hand","change_of_heart","cthulhu","diogenes_club","diogenes_club","doctor_watson","duchess_d_uzes","emma_goldman","errico_malatesta","evno_asef","fenians","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","infernal_machine","infernal_machine","inspector_lestrade","irene_adler","johann_most","leon_czolgosz","louise_michel","marquis_de_rochefort","matvei_golovinski","mi_go","mrs_hudson","nicholas_kibalchich","okhrana","okhrana","peoples_will","peoples_will","peter_rachkovsky","pinkerton_agents","professor_moriarty","ravachol","sebastian_moran","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","shoggoth","shoggoth","sigmund_freud","society_of_leopold","terrors_of_the_night","third_section","vladimir_burtsev","wilhelm_stieber","william_morris","yog_sothoth","zombies"],"removed":[],"own":{"side":"loyalist","hand":["place_claim","place_two","claim_move","retrieve_two","place_bomb"],"deck":["place_retrieve","place_retrieve","claim_retrieve","move_bomb","assassinate_bomb"],"lost":[],"plan":null,"looked":[],"worth":0,"perhaps":0},"agenda":[["NextTurn",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]]]}');
INSERT INTO "states" VALUES('I47Kp5vv3Pn-LREw',1,32,0,'{"viewer":1,"options":{"retrieve_short":true,"stopped_clears":true,"vampires_one_use":false,"refill_again":false,"finish_action":false},"round":0,"turns":0,"first":1,"active":1,"actions":0,"killing":false,"hunted":[],"at_target":false,"over":"","restorationist":0,"loyalist":0,"share":0,"track_length":10,"vp_end":24,"cities":[{"id":"berlin","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"city_berlin","stack":4,"city_card_in":false,"royalty":"the_burrower_beneath","royal":"stack","royal_by":null,"royal_bombs":6,"royal_vp":5,"leader":null},{"id":"cairo","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"holy_brotherhood","stack":3,"city_card_in":true,"royalty":"nyarlathotep","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"constantinople","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"hide_royalty","stack":3,"city_card_in":true,"royalty":"the_veiled_thing","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":3,"leader":null},{"id":"london","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"elisee_reclus","stack":4,"city_card_in":true,"royalty":"gloriana","royal":"stack","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"madrid","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vampires","stack":4,"city_card_in":true,"royalty":"baoht_zuqqa_mogg","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":2,"leader":null},{"id":"paris","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"prince_kropotkin","stack":3,"city_card_in":true,"royalty":"the_spinner_in_the_darkness","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"rome","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"fenians","stack":4,"city_card_in":true,"royalty":"rhogog","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":3,"leader":null},{"id":"st_petersburg","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vera_figner","stack":3,"city_card_in":true,"royalty":"azathoth","royal":"slot","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"vienna","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"pinkerton_agents","stack":4,"city_card_in":true,"royalty":"nug_and_yeb","royal":"stack","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null}],"seats":[{"colour":"red","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"blue","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"yellow","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null}],"zombies_left":6,"banished":false,"away_since":0,"in_play":"","unseen":["baron_ungern_sternberg","black_hand","change_of_heart","cthulhu","diogenes_club","diogenes_club","doctor_watson","duchess_d_uzes","emma_goldman","errico_malatesta","evno_asef","fenians","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","infernal_machine","infernal_machine","inspector_lestrade","irene_adler","johann_most","leon_czolgosz","louise_michel","marquis_de_rochefort","matvei_golovinski","mi_go","mrs_hudson","nicholas_kibalchich","okhrana","okhrana","peoples_will","peoples_will","peter_rachkovsky","pinkerton_agents","professor_moriarty","ravachol","sebastian_moran","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","shoggoth","shoggoth","sigmund_freud","society_of_leopold","terrors_of_the_night","third_section","vladimir_burtsev","wilhelm_stieber","william_morris","yog_sothoth","zombies"],"removed":[],"own":{"side":"restorationist","hand":["place_retrieve","claim_retrieve","claim_move","retrieve_two","move_bomb"],"deck":["place_retrieve","place_claim","place_two","place_bomb","assassinate_bomb"],"lost":[],"plan":null,"looked":[],"worth":0,"perhaps":0},"agenda":[["NextTurn",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]]]}');
INSERT INTO "states" VALUES('I47Kp5vv3Pn-LREw',2,32,0,'{"viewer":2,"options":{"retrieve_short":true,"stopped_clears":true,"vampires_one_use":false,"refill_again":false,"finish_action":false},"round":0,"turns":0,"first":1,"active":1,"actions":0,"killing":false,"hunted":[],"at_target":false,"over":"","restorationist":0,"loyalist":0,"share":0,"track_length":10,"vp_end":24,"cities":[{"id":"berlin","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"city_berlin","stack":4,"city_card_in":false,"royalty":"the_burrower_beneath","royal":"stack","royal_by":null,"royal_bombs":6,"royal_vp":5,"leader":null},{"id":"cairo","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"holy_brotherhood","stack":3,"city_card_in":true,"royalty":"nyarlathotep","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"constantinople","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"hide_royalty","stack":3,"city_card_in":true,"royalty":"the_veiled_thing","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":3,"leader":null},{"id":"london","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"elisee_reclus","stack":4,"city_card_in":true,"royalty":"gloriana","royal":"stack","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"madrid","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vampires","stack":4,"city_card_in":true,"royalty":"baoht_zuqqa_mogg","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":2,"leader":null},{"id":"paris","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"prince_kropotkin","stack":3,"city_card_in":true,"royalty":"the_spinner_in_the_darkness","royal":"slot","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null},{"id":"rome","defence":3,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"fenians","stack":4,"city_card_in":true,"royalty":"rhogog","royal":"stack","royal_by":null,"royal_bombs":4,"royal_vp":3,"leader":null},{"id":"st_petersburg","defence":5,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"vera_figner","stack":3,"city_card_in":true,"royalty":"azathoth","royal":"slot","royal_by":null,"royal_bombs":7,"royal_vp":6,"leader":null},{"id":"vienna","defence":4,"cubes":[0,0,0],"agents":[0,0,0],"zombies":0,"face_up":"pinkerton_agents","stack":4,"city_card_in":true,"royalty":"nug_and_yeb","royal":"stack","royal_by":null,"royal_bombs":5,"royal_vp":4,"leader":null}],"seats":[{"colour":"red","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"blue","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null},{"colour":"yellow","stock":5,"limbo":5,"agent_stock":10,"away":0,"yog":0,"tokens":3,"revealed":false,"side":"hidden","looked_by":[],"turned":false,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"unplaced":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled":["place_retrieve","place_retrieve","place_claim","place_two","claim_retrieve","claim_move","retrieve_two","place_bomb","move_bomb","assassinate_bomb"],"shuffled_unseen":0,"kept":[],"points":0,"gains":[],"final":null}],"zombies_left":6,"banished":false,"away_since":0,"in_play":"","unseen":["baron_ungern_sternberg","black_hand","change_of_heart","cthulhu","diogenes_club","diogenes_club","doctor_watson","duchess_d_uzes","emma_goldman","errico_malatesta","evno_asef","fenians","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","infernal_machine","infernal_machine","inspector_lestrade","irene_adler","johann_most","leon_czolgosz","louise_michel","marquis_de_rochefort","matvei_golovinski","mi_go","mrs_hudson","nicholas_kibalchich","okhrana","okhrana","peoples_will","peoples_will","peter_rachkovsky","pinkerton_agents","professor_moriarty","ravachol","sebastian_moran","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","shoggoth","shoggoth","sigmund_freud","society_of_leopold","terrors_of_the_night","third_section","vladimir_burtsev","wilhelm_stieber","william_morris","yog_sothoth","zombies"],"removed":[],"own":{"side":"restorationist","hand":["place_two","claim_retrieve","claim_move","place_bomb","assassinate_bomb"],"deck":["place_retrieve","place_retrieve","place_claim","retrieve_two","move_bomb"],"lost":[],"plan":null,"looked":[],"worth":0,"perhaps":0},"agenda":[["NextTurn",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]],["AddAgent",[0]],["AddAgent",[2]],["AddAgent",[1]]]}');
INSERT INTO "states" VALUES('_QcRTucTeUabOZcd',-1,31,0,'{"viewer":null,"options":{"cap_counts":false,"explorer_stays":false,"victim_shown":false},"won_open":false,"round":1,"first":0,"active":0,"seats":[{"colour":"red","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","fencing_master","landlord","merchant","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","witch","prince","squire","hermit","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"blue","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","juliet","alchemist","fencing_master","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","little_giant","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"yellow","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","hermit","little_giant","double","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0}],"columns":[{"goal":"music-5","cards":[],"filling":0,"full":false,"closed":false},{"goal":"fencing-4","cards":[{"owner":1,"card":"queen","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"dragon","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"wizard","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"hermit","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"little_giant","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"hidden","up":false,"known":false,"under":false,"early":false}],"filling":6,"full":true,"closed":false},{"goal":"trade-5","cards":[{"owner":0,"card":"cardinal","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"fencing_master","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"hidden","up":false,"known":false,"under":false,"early":false}],"filling":3,"full":false,"closed":false}],"goal_pile":15,"unseen":["alchemy-1","alchemy-2","alchemy-3","alchemy-3","alchemy-4","alchemy-5","fencing-1","fencing-2","fencing-3","fencing-3","fencing-5","farming-1","farming-2","farming-3","farming-3","farming-4","farming-5","trade-1","trade-2","trade-3","trade-3","trade-4","religion-1","religion-2","religion-3","religion-3","religion-4","religion-5","music-1","music-2","music-3","music-3","music-4"],"out":[],"own":null,"agenda":[["Turn",[0]]]}');
INSERT INTO "states" VALUES('_QcRTucTeUabOZcd',0,31,0,'{"viewer":0,"options":{"cap_counts":false,"explorer_stays":false,"victim_shown":false},"won_open":false,"round":1,"first":0,"active":0,"seats":[{"colour":"red","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","fencing_master","landlord","merchant","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","witch","prince","squire","hermit","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"blue","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","juliet","alchemist","fencing_master","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","little_giant","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"yellow","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","hermit","little_giant","double","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0}],"columns":[{"goal":"music-5","cards":[],"filling":0,"full":false,"closed":false},{"goal":"fencing-4","cards":[{"owner":1,"card":"queen","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"dragon","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"wizard","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"hermit","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"little_giant","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"hidden","up":false,"known":false,"under":false,"early":false}],"filling":6,"full":true,"closed":false},{"goal":"trade-5","cards":[{"owner":0,"card":"cardinal","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"fencing_master","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"hidden","up":false,"known":false,"under":false,"early":false}],"filling":3,"full":false,"closed":false}],"goal_pile":15,"unseen":["alchemy-1","alchemy-2","alchemy-3","alchemy-3","alchemy-4","alchemy-5","fencing-1","fencing-2","fencing-3","fencing-3","fencing-5","farming-1","farming-2","farming-3","farming-3","farming-4","farming-5","trade-1","trade-2","trade-3","trade-3","trade-4","religion-1","religion-2","religion-3","religion-3","religion-4","religion-5","music-1","music-2","music-3","music-3","music-4"],"out":[],"own":{"hand":["landlord","musketeers","double"],"pile":["king","queen","juliet","alchemist","fencing_master","merchant","minstrel","explorer","assassin","storm","magic_cap","traitor","witch","prince","squire","hermit","dragon","romeo","beggar"],"lost":[]},"agenda":[["Turn",[0]]]}');
INSERT INTO "states" VALUES('_QcRTucTeUabOZcd',1,31,0,'{"viewer":1,"options":{"cap_counts":false,"explorer_stays":false,"victim_shown":false},"won_open":false,"round":1,"first":0,"active":0,"seats":[{"colour":"red","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","fencing_master","landlord","merchant","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","witch","prince","squire","hermit","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"blue","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","juliet","alchemist","fencing_master","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","little_giant","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"yellow","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","hermit","little_giant","double","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0}],"columns":[{"goal":"music-5","cards":[],"filling":0,"full":false,"closed":false},{"goal":"fencing-4","cards":[{"owner":1,"card":"queen","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"dragon","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"wizard","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"hermit","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"little_giant","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"dragon","up":false,"known":false,"under":false,"early":false}],"filling":6,"full":true,"closed":false},{"goal":"trade-5","cards":[{"owner":0,"card":"cardinal","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"fencing_master","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"hidden","up":false,"known":false,"under":false,"early":false}],"filling":3,"full":false,"closed":false}],"goal_pile":15,"unseen":["alchemy-1","alchemy-2","alchemy-3","alchemy-3","alchemy-4","alchemy-5","fencing-1","fencing-2","fencing-3","fencing-3","fencing-5","farming-1","farming-2","farming-3","farming-3","farming-4","farming-5","trade-1","trade-2","trade-3","trade-3","trade-4","religion-1","religion-2","religion-3","religion-3","religion-4","religion-5","music-1","music-2","music-3","music-3","music-4"],"out":[],"own":{"hand":["explorer","little_giant","double"],"pile":["king","juliet","alchemist","fencing_master","landlord","merchant","cardinal","minstrel","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","romeo","beggar"],"lost":[]},"agenda":[["Turn",[0]]]}');
INSERT INTO "states" VALUES('_QcRTucTeUabOZcd',2,31,0,'{"viewer":2,"options":{"cap_counts":false,"explorer_stays":false,"victim_shown":false},"won_open":false,"round":1,"first":0,"active":0,"seats":[{"colour":"red","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","fencing_master","landlord","merchant","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","witch","prince","squire","hermit","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"blue","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","juliet","alchemist","fencing_master","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","little_giant","double","dragon","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0},{"colour":"yellow","hand":3,"pile":19,"discards":[],"lost":0,"shuffled":["king","queen","juliet","alchemist","landlord","merchant","cardinal","minstrel","explorer","assassin","storm","magic_cap","traitor","musketeers","wizard","witch","prince","squire","hermit","little_giant","double","romeo","beggar"],"shuffled_unseen":0,"won":[],"points":0}],"columns":[{"goal":"music-5","cards":[],"filling":0,"full":false,"closed":false},{"goal":"fencing-4","cards":[{"owner":1,"card":"queen","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"dragon","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"wizard","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"hermit","up":true,"known":true,"under":false,"early":false},{"owner":0,"card":"little_giant","up":true,"known":true,"under":false,"early":false},{"owner":1,"card":"hidden","up":false,"known":false,"under":false,"early":false}],"filling":6,"full":true,"closed":false},{"goal":"trade-5","cards":[{"owner":0,"card":"cardinal","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"fencing_master","up":true,"known":true,"under":false,"early":false},{"owner":2,"card":"storm","up":false,"known":false,"under":false,"early":false}],"filling":3,"full":false,"closed":false}],"goal_pile":15,"unseen":["alchemy-1","alchemy-2","alchemy-3","alchemy-3","alchemy-4","alchemy-5","fencing-1","fencing-2","fencing-3","fencing-3","fencing-5","farming-1","farming-2","farming-3","farming-3","farming-4","farming-5","trade-1","trade-2","trade-3","trade-3","trade-4","religion-1","religion-2","religion-3","religion-3","religion-4","religion-5","music-1","music-2","music-3","music-3","music-4"],"out":[],"own":{"hand":["magic_cap","musketeers","beggar"],"pile":["king","queen","juliet","alchemist","landlord","merchant","cardinal","minstrel","explorer","assassin","traitor","wizard","witch","prince","squire","hermit","little_giant","double","romeo"],"lost":[]},"agenda":[["Turn",[0]]]}');
INSERT INTO "states" VALUES('qvQUzHeZaLLjKuAH',-1,43,0,'{"viewer":null,"options":{"safe_rule":0,"kept_foils":true,"disguise_zombies":false,"reach_by_zombies":false,"zombie_chain":false,"beasts_score":true,"island_card":false,"royal_disc_taken":false,"highest_ever":false},"round":0,"turns":0,"first":2,"active":2,"actions":0,"free_used":false,"hudson_used":false,"safe":[],"hunted":[],"reach":[],"delayed":false,"due":"","due_seat":0,"over":"","war":0,"revolution":0,"war_high":0,"revolution_high":0,"war_top":12,"revolution_top":12,"war_vp":0,"revolution_vp":0,"vp_end":30,"cities":[{"id":"berlin","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"cairo","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"okhrana","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"constantinople","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"pinkerton_agents","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"the_hague","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"louise_michel","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"london","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"necronomicon","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"madrid","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"william_morris","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"paris","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"professor_moriarty","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"rome","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0},{"id":"st_petersburg","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"diogenes_club","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"vienna","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"freemasons","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"washington","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"infernal_machine","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"zurich","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"fenians","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0}],"effects":[{"id":"change_of_heart","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cthulhu","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cultists","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"devils_island","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"doctor_watson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"master_of_disguise","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mi_go","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mrs_hudson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sebastian_moran","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sigmund_freud","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"society_of_leopold","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"yog_sothoth","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false}],"agents":[{"id":"baron_ungern_sternberg","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"elisee_reclus","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":2,"double":"hidden","double_by":null},{"id":"emma_goldman","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"errico_malatesta","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"evno_asef","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"irene_adler","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"johann_most","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"leon_czolgosz","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"louise_michel","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"marquis_de_rochefort","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"nicholas_kibalchich","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":1,"double":"hidden","double_by":null},{"id":"peter_rachkovsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"prince_kropotkin","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"professor_moriarty","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"ravachol","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"sergei_kravchinsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"sergei_nechaev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"sherlock_holmes","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":2,"double":"hidden","double_by":null},{"id":"vera_figner","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"vladimir_burtsev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"wilhelm_stieber","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"william_morris","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"main-0","place":"aside","controller":0,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-1","place":"aside","controller":1,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-2","place":"st_petersburg","controller":2,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null}],"seats":[{"colour":"red","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"yellow","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"green","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null}],"blocking_discs":10,"zombies_left":8,"zombie_owner":null,"banished":false,"sane_left":9,"mad_left":9,"doubles_left":13,"doubles_drawn":0,"necronomicon_of":null,"in_play":"","unseen":["baron_ungern_sternberg","elisee_reclus","emma_goldman","errico_malatesta","evno_asef","irene_adler","johann_most","leon_czolgosz","marquis_de_rochefort","nicholas_kibalchich","peter_rachkovsky","prince_kropotkin","ravachol","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","vera_figner","vladimir_burtsev","wilhelm_stieber","bismarck","black_hand","diogenes_club","duchess_de_uzes","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","holy_brotherhood","infernal_machine","inspector_lestrade","matvei_golovinsky","nadar","nadar","okhrana","peoples_will","peoples_will","shoggoth","shoggoth","terrors_of_the_night","third_section","vampire","zombies"],"removed":[],"own":null,"agenda":[["NextTurn",[2]],["SettleIn",[1]],["SettleIn",[0]]]}');
INSERT INTO "states" VALUES('qvQUzHeZaLLjKuAH',0,43,0,'{"viewer":0,"options":{"safe_rule":0,"kept_foils":true,"disguise_zombies":false,"reach_by_zombies":false,"zombie_chain":false,"beasts_score":true,"island_card":false,"royal_disc_taken":false,"highest_ever":false},"round":0,"turns":0,"first":2,"active":2,"actions":0,"free_used":false,"hudson_used":false,"safe":[],"hunted":[],"reach":[],"delayed":false,"due":"","due_seat":0,"over":"","war":0,"revolution":0,"war_high":0,"revolution_high":0,"war_top":12,"revolution_top":12,"war_vp":0,"revolution_vp":0,"vp_end":30,"cities":[{"id":"berlin","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"cairo","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"okhrana","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"constantinople","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"pinkerton_agents","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"the_hague","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"louise_michel","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"london","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"necronomicon","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"madrid","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"william_morris","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"paris","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"professor_moriarty","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"rome","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0},{"id":"st_petersburg","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"diogenes_club","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"vienna","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"freemasons","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"washington","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"infernal_machine","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"zurich","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"fenians","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0}],"effects":[{"id":"change_of_heart","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cthulhu","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cultists","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"devils_island","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"doctor_watson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"master_of_disguise","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mi_go","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mrs_hudson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sebastian_moran","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sigmund_freud","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"society_of_leopold","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"yog_sothoth","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false}],"agents":[{"id":"baron_ungern_sternberg","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"elisee_reclus","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":2,"double":"hidden","double_by":null},{"id":"emma_goldman","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"errico_malatesta","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"evno_asef","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"irene_adler","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"johann_most","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"leon_czolgosz","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"louise_michel","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"marquis_de_rochefort","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"nicholas_kibalchich","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":1,"double":"hidden","double_by":null},{"id":"peter_rachkovsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"prince_kropotkin","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"professor_moriarty","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"ravachol","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"sergei_kravchinsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"sergei_nechaev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"sherlock_holmes","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":2,"double":"hidden","double_by":null},{"id":"vera_figner","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"vladimir_burtsev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"wilhelm_stieber","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"william_morris","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"main-0","place":"aside","controller":0,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-1","place":"aside","controller":1,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-2","place":"st_petersburg","controller":2,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null}],"seats":[{"colour":"red","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"yellow","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"green","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null}],"blocking_discs":10,"zombies_left":8,"zombie_owner":null,"banished":false,"sane_left":9,"mad_left":9,"doubles_left":13,"doubles_drawn":0,"necronomicon_of":null,"in_play":"","unseen":["baron_ungern_sternberg","elisee_reclus","emma_goldman","errico_malatesta","evno_asef","irene_adler","johann_most","leon_czolgosz","marquis_de_rochefort","nicholas_kibalchich","peter_rachkovsky","prince_kropotkin","ravachol","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","vera_figner","vladimir_burtsev","wilhelm_stieber","bismarck","black_hand","diogenes_club","duchess_de_uzes","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","holy_brotherhood","infernal_machine","inspector_lestrade","matvei_golovinsky","nadar","nadar","okhrana","peoples_will","peoples_will","shoggoth","shoggoth","terrors_of_the_night","third_section","vampire","zombies"],"removed":[],"own":{"side":"restorationist","hand":["cube","gold","two_cubes","block","assassinate"],"deck":["two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb"],"lost":[],"buried":[],"plan":null,"looked":[],"doubles":["baron_ungern_sternberg","leon_czolgosz","professor_moriarty"],"drawn":[],"elsewhere":[],"worth":0,"kills":0},"agenda":[["NextTurn",[2]],["SettleIn",[1]],["SettleIn",[0]]]}');
INSERT INTO "states" VALUES('qvQUzHeZaLLjKuAH',1,43,0,'{"viewer":1,"options":{"safe_rule":0,"kept_foils":true,"disguise_zombies":false,"reach_by_zombies":false,"zombie_chain":false,"beasts_score":true,"island_card":false,"royal_disc_taken":false,"highest_ever":false},"round":0,"turns":0,"first":2,"active":2,"actions":0,"free_used":false,"hudson_used":false,"safe":[],"hunted":[],"reach":[],"delayed":false,"due":"","due_seat":0,"over":"","war":0,"revolution":0,"war_high":0,"revolution_high":0,"war_top":12,"revolution_top":12,"war_vp":0,"revolution_vp":0,"vp_end":30,"cities":[{"id":"berlin","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"cairo","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"okhrana","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"constantinople","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"pinkerton_agents","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"the_hague","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"louise_michel","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"london","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"necronomicon","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"madrid","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"william_morris","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"paris","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"professor_moriarty","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"rome","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0},{"id":"st_petersburg","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"diogenes_club","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"vienna","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"freemasons","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"washington","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"infernal_machine","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"zurich","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"fenians","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0}],"effects":[{"id":"change_of_heart","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cthulhu","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cultists","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"devils_island","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"doctor_watson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"master_of_disguise","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mi_go","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mrs_hudson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sebastian_moran","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sigmund_freud","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"society_of_leopold","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"yog_sothoth","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false}],"agents":[{"id":"baron_ungern_sternberg","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"elisee_reclus","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":2,"double":"hidden","double_by":null},{"id":"emma_goldman","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"errico_malatesta","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"evno_asef","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"irene_adler","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"johann_most","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"leon_czolgosz","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"louise_michel","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"marquis_de_rochefort","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"nicholas_kibalchich","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":1,"double":"hidden","double_by":null},{"id":"peter_rachkovsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"prince_kropotkin","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"professor_moriarty","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"ravachol","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"sergei_kravchinsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"sergei_nechaev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"sherlock_holmes","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":2,"double":"hidden","double_by":null},{"id":"vera_figner","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"vladimir_burtsev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"wilhelm_stieber","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"william_morris","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"main-0","place":"aside","controller":0,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-1","place":"aside","controller":1,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-2","place":"st_petersburg","controller":2,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null}],"seats":[{"colour":"red","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"yellow","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"green","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null}],"blocking_discs":10,"zombies_left":8,"zombie_owner":null,"banished":false,"sane_left":9,"mad_left":9,"doubles_left":13,"doubles_drawn":0,"necronomicon_of":null,"in_play":"","unseen":["baron_ungern_sternberg","elisee_reclus","emma_goldman","errico_malatesta","evno_asef","irene_adler","johann_most","leon_czolgosz","marquis_de_rochefort","nicholas_kibalchich","peter_rachkovsky","prince_kropotkin","ravachol","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","vera_figner","vladimir_burtsev","wilhelm_stieber","bismarck","black_hand","diogenes_club","duchess_de_uzes","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","holy_brotherhood","infernal_machine","inspector_lestrade","matvei_golovinsky","nadar","nadar","okhrana","peoples_will","peoples_will","shoggoth","shoggoth","terrors_of_the_night","third_section","vampire","zombies"],"removed":[],"own":{"side":"loyalist","hand":["gold","two_gold","cube_gold","cube_bomb","gold_bomb"],"deck":["cube","two_cubes","cube_bomb","block","assassinate"],"lost":[],"buried":[],"plan":null,"looked":[],"doubles":["errico_malatesta","evno_asef","johann_most"],"drawn":[],"elsewhere":[],"worth":0,"kills":0},"agenda":[["NextTurn",[2]],["SettleIn",[1]],["SettleIn",[0]]]}');
INSERT INTO "states" VALUES('qvQUzHeZaLLjKuAH',2,43,0,'{"viewer":2,"options":{"safe_rule":0,"kept_foils":true,"disguise_zombies":false,"reach_by_zombies":false,"zombie_chain":false,"beasts_score":true,"island_card":false,"royal_disc_taken":false,"highest_ever":false},"round":0,"turns":0,"first":2,"active":2,"actions":0,"free_used":false,"hudson_used":false,"safe":[],"hunted":[],"reach":[],"delayed":false,"due":"","due_seat":0,"over":"","war":0,"revolution":0,"war_high":0,"revolution_high":0,"war_top":12,"revolution_top":12,"war_vp":0,"revolution_vp":0,"vp_end":30,"cities":[{"id":"berlin","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"cairo","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"okhrana","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"constantinople","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"pinkerton_agents","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"the_hague","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"louise_michel","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"london","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"necronomicon","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"madrid","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"william_morris","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":4,"royal_vp":2,"zombies":0},{"id":"paris","vp":6,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"professor_moriarty","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"rome","vp":4,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"hired_assassin","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0},{"id":"st_petersburg","vp":6,"defence":5,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"diogenes_club","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":7,"royal_vp":6,"zombies":0},{"id":"vienna","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"freemasons","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":6,"royal_vp":5,"zombies":0},{"id":"washington","vp":5,"defence":4,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"infernal_machine","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":4,"zombies":0},{"id":"zurich","vp":3,"defence":3,"control":null,"locked":false,"destroyed":false,"box":[0,0,0],"box_blocked":false,"face_up":"fenians","cubes":[0,0,0],"blocked":false,"pile":2,"royal":"free","royal_by":null,"royal_defence":5,"royal_vp":3,"zombies":0}],"effects":[{"id":"change_of_heart","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cthulhu","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"cultists","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"devils_island","place":"display","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"doctor_watson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"master_of_disguise","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mi_go","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"mrs_hudson","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sebastian_moran","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"sigmund_freud","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"society_of_leopold","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false},{"id":"yog_sothoth","place":"deck","owner":null,"cubes":[0,0,0],"blocked":false}],"agents":[{"id":"baron_ungern_sternberg","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"elisee_reclus","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":2,"double":"hidden","double_by":null},{"id":"emma_goldman","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"errico_malatesta","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"evno_asef","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"irene_adler","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"johann_most","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"leon_czolgosz","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"louise_michel","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"marquis_de_rochefort","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"nicholas_kibalchich","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":1,"double":"hidden","double_by":null},{"id":"peter_rachkovsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"prince_kropotkin","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"professor_moriarty","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"ravachol","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":2,"vp":0,"double":"hidden","double_by":null},{"id":"sergei_kravchinsky","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":1,"double":"hidden","double_by":null},{"id":"sergei_nechaev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"sherlock_holmes","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":2,"double":"hidden","double_by":null},{"id":"vera_figner","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"vladimir_burtsev","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":1,"double":"hidden","double_by":null},{"id":"wilhelm_stieber","place":"aside","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"william_morris","place":"card","controller":null,"kept_by":null,"vampire":false,"since":0,"bombs":0,"vp":0,"double":"hidden","double_by":null},{"id":"main-0","place":"aside","controller":0,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-1","place":"aside","controller":1,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null},{"id":"main-2","place":"st_petersburg","controller":2,"kept_by":null,"vampire":false,"since":0,"bombs":1,"vp":0,"double":"hidden","double_by":null}],"seats":[{"colour":"red","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"yellow","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null},{"colour":"green","stock":6,"pool":14,"limbo":0,"mad":0,"struck":0,"revealed":false,"side":"hidden","turned":false,"looked_at_by":[],"known":false,"disc":0,"doubles":3,"hand":5,"deck":5,"top":"","discards":[],"lost":0,"buried":0,"unplaced":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled":["cube","gold","two_cubes","two_gold","cube_gold","cube_bomb","cube_bomb","gold_bomb","block","assassinate"],"shuffled_unseen":0,"final":null}],"blocking_discs":10,"zombies_left":8,"zombie_owner":null,"banished":false,"sane_left":9,"mad_left":9,"doubles_left":13,"doubles_drawn":0,"necronomicon_of":null,"in_play":"","unseen":["baron_ungern_sternberg","elisee_reclus","emma_goldman","errico_malatesta","evno_asef","irene_adler","johann_most","leon_czolgosz","marquis_de_rochefort","nicholas_kibalchich","peter_rachkovsky","prince_kropotkin","ravachol","sergei_kravchinsky","sergei_nechaev","sherlock_holmes","vera_figner","vladimir_burtsev","wilhelm_stieber","bismarck","black_hand","diogenes_club","duchess_de_uzes","freemasons","freemasons","hide_royalty","hide_royalty","hide_royalty","hired_assassin","hired_assassin","hired_assassin","hired_assassin","holy_brotherhood","holy_brotherhood","infernal_machine","inspector_lestrade","matvei_golovinsky","nadar","nadar","okhrana","peoples_will","peoples_will","shoggoth","shoggoth","terrors_of_the_night","third_section","vampire","zombies"],"removed":[],"own":{"side":"restorationist","hand":["cube","gold","two_gold","block","assassinate"],"deck":["two_cubes","cube_gold","cube_bomb","cube_bomb","gold_bomb"],"lost":[],"buried":[],"plan":null,"looked":[],"doubles":["peter_rachkovsky","prince_kropotkin","vladimir_burtsev"],"drawn":[],"elsewhere":[],"worth":0,"kills":0},"agenda":[["NextTurn",[2]],["SettleIn",[1]],["SettleIn",[0]]]}');
CREATE TABLE votes (
	game VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	PRIMARY KEY (game, seat, guest), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE INDEX games_public ON games (public, over, updated);
CREATE INDEX games_going_on ON games (over, updated);
CREATE INDEX seats_guest ON seats (guest);
CREATE UNIQUE INDEX seats_token ON seats (token);
COMMIT;
