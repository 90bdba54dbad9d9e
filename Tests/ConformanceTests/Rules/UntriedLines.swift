/// The lines of a file that nothing compiles on Linux on x86-64: only other systems and processors do.
///
/// Lines that Linux leaves out for want of instruments are none of them: `WORKBENCH_PORTABLE=1 swift test` runs these.
enum UntriedLines {
  /// The conditions under which lines are compiled here.
  private enum Condition {
    case always
    case sometimes
    case never

    init(_ text: Substring) {
      func has(_ words: [String]) -> Bool { words.contains { text.contains($0) } }
      if has(["PORTABLE", "DEBUG", "compiler("]) {
        self = .sometimes
      } else if has(["Darwin", "Musl", "ObjectiveC", "WORKBENCH_UIKIT", "arm64", "__APPLE__"]) {
        self = .never
      } else if has(["Glibc", "FoundationNetworking", "Linux", "x86_64", "__linux__"]) {
        self = .always
      } else {
        self = .sometimes
      }
    }
  }

  /// A branch of a conditional block.
  private struct Branch {
    var isUntried: Bool
    /// True if lines after it are only for systems on which it is not compiled.
    var isAlwaysTaken: Bool

    init(_ condition: Condition, after earlier: Branch? = nil) {
      let isLeftOut = earlier?.isAlwaysTaken ?? false
      isUntried = isLeftOut || condition == .never
      isAlwaysTaken = isLeftOut || condition == .always
    }
  }

  /// Returns the number of such lines in a file, empty lines and directives not counted.
  static func count(in lines: [String]) -> Int {
    var stack: [Branch] = []
    var count = 0
    for line in lines {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("#if") {
        stack.append(Branch(Condition(words)))
      } else if words.hasPrefix("#elseif") || words.hasPrefix("#elif") {
        stack.append(Branch(Condition(words), after: stack.popLast()))
      } else if words.hasPrefix("#else") {
        stack.append(Branch(.sometimes, after: stack.popLast()))
      } else if words.hasPrefix("#endif") {
        stack.removeLast()
      } else if !words.isEmpty, stack.contains(where: \.isUntried) {
        count += 1
      }
    }
    return count
  }
}
