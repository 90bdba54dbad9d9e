// Memory: the references on a live screen, the number of objects, and the leaks of wrong wirings.

const box = { width: 178, height: 30, gapX: 26, gapY: 78, inRow: 4 };
const everything = "";

/// Ids in the order of the lineup.
const inOrder = (ids) => [...subjects.keys()].filter((id) => ids.includes(id));
const owners = () => inOrder(Object.keys(data.ownership ?? {}));
const componentsOf = (boxes) => [...new Set(boxes.map((box) => box.component).filter(Boolean))];

function memoryControls() {
  const ids = owners();
  if (!ids.length) return [];
  const { boxes } = data.ownership[chosen("owner", ids)];
  const options = (first, names) => [[everything, first], ...names.map((name) => [name, name])];
  return [choice("Architecture", "owner", ids.map((id) => [id, nameOf(id)])),
    choice("Component", "part", options("all", componentsOf(boxes))),
    choice("References of", "object", options("everybody", boxes.map((box) => box.name)))];
}

function memoryOutput() {
  const ids = owners();
  const drawing = ids.length ? ownershipView(chosen("owner", ids))
    : gap("There are no ownership drawings where this page was made.");
  return [drawing, objectsView(), tracesView(), wiringsView(chosen("owner", ids.length ? ids : [...subjects.keys()]))];
}

function ownershipView(id) {
  const { boxes, arrows } = data.ownership[id];
  const part = chosen("part", [everything, ...componentsOf(boxes)]);
  const object = chosen("object", [everything, ...boxes.map((box) => box.name)]);
  const own = boxes.filter((box) => part === everything || box.component === part).map((box) => box.name);
  const ends = (link) => [link.source, link.target];
  const links = arrows.filter((link) => ends(link).some((name) => own.includes(name))
    && (object === everything || ends(link).includes(object)));
  const linked = links.flatMap(ends);
  const behind = table(`References of ${nameOf(id)}`, ["from", "reference", "to", "field"].map(words),
    links.map((link) => row(link.source, link.strength, link.target, link.label)), `ownership-${fileName(id)}`);
  return el("div", { class: "wide" }, picture(`Who holds whom in ${nameOf(id)}, with details open.`,
    "Solid: strong. Dashed: weak. Dotted: unowned. The references are read from the heap. Views, collections and closures "
      + "are part of the box that holds them.",
    ownershipDrawing(boxes.filter((box) => own.includes(box.name) || linked.includes(box.name)), links), behind));
}

const inFours = (boxes) => Array.from({ length: Math.ceil(boxes.length / box.inRow) },
  (_, index) => boxes.slice(index * box.inRow, (index + 1) * box.inRow));

/// A row for each component; the surroundings are above, the repository below.
function rowsOf(boxes) {
  const isBelow = (box) => box.name.endsWith("Repository");
  const around = boxes.filter((box) => !box.component);
  return [around.filter((box) => !isBelow(box)),
    ...componentsOf(boxes).map((name) => boxes.filter((box) => box.component === name)),
    around.filter(isBelow)].flatMap(inFours);
}

function ownershipDrawing(boxes, links) {
  const rows = rowsOf(boxes);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const width = Math.max(columns * (box.width + box.gapX) + 40, 420);
  const height = rows.length * (box.height + box.gapY);
  const places = new Map(rows.flatMap((row, y) => row.map(({ name }, x) =>
    [name, { x: (x + 0.5) * (width / row.length), y: y * (box.height + box.gapY) + 62, row: y }])));
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "ownership" },
    ["strong", "weak", "unowned"].map(arrowhead), links.map((link, index) => referenceMark(link, places, index)),
    boxes.map(({ name }) => boxMark(name, places.get(name))));
}

function boxMark(name, { x, y }) {
  const { width, height } = box;
  return svg("g", { class: "box" }, svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 5 }),
    svg("text", { x, y: y + 4, "text-anchor": "middle" }, name.length > 27 ? `${name.slice(0, 26)}…` : name));
}

