/// A function of a module, with its cognitive complexity; see `FunctionsReader`.
public struct FunctionStructure: Sendable, Encodable, Equatable {
  /// The name with its type's, such as `UserListPresenter.accessoryTapped(row:)`.
  public let name: String
  /// The file, as a path below the module's folder.
  public let file: String
  /// The line that it begins on, from 1.
  public let line: Int
  /// Its cognitive complexity, 0 or more.
  public let cognitiveComplexity: Int
}

/// Finds the functions that a person wrote in a file: methods, initialisers, accessors, observers, functions outside of
/// types, the code at the top level, and initial values with a flow of control.
///
/// A function inside of another one is part of that.
struct FunctionsReader {
  private let symbols: [String: Symbol]
  private let path: String
  private let lines: LineTable
  private(set) var functions: [FunctionStructure] = []

  /// Reads a file.
  ///
  /// - Parameter path: the file's path below the module's folder.
  init(_ tree: SyntaxNode, source: String, path: String, symbols: [String: Symbol]) {
    self.symbols = symbols
    self.path = path
    lines = LineTable(source)
    let items = tree.nodes("items").filter { $0.kind != "import_decl" && !$0.isMadeByMacro }
    let topLevel = items.filter { $0.kind == "top_level_code_decl" }
    note("top-level code", at: topLevel.first, CognitiveComplexity(of: topLevel).value)
    for item in items where item.kind != "top_level_code_decl" { read(item, in: "") }
  }

  private mutating func read(_ node: SyntaxNode, in type: String) {
    if node.isMadeByMacro { return }
    switch node.kind {
    case "class_decl", "struct_decl", "enum_decl", "protocol":
      for member in node.nodes("members") { read(member, in: "\(type)\(node.name).") }
    case "extension_decl":
      let extended = node.text("extended_type").flatMap(SymbolName.mangled).flatMap { symbols[$0]?.subject?.name }
      for member in node.nodes("members") { read(member, in: extended.map { "\($0)." } ?? "") }
    case "func_decl", "constructor_decl", "destructor_decl": readFunction(node, named: type + node.fullName)
    case "var_decl", "subscript_decl":
      for accessor in node.nodes("accessors") where !accessor.isMadeByMacro {
        let words = ["willSet", "didSet", "set"].filter { accessor.flag($0) }
        readFunction(accessor, named: ([type + node.fullName] + words).joined(separator: "."))
      }
    case "pattern_binding_decl": readValues(node, in: type)
    default: break
    }
  }

  private mutating func readFunction(_ node: SyntaxNode, named name: String) {
    guard !node.isImplicit, let body = node.node("body") else { return }
    let code = (node.node("params")?.nodes("params") ?? []) + [body]
    note(name, at: node, CognitiveComplexity(of: code, usr: node.text("usr")).value)
  }

  /// Notes the initial values of properties that are not just values.
  private mutating func readValues(_ node: SyntaxNode, in type: String) {
    guard !node.isImplicit else { return }
    for entry in node.nodes("pattern_entries") {
      let value = CognitiveComplexity(of: [entry]).value
      if value > 0 { note(type + (entry.node("pattern")?.variables.first ?? "_"), at: node, value) }
    }
  }

  private mutating func note(_ name: String, at node: SyntaxNode?, _ value: Int) {
    guard let node else { return }
    functions.append(
      FunctionStructure(name: name, file: path, line: lines.line(at: node.start), cognitiveComplexity: value)
    )
  }
}

/// The lines of a file by the places of their first bytes.
struct LineTable {
  private let starts: [Int]

  init(_ text: String) {
    starts = [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }

  /// Returns the number of the line that a byte stands on, from 1.
  func line(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension SyntaxNode {
  /// The declared name with its labels, such as `load(_:)`; `init` and the like by their keyword.
  fileprivate var fullName: String {
    let base = node("name")?.node("base_name")
    let labels = node("name")?.texts("args").map { $0.isEmpty ? "_:" : "\($0):" } ?? []
    let word = base?.text("name") ?? base?.text("special") ?? "_"
    let isFunction = kind == "func_decl" || kind == "constructor_decl"
    return isFunction ? "\(word)(\(labels.joined()))" : word
  }

  /// The names of the variables in a pattern.
  fileprivate var variables: [String] {
    var names: [String] = []
    forEach { if $0.kind == "pattern_named" { names.append($0.name) } }
    return names
  }
}
