import Foundation

/// Results kept under a name, each in a file that is whole or not there.
public struct BaselineStore: Sendable {
  private let folder: URL

  /// Keeps baselines in a folder, `.workbench/baselines` of the current one unless told otherwise.
  public init(folder: String = ".workbench/baselines") {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
  }

  /// The names of all baselines, in order.
  public var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Keeps results under a name, in place of those kept before.
  public func save(_ document: RunDocument, as name: String) throws(BaselineFailure) {
    try prepare(name)
    let file = try file(name)
    do {
      try WholeFile(file.path(percentEncoded: false)).write(Data(try JSONText.of(document).utf8))
    } catch {
      throw .notWritten(path: file.path(percentEncoded: false), reason: Self.phrase(error))
    }
  }

  /// The results kept under a name.
  public func load(_ name: String) throws(BaselineFailure) -> RunDocument {
    let file = try file(name)
    guard let data = try? Data(contentsOf: file) else { throw .missing(name) }
    do {
      let schema = try JSONDecoder().decode(Schema.self, from: data).schema
      guard schema == RunDocument.currentSchema else {
        throw BaselineFailure.damaged(
          path: file.path(percentEncoded: false),
          reason: "its schema is \(schema), not \(RunDocument.currentSchema)"
        )
      }
      return try JSONDecoder().decode(RunDocument.self, from: data)
    } catch let failure as BaselineFailure {
      throw failure
    } catch {
      throw .damaged(path: file.path(percentEncoded: false), reason: Self.phrase(error))
    }
  }

  /// Forgets the results kept under a name.
  public func delete(_ name: String) throws(BaselineFailure) {
    let file = try file(name)
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { throw .missing(name) }
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw .notWritten(path: file.path(percentEncoded: false), reason: Self.phrase(error))
    }
  }

  /// Refuses what could not be saved, before anything is measured: a name that cannot be a file's, or no folder.
  public func prepare(_ name: String) throws(BaselineFailure) {
    let file = try file(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: file.path(percentEncoded: false), reason: Self.phrase(error))
    }
  }

  private func file(_ name: String) throws(BaselineFailure) -> URL {
    guard name.wholeMatch(of: /[A-Za-z0-9_\-][A-Za-z0-9._\-]*/) != nil else { throw .badName(name) }
    return folder.appending(path: "\(name).json")
  }

  private static func phrase(_ error: any Error) -> String {
    let text = (error as? DecodingError).map { "\($0)" } ?? error.localizedDescription
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private struct Schema: Decodable {
    let schema: Int
  }
}
