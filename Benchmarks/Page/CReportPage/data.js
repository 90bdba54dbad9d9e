// The data from which the page is drawn, and the functions that read it.

const data = JSON.parse(document.getElementById("data").textContent);

/// A JSON pointer (RFC 6901) made of keys, or of lists of keys.
const pointer = (...keys) =>
  keys.flat().map((key) => "/" + String(key).replaceAll("~", "~0").replaceAll("/", "~1")).join("");

/// The value at a pointer; undefined if there is none.
function at(path) {
  const keys = path.split("/").slice(1).map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce((value, key) => (Object.hasOwn(Object(value), key) ? value[key] : undefined), data);
}

/// The least and the greatest of some numbers. A call with all of them as its arguments fails if they are very many.
const leastOf = (values) => values.reduce((least, value) => Math.min(least, value), Infinity);
const mostOf = (values) => values.reduce((most, value) => Math.max(most, value), -Infinity);

const isNumber = (value) => typeof value === "number" && Number.isFinite(value);
const subjects = new Map((data.subjects ?? []).map((subject) => [subject.id, subject]));

/// The name of a contender: the name in the literature, or else its id in the results.
const nameOf = (id) => subjects.get(id)?.name ?? id;
const isFloor = (id) => subjects.get(id)?.kind === "floor";

/// The contender that an entry of a results file is about.
const contenderOf = (entry) => (entry.variant ? `${entry.pattern}.${entry.variant}` : entry.pattern);
