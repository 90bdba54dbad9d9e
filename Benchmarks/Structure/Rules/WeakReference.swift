import Texts

/// A weak or unowned reference: a variable, or an entry of a capture list.
struct WeakReference {
  let name: String
  let ownership: DeclaredOwnership
  /// The place of its attribute or, in a capture list, of its name, in bytes from the start of the file.
  let place: Int

  /// Returns the references that a node declares. Outlets are left out: that these are weak is the rule.
  static func all(in node: SyntaxNode, of source: [UInt8]) -> [WeakReference] {
    switch node.kind {
    case "var_decl": variable(node).map { [$0] } ?? []
    case "capture_list": node.nodes("captures").compactMap { capture($0, source) }
    default: []
    }
  }

  private static func variable(_ node: SyntaxNode) -> WeakReference? {
    let attributes = node.nodes("attrs")
    guard let attribute = attributes.first(where: { $0.kind == "reference_ownership_attr" && !$0.isMadeByMacro }),
      !node.isImplicit, !attributes.contains(where: { $0.kind == "iboutlet_attr" })
    else { return nil }
    let ownership: DeclaredOwnership = attribute.flag("weak") ? .weak : .unowned
    return WeakReference(name: node.name, ownership: ownership, place: attribute.start)
  }

  private static func capture(_ node: SyntaxNode, _ source: [UInt8]) -> WeakReference? {
    let ownership = CaptureWord(at: node.start, in: source).ownership
    guard !node.isMadeByMacro, ownership != .strong else { return nil }
    let name = node.nodes("pattern_entries").first?.node("pattern")?.name ?? "_"
    return WeakReference(name: name, ownership: ownership, place: node.start)
  }
}

/// The comments of a file that may say why a reference is weak or unowned.
struct ReferenceReasons {
  private enum Line {
    case blank
    case code
    case comment
    /// A comment that says "weak" or "unowned".
    case reason
  }

  private let lines: [Line]

  init(_ source: String) {
    let code = SwiftCode.lines(of: source, keepingLiterals: true)
    let written = source.lines
    lines = zip(written, code).map { written, code in
      if written.allSatisfy(\.isWhitespace) { return .blank }
      if written.count == code.count { return .code }
      let words = written.lowercased()
      return words.contains("weak") || words.contains("unowned") ? .reason : .comment
    }
  }

  /// Returns true if a comment stands on a line or just above it, or if one above it in the same paragraph says "weak" or
  /// "unowned": one reason may hold for several references.
  func explain(_ line: Int) -> Bool {
    let above = lines.prefix(max(0, line - 1)).reversed().prefix { $0 != .blank }
    return isComment(line) || isComment(line - 1) || above.contains(.reason)
  }

  private func isComment(_ line: Int) -> Bool {
    lines.indices.contains(line - 1) && [.comment, .reason].contains(lines[line - 1])
  }
}
