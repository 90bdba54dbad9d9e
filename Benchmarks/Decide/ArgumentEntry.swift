public import Foundation
import Texts

/// An argument that teams have, with the facts that settle it as far as code can; in JSON all but what the figures have.
public struct ArgumentEntry: Encodable, Sendable {
  /// The name by which a person asks for it, such as `boilerplate`.
  public let id: String
  let title: String
  let words: String
  let source: Source
  /// The sentences that the figures do not say by themselves.
  let finding: String?
  /// One sentence with the margin of the deciding figure, or with the reason why none decides.
  let verdict: String
  /// The sentence that says if the verdict would be another under other conditions.
  let dependence: String?
  let figures: [FigureEntry]
  let open: String

  /// The figures, the deciding one first.
  let shown: [Figure]
  /// The trials of the deciding figure; `nil` if none was made.
  let trial: Fact.Trial?
  /// The reason why no figure decides, to follow "not settled by code:"; `nil` if one does.
  let unsettled: String?
  /// The names of figures that the facts do not have.
  private let missing: [String]
  private let contenders: [(module: String, name: String)]

  private enum CodingKeys: CodingKey {
    case id, title, words, source, finding, verdict, dependence, figures, open
  }

  /// The place of the words in public.
  struct Source: Codable, Sendable {
    let name: String
    let url: String
  }

  /// An argument as the file has it, in Markdown; its links lead from the folder `docs`.
  private struct Written: Decodable {
    let id: String
    let title: String
    let words: String
    let source: Source
    let finding: String?
    /// The names of facts, the deciding one first.
    let figures: [String]
    let open: String
    let unsettled: String?
  }

  /// The path of the file in the package.
  public static let path = "\(FactFile.folder)/Page/arguments.json"

  /// Reads the arguments.
  ///
  /// - Parameters:
  ///   - data: the file of arguments, in JSON.
  ///   - facts: the facts that it names. One that is missing is left out.
  ///   - architectures: the modules and names of the architectures, in the order of tables.
  ///   - questions: the short names of figures; `nil` if facts are shown by their own names.
  /// - Throws: `DecodingError` if the file is damaged.
  public static func all(
    in data: Data,
    with facts: FactFile,
    of architectures: [(module: String, name: String)],
    naming questions: Questions? = nil
  ) throws -> [ArgumentEntry] {
    made(try JSONDecoder().decode([Written].self, from: data), facts, architectures, questions)
  }

  /// Reads the arguments of a package.
  static func all(
    in package: PackageFolder,
    with facts: FactFile,
    of architectures: [(module: String, name: String)],
    naming questions: Questions
  ) throws(CommandFailure) -> [ArgumentEntry] {
    made(try package.decoded([Written].self, at: path), facts, architectures, questions)
  }

  /// The names and titles of the arguments of a package; none if it has no arguments.
  static func names(in package: PackageFolder) -> [(name: String, title: String)] {
    ((try? package.decoded([Written].self, at: path)) ?? []).map { ($0.id, $0.title) }
  }

  private static func made(
    _ all: [Written],
    _ facts: FactFile,
    _ contenders: [(module: String, name: String)],
    _ questions: Questions?
  ) -> [ArgumentEntry] {
    let modules = contenders.map(\.module)
    let named = questions?.figures(in: facts, of: modules) ?? []
    return all.map { written in
      let known = written.figures.compactMap { facts[$0] }.map { fact in
        let figure = named.first { $0.name == fact.name }
        return (fact, figure ?? Figure(fact, of: modules, label: nil, size: "", origin: nil))
      }
      return ArgumentEntry(written, known.filter { !$0.1.values.isEmpty }, contenders)
    }
  }

  private init(_ written: Written, _ known: [(fact: Fact, figure: Figure)], _ all: [(module: String, name: String)]) {
    contenders = all.map { ($0.module, $0.name.visible) }
    (id, title, words, source) = (written.id, written.title, written.words, written.source)
    finding = written.finding?.withoutMarks
    open = written.open.withoutMarks
    missing = written.figures.filter { name in !known.contains { $0.fact.name == name } }.map(\.withoutMarks)
    (trial, shown) = (known.first?.fact.trial, known.map(\.figure))
    figures = known.map { FigureEntry($0.figure) }
    let isDecided = shown.first.map { $0.name == written.figures.first } ?? false
    unsettled = written.unsettled ?? (isDecided ? nil : "a fact is missing")
    let sentences = [unsettled.map { "Not settled by code: \($0)." }, shown.first?.verdict(of: contenders)]
    verdict = sentences.compactMap(\.self).joined(separator: " ")
    dependence = known.first.map { $0.fact.trial?.sentence ?? "No trial was made with changes and variants." }
  }

  /// The verdict in a line of Markdown: the deciding figure's values with their letters, or that no figure decides.
  var line: String {
    unsettled.map { "*not settled by code*: \($0)" } ?? shown.first?.summary(of: contenders) ?? ""
  }

  /// The argument for a terminal; a longer line is for the caller to break.
  var text: String {
    let words = ["\(title) (\(id))", "\"\(words)\"", "\(source.name), \(source.url)", ""]
    let said = [verdict, dependence, finding].compactMap(\.self)
    let figures = shown.flatMap { figure in
      let about = [figure.label.withoutMarks, figure.unitBeside, figure.size, figure.direction].filter { !$0.isEmpty }
      return [about.joined(separator: " · "), "  \(figure.values(of: contenders))", "  noise: \(figure.noiseWords)"]
    }
    let letters = shown.isEmpty ? [] : ["", "Architectures that share a letter are not told apart by a figure:"]
    let unknown = missing.isEmpty ? [] : ["", "No fact tells \(FactOrder.list(missing, "or"))."]
    return (words + said + letters + figures + unknown + ["", "Code cannot settle \(open)"]).map { "\($0)\n" }.joined()
  }
}
