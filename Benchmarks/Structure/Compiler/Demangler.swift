public import Foundation
internal import Processes

/// Reads mangled names with the toolchain's `swift-demangle`, many at once.
public struct Demangler {
  /// The length of the names in a batch, in bytes: a command line has a limit.
  private static let batch = 100_000
  private static let heading: Substring = "Demangling for "

  private let tool: URL

  /// Takes the tool, `swift-demangle`.
  public init(tool: URL) {
    self.tool = tool
  }

  /// Returns the symbol of each name; names without meaning are left out.
  func symbols(of names: Set<String>) throws(StructureFailure) -> [String: Symbol] {
    try read(names, as: Symbol.init)
  }

  /// Returns the kinds of the nodes below the root of each name's tree; names without meaning are left out.
  public func topKinds(of names: Set<String>) throws(StructureFailure) -> [String: [String]] {
    try read(names) { $0.children.map(\.kind) }
  }

  private func read<Value>(
    _ names: Set<String>,
    as make: (DemangledNode) -> Value
  ) throws(StructureFailure) -> [String: Value] {
    var values: [String: Value] = [:]
    for part in Self.batches(of: names.sorted()) {
      let run = ProgramRun(tool, ["-tree-only"] + part)
      guard run.succeeded else { throw .notUnderstood(tool: "swift-demangle") }
      read(run.text, into: &values, as: make)
    }
    guard !values.isEmpty || names.isEmpty else { throw .notUnderstood(tool: "swift-demangle") }
    return values
  }

  /// Divides names into batches of at most 500.
  private static func batches(of names: [String]) -> [[String]] {
    var batches: [[String]] = []
    var length = 0
    for name in names {
      length += name.utf8.count
      if length > batch || batches.last.map({ $0.count == 500 }) != false {
        batches.append([])
        length = name.utf8.count
      }
      batches[batches.count - 1].append(name)
    }
    return batches
  }

  private func read<Value>(_ text: String, into values: inout [String: Value], as make: (DemangledNode) -> Value) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix(Self.heading), let node = DemangledNode(&lines) else { continue }
      values[String(line.dropFirst(Self.heading.count))] = make(node)
    }
  }
}

/// A node of the tree that `swift-demangle` makes of a mangled name.
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

  /// Counts bytes, which is faster: there are very many lines.
  private static func depth(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  private static func parts(of line: Substring) -> (kind: String, text: String?)? {
    let words = line.utf8.dropFirst(depth(of: line)).split(maxSplits: 2) { $0 == UInt8(ascii: "=") }
    guard words.count > 1, words[0].elementsEqual("kind".utf8) else { return nil }
    let kind = words[1].prefix { $0 != UInt8(ascii: ",") }
    // The text after the second sign stands between quotation marks.
    let text = words.count > 2 ? String(Substring(words[2].dropFirst().dropLast())) : nil
    return (String(Substring(kind)), text)
  }
}
