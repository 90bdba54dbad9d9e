/// A function as a person knows it, read from its demangled name.
package struct Function: Hashable, Sendable {
  /// The module that it is in.
  package let module: String
  /// The outermost type that it belongs to.
  package let type: String
  /// What the type calls it, with its arguments' labels; for a closure, what the type calls the function around it.
  private let member: String
  /// The closures and functions within that one that it is, the innermost first.
  private let inner: [String]
  /// Whether it answers: a getter, or a function that returns a value. Initialisers and static functions make things.
  package let isRead: Bool

  /// What it is called in its type, such as `closure 1 in show(_:at:)`.
  package var name: String { (inner + [member]).joined(separator: " in ") }
  /// What it is called in its module, such as `closure 1 in List.show(_:at:)`.
  package var place: String { (inner + ["\(type).\(member)"]).joined(separator: " in ") }

  /// Reads a name as the runtime demangles it, such as
  /// `closure #1 (Swift.Int) -> () in MVC.UserListViewController.(show in _4A6F)(row: Swift.Int) -> ()`.
  ///
  /// A property that is read through a protocol is known by the protocol's witness: a stored one has no other function.
  ///
  /// - Returns: `nil` for what else the compiler made, such as thunks, and for what belongs to no type.
  package init?(demangled: String) {
    let plain =
      demangled
      .replacing(#/\((\S+) in _[0-9A-F]+\)/#) { String($0.output.1) }
      .replacing(#/\(extension in \w+\):/#, with: "")
    let contexts = Self.withoutProtocol(plain).split(outsideBracketsBy: " in ")
    let places = contexts.dropLast().map(Self.innerName)
    guard let outermost = contexts.last, let (path, labels, answers) = Self.declaration(outermost), path.count > 2,
      !places.contains(nil)
    else { return nil }
    module = path[0]
    type = path[1]
    inner = places.compactMap(\.self)
    member = path.dropFirst(2).joined(separator: ".") + labels
    isRead = places.isEmpty && answers
  }

  /// A protocol's getter, named for the type that it is of: `M.P.title.getter : A` in the conformance of `M.T` is
  /// `M.T.title.getter : A`.
  private static func withoutProtocol(_ demangled: String) -> String {
    let form = #/protocol witness for (?:\w+\.)+(\w+\.getter : .+) in conformance (\S+) : .+/#
    guard let witness = demangled.wholeMatch(of: form)?.output else { return demangled }
    return "\(witness.2).\(witness.1)"
  }

  /// The name of a closure or function within another one.
  private static func innerName(_ text: Substring) -> String? {
    let words = text.split(outsideBracketsBy: " ")
    guard words.count > 1, words[1].hasPrefix("#"), !words[0].hasPrefix("$") else { return nil }
    return words[0] == "closure" ? "closure \(words[1].dropFirst())" : "\(words[0])()"
  }

  /// Module, types and member, what follows the member's name, and whether it answers.
  private static func declaration(_ text: Substring) -> (path: [String], labels: String, answers: Bool)? {
    var words = text.split(outsideBracketsBy: " ")[...]
    let isStatic = words.first == "static"
    if isStatic { words.removeFirst() }
    // Only what the compiler made is described in words; a declaration is followed by its type.
    guard let name = words.popFirst(), let next = words.first, ["->", ":", "throws"].contains(where: next.hasPrefix)
    else { return nil }
    let head = name.split(outsideBracketsBy: "(").first ?? name
    var path = head.replacing(#/<.*>/#, with: "").split(separator: ".").map(String.init)
    if next != ":" {
      let isCompilersOwn = path.last.map { $0.hasPrefix("__") } ?? true
      let answers = !isStatic && path.last != "init" && words.last != "()"
      return isCompilersOwn ? nil : (path, labels(name.dropFirst(head.count + 1).dropLast()), answers)
    }
    let accessor = path.popLast() ?? ""
    return accessors[accessor].map { (path, $0, accessor == "getter") }
  }

  private static func labels(_ arguments: Substring) -> String {
    guard !arguments.isEmpty else { return "()" }
    let labels = arguments.split(outsideBracketsBy: ", ").map { $0.firstMatch(of: #/^(\w+): /#)?.output.1 ?? "_" }
    return "(\(labels.map { "\($0):" }.joined()))"
  }

  /// What a person writes into a property, as shown behind its name; the compiler makes the others of these.
  private static let accessors = ["getter": "", "setter": " =", "willset": " willSet", "didset": " didSet"]
}

extension StringProtocol where SubSequence == Substring {
  /// The parts between separators that lie in no brackets.
  func split(outsideBracketsBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var depth = 0
    var place = startIndex
    while place < endIndex {
      if depth == 0, self[place...].hasPrefix(separator) {
        parts.append(self[start..<place])
        place = index(place, offsetBy: separator.count)
        start = place
        continue
      }
      if "([{<".contains(self[place]) { depth += 1 }
      // An arrow is not a bracket.
      if ")]}>".contains(self[place]), !self[..<place].hasSuffix("-") { depth -= 1 }
      place = index(after: place)
    }
    return parts + [self[start...]]
  }
}
