// The tabs, and the events that draw them.

/// A tab has controls, perhaps a lead above them, and what follows from the choices. The options of other controls depend on the
/// choice in the leading one, if there is one.
const tabs = {
  choose: { title: "Which one when", lead: chooseLead, controls: chooseControls, output: chooseOutput },
  glance: { title: "At a glance", controls: glanceControls, output: glanceOutput },
  changes: { title: "Changes", controls: changesControls, output: changesOutput },
  code: { title: "Code", controls: codeControls, output: codeOutput },
  tests: { title: "Tests", controls: testsControls, output: testsOutput },
  flow: { title: "Flow", controls: flowControls, output: flowOutput },
  memory: { title: "Memory", controls: memoryControls, output: memoryOutput, leading: "owner" },
  times: { title: "Times", controls: timesControls, output: timesOutput },
  claims: { title: "Claims", controls: claimsControls, output: claimsOutput },
  arguments: { title: "Arguments", controls: argumentsControls, output: argumentsOutput },
  method: { title: "Method", controls: () => [runChoice()], output: methodOutput },
};

const main = document.getElementById("main");
const lead = el("div", { class: "lead" });
const controls = el("div", { class: "controls" });
const output = el("div", { class: "output" });

/// Gives an element new children.
const fill = (element, children) =>
  element.replaceChildren(furnished(document.createDocumentFragment(), {}, children.flat(9).filter(Boolean)));

function drawNavigation() {
  fill(document.getElementById("tabs"), Object.entries(tabs).map(([id, tab]) =>
    el("a", { href: fragment(id), "data-key": `tab-${id}`, "aria-current": id === state.tab ? "page" : null }, tab.title)));
}

/// Draws the whole tab of the address.
function drawTab() {
  readState(Object.keys(tabs));
  const { title } = tabs[state.tab];
  document.title = `${title} · Architecture Workbench`;
  drawControls();
  main.dataset.tab = state.tab;
  main.replaceChildren(el("h2", {}, title), lead, controls, output);
  drawOutput();
}

function drawControls() {
  fill(controls, [part("The choice", tabs[state.tab].controls)]);
}

/// Draws everything that depends on the choices; the focus stays.
function drawOutput(changedKey) {
  const key = document.activeElement?.dataset?.key;
  if (changedKey && changedKey === tabs[state.tab].leading) drawControls();
  drawNavigation();
  fill(lead, [part("The lead", tabs[state.tab].lead ?? (() => []))]);
  fill(output, [part(tabs[state.tab].title, tabs[state.tab].output)]);
  for (const mark of output.querySelectorAll("pre .path:not(.path + .path)")) showInFrame(mark);
  if (key) document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/// Scrolls only the frame around a line, so that the first marked line of a file is visible.
function showInFrame(line) {
  const frame = line.closest("pre");
  if (frame.querySelector(".path") === line) frame.scrollTop = line.offsetTop - frame.offsetTop - 60;
}

/// Explains a word, while it is pointed at or has the focus.
function explain(event) {
  const tip = document.getElementById("tip");
  const target = event.target.closest?.("[data-term]");
  document.querySelector("[aria-describedby=tip]")?.removeAttribute("aria-describedby");
  tip.hidden = !target;
  tip.textContent = target?.dataset.term ?? "";
  // The explanation must not hide its word.
  tip.classList.toggle("above", (target?.getBoundingClientRect().bottom ?? 0) > window.innerHeight * 0.7);
  target?.setAttribute("aria-describedby", "tip");
}

const hideTip = () => { document.getElementById("tip").hidden = true; };
document.addEventListener("mouseover", explain);
document.addEventListener("focusin", explain);
document.addEventListener("focusout", hideTip);
document.addEventListener("keydown", (event) => event.key === "Escape" && hideTip());
document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
window.addEventListener("hashchange", drawTab);
let width = window.innerWidth;
window.addEventListener("resize", () => {
  // A phone's height changes while it scrolls.
  if (window.innerWidth === width) return;
  width = window.innerWidth;
  drawOutput();
});

/// The commits of the facts, and the place and day of the run.
function originWords() {
  const commits = [...new Set((data.facts?.figures ?? []).map(({ commit }) => commit))];
  const { operatingSystem, processor, date } = data.runs?.[0]?.environment ?? {};
  const parts = [commits.length ? `Facts of ${commits.join(", ")}.` : null,
    date ? `Times of ${[date.slice(0, 10), operatingSystem, processor].filter(Boolean).join(", ")}.` : null];
  return parts.filter(Boolean).join(" ");
}

document.getElementById("origin").textContent = originWords();
drawTab();
