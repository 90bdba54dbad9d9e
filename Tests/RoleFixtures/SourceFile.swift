import Foundation

/// A source file of the module under test, for checks of its text.
package struct SourceFile {
  package let name: String
  package let text: String

  package var importsUserInterface: Bool {
    text.contains("import HeadlessUIKit") || text.contains("import UsersInterface")
  }

  /// The files of the module whose names end with a role, by name.
  ///
  /// - Parameter folder: the folder of modules that has it.
  package static func all(
    _ role: String,
    in folder: String = "Sources",
    test: String = #filePath
  ) throws -> [SourceFile] {
    let tests = URL(filePath: test).deletingLastPathComponent()
    let module = tests.lastPathComponent.dropLast("Tests".count)
    let sources = tests.appending(path: "../../\(folder)/\(module)").standardizedFileURL
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix("\(role).swift") }
      .sorted()
      .map { SourceFile(name: $0, text: try String(contentsOf: sources.appending(path: $0), encoding: .utf8)) }
  }
}
