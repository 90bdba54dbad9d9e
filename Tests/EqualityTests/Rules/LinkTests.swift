import Foundation
import TestSupport
import Testing
import Texts

@testable import SourceRules

@Suite("The links on pages")
struct LinkTests {
  /// The pages of the package, by path.
  private static let pages: [String: String] = {
    let all = FileManager.default.enumerator(atPath: Project.root.path)?.compactMap { $0 as? String } ?? []
    let paths = all.filter { $0.hasSuffix(".md") && !$0.contains(".build/") }
    return Dictionary(
      uniqueKeysWithValues: paths.map { ($0, (try? TextFile.read(Project.root.appending(path: $0))) ?? "") }
    )
  }()

  @Test("lead to files and headings that are there")
  func lead() {
    #expect(Self.pages.count > 30)
    let astray = Self.pages.flatMap { page, text in
      Self.links(in: text).filter { !Self.leads($0, from: page) }.map { "\(page): \($0)" }
    }
    #expect(astray.sorted() == [])
  }

  @Test(
    "that lead nowhere are found",
    arguments: ["NOWHERE.md", "README.md#no-such-heading", "#no-such-heading", "../README.md"]
  )
  func astray(_ link: String) {
    #expect(Self.links(in: "A [word](\(link)).\n```\n[no](LINK.md)\n```\n") == [link])
    #expect(!Self.leads(link, from: "README.md"))
  }

  @Test("may lead to a part of a page, a folder, or a line of a file")
  func parts() {
    for link in ["docs/CHOOSING.md#newcomers", "docs/patterns", "#architecture-workbench", "Package.swift"] {
      #expect(Self.leads(link, from: "README.md"), "\(link)")
    }
  }

  /// Returns the links of a page that lead to the package; code has none.
  private static func links(in text: String) -> [String] {
    let prose = text.replacing(/```.*?\n```/.dotMatchesNewlines(), with: "").replacing(/`[^`\n]*`/, with: "")
    let all = prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    return all.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") && !$0.hasPrefix("<doc:") }
  }

  private static func leads(_ link: String, from page: String) -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = Project.root.appending(path: page).deletingLastPathComponent()
    let place = parts[0].isEmpty ? Project.root.appending(path: page) : folder.appending(path: parts[0]).standardized
    guard FileManager.default.fileExists(atPath: place.path), place.path.hasPrefix("\(Project.root.standardized.path)/")
    else { return false }
    let target = String(place.path.dropFirst(Project.root.standardized.path.count + 1))
    guard parts.count == 2, let text = pages[target] else { return true }
    return anchors(of: text).contains(parts[1])
  }

  /// The anchors of a page's headings, as viewers of Markdown make them.
  private static func anchors(of text: String) -> [String] {
    text.lines.filter { $0.hasPrefix("#") }.map { line in
      let words = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        .replacing(/\[([^\]]+)\]\([^)]*\)/) { String($0.1) }
      return String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
    }
  }
}
