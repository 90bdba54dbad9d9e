// Method: the place, the method and the uncertainty of measuring, and the way to repeat it.

const methodRows = [
  ["seed", "seed"], ["users", "users"], ["budgetSeconds", "budget", "seconds"], ["elapsedSeconds", "took", "seconds"],
  ["rounds", "rounds, over all processes"], ["processes", "processes"],
  ["clockOverheadNanoseconds", "overhead of the clock", "ns"],
  ["clockResolutionNanoseconds", "resolution of the clock", "ns"],
];

function methodOutput() {
  const runs = data.runs ?? [];
  return [part("What is missing", () => gapList(runs)),
    part("Where and how", () => (runs.length ? methodTables(runs) : null)), part("To repeat it", repeatView), termsView(),
    el("p", {}, "Made by ", String(data.version), ".")];
}

/// A list of the parts that the page cannot show, with the reasons.
function gapList(runs) {
  const parts = [
    [runs.length, "No results of a run were given: there are no times, no counts and no objects."],
    [data.facts, "Benchmarks/Facts/facts.json is missing or damaged: run workbench where the package is."],
    [data.mutants, "Benchmarks/Facts/Page/mutants.json is missing: run workbench where the package is."],
    [data.choosing?.situations.length, "There are no situations: docs/CHOOSING.md, or the facts, are missing."],
    [data.changes, "There are no change requests."], [data.recordedClaims ?? data.claims, "There are no claims."],
  ];
  const gaps = parts.filter(([part]) => !part).map(([, text]) => text);
  const ofRuns = runs.flatMap((run) =>
    [...run.gaps, ...(run.method?.notCounted ?? [])].map((text) => `${run.name}: ${text}`));
  const items = [...gaps, ...ofRuns, ...sweepGaps()].map((text) => el("li", {}, text));
  return items.length ? [el("h3", {}, "What is missing"), el("ul", { class: "gaps" }, items)] : [];
}

function methodTables(runs) {
  const heads = () => [words("what"), ...runHeads(words)];
  const each = (key, unit, ...more) => runs.map((_, run) => number(pointer("runs", run, "method", key, more), unit));
  const environment = [...Object.entries(environmentNames), ["date", "date"]].map(([key, label]) => ({
    ...row(label, runs.map((run) => String(run.environment?.[key] ?? missing))),
    class: differs(runs, key) ? "differs" : null }));
  const benchmarks = [...new Set(runs.flatMap((run) => Object.keys(run.method?.noiseFloor ?? {})))];
  const shares = (key) => benchmarks.map((name) => row(name, each(key, "share", name)));
  return el("section", {}, el("h3", {}, "Where and how"), el("p", {}, runs.length > 1 ? differences(runs) : null),
    table("Where it was measured", heads(), environment, "environment"),
    table("How it was measured", heads(), methodRows.map(([key, label, unit]) => row(label, each(key, unit))), "method"),
    table("Noise floor: smaller differences mean nothing", heads(), shares("noiseFloor"), "noise-floor"),
    table("How much ratios vary from process to process", heads(), shares("variationBetween"), "variation"));
}

function repeatView() {
  const method = data.runs?.[runIndex()]?.method;
  // A seed that is not safe has lost its last digits.
  const options = [["--budget", method?.budgetSeconds], ["--seed", Number.isSafeInteger(method?.seed) ? method.seed : null]]
    .filter(([, value]) => isNumber(value)).map(([name, value]) => ` ${name} ${value}`).join("");
  const lines = ["swift build", `swift run -c release workbench run${options} --format json --output results.json`,
    "swift run -c release workbench report --from results.json --output report", "swift run --package-path Benchmarks/Lab lab facts"];
  return el("section", {}, el("h3", {}, "To repeat it"), el("pre", { class: "code", tabindex: 0 }, lines.join("\n")));
}

function termsView() {
  const ofColumns = figureColumns().map((column) => [column.label, column.term]);
  const all = [...ofColumns, ...Object.entries(meanings)];
  return el("section", {}, el("h3", {}, "Terms"),
    el("dl", {}, all.map(([name, meaning]) => [el("dt", {}, name), el("dd", {}, meaning)])));
}
