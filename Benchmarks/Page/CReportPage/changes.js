// Changes: the cost of each request in each architecture; a cell opens the patch, two stand side by side.

const changeMeasures = {
  files: [["changedFiles"], ["addedFiles"]],
  lines: [["code", "added"], ["code", "removed"]],
};

const cellName = (request, architecture) => `${request}.${architecture}`;

function changesControls() {
  return [choice("Count", "measure", [["files", "files changed and added"], ["lines", "lines added and removed"]])];
}

function changesOutput() {
  if (!data.changes?.requests?.length) return [gap("There are no change requests where this page was made.")];
  const opened = chosenAll("cell").slice(-2);
  return [changesMatrix(opened),
    el("p", { class: "notes" }, "Lines of code are counted without blank lines and comments. A single request is not coloured: "
      + "two authors of the same change differ by a third. The sums of all requests stand with letters under At a glance."),
    el("div", { class: "side-by-side", "data-opened": opened.length }, opened.map(changeView))];
}

function changesMatrix(opened) {
  const ids = data.changes.totals.map((total) => total.architecture);
  const measure = chosen("measure", Object.keys(changeMeasures));
  const rows = data.changes.requests.map((request, index) =>
    row(request.name, ids.map((id) => changeCell(index, id, measure, opened))));
  const totals = ids.map((_, index) => number(pointer("changes", "totals", index, measure)));
  return table(`Change requests: ${measure} in each architecture. A click on a cell opens its patch, up to two side by side.`,
    [words("request"), ...ids.map((id) => figures(el("bdi", {}, nameOf(id))))],
    [...rows, { ...row("all", totals), class: "total" }], "changes");
}

function changePaths(request, id, measure) {
  const index = data.changes.requests[request].changes.findIndex((change) => change.architecture === id);
  return changeMeasures[measure].map((keys) => pointer("changes", "requests", request, "changes", index, keys));
}

function changeCell(index, id, measure, opened) {
  const request = data.changes.requests[index];
  const paths = changePaths(index, id, measure);
  const name = cellName(request.name, id);
  const isOpen = opened.includes(name);
  return el("td", { class: "n" },
    el("button", { type: "button", "data-key": `cell-${name}`, "aria-pressed": String(isOpen),
      click: () => toggle("cell", name, !isOpen, 2) }, number(paths, undefined, "sum")));
}

function changeView(name) {
  const [requestName, ...rest] = name.split(".");
  const id = rest.join(".");
  const request = data.changes.requests.findIndex((request) => request.name === requestName);
  const change = data.changes.requests[request]?.changes.findIndex((change) => change.architecture === id) ?? -1;
  if (change < 0) return gap(`There is no change ${name}.`);
  const path = (...keys) => number(pointer("changes", "requests", request, "changes", change, keys));
  const patch = data.patches?.[requestName]?.[id];
  return el("section", { class: "change" }, el("h3", {}, `${requestName} in `, el("bdi", {}, nameOf(id))),
    el("p", {}, el("q", {}, data.changes.requests[request].words)),
    el("p", {}, "Files changed: ", path("changedFiles"), ", added: ", path("addedFiles"), ". Lines added: ",
      path("code", "added"), ", removed: ", path("code", "removed"), ". Roles: ", data.changes.requests[request].changes[change].roles.join(", "), "."),
    patch === undefined ? gap("The patch is not there.") : patchView(patch));
}