/// A curve from box to box; ends are spread so that several at one box can be told apart.
function referenceMark(link, places, index) {
  const [from, to] = [places.get(link.source), places.get(link.target)];
  const spread = ((index % 5) - 2) * 11;
  const isLevel = from.row === to.row;
  const side = isLevel || from.y > to.y ? -1 : 1;
  const [startX, startY] = [from.x + spread, from.y + (side * box.height) / 2];
  const [endX, endY] = [to.x - spread, to.y + ((isLevel ? -1 : -side) * box.height) / 2];
  const bend = isLevel ? -26 - Math.abs(spread) : (endY - startY) * 0.45;
  const bow = `C${startX} ${startY + bend} ${endX} ${isLevel ? endY + bend : endY - bend} ${endX} ${endY}`;
  const field = link.label ? ` (${link.label})` : "";
  return svg("path", { class: `reference ${link.strength}`, d: `M${startX} ${startY}${bow}`, fill: "none",
    "marker-end": `url(#arrow-${link.strength})` },
  svg("title", {}, `${link.source} holds ${link.target}: ${link.strength}${field}`));
}

/// Objects by role, for all contenders in the run.
function objectsView() {
  const run = runIndex();
  const retention = data.runs?.[run]?.retention ?? [];
  const firsts = new Map();
  retention.forEach((entry, index) => firsts.has(contenderOf(entry)) || firsts.set(contenderOf(entry), index));
  if (!firsts.size) return gap("There are no objects: no results of a run were given, or retention was not measured.");
  const rows = [...firsts].flatMap(([id, index]) => Object.keys(retention[index].aliveOnDetails ?? {}).sort().map((role) =>
    row(nameOf(id), role, ...["aliveOnDashboard", "aliveOnDetails"].map((screen) =>
      number(pointer("runs", run, "retention", index, screen, role))))));
  return el("section", {}, el("h3", {}, "Objects by role"), table("Objects alive on each screen, by role",
    [words("architecture"), words("role"), figures("on the dashboard"), figures("with details")], rows, "objects"));
}

/// The references that keep the remaining objects alive, for each contender that leaves some.
function tracesView() {
  const entries = (data.runs?.[runIndex()]?.retention ?? []).filter((entry) => entry.traces?.length);
  if (!entries.length) return null;
  return el("section", {}, el("h3", {}, "Leaks in the results"), entries.map((entry) =>
    fold(`trace-${contenderOf(entry)}-${entry.scenario}`, false, {},
      [el("bdi", {}, nameOf(contenderOf(entry))), ": ", el("bdi", {}, entry.scenario)], entry.traces.map(traceView))));
}

function traceView(trace) {
  const steps = trace.steps.map((step) => el("li", { class: step.isSuspect ? "bad" : null }, el("bdi", {}, step.type),
    step.reference ? [" → ", el("bdi", {}, step.reference)] : null,
    step.isSuspect ? ": make this one weak, or release it earlier" : null));
  return el("div", {}, el("p", {}, el("bdi", {}, trace.reason)), el("ol", { class: "plain" }, steps));
}

/// Wirings that the documents print, defend, warn of or make easy, with the corrections.
function wiringsView(id) {
  const wirings = (data.wirings ?? []).filter((wiring) => wiring.name.startsWith(`${id}.`));
  if (!wirings.length) return null;
  return el("section", {}, el("h3", {}, `Wrong wirings of ${nameOf(id)}`), wirings.map((wiring) =>
    fold(`wiring-${wiring.name}`, false, {}, [el("strong", {}, wiring.name), ": ", wiring.summary],
      el("p", {}, "The patch removes what is wrong, and adds what is right. To see the leak's trace: ",
        el("code", {}, `swift run -c release --package-path Benchmarks/Lab lab leaks ${wiring.name}`)),
      wiring.patches.map((patch) => patchView(reversed(patch))))));
}

/// A patch reversed: additions become removals, and removals become additions.
function reversed(patch) {
  const turned = { "+": "-", "-": "+" };
  const isHead = (line) => /^(\+\+\+|---|@@)/.test(line);
  const turn = (line) => (isHead(line) || !turned[line[0]] ? line : turned[line[0]] + line.slice(1));
  return patch.split("\n").map(turn).join("\n");
}
