/// A function as a person knows it, read from its demangled name.
struct Function: Hashable, Sendable {
  /// The module that it is in.
  let module: String
  /// The outermost type that it belongs to.
  let type: String
  /// What it is called there, with its arguments' labels, such as `closure 1 in show(_:at:)`.
  let name: String

  /// Reads a name as the runtime demangles it, such as
  /// `closure #1 (Swift.Int) -> () in MVC.UserListViewController.(show in _4A6F)(row: Swift.Int) -> ()`.
  ///
  /// - Returns: `nil` for what the compiler made, such as thunks, and for what belongs to no type.
  init?(demangled: String) {
    let plain =
      demangled
      .replacing(#/\((\S+) in _[0-9A-F]+\)/#) { String($0.output.1) }
      .replacing(#/\(extension in \w+\):/#, with: "")
    let contexts = plain.split(outsideBracketsBy: " in ")
    let places = contexts.dropLast().map(Self.innerName)
    guard let outermost = contexts.last, let (path, labels) = Self.declaration(outermost), path.count > 2,
      !places.contains(nil)
    else { return nil }
    module = path[0]
    type = path[1]
    name = (places.compactMap(\.self) + [path.dropFirst(2).joined(separator: ".") + labels]).joined(separator: " in ")
  }

  /// The name of a closure or function within another one.
  private static func innerName(_ text: Substring) -> String? {
    let words = text.split(outsideBracketsBy: " ")
    guard words.count > 1, words[1].hasPrefix("#"), !words[0].hasPrefix("$") else { return nil }
    return words[0] == "closure" ? "closure \(words[1].dropFirst())" : "\(words[0])()"
  }

  /// Module, types and member, and what follows the member's name.
  private static func declaration(_ text: Substring) -> (path: [String], labels: String)? {
    var words = text.split(outsideBracketsBy: " ")[...]
    if words.first == "static" { words.removeFirst() }
    // Only what the compiler made is described in words; a declaration is followed by its type.
    guard let name = words.popFirst(), let next = words.first, ["->", ":", "throws"].contains(where: next.hasPrefix)
    else { return nil }
    let head = name.split(outsideBracketsBy: "(").first ?? name
    var path = head.replacing(#/<.*>/#, with: "").split(separator: ".").map(String.init)
    if next != ":" {
      let isCompilersOwn = path.last.map { $0.hasPrefix("__") } ?? true
      return isCompilersOwn ? nil : (path, labels(name.dropFirst(head.count + 1).dropLast()))
    }
    return path.popLast().flatMap { accessors[$0] }.map { (path, $0) }
  }

  private static func labels(_ arguments: Substring) -> String {
    guard !arguments.isEmpty else { return "()" }
    let labels = arguments.split(outsideBracketsBy: ", ").map { $0.firstMatch(of: #/^(\w+): /#)?.output.1 ?? "_" }
    return "(\(labels.map { "\($0):" }.joined()))"
  }

  /// What a person writes into a property, as shown behind its name; the compiler makes the others of these.
  private static let accessors = ["getter": "", "setter": " =", "willset": " willSet", "didset": " didSet"]
}
