/// A parsed command line: a verb, the names after it, and the options' values.
public struct Arguments {
  /// The verb; `nil` if there is none and help was not requested.
  let verb: String?
  /// True if help is requested: by `--help`, or by `help` before the verb.
  let asksForHelp: Bool
  /// True if the command's version is requested.
  let asksForVersion: Bool
  /// The words after the verb that belong to no option.
  public let names: [String]
  /// All words, as they were given.
  let words: [String]
  /// The program that received them.
  public let program: Program
  private let values: [Option: [String]]

  /// Parses the words after a program's name.
  init(_ words: [String], of program: Program) throws(CommandFailure) {
    self.words = words
    self.program = program
    var words = words[...]
    let isForHelp = words.first == "help"
    if isForHelp { words.removeFirst() }
    verb = words.first?.hasPrefix("-") == false ? words.removeFirst() : nil
    asksForHelp = isForHelp || words.contains("--help") || words.contains("-h")
    asksForVersion = words.contains("--version") || words.contains("-v")
    var names: [String] = []
    var values: [Option: [String]] = [:]
    while let word = words.popFirst() {
      if Self.questions.contains(word) { continue }
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let (option, inlineValue) = try Self.option(word)
      let value = inlineValue == nil ? try Self.value(of: option, &words) : inlineValue ?? ""
      guard values[option] == nil || option.isRepeatable else { throw .usage("\(option.name) is given twice") }
      values[option, default: []].append(value)
    }
    self.names = names
    self.values = values
  }

  private static let questions = ["--help", "-h", "--version", "-v"]

  /// All values of an option, in the order of the command line.
  public func values(of option: Option) -> [String] {
    values[option] ?? []
  }

  /// Tells if an option is given.
  public func has(_ option: Option) -> Bool {
    values[option] != nil
  }

  /// The value of an option that may be given once.
  public func value(of option: Option) -> String? {
    values(of: option).first
  }

  /// Refuses names and options that a verb does not take.
  public func requireOnly(
    _ options: [Option],
    names count: Int,
    for verb: String,
    help: String? = nil
  ) throws(CommandFailure) {
    let place = "see: workbench help \((help ?? verb).prefix { $0 != " " })"
    if let name = names.dropFirst(count).first { throw .usage("\"\(name)\" is not expected here; \(place)") }
    for option in Option.allCases where values[option] != nil && !options.contains(option) {
      throw .usage("\(verb) takes no \(option.name); \(place)")
    }
  }

  private static func option(_ word: String) throws(CommandFailure) -> (Option, String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let name = parts.first ?? word
    guard let option = Option.allCases.first(where: { $0.name == name }) else {
      let known = Option.allCases.map(\.name) + questions
      throw .usage("there is no option \(name)" + Suggestion.after(name, among: known, or: "see: workbench --help"))
    }
    if option.isFlag && parts.count > 1 { throw .usage("\(name) takes no value") }
    return (option, parts.count > 1 ? parts[1] : nil)
  }

  /// Takes the word after an option, or nothing if the option has no value. A word that looks like an option is not
  /// taken: such a value can be given after an equals sign.
  private static func value(of option: Option, _ words: inout ArraySlice<String>) throws(CommandFailure) -> String {
    if option.isFlag { return "" }
    guard let value = words.popFirst(), !value.hasPrefix("--") else {
      throw .usage("\(option.name) needs a value: \(option.name) \(option.placeholder)")
    }
    return value
  }
}
