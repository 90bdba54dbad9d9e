// Arguments: the words of a team, the verdict, and the figures behind it.

function argumentsControls() { return []; }

function argumentsOutput() {
  const all = data.arguments ?? [];
  if (!all.length) return [gap("Benchmarks/Facts/Page/arguments.json is not where this page was made: run workbench in the package, to have it.")];
  return [el("p", { class: "notes" }, "The arguments that teams have, each in the words of a team. A verdict says if it would be "
    + `another with a change or a variant. ${lettersNote}`),
  el("div", {}, all.map((argument, index) => part(`Argument ${index + 1}`, () => argumentView(argument, index))))];
}

function argumentView(argument, index) {
  const summary = [el("b", {}, `${index + 1}`), " ", el("bdi", {}, argument.title), ": ",
    el("strong", { class: "verdict" }, argument.verdict ?? argument.finding)];
  return fold(`argument-${index + 1}`, false, { class: "claim" }, summary,
    el("blockquote", {}, el("bdi", {}, argument.words), " ", el("cite", {}, el("bdi", {}, argument.source.name))),
    argument.verdict && argument.finding ? el("p", {}, el("bdi", {}, argument.finding)) : null,
    argument.dependence ? el("p", {}, el("bdi", {}, argument.dependence)) : null,
    argument.figures.length ? figuresTable(`Figures of argument ${index + 1}`, entriesAt("arguments", index, "figures"),
      `argument-${index + 1}`) : null,
    el("p", {}, "Code cannot settle ", el("bdi", {}, argument.open)));
}
