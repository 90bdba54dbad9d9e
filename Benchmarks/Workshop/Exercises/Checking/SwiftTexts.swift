public import Foundation
import Texts

/// The Swift files of a person's package.
public enum SwiftTexts {
  /// Returns the texts of a Swift file, or of all that are in a folder of a package, by their paths in the package.
  ///
  /// Links are refused: what is read or written through one lies somewhere else. Files of editors are left out.
  public static func all(in package: URL, _ path: String) throws(CommandFailure) -> [String: String] {
    let file = package.appending(path: path)
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    switch type {
    case nil: return [:]
    case .typeSymbolicLink:
      throw CommandFailure(.badData, "\(file.relativePath): this is a link; put the file or folder itself there")
    case .typeDirectory:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: file.path) else {
        throw CommandFailure(.noInput, "\(file.relativePath): the folder cannot be read")
      }
      var texts: [String: String] = [:]
      for name in names where !isOfEditor(name) { texts.merge(try all(in: package, "\(path)/\(name)")) { $1 } }
      return texts
    default: return path.hasSuffix(".swift") ? [path: try text(of: file)] : [:]
    }
  }

  /// Tells if an editor or the system keeps a file of this name beside a person's own, such as a lock or a swap file.
  static func isOfEditor(_ name: String) -> Bool { name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") }

  private static func text(of file: URL) throws(CommandFailure) -> String {
    if file.lastPathComponent.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      throw CommandFailure(
        .badData,
        "\(file.relativePath): no patch can hold this name, which has a line break or another control character"
      )
    }
    do {
      return try TextFile.read(file, followsLink: false)
    } catch .system(let code) {
      throw CommandFailure(.noInput, "\(file.relativePath): \(TextFailure.system(code: code))")
    } catch {
      throw CommandFailure(.badData, "\(file.relativePath): \(error)")
    }
  }
}
