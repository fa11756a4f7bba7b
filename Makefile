# `make help` lists the targets. PYTHON=… picks the interpreter for a new .venv.
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install -qq --require-hashes
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(LOCK_ARGS)

.PHONY: help play web test test-quick check release docs format protocol files bench bench-server bench-cluster campaign cluster mutants lock clean
.DEFAULT_GOAL := help
# Tests start many Pythons; none shall have to compile all of Skep again.
unexport PYTHONDONTWRITEBYTECODE

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 14

play: web ## play in the browser (SKEP_NO_BROWSER=1 opens none, SKEP_PORT is the port)
	@$(BIN)/skep serve --open

web: $(VENV)/.run ## build the browser client, if it is not up to date
	@$(BIN)/python scripts/build_web.py

test: check web ## run every check, then the tests
	$(BIN)/python scripts/build_web.py test
	chromium=$$($(BIN)/python scripts/find_chromium.py) && \
		SKEP_CHROMIUM=$$chromium $(BIN)/python -m pytest -n auto --dist worksteal

# What a test leans on gives it its mark: tests/conftest.py.
test-quick: web $(VENV)/.dev ## run the tests that need no browser and no server process, in less than two minutes
	HYPOTHESIS_PROFILE=quick $(BIN)/python -m pytest -n auto -m "not browser and not process and not slow"

check: $(VENV)/.dev ## lint, format, types, import directions, dependencies, the browser client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src
	@# The two long ones side by side; mypy speaks only at its end.
	$(BIN)/mypy & $(BIN)/python scripts/build_web.py check; web=$$?; wait $$! && exit $$web

format: $(VENV)/.dev ## format the code and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python scripts/build_web.py format

protocol: $(VENV)/.run ## write web/src/protocol.ts and web/src/moves anew, after a change of messages, views, facts or moves
	$(BIN)/python scripts/make_protocol_ts.py

files: $(VENV)/.run ## write the list of files in docs/architecture.md anew
	$(BIN)/python scripts/list_files.py

bench: $(VENV)/.bench ## run the benchmarks
	$(BIN)/python -m bench
	$(BIN)/python -m bench.importing
	$(BIN)/python -m bench.envs

bench-server: $(VENV)/.run ## load the server, beside boardgame.io's when there is an npm
	if command -v npm >/dev/null; then cd bench/server/boardgameio && npm ci --silent; fi
	$(BIN)/python -m bench.server

bench-cluster: $(VENV)/.dev ## measure several servers on PostgreSQL and NATS beside one with its embedded store
	$(BIN)/python -m bench.cluster

cluster: web $(VENV)/.dev ## three servers on PostgreSQL and NATS on this machine, to try (SKEP_PORT is the port)
	@$(BIN)/python -m scripts.cluster

campaign: $(VENV)/.dev ## kill, cut, attack and soak the server for hours (docs/reliability.md)
	$(BIN)/python -m tests.campaigns all

# Not in the locks: $(BIN)/pip install mutmut
mutants: $(VENV)/.dev ## break the log, identity, limits and views in small ways: do the tests notice?
	$(BIN)/python scripts/mutants.py

docs: $(VENV)/.dev ## build the pages and the API reference as a site, in build/docs
	$(BIN)/python scripts/make_docs.py

release: $(VENV)/.dev ## build sdist and wheel, try both in fresh environments, tag the version
	$(BIN)/python scripts/release.py

# Each lock holds to the versions of those before it, so that all fit into one .venv.
lock: ## renew requirements/*.txt after a change in pyproject.toml (LOCK_ARGS=--upgrade for newer versions)
	@test -x $(BIN)/uv || $(MAKE) $(VENV)/.dev
	$(COMPILE) pyproject.toml --extra all -o requirements/run.txt
	$(COMPILE) --group build -c requirements/run.txt -o requirements/build.txt
	$(COMPILE) pyproject.toml --extra all --extra lab --extra rl --extra dask --extra cluster --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra all --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	$(COMPILE) pyproject.toml --extra all --extra bench -c requirements/dev.txt -o requirements/bench.txt

clean: ## remove .venv, caches and builds
	rm -rf $(VENV) build dist src/skep/web src/skep/printing/typefaces web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

# The newest Python that really starts: a version manager may leave names on the path that do not.
$(VENV)/.python:
	@for p in $(or $(PYTHON),python3.14 python3.13 python3.12 python3.11 python3 python); do \
		if $$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			echo "Making $(VENV) with $$($$p --version)"; \
			$$p -m venv --clear $(VENV) && touch $@; exit; \
		fi; \
	done; \
	echo "Skep needs Python 3.11 or newer, with its venv module, and found none." >&2; \
	echo "Install one (on Debian and Ubuntu: python3 and python3-venv), or say where it is:" >&2; \
	echo "    make PYTHON=/path/to/python3 play" >&2; \
	exit 1

$(VENV)/.run: $(VENV)/.python pyproject.toml requirements/build.txt requirements/run.txt
	@echo "Installing Skep and what it runs on"
	@$(INSTALL) -r requirements/build.txt -r requirements/run.txt
	@$(PIP) install -qq --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "Installing the developer's tools"
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.run requirements/bench.txt
	@echo "Installing what the benchmarks compare with"
	@$(INSTALL) -r requirements/bench.txt
	@touch $@
