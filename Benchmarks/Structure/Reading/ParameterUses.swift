/// What an initialiser's body does with its parameters.
struct ParameterUses {
  private let names: Set<String>
  private(set) var uses: [String: Set<DeclaredInitialiser.Use>] = [:]

  init(of names: [String], in body: SyntaxNode) {
    self.names = Set(names)
    read(body, as: .used)
  }

  /// Reads an expression that is put to a use.
  private mutating func read(_ node: SyntaxNode, as use: DeclaredInitialiser.Use) {
    if node.kind == "declref_expr", let decl = node.node("decl"), decl.text("decl_usr") == "",
      let name = decl.text("base_name"), names.contains(name)
    {
      uses[name, default: []].insert(use)
    } else if node.kind == "assign_expr" {
      node.node("src").map { read($0, as: .stored) }
      node.node("dest").map { read($0, as: .used) }
    } else if node.kind == "call_expr" {
      node.node("fn").map { read($0, as: .used) }
      for argument in node.node("args")?.nodes("args") ?? [] {
        argument.node("expr").map { read($0, as: .passedOn) }
      }
    } else if node.isImplicit {
      // A conversion that the compiler put in between; the value that it opens to call a method is only used.
      if let opened = node.node("existential_value") {
        read(opened, as: .used)
        node.node("sub_expr").map { read($0, as: use) }
      } else {
        for child in node.children { read(child, as: use) }
      }
    } else {
      for child in node.children { read(child, as: .used) }
    }
  }
}
