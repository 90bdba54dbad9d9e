import Foundation

/// The tests of an architecture's roles as they are in the workbench, before every change.
struct OldTests {
  /// The files of tests that read the architecture's unchanged sources, not the module that they are run with.
  private static let aboutFiles: Set = ["EntityTests.swift", "UserInterfaceTests.swift"]

  /// The texts by file name.
  private let texts: [String: String]

  init(of architecture: String, in root: URL) throws {
    let folder = root.appending(path: "Tests/\(architecture)Tests")
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let file = folder.appending(path: path)
      guard !Self.aboutFiles.contains(file.lastPathComponent) else { continue }
      texts[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    self.texts = texts
  }

  /// The names of the files.
  var files: Set<String> { Set(texts.keys) }

  /// Returns the number of tests in files. A function counts once, even if it runs with several arguments.
  func count(in files: Set<String>) -> Int {
    files.reduce(0) { count, file in
      count + (texts[file] ?? "").split(separator: "\n").count { $0.drop(while: \.isWhitespace).hasPrefix("@Test") }
    }
  }

  /// Writes the files for the changed module.
  func write(to folder: URL, testing module: String, insteadOf architecture: String) throws {
    for (name, text) in texts {
      let changed = text.replacing("@testable import \(architecture)\n", with: "@testable import \(module)\n")
      try changed.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }
}
