// Elements, created without markup: a name is always text, whatever it contains.

/// An element with attributes and children; a string becomes text, and an empty child is left out.
function el(tag, attributes = {}, ...children) {
  return furnished(document.createElement(tag), attributes, children);
}

/// The same for SVG.
function svg(tag, attributes = {}, ...children) {
  return furnished(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function furnished(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name.startsWith("--")) element.style.setProperty(name, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(9)) {
    if (child !== undefined && child !== null) element.append(child);
  }
  return element;
}

const missing = "–";

/// A number as the page shows it, with its unit: a count whole, anything else without digits that its noise decides.
function shown(value, unit) {
  if (!isNumber(value)) return missing;
  switch (unit) {
    case "µs": return shown(value * 1000, "ns");
    case "ns": {
      const [factor, name] = [[1e9, "s"], [1e6, "ms"], [1e3, "µs"]].find(([factor]) => Math.abs(value) >= factor) ?? [1, "ns"];
      return `${significant(value / factor, 3)} ${name}`;
    }
    case "share": return `${isNumber(value * 100) ? significant(value * 100, 2) : hundredfold(significant(value, 2))} %`;
    case "ratio": {
      const size = Math.abs(value);
      return `${value === 0 || (size >= 0.01 && size < 10) ? value.toFixed(2) : significant(value, 3)}×`;
    }
    case "bytes": return `${significant(value, 3)} B`;
    case "seconds": return `${significant(value, 3)} s`;
    default: return significant(value, 3);
  }
}

/// A number with a given number of significant digits; a whole one has all of them.
function significant(value, digits) {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  const text = value.toPrecision(digits);
  // The greatest numbers are rounded to more than a number can be.
  return Number.isFinite(Number(text)) ? String(Number(text)) : text;
}

/// A hundred times a number that is written with a power of ten, where the product is more than a number can be.
const hundredfold = (text) => text.replace(/\d+$/, (power) => Number(power) + 2);

const operations = {
  value: ([value]) => value,
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  ratio: ([value, reference]) => value / reference,
};

/// The number at a pointer, or the result of an operation on several; undefined if one of them is missing.
function numberAt(paths, operation = "value") {
  const values = [paths].flat().map((path) => (path === null ? undefined : at(path)));
  return values.every(isNumber) ? operations[operation](values) : undefined;
}

/// A number of the data. It carries its pointers, so that a test can compare every number with the JSON.
function number(paths, unit, operation = "value") {
  const value = numberAt(paths, operation);
  if (!isNumber(value)) return el("span", {}, missing);
  const attributes = { "data-from": JSON.stringify([paths].flat()), "data-unit": unit, "data-operation": operation };
  return el("span", { class: "number", ...attributes }, shown(value, unit));
}

/// A lower and an upper bound.
function interval(path, unit) {
  const bounds = at(path);
  if (!Array.isArray(bounds) || !bounds.every(isNumber)) return el("span", {}, missing);
  return el("span", { class: "interval" }, number(`${path}/0`, unit), " to ", number(`${path}/1`, unit));
}
