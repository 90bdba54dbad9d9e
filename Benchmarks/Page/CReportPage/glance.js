// At a glance: architectures by figures.

const columnTerms = {
  lines: "Lines of code, without blank lines and lines of comment alone.",
  files: "Source files of the architecture.",
  free: "Share of lines in files that use no type of the user interface: they can be tested without a window.",
  roles: "The number of roles in the component that has the most. A file of protocols or of values does not count.",
  weak: "Stored properties and captured variables that are weak or unowned: the places where the word must not be forgotten.",
  leaking: "How many of the weak and unowned references leak something if they are made strong.",
  strength: "The share of small changes of the code that role tests notice. Tests can only be compared at equal strength.",
  window: "The share of small changes that are noticed only by tests that need UIKit.",
  doubles: "Types that take the place of others in role tests.",
  objects: "Objects that are alive on the screen: those of roles, and those for binding.",
  messages: "Calls to roles that tell or make something, from the tap on the info button to the open details.",
  changeFiles: "Files that all change requests together change or add.",
  changeLines: "Lines of code that all change requests together add or remove.",
  time: "Time divided by that of the run's reference: the mean ratio of all benchmarks, taken process by process.",
  retains: "Retains and releases of one step: the geometric mean of all benchmarks.",
};

/// The columns that are shown before all are asked for: one for each kind of cost.
const six = ["lines", "roles", "leaking", "changeLines", "window", "time"];

/// The columns: each has the pointer to an architecture's figure.
function figureColumns() {
  const run = runIndex();
  const reference = data.runs?.[run]?.method?.reference;
  const fact = (key) => (id) => pointer("facts", "architectures", id, key);
  const ofTests = (key) => (id) => pointer("mutants", "facts", id, key);
  const ofRun = (key) => (id) => pointer("runs", run, "figures", id, key);
  const total = (key) => (id) => {
    const index = (data.changes?.totals ?? []).findIndex((total) => total.architecture === id);
    return index < 0 ? null : pointer("changes", "totals", index, key);
  };
  const columns = [
    { id: "lines", label: "lines", at: fact("lines"), isFact: true },
    { id: "files", label: "files", at: fact("files"), isFact: true },
    { id: "free", label: "free of UIKit", unit: "share", isMoreBetter: true, at: fact("interfaceFreeShare"), isFact: true },
    { id: "roles", label: "roles", at: fact("rolesOfComponent"), isFact: true },
    { id: "weak", label: "weak references", at: fact("weakReferences"), isFact: true },
    { id: "leaking", label: "leak if strong", at: ofTests("leaking"), isTested: true },
    { id: "dashboard", label: "objects, dashboard", term: columnTerms.objects, at: ofRun("objectsOnDashboard") },
    { id: "details", label: "objects, details", term: columnTerms.objects, at: ofRun("objectsOnDetails") },
    { id: "messages", label: "messages of a tap", at: ofRun("messagesToOpen") },
    { id: "changeFiles", label: "changes: files", at: total("files") },
    { id: "changeLines", label: "changes: lines", at: total("lines") },
    { id: "strength", label: "tests notice", unit: "share", isMoreBetter: true, at: ofTests("strength"), isTested: true },
    { id: "window", label: "tests need UIKit", unit: "share", at: ofTests("windowShare"), isTested: true },
    { id: "doubles", label: "test doubles", at: ofTests("doubles"), isTested: true },
    { id: "time", label: `time over ${nameOf(reference ?? "")}`, unit: "ratio", isTime: true,
      at: (id) => meanPointer(run, id, reference) },
    { id: "retains", label: "retains a step", at: ofRun("retainsPerStep") },
  ].map((column) => ({ term: columnTerms[column.id], ...column, isLessBetter: !column.isMoreBetter }));
  return columns.filter((column) => {
    const values = everybody(data.runs?.[run]).map((id) => valueOf(column, id)).filter(isNumber);
    // Tests of equal strength separate nobody.
    return values.length > 0 && (column.id !== "strength" || new Set(values).size > 1);
  });
}

function valueOf(column, id) {
  const path = column.at(id);
  return path === null ? undefined : at(path);
}

function meanPointer(run, id, reference, key = "ratio") {
  const index = (data.runs?.[run]?.means ?? []).findIndex((pair) => pair.pattern === id && pair.reference === reference);
  return index < 0 ? null : pointer("runs", run, "means", index, key);
}

/// The factor by which a value is worse than another: 1 is equal.
function timesWorse(column, value, other) {
  const [more, less] = column.isLessBetter ? [value, other] : [other, value];
  return more === less ? 1 : less === 0 ? Infinity : more / less;
}

const isCompeting = (column, id) => !isFloor(id) && isNumber(valueOf(column, id));

function bestOf(column, ids) {
  const values = ids.filter((id) => isCompeting(column, id)).map((id) => valueOf(column, id));
  return values.length ? (column.isLessBetter ? leastOf(values) : mostOf(values)) : undefined;
}

/// True if no difference is shown between the times of two.
function areTied(id, other) {
  const path = meanPointer(runIndex(), id, other, "verdict");
  return id === other || path === null || at(path) === "tie";
}

/// Ranks by time, with ties: those tied with the first of a group share its rank; the next rank is 1 plus the number
/// before. Counts have no rank, as a reader would take it for a difference that is larger than the noise.
function ranks(column, ids) {
  if (!column.isTime) return new Map();
  const order = ids.filter((id) => isCompeting(column, id)).sort((one, other) => valueOf(column, one) - valueOf(column, other));
  let leader = 0;
  const places = order.map((id, index) => {
    if (index > 0 && !areTied(id, order[leader])) leader = index;
    return [id, leader + 1];
  });
  const count = (rank) => places.filter(([, other]) => other === rank).length;
  return new Map(places.map(([id, rank]) => [id, { rank, isShared: count(rank) > 1 }]));
}

