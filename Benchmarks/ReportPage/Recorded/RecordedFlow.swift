/// A flow of an architecture, read from the transcript that is kept among the documents.
struct RecordedFlow: Sendable, Encodable {
  /// A call, and how deep in others it is.
  struct Call: Sendable, Encodable {
    let depth: Int
    let participant: String
    let function: String
  }

  /// What happened outside of the app, and the calls that followed.
  struct Step: Sendable, Encodable {
    let title: String
    var calls: [Call] = []
    /// The screen after it, as text; missing if it was not drawn.
    var screen: String?
  }

  let pattern: String
  let flow: String
  let messages: Int
  let reads: Int
  var steps: [Step] = []

  /// Reads a transcript; `nil` if it is none.
  init?(_ text: String, flow: String, of pattern: String) {
    let lines = text.split(separator: "\n")
    guard let head = lines.first?.firstMatch(of: /: (\d+) messages?, (\d+) reads?$/),
      let messages = Int(head.1), let reads = Int(head.2)
    else { return nil }
    self.pattern = pattern
    self.flow = flow
    self.messages = messages
    self.reads = reads
    for line in lines.dropFirst() { read(line) }
  }

  /// Takes over what is on screen: after each thing that is done from outside, and when all has been done that follows.
  mutating func show(_ screens: [FlowScreen]) {
    var rest = screens[...]
    var settled: String?
    for index in steps.indices {
      if let screen = rest.first(where: { $0.title == steps[index].title }) {
        rest = rest.drop { $0.title != screen.title }.dropFirst()
        settled = screen.settledScreen
        steps[index].screen = screen.screen
      } else {
        steps[index].screen = settled
      }
    }
  }

  private mutating func read(_ line: Substring) {
    guard line.hasPrefix(" ") else {
      return steps.append(Step(title: String(line.hasSuffix(":") ? line.dropLast() : line)))
    }
    let call = line.drop { $0 == " " }
    let parts = call.split(separator: ".", maxSplits: 1).map(String.init)
    guard let last = steps.indices.last, parts.count == 2 else { return }
    steps[last].calls.append(
      Call(depth: (line.count - call.count) / 2 - 1, participant: parts[0], function: parts[1])
    )
  }
}
