import Foundation
import Texts

/// Results that are saved under a name, each in a file that is written whole or not at all.
public struct BaselineStore: Sendable {
  private let folder: URL

  /// Creates a store in a folder; by default `.workbench/baselines` in the current folder.
  public init(folder: String = ".workbench/baselines") {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
  }

  /// The names of all baselines, in order.
  public var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Saves results under a name and replaces those saved before.
  ///
  /// - Returns: the path of the file.
  @discardableResult public func save(_ document: RunDocument, as name: String) throws(BaselineFailure) -> String {
    try prepare(name)
    let path = try path(name)
    do {
      try WholeFile(path).write(Data(try JSONText.of(document).utf8))
      return path
    } catch {
      throw .notWritten(path: path, reason: SystemReason.of(error))
    }
  }

  /// Returns the results saved under a name.
  public func load(_ name: String) throws(BaselineFailure) -> RunDocument {
    let path = try path(name)
    let data = try contents(name)
    let schema = try decode(Schema.self, from: data, path).schema
    guard schema == RunDocument.currentSchema else {
      throw .damaged(path: path, reason: "its schema is \(schema), not \(RunDocument.currentSchema)")
    }
    let document = try decode(RunDocument.self, from: data, path)
    if let reason = document.gap { throw .damaged(path: path, reason: reason) }
    return document
  }

  /// Deletes the results saved under a name. A file that is not a baseline is not deleted.
  public func delete(_ name: String) throws(BaselineFailure) {
    let path = try path(name)
    do throws(BaselineFailure) {
      _ = try decode(Schema.self, from: try contents(name), path)
    } catch .damaged(_, let reason) {
      throw .notDeleted(path: path, reason: "\(reason), so it is not a baseline; remove it by hand")
    }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .notDeleted(path: path, reason: SystemReason.of(error))
    }
  }

  /// Checks, before anything is measured, that a name can be saved. Fails if the name cannot be a file's, if there is
  /// no folder, or if the file cannot be replaced.
  public func prepare(_ name: String) throws(BaselineFailure) {
    let path = try path(name)
    // What stands there may be somebody's own, or a link to it.
    if (try? FileManager.default.attributesOfItem(atPath: path)) != nil {
      guard (try? decode(Schema.self, from: try contents(name), path)) != nil else {
        throw .notWritten(path: path, reason: "this is not a baseline; remove it by hand")
      }
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try WholeFile(path).check()
    } catch {
      throw .notWritten(path: path, reason: SystemReason.of(error))
    }
  }

  private func path(_ name: String) throws(BaselineFailure) -> String {
    guard name.wholeMatch(of: /[A-Za-z0-9_\-][A-Za-z0-9._\-]*/) != nil else { throw .badName(name) }
    return folder.appending(path: "\(name).json").path(percentEncoded: false)
  }

  private func contents(_ name: String) throws(BaselineFailure) -> Data {
    let path = try path(name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(name) }
    if isFolder.boolValue { throw .damaged(path: path, reason: "it is a folder") }
    let file = URL(filePath: path).resolvingSymlinksInPath()
    guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else {
      throw .damaged(path: path, reason: "it is not a file")
    }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .damaged(path: path, reason: "it cannot be read (\(SystemReason.of(error)))")
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data,
    _ path: String
  ) throws(BaselineFailure) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .damaged(path: path, reason: Self.phrase(error))
    }
  }

  /// The problem of a file, for a person.
  private static func phrase(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "it has no \(place(context.codingPath + [key]))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "it does not hold the results of a run" : "its \(place(context.codingPath)) is not valid"
    default: "it is not JSON"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }

  private struct Schema: Decodable {
    let schema: Int
  }
}

/// The reason for which a baseline cannot be used.
public enum BaselineFailure: Error, Sendable {
  /// A name has other characters than letters, digits, `.`, `-` and `_`, or begins with a point.
  case badName(String)
  /// There is no baseline of that name.
  case missing(String)
  /// The file does not hold the results of a run, or has another schema; `reason` is a phrase.
  case damaged(path: String, reason: String)
  /// Its ratios are to another contender.
  case otherReference(suite: String, before: String, after: String)
  /// The file system refused; `reason` is a phrase.
  case notWritten(path: String, reason: String)
  /// The file of that name is not a baseline, or cannot be deleted; `reason` is a phrase.
  case notDeleted(path: String, reason: String)

  /// The message for a person, in one line.
  public var text: String {
    switch self {
    case .badName(let name): "\"\(name)\" is not a name for a baseline: use letters, digits, '-', '_' and '.'"
    case .missing(let name): "there is no baseline \"\(name)\"; see: workbench baseline list"
    case .damaged(let path, let reason): "\(path) is not a baseline of this version: \(reason)"
    case .otherReference(let suite, let before, let after):
      "ratios of \(suite) cannot be compared: the baseline's are to \(before), this run's to \(after); see --against"
    case .notWritten(let path, let reason): "\(path) cannot be written: \(reason)"
    case .notDeleted(let path, let reason): "\(path) is not deleted: \(reason)"
    }
  }
}
