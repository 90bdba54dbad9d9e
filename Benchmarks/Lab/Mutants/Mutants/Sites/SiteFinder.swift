import Command

/// Finds the places where a file can be changed, in the compiler's tree of it.
struct SiteFinder {
  /// A place that can be changed, in one way.
  struct Site {
    let operation: MutationOperator
    let edits: [Mutant.Edit]
    let scope: Range<Int>
    /// The reference that is made strong.
    var reference: String?
    /// Code that the scratch copy needs for the change in another file.
    var support = ""

    var place: Int { edits.map(\.range.lowerBound).min() ?? 0 }
  }

  private(set) var sites: [Site] = []
  let source: SourceText
  /// The functions and properties around the node that is read, the innermost last.
  private var scopes: [Range<Int>] = []
  /// The properties that an initialiser gives a value to, by the compiler's names.
  private(set) var initialised: Set<String> = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// Reads a file's tree, or a part of it.
  mutating func read(_ node: SyntaxNode) {
    if node.isMadeByMacro || Self.functions.contains(node.kind) && node.isImplicit { return }
    // The description of an architecture, its name and its roles, is not shown in the app.
    if node.text("type") == "$s14UsersInterface12ArchitectureVD" { return }
    let isScope = Self.functions.contains(node.kind) || node.kind == "pattern_binding_decl"
    if isScope { scopes.append(range(of: node)) }
    if Self.types.contains(node.kind) { noteInitialised(in: node) }
    readExpression(node)
    readStatement(node)
    readReference(node)
    for child in node.children { read(child) }
    if isScope { scopes.removeLast() }
  }

  /// The range of a node, its last token included.
  func range(of node: SyntaxNode) -> Range<Int> {
    node.start..<max(node.start, source.end(ofTokenAt: node.end))
  }

  func text(of node: SyntaxNode) -> String {
    source[range(of: node)]
  }

  /// Adds a site, unless the same change is there: the tree has some nodes twice, and a case of one call is emptied by
  /// removing the call.
  mutating func add(
    _ operation: MutationOperator,
    _ edits: [Mutant.Edit],
    reference: String? = nil,
    support: String = ""
  ) {
    guard edits.allSatisfy({ $0.range.lowerBound > 0 }) else { return }
    let isThere = sites.contains { site in
      site.edits.map(\.range) == edits.map(\.range) && site.edits.map(\.replacement) == edits.map(\.replacement)
    }
    guard !isThere else { return }
    let scope = scopes.last ?? 0..<source.bytes.count
    sites.append(Site(operation: operation, edits: edits, scope: scope, reference: reference, support: support))
  }

  /// Adds a site that replaces an expression by another one of its type.
  mutating func add(_ operation: MutationOperator, replacing range: Range<Int>, with replacement: String) {
    add(operation, [.replacing(range, with: replacement)])
  }

  private mutating func noteInitialised(in type: SyntaxNode) {
    let initialisers = type.nodes("members").filter { $0.kind == "constructor_decl" && !$0.isImplicit }
    // A structure without one has the memberwise initialiser, which takes all properties.
    if initialisers.isEmpty, type.kind == "struct_decl" {
      initialised.formUnion(type.nodes("members").compactMap { $0.kind == "var_decl" ? $0.text("usr") : nil })
    }
    for initialiser in initialisers {
      initialiser.forEach { node in
        guard node.kind == "assign_expr", let property = node.node("dest")?.node("decl")?.text("decl_usr") else {
          return
        }
        initialised.insert(property)
      }
    }
  }

  private static let functions: Set = ["accessor_decl", "constructor_decl", "destructor_decl", "func_decl"]
  private static let types: Set = ["class_decl", "struct_decl", "enum_decl", "actor_decl"]
}

extension Mutant.Edit {
  /// Replaces an expression by another one of its type.
  static func replacing(_ range: Range<Int>, with replacement: String) -> Mutant.Edit {
    .init(range: range, replacement: replacement, before: "(isMutant(#) ? (\(replacement)) : (", after: "))")
  }

  /// Leaves statements out.
  static func leavingOut(_ range: Range<Int>, replacement: String = "") -> Mutant.Edit {
    .init(range: range, replacement: replacement, before: "if !isMutant(#) { ", after: " }")
  }

  /// Inserts text at a place.
  static func inserting(_ replacement: String, at place: Int, switched: String) -> Mutant.Edit {
    .init(range: place..<place, replacement: replacement, before: switched, after: "")
  }
}
