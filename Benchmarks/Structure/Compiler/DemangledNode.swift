/// A node of what `swift-demangle` makes of a mangled name.
struct DemangledNode {
  let kind: String
  let text: String?
  private(set) var children: [DemangledNode] = []

  /// Reads lines such as `  kind=Module, text="Users"`, each indented by two blanks below the one that it is part of.
  ///
  /// - Parameter lines: from the first of the node on; they are consumed.
  init?(_ lines: inout ArraySlice<Substring>) {
    guard let line = lines.first, let (kind, text) = Self.parts(of: line) else { return nil }
    self.kind = kind
    self.text = text
    lines.removeFirst()
    let depth = Self.depth(of: line)
    while let next = lines.first, Self.depth(of: next) > depth, let child = DemangledNode(&lines) {
      children.append(child)
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

  /// By bytes: there are very many lines.
  private static func depth(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  private static func parts(of line: Substring) -> (kind: String, text: String?)? {
    let words = line.utf8.dropFirst(depth(of: line)).split(maxSplits: 2) { $0 == UInt8(ascii: "=") }
    guard words.count > 1, words[0].elementsEqual("kind".utf8) else { return nil }
    let kind = words[1].prefix { $0 != UInt8(ascii: ",") }
    // What follows the second sign stands between quotation marks.
    let text = words.count > 2 ? String(Substring(words[2].dropFirst().dropLast())) : nil
    return (String(Substring(kind)), text)
  }
}
