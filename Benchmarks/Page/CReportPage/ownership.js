// Ownership: the references on a live screen, drawn from its owners down.

const box = { width: 178, height: 30, gapX: 40, gapY: 70, inRow: 4 };

/// A row for each component; the surroundings are above, the repository below.
function rowsByComponent(boxes) {
  const isBelow = (box) => box.name.endsWith("Repository");
  const around = boxes.filter((box) => !box.component);
  return [around.filter((box) => !isBelow(box)),
    ...componentsOf(boxes).map((name) => boxes.filter((box) => box.component === name)),
    around.filter(isBelow)].flatMap(inRows);
}

/// A row for each number of strong references on the longest way from an owner.
function rowsByOwner(boxes, links) {
  const rows = new Map(boxes.map(({ name }) => [name, 0]));
  const strong = links.filter((link) => link.strength === "strong");
  // As many rounds as there are boxes suffice, as strong references form no cycle.
  for (const _ of boxes) {
    for (const { source, target } of strong) rows.set(target, Math.min(Math.max(rows.get(target), rows.get(source) + 1), boxes.length));
  }
  const depths = [...new Set(rows.values())].sort((one, other) => one - other);
  return depths.flatMap((depth) => inRows(boxes.filter(({ name }) => rows.get(name) === depth)));
}

const inRows = (boxes) => Array.from({ length: Math.ceil(boxes.length / box.inRow) },
  (_, index) => boxes.slice(index * box.inRow, (index + 1) * box.inRow));

function ownershipDrawing(rows, links, hasLabels) {
  const width = mostOf([2, ...rows.map((row) => row.length)]) * (box.width + box.gapX);
  const places = new Map(rows.flatMap((row, y) => row.map(({ name }, x) =>
    [name, { x: (x + 0.5) * (width / row.length), y: y * (box.height + box.gapY), row: y }])));
  const ends = linkEnds(links, places);
  const curves = links.map((link, index) => curve(link, places, ends[index]));
  return svg("svg", { ...frame([...places.values()], curves, hasLabels ? links : []), class: "ownership" },
    ["strong", "weak", "unowned", "closing"].map(arrowhead), links.map((link, index) => referenceMark(link, curves[index])),
    rows.flat().map(({ name }) => boxMark(name, places.get(name))),
    hasLabels ? links.map((link, index) => referenceLabel(link, curves[index])) : null);
}

/// The frame around boxes, curves and the labels of links.
function frame(boxes, curves, links) {
  const middles = curves.map(middle);
  const extremes = curves.flatMap((points) => Array.from({ length: 21 }, (_, step) => along(points, step / 20)));
  const reach = (index) => Math.max((links[index]?.label.length ?? 0) * 3.3, 4);
  const xs = [...boxes.flatMap(({ x }) => [x - box.width / 2, x + box.width / 2]),
    ...middles.flatMap(({ x }, index) => [x - reach(index), x + reach(index)]), ...extremes.map(({ x }) => x)];
  const ys = [...boxes.flatMap(({ y }) => [y - box.height / 2, y + box.height / 2]), ...middles.map(({ y }) => y),
    ...extremes.map(({ y }) => y)];
  const [left, top, right, bottom] = [leastOf(xs) - 4, leastOf(ys) - 10, mostOf(xs) + 4, mostOf(ys) + 10];
  const [width, height] = [right - left, bottom - top];
  return { viewBox: `${left} ${top} ${width} ${height}`, width, height };
}

/// The side of a box at which a link begins or ends. In a row, those to the right pass above the boxes.
function sides(from, to) {
  if (from.row === to.row) return from.x < to.x ? [-1, -1] : [1, 1];
  return from.row < to.row ? [1, -1] : [-1, 1];
}

/// The places at which links begin and end: each has its own on a box's side, so that no two lie on each other.
function linkEnds(links, places) {
  const ends = links.map(() => ({}));
  const slots = new Map();
  links.forEach((link, index) => {
    const [from, to] = [places.get(link.source), places.get(link.target)];
    sides(from, to).forEach((side, end) => {
      const [own, other] = end === 0 ? [from, to] : [to, from];
      const key = `${end === 0 ? link.source : link.target} ${side}`;
      slots.set(key, [...(slots.get(key) ?? []), { index, end, side, own, other }]);
    });
  });
  for (const slot of slots.values()) {
    slot.sort((one, other) => one.other.x - other.other.x || one.index - other.index);
    slot.forEach(({ index, end, side, own }, count) => {
      ends[index][end === 0 ? "start" : "end"] =
        { x: own.x + ((count + 1) / (slot.length + 1) - 0.5) * box.width, y: own.y + (side * box.height) / 2, side };
    });
  }
  return ends;
}

/// The points of a curve. One that passes a row between its ends takes a way beside the boxes.
function curve(link, places, { start, end }) {
  const [from, to] = [places.get(link.source), places.get(link.target)];
  const rows = Math.abs(from.row - to.row);
  const reach = rows === 0 ? 30 + Math.abs(end.x - start.x) / 14 : Math.abs(end.y - start.y) * 0.45;
  const aside = rows > 1 ? (start.x + end.x > from.x + to.x ? 1 : -1) * box.width * 0.75 : 0;
  return [start, { x: start.x + aside, y: start.y + start.side * reach }, { x: end.x + aside, y: end.y + end.side * reach }, end];
}

/// The point of a curve at a share of its way, from 0 to 1.
function along([start, one, other, end], share) {
  const rest = 1 - share;
  const [x, y] = ["x", "y"].map((key) => rest ** 3 * start[key] + 3 * rest ** 2 * share * one[key]
    + 3 * rest * share ** 2 * other[key] + share ** 3 * end[key]);
  return { x, y };
}

const middle = (points) => along(points, 0.5);

const kindOf = (link) => (link.closesCycle ? "closing" : link.strength);

function referenceMark(link, points) {
  const [start, one, other, end] = points.map(({ x, y }) => `${x} ${y}`);
  const field = link.label ? ` (${link.label})` : "";
  const closing = link.closesCycle ? "; if it were strong, it would close a cycle" : "";
  return svg("path", { class: `reference ${link.strength} ${kindOf(link)}`, d: `M${start}C${one} ${other} ${end}`, fill: "none",
    "marker-end": `url(#arrow-${kindOf(link)})` },
  svg("title", {}, `${link.source} holds ${link.target}: ${link.strength}${field}${closing}`));
}

/// The field of a reference, if the target's name does not say it. Those of a pair stand one above the other.
function referenceLabel(link, points) {
  if (!link.label) return null;
  const { x, y } = middle(points);
  return svg("text", { class: `field ${kindOf(link)}`, x, y: y + 4 - 9 * points[0].side, "text-anchor": "middle" }, link.label);
}

function boxMark(name, { x, y }) {
  const { width, height } = box;
  return svg("g", { class: "box" }, svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 5 }),
    svg("text", { x, y: y + 4, "text-anchor": "middle" }, name.length > 27 ? `${name.slice(0, 26)}…` : name));
}
