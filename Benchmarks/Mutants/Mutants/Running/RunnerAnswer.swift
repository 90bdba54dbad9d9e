/// What the program made for mutants has said, job by job; see `MutantRunner`.
struct RunnerAnswer {
  /// What was said of one job.
  struct Job {
    /// The test or the scenario that was begun last.
    var attempt = ""
    /// The first that noticed, and what it said.
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
