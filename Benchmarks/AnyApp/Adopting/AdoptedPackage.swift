import Adapting
import Foundation

/// A package beside an app's originals that builds and runs them; the originals are only read.
struct AdoptedPackage {
  /// The files by their paths in the package.
  let files: [String: String]

  /// Plans a package.
  ///
  /// - Parameters:
  ///   - adoption: the sources.
  ///   - originals: the folder of the app's originals.
  ///   - workbench: the folder of the package that has UIKit.
  ///   - registering: the given modules that have classes to be registered.
  init(_ adoption: Adoption, originals: URL, workbench: URL, registering: [String]) {
    let app = adoption.app.name
    var files = [
      "Package.swift": PackageManifest(adoption, workbench: workbench, registering: registering).text,
      "Sources/App/main.swift": Self.main(app, originals: originals, registering: registering),
      "answers.txt": "",
      "start.journey": "# What a person does, an action on each line. See: swift run App help\nscreen\n",
    ]
    for module in [adoption.app] + adoption.modules + [adoption.tests].compactMap(\.self) {
      let folder = "\(module.name == adoption.tests?.name ? "Tests" : "Sources")/\(module.name)"
      files["\(folder)/sources.txt"] = module.list.text
      files["\(folder)/Adopted.swift"] = "// The sources of this module are those that sources.txt names.\n"
    }
    if let tests = adoption.tests {
      files["Tests/\(tests.name)/Adopted.swift"] = Self.testCase(originals, registering: [app] + registering)
    }
    for name in adoption.stubs {
      files["Sources/\(name)/\(name).swift"] = StubSources.text(of: name)
    }
    self.files = files
  }

  /// Writes the package into a folder that is not there yet: all of it, or nothing.
  ///
  /// - Throws: ``AdoptionError`` if the folder is there, or cannot be written.
  func write(to folder: URL) throws(AdoptionError) {
    let manager = FileManager.default
    // A link without a target is something, too.
    guard (try? manager.attributesOfItem(atPath: folder.path)) == nil else { throw .exists(folder.path) }
    let scratch = folder.deletingLastPathComponent().appending(
      path: ".\(folder.lastPathComponent)-\(UUID().uuidString)"
    )
    do {
      for (path, text) in files {
        let file = scratch.appending(path: path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try manager.moveItem(at: scratch, to: folder)
    } catch {
      try? manager.removeItem(at: scratch)
      throw .unwritable(folder.path, error.localizedDescription)
    }
  }

  private static func main(_ module: String, originals: URL, registering: [String]) -> String {
    let modules = [module] + registering
    return """
      import AppBench
      import AppProbe
      import Foundation
      \(modules.map { "import \($0)" }.joined(separator: "\n"))

      let originals = URL(filePath: \(PackageManifest.quoted(originals.path)))
      @MainActor func registerAllClasses() {
        \(registrations(modules).joined(separator: "\n  "))
      }
      let app = BenchApp("\(module)", originals: originals, registerAllClasses, makeApplicationDelegate)
      exit(AppProgram([app], instruments: AppProbe()).run())

      """
  }

  /// Calls of the functions that each module has by the same name.
  private static func registrations(_ modules: [String]) -> [String] { modules.map { "\($0)::registerClasses()" } }

  /// A test case for all tests of the app, as a program that holds them would prepare them. The app itself is not started.
  private static func testCase(_ originals: URL, registering modules: [String]) -> String {
    """
    // On Apple's systems XCTest brings both along.
    @_exported import UIKit
    @_exported import XCTest
    \(modules.map { "import \($0)" }.joined(separator: "\n"))

    // The sources of this module are those that sources.txt names. Their test cases are these:
    typealias XCTestCase = AdoptedTestCase

    /// A test case that finds the app's classes, nibs and storyboards by their names. The app is not started.
    class AdoptedTestCase: XCTest::XCTestCase {
      required init(name: String, testClosure: @escaping (XCTest::XCTestCase) throws -> Void) {
        MainActor.assumeIsolated { AdoptedTestCase.isPrepared }
        super.init(name: name, testClosure: testClosure)
      }

      @MainActor private static let isPrepared: Void = {
        do {
          try InterfaceFiles.use(URL(filePath: \(PackageManifest.quoted(originals.path))))
        } catch {
          preconditionFailure("\\(error)")
        }
        \(registrations(modules).joined(separator: "\n    "))
      }()
    }

    """
  }
}
