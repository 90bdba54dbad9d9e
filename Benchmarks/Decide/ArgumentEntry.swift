import Foundation

/// An argument that teams have, with the facts that settle it as far as code can, in JSON.
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

  /// The place of the words in public.
  struct Source: Codable, Sendable {
    let name: String
    let url: String
  }

  /// An argument as `lab facts` writes it.
  private struct Written: Decodable {
    let title: String
    let words: String
    let source: Source
    let finding: String?
    /// The names of facts, the deciding one first.
    let figures: [String]
    let open: String
  }

  /// Reads the arguments.
  ///
  /// - Parameters:
  ///   - data: the file of arguments, in JSON.
  ///   - facts: the facts that it names.
  ///   - architectures: the modules and names of the architectures, in the order of tables.
  /// - Throws: `DecodingError` if the file is damaged.
  public static func all(
    in data: Data,
    with facts: FactFile,
    of architectures: [(module: String, name: String)]
  ) throws -> [ArgumentEntry] {
    try JSONDecoder().decode([Written].self, from: data).map { written in
      ArgumentEntry(written, written.figures.compactMap { facts[$0].map { FactOrder($0, of: architectures) } })
    }
  }

  private init(_ written: Written, _ orders: [FactOrder]) {
    title = written.title
    words = written.words
    source = written.source
    finding = written.finding?.withoutMarks
    verdict = orders.first?.verdict.withoutMarks
    dependence = orders.first?.dependence.withoutMarks
    figures = orders.map { FigureEntry($0.figure) }
    open = written.open.withoutMarks
  }
}
