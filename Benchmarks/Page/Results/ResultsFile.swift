public import Foundation

/// A JSON file that the command wrote, with the parts that could be read and the names of the missing ones.
public struct ResultsFile: Sendable {
  /// The content of the file.
  enum Content: Sendable {
    case run(RunPart)
    case sweep(SweepPart)
    case claims(ClaimsPart)
  }

  /// The largest file that is read: ten times the size of the largest run.
  private static let limit = 256 << 20

  let content: Content

  /// Reads a file.
  public init(_ path: String) throws(ReportFailure) {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      data = try file.read(upToCount: Self.limit + 1) ?? Data()
    } catch {
      throw .unreadable(path: path, reason: Self.obstacle(path))
    }
    guard data.count <= Self.limit else { throw .notUnderstood(path: path, reason: "it is too large for results") }
    try self.init(data, name: URL(filePath: path).lastPathComponent, path: path)
  }

  /// Reads the data that a run would write to a file.
  public init(_ data: Data, name: String, path: String? = nil) throws(ReportFailure) {
    let path = path ?? name
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw .notUnderstood(path: path, reason: Self.reason(data))
    }
    guard head.schema == 1 else {
      let schema = head.schema.map { "its schema is \($0), not 1" } ?? "it does not say of which schema it is"
      throw .notUnderstood(path: path, reason: schema)
    }
    do {
      content = try head.content(data, name)
    } catch {
      throw .notUnderstood(path: path, reason: "it does not hold the results of a run, of sweep or of claims")
    }
  }

  private static func obstacle(_ path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "there is no such file" }
    return isFolder.boolValue ? "it is a folder" : "it may not be read"
  }

  private static func reason(_ data: Data) -> String {
    if data.isEmpty { return "it is empty" }
    if (try? JSONSerialization.jsonObject(with: data)) != nil { return "it does not hold results" }
    return data.first == UInt8(ascii: "{") ? "it is cut off, or no JSON" : "it is not JSON"
  }
}

/// The top level of a file: the names of its parts.
private struct Head: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct NoResults: Error {}

  let schema: Int?
  private let names: Set<String>

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    names = Set(container.allKeys.map(\.stringValue))
    schema = try? container.decode(Int.self, forKey: Key(stringValue: "schema"))
  }

  func content(_ data: Data, _ name: String) throws -> ResultsFile.Content {
    let decoder = JSONDecoder()
    if names.contains("growth") { return .sweep(try decoder.decode(SweepPart.self, from: data).shown(as: name)) }
    if names.contains("claims") { return .claims(try decoder.decode(ClaimsPart.self, from: data)) }
    guard !names.isDisjoint(with: RunPart.partNames) else { throw NoResults() }
    return .run(RunPart(try decoder.decode(RunFile.self, from: data), name: name))
  }
}

/// The elements of a list that could be read, and the number of those that could not.
struct Lenient<Element: Decodable>: Decodable {
  private(set) var elements: [Element] = []
  private(set) var dropped = 0

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      do {
        elements.append(try list.decode(Element.self))
      } catch {
        _ = try list.decode(Anything.self)
        dropped += 1
      }
    }
  }

  /// An element that is skipped, whatever it is.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

/// The reason for which there is no page, or for which a file is not shown on it.
public enum ReportFailure: Error, Sendable {
  /// A file that cannot be read.
  case unreadable(path: String, reason: String)
  /// A file of a kind that the page does not show.
  case notUnderstood(path: String, reason: String)

  /// The problem, in one line.
  public var text: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): it cannot be read (\(reason))"
    case .notUnderstood(let path, let reason): "\(path): \(reason)"
    }
  }
}
