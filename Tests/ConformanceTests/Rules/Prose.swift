import Foundation
import Structure
import TestSupport

/// A file that people read, as one line: without the marks of comments, and with one space between words.
struct Prose: Sendable {
  /// The path below the project's root.
  let path: String
  /// Its lines, as they are.
  let lines: [String]
  let text: String
  /// The text in lower case.
  let lowercased: String
  /// The Swift code without comments and string literals; empty for other files.
  let code: String

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n").map(String.init)
    self.text = Self.line(lines)
    lowercased = self.text.lowercased()
    code = path.hasSuffix(".swift") ? Self.line(SwiftCode.lines(of: text)) : ""
  }

  /// All documents, sources and scripts of the project, without build products and git's own files.
  static let files = ["", "Sources", "Benchmarks", "Tests", "Examples", "docs", ".ci", ".github"].flatMap(files)

  private static let endings = ["md", "swift", "js", "css", "c", "h", "txt", "patch", "sh", "yml", ""]

  private static func files(in folder: String) -> [Prose] {
    let manager = FileManager.default
    let root = Project.root.appending(path: folder).path
    let list = folder.isEmpty ? manager.contentsOfDirectory : manager.subpathsOfDirectory
    return ((try? list(root)) ?? []).filter(isRead).sorted().compactMap { path in
      let path = folder.isEmpty ? path : "\(folder)/\(path)"
      guard var text = try? String(contentsOf: Project.root.appending(path: path), encoding: .utf8) else { return nil }
      // The page's second table lists all of them.
      if path == "docs/GLOSSARY.md", let page = try? Glossary.page() { text = page.terms }
      return Prose(path, text)
    }
  }

  private static func isRead(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    // A second author's changes are in words of their own.
    return !parts.contains(".build") && !parts.contains("second-hand")
      && endings.contains(URL(filePath: path).pathExtension)
  }

  // A regular expression for each line took a third of the time of this module's tests.
  private static func line(_ lines: [String]) -> String {
    lines.flatMap { withoutMark($0).split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
  }

  private static func withoutMark(_ line: String) -> Substring {
    let text = line.drop(while: \.isWhitespace)
    guard let first = text.first, "/#>*-".contains(first) else { return text }
    if first == "#" { return text.drop { $0 == "#" } }
    guard first == "/" else { return text.dropFirst() }
    return text.hasPrefix("//") ? text.dropFirst(text.hasPrefix("///") ? 3 : 2) : text
  }
}
