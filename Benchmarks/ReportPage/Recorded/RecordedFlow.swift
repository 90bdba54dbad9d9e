/// A flow of an architecture, read from the transcript that is kept among the documents.
struct RecordedFlow: Sendable, Encodable {
  /// A call, and the number of calls around it.
  struct Call: Sendable, Encodable {
    let depth: Int
    let participant: String
    let function: String
  }

  /// An event outside of the app, and the calls that followed.
  struct Step: Sendable, Encodable {
    let title: String
    var calls: [Call] = []
    /// The screen when all that an action causes has ended, as text; `nil` in the steps before.
    var screen: String?
  }

  let pattern: String
  let flow: String
  let messages: Int
  let reads: Int
  var steps: [Step] = []

  /// Reads a transcript; `nil` if the text is not one.
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

  /// Adds the screens, each to the last step that follows from its action: in between, a transition shows two at once.
  mutating func show(_ screens: [FlowScreen]) {
    var rest = screens[...]
    var shown: String?
    for index in steps.indices {
      if let screen = rest.first(where: { $0.title == steps[index].title }) {
        rest = rest.drop { $0.title != screen.title }.dropFirst()
        if index > 0 { steps[index - 1].screen = shown }
        shown = screen.screen
      }
    }
    if let last = steps.indices.last { steps[last].screen = shown }
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

/// The screen after everything that follows an action from outside, as text.
public struct FlowScreen: Sendable {
  let title: String
  let screen: String

  /// Describes a screen.
  ///
  /// - Parameters:
  ///   - title: the action.
  ///   - screen: the screen when the run loop has nothing left to do.
  public init(title: String, screen: String) {
    self.title = title
    self.screen = screen
  }
}

/// A contender that can be compared, as the page names it.
public struct PageSubject: Sendable, Encodable {
  /// The name for commands, such as `VIPVM`.
  public let id: String
  /// The name in the literature, such as `VIP-VM`.
  public let name: String
  /// `pattern`, `variant`, `wiring` or `floor`.
  public let kind: String
  /// The difference from others, in one line.
  public let summary: String
  /// The roles of a component.
  public let roles: [String]

  /// Describes a contender.
  public init(id: String, name: String, kind: String, summary: String, roles: [String]) {
    self.id = id
    self.name = name
    self.kind = kind
    self.summary = summary
    self.roles = roles
  }
}
