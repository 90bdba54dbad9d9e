import Foundation

/// A source file of the module under test, for what only its text shows.
struct SourceFile {
  let name: String
  let text: String

  var importsUserInterface: Bool {
    text.contains("import HeadlessUIKit") || text.contains("import UsersInterface")
  }

  /// The files of the module whose names end with a role, by name.
  static func all(_ role: String) throws -> [SourceFile] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let module = tests.lastPathComponent.dropLast("Tests".count)
    let sources = tests.appending(path: "../../Sources/\(module)").standardizedFileURL
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix("\(role).swift") }
      .sorted()
      .map { SourceFile(name: $0, text: try String(contentsOf: sources.appending(path: $0), encoding: .utf8)) }
  }
}
