// Code: two architectures side by side, by the roles of files; both show the path of a tap on the info button.

const duties = [
  ["Draws and forwards", ["View", "ViewController"]],
  ["Decides what is shown", ["Presenter", "ViewModel"]],
  ["Works on the users", ["Interactor"]],
  ["Leads from screen to screen", ["Router", "Coordinator", "ViewPresenter"]],
  ["Makes the objects of a screen or an app", ["ViewFactory", "App"]],
];
const otherDuty = "What the other files use";
const dutyOf = (role) => duties.find(([, roles]) => roles.includes(role))?.[0] ?? otherDuty;

const coded = () => inOrder(Object.keys(data.code ?? {}).filter((id) => data.code[id].length));
const elsewhere = "everything else";

/// The two architectures that are compared, here and in flows.
function twoOf(ids) {
  return [chosen("left", ids), chosen("right", ids, ids[Math.min(3, ids.length - 1)])];
}

function twoChoices(ids) {
  const options = ids.map((id) => [id, nameOf(id)]);
  return [choice("Left", "left", options), choice("Right", "right", options, ids[Math.min(3, ids.length - 1)])];
}

/// The components that all architectures have; files of other components are elsewhere.
function components() {
  const lists = coded().map((id) => new Set(data.code[id].map((file) => file.component)));
  const shared = [...(lists[0] ?? [])].filter((name) => name && lists.every((list) => list.has(name)));
  // The tap begins in the list.
  const isFirst = (name) => name === "UserList";
  return [...shared.filter(isFirst), ...shared.filter((name) => !isFirst(name)).sort(), elsewhere];
}

function codeControls() {
  const ids = coded();
  return ids.length ? [...twoChoices(ids), choice("Component", "component", components().map((name) => [name, name]))] : [];
}

function codeOutput() {
  const ids = coded();
  if (!ids.length) return [gap("The sources were not where this page was made.")];
  const sides = twoOf(ids);
  const all = components();
  const component = chosen("component", all);
  const place = (file) => (all.includes(file.component) ? file.component : elsewhere);
  const files = sides.map((id) => data.code[id].filter((file) => place(file) === component));
  const names = [...duties.map(([name]) => name), otherDuty];
  const note = "Marked: what runs when a row's info button is tapped, until the details are there; the number says when. "
    + "Files are in one row because they do the same, whatever their names are.";
  return [el("p", { class: "notes" }, note), names.map((name) => dutyView(name, sides, files.map((files) =>
    files.filter((file) => dutyOf(file.role) === name))))];
}

function dutyView(name, sides, files) {
  if (!files.flat().length) return null;
  return el("section", {}, el("h3", {}, name), el("div", { class: "side-by-side", "data-opened": 2 },
    sides.map((id, side) => dutySide(id, files[side]))));
}

function dutySide(id, files) {
  if (files.length) return el("div", {}, files.map((file) => fileView(id, file)));
  return el("p", { class: "notes" }, el("bdi", {}, nameOf(id)), " has no file that does only this: another role does it.");
}

/// The calls of the tap to an architecture's own types, in their order.
function tapPath(id) {
  const flow = (data.flows ?? []).find((flow) => flow.pattern === id && flow.flow === "open");
  return (flow?.steps ?? []).flatMap((step) => step.calls).map((call, index) => ({ ...call, number: index + 1 }));
}

function fileView(id, file) {
  const lines = file.text.replace(/\n$/, "").split("\n");
  const marks = new Map();
  for (const call of tapPath(id).filter((call) => file.path.split("/").at(-1).startsWith(`${call.participant}.`))) {
    const range = functionLines(lines, call.function);
    for (let line = range?.[0] ?? 0; line <= (range?.[1] ?? -1); line += 1) {
      marks.set(line, [...(marks.get(line) ?? []), ...(line === range[0] ? [call.number] : [])]);
    }
  }
  const view = lines.map((line, index) => el("span", { class: marks.has(index) ? "path" : null },
    marks.get(index)?.length ? el("b", { class: "step" }, marks.get(index).join(", ")) : null, swiftLine(line), "\n"));
  return fold(`${id}/${file.path}`, true, {}, [el("bdi", {}, file.path), ` · ${file.role}`],
    el("pre", { class: "code numbered", tabindex: 0, "aria-label": file.path }, el("code", {}, view)));
}
