import CommandFixtures
import Contenders
import Foundation
import Instruments
import Mechanisms
import Processes
import Runs
import Suites
import TestSupport
import Testing
import Users

@Suite("An answer of the instrumented program", .withInstruments())
struct ProbeTests {
  @Test("covers every counter, and has a heap census")
  func coverage() throws {
    let coverage = try Probes.answer(Probes().require().coverage()).coverage
    for counter in Counter.allCases { #expect(coverage.covers(counter), "\(coverage.entries)") }
    #expect(coverage.hasCensus)
  }

  @Test("has the same counts in five runs, in several orders of the benchmarks")
  func runs() throws {
    let probe = try Probes().require()
    let names = Benchmark.all.map(\.id)
    let orders = [names, names.reversed(), names.sorted(), Array(names.suffix(4) + names.dropLast(4)), names]
    let runs = try orders.map { order in
      try Probes.answer(probe.counts(contenders: ["VIPVM", "MVC"], benchmarks: order)).counts
    }
    let tables = runs.map { run in
      Dictionary(uniqueKeysWithValues: run.map { ("\($0.contender) \($0.benchmark)", $0.perStep) })
    }
    #expect(runs.joined().allSatisfy { $0.isExact && $0.failure == nil })
    #expect(tables.allSatisfy { $0 == tables.first })
    #expect(tables.first?.count == names.count * 2)
  }

  @Test("has the same counts of the mechanisms in two orders; their updates free as much as they allocate")
  func mechanisms() throws {
    let probe = try Probes().require()
    let (mechanisms, names) = (Mechanism.all.map(\.id), Benchmark.ofMechanisms.map(\.id))
    let runs = try [names, names.reversed()].map { order in
      try Probes.answer(probe.counts(contenders: mechanisms, benchmarks: order)).counts
    }
    let tables = runs.map { run in
      Dictionary(uniqueKeysWithValues: run.map { ("\($0.contender) \($0.benchmark)", $0.perStep) })
    }
    #expect(runs.joined().allSatisfy { $0.isExact && $0.failure == nil })
    // One delegate or one closure cannot bind a hundred screens.
    #expect(tables[0] == tables[1] && tables[0].count == mechanisms.count * names.count - 2)
    for entry in runs[0] where entry.benchmark != "mechanisms/bind-unbind" {
      let allocations = try #require(entry.perStep[.allocations])
      #expect(entry.perStep[.deallocations] == allocations, "\(entry.contender) \(entry.benchmark)")
    }
  }

  /// If anything of the details were kept until after the step that closes them, fewer objects would end in that step.
  @Test(
    "has as many allocations as deallocations for opening the details and leaving them",
    arguments: ["navigation/close", "navigation/back"]
  )
  func details(_ leaving: String) throws {
    let answer = try Probes.answer(Probes().require().counts(benchmarks: ["navigation/open", leaving]))
    let steps = Dictionary(grouping: answer.counts, by: \.contender)
    #expect(steps.count == Lineup.compared.count)
    for (contender, steps) in steps {
      try #require(steps.count == 2 && steps.allSatisfy { $0.isExact && $0.failure == nil })
      func sum(_ counter: Counter) -> Double { steps.compactMap { $0.perStep[counter] }.reduce(0, +) }
      #expect(sum(.allocations) > 0 && sum(.allocations) == sum(.deallocations), "\(contender)")
      #expect(sum(.mallocs) > 0 && sum(.mallocs) == sum(.frees), "\(contender)")
    }
  }

  @Test("has counts with the users that are given")
  func givenUsers() throws {
    let users = try UserDirectory((1...50).map { User(id: $0, name: "User \($0)", username: "u\($0)") })
    let probe = try Probes().require()
    let answer = try Probes.answer(
      probe.counts(contenders: ["MVC"], benchmarks: ["binding/refresh"], users: PackedUsers.data(of: users))
    )
    #expect(answer.counts.map(\.users) == [50])
    #expect(answer.counts.map(\.failure) == [nil])
  }

  @Test("shows that no contender leaves anything behind", .long())
  func retention() throws {
    let contenders = Lineup.compared
    let answer = try Probes.answer(Probes().require().retention(contenders: contenders.map(\.id), trips: 5))
    #expect(answer.problems.isEmpty)
    #expect(answer.retention.count == contenders.count * RetentionScenario.allCases.count)
    for census in answer.retention {
      let name = "\(census.contender), \(census.scenario)"
      #expect(census.remains == .none, "\(name): \(census.leftByTrips.text)\(census.leftByEnd.text)")
      #expect(census.before == census.after, "\(name)")
      #expect(!census.before.isEmpty)
    }
  }

  @Test("has a screen's graph, with the app's own objects and their weak references")
  func graph() throws {
    let answer = try Probes.answer(Probes().require().graph(contenders: ["VIPER"], screens: [.details]))
    let screen = try #require(answer.graphs.first)
    #expect(screen.contender == "VIPER")
    #expect(screen.graph.nodes.contains { $0.type == "VIPER.UserDetailsPresenter" })
    #expect(screen.graph.edges.contains { $0.strength == .weak })
    #expect(screen.graph.edges.contains { $0.strength == .strong })
    let own = screen.graph(ofModules: ["VIPER"])
    #expect(own.nodes.allSatisfy { $0.type.hasPrefix("VIPER.") })
    #expect(own.edges.contains { $0.label == "UserDetailsPresenter.view" && $0.strength == .weak })
  }
}

@Suite("A failure of the instrumented program")
struct ProbeReasonTests {
  @Test("names the program if it is missing")
  func missing() {
    let result = ProbeClient.locate("probe", in: FileManager.default.temporaryDirectory.appending(path: "nowhere"))
    #expect(result.value == nil)
    #expect(result.reason?.contains("probe") == true)
  }

  @Test("names the program if it does not answer", arguments: ["/bin/false", "/bin/echo", "/nowhere/probe"])
  func unanswered(_ path: String) {
    let executable = URL(fileURLWithPath: path)
    let reason = ProbeClient(executable: executable).coverage().reason
    #expect(reason?.contains("`\(executable.lastPathComponent)`") == true)
  }

  @Test("says that a name is unknown")
  func unknown() throws {
    let reason = try #require(try Probes().require().counts(contenders: ["NoSuchPattern"]).reason)
    #expect(reason.hasSuffix("ended with code 64: probe: there is nothing of that name"))
  }

  @Test("has the summary of a sanitizer's report")
  func sanitizer() {
    let report = "echo ==== >&2; echo 'SUMMARY: ThreadSanitizer: data race' >&2; exit 66"
    let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", report], name: "probe")
    #expect(run.failure == "`probe` ended with code 66: SUMMARY: ThreadSanitizer: data race")
  }
}
