import Foundation
import TestSupport

@testable import SourceRules

/// A row of the tables that connect a document's demands with places in the code.
struct FidelityRow: Sendable {
  let page: String
  let line: Int
  let cells: [String]

  /// Reads the rows of a page's tables: those below the head that all of them have.
  static func all(in text: String, of page: String) -> [FidelityRow] {
    var isInTable = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      if line == head { isInTable = true }
      if !line.hasPrefix("|") { isInTable = false }
      guard isInTable, line != head, !line.hasPrefix("|---") else { return nil }
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).dropLast()
      return FidelityRow(
        page: page,
        line: index + 1,
        cells: cells.map { $0.trimmingCharacters(in: .whitespaces) }
      )
    }
  }

  /// The mistakes in the row: it has empty cells, or names a file or a symbol that is not there.
  var mistakes: [String] {
    guard cells.count == 4, !cells.contains("") else { return ["has \(cells.count) cells, or an empty one"] }
    return cells[2].components(separatedBy: "<br>").compactMap(Self.mistake)
  }

  private static func mistake(in place: String) -> String? {
    guard let match = place.wholeMatch(of: #/\[`([^`]+)`\]\(\.\./([^)]+)\)/#) else {
      return "\"\(place)\" is not a link to a symbol's file"
    }
    let (symbol, path) = (String(match.output.1), String(match.output.2))
    guard let text = try? String(contentsOf: Project.root.appending(path: path), encoding: .utf8) else {
      return "there is no file \(path)"
    }
    let isSwift = path.hasSuffix(".swift")
    let isThere = isSwift ? FileDeclarations(ProjectFile(path, text)).contain(symbol) : text.contains(symbol)
    return isThere ? nil : "\(path) does not declare \(symbol)"
  }

  private static let head = "| what the document asks for | section | where | followed |"
}
