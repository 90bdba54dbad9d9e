# The commands of README.md and .ci/run under short names.
.PHONY: lint format build test test-tool test-all thorough release check walk load fuzz run json report facts pages documentation ci clean

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Benchmarks Tests Examples docs

format:
	swift format --in-place --recursive --parallel Package.swift Sources Benchmarks Tests Examples docs

build:
	WORKBENCH_TESTS=tool swift build --build-tests --explicit-target-dependency-import-check error

test:
	swift test

test-tool:
	WORKBENCH_TESTS=tool swift test

test-all:
	WORKBENCH_TESTS=all swift test

thorough:
	.ci/thorough

release:
	swift build --configuration release

check:
	swift run --configuration release workbench check

walk:
	swift run --configuration release workbench check --walk 20000

load:
	swift run --configuration release workbench leaks --load

fuzz:
	Tests/Fuzzing/fuzz 600

run:
	swift run --configuration release workbench

json:
	swift run --configuration release workbench run --budget 10 --format json --output results.json

report:
	swift run --configuration release workbench report --output report

facts:
	swift run --package-path Benchmarks/Lab lab facts

pages:
	swift run --package-path Benchmarks/Lab lab facts --pages

documentation:
	.ci/documentation

ci:
	.ci/run

clean:
	swift package clean
