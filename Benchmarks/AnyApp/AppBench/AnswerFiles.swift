public import UIKit

/// The files of a folder that answer requests. The file `answers.txt` names them: a line for each, with a part of the address
/// and a file.
nonisolated public struct AnswerFiles {
  private let folder: URL
  private let rules: [(part: String, file: String)]

  /// Reads `answers.txt` in a folder; without it no request has an answer of its own.
  public init(in folder: URL) {
    self.folder = folder
    let text = (try? String(contentsOf: folder.appending(path: "answers.txt"), encoding: .utf8)) ?? ""
    rules = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return words.count == 2 ? (String(words[0]), words[1].trimmingCharacters(in: .whitespaces)) : nil
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
