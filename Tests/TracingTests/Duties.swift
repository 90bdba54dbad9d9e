import Lineup
import Suites
import Testing
import Tracing

/// Who does what when details are opened.
@MainActor struct Duties {
  /// Who makes the details' view and what stands behind it.
  let makers: Set<String>
  /// Who puts it on screen.
  let showers: Set<String>
  /// Who is told of the choice by another component, and has the details made and shown.
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
