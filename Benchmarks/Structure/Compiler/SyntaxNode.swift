import Foundation

/// A node of the tree that the compiler makes of a source file: its kind and its fields by name.
struct SyntaxNode {
  private let fields: [String: Any]

  /// Reads a file's tree.
  init?(json: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: json) else { return nil }
    self.init(object)
  }

  private init?(_ value: Any) {
    guard let fields = value as? [String: Any] else { return nil }
    self.fields = fields
  }

  /// What it is, such as `class_decl`.
  var kind: String { text("_kind") ?? "" }

  /// Whether the compiler made it, rather than a person.
  var isImplicit: Bool { flag("implicit") }

  /// Where it begins, in bytes from the start of the file.
  var start: Int { node("range")?.fields["start"] as? Int ?? 0 }

  /// The declared name, such as `viewDidLoad`; empty if it has none.
  var name: String { node("name")?.node("base_name")?.text("name") ?? "" }

  func text(_ field: String) -> String? { fields[field] as? String }

  func flag(_ field: String) -> Bool { fields[field] as? Bool ?? false }

  func node(_ field: String) -> SyntaxNode? { fields[field].flatMap(SyntaxNode.init) }

  func nodes(_ field: String) -> [SyntaxNode] {
    (fields[field] as? [Any] ?? []).compactMap(SyntaxNode.init)
  }

  func texts(_ field: String) -> [String] { fields[field] as? [String] ?? [] }

  /// The nodes just below, in no order; of an expression before and after it was checked, the latter.
  var children: [SyntaxNode] {
    let isChecked = fields["processed_init"] != nil
    return fields.flatMap { name, value in
      if isChecked && name == "original_init" { return [SyntaxNode]() }
      return SyntaxNode(value).map { [$0] } ?? (value as? [Any])?.compactMap(SyntaxNode.init) ?? []
    }
  }

  /// What the compiler calls the types and declarations named in this very node.
  var symbols: [String] {
    fields.values.flatMap { $0 as? [String] ?? ($0 as? String).map { [$0] } ?? [] }.compactMap(SymbolName.mangled)
  }

  /// This node and everything below it.
  func forEach(_ body: (SyntaxNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
