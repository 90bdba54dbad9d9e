import Command
import Figures
import Instruments
import Suites
import Tracing
import UsersInterface

/// The ownership drawings of architectures' pages, or the reason for which there are none.
struct OwnershipParts {
  /// The reason for which the heap could not be read here; `nil` if it was.
  private(set) var missing: String?
  /// The drawings of the details for slides, by the contender's id.
  private(set) var slides: [String: String] = [:]
  /// The drawings as they are recorded, by the contender's id.
  private(set) var records: [String: OwnershipRecord] = [:]
  private var parts: [String: RecordedPart] = [:]

  /// Lets the instrumented program open the details of each contender.
  ///
  /// - Throws: a failure if a screen was not as expected, or if the instrumented program does not answer; not if there is
  ///   none.
  init(of contenders: [Contender], from probe: ProbeResult<ProbeClient>) throws(CommandFailure) {
    switch probe {
    case .unavailable(let reason): missing = reason
    case .available(let client):
      try draw(contenders, client.graph(contenders: contenders.map(\.id), screens: [.details]))
    }
  }

  /// The drawing of one component.
  subscript(contender: Contender) -> RecordedPart? { parts[contender.id] }

  private mutating func draw(
    _ contenders: [Contender],
    _ result: ProbeResult<ProbeAnswer>
  ) throws(CommandFailure) {
    try CommandFailure.require(answer: result.reason)
    guard let answer = result.value else { return }
    guard answer.coverage.hasCensus else { return missing = answer.coverage.censusReason }
    if let problem = answer.problems.first { throw CommandFailure(.checkFailed, problem) }
    for contender in contenders {
      guard let screen = answer.graphs.first(where: { $0.contender == contender.id }) else { continue }
      let drawing = OwnershipDrawing(screen.graph, module: contender.module, roles: contender.architecture.roles)
      records[contender.id] = OwnershipRecord(drawing)
      parts[contender.id] = drawing.part(of: "UserDetails")
      slides[contender.id] = drawing.svg(of: "UserDetails", title: "\(contender.name): who holds whom")
    }
  }
}
