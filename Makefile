# Everything happens in .venv and web/node_modules; Python 3.11+, Node 20+ and, for speed, a C compiler are needed.
# The engine is compiled when it is installed. Its tests run on the source as it is, and all tests on what is installed.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip -qq --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
MORE   := $(shell expr 1 + $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1))  # tests that wait for servers and players
ALONE  := $(BIN)/python -m pytest -q --last-failed --last-failed-no-failures none
CHECK  := src tests $(wildcard bench fuzz)
WHEEL  := $(VENV)/wheel

# Servers, players and browsers of many tests at once can starve each other: what failed is tried once more, alone.
ONCE   := - what failed, once more and alone: it must pass

# Sections of the rules in which every clause must be named by a test.
REQUIRE ?= all

# The client: what it is built from, with what, and where it goes.
CLIENT  := src/hanse/server/client
MODULES := web/node_modules/.package-lock.json
PAGES   := $(shell find web/src web/public web/index.html web/*.ts web/*.js* src/hanse/messages -type f ! -name '*.pyc')
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '$(CLIENT)/*')

# The tests of the rules: they run on the source too, but for those that would take long there.
ENGINE_TESTS := $(wildcard $(addprefix tests/,kernel teutonica hansa merkator corpus))

# Where the headers are that a page's engine is compiled with, if they are not installed: see docs/offline.md.
HEADERS ?= /

unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.PHONY: help play test checked lint types client source compiled package browser offline coverage pictures description bench fuzz dist site lock clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/installed  ## set everything up and open the table in the browser
	@$(BIN)/hanse serve --open

test:  ## set everything up and run all checks; the engine is compiled while its source is checked
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/installed checked
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory --jobs 2 package browser
	@$(MAKE) --no-print-directory coverage
	@echo "All checks passed."

checked: lint types client source

lint: $(VENV)/locked  ## style
	@echo "- style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "These files are not formatted; try: $(BIN)/ruff format ."; \
		$(BIN)/ruff format --check .; exit 1; }

types: $(VENV)/locked  ## types
	@echo "- types"
	@$(BIN)/mypy --no-error-summary $(CHECK)

client: $(MODULES)  ## types and tests of the client
	@echo "- the client"
	@cd web && npm run --silent check && npm run --silent test -- --silent --reporter=dot

source: $(VENV)/locked  ## tests of the rules, on the source as it is
	@echo "- tests of the source"
	@PYTHONPATH=src $(PYTEST) -m "not slow" $(ENGINE_TESTS)

compiled: $(VENV)/installed  ## all tests but those below, on what is installed, with the compiled engine
	@echo "- tests of what is installed"
	@cd $(VENV) && bin/python -c 'import sys, hanse.kernel.cells as c; \
		c.compiled() or sys.exit("The engine is not compiled: is there a C compiler? Then: make clean test")'
	@$(PYTEST) -n $(MORE) --ignore=tests/browser --ignore=tests/package || { echo "$(ONCE)"; $(ALONE); }

package: $(VENV)/installed  ## the package as it is built, in empty environments
	@echo "- tests of the package"
	@HANSE_WHEEL=$$(echo $(WHEEL)/*.whl) $(BIN)/python -m pytest -q -p no:cacheprovider tests/package

browser: $(VENV)/installed  ## whole games in a real Chromium, on what is installed
	@echo "- tests in the browser"
	@$(BIN)/python -m tests.browser.chromium >/dev/null
	@$(PYTEST) -n $(MORE) tests/browser || { echo "$(ONCE)"; $(ALONE) tests/browser; }

pictures: $(VENV)/installed  ## new pictures of the table in the browser, for the documentation
	@$(BIN)/python -m tests.browser.pictures

offline: $(VENV)/installed  ## a folder that plays in the browser without a server: dist/offline; compiled where that is possible
	@page="$(BIN)/hanse build-static dist/offline --pyodide web/node_modules/pyodide"; \
		$$page --compiled dist/engine --headers "$(HEADERS)" || $$page

coverage: $(VENV)/installed  ## rules named by tests, clause by clause
	@echo "- rules"
	@$(BIN)/hanse rules --coverage --brief --require $(REQUIRE)

description: $(VENV)/locked $(MODULES)  ## new types of the client, out of what the server says of itself
	@PYTHONPATH=src $(BIN)/python -m tests.server.description

bench: $(VENV)/installed  ## measure the engine against its peer
	@$(BIN)/python -m bench.engine

fuzz: $(VENV)/installed  ## play a million checked decisions
	@$(BIN)/python -m fuzz.engine

dist: $(VENV)/locked $(CLIENT)/index.html  ## the source distribution and the wheel of a release, tested, in dist/
	@rm -rf dist build
	@echo "- building the distributions"
	@MYPY_CACHE_DIR=$(CURDIR)/.mypy_cache/compiled $(BIN)/python -m build --no-isolation --outdir dist . >/dev/null
	@HANSE_WHEEL=$$(echo dist/*.whl) $(BIN)/python -m pytest -q tests/package
	@ls -l dist

site: $(VENV)/installed  ## the documentation as a site, in site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict --clean
	@echo "site/index.html"

lock: $(VENV)/locked  ## choose new versions of what is used, and write them down
	@$(BIN)/python -m uv --version >/dev/null 2>&1 || $(PIP) install uv
	@$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
		--no-emit-index-url --no-header --no-annotate --extra all --extra bench --extra dev --extra openspiel --output-file requirements.lock pyproject.toml
	@if grep -n '://' requirements.lock; then echo "requirements.lock must not name a place"; exit 1; fi

clean:  ## remove all that was built
	@rm -rf $(VENV) web/node_modules $(CLIENT) build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/locked: requirements.lock
	@test -n "$(PYTHON)" || { echo "Hanse needs Python 3.11 or newer; name it like this: make PYTHON=/path/to/python"; exit 1; }
	@echo "- setting up $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(MODULES): web/package-lock.json
	@command -v npm >/dev/null || { echo "The client is built with Node 20 or newer, which brings npm: install it first"; exit 1; }
	@echo "- getting what the client is built with"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT)/index.html: $(MODULES) $(PAGES)
	@echo "- building the client"
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

$(VENV)/installed: $(VENV)/locked $(CLIENT)/index.html pyproject.toml setup.py README.md $(SOURCES) $(wildcard docs/rules/*.md)
	@echo "- compiling the engine"
	@rm -rf build $(WHEEL)
	@MYPY_CACHE_DIR=.mypy_cache/compiled $(PIP) wheel --no-deps --no-build-isolation --wheel-dir $(WHEEL) .
	@$(PIP) install --no-deps --no-index --force-reinstall $(WHEEL)/*.whl
	@cd $(VENV) && bin/python -c 'import hanse.kernel.cells as c; \
		c.compiled() or print("  not compiled (no C compiler?): it works, but slower")'
	@touch $@