/// 0 for the best (green), a half for twice as much (yellow), 1 for four times and more (red).
const heat = (ratio) => Math.min(Math.log2(Math.max(ratio, 1)) / 2, 1);

function glanceCell(column, id, ids, places, reference) {
  const value = valueOf(column, id);
  if (!isNumber(value)) return el("td", { class: "n" }, missing);
  const ratio = timesWorse(column, value, bestOf(column, ids));
  const stale = staleNotes.find((note) => column[note.of] && (note.ids() ?? []).includes(id));
  const place = places.get(id);
  return el("td", { class: isFloor(id) ? "n" : "n heat", "--heat": isFloor(id) ? null : heat(ratio).toFixed(3) },
    number(column.at(id), column.unit), stale ? el("abbr", { class: "stale", title: stale.text() }, "*") : null,
    reference === "" ? null : el("small", { class: "ratio" }, comparedTo(column, id, reference)),
    place ? el("small", { class: "rank" }, `#${place.rank}${place.isShared ? "=" : ""}`) : null);
}

/// The sentence beside facts of other sources than there are now.
const olderFacts = (commit, group) => `These are facts of ${commit}: the sources have changed since. `
  + `To find them out again: swift run --package-path Benchmarks/Lab lab facts ${group}`;

const staleNotes = [
  { of: "isFact", ids: () => data.facts?.stale, text: () => olderFacts(data.facts?.commit, "structure") },
  { of: "isTested", ids: () => data.facts?.staleTests, text: () => olderFacts(data.facts?.commitOfTests, "tests") },
];

/// The ratio to the chosen reference.
function comparedTo(column, id, reference) {
  const pair = column.isTime ? meanPointer(runIndex(), id, reference) : null;
  return pair ? number(pair, "ratio") : number([column.at(id), column.at(reference)], "ratio", "ratio");
}

function glanceControls() {
  const ids = everybody(data.runs?.[runIndex()]);
  return [runChoice(), choice("Compare with", "reference", [["", "nobody"], ...ids.map((id) => [id, nameOf(id)])]),
    choice("Figures", "figures", [["six", "six"], ["all", "all figures"]]), showing("Show", "hide", ids)];
}

function glanceOutput() {
  const all = everybody(data.runs?.[runIndex()]);
  const ids = all.filter((id) => !chosenAll("hide").includes(id));
  const areAll = chosen("figures", ["six", "all"]) === "all";
  const columns = figureColumns().filter((column) => areAll || six.includes(column.id));
  const known = ids.filter((id) => columns.some((column) => isNumber(valueOf(column, id))));
  return [part("The table", () => glanceTable(columns, known, chosen("reference", ["", ...all]))),
    part("What the run found", glanceNotes)];
}

function glanceTable(columns, ids, reference) {
  const places = new Map(columns.map((column) => [column.id, ranks(column, ids)]));
  const sort = chosen("sort", ["", ...columns.map((column) => column.id)]);
  const isReversed = state.values.get("down") === "1";
  const column = columns.find((column) => column.id === sort);
  const order = column ? [...ids].sort((one, other) => compared(column, one, other) * (isReversed ? -1 : 1)) : ids;
  const heads = columns.map((column) => ({ ...figures(sortButton(column, sort, isReversed)),
    sorted: column.id === sort ? (isReversed ? "descending" : "ascending") : null }));
  const rows = order.map((id) => row(nameOf(id),
    columns.map((column) => glanceCell(column, id, ids, places.get(column.id), reference))));
  return table("Architectures by figures. Green: the best of a column. Yellow: twice as bad. Red: four times as bad, or worse.",
    [words("architecture"), ...heads], rows, "at-a-glance");
}

function compared(column, one, other) {
  const [left, right] = [one, other].map((id) => valueOf(column, id) ?? Infinity);
  return left === right ? 0 : left < right ? -1 : 1;
}

function sortButton(column, sort, isReversed) {
  const isSorted = column.id === sort;
  const mark = isSorted ? (isReversed ? " ▼" : " ▲") : "";
  return el("button", { type: "button", "data-key": `sort-${column.id}`, "data-term": column.term, click: () => {
    state.values.set("sort", column.id);
    choose("down", isSorted && !isReversed ? "1" : "0", "0");
  } }, column.label + mark);
}

/// One line if all is well, and the details if it is not.
function glanceNotes() {
  const run = data.runs?.[runIndex()];
  const failed = (run?.conformance ?? []).filter((entry) => entry.failures.length > 0);
  const left = (run?.retention ?? []).filter((entry) => (entry.leakedObjects ?? 0) + (entry.heapObjects ?? 0) > 0);
  const passes = !run?.conformance.length ? "Conformance was not checked." : "All pass every scenario.";
  const clean = !run?.retention.length ? "Retention was not measured." : "No screen leaves objects behind.";
  return el("div", { class: "notes" },
    el("p", {}, failed.length ? "" : `${passes} `, left.length ? "" : clean,
      " #: the rank by time; =: no difference is shown. Point at the button above a column to read what the column means."),
    failed.map((entry) => el("p", { class: "bad" }, el("bdi", {}, nameOf(entry.pattern)),
      ` fails ${entry.failures.length} of ${entry.all} scenarios: `,
      el("bdi", {}, entry.failures.map((failure) => failure.scenario).join(", ")))),
    left.map((entry) => el("p", { class: "bad" }, el("bdi", {}, nameOf(contenderOf(entry))),
      " leaves objects after ", el("bdi", {}, entry.scenario), ".")));
}
