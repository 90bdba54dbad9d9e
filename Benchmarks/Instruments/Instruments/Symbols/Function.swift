/// A function as it stands in the code, read from its demangled name.
public struct Function: Hashable, Sendable {
  /// The module that it is in.
  public let module: String
  /// The outermost type that it belongs to.
  public let type: String
  /// The name in the type, with the arguments' labels; for a closure, that of the function around it.
  private let member: String
  /// The nested closures and functions of that member down to this one, the innermost first.
  private let inner: [String]
  /// True for getters and functions that return a value; false for initialisers and static functions: they make things.
  public let isRead: Bool

  /// The name in its type, such as `closure 1 in show(_:at:)`.
  public var name: String { (inner + [member]).joined(separator: " in ") }
  /// The name in its module, such as `closure 1 in List.show(_:at:)`.
  public var place: String { (inner + ["\(type).\(member)"]).joined(separator: " in ") }

  /// Reads a name as the runtime demangles it, such as
  /// `closure #1 (Swift.Int) -> () in MVC.UserListViewController.(show in _4A6F)(row: Swift.Int) -> ()`.
  ///
  /// A property that is read through a protocol is known by its protocol witness: a stored one has no other function.
  ///
  /// - Returns: `nil` for other functions that the compiler made, such as thunks, and for functions outside of types.
  public init?(demangled: String) {
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

  /// Reads the name of the closures that the compiler makes of a method that is passed as one, such as
  /// `implicit closure #2 (Swift.Int) -> () in implicit closure #1 (M.List) -> (Swift.Int) -> () in M.List.show() -> ()`.
  ///
  /// - Returns: `nil` for all other names.
  init?(passedMethod demangled: String) {
    let contexts = demangled.split(outsideBracketsBy: " in ")
    guard contexts.count > 2, contexts.prefix(2).allSatisfy({ $0.hasPrefix("implicit closure #") }),
      let function = Function(demangled: contexts.dropFirst(2).joined(separator: " in "))
    else { return nil }
    module = function.module
    type = function.type
    member = function.member
    inner = [Self.passedMethod] + function.inner
    isRead = false
  }

  /// The begin of the place of a method that is passed as a closure.
  package static let passedMethod = "a method passed as a closure"

  /// Renames a protocol's getter after the conforming type: `M.P.title.getter : A` in the conformance of `M.T` is
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

  /// The path of module, types and member, the text after the member's name, and true if it returns a value.
  private static func declaration(_ text: Substring) -> (path: [String], labels: String, answers: Bool)? {
    var words = text.split(outsideBracketsBy: " ")[...]
    let isStatic = words.first == "static"
    if isStatic { words.removeFirst() }
    // Only functions that the compiler made are described in words; a declaration is followed by its type.
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

  /// The accessors that a person writes, each with its suffix in names; the compiler makes the others from these.
  private static let accessors = ["getter": "", "setter": " =", "willset": " willSet", "didset": " didSet"]
}

extension StringProtocol where SubSequence == Substring {
  /// Splits at the separators that are outside of brackets.
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
