/// An argument in JSON.
public struct ArgumentEntry: Encodable, Sendable {
  let title: String
  let words: String
  let source: Source
  /// The sentences that the figures do not say by themselves.
  let finding: String?
  /// One sentence with the margin of the deciding figure.
  let verdict: String?
  /// The sentence that says if the verdict would be another under other conditions.
  let dependence: String?
  let figures: [FigureEntry]
  let open: String

  struct Source: Encodable, Sendable {
    let name: String
    let url: String
  }

  init(_ argument: Argument) {
    title = argument.title
    words = argument.words
    source = Source(name: argument.source.name, url: argument.source.url)
    finding = argument.finding?.withoutMarks
    verdict = argument.verdict?.withoutMarks
    dependence = argument.dependence?.withoutMarks
    figures = argument.figures.filter(\.isWhole).map(FigureEntry.init)
    open = argument.open.withoutMarks
  }
}

extension ArchitectureFigures {
  /// The arguments in JSON.
  public var entries: [ArgumentEntry] { arguments.map(ArgumentEntry.init) }
}
