// Tests: the mutants that tests notice, the cost of tests, the mutants that nothing notices, and references.

/// The outcomes of a mutant, by the first check that notices it; mutants that the compiler refuses are left out.
const witnesses = [
  ["noticedByRoleTests", "role tests without UIKit"], ["noticedByScreenTests", "role tests with UIKit"],
  ["noticedByScenariosAlone", "scenarios alone"], ["timedOut", "the limit of time"], ["noticedByNobody", "nobody"],
];

/// The same for one role: only its role tests are counted separately.
const roleWitnesses = [["noticedWithoutUIKit", "role tests without UIKit"], ["noticedWithUIKit", "role tests with UIKit"]];

const tested = () => (data.mutants?.architectures ?? []).map((entry, index) =>
  ({ ...entry, path: pointer("mutants", "architectures", index) }));

function testsControls() {
  const options = tested().map((entry) => [entry.module, nameOf(entry.module)]);
  return options.length ? [choice("Details of", "tested", options)] : [];
}

function testsOutput() {
  const all = tested();
  if (!all.length) return [gap("Benchmarks/Facts/Page/mutants.json is not where this page was made: run workbench in the package, to have it.")];
  const entry = all.find((entry) => entry.module === chosen("tested", all.map((entry) => entry.module)));
  return [staleTests(), el("p", { class: "notes" }, "A mutant is a small change of the code: a condition is negated, a call is "
    + "removed, a text is replaced. The strength of tests is the share of mutants that they notice. The costs of tests can "
    + "only be compared at equal strength."),
    part("Who notices", () => noticedView(all)), part("What tests cost", () => costsView(all)),
    part("Which roles need UIKit", () => rolesView(entry)), part("What is not noticed", () => unnoticedView(entry)),
    part("References that matter", () => referencesView(entry))];
}

function staleTests() {
  const names = (data.facts?.staleTests ?? []).map(nameOf);
  return names.length ? el("p", { class: "gap" }, el("bdi", {}, names.join(", ")), ": ",
    olderFacts(data.facts.commitOfTests, "swift run --package-path Benchmarks/Lab lab facts tests")) : null;
}

/// A bar of parts, one after the other, with a legend beneath all bars.
function stackedBars(rows, parts) {
  const most = mostOf(rows.map((row) => parts.reduce((sum, [key]) => sum + (row.counts[key] ?? 0), 0)));
  const place = Object.assign((value) => plot.left + (value / most) * (plotWidth() - plot.right - plot.left),
    { least: 0, most, holds: () => true });
  return rowsPlot(rows.map((row) => ({ name: row.name, draw: (y) => {
    let start = 0;
    return parts.map(([key, label], index) => {
      const [from, width] = [start, row.counts[key] ?? 0];
      start += width;
      return svg("rect", { class: `part part-${index}`, x: place(from), y: y - 10, height: 20,
        width: place(from + width) - place(from) }, svg("title", {}, `${label}: ${width}`));
    });
  } })), place);
}

const legend = (parts) => el("ul", { class: "legend" }, parts.map(([, label], index) =>
  el("li", {}, el("span", { class: `swatch part-${index}` }), label)));

function noticedView(all) {
  const parts = witnesses.filter(([key]) => all.some((entry) => entry.counts[key] > 0));
  const heads = ["mutants", "refused by the compiler", "equivalent", ...witnesses.map(([, label]) => label)];
  const keys = ["mutants", "noticedByCompiler", "equivalent", ...witnesses.map(([key]) => key)];
  const shares = ["testStrength", "scenarioStrength", "screenStrength"];
  const rows = all.map((entry) => row(nameOf(entry.module), keys.map((key) => number(`${entry.path}/counts/${key}`)),
    shares.map((key) => number(`${entry.path}/counts/${key}`, "share"))));
  const behind = table("Mutants by who notices them first", [words("architecture"), ...heads.map(figures),
    figures(term("tests notice")), figures(term("scenarios notice")), figures(term("of what is seen"))], rows, "mutants");
  return el("section", {}, el("h3", {}, "Who notices"), legend(parts), picture("Mutants by who notices them first.",
    "A bar is an architecture. Mutants that the compiler refuses are left out.",
    stackedBars(all.map((entry) => ({ name: nameOf(entry.module), counts: entry.counts })), parts), behind));
}

