import Foundation
import Synchronization

/// The records that a package keeps: values that take minutes to compute, with hashes of the files that they come from.
///
///     let records = RecordFolder(.here())
///     if case .stale(let paths) = records.state(of: .sizes) { print(paths) }
public struct RecordFolder: Sendable {
  /// The folder of the records, in the package.
  public static let path = "Benchmarks/Records/Kept"

  /// The package.
  public let package: PackageFolder
  private let cache = HashCache()

  /// Looks at a package.
  public init(_ package: PackageFolder) {
    self.package = package
  }

  /// A record's file, from the package's folder on.
  public func path(of name: RecordName) -> String { "\(Self.path)/\(name.text).json" }

  /// The value of a record; `nil` if there is none, or if its file is damaged.
  public func value<Value: Decodable>(of name: RecordName, as type: Value.Type = Value.self) -> Value? {
    data(of: name).flatMap { try? JSONDecoder().decode(Record<Value>.self, from: $0) }?.value
  }

  /// Compares a record with the files that it is computed from.
  public func state(of name: RecordName) -> RecordState {
    guard let data = data(of: name) else { return .missing }
    guard let record = try? JSONDecoder().decode(RecordHead.self, from: data) else { return .damaged }
    let now = hashes(of: name)
    let paths = Set(now.keys).union(record.inputs.keys).filter { now[$0] != record.inputs[$0] }
    return paths.isEmpty ? .current : .stale(paths.sorted())
  }

  /// The hashes of the files and folders that a record is computed from, by path; a missing one has an empty hash.
  ///
  /// They are taken before the value is computed: a change meanwhile then makes the record stale.
  public func hashes(of name: RecordName) -> [String: String] {
    Dictionary(uniqueKeysWithValues: inputs(of: name).map { ($0, hash(of: $0)) })
  }

  /// Keeps a value.
  ///
  /// - Parameter hashes: those of its inputs, from before it was computed.
  public func write(_ value: some Encodable, as name: RecordName, from hashes: [String: String]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(EncodedRecord(command: name.command, inputs: hashes, value: value))
    let file = package.root.appending(path: path(of: name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (data + Data("\n".utf8)).write(to: file, options: .atomic)
  }

  /// The kinds of files that count: others, such as pages, change no value.
  private static let kinds = [".swift", ".patch", ".json", ".c", ".h", ".flags"]

  /// The hash of a file or folder, read once.
  private func hash(of path: String) -> String {
    if let known = cache.hashes.withLock({ $0[path] }) { return known }
    let new = newHash(of: path)
    cache.hashes.withLock { $0[path] = new }
    return new
  }

  private func newHash(of path: String) -> String {
    let files = Self.kinds.contains { path.hasSuffix($0) } ? try? [path: package.text(path)] : nil
    guard let files = try? files ?? package.files(in: path, Self.kinds) else { return "" }
    var hash = InputHash()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      hash.add(path.hasPrefix("\(Self.path)/") ? Self.value(of: text) : text, at: path)
    }
    return hash.text
  }

  /// The value of a record as text: another record is computed from it alone.
  private static func value(of text: String) -> String {
    guard let record = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let value = record["value"],
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    else { return text }
    return String(decoding: data, as: UTF8.self)
  }

  private func data(of name: RecordName) -> Data? {
    try? Data(contentsOf: package.root.appending(path: path(of: name)))
  }
}

/// Hashes by path: many records are computed from the same folders.
private final class HashCache: Sendable {
  let hashes = Mutex<[String: String]>([:])
}

/// The relation of a record to the files that it is computed from.
public enum RecordState: Sendable, Equatable {
  /// Nothing has changed since.
  case current
  /// Files or folders have changed since: their paths.
  case stale([String])
  /// There is no record.
  case missing
  /// The file cannot be read as a record.
  case damaged
}

extension RecordState {
  /// The architectures among some of which the figures are in doubt: their sources have changed, or the code that reads them.
  public func stale(among modules: [String]) -> Set<String> {
    guard case .stale(let paths) = self else { return [] }
    return Set(modules.filter { paths.contains("Sources/\($0)") || paths.contains { !$0.hasPrefix("Sources/") } })
  }
}

private struct RecordHead: Decodable {
  let inputs: [String: String]
}

private struct Record<Value: Decodable>: Decodable {
  let value: Value
}

private struct EncodedRecord<Value: Encodable>: Encodable {
  let command: String
  let inputs: [String: String]
  let value: Value
}
