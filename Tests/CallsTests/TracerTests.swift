import Conformance
import Contenders
import Suites
import TestSupport
import Testing

@testable import Tracing

@Suite("A trace")
@MainActor struct TracerTests {
  #if DEBUG
    @Test("of the same flow is the same twice", arguments: Lineup.compared, Flow.all)
    func twice(_ contender: Contender, _ flow: Flow) throws {
      let trace = try Tracer(contender).trace(.flow(flow))
      #expect(try Tracer(contender).trace(.flow(flow)) == trace)
      #expect(flow.id == "back" || !trace.messages.isEmpty)
    }

    @Test("can be had of every scenario", .long(), arguments: Lineup.patterns + Lineup.today)
    func scenarios(_ contender: Contender) throws {
      for scenario in ConformanceSuite.scenarios {
        #expect(try !Tracer(contender).trace(.scenario(scenario)).messages.isEmpty, "\(scenario.id)")
      }
    }

    @Test("shows that MVVM-C's coordinator makes, shows and routes")
    func coordinator() throws {
      let duties = try DetailsDuties(of: "MVVMC")
      #expect(
        duties.makers == ["UserDetailsCoordinator"]
      )
      #expect(duties.showers == ["UserDetailsCoordinator"])
      #expect(duties.routers == ["DashboardCoordinator"])
    }

    @Test("shows that in the 4V Engine a factory makes, a presenter shows and a router routes")
    func fourV() throws {
      let duties = try DetailsDuties(of: "FourV")
      #expect(duties.makers == ["UserDetailsViewFactory"])
      #expect(duties.showers == ["UserDetailsViewPresenter"])
      #expect(duties.routers == ["UsersRouter"])
    }

    @Test(
      "names the type that asks UIKit to show the next screen",
      arguments: [
        ("MVC", "UserListViewController"), ("MVP", "UserListViewController"), ("MVVMC", "UserDetailsCoordinator"),
        ("VIPER", "UserListRouter"), ("VIPVM", "UsersCoordinator"), ("FourV", "UserDetailsViewPresenter"),
      ]
    )
    func pushes(_ pattern: String, _ name: String) throws {
      #expect(try DetailsDuties(of: pattern).showers == [name])
    }
  #else
    @Test("cannot be had in a build for release", arguments: Lineup.compared)
    func release(_ contender: Contender) throws {
      let failure = #expect(throws: TraceFailure.self) { try Tracer(contender) }
      #expect(try #require(failure).text.hasPrefix("only what is built for debugging"))
    }
  #endif
}
