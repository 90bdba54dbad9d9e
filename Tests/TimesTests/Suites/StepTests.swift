import CommandFixtures
import Conformance
import Contenders
import HeadlessUIKit
import Measure
import Mechanisms
import Suites
import TaskControl
import Testing
import Users
import UsersInterface

@Suite("Steps")
@MainActor struct StepTests {
  private let users: BenchmarkUsers

  init() throws {
    users = try BenchmarkUsers(UserDirectory(SampleUsers.many(20)))
  }

  @Test(
    "of apps neither search a window nor draw it",
    arguments: Benchmark.all + [.fanOut(observers: 3)],
    Lineup.compared
  )
  func searchesNothing(_ benchmark: Benchmark, _ contender: Contender) throws {
    let count = try MainActorTasks.run {
      try Looks.count(in: benchmark.workload(of: contender.watched, users: users))
    }
    #expect(count == 0)
  }

  @Test(
    "of mechanisms neither search a window nor draw it",
    .withTurns(),
    arguments: Benchmark.ofMechanisms + [.mechanismFanOut(observers: 3)],
    Mechanism.all
  )
  func searchesNoScreen(_ benchmark: Benchmark, _ mechanism: Mechanism) throws {
    guard Entrant.mechanism(mechanism).takesPart(in: benchmark, on: users) else { return }
    #expect(try Looks.count(in: benchmark.workload(of: .mechanism(mechanism.watched), users: users)) == 0)
  }

  @Test("that search or draw are noticed", arguments: Look.all, Lineup.compared)
  func noticesLooks(_ look: Look, _ contender: Contender) throws {
    try MainActorTasks.run {
      let session = AppSession(contender.watched.app)
      defer { session.end() }
      try session.launch()
      let workload = Workload(contender: "", benchmark: "", timing: .perStep) { try look.perform(session) }
      #expect(try Looks.count(in: workload) > 0)
    }
  }
}

/// A look at the window, which no step may take.
struct Look: Sendable, CustomStringConvertible {
  let description: String
  let perform: @MainActor @Sendable (AppSession) throws -> Void

  static let all = [
    Look(description: "finds and types") { try $0.finder.type("7") },
    Look(description: "finds a gesture") { _ = try $0.list.accessoryTap(row: 0) },
    Look(description: "finds what is hidden") { session in
      let _: UIView = try session.screen.hiddenElement(AccessibilityIdentifier.activityIndicator)
    },
    Look(description: "asks what is shown") { _ = $0.details.isOnTop },
    Look(description: "draws") { _ = $0.window.textPicture },
  ]
}
