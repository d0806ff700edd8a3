PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src/demesne -type f -not -path '*/web/static/*' -not -name '*.so' -not -path '*/__pycache__/*')
CLIENT := $(shell find client licences -type f -not -path '*/node_modules/*' -not -path '*/generated/*')
PORT ?= 8000
QUIET := $(if $(MAKE_TERMOUT),,--quiet) # at a terminal pip shows how far it is

.PHONY: play test quick bench check docs install browser database lock clean

play: install ## open the table on this machine, and the browser at it
	@$(BIN)/demesne serve --open --port $(PORT)

test: install .venv/tested-with ## run all tests and checks
	@$(MAKE) --no-print-directory -j2 check database # the one works while the other waits for the network
	@$(BIN)/python -m pytest -q -n $$(($$($(PYTHON) -c 'import os; print(os.cpu_count())') + 1)) # one waits for its server or browser

quick: install .venv/tested-with ## run the tests that take less than a minute together
	@$(BIN)/python -m pytest -q -m "not slow"

bench: install ## measure the engine
	@$(BIN)/demesne bench

check: .venv/tested-with ## style, types and layers, of the page too
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m building.page check

docs: .venv/libraries ## the documents as a site, in build/site
	@$(PIP) --quiet --group docs
	@$(BIN)/zensical build --clean

install: .venv/page .venv/engine ## what playing needs
	@$(if $(filter install,$(MAKECMDGOALS)),echo "Installed: make play opens the table; source .venv/bin/activate makes demesne a command of this shell.")

# The page is tested in Chromium; where it cannot be installed, those tests say so and are skipped.
browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium ..." && { apt-get update -qq; \
	  apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null; }; } \
	  || echo "There is no Chromium here, so the page is not tested: apt-get install chromium"

# The server is tested on PostgreSQL and Redis too; where they cannot be installed, those tests say so and are skipped.
database: browser # one after the other, as apt-get has it
	@{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 && command -v redis-server >/dev/null \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing PostgreSQL and Redis ..." \
	  && { apt-get update -qq; apt-get install -y -qq postgresql redis-server >/dev/null; }; } \
	  || echo "PostgreSQL or Redis is missing, so the server is not tested with it: apt-get install postgresql redis-server"

# Everything that is installed has the version that constraints.txt names.
PIP := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt

.venv/libraries: pyproject.toml constraints.txt
	@echo "Installing Demesne into .venv: libraries, the page, the compiled engine. The first time takes some minutes."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --quiet --upgrade pip
	@$(PIP) $(QUIET) hatchling --group compile $$($(BIN)/python -m building.page needs)
	@DEMESNE_PURE=1 $(PIP) $(QUIET) --no-build-isolation --editable .
	@touch $@

.venv/page: .venv/libraries building/page.py $(SOURCES) $(CLIENT)
	@$(BIN)/python -m building.page
	@touch $@

.venv/engine: .venv/libraries building/engine.py building/compiler.py $(SOURCES)
	@$(BIN)/python -m building.engine
	@touch $@

.venv/tested-with: .venv/libraries
	@$(PIP) --quiet --group dev
	@touch $@

lock: .venv/libraries ## write constraints.txt anew, with the newest versions that pyproject.toml allows
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@printf 'hatchling\npip\n' | $(BIN)/uv pip compile --quiet --system-certs --universal --upgrade --python-version 3.11 \
	  --all-extras --group dev --group docs --group node --no-annotate --custom-compile-command "make lock" \
	  - pyproject.toml --output-file constraints.txt

clean: ## remove everything that was built
	rm -rf .venv build dist src/*.so src/*.pyd client/node_modules src/demesne/web/static
	find src \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -exec rm -rf {} +
