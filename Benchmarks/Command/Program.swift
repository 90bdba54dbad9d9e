public import Foundation
import Instruments
public import Runs
public import Suites
import Texts
import Tracing

/// The program that runs the command: its lineup, and the programs that are built beside it.
///
///     let program = Program(lineup: Lineup.compared, probe: "probe")
///     let code = await Workbench(program, console: StandardConsole()).run(["check", "MVC"])
public struct Program: Sendable {
  /// All contenders that can be named.
  public let lineup: [Contender]
  /// The file of the program; `nil` if it is not known.
  public let executable: URL?
  /// The place where samples are taken.
  public let sampling: Sampling
  /// The variables of its environment.
  let environment: [String: String]
  private let probe: String
  /// The verbs that only this program has; the command's own come before.
  let verbs: [any Verb.Type]
  /// True if this is the lab, the program that has variants and wirings, too.
  var isLab: Bool { !verbs.isEmpty }

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - lineup: all contenders that can be named.
  ///   - probe: the name of its instrumented program, which is built beside it and has the same lineup.
  ///   - verbs: the verbs that only this program has: those of the lab.
  ///   - executable: the file of the program.
  ///   - sampling: the place where samples are taken; by default, processes of the executable.
  ///   - environment: the variables of its environment; by default, those of the process.
  public init(
    lineup: [Contender],
    probe: String,
    verbs: [any Verb.Type] = [],
    executable: URL? = Program.own,
    sampling: Sampling? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.lineup = lineup
    self.executable = executable
    self.probe = probe
    self.verbs = verbs
    self.environment = environment
    self.sampling = sampling ?? executable.map { .program($0) } ?? .thisProcess(lineup)
  }

  /// The file of the running program; `nil` if the system does not say. In that case, `Bundle.main` would trap.
  public static var own: URL? {
    SystemNeeds.knowsProcess ? Bundle.main.executableURL?.resolvingSymlinksInPath() : nil
  }

  /// Returns its instrumented program, or the reason for which there is none.
  public func findProbe() -> ProbeResult<ProbeClient> {
    ProbeClient.locate(probe, beside: executable)
  }

  /// Tells if a name is that of a variant or wiring of a contender of the lineup.
  func isVariant(_ name: String) -> Bool {
    let pattern = String(name.prefix { $0 != "." })
    return pattern != name && lineup.contains { $0.isNamed(pattern) }
  }
}

extension Program {
  /// The verbs of the command, and those that only this program has.
  @MainActor var allVerbs: [any Verb.Type] { Workbench.verbs + verbs }
}

/// The command for a lineup of contenders: the verbs as a library.
///
///     let program = Program(lineup: Lineup.compared, probe: "probe")
///     exit(await Workbench(program, console: StandardConsole()).run(Array(CommandLine.arguments.dropFirst())))
@MainActor public struct Workbench {
  /// The version, and that of the results it writes.
  public static let version = "workbench 0.1.0-dev · results of schema \(RunDocument.currentSchema)"

  static let verbs: [any Verb.Type] = [
    RunVerb.self, CheckVerb.self, ChooseVerb.self, ReportVerb.self, BaselineVerb.self, PlayVerb.self, TraceVerb.self,
    LeaksVerb.self,
    StructureVerb.self, ExerciseVerb.self, NewVerb.self, ListVerb.self, CompletionVerb.self,
  ]

  /// Verbs that no help shows: for processes that this program starts itself.
  private static let unlisted: [any Verb.Type] = [SampleVerb.self]

  /// Earlier names of verbs and their new ones.
  private static let renamed: [String: any Verb.Type] = [
    "sweep": SweepVerb.self, "walk": WalkVerb.self, "rules": RulesVerb.self, "load": LoadVerb.self,
  ]

  /// The verbs of the lab, in the order of its help.
  private static let verbsOfLab = ["facts", "changes", "prove", "mutants", "claims", "self-test"]
  /// Verbs that are gone, the sentence that says what has come in their place, and the lab's verb.
  private static let gone = [
    "record": ("what was recorded is facts now", "facts"),
    "pages": ("facts --pages renews the parts of pages", "facts"),
    "figures": ("facts computes them", "facts"), "aa": ("it is called self-test now", "self-test"),
  ]

  private let program: Program
  private let console: any Console

