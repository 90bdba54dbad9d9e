// Several machines side by side, and combined if there are three or more.

function machinesView() {
  const runs = data.runs ?? [];
  if (runs.length < 2) return null;
  const benchmark = chosen("benchmark", benchmarksOf(timesOf(runIndex())));
  const times = runs.map((_, run) => timesOf(run).filter((time) => time.benchmark === benchmark));
  const ids = [...new Set(times.flat().map((time) => time.pattern))];
  const ratio = (id) => (own) => {
    const time = own.find((time) => time.pattern === id);
    return time ? number(`${time.path}/ratio`, "ratio") : missing;
  };
  const rows = ids.map((id) => row(nameOf(id), times.map(ratio(id)), machinesCells(benchmark, id)));
  const together = data.machines ? [figures("all machines"), figures(term("95 % interval"))] : [];
  return el("section", {}, el("h3", {}, "Machines side by side"), el("p", {}, differences(runs)),
    table(`Ratios to each run's reference in ${benchmark ?? "nothing"}`,
      [words("architecture"), ...runHeads(figures), ...together], rows, "machines"));
}

/// A column for each run.
const runHeads = (kind) => (data.runs ?? []).map((run, index) => kind(el("bdi", {}, `${index + 1}: ${run.name}`)));

function machinesCells(benchmark, id) {
  if (!data.machines) return [];
  const isMeant = (estimate) => estimate.benchmark === benchmark && estimate.pattern === id;
  const index = data.machines.estimates.findIndex(isMeant);
  const path = pointer("machines", "estimates", index);
  return index < 0 ? [missing, missing] : [number(`${path}/ratio`, "ratio"), interval(`${path}/ci95`, "ratio")];
}

const environmentNames = {
  operatingSystem: "operating system", processor: "processor", processorCount: "number of processors",
  compiler: "compiler", optimized: "optimised build",
};

const differs = (runs, key) => new Set(runs.map((run) => String(run.environment?.[key]))).size > 1;

/// The differences between the machines, in a sentence.
function differences(runs) {
  const names = Object.keys(environmentNames).filter((key) => differs(runs, key)).map((key) => environmentNames[key]);
  return names.length ? `The machines differ in: ${names.join(", ")}.`
    : "According to the results, the machines do not differ.";
}
