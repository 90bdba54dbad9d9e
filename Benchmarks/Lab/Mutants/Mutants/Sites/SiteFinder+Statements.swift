import Command

/// Calls, assignments, exits and cases.
extension SiteFinder {
  mutating func readStatement(_ node: SyntaxNode) {
    switch node.kind {
    case "brace_stmt": node.nodes("elements").forEach { readElement($0) }
    case "case_stmt": readCase(node)
    case "guard_stmt": readGuard(node)
    default: break
    }
  }

  /// Removes a call or an assignment that stands alone.
  private mutating func readElement(_ element: SyntaxNode) {
    let inner = element.statement
    // An initialiser's call of another one is not a call whose value is not used.
    guard !inner.isImplicit, element.kind != "rebind_self_in_constructor_expr" else { return }
    switch inner.kind {
    case "call_expr" where !isOfSuper(element): add(.call, [.leavingOut(range(of: element))])
    case "assign_expr": add(.assignment, [.leavingOut(range(of: element))])
    case "binary_expr" where inner.text("type") == "$sytD": add(.assignment, [.leavingOut(range(of: element))])
    default: break
    }
  }

  /// True for a call of the superclass's method: HeadlessUIKit's do nothing, so that nobody could notice its absence.
  private func isOfSuper(_ element: SyntaxNode) -> Bool {
    source.bytes[range(of: element)].starts(with: "super.".utf8)
  }

  private mutating func readCase(_ node: SyntaxNode) {
    let elements = (node.node("body")?.nodes("elements") ?? []).filter { $0.kind != "break_stmt" }
    guard let first = elements.first, let last = elements.last, first.kind != "then_stmt" else { return }
    let range = range(of: first).lowerBound..<range(of: last).upperBound
    let isRemoved = elements.count == 1 && ["call_expr", "assign_expr"].contains(first.statement.kind)
    if !isRemoved { add(.case, [.leavingOut(range, replacement: "break")]) }
  }

  /// Adds a mutant that always exits and, for each condition that is a Boolean value, one in which it is true.
  private mutating func readGuard(_ node: SyntaxNode) {
    let conditions = node.nodes("conditions")
    guard !conditions.isEmpty else { return }
    // After the word, because the place of a binding is that of its value.
    let word = node.start + "guard".utf8.count
    let start = source.bytes[word...].firstIndex { $0 != UInt8(ascii: " ") } ?? word
    add(.guard, [.inserting("false, ", at: start, switched: "!isMutant(#), ")])
    for condition in conditions where condition.text("type") == "$sSbD" {
      add(.guard, replacing: range(of: condition), with: "true")
    }
  }
}

extension SyntaxNode {
  /// The call or assignment that a statement is.
  fileprivate var statement: SyntaxNode {
    guard isImplicit || kind == "try_expr", let inner = node("sub_expr") else { return self }
    return inner.statement
  }
}
