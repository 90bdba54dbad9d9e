import Flaws
import Instruments
import Lineup
import Suites
import Testing
import Twin

@Suite struct FlawTests {
  @Test func theCensusNamesTheCauseOfEveryLeak() throws {
    let leaking = Lineup.flawed.filter { $0.flaw?.cause.isEmpty == false }
    let references = try references(in: leaking)
    for contender in leaking {
      let cause = Set(contender.flaw?.cause ?? [])
      #expect(references[contender.id]?.isSuperset(of: cause) == true, "\(contender): \(references)")
    }
  }

  @Test func theCensusNamesTheReferenceOfVIPERThatIsStrong() throws {
    let names = [
      1: "UserDetailsRouter.presenter", 2: "UserDetailsRouter.viewController", 3: "UserDetailsPresenter.view",
      4: "UserDetailsInteractor.presenter",
    ]
    let wirings = Lineup.wirings.filter { $0.strong.count == 1 }
    let references = try references(in: wirings.map(\.contender))
    for wiring in wirings {
      let named = names.filter { references[wiring.contender.id]?.contains($0.value) == true }
      #expect(Set(named.keys) == wiring.strong, "\(wiring): \(references)")
    }
  }

  /// The references in the traces of what closed details leave, by contender.
  private func references(in contenders: [Contender]) throws -> [String: Set<String>] {
    let answer = try Twins.answer(
      Twins.require().retention(contenders: contenders.map(\.id), scenarios: ["back"], trips: 2)
    )
    return answer.retention.reduce(into: [:]) { result, census in
      let traces = census.leftByTrips.traces + census.leftByEnd.traces
      result[census.contender, default: []].formUnion(traces.flatMap(\.steps).compactMap(\.reference))
    }
  }
}
