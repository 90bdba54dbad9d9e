// Figures: a table with a row for each figure and a column for each architecture. Letters, shades and words are of the data:
// the page computes none of them.

/// What a figure is, for those who point at its name.
const terms = {
  "lines of code": "Lines of code, without blank lines and lines of comment alone.",
  "files": "Source files of the architecture.",
  "free of UIKit": "Share of lines in files that use no type of the user interface: they can be tested without a window.",
  "roles in a component": "The number of roles in the component that has the most. A file of protocols or of values does not count.",
  "weak references": "Stored properties and captured variables that are weak or unowned: the places where the word must not be forgotten.",
  "leak if made strong": "How many of the weak and unowned references leak something if they are made strong.",
  "deepest stack of a load": "Functions of the architecture that are under way at once, in a build for debugging.",
  "mutants noticed by tests": "The share of small changes of the code that role tests notice. Tests can only be compared at equal strength.",
  "mutants that need UIKit": "The share of small changes of the code that are noticed only by tests that need UIKit.",
  "test doubles": "Types that take the place of others in role tests.",
  "objects on the dashboard, with those for binding": "Objects that are alive on the screen: those of roles, and those for binding.",
  "objects with details open, with those for binding": "Objects that are alive on the screen: those of roles, and those for binding.",
  "messages to open details": "Calls to roles that tell or make something, from the tap on the info button to the open details.",
  "time": "Time divided by that of the run's reference: the mean ratio of all benchmarks, taken process by process.",
  "retains and releases of a step": "Retains and releases of one step: the geometric mean of all benchmarks.",
};

const lettersNote = "Of each figure, a is the best. Architectures that share a letter are not told apart by it. "
  + "The darker a cell, the worse by more than the noise; a cell that is not told apart from the best is white. ";

/// How to read a table of figures, and where their noises are from.
function readingNote(entries) {
  const sources = [...new Set(entries.map(({ figure }) => figure.noiseSource))];
  const noises = (source) => [...new Set(entries.filter(({ figure }) => figure.noiseSource === source)
    .map(({ figure }) => figure.noise).filter(Boolean))].join(", ");
  return el("p", { class: "notes" }, lettersNote, "Noise: ",
    sources.map((source) => [noises(source), source].filter(Boolean).join(": ")).join("; "), ".");
}

/// The architectures and others that some figures have values of, in the order of the lineup; unknown ones last.
function haversOf(entries) {
  const ids = new Set(entries.flatMap(({ figure }) => Object.keys(figure.values)));
  return [...[...subjects.keys()].filter((id) => ids.has(id)), ...[...ids].filter((id) => !subjects.has(id))];
}

/// Figures with their places in the data.
const entriesAt = (...keys) => {
  const path = pointer(keys);
  return (at(path) ?? []).map((figure, index) => ({ figure, path: path + pointer(index) }));
};

/// The unit in which a value is shown.
const unitOf = ({ format, unit }) => ({ share: "share", times: "ratio" })[format] ?? (unit === "µs" ? unit : undefined);

/// A table of figures. Its rows sort the architectures, the best first.
///
/// Options: `reference`, an architecture that others are compared with; `ids`, the architectures that are shown; `notes`, a
/// function that gives a figure's remarks; `isBrief`, true if figures are not explained.
function figuresTable(caption, entries, file, { reference = "", ids = haversOf(entries), notes = () => [], isBrief = false } = {}) {
  const key = `sort-${file}`;
  const sorting = chosen(key, ["", ...entries.map(({ figure }) => figure.label)]);
  const sorted = entries.find(({ figure }) => figure.label === sorting)?.figure;
  const order = sorted ? [...ids].sort((one, other) => rankIn(sorted, one) - rankIn(sorted, other)) : ids;
  const rows = entries.map((entry) => {
    const { figure } = entry;
    const isSorting = figure === sorted;
    const button = el("button", { type: "button", "data-key": `${key}-${figure.label}`, "aria-pressed": String(isSorting),
      "data-term": terms[figure.label], click: () => choose(key, isSorting ? "" : figure.label, "") }, figure.label);
    const head = el("span", { "data-name": figure.label }, button, isBrief ? null : aboutFigure(figure, notes(entry)));
    return row(head, order.map((id) => figureCell(entry, id, reference)));
  });
  const heads = order.map((id) => figures(el("span", { "data-name": nameOf(id) }, el("bdi", {}, nameOf(id)),
    isBrief ? null : followedLink(id, file))));
  return table(caption, [words("figure"), ...heads], rows, file);
}

/// A label that says whose architecture it is, with a link to the reason.
function followedLink(id, file) {
  const label = data.documents?.[id]?.label;
  return label ? el("small", {}, el("a", { href: "#method", "data-key": `followed-${file}-${id}` }, label)) : null;
}

/// The place of an architecture in a figure; one without a value is last.
function rankIn({ values, better }, id) {
  return isNumber(values[id]) ? values[id] * (better === "more" ? -1 : 1) : Infinity;
}

/// The unit, the direction, what it was measured on, and the noise; then remarks.
function aboutFigure({ unit, better, size, noise, format, dependence }, remarks) {
  const over = format === "times" ? "times as long" : unit;
  const all = [over, better ? `${better} is better` : null, size, noise ? `noise ${noise}` : null, ...remarks,
    dependence ? el("span", {}, dependence.replace(/\.$/, "")) : null].filter(Boolean);
  return el("small", { class: "about" }, all.map((each, index) => [index ? " · " : null, each]));
}

function figureCell({ figure, path }, id, reference) {
  const value = path + pointer("values", id);
  if (!isNumber(figure.values[id])) return el("td", { class: "n" }, missing);
  const letters = figure.letters[id];
  const age = figure.older?.includes(id) ? el("abbr", { class: "stale", title: olderFacts(figure.commit, figure.command) }, "*") : null;
  const ratio = reference !== "" && reference !== id && figure.values[reference] > 0
    ? el("small", { class: "ratio" }, number([value, path + pointer("values", reference)], "ratio", "ratio")) : null;
  return el("td", { class: "n shade", "--shade": (figure.shades[id] ?? 0).toFixed(3), "data-letters": letters },
    number(value, unitOf(figure)), age, letters ? el("sup", { class: "letters" }, letters) : null, ratio);
}

/// The sentence beside facts of other sources than there are now.
const olderFacts = (commit, command) =>
  `These are facts of ${commit}: the sources have changed since. To find them out again: ${command}`;
