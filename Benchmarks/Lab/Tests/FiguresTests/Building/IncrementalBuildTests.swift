import Command
import SourceFigures
import TestSupport
import Testing

@Suite("An incremental build")
struct IncrementalBuildTests {
  private static let module = [
    "List/Row.swift": "struct Row { let name = 1 }",
    "List/Table.swift": "final class Table { var rows: [Row] = [] }",
    "Text.swift": "func text() -> Int { 1 }",
    "Label.swift": "final class Label { var length: Int { text() } }",
    "Unrelated.swift": "enum Unrelated { case one }",
  ]

  @Test("compiles what changed, what was added and what uses a changed interface; not what uses a changed body")
  func dependencies() throws {
    let build = try Self.build {
      $0["List/Row.swift"] = "struct Row { let name = 1; private let length = 2 }"
      $0["Text.swift"] = "func text() -> Int { 2 }"
      $0["New.swift"] = "final class New {}"
    }
    #expect(
      build.compilations.map { "\($0.path) \($0.reason)" } == [
        "List/Row.swift changed", "List/Table.swift dependency", "New.swift added", "Text.swift changed",
      ]
    )
    #expect(build.stale.isEmpty && build.firstImports.isEmpty)
    #expect(build.figures["files"] == 6 && build.figures["files compiled again"] == 4)
    #expect(build.figures["files compiled again that did not change"] == 1)
    #expect(IncrementalBuild.Reason.allCases.map { build.figures[$0.figure] } == [2, 1, 1, 0, 0])
  }

  @Test("is that of the same files, if a plugin has put the changed ones elsewhere")
  func elsewhere() throws {
    let build = try Self.build { files in
      files["Text.swift"] = "func text() -> Int { 2 }"
      files["New.swift"] = "final class New {}"
      // In one folder, below that of a file which only names the module.
      files = Dictionary(
        uniqueKeysWithValues: files.map { path, text in
          ("outputs/made/\(path.split(separator: "/").last ?? "")", text)
        }
      )
    }
    #expect(build.compilations.map { "\($0.path) \($0.reason)" } == ["New.swift added", "Text.swift changed"])
  }

  @Test("compiles nothing if nothing changed, and the same each time", .long())
  func repeats() throws {
    #expect(try Self.build { _ in }.compilations.isEmpty)
    let builds = try (0..<2).map { _ in try Self.build { $0["List/Row.swift"] = "struct Row { var name = 1 }" } }
    #expect(builds[0] == builds[1])
  }

  @Test("compiles everything if a file was removed", .long())
  func removal() throws {
    let build = try Self.build { $0["Unrelated.swift"] = nil }
    #expect(build.files == 4 && build.compilations.map(\.reason) == Array(repeating: .removal, count: 4))
  }

  @Test("tells what a first import compiles from what the change does", .long())
  func firstImport() throws {
    let build = try Self.build(adding: ["Screen.swift": "import HeadlessUIKit\nfinal class Screen: UIViewController {}"]
    ) {
      // That module extends UIViewController.
      $0["List/Row.swift"] = "public import UsersInterface\nstruct Row { let name = 1; let length = 2 }"
    }
    let reasons = Dictionary(uniqueKeysWithValues: build.compilations.map { ($0.path, $0.reason) })
    #expect(reasons["Screen.swift"] == .firstImport && reasons["List/Table.swift"] == .dependency, "\(reasons)")
    #expect(reasons["Label.swift"] == nil)
    #expect(build.firstImports == ["UsersInterface"])
    #expect(build.figures["files compiled again, with its modules known"] == 2)
  }

  @Test("names the error if the change does not compile", .long())
  func refused() {
    let failure = #expect(throws: StructureFailure.self) {
      try Self.build { $0["Text.swift"] = "func text() -> Int {}" }
    }
    #expect(failure?.text.contains("Text.swift:1:21: error: missing return") == true)
  }

  private static func build(
    adding files: [String: String] = [:],
    _ change: (inout [String: String]) -> Void
  ) throws -> IncrementalBuild {
    let before = module.merging(files) { $1 }
    var after = before
    change(&after)
    let (old, new) = (try SampleSources(before), try SampleSources(after))
    return try SampleSources.builder().change(old.sources, to: new.sources)
  }
}
