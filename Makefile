# Two commands are enough for most people: `make play` and `make test`. `make help` lists them all.

PYTHON ?= python3
GAME   ?= kabale
VENV   := .venv
BIN    := $(VENV)/bin
TIMED  := tools/timed
# What is compiled once need not be compiled by each of the programs that the tests start, even where Python is told not to keep it.
unexport PYTHONDONTWRITEBYTECODE
PIP    := $(BIN)/python -m pip --disable-pip-version-check -q
# Tests run as many at once as there are cores, from the sources.
INTERPRETED := $(TIMED) "tests, interpreted" $(BIN)/python -m pytest -n auto --interpreted
# What is said where packages cannot be fetched.
NO_PACKAGES := { echo "Packages could not be fetched: see that there is a network; docs/install.md tells how to use a proxy or a package index of your own." >&2; exit 1; }
# What the package is made of: when one of these changes, it is built again.
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '*/static/*') pyproject.toml setup.py

# What the page is made of; the folders of drawings are called like their games.
DRAWN := $(patsubst %/index.ts,%/wire.schema.json,$(wildcard web/src/games/*/index.ts))
PAGE := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/.svelte-check/*' -not -name 'wire.schema.json*' -not -name 'wire.gen.ts*' 2>/dev/null)
STATIC := src/intrigue/server/static/index.html

.PHONY: help play terminal web test quick read interpreted page lint lint-python lint-page clauses build bench bench-peers load attack audit tune ladder soak learn far shuffle mutate records actions observations picture screenshots lock clean wheel pythons

help:           ## this list
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 12

play: $(VENV)/run-with $(STATIC)  ## install, build, and open the page to play on (ARGS="--port 8080")
	@$(BIN)/python tools/play.py $(ARGS)

terminal: $(VENV)/built  ## play against two bots in the terminal (ARGS="--lang hu --seats 4")
	@$(BIN)/intrigue play $(GAME) --seats 3 $(ARGS)

web: $(STATIC)  ## build the page into the package

test: ## everything there is to check
	@# Side by side: what is installed, what is built, and what needs neither. The package is built when the tests' own
	@# packages are there, so that no two programs install into .venv at once.
	@$(MAKE) -j3 -Oline --no-print-directory BEFORE_BUILDING=$(VENV)/tested-with $(VENV)/built read lint clauses page
	@$(INTERPRETED)
	$(BIN)/python -m pytest -n auto -o pythonpath= --compiled

quick: $(VENV)/tested-with  ## what to run between two edits: style and the quick tests, under a minute, nothing is built
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/python -m pytest -n auto --quick

read: $(VENV)/tested-with
	@# pytest writes down what it makes of each file of tests: else every one of its processes would do that for itself
	@said=$$($(BIN)/python -m pytest -p no:xdist --collect-only -qq 2>&1) || { echo "$$said"; exit 1; }

interpreted: lint clauses page  ## all checks that need no compiled code
	@$(INTERPRETED)

page: $(STATIC)  ## the page's types and tests
	@$(TIMED) "types of the page" sh -c '$(NPM) run --silent check'
	@$(TIMED) "tests of the page" sh -c '$(NPM) test --silent'

lint: lint-python lint-page  ## format, style, types, and who may import whom

lint-python: $(VENV)/tested-with
	@$(TIMED) "format" $(BIN)/ruff format --check
	@$(TIMED) "style" $(BIN)/ruff check
	@$(TIMED) "types" $(BIN)/mypy
	@PYTHONPATH=src $(TIMED) "who imports whom" $(BIN)/lint-imports

lint-page: web/wire.schema.json $(DRAWN) web/node_modules/installed
	@$(TIMED) "format and style of the page" sh -c '$(NPM) run --silent lint'

clauses: $(VENV)/run-with  ## which clauses of the rules no test proves
	@$(TIMED) "clauses" $(BIN)/python tools/clauses.py

build: $(VENV)/built  ## install the package into .venv, compiled

bench: $(VENV)/built  ## how fast it is, compiled and interpreted
	$(BIN)/python bench/bench.py
	$(BIN)/python bench/thinking.py

bench-peers: $(VENV)/built .venv-bench/peers  ## how fast it is beside its peers, also with the same games; into docs/performance.md
	$(BIN)/python bench/compiling.py
	$(BIN)/python bench/peers.py --write $(ARGS)
	$(BIN)/python bench/doors.py --peers .venv-bench/bin/python

load: $(VENV)/tested-with $(VENV)/built  ## many tables at once on this machine (ARGS="--tables 300 --seconds 60")
	$(BIN)/python tools/load.py $(ARGS)

attack: $(VENV)/tested-with $(VENV)/built  ## attack a server of our own for five minutes, and measure what others feel (ARGS="--only hellos")
	$(BIN)/python tools/attack.py $(ARGS)

audit: .venv-audit/pip-audit web/node_modules/installed  ## known vulnerabilities in what we stand on, where a list of them can be had
	@PATH="$(abspath $(BIN)):$$PATH" $(PYTHON) tools/audit.py $(abspath .venv-audit/bin/pip-audit)

tune: $(VENV)/tuned-with $(VENV)/built  ## breed better weights for the bots of the Emeralds (ARGS="emerald1 two --minutes 60")
	$(BIN)/python tools/tune.py $(ARGS)

ladder: $(VENV)/tested-with $(VENV)/built  ## docs/ladder.md: how strong every bot is in every game (hours; goes on where it was; ARGS="--minutes 60")
	$(BIN)/intrigue arena ladder examples/arena/ladder.toml --into docs/ladder.md --folder build/ladder $(ARGS)

soak: $(VENV)/tested-with $(VENV)/built  ## 100,000 random games of every game and player count, the laws on sampled positions; learning as far as it is claimed
	$(BIN)/python tools/soak.py $(ARGS)

learn: $(VENV)/tested-with $(VENV)/built  ## learn Kabale for eight minutes; fails unless that beats greedy (ARGS="--minutes 15")
	$(BIN)/python examples/learn_kabale.py --check $(ARGS)

far: $(VENV)/tested-with $(VENV)/built  ## the browser tests with a line on which everything comes 0.4 s late
	INTRIGUE_LAG=400 $(BIN)/python -m pytest -n 4 -o pythonpath= --compiled tests/web $(ARGS)

shuffle: $(VENV)/built  ## shuffle the pieces of 5,000 actions: drafts find them all, and how long that takes
	$(BIN)/python tools/shuffle.py $(ARGS)

mutate: .venv-mutate/mutmut  ## break the rules in a thousand small ways and count the breaks that no test notices
	.venv-mutate/bin/python tools/mutate.py $(ARGS)

records: $(VENV)/built  ## make the golden records and transcripts anew (read the diff before you commit it)
	$(BIN)/python tools/golden.py
	$(BIN)/python tools/actions.py

actions: $(VENV)/built  ## choose anew which actions the browser tests carry out, from the golden records
	$(BIN)/python tools/actions.py

observations: $(VENV)/built  ## write the pages about observations as numbers anew
	$(BIN)/python tools/observations.py

screenshots: $(VENV)/tested-with $(VENV)/built  ## take the pictures of the page anew
	$(BIN)/python tools/screenshots.py

picture: $(VENV)/built  ## draw the picture of the terminal anew
	$(BIN)/python tools/picture.py

LOCK := $(BIN)/uv pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
        --python-version 3.11
lock: $(VENV)/tested-with  ## choose the newest versions of everything we stand on
	$(LOCK) --group run pyproject.toml -o requirements/run.lock
	$(LOCK) --group test --extra research pyproject.toml -o requirements/test.lock
	$(LOCK) --group laws pyproject.toml -o requirements/laws.lock
	$(LOCK) --group mutate pyproject.toml -o requirements/mutate.lock
	$(LOCK) --group tune -o requirements/tune.lock
	$(LOCK) --group bench -o requirements/bench.lock
	$(LOCK) --group audit -o requirements/audit.lock
	$(LOCK) --group node -o requirements/node.lock

clean:          ## remove everything that was made here
	rm -rf $(VENV) .venv-* build dist mutants src/*.egg-info .*_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

wheel: $(VENV)/run-with $(STATIC)  ## a source distribution and a wheel with the page, into dist/ (INTRIGUE_PURE=1: plain Python)
	@$(BIN)/python tools/distribution.py

pythons:        ## the laws on every Python from 3.11 to 3.14 that this machine has, each in a .venv-* of its own
	@$(PYTHON) tools/pythons.py $(ARGS)

# ---------------------------------------------------------------- how things are installed

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Intrigue needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	    { rm -rf $(VENV); echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 1; }

$(VENV)/run-with: requirements/run.lock | $(VENV)/bin/python
	@echo "Installing what the game needs ..."
	@$(PIP) install --require-hashes -r $< || $(NO_PACKAGES)
	@touch $@

# What the machine itself must have for the tests: browser, databases.
$(VENV)/machine: tools/machine | $(VENV)/bin/python
	@tools/machine test
	@touch $@

# Most of what is in these packages is never imported, so it is not compiled beforehand: Python does it where it is.
$(VENV)/tested-with: requirements/test.lock $(VENV)/run-with | $(VENV)/machine
	@echo "Installing what the tests need ..."
	@$(PIP) install --no-compile --require-hashes -r $< || $(NO_PACKAGES)
	@touch $@

# What must be there before the package is built, besides what it needs: `make test` says so.
BEFORE_BUILDING :=

# The package goes compiled into .venv, never into src: whoever runs from src (pytest does) runs the sources.
$(VENV)/built: $(SOURCES) $(STATIC) $(VENV)/run-with | $(BEFORE_BUILDING)
	@$(TIMED) "build" $(BIN)/python tools/build.py
	@touch $@

# The page. Node.js comes with the machine, or else as a Python package into .venv.
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm

$(VENV)/node: requirements/node.lock | $(VENV)/run-with
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
	    { echo "Installing Node.js ..."; $(PIP) install --require-hashes -r $<; } || $(NO_PACKAGES)
	@touch $@

web/node_modules/installed: web/package-lock.json $(VENV)/node
	@echo "Installing what the page is built with ..."
	@# not `npm ci`: it refuses a lock without the optional binaries of other systems, which not every index has
	@$(NPM) install --no-save --silent --no-audit --no-fund || $(NO_PACKAGES)
	@touch $@

# What the server says about its wire; the page's types are made of it.
web/wire.schema.json: src/intrigue/server/wire.py src/intrigue/i18n/rulebook.py src/intrigue/bots/explain.py src/intrigue/drafts.py src/intrigue/guide.py src/intrigue/kernel/event.py | $(VENV)/run-with
	@PYTHONPATH=src $(BIN)/python -m intrigue.server.wire > $@.new
	@mv $@.new $@

# The same for what a game shows.
web/src/games/%/wire.schema.json: src/intrigue/server/wire.py $(shell find src/intrigue/games -name view.py -o -name board.py -o -name shown.py) | $(VENV)/run-with
	@PYTHONPATH=src $(BIN)/python -m intrigue.server.wire $* > $@.new
	@mv $@.new $@

$(STATIC): $(PAGE) web/wire.schema.json $(DRAWN) web/node_modules/installed
	@echo "Building the page ..."
	@$(TIMED) "page" sh -c '$(NPM) run --silent build'
	@touch $@

$(VENV)/tuned-with: requirements/tune.lock $(VENV)/run-with
	@$(PIP) install --require-hashes -r $< || $(NO_PACKAGES)
	@touch $@

.venv-mutate/mutmut: requirements/mutate.lock | $(VENV)/bin/python
	@$(PYTHON) -m venv .venv-mutate
	@.venv-mutate/bin/python -m pip --disable-pip-version-check -q install --require-hashes -r $<
	@touch $@

.venv-audit/pip-audit: requirements/audit.lock | $(VENV)/bin/python
	@$(PYTHON) -m venv .venv-audit
	@.venv-audit/bin/python -m pip --disable-pip-version-check -q install --require-hashes -r $< || $(NO_PACKAGES)
	@touch $@

.venv-bench/peers: requirements/bench.lock | $(VENV)/bin/python
	@$(PYTHON) -m venv .venv-bench
	@# what cannot be had here is left out; without all of them together, one by one
	@.venv-bench/bin/python -m pip --disable-pip-version-check -q install --require-hashes -r $< || \
	    for peer in catanatron open_spiel rlcard "pettingzoo[classic]"; do \
	        .venv-bench/bin/python -m pip --disable-pip-version-check -q install "$$peer" || \
	            echo "$$peer could not be installed; the bench goes on without it." >&2; done
	@touch $@
