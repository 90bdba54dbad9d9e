import Foundation
import TestSupport
import Testing

@testable import SourceRules

/// `docs/UIKIT.md` against the tests of UIKit's behaviour, which are read as text.
@Suite("The page on UIKit")
struct UIKitPageTests {
  let page: String
  /// The tests of each file, from `@Test` to the next one.
  let tests: [(file: String, text: String)]

  init() throws {
    page = try String(contentsOf: Project.root.appending(path: "docs/UIKIT.md"), encoding: .utf8)
    let folder = Project.root.appending(path: "Tests/HeadlessUIKitTests/UIKitBehaviour")
    tests = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Behaviour.swift") }.sorted()
      .flatMap { file in
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          .components(separatedBy: "@Test(").dropFirst().map { (file, $0) }
      }
  }

  @Test("lists every known difference, and no other")
  func differences() {
    var rows: [String] = []
    for test in tests {
      for part in test.text.components(separatedBy: "knownDifference(\"").dropFirst() {
        let row = "| \(part.prefix { $0 != "\"" }) |"
        if !rows.contains(row) { rows.append(row) }
      }
    }
    let listed = page.components(separatedBy: "\n").drop { !$0.hasPrefix("| known difference |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }.map { $0.components(separatedBy: "|")[1] }.map { "|\($0)|" }
    #expect(listed.sorted() == rows.sorted(), "the rows should be:\n\(rows.joined(separator: "\n"))")
  }

  @Test("says how many behaviours there are, and of how many a part is a known difference")
  func numbers() {
    let known = tests.filter { $0.text.contains("knownDifference(") }.count
    let sentence = "\(tests.count) behaviours are asked for; \(known) of them show a known difference."
    #expect(page.contains(sentence), "it should say: \(sentence)")
  }

  @Test("Every behaviour names its evidence")
  func evidence() {
    let without = tests.filter { !$0.text.contains(".evidence(") }.map { "\($0.file): \($0.text.prefix(80))" }
    #expect(without == [])
  }
}
