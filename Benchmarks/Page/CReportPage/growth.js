// The growth of costs with size: straight lines, if both axes are logarithmic.

function growths() {
  return (data.sweeps ?? []).flatMap((sweep, file) => sweep.growth.map((entry, index) => ({
    ...entry, id: contenderOf(entry), name: `${entry.suite}/${entry.benchmark}`,
    path: pointer("sweeps", file, "growth", index) })));
}

/// The sentences about what is left out of sweeps.
const sweepGaps = () => (data.sweeps ?? []).flatMap((sweep) => (sweep.gaps ?? []).map((text) => `${sweep.name}: ${text}`));

function growthView() {
  const all = growths();
  if (!all.length) return null;
  const options = [...new Set(all.map((entry) => entry.name))].map((name) => [name, name]);
  const name = chosen("growth", options.map(([value]) => value));
  const entries = all.filter((entry) => entry.name === name);
  return el("section", {}, el("h3", {}, "Growth with size"),
    el("div", { class: "controls" }, choice("Growth of", "growth", options)),
    picture(`Time of a step of ${name} by size.`, "Both axes are logarithmic: a line's slope is the exponent.",
      growthDrawing(entries), growthTable(name, entries)), sweepGaps().map(gap));
}

/// The powers of ten around values.
function decades(values) {
  const [least, most] = [leastOf(values), mostOf(values)].map(Math.log10);
  return ticks(Math.floor(least), Math.ceil(most), 6).filter(Number.isInteger).map((power) => 10 ** power);
}

function growthDrawing(entries) {
  const sizes = [...new Set(entries.flatMap((entry) => entry.sizes))].filter((size) => size > 0);
  const medians = entries.flatMap((entry) => entry.medians).filter((median) => median > 0);
  const options = { xLabel: "size", yLabel: "time", yUnit: "ns", toX: Math.log10, toY: Math.log10,
    xTicks: sizes.length > 8 ? decades(sizes) : sizes, yTicks: decades(medians) };
  return chart(sizes, medians, options, (x, y) => entries.map((entry, index) => {
    const points = entry.sizes.map((size, index) => [size, entry.medians[index]])
      .filter(([size, median]) => size > 0 && median > 0).map(([size, median]) => [x(size), y(median)]);
    const color = colors[index % colors.length];
    return svg("g", { class: "mark" },
      svg("polyline", { points: points.map((point) => point.join(",")).join(" "), fill: "none", stroke: color, "stroke-width": 2 }),
      points.map(([x, y]) => svg("circle", { cx: x, cy: y, r: 3, fill: color })),
      svg("circle", { cx: 76, cy: 22 + index * 16, r: 4, fill: color }),
      svg("text", { x: 86, y: 26 + index * 16 }, clipped(nameOf(entry.id))));
  }));
}

function growthTable(name, entries) {
  const sizes = entries[0].sizes;
  const rows = entries.map((entry) => row(nameOf(entry.id),
    sizes.map((_, index) => number(`${entry.path}/medians/${index}`, "ns")), number(`${entry.path}/exponent`),
    interval(`${entry.path}/exponentCI95`), number(`${entry.path}/countedExponent`)));
  return table(`Time of a step of ${name} by size`, [words("architecture"), ...sizes.map((size) => figures(String(size))),
    figures(term("exponent")), figures(term("95 % interval")), figures("counted")], rows, "growth");
}
