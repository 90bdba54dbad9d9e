// Weights: the order that follows from the importance that a reader gives to figures.

/// The factor that counts from 0 to the next group, where there is none.
const factorFromZero = 8;
const weightRange = [0, 5];

/// A situation's deciding figure counts once, until the reader decides otherwise.
const defaultWeight = (situation, index) => (situation?.figures[0] === index ? 1 : 0);
const weightsOf = (situation) => weighable().map((_, index) =>
  chosenNumber(`w-${index}`, defaultWeight(situation, index), weightRange));

/// The order in a line that stays in sight while weights are moved.
const orderLine = el("output", { class: "order-line" });

/// Sliders for the figures of the situation, and for the others in a fold.
function weightControls(situation) {
  const weights = weightsOf(situation);
  const isNear = (index) => situation?.figures.includes(index);
  const sliders = (indices) => el("div", { class: "sliders" }, indices.map((index) =>
    slider(weighable()[index].label, `w-${index}`, defaultWeight(situation, index))));
  const all = weights.map((_, index) => index);
  const others = all.filter((index) => !isNear(index));
  return el("div", { class: "weights" },
    situation ? el("h3", {}, "Weights") : null, orderLine, situation ? sliders(all.filter(isNear)) : null,
    fold("weights", others.some((index) => weights[index] > 0), {},
      situation ? "Weights of other figures" : "Your own weights, without a situation", sliders(others)));
}

/// The logarithms of the least factors by which architectures are shown to be above the lowest.
function shownLogs({ groups }) {
  let sum = 0;
  return new Map(groups.flatMap(({ modules, margin }, index) => {
    if (index > 0) sum += Math.log(margin ?? factorFromZero);
    const log = sum;
    return modules.map((id) => [id, log]);
  }));
}

/// The architectures in groups by the weighted geometric mean of the factors that are shown; none without a weight.
function orderBy(weights) {
  const sum = weights.reduce((sum, weight) => sum + weight, 0);
  if (sum === 0) return [];
  const logs = weighable().map(shownLogs);
  const burden = (id) => weights.reduce((sum, weight, index) => sum + weight * logs[index].get(id), 0) / sum;
  const burdens = [...logs[0].keys()].sort((one, other) => place(one) - place(other)).map((id) => [id, burden(id)]);
  const groups = [];
  for (const [id, log] of burdens.sort(([, one], [, other]) => one - other)) {
    const last = groups.at(-1);
    if (last && log - last.log < 1e-9) last.modules.push(id);
    else groups.push({ modules: [id], log, margin: last ? Math.exp(log - last.log) : undefined });
  }
  return groups;
}

function orderView(weights, groups) {
  if (!groups.length) return el("p", { class: "notes" }, "Without weights there is no order.");
  const item = ({ modules, margin }) => el("li", { "data-ids": modules.join(" "), "data-margin": margin },
    el("strong", {}, el("bdi", {}, nameList(modules))),
    isNumber(margin) ? `: at least ${factor(margin)} times as much as the one before` : null);
  return el("section", { class: "order" }, el("h3", {}, "The order by these weights"),
    groups.length < 2 ? el("p", {}, el("strong", {}, "No difference is shown.")) : el("ol", {}, groups.map(item)),
    turnsView(weights, groups), el("p", { class: "notes" }, "A figure counts only with differences that are larger than its noise: ",
      "two authors of the same code differ by that much. Of several figures the weighted geometric mean is taken; ",
      `the group after 0 counts as ${factorFromZero} times as much.`));
}

/// The nearest other weight of each single figure with which others would be first.
function turns(weights, groups) {
  const first = groups[0].modules.join();
  const [least, most] = weightRange;
  const steps = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return weights.flatMap((weight, index) => {
    const nearest = [...steps].sort((one, other) => Math.abs(one - weight) - Math.abs(other - weight));
    for (const to of nearest) {
      const order = orderBy(weights.with(index, to));
      // In one group all are equal: nobody is first.
      if (order.length > 1 && order[0].modules.join() !== first) return [{ index, to, leaders: order[0].modules }];
    }
    return [];
  });
}

function turnsView(weights, groups) {
  const all = turns(weights, groups);
  if (!all.length) return el("p", {}, `No single weight, from ${weightRange.join(" to ")}, puts others first.`);
  const span = ({ index, to }, place) =>
    [place > 0 ? " · " : null, el("span", { "data-turn": `w-${index}=${to}` }, `${weighable()[index].label} at ${to}`)];
  const item = (names) => el("li", {}, el("strong", {}, el("bdi", {}, names)), ": ",
    all.filter(({ leaders }) => nameList(leaders) === names).map(span));
  return [el("p", {}, "Others would be first with one of these weights:"),
    el("ul", {}, [...new Set(all.map(({ leaders }) => nameList(leaders)))].map(item))];
}
