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
  let figures: [Figure]
  let open: String

  struct Source: Encodable, Sendable {
    let name: String
    let url: String
  }

  /// A figure of each architecture, by module.
  struct Figure: Encodable, Sendable {
    let label: String
    let values: [String: Double]
    let noise: Double
    /// The unit, if it has one.
    let unit: String?
    let order: String
  }

  init(_ argument: Argument) {
    title = argument.title
    words = argument.words
    source = Source(name: argument.source.name, url: argument.source.url)
    finding = argument.finding.map(Self.plain)
    verdict = argument.verdict.map(Self.plain)
    dependence = argument.dependence.map(Self.plain)
    figures = argument.figures.filter(\.isWhole).map { figure in
      Figure(
        label: Self.plain(figure.label),
        values: figure.values,
        noise: figure.noise,
        unit: figure.format == .share ? "share" : nil,
        order: Self.plain(figure.order)
      )
    }
    open = Self.plain(argument.open)
  }

  /// Returns a sentence without the marks of Markdown.
  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]+)\]\([^)]+\)/) { "\($0.1)" }.replacing("*", with: "").replacing("`", with: "")
  }
}

extension ArchitectureFigures {
  /// The arguments in JSON.
  public var entries: [ArgumentEntry] { arguments.map(ArgumentEntry.init) }
}
