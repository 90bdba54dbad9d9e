/// A command line taken apart: a verb, the names that it is about, and the options' values.
struct Arguments {
  /// The verb; `nil` if there is none, and help is not asked for either.
  let verb: String?
  /// Whether help is asked for.
  let asksForHelp: Bool
  /// The words after the verb that belong to no option.
  let names: [String]
  private let values: [Option: [String]]

  /// Takes the words after the program's name apart.
  init(_ words: [String]) throws(CommandFailure) {
    var words = words[...]
    let isVerbGiven = words.first?.hasPrefix("-") == false
    let verb = isVerbGiven ? words.removeFirst() : nil
    var asksForHelp = verb == "help"
    var names: [String] = []
    var values: [Option: [String]] = [:]
    while let word = words.popFirst() {
      if word == "--help" || word == "-h" {
        asksForHelp = true
        continue
      }
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let (option, inlineValue) = try Self.option(word)
      guard let value = inlineValue ?? words.popFirst() else {
        throw .usage("\(option.name) needs a value: \(option.name) \(option.placeholder)")
      }
      guard values[option] == nil || option.isRepeatable else { throw .usage("\(option.name) is given twice") }
      values[option, default: []].append(value)
    }
    self.verb = verb
    self.names = names
    self.values = values
    self.asksForHelp = asksForHelp
  }

  /// All values of an option, as often as it was given.
  func values(of option: Option) -> [String] {
    values[option] ?? []
  }

  /// The value of an option that is given once at most.
  func value(of option: Option) -> String? {
    values(of: option).first
  }

  /// Refuses names and options that a verb does not take.
  func requireOnly(_ options: [Option], names count: Int, for verb: String) throws(CommandFailure) {
    if let name = names.dropFirst(count).first {
      throw .usage("\"\(name)\" is not expected here; see: workbench \(verb) --help")
    }
    for option in Option.allCases where values[option] != nil && !options.contains(option) {
      throw .usage("\(verb) takes no \(option.name); see: workbench \(verb) --help")
    }
  }

  private static func option(_ word: String) throws(CommandFailure) -> (Option, String?) {
    guard word.hasPrefix("--") else { throw .usage("there is no option \(word); see: workbench --help") }
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = parts.first.flatMap({ Option(rawValue: String($0)) }) else {
      throw .usage("there is no option \(parts.first.map { "--\($0)" } ?? word); see: workbench --help")
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }
}
