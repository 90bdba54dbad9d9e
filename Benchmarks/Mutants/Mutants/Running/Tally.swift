/// Counts what is done in several lanes.
actor Tally {
  private let all: Int
  private var done = 0
  private let report: @MainActor @Sendable (MutationRun.Progress) -> Void

  init(all: Int, report: @escaping @MainActor @Sendable (MutationRun.Progress) -> Void) {
    self.all = all
    self.report = report
  }

  func add(_ count: Int, _ what: String) async {
    done += count
    await report(MutationRun.Progress(what: what, done: done, all: all))
  }
}

/// What all programs are linked with: compiled when the first needs it.
actor Support {
  private let tree: PackageTree
  private var result: Result<ScratchSupport, MutantFailure>?

  init(_ tree: PackageTree) {
    self.tree = tree
  }

  func value() throws(MutantFailure) -> ScratchSupport {
    let result = result ?? Result { () throws(MutantFailure) in try ScratchSupport(tree) }
    self.result = result
    return try result.get()
  }
}
