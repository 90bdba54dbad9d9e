// Times: distributions, intervals, and ratios to any contender.

function timesOf(run) {
  const results = (data.runs?.[run]?.results ?? []).map((result, index) => ({
    ...result, path: pointer("runs", run, "results", index) }));
  return results.filter((result) => result.metric === "time");
}

const benchmarksOf = (times) => [...new Set(times.map((time) => time.benchmark))];
const fileName = (text) => text.replaceAll(/[^A-Za-z0-9]+/g, "-");

function timesControls() {
  const times = timesOf(runIndex());
  if (!times.length) return [runChoice()];
  const options = benchmarksOf(times).map((name) => [name, name]);
  const benchmark = chosen("benchmark", options.map(([value]) => value));
  const ids = times.filter((time) => time.benchmark === benchmark).map((time) => time.pattern);
  return [runChoice(), choice("Benchmark", "benchmark", options),
    choice("Ratios to", "against", ids.map((id) => [id, nameOf(id)]), defaultReference(benchmark, ids))];
}

/// The reference of ratios in the run itself.
function defaultReference(benchmark, ids) {
  const method = data.runs?.[runIndex()]?.method;
  const isMechanism = benchmark.startsWith("mechanisms/");
  const reference = isMechanism ? method?.mechanismReference ?? method?.reference : method?.reference;
  return ids.includes(reference) ? reference : ids[0];
}

function timesOutput() {
  const run = runIndex();
  const all = timesOf(run);
  const views = [part("Growth with size", growthView), part("Machines side by side", machinesView)];
  if (!all.length) {
    return [gap("There are no times: no results of a run were given, or they could not be read."), ...views];
  }
  const benchmark = chosen("benchmark", benchmarksOf(all));
  const times = all.filter((time) => time.benchmark === benchmark);
  const ids = times.map((time) => time.pattern);
  const reference = chosen("against", ids, defaultReference(benchmark, ids));
  return [part("All benchmarks", () => overview(run)), part(`Times of a step of ${benchmark}`, () => distributionView(benchmark, times)),
    part(`Ratios to ${nameOf(reference)}`, () => ratioView(run, benchmark, reference)), ...views];
}

/// All benchmarks over their references, with letters.
function overview(run) {
  const entries = entriesAt("runs", run, "times");
  if (!entries.length) return null;
  const over = nameOf(data.runs[run].method?.reference ?? "");
  return el("section", {}, el("h3", {}, "All benchmarks"), figuresTable(`Times over those of ${over}, or of the first of the mechanisms. `
    + "A click on a benchmark sorts by it.", entries, "all-times", { isBrief: true }), readingNote(entries));
}

function distributionView(benchmark, times) {
  const place = timeScale(times.flatMap((time) => [...(time.samples ?? []), time.median, ...(time.ci95 ?? [])]));
  const stroke = (y) => (sample) =>
    svg("line", { class: "sample", x1: place(sample), x2: place(sample), y1: y - 8, y2: y + 8 });
  const rows = times.map((time) => ({ name: nameOf(time.pattern), draw: (y) =>
    [(time.samples ?? []).filter(isNumber).map(stroke(y)), whisker(place, y, time.median, time.ci95)] }));
  return picture(`Times of a step of ${benchmark}.`,
    "A stroke is the median of one process. The point is the median of all, and the bar is its 95 % interval. Left is faster."
      + (place.isLogarithmic ? " The axis is logarithmic." : ""),
    rowsPlot(rows, place, "ns"), distributionTable(benchmark, times));
}

function distributionTable(benchmark, times) {
  const rows = times.map((time) => row(nameOf(time.pattern), number(`${time.path}/median`, "ns"),
    interval(`${time.path}/ci95`, "ns"), String(time.samples?.length ?? 0), number(`${time.path}/rank`)));
  return table(`Times of a step of ${benchmark}`, [words("architecture"), figures(term("median")),
    figures(term("95 % interval")), figures("processes"), figures(term("rank"))], rows, `times-${fileName(benchmark)}`);
}

function ratioView(run, benchmark, reference) {
  const left = data.runs[run].pairGap;
  const pairs = (data.runs[run].pairs ?? []).map((pair, index) => ({ ...pair, path: pointer("runs", run, "pairs", index) }))
    .filter((pair) => pair.benchmark === benchmark && pair.reference === reference);
  if (!pairs.length) return gap(left ?? "There are no ratios: the samples of single rounds are not in the file.");
  const floor = data.runs[run].method?.noiseFloor?.[benchmark];
  const band = floor > 0 ? [1 / (1 + floor), 1 + floor] : [1, 1];
  const place = rowScale(pairs.flatMap((pair) => [pair.ratio, ...(pair.ci95 ?? [])]).concat(band));
  const marks = (bottom) => [
    svg("rect", { class: "floor", x: place(band[0]), width: Math.max(place(band[1]) - place(band[0]), 1),
      y: plot.top, height: bottom - plot.top }),
    svg("line", { class: "one", x1: place(1), x2: place(1), y1: plot.top, y2: bottom })];
  const rows = pairs.map((pair) => ({ name: nameOf(pair.pattern), draw: (y) => whisker(place, y, pair.ratio, pair.ci95) }));
  const drawing = picture(`Ratios to ${nameOf(reference)} in ${benchmark}.`,
    "The bar is where another run is expected to find the ratio, 95 times of 100. In the grey band, the noise floor, differences mean nothing.",
    rowsPlot(rows, place, "ratio", marks), ratioTable(run, benchmark, reference, pairs));
  return [drawing, left ? gap(left) : null];
}

const verdicts = { tie: "≈ no difference is shown", faster: "faster", slower: "slower" };

function ratioTable(run, benchmark, reference, pairs) {
  const rows = pairs.map((pair) => row(nameOf(pair.pattern), number(`${pair.path}/ratio`, "ratio"),
    interval(`${pair.path}/ci95`, "ratio"), verdicts[pair.verdict] ?? pair.verdict));
  const heads = [words("architecture"), figures(term("ratio")), figures(term("95 % interval")), words(term("verdict"))];
  const floor = number(pointer("runs", run, "method", "noiseFloor", benchmark), "share");
  return [table(`Ratios to ${nameOf(reference)} in ${benchmark}`, heads, rows, `ratios-${fileName(benchmark)}`),
    el("p", {}, "The ", term("noise floor"), ": ", floor, ".")];
}
