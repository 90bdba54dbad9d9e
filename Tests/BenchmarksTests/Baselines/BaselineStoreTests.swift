import Foundation
import Reports
import Testing

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
    let document = try await SampleDocument.make()
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

  @Test("whose folder cannot be made are refused before anything is measured")
  func refusesFolder() throws {
    let store = BaselineStore(folder: file.path)
    let failure = #expect(throws: BaselineFailure.self) { try store.prepare("main") }
    #expect(try #require(failure).text.contains("main.json"))
    #expect(try file.text == "{}")
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
