# Everything that can be done here. `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PICTURES ?=

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install the Debian packages that are missing
	@Scripts/setup.sh

.PHONY: build
build: setup ## Build everything, optimised
	swift build -c release

.PHONY: run
run: setup ## Open the gallery: make run [PICTURES=folder-or-feed]
	swift build -c release --product waterfall-gallery
	@Scripts/run.sh $(if $(PICTURES),"$(PICTURES)")

.PHONY: test
test: setup lint embedded docs instructions web-short ## Every gate and every test
	swift build -c release --build-tests -Xswiftc -enable-testing
	Scripts/docs-check.sh
	WATERFALL_CASES=$(CONFORMANCE) swift test -c release -Xswiftc -enable-testing --skip-build --filter $(CALCULATED)
	Scripts/with-display.sh swift test -c release -Xswiftc -enable-testing --skip-build --skip $(CALCULATED)
# What only calculates runs by itself, or the windows of the other tests would wait for a processor.
CALCULATED = '^(WaterfallTests|WaterfallHostTests|WaterfallUIKitTests|WaterfallSwiftUITests|ShopAppTests)\.'

.PHONY: screenshots
screenshots: setup ## Take the screenshots of the README again
	swift build -c release --product waterfall-gallery
	@Scripts/screenshots.sh

.PHONY: sample-shop
sample-shop: ## Draw the sample shop's pictures again (they are committed)
	@Scripts/sample-shop.sh

.PHONY: lint
lint: ## Check format and style
	swift format lint --strict --recursive --parallel Sources Tests Examples Benchmarks Fuzz Package.swift
	Scripts/lint.sh

.PHONY: format
format: ## Format the sources in place
	swift format --in-place --recursive --parallel Sources Tests Examples Benchmarks Fuzz Package.swift

.PHONY: embedded
embedded: ## Build the engine and the host as Embedded Swift, for wasm32 and for the phone
	Scripts/embedded.sh

.PHONY: bench
bench: ## Measure: one figure a line, as name, value and unit
	@swift build -c release --package-path Benchmarks 1>&2
	@Benchmarks/.build/release/WaterfallBenchmarks

.PHONY: instructions
instructions: setup ## Count the processor's instructions of placing, querying and a late height, against their limits
	Scripts/instructions.sh

.PHONY: docs
docs: ## Build the documentation, warnings as errors: .build/docs
	Scripts/docs.sh

.PHONY: docs-check
docs-check: build ## Compile the README's code, and look for what README and docs name and is not there
	Scripts/docs-check.sh

.PHONY: walk
walk: ## Longer random walks over engine and host: make walk [SEEDS=10000]
	WATERFALL_SEEDS=$(SEEDS) swift test -c release -Xswiftc -enable-testing --filter 'Walk|Twin'
SEEDS ?= 10000

SECONDS_TO_FUZZ ?= 60
.PHONY: fuzz
fuzz: ## Search for crashes of the update interface, guided by coverage: make fuzz [SECONDS_TO_FUZZ=60]
	Scripts/fuzz.sh $(SECONDS_TO_FUZZ)

# The connections that Foundation keeps, and tasks that tests leave waiting, live to the end of the process: no leaks to tell.
.PHONY: sanitize
sanitize: setup ## Engine, host and pictures under the address and the thread sanitizer
	@set -e; for sanitizer in address thread; do \
	    for tests in $(CALCULATING) '^WaterfallImagesTests\.'; do \
	        WATERFALL_SEEDS=40 ASAN_OPTIONS=detect_leaks=0 swift test --scratch-path .build/$$sanitizer \
	            --sanitize=$$sanitizer --filter "$$tests"; \
	    done; \
	done
CALCULATING = '^(WaterfallHostTests\.|WaterfallTests\.(BatchWalk|Measuring|Reordering|ListDifference|RunningTotals))'

.PHONY: web-packages
web-packages:
	@Scripts/setup.sh web

.PHONY: web
web: web-packages ## Build the browser module: Web/waterfall.wasm, and Web/dist with all of it made small
	Scripts/build-web.sh

.build/venv/bin/pytest:
	python3 -m venv .build/venv
	.build/venv/bin/pip install --quiet --disable-pip-version-check playwright pytest

.PHONY: web-setup
web-setup: web-packages .build/venv/bin/pytest ## Install what the browser's tests need: packages, and Playwright in .build

.PHONY: web-screenshots
web-screenshots: web-setup web ## Take the screenshots of the browser's page again
	.build/venv/bin/python Scripts/web-screenshots.py

PORT ?= 8080
.PHONY: serve
serve: web ## Show the browser module's page on loopback: make serve [PORT=8080]
	@Scripts/serve.py $(PORT)

PYTEST = .build/venv/bin/pytest -q -p no:cacheprovider Tests/Web

OPERATIONS ?= 10000
.PHONY: web-test
web-test: web-setup web ## Drive the browser module in Chromium: make web-test [OPERATIONS=random operations]
	OPERATIONS=$(OPERATIONS) $(PYTEST)

# Of all that the browser's part has, as much as `make test` has time for.
.PHONY: web-short
web-short: web-setup web
	OPERATIONS=300 $(PYTEST)
	.build/venv/bin/python Scripts/conformance.py --cases 100 --keep $(CONFORMANCE)
	node Fixtures/check.mjs

.PHONY: bench-web
bench-web: web-setup web ## Measure the WebAssembly against plain JavaScript and against Chromium's own grid-lanes
	@.build/venv/bin/python Scripts/bench-web.py

.PHONY: fixtures
fixtures: web-setup ## Make the pages in Fixtures again, and lay them out in Chromium
	node Fixtures/make-cases.mjs
	.build/venv/bin/python Scripts/fixtures.py

CONFORMANCE = $(CURDIR)/.build/conformance
N ?= 200
.PHONY: conformance
conformance: web-setup web ## Compare engine and Chromium on random pages: make conformance [N=cases of each mode]
	.build/venv/bin/python Scripts/conformance.py --cases $(N) --keep $(CONFORMANCE)
	node Fixtures/check.mjs
	WATERFALL_CASES=$(CONFORMANCE) swift test --filter FixtureTests
