public import Suites

/// A subcommand.
///
/// Its static members are the only source for parsing the command line, for help, and for completion in shells.
@MainActor public protocol Verb: SendableMetatype {
  /// Its name on the command line.
  static var name: String { get }
  /// Its description, in one line.
  static var summary: String { get }
  /// The words that follow it.
  static var names: [Name] { get }
  /// The options that it takes.
  static var options: [Option] { get }
  /// The meanings of options in this verb that differ from the usual ones.
  static var meanings: [Option: String] { get }
  /// The formats that it has; the first is the default.
  static var formats: [ReportFormat] { get }
  /// An example of its use: the words after the command's name.
  static var example: String { get }
  /// The options that make another task of it, each with that task; its name is the verb's and the option.
  static var modes: [Option: any Verb.Type] { get }
  /// True if it needs contenders that only the whole lineup has, even if none of them is named.
  static var needsWholeLineup: Bool { get }
  /// True if it needs architectures that report their calls, as they do in a build for debugging.
  static var needsCalls: Bool { get }

  /// Reads its options from the command line.
  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure)

  /// Performs the verb.
  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code
}

extension Verb {
  /// No words.
  public static var names: [Name] { [] }
  /// No options.
  public static var options: [Option] { [] }
  /// The usual meanings.
  public static var meanings: [Option: String] { [:] }
  /// No formats.
  public static var formats: [ReportFormat] { [] }
  /// The verb alone.
  public static var example: String { name }
  /// No other tasks.
  public static var modes: [Option: any Verb.Type] { [:] }
  /// False: the contenders of any lineup will do.
  public static var needsWholeLineup: Bool { false }
  /// False: any build will do.
  public static var needsCalls: Bool { false }

  /// The greatest number of names that may follow it.
  public static var nameLimit: Int { names.contains(where: \.isRepeatable) ? .max : names.count }

  /// Returns the help of the verb in a layout.
  public static func help(_ layout: Layout) -> String {
    var table = TextTable(["", ""], leading: 2)
    for name in names { table.add(["  \(name.placeholder.filter { !"[].".contains($0) })", "\(name.summary)"]) }
    for option in shownOptions { table.add(["  \(usage(of: option))", "\(meaning(of: option))"]) }
    let words = ([name] + names.map(\.placeholder)).joined(separator: " ")
    let head = ["workbench \(words) — \(summary)", ""]
    let program = needsWholeLineup ? "lab" : "workbench"
    let examples = ["example: \(program) \(example)"] + tasks.map { "example: \(program) \($0.example)" }
    let lines =
      head + table.lines(layout) + (table.hasFigures ? [""] : []) + tasks.flatMap { help(of: $0, layout) } + examples
    return layout.fit(lines.joined(separator: "\n") + "\n")
  }

  /// The options that help shows: those that mean something.
  static var shownOptions: [Option] { options.filter { meanings[$0] != "" } }

  /// The tasks that options make of it, each once, by name.
  private static var tasks: [any Verb.Type] {
    modes.values.reduce(into: []) { tasks, task in
      if !tasks.contains(where: { $0 == task }) { tasks.append(task) }
    }
    .sorted { $0.name < $1.name }
  }

  /// Returns the part of the help about a task that an option makes of the verb.
  private static func help(of task: any Verb.Type, _ layout: Layout) -> [String] {
    var table = TextTable(["", ""], leading: 2)
    for option in task.shownOptions where !options.contains(option) || task.meanings[option] != nil || option == .format
    {
      table.add(["  \(task.usage(of: option))", "\(task.meaning(of: option))"])
    }
    return ["\(task.name) — \(task.summary)"] + table.lines(layout) + [""]
  }

  /// Returns an option with the word for its value.
  private static func usage(of option: Option) -> String {
    [option.name, option.placeholder].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the meaning of an option in this verb, in one line.
  public static func meaning(of option: Option) -> String {
    guard option == .format, meanings[.format] == nil else { return meanings[option] ?? option.summary }
    let words = formats.map(\.rawValue)
    return "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""); default: \(words.first ?? "")"
  }
}
