import Foundation
import Texts
public import UIKit

/// The files of a folder that answer requests. The file `answers.txt` names them: a line for each, with a part of the address
/// and a file.
nonisolated public struct AnswerFiles {
  private let folder: URL
  private let rules: [(part: String, file: String)]

  /// Reads `answers.txt` in a folder; without it no request has an answer of its own. Empty lines and those that begin with
  /// `#` say nothing.
  ///
  /// - Throws: ``AppFailure`` with the line that is not understood, or that names no file.
  public init(in folder: URL) throws(AppFailure) {
    self.folder = folder
    let list = folder.appending(path: "answers.txt")
    var rules: [(part: String, file: String)] = []
    for (index, line) in try Self.text(of: list).lines.enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces).split(maxSplits: 1, whereSeparator: \.isWhitespace)
      if words.first?.hasPrefix("#") != false { continue }
      guard words.count == 2 else {
        throw AppFailure("\(list.path):\(index + 1): a part of an address and a file are expected")
      }
      let file = words[1].trimmingCharacters(in: .whitespaces)
      guard FileManager.default.isReadableFile(atPath: folder.appending(path: file).path) else {
        throw AppFailure("\(list.path):\(index + 1): the file \(file) cannot be read")
      }
      rules.append((String(words[0]), file))
    }
    self.rules = rules
  }

  private static func text(of list: URL) throws(AppFailure) -> String {
    do {
      return try TextFile.read(list)
    } catch .system(code: ENOENT) {
      return ""
    } catch {
      throw AppFailure("\(list.path): \(error)")
    }
  }

  /// The file that answers a request; `nil` if no rule fits.
  public func file(for request: URLRequest) -> String? {
    let address = request.url?.absoluteString ?? ""
    return rules.first { address.contains($0.part) }?.file
  }

  /// The content of a file.
  ///
  /// - Throws: ``AppFailure`` if it cannot be read.
  public func content(of file: String) throws(AppFailure) -> Data {
    do {
      return try Data(contentsOf: folder.appending(path: file))
    } catch {
      throw AppFailure("\(file): the file cannot be read in \(folder.path)")
    }
  }
}
