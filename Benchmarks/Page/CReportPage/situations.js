// Situations: each with its order, the words about it, and the figures behind it, as the page about choosing has them.

const situations = () => data.choosing?.situations ?? [];
const weighable = () => data.choosing?.figures ?? [];

/// The chosen situation; undefined if none is.
function chosenSituation() {
  const id = chosen("situation", ["", ...situations().map(({ id }) => id)]);
  return situations().find((situation) => situation.id === id);
}

function chooseControls() {
  if (!weighable().length) return [];
  const own = chosenSituation();
  return [el("div", { class: "situations", role: "group", "aria-label": "Situations" },
    situations().map((situation) => situationButton(situation, situation === own))),
  own ? situationWords(own) : null, weightControls(own)];
}

/// A button with the order of the deciding figure. Pressed again, it leaves the situation.
function situationButton(situation, isChosen) {
  const { label, groups } = weighable()[situation.figures[0]];
  return el("button", { type: "button", "data-key": `situation-${situation.id}`, "aria-pressed": String(isChosen),
    click: () => chooseSituation(isChosen ? "" : situation.id) },
  el("strong", {}, situation.title), el("span", {}, `${label}: ${orderWords(groups)}`));
}

/// Chooses a situation, which sets the weights: those that were given before are forgotten.
function chooseSituation(id) {
  for (const key of [...state.values.keys()].filter((key) => key.startsWith("w-"))) state.values.delete(key);
  choose("situation", id, "");
  // On a phone the answer is below the buttons.
  document.querySelector(".answer")?.scrollIntoView({ block: "nearest" });
}

const situationWords = ({ title, answer, change }) => el("section", { class: "answer" }, el("h3", {}, title),
  el("p", {}, el("bdi", {}, answer)),
  change ? el("p", { class: "notes" }, "What would change it: ", el("bdi", {}, change)) : null);

/// Names in a sentence.
function nameList(ids) {
  const names = ids.map(nameOf);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/// A least factor, as the page about choosing writes it; one that would be written as 1.0 has another digit.
const factor = (margin) => margin.toFixed(margin < 1.05 ? 2 : 1);
const atLeast = (margin) => (isNumber(margin) ? ` (at least ${factor(margin)}×)` : "");

/// An order with its margins, or the words that none is shown.
const orderWords = (groups) => (groups.length < 2 ? "no difference shown"
  : groups.map(({ modules, margin }) => nameList(modules) + atLeast(margin)).join(", then "));

function chooseOutput() {
  if (!weighable().length) {
    return [gap("Situations have no facts where this page was made: run workbench in the package, to have them."), glanceOutput()];
  }
  const own = chosenSituation();
  const weights = weightsOf(own);
  const groups = orderBy(weights);
  orderLine.textContent = groups.length ? `Order: ${orderWords(groups)}` : "";
  const shown = weighable().map((figure, index) => ({ figure, index, path: pointer("choosing", "figures", index) }))
    .filter(({ index }) => weights[index] > 0 || own?.figures.includes(index));
  if (!shown.length) {
    return [el("p", { class: "notes" }, "Choose a situation, or give a figure a weight. Without either, there are only figures:"),
      glanceOutput()];
  }
  const caption = "Less is better. Green: the lowest that is shown. Yellow: twice as much. Red: four times as much, or more.";
  return [part("The order", () => orderView(weights, groups)), el("h3", {}, "The figures behind it"),
    part("The table", () => figuresTable(caption, shown, "situation")),
    el("p", { class: "notes" }, lettersNote),
    el("ul", {}, shown.map(({ figure }) => el("li", { class: "figure-order" }, el("bdi", {}, figure.order))))];
}

/// A table of figures, a row for each; an architecture has a colour only if its difference is shown.
function figuresTable(caption, entries, file) {
  const ids = Object.keys(entries[0].figure.values).sort((one, other) => place(one) - place(other));
  const cell = ({ figure, path }, logs, id) => el("td", { class: "n heat", "--heat": heat(Math.exp(logs.get(id))).toFixed(3) },
    number(path + pointer("values", id), figure.unit));
  const rows = entries.map((entry) => {
    const logs = shownLogs(entry.figure);
    return row(entry.figure.label, ids.map((id) => cell(entry, logs, id)));
  });
  return table(caption, [words("figure"), ...ids.map((id) => figures(el("bdi", {}, nameOf(id))))], rows, file);
}

const lettersNote = "Each figure from the best on. Architectures that share a letter are not told apart by it.";

const place = (id) => [...subjects.keys()].indexOf(id);
