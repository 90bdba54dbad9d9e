import Command

/// Conditions, comparisons, values, arguments and texts.
extension SiteFinder {
  mutating func readExpression(_ node: SyntaxNode) {
    switch node.kind {
    case "if_stmt", "guard_stmt", "while_stmt": node.nodes("conditions").forEach { readCondition($0) }
    case "ternary_expr", "if_expr": node.node("cond_expr").map { readCondition($0) }
    case "binary_expr": readOperator(node)
    case "boolean_literal_expr" where !node.isImplicit: readBoolean(node)
    case "return_stmt": node.node("result").map { readResult($0) }
    case "call_expr": readArguments(node)
    case "string_literal_expr" where !node.isImplicit && node.text("value")?.isEmpty == false: readWording(node)
    case "member_ref_expr" where isWording(node): readWording(node)
    default: break
    }
  }

  /// Negates a condition; a comparison is left to its own operator, because its opposite is the same change.
  private mutating func readCondition(_ condition: SyntaxNode) {
    let (range, condition) = (range(of: condition), condition.withoutConversions)
    guard condition.text("type") == Self.boolean, condition.kind != "boolean_literal_expr",
      comparisons(of: condition).isEmpty
    else { return }
    add(.condition, replacing: range, with: negated(condition, range))
  }

  private mutating func readOperator(_ node: SyntaxNode) {
    guard let function = node.node("fn"), let name = function.operatorName else { return }
    let whole = range(of: node)
    let place = function.start..<function.start + name.utf8.count
    for other in comparisons(of: node) + [Self.connectives[name]].compactMap(\.self) {
      let text = source[whole.lowerBound..<place.lowerBound] + other + source[place.upperBound..<whole.upperBound]
      add(Self.connectives[name] == nil ? .comparison : .logic, replacing: whole, with: text)
    }
  }

  private mutating func readBoolean(_ literal: SyntaxNode) {
    add(.boolean, replacing: range(of: literal), with: literal.text("value") == "true" ? "false" : "true")
  }

  /// Negates a returned Boolean; replaces another returned value by the simplest one of its type, unless it is that.
  private mutating func readResult(_ result: SyntaxNode) {
    let (range, inner) = (range(of: result), result.withoutConversions)
    guard let type = result.text("type"), inner.kind != "boolean_literal_expr", range.lowerBound > 0 else { return }
    if type == Self.boolean {
      guard comparisons(of: inner).isEmpty else { return }
      add(.result, replacing: range, with: negated(inner, range))
    } else if let value = Self.simplest(ofType: type), source[range] != value {
      add(.result, replacing: range, with: value)
    }
  }

  private mutating func readArguments(_ call: SyntaxNode) {
    let arguments = (call.node("args")?.nodes("args") ?? []).compactMap { $0.node("expr") }
    let written = arguments.filter { $0.end > call.start && !Self.withoutText.contains($0.kind) }
    for (index, first) in written.enumerated() {
      for second in written.dropFirst(index + 1) where first.text("type") == second.text("type") {
        let (texts, ranges) = ([text(of: first), text(of: second)], [range(of: first), range(of: second)])
        guard texts[0] != texts[1], ranges[0].upperBound <= ranges[1].lowerBound else { continue }
        add(.arguments, [.replacing(ranges[0], with: texts[1]), .replacing(ranges[1], with: texts[0])])
      }
    }
  }

  private mutating func readWording(_ node: SyntaxNode) {
    add(.wording, replacing: range(of: node), with: "\"another text\"")
  }

  /// Returns true if a constant of `Users.Wording` is read.
  private func isWording(_ node: SyntaxNode) -> Bool {
    let name = node.node("decl")?.text("decl_usr") ?? ""
    return name.hasPrefix("s:5Users7WordingO") && name.hasSuffix("SSvpZ")
  }

  private func negated(_ condition: SyntaxNode, _ range: Range<Int>) -> String {
    guard condition.kind == "prefix_unary_expr", condition.node("fn")?.operatorName == "!" else {
      return "!(\(source[range]))"
    }
    return String(source[range].dropFirst())
  }

  private func comparisons(of node: SyntaxNode) -> [String] {
    guard node.kind == "binary_expr", let name = node.node("fn")?.operatorName else { return [] }
    return Self.comparisons[name] ?? []
  }

  private static func simplest(ofType type: String) -> String? {
    switch type {
    case _ where type.hasSuffix("SgD"): "nil"
    case "$sSiD": "0"
    case "$sSSD": "\"\""
    case _ where type.hasPrefix("$sSay"): "[]"
    case _ where type.hasPrefix("$sSDy"): "[:]"
    default: nil
    }
  }

  private static let boolean = "$sSbD"
  private static let connectives = ["&&": "||", "||": "&&"]
  private static let comparisons = [
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
  ]
  /// Arguments that are not written, or that do not stand for a value.
  private static let withoutText: Set = ["default_argument_expr", "inout_expr", "capture_list", "closure_expr"]
}

extension SyntaxNode {
  /// The written expression, below the conversions that the compiler put around it.
  var withoutConversions: SyntaxNode {
    guard isImplicit, let inner = node("sub_expr") else { return self }
    return inner.withoutConversions
  }

  /// The name of the operator, if the function is one.
  fileprivate var operatorName: String? {
    if let name = node("decl")?.text("base_name") { return name }
    return (node("sub_expr") ?? node("fn"))?.operatorName
  }
}
