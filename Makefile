PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/demesne/core src/demesne/games -name '*.py')

.PHONY: play test bench check install clean

play: install ## play at this terminal
	@$(BIN)/demesne play

test: .venv/tested-with ## run all tests and checks
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

# Compiled anew whenever a source of the engine has changed.
.venv/installed: pyproject.toml hatch_build.py $(ENGINE)
	@test -x $(BIN)/python || { $(PYTHON) -m venv .venv && $(BIN)/python -m pip install --quiet --upgrade pip; }
	@echo "Installing Demesne into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@$(BIN)/demesne --version
	@touch $@

.venv/tested-with: .venv/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

clean: ## remove everything that was built
	rm -rf .venv build dist src/*.so src/*.pyd
	find src \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -exec rm -rf {} +
