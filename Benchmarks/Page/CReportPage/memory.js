// Memory: the references on a live screen, the number of objects, and the leaks of wrong wirings.

const everything = "";

/// Ids in the order of the lineup.
const inOrder = (ids) => [...subjects.keys()].filter((id) => ids.includes(id));
const owners = () => inOrder(Object.keys(data.ownership ?? {}));
/// The component with which the drawing begins.
const firstPart = "UserDetails";
const componentsOf = (boxes) => [...new Set(boxes.map((box) => box.component).filter(Boolean))];

function memoryControls() {
  const ids = owners();
  if (!ids.length) return [];
  const { boxes } = data.ownership[chosen("owner", ids)];
  const options = (first, names) => [[everything, first], ...names.map((name) => [name, name])];
  return [choice("Architecture", "owner", ids.map((id) => [id, nameOf(id)])),
    choice("Component", "part", options("all", componentsOf(boxes)), defaultPart(boxes)),
    choice("References of", "object", options("everybody", boxes.map((box) => box.name)))];
}

const defaultPart = (boxes) => (componentsOf(boxes).includes(firstPart) ? firstPart : everything);

function memoryOutput() {
  const ids = owners();
  const drawing = () => (ids.length ? ownershipView(chosen("owner", ids))
    : gap("There are no ownership drawings where this page was made."));
  return [part("The drawing", drawing), part("Objects by role", objectsView), part("Leaks in the results", tracesView),
    part("Wrong wirings", () => wiringsView(chosen("owner", ids.length ? ids : [...subjects.keys()])))];
}

function ownershipView(id) {
  const { boxes, arrows } = data.ownership[id];
  const part = chosen("part", [everything, ...componentsOf(boxes)], defaultPart(boxes));
  const object = chosen("object", [everything, ...boxes.map((box) => box.name)]);
  const own = boxes.filter((box) => part === everything || box.component === part).map((box) => box.name);
  const ends = (link) => [link.source, link.target];
  const links = arrows.filter((link) => ends(link).some((name) => own.includes(name))
    && (object === everything || ends(link).includes(object)));
  const linked = links.flatMap(ends);
  const shown = boxes.filter((box) => own.includes(box.name) || linked.includes(box.name));
  const behind = table(`References of ${nameOf(id)}`, ["from", "reference", "to", "field"].map(words),
    links.map((link) => row(link.source, link.strength, link.target, link.label)), `ownership-${fileName(id)}`);
  return el("div", { class: "wide" }, picture(`Who holds whom in ${nameOf(id)}, with details open.`,
    "Solid: strong. Dashed: weak. Dotted: unowned. Red: if it were strong, it would close a cycle. The references are read "
      + "from the heap. Views, collections and closures are part of the box that holds them.",
    part === everything ? ownershipDrawing(rowsByComponent(shown), links, false)
      : ownershipDrawing(rowsByOwner(shown, links), links, true), behind));
}

/// Objects by role, for all contenders in the run.
function objectsView() {
  const run = runIndex();
  const retention = data.runs?.[run]?.retention ?? [];
  const firsts = new Map();
  retention.forEach((entry, index) => firsts.has(contenderOf(entry)) || firsts.set(contenderOf(entry), index));
  if (!firsts.size) return gap("There are no objects: no results of a run were given, or retention was not measured.");
  const rows = [...firsts].flatMap(([id, index]) => Object.keys(retention[index].aliveOnDetails ?? {}).sort().map((role) =>
    row(nameOf(id), role, ["aliveOnDashboard", "aliveOnDetails"].map((screen) =>
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
