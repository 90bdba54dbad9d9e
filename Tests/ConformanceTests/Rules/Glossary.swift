import Foundation
import TestSupport

/// `docs/GLOSSARY.md`: the terms, and the words that are not used.
enum Glossary {
  /// The page up to the second table, and the rest.
  static func page() throws -> (terms: String, unused: String) {
    let page = try String(contentsOf: Project.root.appending(path: "docs/GLOSSARY.md"), encoding: .utf8)
    let heading = "\n## Words not used here\n"
    let parts = page.split(separator: heading, maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw MissingTable(heading: heading) }
    return (parts[0], parts[1])
  }

  /// The words of the second table.
  static func words() throws -> [UnusedWord] {
    try page().unused.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().flatMap { row in
      let cells = row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map(list)
      return cells[0].map { UnusedWord($0, allowed: cells[2]) }
    }
  }

  private static func list(_ cell: Substring) -> [String] {
    cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  struct MissingTable: Error {
    let heading: String
  }
}

/// A word, or several, that prose does not use: `…` stands for any word, and one in code style for a whole text.
struct UnusedWord: CustomStringConvertible, Sendable {
  let description: String
  private let pattern: String
  /// The beginning of the word's places, in lower case: it is searched first, because that is fast.
  private let beginning: String
  private let allowed: [String]

  init(_ word: String, allowed: [String]) {
    description = word
    let isLabel = word.hasPrefix("`")
    let label = "\"\(word.dropFirst().dropLast())\""
    pattern = isLabel ? label : Self.pattern(word)
    beginning = isLabel ? label : String(word.prefix { $0 != "…" }).lowercased()
    self.allowed = allowed.map(Self.pattern)
  }

  /// Returns the places of the word in a file, each with the text around it.
  func places(in file: Prose) -> [String] {
    guard file.lowercased.withCString({ strstr($0, beginning) != nil }) else { return [] }
    let found = places(in: file.text)
    // A word that also occurs in the code without comments and texts is a name.
    return found.count > places(in: file.code).count ? found.map { "\(file.path): \($0)" } : []
  }

  private func places(in text: String) -> [String] {
    guard let regex = try? Regex(pattern).ignoresCase() else { return ["\(pattern) is not a pattern"] }
    let exceptions = allowed.compactMap { try? Regex($0).ignoresCase() }
    return text.matches(of: regex).compactMap { match in
      let start = text.index(match.range.lowerBound, offsetBy: -20, limitedBy: text.startIndex) ?? text.startIndex
      let end = text.index(match.range.upperBound, offsetBy: 20, limitedBy: text.endIndex) ?? text.endIndex
      let isAllowed = exceptions.contains { exception in
        text[start..<end].ranges(of: exception).contains { $0.overlaps(match.range) }
      }
      return isAllowed ? nil : String(text[start..<end])
    }
  }

  private static func pattern(_ word: String) -> String {
    let words = word.split(separator: " ").map {
      $0 == "…" ? #"[\w-]+"# : NSRegularExpression.escapedPattern(for: String($0))
    }
    return #"\b"# + words.joined(separator: " ") + #"\b"#
  }
}
