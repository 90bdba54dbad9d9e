import Flaws
import Instruments
import Lineup
import Suites
import Testing
import Twin

@Suite struct FlawTests {
  @Test(arguments: Lineup.flawed.filter { $0.flaw?.cause.isEmpty == false })
  func theCensusNamesTheCauseOfALeak(_ contender: Contender) throws {
    let references = try references(in: contender)
    for cause in contender.flaw?.cause ?? [] { #expect(references.contains(cause), "\(references)") }
  }

  @Test func theCensusNamesEveryReferenceOfVIPERThatIsStrong() throws {
    let names = [
      1: "UserDetailsRouter.presenter", 2: "UserDetailsRouter.viewController", 3: "UserDetailsPresenter.view",
      4: "UserDetailsInteractor.presenter",
    ]
    for wiring in Lineup.wirings where wiring.strong.count == 1 {
      let references = try references(in: wiring.contender)
      #expect(names.filter { references.contains($0.value) }.map(\.key) == Array(wiring.strong), "\(references)")
    }
  }

  private func references(in contender: Contender) throws -> Set<String> {
    let answer = try Twins.answer(
      Twins.require().retention(contenders: [contender.id], scenarios: ["back"], trips: 2)
    )
    let traces = answer.retention.flatMap { $0.leftByTrips.traces + $0.leftByEnd.traces }
    return Set(traces.flatMap(\.steps).compactMap(\.reference))
  }
}
