import Command
import Foundation
import Processes
import SeededRandom

/// Makes the mutants of architectures and runs the tests and scenarios on them.
public struct MutationRun: Sendable {
  /// An architecture whose mutants are made.
  public struct Subject: Sendable {
    /// The module.
    public let module: String
    /// Its roles, by which its files are named.
    public let roles: [String]
    /// The modules that a change request gives to all; `nil` if the architecture is as it lies in the package.
    let given: [String]?

    /// Names an architecture. Its role tests and the scenarios are run.
    public init(module: String, roles: [String]) {
      self.module = module
      self.roles = roles
      given = nil
    }

    /// Names an architecture after a change. A plugin made its sources and role tests of patches; only these tests run,
    /// no scenario.
    ///
    /// - Parameter given: the modules that the request gives to all.
    public init(changed module: String, roles: [String], given: [String]) {
      self.module = module
      self.roles = roles
      self.given = given
    }

    /// True if scenarios are run.
    var asksScenarios: Bool { given == nil }
  }

  /// The choice of the mutants that are made.
  public struct Choice: Sendable {
    /// The kinds of change.
    public let operators: Set<MutationOperator>
    /// The number of mutants, of all architectures together; `nil` stands for all.
    public let sample: Int?
    /// The seed of the random choice.
    public let seed: UInt64
    /// The list that a mutant must be in; `nil` if it need not be in any.
    public let list: Equivalents?

    /// Chooses mutants.
    public init(
      operators: Set<MutationOperator> = Set(MutationOperator.allCases),
      sample: Int? = nil,
      seed: UInt64 = 1,
      in list: Equivalents? = nil
    ) {
      self.operators = operators
      self.list = list
      self.sample = sample
      self.seed = seed
    }
  }

  /// The progress of a run.
  public struct Progress: Sendable {
    /// The work that is being done.
    public let what: String
    /// The number of mutants that are done.
    public let done: Int
    /// The number of all mutants.
    public let all: Int
  }

  private let tree: PackageTree
  private let choice: Choice
  private let store: ResultStore
  private let isFresh: Bool
  private let lanes: Int

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - store: keeps the results.
  ///   - isFresh: true if results kept before are ignored.
  ///   - lanes: the number of architectures that are run at once.
  public init(
    in tree: PackageTree,
    _ choice: Choice,
    keptIn store: ResultStore = ResultStore(),
    isFresh: Bool = false,
    lanes: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.tree = tree
    self.choice = choice
    self.store = store
    self.isFresh = isFresh
    self.lanes = max(1, lanes)
  }

  /// Runs the mutants of architectures.
  ///
  /// - Parameter report: receives the progress.
  public func run(
    _ subjects: [Subject],
    report: @escaping @MainActor @Sendable (Progress) -> Void
  ) async throws(MutantFailure) -> [ModuleMutants] {
    let sources = try await inLanes(subjects, lanes: lanes) { subject throws(MutantFailure) in
      let files = try tree.sources(of: subject)
      return try MutatedSources(files, roles: subject.roles, in: tree)
    }
    let chosen = chosen(sources)
    let tally = Tally(all: chosen.reduce(0) { $0 + $1.count }, report: report)
    let support = Support(tree)
    return try await inLanes(Array(sources.indices), lanes: lanes) { index async throws(MutantFailure) in
      let lane = ModuleLane(subjects[index], sources[index], chosen[index], in: tree, store: store, isFresh: isFresh)
      return try await lane.run(support, tally)
    }
  }

  /// The mutants of each architecture that are run.
  private func chosen(_ sources: [MutatedSources]) -> [[Mutant]] {
    let all = sources.map { source in
      source.mutants.filter { mutant in
        choice.operators.contains(mutant.operation) && choice.list?.contains(mutant, of: source.module) != false
      }
    }
    guard let sample = choice.sample else { return all }
    var random = SplitMix64(seed: choice.seed)
    let places = all.indices.flatMap { module in all[module].indices.map { (module, $0) } }
    let drawn = places.shuffled(using: &random).prefix(sample)
    return all.indices.map { module in drawn.filter { $0.0 == module }.map(\.1).sorted().map { all[module][$0] } }
  }
}

/// Counts the mutants that are done in several lanes.
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

/// The code that all programs are linked with: compiled when the first one needs it.
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
