// Pictures: axes and marks.

const plot = { left: 108, right: 18, top: 8, row: 30, axis: 26 };
const colors = ["#0a66c2", "#b3480b", "#187a3c", "#8a2bb5", "#a8123e", "#00707a", "#6b5b00", "#5a5a5a"];

/// The greatest width of a picture.
const plotWidth = () => Math.max(300, Math.min(document.getElementById("main").clientWidth - 8, 980));

/// Some round numbers between two bounds.
function ticks(least, most, count) {
  const span = most - least || 1;
  if (!isNumber(span)) return [least, most].filter(isNumber);
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => span / step <= count) ?? span;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/// A scale from values to positions, with a little room on both sides.
function scale(values, from, to, toPlace = (value) => value) {
  // In quarters, the distance of any two numbers is a number, too.
  const quarter = (value) => toPlace(value) / 4;
  const places = values.filter(isNumber).map(quarter).filter(Number.isFinite);
  let [least, most] = places.length ? [leastOf(places), mostOf(places)] : [0, 0.25];
  const room = (most - least) * 0.04 || Math.abs(most) * 0.1 || 0.25;
  least -= room;
  most += room;
  const place = (value) => from + ((quarter(value) - least) / (most - least)) * (to - from);
  const holds = (value) => quarter(value) >= least && quarter(value) <= most;
  return Object.assign(place, { least: least * 4, most: most * 4, holds });
}

/// Rows of marks over one axis. Each row has a name and draws itself at a height.
function rowsPlot(rows, place, unit, marks = () => []) {
  const width = plotWidth();
  const height = plot.top + rows.length * plot.row + plot.axis;
  const bottom = height - plot.axis;
  const axis = (place.marks ?? ticks(place.least, place.most, width < 500 ? 3 : 6)).map((value) => svg("g", { class: "tick" },
    svg("line", { x1: place(value), x2: place(value), y1: plot.top, y2: bottom }),
    svg("text", { x: place(value), y: height - 8, "text-anchor": "middle" }, shown(Number(value.toPrecision(6)), unit))));
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height }, marks(bottom), axis, rows.map((row, index) => {
    const y = plot.top + (index + 0.5) * plot.row;
    return svg("g", { class: "mark" }, svg("text", { x: plot.left - 10, y: y + 4, "text-anchor": "end" }, clipped(row.name)), row.draw(y));
  }));
}

/// A name, shortened to fit beside a picture.
const clipped = (name) => (name.length > 14 ? `${name.slice(0, 13)}…` : name);

/// The scale of a plot of rows.
const rowScale = (values) => scale(values, plot.left, plotWidth() - plot.right);

/// The scale of times: logarithmic if one of them would press all others to the edge.
function timeScale(values) {
  const known = values.filter((value) => isNumber(value) && value > 0);
  if (!known.length || mostOf(known) < 8 * leastOf(known)) return rowScale(values);
  const place = scale(known, plot.left, plotWidth() - plot.right, Math.log10);
  const powers = Array.from({ length: Math.floor(place.most) - Math.ceil(place.least) + 1 }, (_, index) => Math.ceil(place.least) + index);
  const marks = (powers.length < 3 ? [1, 2, 5] : [1]).flatMap((factor) => [Math.ceil(place.least) - 1, ...powers].map((power) => factor * 10 ** power));
  return Object.assign((value) => place(Math.max(value, leastOf(known))), place, { isLogarithmic: true, marks: marks.filter(place.holds) });
}

/// An interval with a point on it.
function whisker(place, y, value, bounds) {
  const known = Array.isArray(bounds) && bounds.length === 2 && bounds.every(isNumber);
  return [known ? svg("line", { class: "interval", x1: place(bounds[0]), x2: place(bounds[1]), y1: y, y2: y }) : null,
    isNumber(value) ? svg("circle", { class: "point", cx: place(value), cy: y, r: 4.5 }) : null];
}

/// Points or lines over two axes.
function chart(xs, ys, options, draw) {
  const width = plotWidth();
  const height = Math.min(360, Math.round(width * 0.7));
  const [left, bottom] = [64, height - 44];
  const x = scale(xs, left, width - 16, options.toX);
  const y = scale(ys, bottom, 12, options.toY);
  const axes = [
    (options.xTicks ?? ticks(x.least, x.most, width < 500 ? 3 : 6)).filter(x.holds).map((value) => svg("g", { class: "tick" },
      svg("line", { x1: x(value), x2: x(value), y1: 12, y2: bottom }),
      svg("text", { x: x(value), y: bottom + 16, "text-anchor": "middle" }, shown(Number(value.toPrecision(6)), options.xUnit)))),
    (options.yTicks ?? ticks(y.least, y.most, 5)).filter(y.holds).map((value) => svg("g", { class: "tick" },
      svg("line", { x1: left, x2: width - 16, y1: y(value), y2: y(value) }),
      svg("text", { x: left - 6, y: y(value) + 4, "text-anchor": "end" }, shown(Number(value.toPrecision(6)), options.yUnit)))),
    svg("text", { class: "label", x: (left + width) / 2, y: height - 6, "text-anchor": "middle" }, options.xLabel),
    svg("text", { class: "label", x: 4, y: 10 }, options.yLabel),
  ];
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height }, axes, draw(x, y));
}
