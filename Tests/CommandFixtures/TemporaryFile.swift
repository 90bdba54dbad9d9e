import Foundation
import TestSupport

/// A file that is there as long as it is needed, in a folder with a blank in its name.
public final class TemporaryFile {
  /// Its path.
  public let path: String
  private let folder: TemporaryFolder

  /// Makes a file with a text.
  public init(_ text: String = "", name: String = "users.json") throws {
    folder = try TemporaryFolder()
    try folder.write(text, to: name)
    path = "\(folder.path)/\(name)"
  }

  /// The text that it has now.
  public var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The names of what lies in the file's folder.
  public var neighbours: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }
}
