// Syntax colours for Swift, from a small part of its grammar.

const swiftKeywords = new Set(("actor any as associatedtype async await break case catch class continue convenience default defer deinit do else enum "
  + "extension fallthrough false fileprivate final for func get guard if import in init inout internal is isolated let mutating nil nonisolated open "
  + "operator override package private protocol public repeat required rethrows return self Self set some static struct subscript super switch "
  + "throw throws true try typealias unowned var weak where while willSet didSet").split(" "));
const swiftTokens = /(\/\/.*$)|("""|"(?:\\.|[^"\\])*")|(@\w+|#\w+)|([A-Za-z_]\w*)|(\b\d[\d_.]*)|([^\w"@#/]+|.)/g;

/// A line's words, each in an element with the word's kind.
function swiftLine(line) {
  return [...line.matchAll(swiftTokens)].map(([text, comment, string, attribute, word, digits]) => {
    const kind = comment ? "comment" : string ? "string" : attribute ? "keyword" : digits ? "digits"
      : swiftKeywords.has(word) ? "keyword" : /^[A-Z]/.test(word ?? "") ? "type" : null;
    return kind ? el("span", { class: kind }, text) : text;
  });
}

/// The lines, from 0, of a function's declaration and body in a file; undefined if the function is not found.
function functionLines(lines, name) {
  const [, base, labels] = name.match(/(?:^|in )([A-Za-z_]\w*)(?:\(([^)]*)\))?(?: =)?$/) ?? [];
  if (!base) return undefined;
  const start = lines.findIndex((line, index) => declares(line, lines.slice(index, index + 6).join(" "), base, labels ?? ""));
  if (start < 0) return undefined;
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    depth += count(lines[index], /[{(]/g) - count(lines[index], /[})]/g);
    if (depth <= 0) return [start, index];
  }
  return [start, start];
}

const count = (text, pattern) => (text.replaceAll(/"(?:\\.|[^"\\])*"/g, "").match(pattern) ?? []).length;

function declares(line, following, base, labels) {
  const word = base === "init" ? /^\s*(?:[a-z@]+ )*init\(/ : new RegExp(`^\\s*(?:[a-z@()]+ )*(?:func|var|let) ${base}\\b`);
  if (!word.test(line)) return false;
  const parameters = following.slice(following.indexOf("("));
  return labels.split(":").filter((label) => label && label !== "_").every((label) => new RegExp(`\\b${label}\\b`).test(parameters));
}
