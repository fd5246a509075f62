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
test: setup lint embedded ## Every gate and every test
	Scripts/with-display.sh swift test

.PHONY: screenshots
screenshots: setup ## Take the screenshots of the README again
	swift build -c release --product waterfall-gallery
	@Scripts/screenshots.sh

.PHONY: sample-shop
sample-shop: ## Draw the sample shop's pictures again (they are committed)
	@Scripts/sample-shop.sh

.PHONY: lint
lint: ## Check format and style
	swift format lint --strict --recursive --parallel Sources Tests Package.swift

.PHONY: format
format: ## Format the sources in place
	swift format --in-place --recursive --parallel Sources Tests Package.swift

.PHONY: embedded
embedded: ## Build the engine and the host as Embedded Swift, for wasm32 and for the phone
	Scripts/embedded.sh
