import Foundation
import Instruments
import Lineup
import Mechanisms
import Suites
import Testing
import Twin
import Users

@Suite struct ProbeTests {
  @Test func everyCountIsCalibrated() throws {
    let coverage = try Twins.answer(Twins.require().coverage()).coverage
    for counter in Counter.allCases { #expect(coverage.covers(counter), "\(coverage.entries)") }
    #expect(coverage.hasCensus)
  }

  @Test func fiveRunsCountTheSameInAnyOrder() throws {
    let probe = try Twins.require()
    let names = Benchmark.all.map(\.id)
    let orders = [names, names.reversed(), names.sorted(), Array(names.suffix(4) + names.dropLast(4)), names]
    let runs = try orders.map { order in
      try Twins.answer(probe.counts(contenders: ["VIPVM", "MVC"], benchmarks: order)).counts
    }
    let tables = runs.map { run in
      Dictionary(uniqueKeysWithValues: run.map { ("\($0.contender) \($0.benchmark)", $0.perStep) })
    }
    #expect(runs.joined().allSatisfy { $0.isExact && $0.failure == nil })
    #expect(tables.allSatisfy { $0 == tables.first })
    #expect(tables.first?.count == names.count * 2)
  }

  @Test func mechanismsCountTheSameAtEveryRunAndTheirUpdatesLeaveNothing() throws {
    let probe = try Twins.require()
    let (mechanisms, names) = (Mechanism.all.map(\.id), Benchmark.ofMechanisms.map(\.id))
    let runs = try [names, names.reversed()].map { order in
      try Twins.answer(probe.counts(contenders: mechanisms, benchmarks: order)).counts
    }
    let tables = runs.map { run in
      Dictionary(uniqueKeysWithValues: run.map { ("\($0.contender) \($0.benchmark)", $0.perStep) })
    }
    #expect(runs.joined().allSatisfy { $0.isExact && $0.failure == nil })
    #expect(tables[0] == tables[1] && tables[0].count == mechanisms.count * names.count)
    for entry in runs[0] where entry.benchmark != "mechanisms/bind-unbind" {
      let allocations = try #require(entry.perStep[.allocations])
      #expect(entry.perStep[.deallocations] == allocations, "\(entry.contender) \(entry.benchmark)")
    }
  }

  @Test func aRoundTripMakesAsManyObjectsAsItEnds() throws {
    let answer = try Twins.answer(
      Twins.require().counts(benchmarks: ["navigation/open-close", "navigation/open-back"])
    )
    #expect(answer.counts.count == Lineup.compared.count * 2)
    for entry in answer.counts {
      let allocations = try #require(entry.perStep[.allocations])
      #expect(allocations > 0)
      #expect(entry.perStep[.deallocations] == allocations, "\(entry.contender) \(entry.benchmark)")
      let mallocs = try #require(entry.perStep[.mallocs])
      #expect(entry.perStep[.frees] == mallocs, "\(entry.contender) \(entry.benchmark)")
    }
  }

  @Test func countsAreMadeOnTheUsersThatAreGiven() throws {
    let users = try UserDirectory((1...50).map { User(id: $0, name: "User \($0)", username: "u\($0)") })
    let probe = try Twins.require()
    let answer = try Twins.answer(
      probe.counts(contenders: ["MVC"], benchmarks: ["binding/refresh"], users: users)
    )
    #expect(answer.counts.map(\.users) == [50])
    #expect(answer.counts.map(\.failure) == [nil])
  }

  @Test func noContenderLeavesAnything() throws {
    let answer = try Twins.answer(Twins.require().retention(trips: 5))
    #expect(answer.problems.isEmpty)
    #expect(answer.retention.count == Lineup.compared.count * RetentionScenario.allCases.count)
    for census in answer.retention {
      let name = "\(census.contender), \(census.scenario)"
      #expect(census.isClean, "\(name): \(census.leftByTrips.text)\(census.leftByEnd.text)")
      #expect(census.before == census.after, "\(name)")
      #expect(!census.before.isEmpty)
    }
  }

  @Test func aScreensGraphHasTheAppsOwnObjectsAndWeakReferences() throws {
    let answer = try Twins.answer(Twins.require().graph(contenders: ["VIPER"], screens: [.details]))
    let screen = try #require(answer.graphs.first)
    #expect(screen.contender == "VIPER")
    #expect(screen.graph.nodes.contains { $0.type == "VIPER.UserDetailsPresenter" })
    #expect(screen.graph.edges.contains { $0.strength == .weak })
    #expect(screen.graph.edges.contains { $0.strength == .strong })
    let own = screen.graph(ofModules: ["VIPER"])
    #expect(own.nodes.allSatisfy { $0.type.hasPrefix("VIPER.") })
    #expect(own.edges.contains { $0.label == "UserDetailsPresenter.view" && $0.strength == .weak })
  }

  @Test func aTwinThatIsNotThereIsAReason() {
    let result = ProbeClient.locate(in: FileManager.default.temporaryDirectory.appending(path: "nowhere"))
    #expect(result.value == nil)
    #expect(result.reason?.contains("probe") == true)
  }

  @Test(arguments: ["/bin/false", "/bin/echo", "/nowhere/probe"])
  func aTwinThatDoesNotAnswerIsAReason(_ path: String) {
    let result = ProbeClient(executable: URL(fileURLWithPath: path)).coverage()
    #expect(result.reason?.contains("probe") == true)
  }

  @Test func aNameThatIsNotThereIsAReason() throws {
    let reason = try #require(try Twins.require().counts(contenders: ["NoSuchPattern"]).reason)
    #expect(reason.hasSuffix("ended with code 64: probe: there is nothing of that name"))
  }

  @Test func aSanitizersReportIsSummedUp() {
    let report = "echo ==== >&2; echo 'SUMMARY: ThreadSanitizer: data race' >&2; exit 66"
    let run = ProbeRun(URL(filePath: "/bin/sh"), ["-c", report])
    #expect(run.failure == "the twin `probe` ended with code 66: SUMMARY: ThreadSanitizer: data race")
  }
}