  /// Creates the command of a program, which writes to a console.
  public init(_ program: Program, console: any Console) {
    self.program = program
    self.console = console
  }

  /// Performs the command line.
  ///
  /// - Parameter words: the words after the program's name.
  /// - Returns: the exit code; see ``CommandFailure/Code``.
  public func run(_ words: [String]) async -> Int32 {
    do {
      return try await perform(words).rawValue
    } catch {
      console.showProgress("")
      // The message may contain text from files, servers or the command line.
      console.writeError("workbench: \(error.message.visible)")
      return error.code.rawValue
    }
  }

  private func perform(_ words: [String]) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkProcess()
    if words.first == Candidates.verb {
      return try write(Candidates(program).text(after: Array(words.dropFirst())))
    }
    // Its options are its own: they are not read here.
    if words.first == "adopt" {
      let command = program.adopt(Array(words.dropFirst()))
      throw .usage("adopt puts an app of UIKit on the bench, in a package of its own; run: \(command)")
    }
    if program.executable?.lastPathComponent == "workbench-all", let command = program.lab(words) {
      throw .usage("workbench-all is the lab now; run: \(command)")
    }
    let arguments = try Arguments(words, of: program)
    if arguments.asksForVersion { return try write(Self.version + "\n") }
    if arguments.asksForHelp, arguments.verb == nil || arguments.verb == "help" { return try write(help) }
    let named = try verb(arguments.verb ?? RunVerb.name)
    let verb = named.modes.first { arguments.has($0.key) }?.value ?? named
    if arguments.asksForHelp { return try write(verb.help(Layout(width: console.width))) }
    try arguments.requireOnly(verb.options, names: verb.nameLimit, for: verb.name)
    if verb.needsWholeLineup, let command = program.lab(words) {
      throw .usage("\(verb.name) needs variants and wirings, too; the lab has them: \(command)")
    }
    let made = try verb.init(arguments, lineup: program.lineup)
    if let name = arguments.verb, Self.renamed[name] != nil {
      console.writeError(
        "workbench: \(name) is `\(verb.name)` now; see: workbench help \(verb.name.prefix { $0 != " " })"
      )
    }
    if verb.needsCalls, !Tracer.isBuiltIn {
      let command = program.builtForDebugging(words)
      throw CommandFailure(.unavailable, "\(TraceFailure.notBuiltIn.text); run: \(command)")
    }
    return try await made.run(on: console)
  }

  private func verb(_ name: String) throws(CommandFailure) -> any Verb.Type {
    if let verb = (program.allVerbs + Self.unlisted).first(where: { $0.name == name }) { return verb }
    if let verb = Self.renamed[name] { return verb }
    if let (reason, verb) = Self.gone[name], let command = program.lab([verb]) {
      throw .usage("the verb \(name) was removed: \(reason); run: \(command)")
    }
    if Self.verbsOfLab.contains(name), let command = program.lab([name]) {
      throw .usage("\(name) is a verb of the lab; run: \(command)")
    }
    let known = program.allVerbs.map { $0.name } + ["help"]
    throw .usage(
      "there is no verb \"\(name)\"" + Suggestion.after(name, among: known, quote: "`", or: "see: workbench --help")
    )
  }

  private func write(_ text: String) throws(CommandFailure) -> CommandFailure.Code {
    try console.write(text)
    return .fine
  }

  private var help: String {
    var table = TextTable(["", ""], leading: 2)
    for verb in program.allVerbs { table.add(["  \(verb.name)", "\(verb.summary)"]) }
    let layout = Layout(width: console.width)
    let head = ["workbench — six architectures, one app: proven equal, then compared", ""]
    let usage = ["usage: workbench [VERB] [NAME]... [OPTION VALUE]...", ""]
    let lab = program.lab([]).map { ["experiments: \($0)"] } ?? []
    let foot = ["", "options: workbench help VERB · version: workbench --version"] + lab
    let codes = """
      Exit codes: 0 fine · 1 a check failed · 64 usage · 65 bad data · 66 input unreadable · 69 something unavailable · \
      70 output not written or internal

      """
    let own = "your own app of UIKit: \(program.adopt(["PATH"]))"
    return layout.fit((head + usage + table.lines(layout) + foot + [own, codes]).joined(separator: "\n"))
  }
}
