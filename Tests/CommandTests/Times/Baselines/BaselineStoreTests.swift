import Command
import CommandFixtures
import Foundation
import Testing
import Texts

@Suite("Kept baselines")
struct BaselineStoreTests {
  private let file: TemporaryFile
  private let store: BaselineStore

  init() throws {
    file = try TemporaryFile("{}", name: "other.txt")
    let folder = URL(filePath: file.path).deletingLastPathComponent()
    store = BaselineStore(folder: folder.path(percentEncoded: false))
  }

  @Test("are found again under their names, and forgotten when deleted")
  func keeps() async throws {
    let document = try await SampleDocument.make(ratio: 1)
    try store.save(document, as: "main")
    try store.save(document, as: "v1.2")
    #expect(store.names == ["main", "v1.2"])
    #expect(try JSONText.of(store.load("main")) == JSONText.of(document))
    try store.delete("main")
    #expect(store.names == ["v1.2"])
    #expect(throws: BaselineFailure.self) { try store.load("main") }
  }

  @Test("cannot be named so that a file elsewhere is meant", arguments: ["", "../main", "a/b", ".hidden", "a b"])
  func refusesNames(_ name: String) {
    #expect(throws: BaselineFailure.self) { try store.prepare(name) }
    #expect(throws: BaselineFailure.self) { try store.delete(name) }
  }

  @Test(
    "that are damaged, or of another schema, are refused with their place and left as they are",
    arguments: [
      ("{\"sch", "JSON"), ("{\"schema\": 2}", "schema is 2"), ("{\"schema\": 1}", "environment"), ("", "JSON"),
    ]
  )
  func refusesDamage(_ text: String, _ reason: String) throws {
    let path = URL(filePath: file.path).deletingLastPathComponent().appending(path: "damaged.json")
    try Data(text.utf8).write(to: path)
    let failure = #expect(throws: BaselineFailure.self) { try store.load("damaged") }
    let message = try #require(failure).text
    #expect(message.contains("damaged.json") && message.contains(reason), "\(message)")
    #expect(try Data(contentsOf: path) == Data(text.utf8))
  }

  @Test(
    "without samples by process, or without a noise floor that can be exceeded, are refused: they would pass any check"
  )
  func refusesGaps() async throws {
    let unknown: [String: Any] = ["noiseFloor": [String: Double]()]
    let endless: [String: Any] = ["noiseFloor": ["navigation/launch": 1e300]]
    for method in [unknown, endless] {
      try store.save(try await SampleDocument.make(ratio: 1, method: method), as: "main")
      #expect(throws: BaselineFailure.self) { try store.load("main") }
    }
    let old = try await SampleDocument.make(ratio: 1) { [$0.filter { $0.key != "processes" }] }
    try store.save(old, as: "main")
    let failure = #expect(throws: BaselineFailure.self) { try store.load("main") }
    #expect(try #require(failure).text.contains("no samples by process; save it again"))
  }

  @Test("alone are deleted: nothing else that has such a name", arguments: ["[1, 2]", "no JSON", nil])
  func deletesOnlyBaselines(_ text: String?) throws {
    let path = URL(filePath: file.path).deletingLastPathComponent().appending(path: "thing.json")
    if let text {
      try Data(text.utf8).write(to: path)
    } else {
      try FileManager.default.createDirectory(at: path.appending(path: "inside"), withIntermediateDirectories: true)
    }
    let failure = #expect(throws: BaselineFailure.self) { try store.delete("thing") }
    #expect(try #require(failure).text.contains("thing.json is not deleted"))
    #expect(FileManager.default.fileExists(atPath: path.path(percentEncoded: false)))
    let unread = #expect(throws: BaselineFailure.self) { try store.load("thing") }
    let text = try #require(unread).text
    #expect(text.contains("is not a baseline of this version: it"), "\(text)")
  }

  @Test("with a name that no file can have are refused before anything is measured")
  func refusesLongNames() throws {
    #expect(throws: BaselineFailure.self) { try store.prepare(String(repeating: "n", count: 251)) }
    try store.prepare(String(repeating: "n", count: 250))
  }

  @Test("are shown without the control characters that they may hold")
  func controlCharacters() async throws {
    let evil = ["processor": "\u{1B}[31mX\nY"]
    let before = try await SampleDocument.make(ratio: 1, environment: evil) {
      [$0.merging(["benchmark": "\u{1B}[31mB"]) { $1 }]
    }
    let after = try await SampleDocument.make(ratio: 1)
    let comparison = try BaselineComparison(before, after, tolerance: 0)
    let text = BaselineReport(comparison, name: "main", tolerance: 0).text(.endless)
    #expect(text.contains("\\u{1B}[31mB") && !text.contains("\u{1B}"), "\(text)")
    #expect(comparison.differences.allSatisfy { !$0.visible.contains("\u{1B}") && !$0.visible.contains("\n") })
  }

  @Test("that cannot be written leave the old ones as they were")
  func refusesToOverwriteFolder() async throws {
    let folder = URL(filePath: file.path).deletingLastPathComponent().appending(path: "main.json/inside")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let document = try await SampleDocument.make()
    #expect(throws: BaselineFailure.self) { try store.save(document, as: "main") }
    #expect(FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }
}
