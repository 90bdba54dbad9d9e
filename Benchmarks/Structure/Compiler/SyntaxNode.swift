public import Foundation

/// A node of the tree that the compiler makes of a source file: its kind and its fields by name.
public struct SyntaxNode {
  private let fields: [String: Any]

  /// Reads a file's tree.
  public init?(json: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: json) else { return nil }
    self.init(object)
  }

  private init?(_ value: Any) {
    guard let fields = value as? [String: Any] else { return nil }
    self.fields = fields
  }

  /// The node's kind, such as `class_decl`.
  public var kind: String { text("_kind") ?? "" }

  /// True if the compiler made it, rather than a person.
  public var isImplicit: Bool { flag("implicit") }

  /// The place of its first byte, in bytes from the start of the file.
  public var start: Int { node("range")?.fields["start"] as? Int ?? 0 }

  /// The place of its first byte; `nil` if it has none in the file.
  public var place: Int? { isMadeByMacro ? nil : node("range")?.fields["start"] as? Int }

  /// The place of its last token, in bytes from the start of the file.
  public var end: Int { node("range")?.fields["end"] as? Int ?? start }

  /// True if a macro made it: its places are those of the macro's text.
  public var isMadeByMacro: Bool { node("range")?.fields["buffer_id"] != nil }

  /// The declared name, such as `viewDidLoad`; empty if it has none.
  public var name: String { node("name")?.node("base_name")?.text("name") ?? "" }

  /// Returns a field's text; `nil` if it has none.
  public func text(_ field: String) -> String? { fields[field] as? String }

  /// Tells if a field is true.
  public func flag(_ field: String) -> Bool { fields[field] as? Bool ?? false }

  /// Returns the node in a field; `nil` if there is none.
  public func node(_ field: String) -> SyntaxNode? { fields[field].flatMap(SyntaxNode.init) }

  /// Returns the nodes in a field.
  public func nodes(_ field: String) -> [SyntaxNode] {
    (fields[field] as? [Any] ?? []).compactMap(SyntaxNode.init)
  }

  /// Returns the texts in a field.
  public func texts(_ field: String) -> [String] { fields[field] as? [String] ?? [] }

  /// The nodes just below, by the names of their fields, so that the order is always the same; of an expression before
  /// and after it was checked, only the latter.
  public var children: [SyntaxNode] {
    let isChecked = fields["processed_init"] != nil
    return fields.sorted { $0.key < $1.key }.flatMap { name, value in
      if isChecked && name == "original_init" { return [SyntaxNode]() }
      return SyntaxNode(value).map { [$0] } ?? (value as? [Any])?.compactMap(SyntaxNode.init) ?? []
    }
  }

  /// The declaration that an expression in the place of a called function names; `nil` if it names none.
  public var callee: SyntaxNode? {
    if kind == "declref_expr" { return node("decl") }
    let isWrapped = kind.hasSuffix("ref_call_expr") || kind == "dot_syntax_call_expr" || isImplicit
    return isWrapped ? (node("fn") ?? node("sub_expr"))?.callee : nil
  }

  /// Calls a function with each node just below, in no order; of an expression before and after it was checked, only with
  /// the latter.
  public func forEachChild(_ body: (SyntaxNode) -> Void) {
    let isChecked = fields["processed_init"] != nil
    for (name, value) in fields where !(isChecked && name == "original_init") {
      if let child = SyntaxNode(value) {
        body(child)
      } else {
        for case let child? in (value as? [Any] ?? []).map(SyntaxNode.init) { body(child) }
      }
    }
  }

  /// The mangled names of the types and declarations that this node itself names.
  public var symbols: [String] {
    fields.values.flatMap { $0 as? [String] ?? ($0 as? String).map { [$0] } ?? [] }.compactMap(SymbolName.mangled)
  }

  /// Gathers the mangled names in this node and everything below it. The order does not matter, so it is not made.
  func collectSymbols(into names: inout Set<String>) {
    names.formUnion(symbols)
    forEachChild { $0.collectSymbols(into: &names) }
  }

  /// Calls a function with this node and everything below it.
  public func forEach(_ body: (SyntaxNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
