/// An argument in JSON.
public struct ArgumentEntry: Encodable, Sendable {
  let title: String
  let words: String
  let source: Source
  let verdict: String
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
    verdict = argument.verdict.withoutMarks
    figures = argument.figures.filter(\.isWhole).map(FigureEntry.init)
    open = argument.open.withoutMarks
  }
}

extension ArchitectureFigures {
  /// The arguments in JSON.
  public var entries: [ArgumentEntry] { arguments.map(ArgumentEntry.init) }
}
