import Foundation

/// A source file of the package, without its comments.
struct SourceFile: CustomStringConvertible {
  /// The path below the package's folder.
  let path: String
  /// The text of the file without comments.
  let code: String

  var description: String { path }

  /// Returns all source files in a folder of the package, however deep.
  static func all(in folder: String) throws -> [SourceFile] {
    let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: package.appending(path: "\(folder)/\(path)"), encoding: .utf8)
      let code = text.replacing(#/(?s)\/\*.*?\*\//#, with: "").replacing(#/(?m)(^|\s)\/\/[^\n]*/#, with: "")
      return SourceFile(path: "\(folder)/\(path)", code: code)
    }
  }
}
