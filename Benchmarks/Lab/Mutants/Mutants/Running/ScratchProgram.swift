import Command
import Foundation
import Processes
import SourceFigures

/// The program that runs role tests and scenarios of an architecture with one of its mutants switched on.
struct ScratchProgram {
  /// The mutants that the compiler refuses, each with its message.
  let refused: [Int: String]

  private let module: String
  private let asksScenarios: Bool
  private let executable: URL
  /// The same program with a user interface that notes when one of its functions is called.
  private let watched: URL
  private let scratch: ScratchFolder

  /// Weaves mutants into a scratch copy and builds it with the role tests and the scenarios.
  init(
    _ subject: MutationRun.Subject,
    _ sources: MutatedSources,
    _ mutants: [Mutant],
    on support: ScratchSupport,
    in tree: PackageTree
  ) throws(MutantFailure) {
    module = sources.module
    asksScenarios = subject.asksScenarios
    scratch = try MutantFailure.mapping(try ScratchFolder())
    let built = try MutantFailure.mapping(try scratch.folder("built"))
    let compiler = ScratchCompiler(
      toolchain: tree.toolchain,
      modules: [built, support.folder, tree.products.modules]
    )
    let copy = try ScratchModule(sources, mutants, in: scratch, with: compiler)
    refused = copy.refused
    let module = module
    let tests = try tree.tests(of: subject).files
    func require(_ name: String, _ messages: String?) throws(MutantFailure) {
      guard let messages else { return }
      throw MutantFailure(ofCompiling: name, messages)
    }
    try require(module, compiler.compile(module, copy.files, into: built))
    try require("\(module)Tests", compiler.compile("\(module)Tests", tests, into: built))
    let text = Self.main(module, asksScenarios: asksScenarios)
    let main = try MutantFailure.mapping(try scratch.write(text, to: "Main.swift"))
    executable = scratch.url.appending(path: "mutants-of-\(module)")
    watched = scratch.url.appending(path: "watched-\(module)")
    let given = (subject.given ?? []).flatMap(tree.objects)
    let objects = [module, "\(module)Tests"].map { compiler.object($0, in: built) } + given
    try require(module, compiler.link(executable, main: main, objects: objects + support.objects))
    try require(module, compiler.link(watched, main: main, objects: objects + support.watchedObjects))
  }

  /// Runs every role test and scenario once, with no mutant switched on.
  func reach() throws(MutantFailure) -> ReachedMutants {
    try reach(executable)
  }

  /// The role tests in which nothing of the user interface runs.
  func testsWithoutUIKit() throws(MutantFailure) -> Set<String> {
    Set(try reach(watched).tests.filter { !$0.usesUIKit }.map(\.name))
  }

  private func reach(_ program: URL) throws(MutantFailure) -> ReachedMutants {
    let run = try run(program, ["unchanged\t-1\t0"])
    let reach = ReachedMutants(run.text)
    if let failure = reach.failure {
      throw .failsUnchanged(module: module, name: failure.name, reason: failure.message)
    }
    if let reason = run.failure { throw .notRun(module: module, reason: reason) }
    guard !reach.tests.isEmpty, !reach.scenarios.isEmpty || !asksScenarios else {
      throw .notRun(module: module, reason: "it ran no test or no scenario")
    }
    return reach
  }

  /// Does jobs, one after the other. A crash or a time-out counts for the test that was begun last; the other jobs are
  /// done in another process.
  func notices(_ jobs: [MutantJob]) throws(MutantFailure) -> [MutantResult.Notice?] {
    var notices: [MutantResult.Notice?] = []
    while notices.count < jobs.count {
      let run = try run(executable, jobs.dropFirst(notices.count).map(\.line))
      let answers = RunnerAnswer(run.text).jobs
      guard !answers.isEmpty else { throw .notRun(module: module, reason: run.failure ?? "it said nothing") }
      notices += answers.map { MutantResult.Notice($0, run.end) }
    }
    return notices
  }

  private func run(_ program: URL, _ lines: [String]) throws(MutantFailure) -> ProgramRun {
    let text = lines.map { "\($0)\n" }.joined()
    let jobs = try MutantFailure.mapping(try scratch.write(text, to: "jobs"))
    // A backtrace of each crash is not needed: it would take a second each.
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
    return ProgramRun(program, [jobs.path], environment: environment)
  }

  private static func main(_ module: String, asksScenarios: Bool) -> String {
    """
    import \(module)
    import MutantRunner

    @main enum Main {
      static func main() async { await MutantRunner.run(\(asksScenarios ? "\(module)App.self" : "nil")) }
    }

    """
  }
}

extension MutantResult.Notice {
  /// Makes a notice of an answer to a job; `nil` if nothing noticed the mutant.
  fileprivate init?(_ answer: RunnerAnswer.Job, _ end: ProgramEnd?) {
    if let notice = answer.notice {
      self.init(by: notice.name, cause: .failed, message: notice.message)
    } else if !answer.isDone {
      let signal: Int32? = if case .signal(let number) = end { number } else { nil }
      let hangs = signal == SIGPROF || signal == SIGALRM
      let message = hangs ? "it exceeded its limit of time" : signal.map { "signal \($0)" } ?? "it ended"
      self.init(by: answer.attempt, cause: hangs ? .timedOut : .crashed, message: message)
    } else {
      return nil
    }
  }
}

/// A job of a program made for mutants, a line between tabs; see `RunnerJob`.
struct MutantJob {
  /// The limit of a job as a multiple of its time without mutant, and the least limit, in seconds of processor time.
  private static let limit = (factor: 10.0, least: 2.0)

  let line: String

  /// Role tests with a mutant switched on.
  init(_ mutant: Int, tests: [ReachedMutants.Attempt]) {
    // The library takes regular expressions for names.
    let expression = tests.map { "^" + NSRegularExpression.escapedPattern(for: $0.name) + "$" }
    line = Self.line("tests", mutant, tests, [expression.joined(separator: "|")])
  }

  /// Some scenarios with a mutant switched on, until one fails.
  init(_ mutant: Int, scenarios: [ReachedMutants.Attempt]) {
    line = Self.line("scenarios", mutant, scenarios, scenarios.map(\.name))
  }

  private static func line(_ part: String, _ mutant: Int, _ attempts: [ReachedMutants.Attempt], _ names: [String])
    -> String
  {
    let time = attempts.reduce(0) { $0 + $1.time }
    let limit = max(limit.least, time * limit.factor)
    return ([part, "\(mutant)", "\(limit)"] + names).joined(separator: "\t")
  }
}

/// The output of the program made for mutants, job by job; see `MutantRunner`.
struct RunnerAnswer {
  /// The output for one job.
  struct Job {
    /// The test or the scenario that was begun last.
    var attempt = ""
    /// The first that noticed, and its message.
    var notice: (name: String, message: String)?
    var isDone = false
  }

  /// The jobs that were begun, in their order; the last one need not be done.
  private(set) var jobs: [Job] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch words[0] {
      case "begin": jobs.append(Job())
      case "try" where words.count > 1: change { $0.attempt = words[1] }
      case "notice" where words.count > 2: change { $0.notice = $0.notice ?? (words[1], words[2]) }
      case "end": change { $0.isDone = true }
      default: break
      }
    }
  }

  private mutating func change(_ body: (inout Job) -> Void) {
    guard !jobs.isEmpty else { return }
    body(&jobs[jobs.count - 1])
  }
}
