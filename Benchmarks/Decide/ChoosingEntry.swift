/// The situations of the page about choosing in JSON, and the figures to which a reader can give weights.
public struct ChoosingEntry: Encodable, Sendable {
  /// A situation with the page's words about it.
  struct Situation: Encodable, Sendable {
    let id: String
    let title: String
    /// Two sentences.
    let answer: String
    let change: String?
    /// The places of its figures, the deciding one first.
    let figures: [Int]
  }

  private(set) var situations: [Situation] = []
  private(set) var figures: [FigureEntry] = []

  /// Takes the figures of all situations, and those beside that settle an argument.
  ///
  /// - Parameters:
  ///   - choosing: the situations.
  ///   - page: the page about choosing, which has the words. A situation that is not on it is left out.
  public init(_ choosing: ChoosingPage, page: String) {
    for situation in choosing.situations {
      let places = choosing.orders(situation.figures).map { place(of: $0) }
      guard let words = ChoosingWords(situation, in: page) else { continue }
      situations.append(
        Situation(
          id: situation.id,
          title: words.title,
          answer: words.answer,
          change: words.change,
          figures: places
        )
      )
    }
    for order in choosing.orders(choosing.beside) { _ = place(of: order) }
  }

  /// The place of a figure, which is added if it is not there.
  private mutating func place(of order: FactOrder) -> Int {
    let entry = FigureEntry(order)
    if let place = figures.firstIndex(where: { $0.label == entry.label }) { return place }
    figures.append(entry)
    return figures.count - 1
  }
}

/// The words of a situation, which only the page has.
private struct ChoosingWords {
  let title: String
  let answer: String
  let change: String?

  /// Reads a page; `nil` if it has no such situation, or says nothing about it.
  init?(_ situation: ChoosingPage.Situation, in page: String) {
    guard let begin = page.firstRange(of: situation.begin), let end = page.firstRange(of: situation.end),
      begin.upperBound <= end.lowerBound,
      let head = page[..<begin.lowerBound].split(separator: "\n").last(where: { $0.hasPrefix("## ") })
    else { return nil }
    let rest = page[end.upperBound...]
    let section = rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
    let paragraphs = section.split(separator: "\n\n").map { text in
      text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    guard let answer = paragraphs.lazy.compactMap(Self.answer).first else { return nil }
    title = String(head.dropFirst(3))
    self.answer = answer
    change = paragraphs.first { $0.hasPrefix(Self.changing) }.map { Self.plain($0.dropFirst(Self.changing.count)) }
  }

  private static let changing = "*What would change it:* "

  /// The first two sentences from the emphasised one on; `nil` if a paragraph emphasises none.
  private static func answer(_ paragraph: String) -> String? {
    guard let start = paragraph.firstRange(of: "**")?.lowerBound else { return nil }
    let text = plain(paragraph[start...])
    return text.firstMatch(of: /.+?\.(?: .+?\.)?(?= |$)/).map { String($0.output) }
  }

  /// The words without marks, and without references in parentheses, which lead to other parts of the page.
  private static func plain(_ text: Substring) -> String {
    String(text).replacing(/\ \(\[[^\]]*\]\([^)]*\)[^)]*\)/, with: "").withoutMarks
  }
}
