/// Reads a member of a type from the compiler's tree.
enum MemberReader {
  /// Returns the members that a declaration declares: itself, and of a property its accessors; only those that a person
  /// wrote.
  static func members(of node: SyntaxNode) -> [DeclaredMember] {
    if node.isImplicit || node.isMadeByMacro { return [] }
    switch node.kind {
    case "func_decl": return [member(node.name, .method, node)]
    case "constructor_decl": return [member("init", .initialiser, node)]
    case "var_decl":
      let accessors = node.nodes("accessors").filter { !$0.isImplicit && !$0.isMadeByMacro && $0.node("body") != nil }
      return [member(node.name, .property, nil)]
        + accessors.map { member(node.name, isObserver($0) ? .observer : .accessor, $0) }
    default: return []
    }
  }

  private static func member(_ name: String, _ kind: DeclaredMember.Kind, _ function: SyntaxNode?) -> DeclaredMember {
    let body = function?.node("body")
    let parameters = function?.node("params")?.nodes("params").map(\.name) ?? []
    return DeclaredMember(
      name: name,
      kind: kind,
      statements: body.map(statements) ?? [],
      onlyForwards: kind == .method && body.map { onlyForwards($0, parameters) } ?? false
    )
  }

  private static func isObserver(_ accessor: SyntaxNode) -> Bool {
    accessor.flag("didSet") || accessor.flag("willSet")
  }
}

extension MemberReader {
  private static func statements(in node: SyntaxNode) -> [[String]] {
    // A variable stands beside the statement that binds it.
    let own = node.kind == "brace_stmt" ? node.nodes("elements").filter { $0.kind != "var_decl" } : []
    return own.map { names(in: $0).sorted() } + node.children.flatMap(statements)
  }

  /// The declarations that a statement names, except those in inner braces.
  private static func names(in node: SyntaxNode) -> Set<String> {
    if node.kind == "brace_stmt" { return [] }
    let own = node.kind == "decl_ref" ? [node.text("base_name")].compactMap(\.self) : []
    return node.children.reduce(into: Set(own)) { $0.formUnion(names(in: $1)) }
  }

  /// Returns true if a body is one call of something held, with the function's own parameters.
  private static func onlyForwards(_ body: SyntaxNode, _ parameters: [String]) -> Bool {
    let elements = body.nodes("elements")
    guard elements.count == 1, let statement = elements.first else { return false }
    let (call, opened) = bare(statement)
    guard call.kind == "call_expr", let method = call.node("fn"), method.kind == "dot_syntax_call_expr",
      let receiver = opened ?? method.node("args")?.nodes("args").first?.node("expr"), isHeld(receiver)
    else { return false }
    let arguments = (call.node("args")?.nodes("args") ?? []).compactMap { $0.node("expr") }
    return arguments.allSatisfy { argument in
      let value = bare(argument).node
      let name = value.node("decl")?.text("base_name")
      return value.kind == "declref_expr" && name.map(parameters.contains) == true
    }
  }

  /// Returns true if an expression is a property of the object itself.
  private static func isHeld(_ node: SyntaxNode) -> Bool {
    let property = bare(node).node
    return property.kind == "member_ref_expr"
      && property.node("base").map { bare($0).node.node("decl")?.text("base_name") == "self" } == true
  }

  /// Returns an expression without `return`, optional chaining and conversions around it, and the value that was opened
  /// to call a protocol's method.
  private static func bare(_ node: SyntaxNode) -> (node: SyntaxNode, opened: SyntaxNode?) {
    if let opened = node.node("existential_value"), let inner = node.node("sub_expr") {
      return (bare(inner).node, opened)
    }
    let wraps = node.isImplicit || ["bind_optional_expr", "force_value_expr", "paren_expr"].contains(node.kind)
    if let inner = node.kind == "return_stmt" ? node.node("result") : wraps ? node.node("sub_expr") : nil {
      return bare(inner)
    }
    return (node, nil)
  }
}

/// The ownership of a captured variable: the compiler gives the place of its name, and the source the word before it.
struct CaptureWord {
  let ownership: DeclaredOwnership

  init(at start: Int, in source: [UInt8]) {
    let before = source.prefix(max(0, start)).reversed().prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ",") }
    let text = String(decoding: before.reversed(), as: UTF8.self)
    let word = text.split { !$0.isLetter }.first.map(String.init) ?? ""
    ownership = DeclaredOwnership(rawValue: word) ?? .strong
  }
}

/// The uses that an initialiser's body makes of its parameters.
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
      // A conversion that the compiler put in between; a value that is opened to call a method is only used.
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

/// The meaning of a call of one of UIKit's members; every other call has none here.
enum InterfaceCall {
  /// Shows a screen, or removes one.
  case shows
  /// Shows a message.
  case alerts
  /// Leaves a screen for the one before.
  case goesBack

  /// The meaning of a call of, or an assignment to, a member of one of the types of the user interface.
  init?(_ member: String, isAssignment: Bool) {
    if isAssignment {
      guard ["viewControllers", "rootViewController"].contains(member) else { return nil }
      self = .shows
      return
    }
    switch member {
    case "pushViewController", "setViewControllers", "init(rootViewController:)", "present", "addChild", "embed",
      "removeFromParent", "unembed":
      self = .shows
    case "presentLoadFailure", "presentUserNotFound": self = .alerts
    case "popViewController", "popToViewController", "popToRootViewController", "dismiss": self = .goesBack
    default: return nil
    }
  }
}
