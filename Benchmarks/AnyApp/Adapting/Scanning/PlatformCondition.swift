/// A condition of `#if`, judged for a build on Linux.
struct PlatformCondition {
  private var tokens: ArraySlice<Token>
  /// The modules that can be imported; `nil` if that is not known.
  private let modules: Set<String>?

  /// Returns true if the condition holds, false if it does not, `nil` if that depends on more than the system.
  static func value(of tokens: ArraySlice<Token>, importing modules: Set<String>?) -> Bool? {
    var condition = PlatformCondition(tokens: tokens, modules: modules)
    return condition.readAlternatives()
  }

  private mutating func readAlternatives() -> Bool? {
    var value = readConjunction()
    while take("||") {
      let next = readConjunction()
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  private mutating func readConjunction() -> Bool? {
    var value = readOperand()
    while take("&&") {
      let next = readOperand()
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func readOperand() -> Bool? {
    if take("!") { return readOperand().map { !$0 } }
    if take("(") {
      let value = readAlternatives()
      _ = take(")")
      return value
    }
    guard let name = tokens.popFirst()?.text else { return nil }
    if ["true", "false"].contains(name) { return name == "true" }
    guard take("(") else { return nil }
    let arguments = tokens.prefix { $0.text != ")" }.map(\.text)
    tokens = tokens.dropFirst(arguments.count + 1)
    return value(of: name, arguments)
  }

  private func value(of name: String, _ arguments: [String]) -> Bool? {
    guard let first = arguments.first else { return nil }
    switch name {
    case "os": return first == "Linux"
    case "targetEnvironment": return false
    case "canImport": return modules.map { $0.contains(first) }
    case "swift", "compiler": return first == ">=" ? true : first == "<" ? false : nil
    default: return nil
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard tokens.first?.text == text else { return false }
    tokens.removeFirst()
    return true
  }
}

extension ScannedFile {
  /// A directive `#if` that is open.
  private struct Branches {
    /// True if the place around it is not compiled.
    let isWithinInactive: Bool
    /// True if an earlier branch is the one that is compiled.
    var isDecided = false
    var isInactive = false
  }

  /// Returns the lines that a build on Linux does not look at, as ranges in their order.
  ///
  /// - Parameter modules: the modules that can be imported; `nil` if that is not known.
  func inactiveLines(importing modules: Set<String>?) -> [Range<Int>] {
    var (open, ranges, start): ([Branches], [Range<Int>], Int?) = ([], [], nil)
    for (index, token) in tokens.enumerated() where token.kind == .hashWord {
      switch token.text {
      case "#if": open.append(Branches(isWithinInactive: open.last?.isInactive == true))
      case "#elseif", "#else": break
      case "#endif": _ = open.popLast()
      default: continue
      }
      if let begin = start { ranges.append(begin..<token.line) }
      if token.text != "#endif", var last = open.popLast() {
        let value = token.text == "#else" ? true : condition(at: index + 1, importing: modules)
        last.isInactive = last.isWithinInactive || last.isDecided || value == false
        if value == true { last.isDecided = true }
        open.append(last)
      }
      start = open.last?.isInactive == true ? token.line : nil
    }
    if let start { ranges.append(start..<Int.max) }
    return ranges
  }

  private func condition(at index: Int, importing modules: Set<String>?) -> Bool? {
    guard tokens.indices.contains(index) else { return nil }
    let line = tokens[index - 1].line
    return PlatformCondition.value(of: tokens[index...].prefix { $0.line == line }, importing: modules)
  }
}
