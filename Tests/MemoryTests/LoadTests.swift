import CommandFixtures
import Contenders
import Instruments
import Runs
import Suites
import TestSupport
import Testing

@Suite("Under load", .long())
struct LoadTests {
  @Test("no contender leaves anything: a hundredth of the full load", arguments: Load.allCases)
  func leavesNothing(load: Load) throws {
    let answer = try Probes.answer(Probes().require().load(loads: [load.rawValue], share: 0.01))
    #expect(answer.problems == [])
    #expect(answer.loads.map(\.contender) == Lineup.compared.map(\.id))
    for census in answer.loads {
      #expect(census.size == load.fullSize / 100)
      #expect(census.left.isEmpty, "\(census.contender): \(census.left.text)")
    }
  }

  @Test("there is more alive the more there is, where all of it is alive at once", arguments: [Load.observers, .apps])
  func grows(load: Load) throws {
    let probe = try Probes().require()
    let objects = try [0.01, 0.02].map { share in
      try Probes.answer(probe.load(contenders: ["MVC"], loads: [load.rawValue], share: share)).loads.map(\.objects)
    }
    let growth = try #require(objects[1].first) - #require(objects[0].first)
    #expect(growth >= load.fullSize / 100, "at least an object for each")
  }

  @Test("cycles and users alone add no objects of their own", arguments: [Load.cycles, .users])
  func staysTheSame(load: Load) throws {
    let probe = try Probes().require()
    let objects = try [0.01, 0.02].map { share in
      try Probes.answer(probe.load(contenders: ["MVC"], loads: [load.rawValue], share: share)).loads.map(\.objects)
    }
    let fewer = try #require(objects[0].first)
    #expect(objects[1] == [fewer])
  }
}
