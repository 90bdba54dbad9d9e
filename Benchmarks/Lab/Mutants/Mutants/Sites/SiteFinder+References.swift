import Command

/// Weak and unowned references, made strong.
///
/// The switch is read when a reference is set, and when a closure is made: so one build serves these mutants, too.
extension SiteFinder {
  mutating func readReference(_ node: SyntaxNode) {
    switch node.kind {
    case "var_decl": readProperty(node)
    case "capture_list": node.nodes("captures").forEach { readCapture($0, of: node.node("closure_body")) }
    default: break
    }
  }

  private mutating func readProperty(_ property: SyntaxNode) {
    guard let attribute = property.nodes("attrs").first(where: { $0.kind == "reference_ownership_attr" }) else {
      return
    }
    let word = attribute.start..<source.end(ofTokenAt: attribute.start)
    let introducer = source.wordBefore(property.start)
    // Before `private` and the like.
    let written = property.nodes("attrs").filter { !$0.isImplicit && $0.start > 0 }
    let start = written.map(\.start).min() ?? word.lowerBound
    let ownership = Mutant.Edit(
      range: word.lowerBound..<word.upperBound + 1,
      replacement: "",
      before: "",
      after: "",
      keepsOriginal: false
    )
    let kind = Mutant.Edit(
      range: introducer,
      replacement: source[introducer],
      before: "var",
      after: "",
      keepsOriginal: false
    )
    let isInitialised = initialised.contains(property.text("usr") ?? "")
    add(
      .memory,
      [.inserting("", at: start, switched: "@Reference# "), ownership, kind],
      reference: property.name,
      support: Self.wrapper(needsValue: isInitialised)
    )
  }

  private mutating func readCapture(_ capture: SyntaxNode, of closure: SyntaxNode?) {
    let word = source.wordBefore(capture.start)
    let name = capture.start..<source.end(ofTokenAt: capture.start)
    guard ["weak", "unowned"].contains(source[word]), let body = closure?.node("body")?.nodes("elements").first
    else { return }
    // `if` or `switch` alone is not the value of a closure that returns none: its branches may be optional then.
    let value = body.node("result")
    let isStatement = value?.kind == "single_value_stmt_expr" && value?.text("type") == "$sytD"
    let returns = body.kind == "return_stmt" && body.isImplicit && !isStatement ? "return " : ""
    let edits: [Mutant.Edit] = [
      .init(range: word.lowerBound..<name.lowerBound, replacement: "", before: "", after: ""),
      .inserting("", at: name.upperBound, switched: ", strong# = (isMutant(#) ? \(source[name]) : nil)"),
      .inserting("", at: body.start, switched: "_ = strong#; \(returns)"),
    ]
    add(.memory, edits, reference: "[\(source[name])]")
  }

  /// A weak reference that is strong while its mutant is switched on.
  ///
  /// The casts are in the scratch copy only. They are forced because `weak` takes no generic protocol type: what was
  /// stored as a `Value` is read as one, and `nil` is a `Value` where the property was optional.
  private static func wrapper(needsValue: Bool) -> String {
    let initialiser = "  init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }\n"
    return """
      @propertyWrapper struct Reference#<Value> {
        private weak var weakly: AnyObject?
        private var strongly: AnyObject?

        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      \(needsValue ? "" : initialiser)
        var wrappedValue: Value {
          get { weakly.map { $0 as! Value } ?? (Optional<AnyObject>.none as! Value) }
          set {
            weakly = referenced(newValue)
            strongly = isMutant(#) ? weakly : nil
          }
        }
      }

      """
  }

  /// Code that the wrappers of weak references need.
  static let supportOfReferences = """

    nonisolated private func referenced<Value>(_ value: Value) -> AnyObject? {
      if let optional = value as? any Referencing { return optional.object }
      return value as AnyObject
    }

    nonisolated private protocol Referencing { var object: AnyObject? { get } }

    extension Optional: Referencing { nonisolated fileprivate var object: AnyObject? { map { $0 as AnyObject } } }

    """
}

extension SourceText {
  /// The word before a place, without the blanks between.
  func wordBefore(_ place: Int) -> Range<Int> {
    let end = (bytes[..<place].lastIndex { $0 != UInt8(ascii: " ") } ?? -1) + 1
    let start = (bytes[..<end].lastIndex { !Self.isPartOfName($0) } ?? -1) + 1
    return start..<end
  }
}
