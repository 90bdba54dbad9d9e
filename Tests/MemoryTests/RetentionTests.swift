import CommandFixtures
import Conformance
import Contenders
import HeadlessUIKit
import Runs
import Suites
import TaskControl
import TestSupport
import Testing
import Users

@Suite("Retention")
@MainActor struct RetentionTests {
  private let users: UserDirectory

  init() throws {
    users = try UserDirectory(SampleUsers.three)
  }

  @Test(
    "finds nothing left of any contender",
    .long(),
    arguments: RetentionScenario.allCases,
    Lineup.compared
  )
  func findsNothing(_ scenario: RetentionScenario, _ contender: Contender) throws {
    #expect(try RetentionRun(contender, users: users).run(scenario).left.isEmpty)
  }

  @Test("finds screens that are kept", arguments: [RetentionScenario.close, .back, .replace])
  func findsHoard(_ scenario: RetentionScenario) throws {
    let result = try RetentionRun(Contender(HoardingApp.self), users: users).run(scenario)
    let screens = result.left.first { $0.key.hasSuffix("UserDetailsViewController") }?.value
    #expect(screens == (scenario == .replace ? 20 : 10))
  }

  @Test(
    "finds screens that a task keeps for as long as nobody answers it",
    .enabled(if: MainActorTasks.isAvailable, "no tasks are held here"),
    arguments: [(RetentionScenario.close, 0), (.rename, 0), (.unanswered, 10)]
  )
  func findsTask(_ scenario: RetentionScenario, _ count: Int) throws {
    let result = try RetentionRun(Contender(StrandedTaskApp.self), users: users).run(scenario)
    #expect(result.left["MVC.UserDetailsViewController", default: 0] == count, "\(result.left)")
  }

  // In a process of its own, as the allocator counts a whole process and other tests run beside this one.
  #if os(Linux) && !PORTABLE
    @Test("finds the memory of screens that are kept")
    func findsMemory() async {
      await #expect(processExitsWith: .success) {
        try await MainActor.run {
          let users = try UserDirectory(SampleUsers.three)
          let result = try RetentionRun(Contender(HoardingApp.self), users: users).run(.close)
          #expect(try #require(result.bytesPerTrip) > 1_000)
        }
      }
    }
  #endif

  @Test("counts the objects of each role on each screen")
  func population() throws {
    let viper = try #require(Lineup.patterns.first { $0.id == "VIPER" })
    let population = try RetentionRun(viper, users: users).population()
    let counts = Dictionary(uniqueKeysWithValues: population.dashboard.roles.map { ($0.name, $0.count) })
    #expect(counts == ["ViewController": 3, "Presenter": 3, "Interactor": 3, "Router": 3, "App": 1])
    #expect(population.detailsCount == population.dashboardCount + 4)
  }

  @Test("counts apart what roles are bound with: observables, observers and bags are MVVM-C's alone")
  func binding() throws {
    for contender in Lineup.patterns {
      let population = try RetentionRun(contender, users: users).population()
      #expect((population.dashboard.binding > 0) == (contender.id == "MVVMC"), "\(contender)")
      #expect(population.details.roles.map(\.name).last == "App", "\(contender)")
    }
  }
}
