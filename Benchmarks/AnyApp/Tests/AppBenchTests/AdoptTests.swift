import Adopting
import Foundation
import Testing

@Suite("The command adopt")
final class AdoptTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "adopt-\(UUID())")
  private let command = AdoptCommand(package: URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var everything: Set<String> {
    Set((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
  }

  @Test("surveys what is there, what is missing, what nothing calls, and other modules")
  func survey() throws {
    try write(
      """
      import UIKit
      import CoreData
      class A: UIViewController, UITableViewDelegate {
        let bar = UIToolbar()
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        class UIOwn {}
        let own = UIOwn()
      }
      """,
      to: "Shop/A.swift"
    )
    let (text, code) = command.run(["--survey", folder.appending(path: "Shop").path])
    #expect(code == 0)
    #expect(text.hasPrefix("1 files; 3 types of UIKit are used and there, 1 are missing\n"), "\(text)")
    #expect(text.contains("UIToolbar: 1 file, such as A.swift:4"))
    #expect(text.contains("tableView(_:willBeginEditingRowAt:): 1 file, such as A.swift:5"))
    #expect(!text.contains("didSelectRowAt") && !text.contains("UIOwn"))
    #expect(text.contains("CoreData: 1 file"))
    #expect(everything == ["Shop", "Shop/A.swift"])
  }

  @Test("makes a package beside the originals, and changes nothing in them")
  func adopts() throws {
    try write(
      "import UIKit\nimport Maps\n@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}",
      to: "Shop/A.swift"
    )
    let (text, code) = command.run([folder.appending(path: "Shop").path])
    #expect(code == 0 && text.contains("1 lines are adapted in 1 of 1 files"), "\(text)")
    let files = everything.filter {
      $0.hasPrefix("Shop-bench/") && $0.split(separator: "/").last?.contains(".") == true
    }
    let expected: Set = [
      "Package.swift", "answers.txt", "start.journey", "Sources/App/main.swift", "Sources/Shop/sources.txt",
      "Sources/Shop/Adopted.swift", "Sources/Maps/Maps.swift",
    ]
    #expect(files == Set(expected.map { "Shop-bench/\($0)" }))
    #expect(command.run([folder.appending(path: "Shop").path]).text.contains("it is there already"))
  }

  @Test("answers mistakes in one line, and writes nothing")
  func refuses() throws {
    try write("", to: "Empty/README.md")
    try write("class A {", to: "Broken/A.swift")
    try write("class A {}", to: "Plain/A.swift")
    let before = everything
    func answer(_ words: String...) -> String { command.run(words.map { folder.appending(path: $0).path }).text }
    #expect(answer("Missing").hasSuffix("Missing: the folder is missing\n"))
    #expect(answer("Empty").contains("the folder has not one Swift file"))
    #expect(answer("Broken").contains("Broken/A.swift:1: error: the bracket '{' has no counterpart"))
    #expect(answer("Plain").hasSuffix("so that nothing says how the app starts\n"))
    #expect(command.run([]).code == 64 && command.run(["--help"]).code == 0)
    #expect(command.run(["--survey"]).code == 64 && command.run(["a", "--to", "b"]).code == 64)
    #expect(everything == before)
  }

  @Test("makes a module for what is imported, not for the kind of it, and none for what the toolchain has")
  func imports() throws {
    try write("import UIKit\nimport struct Maps.Place\n@testable import Shapes\nimport Observation", to: "Shop/A.swift")
    let text = command.run(["--survey", folder.appending(path: "Shop").path]).text
    #expect(text.contains("  Maps: 1 file\n  Shapes: 1 file\n"), "\(text)")
    #expect(!text.contains("struct") && !text.contains("Observation"))
  }

  @Test("follows no link in a circle")
  func links() throws {
    try write("import UIKit", to: "Shop/A.swift")
    let link = folder.appending(path: "Shop/again")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "Shop"))
    #expect(command.run(["--survey", folder.appending(path: "Shop").path]).text.hasPrefix("1 files"))
  }
}
