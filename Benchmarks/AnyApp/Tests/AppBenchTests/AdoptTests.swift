import Foundation
import Testing

@Suite("The command adopt")
struct AdoptTests {
  private let folder: AdoptFolder

  init() throws {
    folder = try AdoptFolder()
  }

  @Test("makes a package beside the originals, and changes nothing in them")
  func adopts() throws {
    try folder.write(
      "import UIKit\nimport Maps\n@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}",
      to: "Shop/A.swift"
    )
    let (text, code) = folder.run("/Shop")
    #expect(code == 0 && text.contains("Shop: 1 line is adapted in 1 of 1 file"), "\(text)")
    let files = folder.everything.filter {
      $0.hasPrefix("Shop-bench/") && $0.split(separator: "/").last?.contains(".") == true
    }
    let expected: Set = [
      "Package.swift", "answers.txt", "start.journey", "Sources/App/main.swift", "Sources/Shop/sources.txt",
      "Sources/Shop/Adopted.swift", "Sources/Maps/Maps.swift",
    ]
    #expect(files == Set(expected.map { "Shop-bench/\($0)" }))
    #expect(folder.run("/Shop").text.contains("it is there already"))
  }

  @Test(
    "says how it is used",
    arguments: [["--survey"], ["a", "b"], ["a", "--to", "b"], ["a", "--into"], ["-x"], []]
  )
  func usage(_ words: [String]) {
    let answer = folder.run(words)
    #expect(answer.code == 64 && answer.text.hasPrefix("adopt — puts an app"))
    #expect(folder.run("--help").code == 0)
  }

  @Test("makes a module for what is imported, not for the kind of it, and none for what the toolchain has")
  func imports() throws {
    try folder.write(
      "import UIKit\nimport struct Maps.Place\nimport Observation\nimport CoreFoundation",
      to: "Shop/A.swift"
    )
    let text = folder.run("--survey", "/Shop").text
    #expect(text.contains("  Maps: 1 file\n"), "\(text)")
    #expect(!text.contains("struct") && !text.contains("Observation") && !text.contains("CoreFoundation"))
  }

  @Test("names the module as it is told, or as the tests do")
  func names() throws {
    try folder.writeApp()
    try folder.write("import XCTest\n@testable import Store\nclass T: XCTestCase {}", to: "Shop/StoreTests/T.swift")
    try folder.write(
      "import XCTest\nclass U: XCTestCase { let app = XCUIApplication() }",
      to: "Shop/StoreTests/U.swift"
    )
    #expect(folder.run("/Shop", "--name", "Other").text.contains("Other-bench"))
    let (text, code) = folder.run("/Shop", "--tests", "/Shop/StoreTests")
    #expect(code == 0 && text.contains("In it: swift run App, swift test"), "\(text)")
    #expect(folder.text("Store-bench/Package.swift").contains(".testTarget(\n      name: \"StoreTests\""))
    let testCase = folder.text("Store-bench/Tests/StoreTests/Adopted.swift")
    #expect(testCase.contains("    Store::registerClasses()\n"))
    #expect(testCase.contains("InterfaceFiles.use(URL(filePath: \"\(folder.url.path)/Shop\"))"))
    let list = folder.text("Store-bench/Tests/StoreTests/sources.txt")
    #expect(list == "\(folder.url.path)/Shop/StoreTests\n- U.swift\n")
    #expect(
      folder.run("/Shop", "--tests", "/Shop/StoreTests", "--name", "Other").text.contains("the tests import Store")
    )
  }
}
