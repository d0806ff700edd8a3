PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/demesne/core src/demesne/games -name '*.py')
PAGE := $(shell find client src/demesne/locale -type f -not -path '*/node_modules/*')
PORT ?= 8000
QUIET := $(if $(MAKE_TERMOUT),,--quiet) # at a terminal pip shows how far it is

.PHONY: play test bench check install browser database clean

play: install ## open the table on this machine, and the browser at it
	@$(BIN)/demesne serve --open --port $(PORT)

test: .venv/tested-with browser database ## run all tests and checks
	@$(BIN)/python -m pytest -q
	@$(MAKE) --no-print-directory check

bench: install ## measure the engine
	@$(BIN)/demesne bench

check: .venv/tested-with ## style, types and layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

install: .venv/installed ## what playing needs

# The page is tested in Chromium; where it cannot be installed, those tests say so and are skipped.
browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	  && echo "Installing Chromium ..." && { apt-get update -qq; apt-get install -y -qq chromium >/dev/null; }; } \
	  || echo "There is no Chromium here, so the page is not tested: apt-get install chromium"

# The server is tested on PostgreSQL too; where it cannot be installed, that test says so and is skipped.
database:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	  && echo "Installing PostgreSQL ..." && { apt-get update -qq; apt-get install -y -qq postgresql >/dev/null; }; } \
	  || echo "There is no PostgreSQL here, so the server is tested on SQLite alone: apt-get install postgresql"

# Made anew whenever a source of the engine or of the page has changed.
.venv/installed: pyproject.toml hatch_build.py $(ENGINE) $(PAGE)
	@echo "Installing Demesne into .venv: libraries, the page, the compiled engine. The first time takes some minutes."
	@test -x $(BIN)/python || { $(PYTHON) -m venv .venv && $(BIN)/python -m pip install --quiet --upgrade pip; }
	@$(BIN)/python -m pip install $(QUIET) --disable-pip-version-check --editable .
	@$(BIN)/demesne --version
	@touch $@

.venv/tested-with: .venv/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

clean: ## remove everything that was built
	rm -rf .venv build dist src/*.so src/*.pyd client/node_modules src/demesne/web/static
	find src \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -exec rm -rf {} +
