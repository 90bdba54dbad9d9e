// The building blocks of tabs.

/// A sentence in place of something that is missing.
const gap = (text) => el("p", { class: "gap" }, text);

/// A part of a tab, or a sentence if it cannot be drawn: the other parts are drawn all the same.
function part(title, draw) {
  try {
    return draw();
  } catch (error) {
    return gap(`${title} is left out: it cannot be drawn (${error.message}).`);
  }
}

/// A list with one choice; options are pairs of a value and a text.
function choice(label, key, options, fallback = options[0]?.[0]) {
  const value = chosen(key, options.map(([value]) => value), fallback);
  const select = el("select", { "data-key": key, change: () => choose(key, select.value, fallback) },
    options.map(([option, text]) => el("option", { value: option, selected: option === value }, text)));
  return el("label", { class: "control" }, el("span", {}, label), select);
}

/// Boxes to tick: all are ticked except those that the state names.
function showing(legend, key, ids) {
  const hidden = chosenAll(key);
  const box = (id) => {
    const input = el("input", { type: "checkbox", checked: !hidden.includes(id), "data-key": `${key}-${id}`,
      change: () => toggle(key, id, !input.checked) });
    return el("label", {}, input, " ", el("bdi", {}, nameOf(id)));
  };
  return el("fieldset", {}, el("legend", {}, legend), ids.map(box));
}

const meanings = {
  "median": "The middle value of all processes: half of them are faster, half are slower.",
  "95 % interval": "If the run were repeated many times, 95 of 100 such intervals would contain the true value.",
  "ratio": "How many times as long it takes: the trimmed mean of the processes' ratios. Each ratio is taken within rounds.",
  "rank": "The place among the architectures. One that is not shown to be slower than the one before shares its place.",
  "verdict": "A difference is shown only if the interval does not contain 1, the corrected p-value is below 1 %, and the "
    + "ratio is above the noise floor.",
  "tests notice": "The share of mutants that role tests notice. Only mutants that compile and are not equivalent count.",
  "scenarios notice": "The share of the same mutants that the conformance scenarios notice. Scenarios see only the screen.",
  "of what is seen": "The share that scenarios notice of the mutants that the app can show. The others are listed with reasons.",
  "noise floor": "One architecture is measured twice. The noise floor is how far the ratio of the two is from 1.",
  "exponent": "How cost grows with size. 0: it does not grow. 1: it grows in proportion.",
};

/// A word that is explained on hover and focus.
const term = (text, explanation = meanings[text]) => el("span", { class: "term", tabindex: 0, "data-term": explanation }, text);

/// The columns of tables: words or figures.
const words = (head) => ({ head });
const figures = (head) => ({ head, numeric: true });
const row = (...cells) => ({ cells: cells.flat() });

/// A table in a region that scrolls by itself. Columns have a head and a kind; cells are nodes or strings.
function table(caption, columns, rows, file) {
  const head = el("tr", {}, columns.map((column) => el("th", { scope: "col", class: column.numeric ? "n" : null,
    "aria-sort": column.sorted }, column.head)));
  const body = rows.map((row) => el("tr", { class: row.class }, row.cells.map((cell, index) =>
    index === 0 ? el("th", { scope: "row" }, bdi(cell)) : filled(cell, columns[index]))));
  const region = el("div", { class: "scroll", role: "region", tabindex: 0, "aria-label": caption, "data-key": `table-${file}` },
    el("table", { "aria-label": caption }, el("thead", {}, head), el("tbody", {}, body)));
  return el("div", { class: "table" }, el("p", { class: "caption" }, caption), region, downloads(file, region));
}

const bdi = (cell) => (typeof cell === "string" ? el("bdi", {}, cell) : cell);

function filled(cell, column) {
  return cell instanceof HTMLTableCellElement ? cell : el("td", { class: column.numeric ? "n" : null }, bdi(cell));
}

/// Links to a table as CSV and as JSON: they are data URLs, so nothing is downloaded from a server.
function downloads(file, region) {
  const link = (kind, type, text) => el("a", { download: `${file}.${kind}`, "data-key": `${file}-${kind}`,
    href: `data:${type};charset=utf-8,${encodeURIComponent(text)}` }, kind.toUpperCase());
  const cells = [...region.querySelectorAll("tr")].map((row) => [...row.cells].map(plain));
  const [head, ...body] = cells;
  const objects = body.map((row) => Object.fromEntries(row.map((cell, index) => [head[index] || "name", cell])));
  return el("p", { class: "downloads" }, "Download: ", link("csv", "text/csv", cells.map(csvLine).join("")), " ",
    link("json", "application/json", JSON.stringify(objects, null, 2)));
}

/// A cell's number as it is, or else its text.
function plain(cell) {
  const name = cell.querySelector(":scope > [data-name]")?.dataset.name;
  if (name !== undefined) return name;
  const numbers = cell.querySelectorAll(":scope [data-from]");
  if (numbers.length !== 1) return cell.textContent.trim();
  const { from, operation } = numbers[0].dataset;
  return numberAt(JSON.parse(from), operation);
}

/// A line for a spreadsheet; a cell that a spreadsheet would take for a formula becomes text.
const csvLine = (cells) => cells.map((cell) => {
  const text = typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}).join(",") + "\n";

let pictureCount = 0;

/// A picture with its title, its description and the table behind it.
function picture(title, description, drawing, behind) {
  pictureCount += 1;
  const [titleID, descriptionID] = [`title-${pictureCount}`, `description-${pictureCount}`];
  drawing.prepend(svg("title", { id: titleID }, title), svg("desc", { id: descriptionID }, description));
  furnished(drawing, { role: "img", "aria-labelledby": titleID, "aria-describedby": descriptionID }, []);
  return el("figure", {}, el("figcaption", {}, el("strong", {}, title), " ", description), drawing,
    fold(`behind-${title}`, false, {}, "The table behind it", behind));
}

/// The sections that the user opened and closed, by key; drawing again keeps them.
const folds = new Map();

/// A section with content that is shown only after it is opened.
function fold(key, isOpen, attributes, summary, ...content) {
  const details = el("details", { ...attributes, open: folds.get(key) ?? isOpen, toggle: () => folds.set(key, details.open) },
    el("summary", { "data-key": `fold-${key}` }, summary), content);
  return details;
}

/// A patch with coloured and marked lines.
function patchView(text) {
  const kind = (line) => line.startsWith("+++") || line.startsWith("---") ? "file" : line.startsWith("@@") ? "hunk"
    : line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : null;
  const lines = text.replace(/\n$/, "").split("\n").map((line) => el("span", { class: kind(line) }, `${line}\n`));
  return el("pre", { class: "code", tabindex: 0 }, el("code", {}, lines));
}

/// The runs, for a choice if there are several.
const runOptions = () => (data.runs ?? []).map((run, index) => [String(index), `${index + 1}: ${run.name}`]);
const runIndex = () => Number(chosen("run", runOptions().map(([value]) => value), "0"));
const runChoice = () => (runOptions().length > 1 ? choice("Machine", "run", runOptions()) : null);
