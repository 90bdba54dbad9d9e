import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing

/// Packages of which the project knows nothing. Each test builds one, which takes seconds.
@Suite("structure and rules of another package", .long())
struct OtherModulesTests {
  private let folder: TemporaryFolder
  private var package: String { "\(folder.path)/Shop" }

  init() throws {
    folder = try TemporaryFolder()
    try write(OtherPackage.files)
  }

  @Test("show each of its Swift targets, and write nothing into it")
  func structure() async throws {
    let before = try contents()
    let run = await CommandRun(["structure", package])
    #expect(run.code == 0 && run.errors == [], "\(run)")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
    #expect(rows.contains { $0.starts(with: ["Shop", "4", "25", "6", "0"]) }, "\(run.output)")
    #expect(rows.contains { $0.starts(with: ["shop-tool", "1", "2", "0", "0"]) })
    #expect(run.output.contains("CartViewModel.checkout(_:) at Sources/Shop/Cart/CartViewModel.swift:9"))
    #expect(run.output.contains("top-level code at Sources/shop tool/main.swift:2"))
    #expect(!run.output.contains("ShopTests") && !run.output.contains("CMath"))
    #expect(try contents() == before)
  }

  @Test("are found in the folder of a target, or in one within it; the breaches have file and line")
  func rules() async throws {
    for path in ["Sources/Shop", "Sources/Shop/Cart"] {
      let run = await CommandRun(["structure", "--rules", "\(package)/\(path)"])
      #expect(run.code == 1 && run.errors == [], "\(run)")
      let place = "Sources/Shop/Cart/CartViewModel.swift"
      #expect(
        run.output.contains("\n\(place):3: by its name the file of a ViewModel, imports UIKit\n"),
        "\(run.output)"
      )
      #expect(
        run.output.contains("\(place):11: CartViewModel, by its name a ViewModel, calls UIViewController.present\n")
      )
      #expect(!run.output.contains("shop-tool"))
    }
    #expect(await CommandRun(["structure", "--rules", "\(package)/Sources/UIKit"]).code == 0)
  }

  @Test("are the same for sources of Windows")
  func windows() async throws {
    let verbs = [[], ["--rules"]].map { ["structure", "\(package)/Sources/Shop", "--format", "json"] + $0 }
    let expected = [await CommandRun(verbs[0]).output, await CommandRun(verbs[1]).output]
    for (path, text) in OtherPackage.files where path.hasSuffix(".swift") {
      try OtherText.windows.data(of: text).write(to: URL(filePath: "\(package)/\(path)"))
    }
    #expect([await CommandRun(verbs[0]).output, await CommandRun(verbs[1]).output] == expected)
  }

  @Test("are given as JSON, with no path of this machine")
  func json() async throws {
    for (words, key) in [([], "structure"), (["--rules"], "rules")] {
      let run = await CommandRun(["structure", "\(package)/Sources/Shop", "--format", "json"] + words)
      let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect((document[key] as? [Any])?.count == 1 && document["schema"] as? Int == 1)
      #expect(!run.output.contains(folder.path))
      // Of the observable model's functions, only those that a person wrote.
      #expect(!run.output.contains("withMutation"))
    }
  }

  @Test("name the first error of a package that does not build, and leave it as it was")
  func broken() async throws {
    let broken = "let number: Int = \"text\"\npublic final class CartViewModel { public init() {} }"
    try write(["Sources/Shop/Cart/CartViewModel.swift": broken])
    let before = try contents()
    let run = await CommandRun(["structure", "--rules", "\(package)/Sources/Shop"])
    #expect(run.refused(.noInput, naming: "CartViewModel.swift:1:19: error: cannot convert value"), "\(run)")
    try write(["Package.swift": "import PackageDescription\nlet package = 1"])
    #expect(await CommandRun(["structure", package]).refused(.noInput, naming: "error:"))
    #expect(try contents() == before)
  }

  @Test("say how an app of UIKit is measured")
  func uikit() async throws {
    try write(["Sources/UIKit/UIKit.swift": "import UIKit"])
    try write([
      "Package.swift": OtherPackage.manifest.replacing("UIKit", with: "Kit").replacing(
        "\"Kit\"),",
        with: "\"Kit\", path: \"Sources/UIKit\"),"
      )
    ])
    let run = await CommandRun(["structure", "--rules", "\(package)/Sources/UIKit"])
    #expect(run.refused(.noInput, naming: "no such module 'UIKit'") && run.errors[0].contains(" adopt "), "\(run)")
  }

  @Test("say that there are no Swift sources, and where some are")
  func noTarget() async {
    let run = await CommandRun(["structure", "--rules", "\(package)/Sources/CMath"])
    #expect(
      run.refused(.noInput, naming: "its package has some in Sources/Shop, Sources/UIKit, Sources/shop tool"),
      "\(run)"
    )
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(text, to: "Shop/\(path)") }
  }

  private func contents() throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: package))
  }
}

/// Mistakes that are seen without a build.
@Suite("structure and rules of other things than packages")
struct NoPackageTests {
  @Test("say what is missing", arguments: [["structure"], ["structure", "--rules"]])
  func missing(_ verb: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file.swift")
    #expect(await CommandRun(verb + ["\(folder.path)/nothing"]).refused(.noInput, naming: "there is no folder"))
    #expect(await CommandRun(verb + ["\(folder.path)/file.swift"]).refused(.noInput, naming: "there is no folder"))
    #expect(
      await CommandRun(verb + [folder.path]).refused(.noInput, naming: "there is no Package.swift in it or above it")
    )
  }

  @Test("take a contender's name for the contender, though there is a folder with that name")
  func names() async {
    let run = await CommandRun(["structure", "MVC", "/nowhere/at/all"])
    #expect(run.refused(.noInput, naming: "/nowhere/at/all"), "\(run)")
    #expect(await CommandRun(["structure", "MVVM-D"]).refused(.usage, naming: "MVVM-D"))
  }
}
