import Suites

/// Something that the command does.
@MainActor protocol Verb {
  /// What it is called on the command line.
  static var name: String { get }
  /// What it does, in one line.
  static var summary: String { get }
  /// The names that follow it, as help shows them.
  static var names: [String] { get }
  /// The options that it takes.
  static var options: [Option] { get }

  /// Takes its options from the command line.
  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure)

  /// Does it.
  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code
}

extension Verb {
  static var names: [String] { [] }

  /// How many names may follow it: those that help shows, or any number if the last goes on.
  static var nameLimit: Int { names.last?.hasSuffix("...") == true ? .max : names.count }

  /// How the verb is used.
  static var help: String {
    let width = options.map { $0.name.count + $0.placeholder.count + 1 }.max() ?? 0
    let lines = options.map { option in
      let usage = "\(option.name) \(option.placeholder)"
      return "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(option.summary)"
    }
    return (["workbench \(([name] + names).joined(separator: " ")) — \(summary)", ""] + lines).joined(separator: "\n")
      + "\n"
  }
}
