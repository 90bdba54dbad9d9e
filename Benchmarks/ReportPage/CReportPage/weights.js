// Your weights: the order that follows from the importance that the user gives to figures.

/// The largest ratio that counts: a worse one counts the same.
const cap = 8;
const tolerances = [["10", "10 %"], ["25", "25 %"], ["50", "50 %"]];

function weightControls() {
  return fold("weights", [...state.values.keys()].some((key) => key.startsWith("w-")), { class: "weights" }, "Your weights",
    el("p", {}, "How much does each figure count for you? 0 leaves it out. Without your weights there is no order."),
    el("div", { class: "sliders" }, figureColumns().map((column) => slider(column.label, `w-${column.id}`, column.term))),
    choice("Tied if the order could change with weights changed by", "tolerance", tolerances, "25"));
}

const weightsOf = (columns) => columns.map((column) => chosenNumber(`w-${column.id}`, 0, [0, 5]));

/// The logarithms of an architecture's ratios to the best; undefined if a figure that counts is missing.
function burdens(columns, weights, id, ids) {
  const logs = columns.map((column, index) => {
    if (weights[index] === 0) return 0;
    const value = valueOf(column, id);
    return isNumber(value) ? Math.log(Math.min(timesWorse(column, value, bestOf(column, ids)), cap)) : undefined;
  });
  return logs.includes(undefined) ? undefined : logs;
}

const weighted = (weights, logs) => logs.reduce((sum, log, index) => sum + weights[index] * log, 0);

/// True if the order of two could change with weights that differ by the tolerance.
function couldTurn(weights, one, other, tolerance) {
  const differences = one.map((log, index) => weights[index] * (log - other[index]));
  const gap = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
  return gap <= tolerance * differences.reduce((sum, difference) => sum + Math.abs(difference), 0);
}

function orderView(columns, ids) {
  const weights = weightsOf(columns);
  const sum = weights.reduce((sum, weight) => sum + weight, 0);
  if (sum === 0) return null;
  const tolerance = Number(chosen("tolerance", tolerances.map(([value]) => value), "25")) / 100;
  const competing = ids.filter((id) => !isFloor(id));
  const logs = new Map(competing.map((id) => [id, burdens(columns, weights, id, ids)]).filter(([, logs]) => logs));
  const order = [...logs.keys()].sort((one, other) => weighted(weights, logs.get(one)) - weighted(weights, logs.get(other)));
  const places = ranked(order, (id, leader) => couldTurn(weights, logs.get(id), logs.get(leader), tolerance));
  const score = (id) => Math.exp(weighted(weights, logs.get(id)) / sum);
  const left = competing.filter((id) => !logs.has(id)).map(nameOf);
  return el("section", { class: "order" }, el("h3", {}, "The order by your weights"),
    el("ol", { class: "plain" }, order.map((id) => orderItem(id, places.get(id), score(id)))),
    el("p", {}, "The number says how many times worse an architecture is than the best of every column: the weighted ",
      `geometric mean of the ratios. No ratio counts for more than ${cap}. `,
      `=: the order could change if each weight were up to ${Math.round(tolerance * 100)} % larger or smaller.`),
    left.length ? el("p", {}, "Left out, because a figure is missing: ", el("bdi", {}, left.join(", "))) : null);
}

function orderItem(id, place, score) {
  return el("li", { "data-rank": place.rank, "data-score": score, "data-id": id },
    `#${place.rank}${place.isShared ? "=" : ""} `, el("bdi", {}, nameOf(id)), " ", el("small", {}, shown(score, "ratio")));
}
