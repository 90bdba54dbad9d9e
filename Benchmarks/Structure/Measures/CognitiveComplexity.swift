/// Cognitive complexity: how hard the flow of control in a function is to understand.
///
/// G. Ann Campbell, "Cognitive Complexity", SonarSource 2016 to 2023, appendix B. A structure that breaks the flow adds 1,
/// and 1 more for each structure around it; what only shortens the code adds nothing. In Swift:
///
/// - `if`, `guard`, `for`, `while`, `repeat`, a whole `switch`, `catch` and `?:` add 1 and their depth, also as
///   expressions; `else` and `else if` add 1. What stands in them is one level deeper; their conditions are not.
/// - Each row of the same logical operator, `&&` or `||`, adds 1, and so does each change of the operator; brackets do not
///   begin a row, a negation does. The commas of a condition and `where` add nothing: they do not count as operators.
/// - `break` and `continue` with a label add 1; `fallthrough`, `return` and `throw` add nothing.
/// - A function that calls itself adds 1, once. Only direct recursion is seen.
/// - Closures, functions and methods inside of a function add nothing, but what stands in them is one level deeper. `do`
///   and `defer` do not nest.
/// - `??`, `?.`, `try?` and `as?` are shorthand: they add nothing.
///
/// What a macro or the compiler wrote is not counted.
struct CognitiveComplexity {
  /// The place of something counted: of some expressions the compiler's tree has copies.
  private struct Place: Hashable {
    let kind: String
    let start: Int
  }

  private(set) var value = 0
  private var nesting = 0
  private var counted: Set<Place> = []
  private var callsItself = false
  /// The function's name for the compiler; `nil` for code that cannot be called.
  private let usr: String?

  /// Counts a function's, an accessor's or an initial value's code.
  ///
  /// - Parameter usr: the function's name for the compiler, so that its calls of itself are found.
  init(of code: [SyntaxNode], usr: String? = nil) {
    self.usr = usr
    code.forEach { read($0) }
    if callsItself { value += 1 }
  }

  private mutating func read(_ node: SyntaxNode) {
    if node.isMadeByMacro { return }
    switch node.kind {
    case "if_stmt": readIf(node, adding: 1 + nesting)
    case "guard_stmt", "while_stmt":
      readStructure(node, node.nodes("conditions"), inside: [node.node("body")])
    case "repeat_while_stmt": readStructure(node, [node.node("cond")], inside: [node.node("body")])
    case "for_each_stmt":
      readStructure(node, [node.node("parsed_sequence"), node.node("where")], inside: [node.node("body")])
    case "switch_stmt": readStructure(node, [node.node("subject_expr")], inside: node.nodes("cases"))
    case "do_catch_stmt":
      node.node("body").map { read($0) }
      for part in node.nodes("catch_stmts") { readStructure(part, [], inside: [part]) }
    case "ternary_expr":
      readStructure(node, [node.node("cond_expr")], inside: [node.node("then_expr"), node.node("else_expr")])
    case "break_stmt", "continue_stmt": if node.end > node.start { add(1, for: node) }
    case "binary_expr": readOperators(node)
    case "call_expr": readCall(node)
    case "closure_expr", "func_decl", "constructor_decl", "destructor_decl", "accessor_decl": readFunction(node)
    default: readChildren(of: node)
    }
  }

  private mutating func readChildren(of node: SyntaxNode) {
    node.forEachChild { read($0) }
  }

  /// Adds to the value, once for each place. What the compiler made itself is not counted.
  private mutating func add(_ amount: Int, for node: SyntaxNode) {
    if !node.isImplicit, counted.insert(Place(kind: node.kind, start: node.start)).inserted { value += amount }
  }

  private mutating func readNested(_ nodes: [SyntaxNode?]) {
    nesting += 1
    for case let node? in nodes { node.kind == "case_stmt" ? readChildren(of: node) : read(node) }
    nesting -= 1
  }

  private mutating func readStructure(_ node: SyntaxNode, _ head: [SyntaxNode?], inside: [SyntaxNode?]) {
    add(1 + nesting, for: node)
    for case let part? in head { read(part) }
    readNested(inside)
  }

  private mutating func readIf(_ node: SyntaxNode, adding amount: Int) {
    add(amount, for: node)
    node.nodes("conditions").forEach { read($0) }
    readNested([node.node("then_stmt")])
    guard let otherwise = node.node("else_stmt") else { return }
    if otherwise.kind == "if_stmt" { return readIf(otherwise, adding: 1) }
    // The place is that of the block behind `else`.
    add(1, for: otherwise)
    readNested([otherwise])
  }

  /// Reads a function inside of this one; `defer` makes one, too.
  private mutating func readFunction(_ node: SyntaxNode) {
    guard !node.isImplicit else { return readChildren(of: node) }
    nesting += 1
    readChildren(of: node)
    nesting -= 1
  }

  private mutating func readOperators(_ node: SyntaxNode) {
    guard LogicalRow.operation(of: node) != nil else { return readChildren(of: node) }
    let row = LogicalRow(node)
    let changes = zip(row.operators, row.operators.dropFirst()).count { $0 != $1 }
    add(1 + changes, for: node)
    row.operands.forEach { read($0) }
  }

  private mutating func readCall(_ node: SyntaxNode) {
    if let usr, node.node("fn")?.callee?.text("decl_usr") == usr { callsItself = true }
    readChildren(of: node)
  }
}

/// The logical operators of an expression in their order, and what stands between them.
private struct LogicalRow {
  private(set) var operators: [String] = []
  private(set) var operands: [SyntaxNode] = []

  init(_ node: SyntaxNode) {
    read(node)
  }

  private mutating func read(_ node: SyntaxNode) {
    guard node.kind == "binary_expr", let operation = Self.operation(of: node) else {
      // Right of an operator stands a closure that the compiler makes, and a person may write brackets.
      let isWrapped = node.kind == "autoclosure_expr" || node.kind == "paren_expr" || node.isImplicit
      if isWrapped, let inner = node.node("single_expr_body") ?? node.node("sub_expr") { return read(inner) }
      return operands.append(node)
    }
    let sides = (node.node("args")?.nodes("args") ?? []).compactMap { $0.node("expr") }
    sides.first.map { read($0) }
    operators.append(operation)
    sides.dropFirst().forEach { read($0) }
  }

  /// Returns the logical operator that an expression applies; `nil` if it is another one.
  static func operation(of node: SyntaxNode) -> String? {
    guard let name = node.node("fn")?.callee?.text("base_name"), name == "&&" || name == "||" else { return nil }
    return name
  }
}
