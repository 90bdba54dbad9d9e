import Foundation
import Testing

@Suite("Modules that are given to adopt")
struct ModuleTests {
  private let folder: AdoptFolder

  init() throws {
    folder = try AdoptFolder()
    try folder.writeApp("Streams", "Shapes")
    try folder.write("import Core\npublic class Stream {}", to: "Streams/Stream.swift")
    try folder.write("public class Button {}", to: "Streams/iOS/Button.swift")
    try folder.write("void f(void);", to: "Streams/stream.h")
    try folder.write("public struct Core {}", to: "Core/Core.swift")
    try folder.write("import UIKit\nclass Shim { @objc func tap() {} }", to: "Shims/Shim.swift")
  }

  @Test("are read from their folders, without what is left out, and find each other")
  func targets() throws {
    let (text, code) = folder.run(
      "/Shop",
      "--module",
      "Streams=/Streams,/Shims",
      "--leave-out",
      "/Streams/iOS",
      "--module",
      "Core=/Core"
    )
    #expect(code == 0, "\(text)")
    #expect(text.contains("Streams: 1 line is adapted in 1 of 2 files\nCore: 0 lines are adapted in 0 of 1 file\n"))
    #expect(text.contains("  Shapes: 1 file\n") && !text.contains("  Streams: 1 file"))
    #expect(text.contains("Left out, as of other languages in Streams: 1 file, such as "))
    let root = folder.url.path
    #expect(folder.text("Shop-bench/Sources/Streams/sources.txt") == "\(root)/Streams\n- iOS\n\(root)/Shims\n")
    let manifest = folder.text("Shop-bench/Package.swift")
    #expect(
      manifest.contains(
        "package: \"ArchitectureWorkbench\"), \"Shapes\", \"Streams\"]"
      )
    )
    #expect(
      manifest.contains(
        "name: \"Streams\",\n      dependencies: [.product(name: \"UIKit\", package: \"AnyApp\"), \"Core\"]"
      )
    )
    #expect(!folder.everything.contains("Shop-bench/Sources/Core/Core.swift"))
    #expect(folder.everything.contains("Shop-bench/Sources/Shapes/Shapes.swift"))
  }

  @Test("register their classes from the program")
  func registration() throws {
    #expect(folder.run("/Shop", "--module", "Streams=/Streams", "--module", "Streams=/Shims").code == 0)
    let main = folder.text("Shop-bench/Sources/App/main.swift")
    #expect(main.contains("import Shop\nimport Streams\n"))
    #expect(main.contains("  Shop::registerClasses()\n  Streams::registerClasses()\n"))
  }

  @Test("that lie in the app's folder are not part of the app's module")
  func nested() throws {
    try folder.write("public struct Inner {}", to: "Shop/Inner/Inner.swift")
    let text = folder.run("/Shop", "--module", "Inner=/Shop/Inner").text
    #expect(text.hasPrefix("1 file;"), "\(text)")
    #expect(folder.text("Shop-bench/Sources/Shop/sources.txt") == "\(folder.url.path)/Shop\n- Inner\n")
  }

  @Test("may import XCTest, as those for tests do, and are for the tests alone")
  func forTests() throws {
    try folder.write("import XCTest\npublic class Probe {}", to: "Probes/Probe.swift")
    try folder.write("import Probes\nimport XCTest", to: "Checks/Check.swift")
    let (text, code) = folder.run("/Shop", "--module", "Probes=/Probes", "--tests", "/Checks")
    #expect(code == 0 && !text.contains("as of tests"), "\(text)")
    let tests = folder.text("Shop-bench/Package.swift").split(separator: ".testTarget(").last ?? ""
    #expect(tests.contains("name: \"ShopTests\"") && tests.contains(", \"Probes\", \"Shop\"]"), "\(tests)")
    let testCase = folder.text("Shop-bench/Tests/ShopTests/Adopted.swift")
    #expect(
      testCase.contains("@_exported import UIKit\n") && testCase.contains("class AdoptedTestCase: XCTest::XCTestCase")
    )
  }

  @Test("are one file, too")
  func file() throws {
    #expect(folder.run("/Shop", "--module", "Core=/Core/Core.swift").code == 0)
    #expect(folder.text("Shop-bench/Sources/Core/sources.txt") == "\(folder.url.path)/Core/Core.swift\n")
  }

  @Test(
    "are refused in one line if they cannot be meant, and nothing is written",
    arguments: [
      (["--module", "Streams=/Missing"], 65, "Missing: the file or folder is missing"),
      (["--module", "Streams=/Streams,/Streams"], 64, "is given twice"),
      (["--module", "Streams=/Streams", "--module", "Streams=/Streams"], 64, "is given twice"),
      (["--module", "Rx-Swift=/Streams"], 64, "'Rx-Swift' cannot be the name of a module"),
      (["--module", "3D=/Streams"], 64, "'3D' cannot be the name of a module"),
      (["--module", "class=/Streams"], 64, "'class' cannot be the name of a module"),
      (["--module", "=/Streams"], 64, "'' cannot be the name of a module"),
      (["--module", "Streams"], 64, "NAME=FOLDER is expected"),
      (["--module", "Streams="], 64, "NAME=FOLDER is expected"),
      (["--module", "UIKit=/Streams"], 64, "'UIKit' is the name of a module that is here already"),
      (["--module", "Streams=/Streams", "--name", "Streams"], 64, "is the name of the app's module and of another"),
      (["--module", "Streams=/Streams", "--leave-out", "/Core"], 64, "it is in none of the folders"),
      (["--leave-out", "/Shop/B.swift"], 65, "Shop/B.swift: the file or folder is missing"),
      (["--module", "Streams=/Empty"], 65, "Empty: error: the folder has not one Swift file"),
      (
        ["--module", "Core=/Core", "--module", "Streams=/Streams,/Circle"], 65,
        "in a circle: Core imports Streams imports Core"
      ),
      (["--module", "Streams=/Back"], 65, "in a circle: Shop imports Streams imports Shop"),
      (["--module", "Streams=/Streams", "--into", "/Streams/bench"], 73, "it is in a folder of originals"),
    ]
  )
  func refused(_ words: [String], _ code: Int32, _ reason: String) throws {
    try folder.write("", to: "Empty/README.md")
    try folder.write("import Streams", to: "Core/Circle.swift")
    try folder.write("", to: "Circle/Circle.swift")
    try folder.write("import Shop", to: "Back/Back.swift")
    let before = folder.everything
    let answer = folder.run(["/Shop"] + words)
    #expect(answer.code == code && answer.text.contains(reason), "\(answer)")
    #expect(answer.text.hasPrefix("adopt: ") && answer.text.count(where: \.isNewline) == 1, "\(answer)")
    #expect(folder.everything == before)
  }
}
