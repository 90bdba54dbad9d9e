// Any two columns of the first table against each other.

function scatterView() {
  const entries = glanceEntries();
  if (entries.length < 2) return gap("There are too few figures for a scatter.");
  const labels = entries.map(({ figure }) => figure.label);
  const [x, y] = [["x", 0], ["y", 1]].map(([key, index]) => entries[labels.indexOf(chosen(key, labels, labels[index]))]);
  const ids = glanceIDs().filter((id) => [x, y].every(({ figure }) => isNumber(figure.values[id])));
  const options = labels.map((label) => [label, label]);
  return el("section", {}, el("h3", {}, "Two figures against each other"),
    el("div", { class: "controls" }, choice("Across", "x", options, labels[0]), choice("Up", "y", options, labels[1])),
    picture(`${y.figure.label} by ${x.figure.label}.`, "A point is an architecture.", scatterDrawing(x, y, ids), scatterTable(x, y, ids)));
}

function scatterDrawing(x, y, ids) {
  const options = { xLabel: x.figure.label, yLabel: y.figure.label, xUnit: unitOf(x.figure), yUnit: unitOf(y.figure) };
  const values = ({ figure }) => ids.map((id) => figure.values[id]);
  return chart(values(x), values(y), options, (toX, toY) => {
    const points = ids.map((id) => ({ x: toX(x.figure.values[id]), y: toY(y.figure.values[id]) }));
    const taken = points.map((point) => around(point, { left: -6, right: 6, top: -6, bottom: 6 }));
    return ids.map((id, index) => {
      const name = clipped(nameOf(id));
      const place = namePlace(points[index], name.length * 7.5, taken);
      const { x, y } = points[index];
      return svg("g", { class: "mark" }, svg("circle", { cx: x, cy: y, r: 5, fill: colors[index % colors.length] }),
        svg("text", { x: x + place.x, y: y + place.y, "text-anchor": place.anchor }, name));
    });
  });
}

const around = (point, box) =>
  ({ left: point.x + box.left, right: point.x + box.right, top: point.y + box.top, bottom: point.y + box.bottom });

/// The place of a name beside its point: the first in the plot at which it covers the fewest points and names.
function namePlace(point, width, taken) {
  const beside = [4, 20, -12].flatMap((y) =>
    [{ x: 9, y, anchor: "start", left: 9 }, { x: -9, y, anchor: "end", left: -9 - width }]);
  const places = [...beside, ...[20, -10].map((y) => ({ x: 0, y, anchor: "middle", left: -width / 2 }))];
  const boxOf = ({ left, y }) => around(point, { left, right: left + width, top: y - 11, bottom: y + 3 });
  const covers = (box) => (box.left < 0 || box.right > plotWidth() ? taken.length : 0) + taken.filter((other) =>
    box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom).length;
  const place = places.reduce((best, other) => (covers(boxOf(other)) < covers(boxOf(best)) ? other : best));
  taken.push(boxOf(place));
  return place;
}

const scatterTable = (x, y, ids) => table(`${y.figure.label} by ${x.figure.label}`,
  [words("architecture"), figures(x.figure.label), figures(y.figure.label)],
  ids.map((id) => row(nameOf(id), [x, y].map(({ figure, path }) => number(path + pointer("values", id), unitOf(figure))))), "scatter");
