# Glissade. `make help` lists what can be made.

SWIFT       ?= swift
PREFIX      ?= /usr/local
DESTDIR     ?=
BUILD       ?= .build
# Where zsh finds completions below PREFIX; Debian's own zsh also looks into share/zsh/vendor-completions.
ZSH_FUNCTIONS ?= share/zsh/site-functions
APT_RUN     := libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libjpeg-dev libpng-dev libgif-dev libwebp-dev libtiff-dev \
               liblcms2-dev libheif-dev fonts-inter
# For pictures of projects: Poppler for PDF, librsvg for SVG, and cairo, which both bring. They are loaded when such a picture is shown.
APT_PICTURES := libpoppler-glib8 librsvg2-2
APT_TEST    := xvfb xdotool weston libgl1-mesa-dri libegl1 libgles2
DNF_NAMES   := SDL2-devel SDL2_image-devel SDL2_ttf-devel libjpeg-turbo-devel libpng-devel giflib-devel \
               libwebp-devel libtiff-devel lcms2-devel libheif-devel poppler-glib librsvg2 rsms-inter-fonts \
               xorg-x11-server-Xvfb xdotool weston mesa-dri-drivers
PACMAN_NAMES := sdl2 sdl2_image sdl2_ttf libjpeg-turbo libpng giflib libwebp libtiff lcms2 libheif poppler-glib librsvg inter-font \
               xorg-server-xvfb xdotool weston mesa

# Both programs side by side. Nothing reads their debug information, which would take a tenth of the time.
RELEASE     := GLISSADE_ONLY=glissade,glissade-port $(SWIFT) build -c release -debug-info-format none
SOURCES     := Package.swift Sources Tests Assets/Examples Assets/Starters Assets/PhotoGenerator
# The modules with Apple's names, where a comment says only what the name doesn't. All other public declarations are documented.
APPLES      := $(addprefix Sources/,AVFoundation CoreGraphics Photos QuartzCore SwiftUI UIKit)

.DEFAULT_GOAL := help
.PHONY: help deps test-deps swift-is-there build engine built run test lint format demo assets icons films docs bench memory fuzz install uninstall deb clean

help: ## List the targets
	@echo "Glissade: UIKit's transitions on the Linux desktop"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: swift-is-there ## Install what is needed to build and run
	@Assets/Scripts/install-packages "$(APT_RUN)" "$(DNF_NAMES)" "$(PACMAN_NAMES)" "$(APT_PICTURES)"

test-deps: swift-is-there
	@Assets/Scripts/install-packages "$(APT_RUN) $(APT_TEST)" "$(DNF_NAMES)" "$(PACMAN_NAMES)" "$(APT_PICTURES)"

swift-is-there:
	@command -v $(SWIFT) >/dev/null 2>&1 || { \
	  echo "There is no Swift toolchain here ('$(SWIFT)' was not found)." >&2; \
	  echo "Install Swift 6.2 or later from https://www.swift.org/install/linux/ and open a new shell," >&2; \
	  echo "or name the command: make SWIFT=/path/to/swift $(MAKECMDGOALS)" >&2; exit 1; }

build: swift-is-there ## Build the release program
	@echo "Building glissade (the first time takes a few minutes) …"
	@$(MAKE) --no-print-directory --jobs=2 deps engine && $(RELEASE)

# What needs no packages is compiled while they are downloaded.
engine: swift-is-there
	@[ -x $(BUILD)/release/glissade ] || $(RELEASE) --target UIKit

run: build ## Open the window; without a display, render every demo's film
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  echo "Opening the window …"; $(BUILD)/release/glissade; \
	else \
	  Assets/Scripts/render-demos $(BUILD)/release/glissade build/films; \
	fi

