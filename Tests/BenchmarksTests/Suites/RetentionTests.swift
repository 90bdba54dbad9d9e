import Conformance
import Lineup
import Suites
import Testing
import Users

@Suite("Retention")
@MainActor struct RetentionTests {
  private let users: UserDirectory

  init() throws {
    users = try UserDirectory(SampleUsers.three)
  }

  @Test("finds nothing left of anybody", arguments: RetentionScenario.allCases, Lineup.compared + Lineup.variants)
  func findsNothing(_ scenario: RetentionScenario, _ contender: Contender) throws {
    #expect(try RetentionRun(contender, users: users).run(scenario).left.isEmpty)
  }

  @Test("finds screens that are kept, and their memory", arguments: [RetentionScenario.close, .back, .replace])
  func findsHoard(_ scenario: RetentionScenario) throws {
    let result = try RetentionRun(Contender(HoardingApp.self), users: users).run(scenario)
    let screens = result.left.first { $0.key.hasSuffix("UserDetailsViewController") }?.value
    #expect(screens == (scenario == .replace ? 20 : 10))
    #if os(Linux)
      try #require(result.bytesPerTrip != nil, "the allocator tells its bytes here")
    #endif
    if let bytes = result.bytesPerTrip { #expect(bytes > 0) }
  }

  @Test("counts the objects of each role on each screen")
  func population() throws {
    let viper = try #require(Lineup.patterns.first { $0.id == "VIPER" })
    let population = try RetentionRun(viper, users: users).population()
    let counts = Dictionary(uniqueKeysWithValues: population.dashboard.map { ($0.name, $0.count) })
    #expect(counts == ["View": 3, "Presenter": 3, "Interactor": 3, "Router": 3, "other": 1])
    #expect(population.detailsCount == population.dashboardCount + 4)
  }
}
