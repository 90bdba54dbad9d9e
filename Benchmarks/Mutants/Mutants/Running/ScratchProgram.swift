import Foundation
import Instruments
import Structure

/// The program made for the mutants of an architecture: it runs role tests and scenarios with one of them switched on.
struct ScratchProgram {
  /// The mutants that the compiler refuses, each with its message.
  let refused: [Int: String]

  private let module: String
  private let executable: URL
  /// The same with a user interface that says when it is entered.
  private let watched: URL
  private let scratch: ScratchFolder

  /// Weaves mutants into a scratch copy and builds it with the role tests and the scenarios.
  init(
    _ sources: MutatedSources,
    _ mutants: [Mutant],
    on support: ScratchSupport,
    in tree: PackageTree
  ) throws(MutantFailure) {
    module = sources.module
    scratch = try ScratchFolder()
    let built = try scratch.folder("built")
    let compiler = ScratchCompiler(
      toolchain: tree.toolchain,
      modules: [built, support.folder, tree.products.modules]
    )
    let copy = try ScratchModule(sources, mutants, in: scratch, with: compiler)
    refused = copy.refused
    let module = module
    let tests = try tree.tests(of: module).files
    func require(_ name: String, _ messages: String?) throws(MutantFailure) {
      guard let messages else { return }
      throw .notBuilt(module: name, reason: CompilerMessages.reason(in: messages))
    }
    try require(module, compiler.compile(module, copy.files, into: built))
    try require("\(module)Tests", compiler.compile("\(module)Tests", tests, into: built))
    let main = try scratch.write(Self.main(module), to: "Main.swift")
    executable = scratch.url.appending(path: "mutants-of-\(module)")
    watched = scratch.url.appending(path: "watched-\(module)")
    let objects = [module, "\(module)Tests"].map { compiler.object($0, in: built) }
    try require(module, compiler.link(executable, main: main, objects: objects + support.objects))
    try require(module, compiler.link(watched, main: main, objects: objects + support.watchedObjects))
  }

  /// Runs everything that there is once, with no mutant switched on.
  func reach() throws(MutantFailure) -> Reach {
    try reach(executable)
  }

  /// The role tests in which nothing of the user interface runs.
  func testsWithoutUIKit() throws(MutantFailure) -> Set<String> {
    Set(try reach(watched).tests.filter { !$0.usesUIKit }.map(\.name))
  }

  private func reach(_ program: URL) throws(MutantFailure) -> Reach {
    let run = try run(program, ["unchanged\t-1\t0"])
    let reach = Reach(String(decoding: run.output, as: UTF8.self))
    if let failure = reach.failure {
      throw .failsUnchanged(module: module, name: failure.name, reason: failure.message)
    }
    if let reason = run.failure { throw .notRun(module: module, reason: reason) }
    guard !reach.tests.isEmpty, !reach.scenarios.isEmpty else {
      throw .notRun(module: module, reason: "it ran no test or no scenario")
    }
    return reach
  }

  /// Does jobs, one after the other: what crashes or hangs is noticed by what was begun last, and the rest is done in
  /// another process.
  func notices(_ jobs: [MutantJob]) throws(MutantFailure) -> [MutantResult.Notice?] {
    var notices: [MutantResult.Notice?] = []
    while notices.count < jobs.count {
      let run = try run(executable, jobs.dropFirst(notices.count).map(\.line))
      let answers = RunnerAnswer(String(decoding: run.output, as: UTF8.self)).jobs
      guard !answers.isEmpty else { throw .notRun(module: module, reason: run.failure ?? "it said nothing") }
      notices += answers.map { MutantResult.Notice($0, signal: run.signal) }
    }
    return notices
  }

  private func run(_ program: URL, _ lines: [String]) throws(MutantFailure) -> ProgramRun {
    let jobs = try scratch.write(lines.map { "\($0)\n" }.joined(), to: "jobs")
    // A crash need not be told in detail: that would take a second each.
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
    return ProgramRun(program, [jobs.path], environment: environment, name: program.lastPathComponent)
  }

  private static func main(_ module: String) -> String {
    """
    import \(module)
    import MutantRunner

    @main enum Main {
      static func main() async { await MutantRunner.run(\(module)App.self) }
    }

    """
  }
}

extension MutantResult.Notice {
  /// What an answer to a job says; `nil` if nobody noticed.
  fileprivate init?(_ answer: RunnerAnswer.Job, signal: Int32?) {
    if let notice = answer.notice {
      self.init(by: notice.name, cause: .failed, message: notice.message)
    } else if !answer.isDone {
      let hangs = signal == SIGPROF || signal == SIGALRM
      let message = hangs ? "it took ten times as long" : signal.map { "signal \($0)" } ?? "it ended"
      self.init(by: answer.attempt, cause: hangs ? .timedOut : .crashed, message: message)
    } else {
      return nil
    }
  }
}
