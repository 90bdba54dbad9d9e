// Any two columns of the first table against each other.

function scatterView() {
  const columns = figureColumns();
  if (columns.length < 2) return gap("There are too few figures for a scatter.");
  const options = columns.map((column) => [column.id, column.label]);
  const [x, y] = [["x", 0], ["y", 1]].map(([key, index]) => {
    const id = chosen(key, options.map(([value]) => value), columns[index].id);
    return columns.find((column) => column.id === id);
  });
  const hasBoth = (id) => [x, y].every((column) => isNumber(valueOf(column, id)));
  const ids = everybody(data.runs?.[runIndex()]).filter(hasBoth);
  return el("section", {}, el("h3", {}, "Two figures against each other"),
    el("div", { class: "controls" }, choice("Across", "x", options, columns[0].id), choice("Up", "y", options, columns[1].id)),
    picture(`${y.label} by ${x.label}.`, "A point is an architecture.", scatterDrawing(x, y, ids), scatterTable(x, y, ids)));
}

function scatterDrawing(x, y, ids) {
  const options = { xLabel: x.label, yLabel: y.label, xUnit: x.unit, yUnit: y.unit };
  const labels = [];
  return chart(ids.map((id) => valueOf(x, id)), ids.map((id) => valueOf(y, id)), options, (toX, toY) =>
    ids.map((id, index) => {
      const place = { x: toX(valueOf(x, id)), y: toY(valueOf(y, id)) };
      const isCrowded = labels.some((other) => Math.abs(other.y - place.y) < 14 && Math.abs(other.x - place.x) < 90);
      const name = clipped(nameOf(id));
      const isOut = place.x + 9 + name.length * 7.5 > plotWidth();
      const isLeft = isOut || place.x > plotWidth() * 0.7 !== isCrowded;
      labels.push(place);
      return svg("g", { class: "mark" },
        svg("circle", { cx: place.x, cy: place.y, r: 5, fill: colors[index % colors.length] }),
        svg("text", { x: place.x + (isLeft ? -9 : 9), y: place.y + 4, "text-anchor": isLeft ? "end" : "start" },
          name));
    }));
}

const scatterTable = (x, y, ids) => table(`${y.label} by ${x.label}`,
  [words("architecture"), figures(x.label), figures(y.label)],
  ids.map((id) => row(nameOf(id), number(x.at(id), x.unit), number(y.at(id), y.unit))), "scatter");
