import Foundation

/// Runs mutants of one architecture.
struct ModuleRun {
  let sources: MutatedSources
  let program: ScratchProgram
  let reach: Reach
  /// The role tests in which nothing of the user interface runs.
  let withoutUIKit: Set<String>

  /// What becomes of mutants.
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

  /// Has one kind of tests or scenarios look at the mutants that none before has noticed; scenarios look at all.
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
