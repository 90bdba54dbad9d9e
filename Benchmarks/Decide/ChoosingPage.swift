public import Foundation

/// The page about choosing an architecture: a table of facts for each situation.
public struct ChoosingPage: Sendable {
  /// The path of the page in the package.
  public static let path = "docs/CHOOSING.md"
  /// The path of the situations in the package.
  public static let situationsPath = "\(FactFile.folder)/Page/situations.json"

  /// The situation of a team that chooses an architecture.
  public struct Situation: Decodable, Sendable {
    /// The words by which the page marks its figures.
    public let id: String
    /// The names of facts, the deciding one first.
    let figures: [String]
    /// Rows of words, which no number says.
    let words: [Words]?

    /// A row of words.
    struct Words: Decodable, Sendable {
      let label: String
      /// The words, by module.
      let values: [String: String]
    }

    /// The line above its figures.
    public var begin: String { "<!-- Figures, \(id); renew with: \(ChoosingPage.command) -->" }
    /// The line below its figures.
    public var end: String { "<!-- End of figures, \(id) -->" }
  }

  /// The command that renews the figures.
  public static let command = "swift run --package-path Benchmarks/Lab lab facts --pages"

  private struct Document: Decodable {
    let situations: [Situation]
    let beside: [String]
  }

  /// The situations, in the order of the page.
  public let situations: [Situation]
  /// The names of facts of no situation that settle an argument.
  let beside: [String]
  private let facts: FactFile
  private let architectures: [(module: String, name: String)]

  /// Reads the situations.
  ///
  /// - Parameters:
  ///   - data: the file of situations, in JSON.
  ///   - facts: the facts that it names.
  ///   - architectures: the modules and names of the architectures, in the order of tables.
  /// - Throws: `DecodingError` if the file is damaged.
  public init(_ data: Data, _ facts: FactFile, of architectures: [(module: String, name: String)]) throws {
    let document = try JSONDecoder().decode(Document.self, from: data)
    situations = document.situations
    beside = document.beside
    self.facts = facts
    self.architectures = architectures
  }

  /// Returns the figures of a situation in Markdown: their orders, then a table.
  public func text(of situation: Situation) -> String {
    let orders = orders(situation.figures)
    var table = TextTable([""] + architectures.map(\.name))
    for words in situation.words ?? [] {
      table.add(([words.label] + architectures.map { words.values[$0.module] ?? "" }).map { TextTable.Cell($0) })
    }
    for order in orders {
      let cells = architectures.map { module in order.values[module.module].map(order.fact.text) ?? "" }
      table.add(([order.fact.name] + cells).map { TextTable.Cell($0) })
    }
    return (orders.map { "- \($0.order)" } + [""] + table.markdown).joined(separator: "\n")
  }

  /// The facts of some names, beside the architectures' names.
  func orders(_ names: [String]) -> [FactOrder] {
    names.compactMap { facts[$0].map { FactOrder($0, of: architectures) } }
  }
}
