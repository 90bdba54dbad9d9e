// The growth of costs with size: what of a cost is fixed, and what grows in proportion.

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
    picture(`Time of a step of ${name} by size.`, "Both axes are logarithmic: what is fixed is level, "
      + "and what grows in proportion rises by as many powers of ten as the size.", growthDrawing(entries),
      [growthTable(name, entries), countedTable(name, entries)]), sweepGaps().map(gap));
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

const growthTable = (name, entries) => sizesTable(`Time of a step of ${name} by size`, entries, "ns", "growth",
  (entry) => [entry, `${entry.path}/medians`, entry.path]);

/// The table of retains and releases; null if no entry has them.
function countedTable(name, entries) {
  if (!entries.some((entry) => entry.counted)) return null;
  return sizesTable(`Retains and releases of a step of ${name} by size`, entries, undefined, "growth-counted",
    (entry) => [entry.counted ?? {}, `${entry.path}/counted/values`, `${entry.path}/counted`]);
}

/// A table of one cost by size, with the line through it. Each entry has its part of the data, and the pointers to the costs and
/// to the part.
function sizesTable(caption, entries, unit, file, partOf) {
  const sizes = entries[0].sizes;
  const parts = entries.map(partOf);
  const hasFit = parts.some(([part]) => part.fit);
  const hasExponent = parts.some(([part]) => isNumber(part.exponent));
  const rows = entries.map((entry, place) => {
    const [part, costs, path] = parts[place];
    return row(nameOf(entry.id), sizes.map((_, index) => number(`${costs}/${index}`, unit)),
      hasFit ? lineCells(part.fit, `${path}/fit`, unit) : [],
      hasExponent ? [number(`${path}/exponent`), interval(`${path}/exponentCI95`)] : []);
  });
  return table(caption, [words("architecture"), ...sizes.map((size) => figures(String(size))),
    ...(hasFit ? lineHeads() : []), ...(hasExponent ? [figures(term("exponent")), figures(term("95 % interval"))] : [])], rows, file);
}

/// The cells of a line: its parts only if it describes the costs.
function lineCells(fit, path, unit) {
  const offBy = number(`${path}/offBy`, "share");
  if (fit && !fit.describes) return ["not a + b·n", missing, offBy];
  return [number(`${path}/fixed`, unit), number(`${path}/perThousand`, unit), offBy];
}

const lineHeads = () => [
  figures(term("fixed", "The part of the cost that does not depend on the size: a of a + b·n.")),
  figures(term("per thousand", "The cost of each thousand of the size: a thousand times b of a + b·n.")),
  figures(term("off by", "The most by which a + b·n differs from a cost, as a share of it.")),
];
