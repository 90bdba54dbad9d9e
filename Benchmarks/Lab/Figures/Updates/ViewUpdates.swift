import HeadlessUIKit
import Measure
public import Suites
import TaskControl
public import Tracing
public import UsersInterface

/// The updates of views in one step of a benchmark, beside its messages: a figure on which energy depends.
///
/// An update is a store to an element of the screen, as `ScreenWrites` notes them. Studies of energy on Android change how often
/// views are updated: GreenBundle (Chowdhury and others, ICSE 2019, doi:10.1109/ICSE.2019.00114) bundles the updates of a
/// presenter, which often saved 30 %; Zenodo 18161256 (2026) compares architectures and finds that the scenario decides.
/// Neither counted updates as here, and nothing here measures energy.
public struct ViewUpdates: Hashable, Sendable, Codable {
  /// The benchmark's name, such as `rename-details`.
  public let step: String
  /// The number of updates of each element, by identifier; `row` stands for the labels of all rows.
  public let updates: [String: Int]
  /// The number of updates of each element after which it looks as before the step: all but one if it looks otherwise.
  public let withoutEffect: [String: Int]
  /// The number of messages between roles, those from outside included; the mean of going there and going back.
  public let messages: Double

  /// Counts the updates of one step of a benchmark.
  ///
  /// - Parameters:
  ///   - app: the app that is run: the contender's own, or one around it that begins as the specification expects.
  ///   - users: the users; the number of updates depends on the rows in sight.
  /// - Throws: ``TraceFailure`` if this build does not record calls, or if the app does not do the step.
  @MainActor public init(
    of benchmark: Benchmark,
    in contender: Contender,
    running app: (any UsersApp.Type)? = nil,
    users: BenchmarkUsers
  ) throws(TraceFailure) {
    messages = try Tracer(contender, running: app).count(benchmark, users: users).perStep
    let windows = SeenWindows()
    let chosen: any UsersApp.Type = app ?? contender.app
    let workload = benchmark.workload(of: Contender(SeenWindows.seeing(chosen)), users: users)
    let runs = try Tracer.attempt {
      try MainActorTasks.run { try windows.note { try (0..<Self.steps).map { _ in try Run(workload, windows) } } }
    }
    step = benchmark.name
    updates = runs.last?.updates ?? [:]
    withoutEffect = runs.last?.withoutEffect ?? [:]
  }

  /// The number of updates.
  public var count: Int { updates.values.reduce(0, +) }
  /// The number of updates without effect: one update of each element that looks otherwise would have been enough.
  public var countWithoutEffect: Int { withoutEffect.values.reduce(0, +) }
}

extension ViewUpdates {
  /// The numbers of updates and messages by name.
  public var figures: [String: Double] {
    [
      "view updates of \(step)": Double(count),
      "view updates without effect of \(step)": Double(countWithoutEffect),
      "messages of \(step)": messages,
    ]
  }

  /// The figures of all steps of a contender, or of some.
  ///
  /// - Throws: ``TraceFailure`` as soon as the app does not do a step.
  @MainActor public static func figures(
    of contender: Contender,
    running app: (any UsersApp.Type)? = nil,
    in benchmarks: [Benchmark] = Benchmark.all,
    users: BenchmarkUsers
  ) throws(TraceFailure) -> [String: Double] {
    var figures: [String: Double] = [:]
    for benchmark in benchmarks {
      let updates = try ViewUpdates(of: benchmark, in: contender, running: app, users: users)
      figures.merge(updates.figures) { $1 }
    }
    return figures
  }

  /// The number of steps: the first make what is made once; the last one counts.
  private static let steps = 6

  /// One run of a step.
  private struct Run {
    let updates: [String: Int]
    let withoutEffect: [String: Int]

    @MainActor init(_ workload: Workload, _ windows: SeenWindows) throws {
      try workload.prepare()
      let before = ScreenLook(of: windows.last)
      let writes = ScreenWrites()
      try writes.note { try workload.step() }
      let changes = ScreenLook(of: windows.last).changes(since: before)
      try workload.verify()
      updates = writes.elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      withoutEffect = updates.reduce(into: [:]) { rest, update in
        let needed = changes[update.key] ?? 0
        if update.value > needed { rest[update.key] = update.value - needed }
      }
    }
  }
}
