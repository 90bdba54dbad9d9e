// At a glance: all figures of the first table, and any two of them against each other.

/// The figures: those of facts, then those of the run, with their places in the data.
const glanceEntries = () => [...entriesAt("facts", "figures"), ...entriesAt("runs", runIndex(), "figures")];

/// The architectures of the run, and those that facts have; the reference that has no figures but times is the last.
const glanceIDs = () => {
  const known = haversOf(glanceEntries());
  return [...known.filter((id) => !isFloor(id)), ...known.filter(isFloor)];
};

function glanceControls() {
  const ids = glanceIDs();
  return [runChoice(), choice("Compare with", "reference", [["", "nobody"], ...ids.map((id) => [id, nameOf(id)])]),
    showing("Show", "hide", ids)];
}

function glanceOutput() {
  return [part("The table", factsTable), part("What the run found", glanceNotes),
    part("Two figures against each other", scatterView)];
}

function factsTable() {
  const entries = glanceEntries();
  if (!entries.length) return gap("There are neither facts nor results of a run where this page was made.");
  const all = glanceIDs();
  const ids = all.filter((id) => !chosenAll("hide").includes(id));
  const over = nameOf(data.runs?.[runIndex()]?.method?.reference ?? "");
  const notes = ({ figure }) => (figure.format === "times" ? [`over ${over}`] : []);
  return [figuresTable("All figures. A click on one sorts the architectures by it.", entries, "at-a-glance",
    { reference: chosen("reference", ["", ...all]), ids, notes }), readingNote(entries)];
}

/// One line if all is well, and the details if it is not.
function glanceNotes() {
  const run = data.runs?.[runIndex()];
  const failed = (run?.conformance ?? []).filter((entry) => entry.failures.length > 0);
  const left = (run?.retention ?? []).filter((entry) => (entry.leakedObjects ?? 0) + (entry.heapObjects ?? 0) > 0);
  const passes = !run?.conformance.length ? "Conformance was not checked." : "All pass every scenario.";
  const clean = !run?.retention.length ? "Retention was not measured." : "No screen leaves objects behind.";
  return el("div", { class: "notes" },
    el("p", {}, failed.length ? "" : `${passes} `, left.length ? "" : clean),
    failed.map((entry) => el("p", { class: "bad" }, el("bdi", {}, nameOf(entry.pattern)),
      ` fails ${entry.failures.length} of ${entry.all} scenarios: `,
      el("bdi", {}, entry.failures.map((failure) => failure.scenario).join(", ")))),
    left.map((entry) => el("p", { class: "bad" }, el("bdi", {}, nameOf(contenderOf(entry))),
      " leaves objects after ", el("bdi", {}, entry.scenario), ".")));
}
