import Instruments
import Reports
import Suites
import Twin
import UsersInterface

/// The ownership drawings of architectures' pages, or why there are none.
struct OwnershipParts {
  /// Why the heap cannot be read here; `nil` if it was.
  private(set) var missing: String?
  private var parts: [String: RecordedPart] = [:]

  /// Has the twin open details of each.
  ///
  /// - Throws: a failure if a screen was not as it has to be; that the twin cannot look is none.
  init(of contenders: [Contender]) throws(CommandFailure) {
    switch ProbeClient.locate() {
    case .unavailable(let reason): missing = reason
    case .available(let client):
      try draw(contenders, client.graph(contenders: contenders.map(\.id), screens: [.details]))
    }
  }

  subscript(contender: Contender) -> RecordedPart? { parts[contender.id] }

  private mutating func draw(
    _ contenders: [Contender],
    _ result: ProbeResult<ProbeAnswer>
  ) throws(CommandFailure) {
    guard let answer = result.value else { return missing = result.reason }
    guard answer.coverage.hasCensus else { return missing = answer.coverage.censusReason }
    if let problem = answer.problems.first { throw CommandFailure(.checkFailed, problem) }
    for contender in contenders {
      let screen = answer.graphs.first { $0.contender == contender.id }
      parts[contender.id] = screen.map {
        OwnershipDrawing($0.graph, module: contender.id, roles: contender.architecture.roles).part
      }
    }
  }
}