# Each module's tests run in a process of their own: UIKit has one application a process and belongs to one thread, as on iOS. Two
# modules at a time share the processor, those that take longest in front. The tests by real windows wait for real time, so all others
# give way to them.
TEST_MODULES := $(sort $(notdir $(wildcard Tests/*Tests)))
LONG_TESTS   := EndToEndTests RehearsalTests GlissadeKitTests TransitionsTests UIKitTests ProgramTests UserCodeTests HouseTests
SHORT_TESTS  := $(filter-out $(LONG_TESTS),$(TEST_MODULES))
# A test that never ends is named after this time instead of holding up all that follows.
TEST_LIMIT   ?= 20m
RUN_TESTS     = GLISSADE_STRICT=1 $(PRIORITY) timeout --kill-after=10s $(TEST_LIMIT) $(SWIFT) test --ignore-lock --skip-build --disable-xctest --no-parallel

test: test-deps ## Run every test
	@echo "Building the tests (warnings are errors here) …"
	@GLISSADE_STRICT=1 $(SWIFT) build --build-tests
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(patsubst %,test-%,$(LONG_TESTS) $(SHORT_TESTS))

test-%: PRIORITY := nice -n 19
test-EndToEndTests: PRIORITY :=

test-%:
	@echo "Testing $* …"
	@$(RUN_TESTS) --filter "^$*\." || { \
	  code=$$?; [ $$code -ne 124 ] || echo "$* has not ended within $(TEST_LIMIT), so it was stopped." >&2; exit $$code; }

lint: swift-is-there ## Check the style of the sources, strictly
	@$(SWIFT) format lint --strict --parallel --recursive $(filter-out Sources,$(SOURCES)) $(APPLES)
	@documented=$$(sed 's/\("AllPublicDeclarationsHaveDocumentation": \)false/\1true/' .swift-format) && \
	  $(SWIFT) format lint --strict --parallel --recursive --configuration "$$documented" \
	  $(filter-out $(APPLES) %.md,$(wildcard Sources/*)) && echo "The sources are clean."

format: swift-is-there ## Rewrite the sources in the house style
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

assets: deps ## Paint the shipped pictures again
	@$(SWIFT) run -c release --package-path Assets/PhotoGenerator PhotoGenerator Assets

demo: ## Write the beginning of a demo: make demo NAME=slide-over
	@Assets/Scripts/new-demo "$(NAME)"

films: build ## Render the README's pictures (needs ffmpeg)
	@Assets/Scripts/render-films $(BUILD)/release/glissade Assets/Films

docs: deps ## Write the libraries' documentation into build/docs
	@echo "Building the libraries …"
	@$(SWIFT) build --product GlissadeKit
	@Assets/Scripts/build-docs $(BUILD)/debug/Modules build/docs

bench: build ## Measure what a frame costs
	@$(BUILD)/release/glissade bench

memory: test-deps ## Measure what 5,000 round trips of each transition keep of the memory (takes minutes)
	@GLISSADE_STRICT=1 $(SWIFT) build --build-tests
	@GLISSADE_STRICT=1 GLISSADE_ROUND_TRIPS=5000 $(SWIFT) test --skip-build --disable-xctest --no-parallel \
	  --filter "^TransitionsTests\.RetentionTests/flatMemory" 2>&1 | grep "KiB a round trip"

FUZZ_COUNT  ?= 50000
FUZZ_SEED   ?= 1

fuzz: test-deps ## Open FUZZ_COUNT damaged files, and let monkeys play with what moves
	@GLISSADE_STRICT=1 $(SWIFT) build --build-tests
	@GLISSADE_STRICT=1 GLISSADE_FUZZ=$(FUZZ_COUNT) GLISSADE_FUZZ_SEED=$(FUZZ_SEED) nice $(SWIFT) test --skip-build --disable-xctest \
	  --no-parallel --filter "^FuzzTests\."

built:
	@[ -x $(BUILD)/release/glissade ] && [ -x $(BUILD)/release/glissade-port ] || { \
	  echo "Nothing has been built yet: run “make build” first, then “make $(MAKECMDGOALS)”." >&2; exit 1; }

# Not "install: build": who installs is often root, who should neither compile nor need Swift.
install: built ## Install what was built under PREFIX (/usr/local), below DESTDIR if set
	@Assets/Scripts/install-program $(BUILD)/release "$(DESTDIR)$(PREFIX)"
	@Assets/Scripts/install-files "$(DESTDIR)$(PREFIX)" $(ZSH_FUNCTIONS)
	@[ -n "$(DESTDIR)" ] || Assets/Scripts/refresh-desktop "$(PREFIX)"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/glissade"

uninstall: ## Remove what install put there
	@Assets/Scripts/uninstall-files "$(DESTDIR)$(PREFIX)" $(ZSH_FUNCTIONS)
	@[ -n "$(DESTDIR)" ] || Assets/Scripts/refresh-desktop "$(PREFIX)"
	@echo "Removed glissade from $(DESTDIR)$(PREFIX)"

deb: built ## Make a package for Debian and Ubuntu of what was built
	@Assets/Scripts/build-deb $(BUILD)/release build/deb

icons: ## Draw the icon at fixed sizes again (needs rsvg-convert)
	@Assets/Scripts/render-icons Assets/Desktop

clean: ## Remove what was built
	@rm -rf $(BUILD) build
