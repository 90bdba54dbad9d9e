import Contenders
import Suites
import Testing
import Tracing

/// The types that make, show and route to the details when they are opened.
@MainActor struct DetailsDuties {
  /// The types that make the details' view and the objects behind it.
  let makers: Set<String>
  /// The types that put it on screen.
  let showers: Set<String>
  /// The types of other components that send messages to the details.
  let routers: Set<String>

  init(of pattern: String) throws {
    let contender = try #require(Lineup.patterns.first { $0.id == pattern })
    let flow = try #require(Flow.all.first { $0.id == "open" })
    let trace = try Tracer(contender).trace(.flow(flow))
    let made = trace.messages.filter { $0.function.hasPrefix("init(") && $0.receiver.component == "UserDetails" }
    makers = Set(made.filter { $0.receiver.role.hasSuffix("ViewController") }.compactMap(\.sender?.name))
    showers = Set(trace.requests.filter { $0.function.contains("UINavigationController") }.compactMap(\.sender?.name))
    let started = trace.messages.filter {
      $0.receiver.component == "UserDetails" && $0.sender?.component != "UserDetails"
    }
    routers = Set(started.compactMap(\.sender?.name))
  }
}
