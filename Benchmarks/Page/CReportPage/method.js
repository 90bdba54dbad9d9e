// Method: the place, the method and the uncertainty of measuring, and the way to repeat it.

const methodRows = [
  ["seed", "seed"], ["users", "users"], ["budgetSeconds", "budget", "seconds"], ["elapsedSeconds", "took", "seconds"],
  ["rounds", "rounds, over all processes"], ["processes", "processes"],
  ["processorShare", "part of a processor that the programs had", "share"],
  ["clockOverheadNanoseconds", "overhead of the clock", "ns"],
  ["clockResolutionNanoseconds", "resolution of the clock", "ns"],
];

function methodOutput() {
  const runs = data.runs ?? [];
  return [part("What is missing", () => gapList(runs)), part("Whose architectures they are", followedView),
    part("Where and how", () => (runs.length ? methodTables(runs) : null)), part("To repeat it", repeatView), termsView(),
    el("p", {}, "Made by ", String(data.version), ".")];
}

/// The document that each architecture follows.
function followedView() {
  const ids = [...subjects.keys()].filter((id) => data.documents?.[id]);
  if (!ids.length) return null;
  return el("section", {}, el("h3", {}, "Whose architectures they are"),
    el("p", {}, "All are written by one team, each by a document. docs/FIDELITY.md has every sentence that was followed, or not, and why."),
    table("The document that each architecture follows", ["architecture", "follows", "in short"].map(words),
      ids.map((id) => row(nameOf(id), data.documents[id].text, subjects.get(id).summary)), "followed"));
}

/// A list of the parts that the page cannot show, with the reasons.
function gapList(runs) {
  const parts = [
    [runs.length, "No results of a run were given: there are no times, no counts and no objects."],
    [data.facts, "Benchmarks/Facts/facts.json is missing or damaged: run workbench where the package is."],
    [data.mutants, "Benchmarks/Facts/Page/mutants.json is missing: run workbench where the package is."],
    [data.choose, "There are no questions: Benchmarks/Facts/Page/questions.json, or the facts, are missing."],
    [data.changes, "There are no change requests."], [data.recordedClaims ?? data.claims, "There are no claims."],
  ];
  const gaps = parts.filter(([part]) => !part).map(([, text]) => text);
  const ofRuns = runs.flatMap((run) =>
    [...run.gaps, ...(run.method?.notCounted ?? [])].map((text) => `${run.name}: ${text}`));
  const items = [...gaps, ...ofRuns, ...sweepGaps()].map((text) => el("li", {}, text));
  return items.length ? [el("h3", {}, "What is missing"), el("ul", { class: "gaps" }, items)] : [];
}

/// A value of where it was measured; a property that a build has or has not is a word.
const environmentText = (value) => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? missing));

function methodTables(runs) {
  const heads = () => [words("what"), ...runHeads(words)];
  const each = (key, unit, ...more) => runs.map((_, run) => number(pointer("runs", run, "method", key, more), unit));
  const environment = [...Object.entries(environmentNames), ["date", "date"]].map(([key, label]) => ({
    ...row(label, runs.map((run) => environmentText(run.environment?.[key]))),
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
  const all = [...Object.entries(terms), ...Object.entries(meanings)];
  return el("section", {}, el("h3", {}, "Terms"),
    el("dl", {}, all.map(([name, meaning]) => [el("dt", {}, name), el("dd", {}, meaning)])));
}