const testCosts = [
  { label: "tests notice", unit: "share", at: (entry) => `/mutants/facts/${entry.module}/strength` },
  { label: "need UIKit", unit: "share", at: (entry) => `/mutants/facts/${entry.module}/windowShare` },
  ...[["lines of tests", "testLines"], ["tests", "tests"], ["test doubles", "doubles"], ["their lines", "doubleLines"],
    ["tests without UIKit", "testsWithoutUIKit"]].map(([label, key]) => ({ label, at: (entry) => `${entry.path}/costs/${key}` })),
  { label: "median of a test", unit: "ns", at: (entry) => `/mutants/facts/${entry.module}/medianNanoseconds` },
];

function costsView(all) {
  const costs = testCosts.filter((cost) => all.some((entry) => isNumber(at(cost.at(entry)))));
  const rows = all.map((entry) => row(nameOf(entry.module), costs.map((cost) => number(cost.at(entry), cost.unit))));
  return el("section", {}, el("h3", {}, "What tests cost at equal strength"),
    table("Tests of single roles. Which of these differences are shown stands under At a glance.",
      [words("architecture"), ...costs.map((cost) => figures(cost.label))], rows, "test-costs"));
}

function rolesView(entry) {
  const rows = entry.roles.map((role, index) => row(role.name, ["mutants", ...roleWitnesses.map(([key]) => key)]
    .map((key) => number(`${entry.path}/roles/${index}/${key}`))));
  const name = nameOf(entry.module);
  const behind = table(`Mutants of ${name} by role`,
    [words("role"), figures("mutants"), ...roleWitnesses.map(([, label]) => figures(label))], rows,
    `roles-${fileName(entry.module)}`);
  return el("section", {}, el("h3", {}, el("bdi", {}, name), ": which roles need UIKit"), legend(roleWitnesses),
    picture(`Mutants of ${name} by role.`, "A bar is a role. References that were made strong are counted, too.",
      stackedBars(entry.roles.map((role) => ({ name: role.name, counts: role })), roleWitnesses), behind));
}

/// The mutants that role tests or scenarios do not notice; references have a table of their own.
function unnoticedView(entry) {
  const all = entry.unnoticed.filter((mutant) => mutant.operation !== "memory");
  const views = all.map((mutant) => {
    const by = mutant.isNoticedByTests ? "no scenario" : mutant.isNoticedByScenarios ? "no role test" : "nobody";
    return fold(`unnoticed-${entry.module}-${mutant.file}:${mutant.line}-${mutant.operation}`, false, {},
      [el("bdi", {}, `${mutant.file}:${mutant.line}`), `, noticed by ${by}`], patchView(mutant.diff.join("\n")),
      mutant.reasonUnseen ? el("p", {}, "The app never shows it: ", el("bdi", {}, mutant.reasonUnseen)) : null);
  });
  return el("section", {}, el("h3", {}, el("bdi", {}, nameOf(entry.module)), ": what is not noticed"),
    views.length ? views : el("p", {}, "Role tests and scenarios notice every mutant."));
}

/// A test's function, without its module and place.
const testName = (test) => test?.split("/")[1] ?? "none";

/// The named objects of a message that the architecture declares.
function leaked(reference, module) {
  const all = (reference.message ?? "").matchAll(/(\d+) × (\w+)\.([\w.]+)/g);
  return reference.equivalence ?? [...all].filter(([, , owner]) => owner === module)
    .map(([, count, , type]) => (count === "1" ? type : `${count} × ${type}`)).join(", ");
}

function referencesView(entry) {
  const name = nameOf(entry.module);
  const facts = (key) => number(`/mutants/facts/${entry.module}/${key}`);
  const rows = entry.references.map((reference) => row(`${reference.file}:${reference.line}`, reference.name,
    testName(reference.test), reference.scenario?.match(/^\d+/)?.[0].replace(/^0/, "") ?? "none", leaked(reference, entry.module)));
  return el("section", {}, el("h3", {}, el("bdi", {}, name), ": references that matter"),
    el("p", {}, "Of ", facts("references"), " weak or unowned references, ", facts("leaking"),
      " fail a scenario if they are made strong: one forgotten word leaks a screen or more."),
    table(`References of ${name}, each made strong`,
      ["at", "reference", "role test that notices", "line of the specification whose scenario notices",
        "what is alive then"].map(words), rows,
      `references-${fileName(entry.module)}`));
}
