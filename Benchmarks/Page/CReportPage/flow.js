// Flow: recorded calls as sequence diagrams, two at a time, step by step.

const lane = { width: 118, top: 64, height: 30, letter: 6.6 };
const speeds = [["0.5", "slow"], ["1", "a step a second"], ["3", "fast"]];
const outside = "outside";
let player;

/// The flow with which the tab begins: a tap.
const firstFlow = "open";
const flowNames = () => [...new Set((data.flows ?? []).map((flow) => flow.flow))];
const flowIDs = () => coded().filter((id) => (data.flows ?? []).some((flow) => flow.pattern === id));

/// The events of a flow in order: the user's actions, and the calls, each with its caller. The last one has the screen.
function events(flow) {
  return flow.steps.flatMap((step) => {
    const callers = [];
    const calls = step.calls.map(({ depth, participant, function: text }) => {
      callers[depth] = participant;
      return { from: depth > 0 ? callers[depth - 1] : outside, to: participant, text };
    });
    const own = [{ note: step.title }, ...calls];
    own.at(-1).screen = step.screen;
    return own;
  });
}

const defaultFlow = () => (flowNames().includes(firstFlow) ? firstFlow : flowNames()[0]);

/// The two flows on screen.
function flowSides() {
  const name = chosen("flow", flowNames(), defaultFlow());
  const indexOf = (id) => data.flows.findIndex((flow) => flow.pattern === id && flow.flow === name);
  return twoOf(flowIDs()).map((id) => ({ id, index: indexOf(id) })).filter(({ index }) => index >= 0)
    .map((side) => ({ ...side, name, events: events(data.flows[side.index]) }));
}

const lastStep = () => mostOf([0, ...flowSides().map((side) => side.events.length)]);
const currentStep = () => chosenNumber("step", lastStep(), [0, lastStep()]);
const goTo = (step) => choose("step", Math.min(Math.max(step, 0), lastStep()), lastStep());

function flowControls() {
  if (!flowIDs().length) return [];
  const button = (key, text, label, click) => el("button", { type: "button", "data-key": key, "aria-label": label, click }, text);
  const buttons = [button("first", "|◀", "To the beginning", () => goTo(0)),
    button("back", "◀", "One step back", () => goTo(currentStep() - 1)),
    button("play", "Play", "Play", () => (player ? pause() : play())),
    button("forward", "▶", "One step forward", () => goTo(currentStep() + 1)),
    button("last", "▶|", "To the end", () => goTo(lastStep()))];
  return [choice("Flow", "flow", flowNames().map((name) => [name, name]), defaultFlow()), ...twoChoices(flowIDs()),
    el("div", { class: "steps" }, buttons), choice("Speed", "speed", speeds, "1")];
}

/// Plays the steps until the end.
function play() {
  if (currentStep() >= lastStep()) goTo(0);
  const speed = Number(chosen("speed", speeds.map(([value]) => value), "1"));
  player = setInterval(() => {
    if (state.tab !== "flow" || currentStep() >= lastStep()) return pause();
    goTo(currentStep() + 1);
  }, 1000 / speed);
  showPlayer();
}

function pause() {
  clearInterval(player);
  player = undefined;
  showPlayer();
}

function showPlayer() {
  const button = document.querySelector("[data-key=play]");
  if (!button) return;
  button.textContent = player ? "Pause" : "Play";
  button.setAttribute("aria-label", button.textContent);
}

function flowOutput() {
  const sides = flowSides();
  if (!sides.length) return [gap("There are no recorded flows where this page was made.")];
  const step = currentStep();
  return [el("p", { class: "notes" }, `Step ${step} of ${lastStep()}.`),
    el("div", { class: "side-by-side", "data-opened": 2 }, sides.map((side) => flowSide(side, step)))];
}

function flowSide({ id, index, name, events }, step) {
  const past = events.slice(0, step);
  const path = pointer("flows", index);
  const screen = past.findLast((event) => event.screen)?.screen;
  const title = `${nameOf(id)}: ${name}`;
  const rows = events.map((event, index) =>
    row(String(index + 1), event.from ?? "", event.to ?? "", event.note ?? event.text));
  const behind = table(`Calls of ${title}`, ["step", "from", "to", "what"].map(words), rows, `flow-${fileName(title)}`);
  return el("section", {}, el("h3", {}, el("bdi", {}, nameOf(id))),
    el("p", {}, "Messages: ", number(`${path}/messages`), ", reads: ", number(`${path}/reads`), "."),
    picture(`${title}.`, past.length ? "An arrow is a call; the last one is bold." : "Nothing has happened yet.",
      sequence(events, step), behind),
    screen ? [el("h4", {}, "The screen after it"), el("pre", { class: "code screen", tabindex: 0 }, screen)] : null);
}

function sequence(events, step) {
  const names = [...new Set(events.flatMap((event) => (event.note ? [] : [event.from, event.to])))];
  const x = (name) => (names.indexOf(name) + 0.5) * lane.width;
  // A label begins at its arrow's left end.
  const ends = events.map(({ from, to, note, text }) =>
    (note ? 10 : Math.min(x(from), x(to)) + 6) + (note ?? text).length * lane.letter);
  const width = mostOf([names.length * lane.width, 260, ...ends]);
  const height = lane.top + events.length * lane.height + 12;
  const mark = (event, index) => eventMark(event, lane.top + (index + 0.7) * lane.height, x, width, index === step - 1);
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "sequence" }, arrowhead("call"),
    names.map((name) => lifeline(name, x(name), height)), events.slice(0, step).map(mark));
}

function lifeline(name, x, height) {
  const parts = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").split(" ");
  const lines = parts.length > 3 ? [parts.slice(0, -2).join(" "), parts.slice(-2).join(" ")] : parts;
  const y = (index) => lane.top - 8 - (lines.length - 1 - index) * 15;
  return svg("g", {}, svg("line", { class: "lifeline", x1: x, x2: x, y1: lane.top, y2: height }),
    lines.map((line, index) => svg("text", { class: "participant", x, y: y(index), "text-anchor": "middle" }, line)));
}

function eventMark(event, y, x, width, isLast) {
  const kind = event.note ? "note" : "call";
  return svg("g", { class: isLast ? `${kind} last` : kind }, event.note ? noteMark(event.note, y, width)
    : callMark(event, y, x(event.from), x(event.to)));
}

const noteMark = (text, y, width) =>
  [svg("rect", { x: 2, y: y - 15, width: width - 4, height: 21, rx: 4 }), svg("text", { x: 10, y }, text)];

function callMark(event, y, from, to) {
  const shape = from === to ? { d: `M${from} ${y - 4}h24v8h-24` } : { d: `M${from} ${y}H${to}` };
  return [svg("path", { ...shape, fill: "none", "marker-end": "url(#arrow-call)" }),
    svg("text", { x: Math.min(from, to) + 6, y: y - 4 }, event.text)];
}

function arrowhead(kind) {
  const size = { viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 8, markerHeight: 8, markerUnits: "userSpaceOnUse" };
  return svg("defs", {}, svg("marker", { id: `arrow-${kind}`, class: `head-${kind}`, orient: "auto-start-reverse", ...size },
    svg("path", { d: "M0 0L10 5L0 10z" })));
}
