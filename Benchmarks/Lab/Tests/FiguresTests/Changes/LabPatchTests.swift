import Foundation
import Patching
import TestSupport
import Testing
import Texts

/// The patches of which the lab's build makes modules: a source or a role test that has changed under one is found here,
/// before the lab is built.
@Suite("The patches of the lab")
struct LabPatchTests {
  private static let package = PackageFolder(root: Project.root)

  @Test("find their lines in the sources and role tests that there are")
  func apply() throws {
    let lab = Project.root.appending(path: PackageFolder.lab)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: lab.path).filter { !$0.hasPrefix(".build") }
    let patched = Set(paths.filter { $0.hasSuffix(".patch") || $0.hasSuffix("/series") }.map(Self.folder)).sorted()
    #expect(patched.count > 100)
    var failures: [String] = []
    for folder in patched {
      let names = paths.filter { Self.folder($0) == folder }
      let isOfTests = folder.hasSuffix("/tests")
      do {
        var files = try Self.sources(below: folder, isOfTests: isOfTests)
        for patch in try Self.series(names, in: folder) {
          let text = try Self.package.text("\(PackageFolder.lab)/\(patch)")
          files = try Patch(named: patch, text).applied(to: files)
        }
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(failures == [])
  }

  /// The files of the architecture that a folder is named for.
  private static func sources(below folder: String, isOfTests: Bool) throws -> [String: String] {
    let words = folder.split { "/._".contains($0) }.map(String.init)
    let architecture = try #require(words.first { package.has("Sources/\($0)") }, Comment(rawValue: folder))
    return try package.files(in: isOfTests ? "Tests/\(architecture)Tests" : "Sources/\(architecture)")
  }

  /// The paths of a folder's patches in the order in which the build applies them.
  private static func series(_ names: [String], in folder: String) throws -> [String] {
    let series = "\(folder)/series"
    guard names.contains(series) else { return names.filter { $0.hasSuffix(".patch") }.sorted() }
    return try package.text("\(PackageFolder.lab)/\(series)").split(separator: "\n").map { patch in
      URL(filePath: "/\(folder)/\(patch)").standardizedFileURL.path.dropFirst().description
    }
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
