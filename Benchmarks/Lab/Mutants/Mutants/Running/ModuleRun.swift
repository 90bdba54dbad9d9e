import Foundation

/// Runs mutants of one architecture.
struct ModuleRun {
  let sources: MutatedSources
  let program: ScratchProgram
  let reach: ReachedMutants
  /// The role tests in which nothing of the user interface runs.
  let withoutUIKit: Set<String>

  /// Returns the results of mutants.
  func results(of mutants: [Mutant]) throws(MutantFailure) -> [MutantResult] {
    var results = mutants.map { mutant in
      MutantResult(
        compiler: program.refused[mutant.number],
        isReachedByTests: reach.tests.contains { $0.mutants.contains(mutant.number) },
        isReachedByScenarios: reach.scenarios.contains { $0.mutants.contains(mutant.number) }
      )
    }
    try ask(mutants, of: &results, \.roleTest) { tests(reaching: $0, needingUIKit: false) }
    try ask(mutants, of: &results, \.screenTest) { tests(reaching: $0, needingUIKit: true) }
    try ask(mutants, of: &results, \.scenario) { mutant in
      let scenarios = reach.scenarios.filter { $0.mutants.contains(mutant.number) }
      return scenarios.isEmpty ? nil : MutantJob(mutant.number, scenarios: scenarios)
    }
    return results
  }

  private func tests(reaching mutant: Mutant, needingUIKit needsUIKit: Bool) -> MutantJob? {
    let tests = reach.tests.filter { test in
      test.mutants.contains(mutant.number) && withoutUIKit.contains(test.name) != needsUIKit
    }
    return tests.isEmpty ? nil : MutantJob(mutant.number, tests: tests)
  }

  /// Runs one kind of tests or scenarios on the mutants that no earlier kind has noticed; scenarios run on all.
  private func ask(
    _ mutants: [Mutant],
    of results: inout [MutantResult],
    _ kind: WritableKeyPath<MutantResult, MutantResult.Notice?>,
    job: (Mutant) -> MutantJob?
  ) throws(MutantFailure) {
    var asked: [Int] = []
    var jobs: [MutantJob] = []
    for (index, mutant) in mutants.enumerated() where results[index].compiler == nil {
      let isDone = kind != \.scenario && results[index].isNoticedByTests
      guard !isDone, let job = job(mutant) else { continue }
      asked.append(index)
      jobs.append(job)
    }
    for (index, notice) in zip(asked, try program.notices(jobs)) { results[index][keyPath: kind] = notice }
  }
}

/// The mutants that an architecture's tests and scenarios reach when nothing is changed, and the time that each takes.
struct ReachedMutants {
  /// A role test or a scenario.
  struct Attempt {
    let name: String
    /// The time, in seconds of processor time.
    let time: Double
    let mutants: Set<Int>
    /// True if any code of the user interface runs in it; known only if that code is built to be watched.
    let usesUIKit: Bool
  }

  private(set) var tests: [Attempt] = []
  private(set) var scenarios: [Attempt] = []
  /// The first that fails, and its message; `nil` if none does.
  private(set) var failure: (name: String, message: String)?

  init(_ text: String) {
    var starts: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard words.count > 2 else { continue }
      // A suite is reported like a test, but is not a function.
      guard words[0] != "test" || words[1].contains("(") else { continue }
      switch words[0] {
      case "start": starts[words[1]] = Double(words[2])
      case "fails": failure = failure ?? (words[1], words[2])
      case "test" where words.count > 3: tests.append(Self.attempt(words, starts))
      case "scenario" where words.count > 3: scenarios.append(Self.attempt(words, starts))
      default: break
      }
    }
  }

  private static func attempt(_ words: [String], _ starts: [String: Double]) -> Attempt {
    let time = (Double(words[2]) ?? 0) - (starts[words[1]] ?? 0)
    let mutants = words.dropFirst(4).compactMap { Int($0) }
    return Attempt(name: words[1], time: max(0, time), mutants: Set(mutants), usesUIKit: words[3] == "UIKit")
  }
}
