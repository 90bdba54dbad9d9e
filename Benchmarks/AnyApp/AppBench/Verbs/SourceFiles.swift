import Adapting
import Foundation

extension BenchApp {
  /// The app's originals, read.
  ///
  /// - Throws: ``AppFailure`` if a file cannot be read, or is not Swift.
  func scannedFiles() throws(AppFailure) -> [ScannedFile] {
    do {
      let sources = try list.map { try SourceList(at: $0) } ?? SourceList(of: [originals])
      return try sources.files().map { file in
        let path = file.path.replacing(originals.path + "/", with: "")
        return try ScannedFile(path: path, text: String(contentsOf: file, encoding: .utf8))
      }
    } catch {
      throw AppFailure("\(name): \(error)")
    }
  }
}
