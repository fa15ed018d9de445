# Dilim: `make` lists the targets.

SWIFT ?= swift
STRIP ?= strip
PREFIX ?= /usr/local
DESTDIR ?=
# Two things make the build faster: no debug information, and interfaces of modules that are written
# before their code is optimised, so that no module waits for the code of another. The second needs
# SwiftPM's own driver and no optimisation across modules; what must be inlined across modules is
# marked @inlinable. The high threshold keeps the driver from passing lists of files in temporary
# folders: SwiftPM plans the second build of a clone again, and a new name of a list would compile
# every module again.
RELEASE = --configuration release -debug-info-format none --use-integrated-swift-driver \
  -Xswiftc -disable-cmo -Xswiftc -emit-module-separately-wmo \
  -Xswiftc -driver-filelist-threshold=100000
# The Swift runtime is linked statically (Package.swift says how). On Linux the program has a fixed
# address: some 40,000 relocations at each start would cost more than most commands. The program has
# no libraries beside it, so no path to them is stored.
PROGRAM = DILIM_STATIC=1 $(SWIFT) build $(RELEASE) --disable-local-rpath $(FIXED) --product
# In CI: without debug information the tests compile in three quarters of the time, and a crash still
# names its functions; and modules that compute much are optimised (Package.swift says which).
DEBUG = $(if $(CI),-debug-info-format none)
OPTIMIZE = $(if $(CI),DILIM_OPTIMIZE=1)
FIXED := $(if $(filter Linux,$(shell uname -s)),-Xlinker -no-pie)
BIN = .build/release
VENV = .bench-venv
LEVEL ?= A1
FILE ?= Tests/ScoringTests/Fixtures/errors.tsv

.DEFAULT_GOAL := targets
.PHONY: targets system run build test lint format lexicon revision docs check check-errors check-meaning check-hearing spelling bench days recordings fuzz examples install uninstall deb test-deb ci clean

targets: ## list the targets
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

system: ## install the missing system libraries
	@sh scripts/install-system-libraries.sh

run: build ## build, then start (without a terminal: help and a sample item)
	@if [ -t 0 ] && [ -t 1 ]; then exec $(BIN)/dilim; else \
	  $(BIN)/dilim help && \
	  echo && echo "A sample item:" && \
	  $(BIN)/dilim practice writing --level A1 --count 1 --seed 1 </dev/null; fi

build: system ## build the program (release)
	@$(PROGRAM) dilim

test: system ## run all tests, in debug and in release (FILTER=names)
	@[ -n "$$DILIM_LLAMA" ] || echo "The tests against llama.cpp are left out: start it with Tests/Peers/start-llama.sh"
	@[ -n "$$DILIM_ANKI" ] || echo "The tests against Anki are left out: install its library with Tests/Peers/start-anki.sh"
	@$(OPTIMIZE) DEBUG="$(DEBUG)" RELEASE="$(RELEASE)" sh Tests/run.sh "$(SWIFT)" $(if $(FILTER),--filter "$(FILTER)")

lint: ## check the formatting
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Examples

format: ## format the sources
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Examples

check: build ## check the course
	$(BIN)/dilim check Content

check-errors: ## count the mistakes that are named as a teacher would name them (FILE=table)
	@$(PROGRAM) dilim-bench
	@$(BIN)/dilim-bench errors "$(FILE)" $(if $(VERBOSE),--verbose)

check-meaning: ## count the right answers that nobody listed, and the wrong ones that pass
	@$(PROGRAM) dilim-bench
	@for table in free-answers more-free-answers third-free-answers fourth-free-answers; do \
	  $(BIN)/dilim-bench meaning Tests/ScoringTests/Fixtures/$$table.tsv \
	    --right 96 --refuted 1 --wrong 0.5 || exit 1; done

spelling: build ## check the course and its spelling (needs hunspell)
	$(BIN)/dilim check --spelling Content

