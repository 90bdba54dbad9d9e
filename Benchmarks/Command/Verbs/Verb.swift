import Reports
import Suites

/// Something that the command does.
///
/// What it says of itself is the one table that is used to read the command line, to write help, and to complete in shells.
@MainActor protocol Verb {
  /// Its name on the command line.
  static var name: String { get }
  /// The explanation in help, in one line.
  static var summary: String { get }
  /// The words that follow it.
  static var names: [Name] { get }
  /// The options that it takes.
  static var options: [Option] { get }
  /// The meanings of options in this verb, where they differ from the usual ones.
  static var meanings: [Option: String] { get }
  /// The formats that it has; the first is that of a terminal.
  static var formats: [ReportFormat] { get }
  /// An example of its use: the words after the command's name.
  static var example: String { get }
  /// True if it needs contenders that only the whole lineup has, even if none of them is named.
  static var needsWholeLineup: Bool { get }
  /// True if it needs architectures that report their calls, as they do in a build for debugging.
  static var needsCalls: Bool { get }

  /// Takes its options from the command line.
  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure)

  /// Does it.
  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code
}

extension Verb {
  static var names: [Name] { [] }
  static var options: [Option] { [] }
  static var meanings: [Option: String] { [:] }
  static var formats: [ReportFormat] { [] }
  static var example: String { name }
  static var needsWholeLineup: Bool { false }
  static var needsCalls: Bool { false }

  /// The number of names that may follow it.
  static var nameLimit: Int { names.contains(where: \.isRepeatable) ? .max : names.count }

  /// The help of the verb, laid out.
  static func help(_ layout: Layout) -> String {
    var table = TextTable(["", ""], leading: 2)
    for name in names { table.add(["  \(name.placeholder.filter { !"[].".contains($0) })", "\(name.summary)"]) }
    for option in options {
      let usage = [option.name, option.placeholder].filter { !$0.isEmpty }.joined(separator: " ")
      table.add(["  \(usage)", "\(meaning(of: option))"])
    }
    let words = ([name] + names.map(\.placeholder)).joined(separator: " ")
    let head = ["workbench \(words) — \(summary)", ""]
    let program = needsWholeLineup ? "workbench-all" : "workbench"
    let lines = head + table.lines(layout) + (table.hasFigures ? [""] : []) + ["example: \(program) \(example)"]
    return layout.fit(lines.joined(separator: "\n") + "\n")
  }

  /// The meaning of an option in this verb, in one line.
  static func meaning(of option: Option) -> String {
    guard option == .format, meanings[.format] == nil else { return meanings[option] ?? option.summary }
    let words = formats.map(\.rawValue)
    return "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""); default: \(words.first ?? "")"
  }
}
