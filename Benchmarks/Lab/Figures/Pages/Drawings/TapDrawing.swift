public import Tracing

/// The calls of a flow as an SVG drawing: a column for each participant, and below each other the calls as arrows.
public struct TapDrawing {
  private static let column = 128
  private static let row = 30
  private static let top = 60

  private let title: String
  private let trace: Trace
  private let participants: [Participant]

  /// Draws a trace.
  ///
  /// - Parameters:
  ///   - trace: the recorded calls.
  ///   - title: a title for people who do not see the drawing.
  public init(_ trace: Trace, title: String) {
    self.trace = trace
    self.title = title
    var seen: Set<Participant> = []
    participants = trace.calls.map(\.participant).filter { seen.insert($0).inserted }
  }

  /// The text of the file.
  public var svg: String {
    let rows = trace.steps.flatMap { [Row.note($0.title)] + $0.calls.flatMap { Self.rows($0, from: nil) } }
    let height = Self.top + Self.row * rows.count + Self.row / 2
    var svg = SVG()
    for (index, lines) in ([["outside"]] + participants.map(Self.name)).enumerated() {
      svg.line([(Self.x(index), Self.top - 10), (Self.x(index), height - 10)], "lifeline")
      let style = index == 0 ? "interface" : participants[index - 1].kind.rawValue
      let corner = (x: Self.x(index) - Self.column / 2 + 4, y: 8)
      svg.box(lines, style, at: corner, width: Self.column - 8, height: Self.top - 18)
    }
    var width = (participants.count + 1) * Self.column
    for (index, row) in rows.enumerated() {
      let y = Self.top + Self.row * (index + 1) - 4
      switch row {
      case .note(let text): svg.text(text, at: (8, y), "note")
      case .call(let caller, let receiver, let text):
        let ends = (x(caller), x(receiver))
        let begin = min(ends.0, ends.1) + 10
        svg.text(text, at: (begin, y - 6))
        svg.line([(ends.0, y), (ends.1, y)], "call")
        width = max(width, begin + text.count * SVG.letter + 8)
      }
    }
    return svg.file(title, width: width, height: height)
  }

  private enum Row {
    case note(String)
    case call(Participant?, Participant, String)
  }

  private static func rows(_ call: Call, from caller: Participant?) -> [Row] {
    [.call(caller, call.participant, call.function)] + call.calls.flatMap { rows($0, from: call.participant) }
  }

  /// The lines of a name: component and role, if it has both.
  private static func name(_ participant: Participant) -> [String] {
    participant.component.isEmpty ? [participant.name] : [participant.component, participant.role]
  }

  /// The middle of a participant's column; of the first one, which is outside of the app, for `nil`.
  private func x(_ participant: Participant?) -> Int {
    Self.x(participant.flatMap(participants.firstIndex).map { $0 + 1 } ?? 0)
  }

  private static func x(_ index: Int) -> Int { index * column + column / 2 }
}
