public import Suites

/// The command, given whom to compare: the verbs as a library.
@MainActor public struct Workbench {
  private static let verbs: [any Verb.Type] = [
    RunVerb.self, ListVerb.self, CheckVerb.self, WalkVerb.self, SweepVerb.self, HarnessCheckVerb.self, LeaksVerb.self,
    LoadVerb.self, TraceVerb.self, StructureVerb.self, ClaimsVerb.self, PagesVerb.self, BaselineVerb.self,
  ]

  private let lineup: [Contender]
  private let console: any Console

  /// Makes the command over a lineup, writing to a console.
  public init(lineup: [Contender], console: any Console) {
    self.lineup = lineup
    self.console = console
  }

  /// Does what the command line asks for.
  ///
  /// - Parameter words: the words after the program's name.
  /// - Returns: the exit code; see ``CommandFailure/Code``.
  public func run(_ words: [String]) async -> Int32 {
    do {
      return try await perform(words).rawValue
    } catch {
      console.showProgress("")
      console.writeError("workbench: \(error.message)")
      return error.code.rawValue
    }
  }

  private func perform(_ words: [String]) async throws(CommandFailure) -> CommandFailure.Code {
    let arguments = try Arguments(words)
    let name = arguments.verb ?? RunVerb.name
    if arguments.asksForHelp && (arguments.verb == nil || name == "help") {
      try console.write(help)
      return .fine
    }
    guard let verb = Self.verbs.first(where: { $0.name == name }) else {
      throw .usage("there is no verb \"\(name)\"; see: workbench --help")
    }
    if arguments.asksForHelp {
      try console.write(verb.help)
      return .fine
    }
    try arguments.requireOnly(verb.options, names: verb.nameLimit, for: name)
    return try await verb.init(arguments, lineup: lineup).run(on: console)
  }

  private var help: String {
    let width = Self.verbs.map { $0.name.count }.max() ?? 0
    let lines = Self.verbs.map { verb in
      "  \(verb.name)\(String(repeating: " ", count: width - verb.name.count))  \(verb.summary)"
    }
    return """
      workbench — six architectures, one app: proven equal, then compared

      usage: workbench [VERB] [OPTION VALUE]...

      \(lines.joined(separator: "\n"))

      The options of a verb: workbench VERB --help

      """
  }
}
