public import Foundation
import Patching

/// The change requests of a source tree: their pages, patches and records, and the architectures that they change.
public struct ChangeTree: Sendable {
  /// The package's folder.
  public let root: URL
  private let sources: SourceTree
  static let folder = "Benchmarks/Changes"

  /// Looks at a package's folder.
  public init(root: URL) {
    self.root = root
    sources = SourceTree(root: root)
  }

  /// The tree that the program is run in, or else the one that it was built from.
  public static func here() -> ChangeTree {
    let here = ChangeTree(root: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    if (try? here.requests()) != nil { return here }
    return ChangeTree(root: URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL)
  }

  /// The requests, in the order of their numbers.
  public func requests() throws(ChangeFailure) -> [ChangeRequest] {
    let folder = root.appending(path: Self.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var requests: [ChangeRequest] = []
    for name in names where FileManager.default.fileExists(atPath: folder.appending(path: "\(name)/Scenarios").path) {
      let page = "\(Self.folder)/\(name)/README.md"
      guard let request = ChangeRequest(name: name, page: try sources.text(page)) else {
        throw .notUnderstood(path: page)
      }
      requests.append(request)
    }
    guard !requests.isEmpty else { throw .noRequests(folder: root.relativePath) }
    return requests.sorted { $0.number < $1.number }
  }

  /// What a request changes in an architecture.
  ///
  /// - Parameters:
  ///   - request: the request's name.
  ///   - architecture: the architecture's module.
  ///   - roles: the architecture's roles, by which its files are named.
  public func change(
    _ request: String,
    in architecture: String,
    roles: [String]
  ) throws(ChangeFailure) -> Change {
    let path = patchPath(request, architecture)
    let files = try sources.files(in: "Sources/\(architecture)")
    return try Change(request, architecture, patch: try sources.text(path), at: path, sources: files, roles: roles)
  }

  /// The patch as it stands.
  public func patchText(_ request: String, _ architecture: String) throws(ChangeFailure) -> String {
    try sources.text(patchPath(request, architecture))
  }

  /// Tells if an architecture has made a request's change.
  public func hasPatch(_ request: String, _ architecture: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: patchPath(request, architecture)).path)
  }

  /// Returns what the last proof of the request found; `nil` if it was never proven, or if its record is damaged.
  public func record(of request: String) -> ProofRecord? {
    (try? Data(contentsOf: recordFile(of: request))).flatMap { try? JSONDecoder().decode(ProofRecord.self, from: $0) }
  }

  /// The path of a request's record that is there and cannot be read as one; `nil` otherwise.
  public func damagedRecord(of request: String) -> String? {
    let isThere = FileManager.default.fileExists(atPath: recordFile(of: request).path)
    return isThere && record(of: request) == nil ? recordPath(of: request) : nil
  }

  private func recordPath(of request: String) -> String {
    "\(Self.folder)/\(request)/proof.json"
  }

  private func recordFile(of request: String) -> URL {
    root.appending(path: recordPath(of: request))
  }

  /// Keeps what was found of a request. How strong its tests are stays, if the record does not say.
  public func keep(_ record: ProofRecord, of request: String) throws {
    var record = record
    record.strength = record.strength ?? self.record(of: request)?.strength
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(record) + Data("\n".utf8)).write(to: recordFile(of: request), options: .atomic)
  }

  /// The texts of the files in a folder whose names end in one of some ways, by path.
  func files(in folder: String, _ kinds: [String] = [".swift"]) throws(ChangeFailure) -> [String: String] {
    try sources.files(in: folder, kinds)
  }

  private func patchPath(_ request: String, _ architecture: String) -> String {
    "\(Self.folder)/\(request)/\(architecture)/change.patch"
  }
}

/// The sources of a package, as they stand.
public struct SourceTree: Sendable {
  /// The package's folder.
  public let root: URL

  /// Looks at a package's folder.
  public init(root: URL) {
    self.root = root
  }

  /// Stands for all Swift files in a folder, such as `Sources/MVC`: sixteen digits, the same on every machine.
  ///
  /// - Throws: ``ChangeFailure/unreadable(path:)`` if there are none, or if one cannot be read.
  public func fingerprint(of folder: String) throws(ChangeFailure) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(try files(in: folder))
    return fingerprint.text
  }

  /// The texts of the files in a folder whose names end in one of some ways, by path.
  func files(in folder: String, _ kinds: [String] = [".swift"]) throws(ChangeFailure) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (names?.compactMap { $0 as? String } ?? []).filter { name in kinds.contains { name.hasSuffix($0) } }
    guard !paths.isEmpty else { throw .unreadable(path: folder) }
    var files: [String: String] = [:]
    for path in paths { files["\(folder)/\(path)"] = try text("\(folder)/\(path)") }
    return files
  }

  /// The text of a file.
  func text(_ path: String) throws(ChangeFailure) -> String {
    guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
      throw .unreadable(path: path)
    }
    return text
  }
}

/// Why the change requests of a source tree cannot be read.
public enum ChangeFailure: Error, Sendable, Equatable {
  /// The folder has no change requests.
  case noRequests(folder: String)
  /// A file is not there, or cannot be read.
  case unreadable(path: String)
  /// A request's page does not begin as it has to.
  case notUnderstood(path: String)
  /// A patch cannot be read, or does not apply; with the patch's own file and line.
  case patch(String)

  /// The failure and what to do, in one line for a person.
  public var text: String {
    switch self {
    case .noRequests(let folder): "\(folder): there are no change requests here; run it where the package is"
    case .unreadable(let path): "\(path): there is no such file, or it cannot be read"
    case .notUnderstood(let path):
      "\(path): it has to begin with a line such as \"# 1. email\" and the customer's words after \"> \""
    case .patch(let reason): reason
    }
  }
}
