import Command
import CommandFixtures
import Foundation
import HeadlessUIKit
import Measure
import Mechanisms
import Suites
import TaskControl
import Testing
import Users

@Suite("The suite of mechanisms")
@MainActor struct MechanismSuiteTests {
  private let suite = ["--suite", "mechanisms", "--budget", "0.01"]
  private let users: BenchmarkUsers

  init() throws {
    users = try BenchmarkUsers(UserDirectory([User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]))
  }

  @Test(
    "checks label, field and model after every step",
    .withTurns(),
    arguments: Benchmark.ofMechanisms,
    Mechanism.all
  )
  func verifies(_ benchmark: Benchmark, _ mechanism: Mechanism) throws {
    guard Entrant.mechanism(mechanism).takesPart(in: benchmark, on: users) else { return }
    let workload = benchmark.workload(of: .mechanism(mechanism), users: users)
    for _ in 0..<4 {
      try workload.prepare()
      try workload.step()
      try workload.verify()
    }
  }

  @Test("refuses a mechanism that shows nothing a time", .withTurns(), arguments: Benchmark.ofMechanisms)
  func refusesDeaf(_ benchmark: Benchmark) throws {
    let deaf = Mechanism(id: "Deaf", summary: "tells nobody", viewModel: DeafViewModel.self)
    let workload = benchmark.workload(of: .mechanism(deaf), users: users)
    #expect(throws: (any Error).self) {
      for _ in 0..<2 {
        try workload.prepare()
        try workload.step()
        try workload.verify()
      }
    }
  }

  @Test("leaves out what binds one screen if there are more", arguments: ["Delegation", "Closure"])
  func oneScreen(_ name: String) throws {
    let mechanism = Entrant.mechanism(try #require(Mechanism.all.first { $0.isNamed(name) }))
    let names = Benchmark.ofMechanisms.filter { !mechanism.takesPart(in: $0, on: users) }.map(\.name)
    #expect(names == ["update-100"])
    #expect(!mechanism.takesPart(in: .mechanismFanOut(observers: 2), on: users))
    #expect(Entrant.mechanism(.floor).takesPart(in: .mechanismFanOut(observers: 2), on: users))
    #expect(!mechanism.takesPart(in: try #require(Benchmark.all.first), on: users))
  }

  @Test("leaves apps out, and suites of apps leave mechanisms out")
  func keepsApart() throws {
    let navigation = try #require(Benchmark.all.first)
    let workload = navigation.workload(of: .mechanism(.floor), users: users)
    #expect(throws: (any Error).self) { try workload.prepare() }
  }

  @Test("runs when it is named, and has a row for each mechanism and no app", .withTurns())
  func runs() async {
    let run = await CommandRun(suite + ["--counts"])
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("MECHANISMS: "))
    for mechanism in Mechanism.all { #expect(run.output.contains("\n\(mechanism.id) "), "\(mechanism)") }
    #expect(!run.output.contains("MVC") && !run.output.contains("CONFORMANCE"))
    #expect(run.output.contains("ratio to Assignment"))
    guard Abilities.hasInstruments else { return }
    // Everything is counted there but messages, and a mechanism has no roles to send them to.
    let rows = run.output.split(separator: "\n").filter { $0.contains("n/a") }
    #expect(run.output.contains("MECHANISMS, RETAINS AND RELEASES"), "\(run)")
    #expect(rows.allSatisfy { $0.hasPrefix("Delegation ") || $0.hasPrefix("Closure ") }, "\(run)")
  }

  @Test("takes those that are named, and the one that ratios are taken to", .withTurns())
  func choosesNamed() async {
    let run = await CommandRun(suite + ["--pattern", "observable", "--against", "Delegation"])
    #expect(run.code == 0 && run.output.contains("ratio to Delegation"), "\(run)")
    #expect(run.output.contains("\nObservable ") && !run.output.contains("Closure"))
  }

  @Test("has every mechanism and benchmark in its JSON", .withTurns())
  func json() async throws {
    let run = await CommandRun(suite + ["--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try #require(document["results"] as? [[String: Any]]).filter { $0["metric"] as? String == "time" }
    // One delegate or one closure cannot bind a hundred screens.
    #expect(results.count == Mechanism.all.count * Benchmark.ofMechanisms.count - 2)
    #expect(Set(results.compactMap { $0["pattern"] as? String }) == Set(Mechanism.all.map(\.id)))
    #expect(results.allSatisfy { $0["suite"] as? String == "mechanisms" })
  }

  @Test("is swept by the number of screens", .withTurns())
  func sweeps() async {
    let words = ["run", "--filter", "mechanisms/fan-out", "--observers", "2,4", "--budget", "0.01"]
    let run = await CommandRun(words + ["--pattern", "MulticastClosures"])
    let shown = ["mechanisms/fan-out", "MulticastClosures"]
    #expect(run.code == 0 && shown.allSatisfy(run.output.contains), "\(run)")
    #expect(!run.output.contains("MVC"))
    let one = await CommandRun(words + ["--pattern", "Delegation"])
    #expect(one.refused(.usage, naming: "Delegation"), "\(one)")
  }

  @Test(
    "refuses names of contenders that take no part",
    arguments: [
      ["run", "--suite", "mechanisms", "--pattern", "MVC"],
      ["run", "--suite", "mechanisms", "--against", "VIPER"],
      ["run", "--pattern", "Closure"],
      ["check", "--pattern", "Observation"],
      ["walk", "--pattern", "AsyncSequence"],
      ["leaks", "Delegation"],
    ]
  )
  func refuses(_ words: [String]) async {
    let run = await CommandRun(words)
    #expect(run.refused(.usage, naming: words.last ?? ""), "\(run)")
  }

  @Test(
    "says that it cannot run where there are no turns of the main actor",
    .enabled(if: !MainActorTasks.isAvailable, "turns of the main actor can be made here"),
    arguments: [["run", "--suite", "mechanisms"], ["run", "--filter", "mechanisms/update-1"]]
  )
  func needsTurns(_ words: [String]) async {
    let run = await CommandRun(words)
    #expect(run.refused(.unavailable, naming: "turns of the main actor"), "\(run)")
  }
}

/// A view model with a name that notifies no screen.
private final class DeafViewModel: NameViewModel {
  var name: String

  init(name: String) {
    self.name = name
  }

  func makeScreen() -> NameScreen {
    NameScreen()
  }
}
