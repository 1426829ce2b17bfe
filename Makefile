# Carson City, digital. Needs make and Python 3.11 or newer; everything else is fetched, locked, into .venv.
#   make play ARGS="--seed 7"     ARGS is handed to the command behind play, serve, crash, bench
#   make test PYTHON=python3.13   PYTHON names the interpreter to build .venv with

.DEFAULT_GOAL := help
.PHONY: help setup play serve terminal web wheel test check trials crash bench load compiled fmt types pictures docs
.PHONY: lock clean

ARGS ?=
BIN := .venv/bin
# Where this is set, each of the hundreds of processes that the tests start compiles every module anew.
unexport PYTHONDONTWRITEBYTECODE

# The interpreter that makes .venv: PYTHON if given, else the first of these that is new enough.
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
find_python = $(or $(PYTHON),$(shell for p in $(PYTHONS); do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done))
SETUP = @python="$(find_python)"; test -n "$$python" \
	|| { echo "setup: needs Python 3.11 or newer; none found. PYTHON=/path/to/python names one." >&2; exit 1; }; \
	"$$python" tools/setup.py $(if $(PYTHON),--this-python)

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:  ## make .venv with all that play and test need (they do it by themselves)
	$(SETUP) dev

play:  ## play in the browser; ARGS="--port 8000"
	$(SETUP) serve web
	@$(BIN)/python tools/web.py
	@CARSON_LOG_LEVEL=$${CARSON_LOG_LEVEL:-warning} $(BIN)/carson serve --open $(ARGS)

serve:  ## serve tables to others; ARGS="--host 0.0.0.0 --port 8000"
	$(SETUP) serve web
	@$(BIN)/python tools/web.py
	@$(BIN)/carson serve $(ARGS)

terminal:  ## play The Card Game in the terminal
	$(SETUP) run
	@$(BIN)/carson play cards $(ARGS)

web:  ## build the browser client (play and serve do it by themselves)
	$(SETUP) web
	@$(BIN)/python tools/web.py

wheel:  ## build a wheel of it all, browser client included, into dist/
	$(SETUP) web
	@$(BIN)/python tools/wheel.py

# What the Python code is held to without being run.
define LINT
	@echo "== ruff check";         $(BIN)/ruff check
	@echo "== ruff format";        $(BIN)/ruff format --check
	@echo "== mypy (strict)";      $(BIN)/mypy
	@echo "== import layers";      $(BIN)/lint-imports --no-logo
	@echo "== engine purity";      $(BIN)/python tools/check_engine_purity.py
endef

# The browser client: formatting, lint, and tests of what needs no page.
define CLIENT
	@echo "== prettier, eslint";   $(BIN)/python tools/web.py lint
	@echo "== vitest";             $(BIN)/python tools/web.py test
endef

test:  ## lint, types, import layers, engine purity, tests, rule coverage; stops at the first failure
	$(SETUP) dev
	$(LINT)
	$(CLIENT)
	@echo "== svelte-check";       $(BIN)/python tools/web.py check && $(BIN)/python tools/web.py
	@echo "== pytest";             $(BIN)/pytest -n 2 --dist worksteal --durations=25 --durations-min=1
	@echo "== rules with a test";  $(BIN)/carson rules --coverage

check:  ## the quick part of test: lint, types, engine, words, the client's logic; no browser, no PostgreSQL
	$(SETUP) dev
	$(LINT)
	$(CLIENT)
	@echo "== pytest";             $(BIN)/pytest -n 2 --dist worksteal tests/kernel tests/board tests/cards tests/library tests/words tests/rulebook

trials:  ## play all random games, of which test plays a part: 10,000 of each game, 20,000 with variants
	$(SETUP) dev
	@CARSON_TRIALS=all $(BIN)/pytest -n 2 --dist worksteal tests/properties tests/board/test_random_games.py

crash:  ## kill the server while people play; ARGS="--rounds 100 --tables 50 --database postgresql"
	$(SETUP) dev
	@$(BIN)/python tools/crash.py $(ARGS)

bench:  ## measure the engine's speed, beside other engines, and the browser client's
	$(SETUP) dev bench
	@$(BIN)/python tools/compile.py build/compiled \
	&& $(BIN)/carson bench --compiled build/compiled $(ARGS) \
	|| $(BIN)/carson bench $(ARGS)
	@$(BIN)/python tools/web.py && $(BIN)/python tools/browsing/bench.py

load:  ## measure 500 live tables on this machine, beside a boardgame.io server; ARGS="--tables 50 --seconds 10"
	$(SETUP) dev
	@$(BIN)/python tools/load/run.py $(ARGS)

compiled:  ## compile engine and planner with mypyc, and run their tests on that build
	$(SETUP) dev
	@$(BIN)/python tools/compile.py build/compiled
	@PYTHONPATH=build/compiled $(BIN)/pytest -n 2 tests/kernel tests/cards tests/board tests/library/test_values.py tests/library/test_positions.py \
		tests/bots/test_board_learned.py tests/bots/test_board_normal.py

fmt:  ## fix and format the code
	$(SETUP) dev
	@$(BIN)/ruff check --fix --exit-zero
	@$(BIN)/ruff format
	@$(BIN)/python tools/web.py fmt

types:  ## make what is derived from the code: the browser client's types and names, the rule book's sums, tables in docs
	$(SETUP) serve web
	@$(BIN)/python tools/describe_api.py
	@$(BIN)/python tools/vocabulary.py
	@$(BIN)/python tools/page_list.py
	@$(BIN)/python tools/rule_figures.py
	@$(BIN)/python tools/environments_page.py
	@$(BIN)/node web/tools/pieces.ts
	@$(BIN)/python tools/web.py types

pictures:  ## take pictures of the main screens into docs/images; ARGS="board cards"
	$(SETUP) dev
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/browsing/pictures.py $(ARGS)

docs:  ## build the documentation site into site/
	$(SETUP) docs
	@$(BIN)/zensical build --clean

# Each file is solved under the versions of the ones before it, so that one environment can hold them all.
COMPILE = .venv-tools/bin/python -m uv -q pip compile --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
UNDER_DEV = -c requirements/build.txt -c requirements/dev.txt

lock:  ## solve requirements/*.txt anew from pyproject.toml; UPGRADE=1 takes newer versions
	$(SETUP) tools
	$(COMPILE) --group uv -o requirements/uv.txt >/dev/null
	$(COMPILE) --group build -o requirements/build.txt >/dev/null
	$(COMPILE) pyproject.toml --extra bots --extra arena --extra cluster --extra server --extra redis --extra telemetry --extra queue --group dev -c requirements/build.txt -o requirements/dev.txt >/dev/null
	$(COMPILE) pyproject.toml --extra bots $(UNDER_DEV) -o requirements/run.txt >/dev/null
	$(COMPILE) pyproject.toml --extra bots --extra server --extra redis $(UNDER_DEV) -o requirements/serve.txt >/dev/null
	$(COMPILE) pyproject.toml --extra bots --extra server --extra redis --extra queue --extra telemetry $(UNDER_DEV) -o requirements/host.txt >/dev/null
	$(COMPILE) pyproject.toml --group bench $(UNDER_DEV) -o requirements/bench.txt >/dev/null
	$(COMPILE) --group web $(UNDER_DEV) -o requirements/web.txt >/dev/null
	$(COMPILE) --group docs $(UNDER_DEV) -o requirements/docs.txt >/dev/null

clean:  ## remove all that make made, .venv too
	rm -rf .venv .venv-tools .venv-lock .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf site dist .cache web/node_modules src/carson/server/static
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
