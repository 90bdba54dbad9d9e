/// A node of what `swift-demangle` makes of a mangled name.
struct DemangledNode {
  let kind: String
  let text: String?
  private(set) var children: [DemangledNode] = []

  /// Reads lines such as `  kind=Module, text="Users"`, each indented by two blanks below the one that it is part of.
  ///
  /// - Parameter lines: from the first of the node on; they are consumed.
  init?(_ lines: inout ArraySlice<Substring>) {
    guard let line = lines.first, let (depth, kind, text) = Self.parts(of: line) else { return nil }
    self.kind = kind
    self.text = text
    lines.removeFirst()
    while let next = lines.first, let below = Self.parts(of: next), below.depth > depth {
      if let child = DemangledNode(&lines) { children.append(child) }
    }
  }

  /// The first node of a kind, this one included, from the top down.
  func first(_ kinds: Set<String>) -> DemangledNode? {
    if kinds.contains(kind) { return self }
    for child in children {
      if let found = child.first(kinds) { return found }
    }
    return nil
  }

  private static func parts(of line: Substring) -> (depth: Int, kind: String, text: String?)? {
    let rest = line.drop { $0 == " " }
    guard rest.hasPrefix("kind=") else { return nil }
    let kind = rest.dropFirst(5).prefix { $0 != "," }
    let text = rest.firstRange(of: "text=\"").map { rest[$0.upperBound...].dropLast() }
    return (line.count - rest.count, String(kind), text.map(String.init))
  }
}