check-hearing: ## let Whisper write down what eSpeak NG says, and count (downloads 500 MB once)
	@$(PROGRAM) dilim-bench
	@[ -n "$$DILIM_WHISPER" ] || eval "$$(Tests/Peers/start-whisper.sh)"; \
	  $(BIN)/dilim-bench hearing --url "$$DILIM_WHISPER" --each 3 --unrelated 20 --near 6 --half 9

bench: build ## measure speed against RapidFuzz, openai, FSRS and Anki for Python
	@$(PROGRAM) dilim-bench
	@sh Sources/dilim-bench/bench.sh "$(SWIFT)" "$(VENV)"

days: build ## live a month with the program for simulated learners (DAYS=options)
	@$(PROGRAM) dilim-bench
	@$(BIN)/dilim-bench days $(DAYS)

recordings: build ## record the sessions of docs/recordings again (needs tmux)
	@docs/record.sh 80x24
	@docs/record.sh 40x10

fuzz: ## test each parser with a million hostile inputs (takes minutes; DILIM_SEED=number)
	@seed=$${DILIM_SEED:-$$(date +%s)} && echo "DILIM_SEED=$$seed" && \
	DILIM_SEED=$$seed DILIM_FUZZ=1000000 $(SWIFT) test --configuration release --scratch-path .build-fuzz --filter "Fuzz|KeyDecoderTests|GraderPropertyTests|HostileValueTests"

lexicon: ## generate the Swift table of stems from Sources/StemTable/stems.tsv
	$(SWIFT) run dilim-lexicon Sources/StemTable/stems.tsv Sources/StemTable/Stems.swift

revision: ## make the revision lessons that a level lacks (LEVEL=A1)
	$(SWIFT) run dilim-revision Content $(LEVEL)

examples: system ## build the programs of Examples, run them and compare what they print
	@SWIFT="$(SWIFT)" sh Examples/check.sh

docs: ## generate docs/mistakes.md
	@mkdir -p docs
	$(SWIFT) build --product dilim
	.build/debug/dilim help categories --markdown > docs/mistakes.md

install: build ## install below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/dilim" \
	  "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(BIN)/dilim "$(DESTDIR)$(PREFIX)/bin/dilim"
	$(STRIP) "$(DESTDIR)$(PREFIX)/bin/dilim"
	rm -rf "$(DESTDIR)$(PREFIX)/share/dilim/Content" "$(DESTDIR)$(PREFIX)/share/dilim/Prompts"
	cp -R Content Prompts "$(DESTDIR)$(PREFIX)/share/dilim/"
	$(BIN)/dilim help --man > "$(DESTDIR)$(PREFIX)/share/man/man1/dilim.1"
	$(BIN)/dilim completions bash > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/dilim"
	$(BIN)/dilim completions zsh > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_dilim"
	$(BIN)/dilim completions fish > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/dilim.fish"

# With PREFIX=$HOME/.local the learner's record is in share/dilim too, so remove only installed files.
uninstall: ## remove what install has put below PREFIX
	rm -rf "$(DESTDIR)$(PREFIX)/share/dilim/Content" "$(DESTDIR)$(PREFIX)/share/dilim/Prompts"
	rmdir "$(DESTDIR)$(PREFIX)/share/dilim" 2>/dev/null || true
	rm -f "$(DESTDIR)$(PREFIX)/bin/dilim" "$(DESTDIR)$(PREFIX)/share/man/man1/dilim.1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/dilim" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_dilim" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/dilim.fish"

deb: build ## build a Debian package in .build-deb
	@sh scripts/install-packages.sh dpkg-shlibdeps:dpkg-dev strip:binutils
	@rm -rf .build-deb
	@packaging/debian/build.sh $(BIN)/dilim .build-deb

test-deb: deb ## test the package in a clean Debian (needs root or sudo)
	@sh scripts/install-packages.sh debootstrap:debootstrap
	@packaging/debian/test.sh .build-deb/*.deb

ci: ## run all checks of a change
	bash .ci/run

clean: ## remove what was built
	rm -rf .build .build-* $(VENV)
