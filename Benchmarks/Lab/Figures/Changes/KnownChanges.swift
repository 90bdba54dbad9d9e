public import ChangeCosts
public import Foundation
import Texts

/// The part of the page's file of changes that the patches of the architectures do not tell.
///
/// The changes that a second author made are gone: what was counted in them stays as it is.
public struct KnownChanges: Decodable, Sendable {
  /// The file, in the package.
  public static let path = "Benchmarks/Facts/Page/changes.json"

  /// A request as the file has it.
  struct Request: Decodable, Sendable {
    let name: String
    let reasons: String
    var records: ChangeRecords
  }

  /// The changes that were made twice.
  public let noise: [ChangeNoise.RepeatedChange]
  private(set) var requests: [Request]

  /// Knows nothing.
  public init() {
    (noise, requests) = ([], [])
  }

  /// Reads the file.
  ///
  /// - Throws: `DecodingError` if it is damaged.
  public init(_ data: Data) throws {
    self = try JSONDecoder().decode(KnownChanges.self, from: data)
  }

  /// Returns what was found out about a request by building and running it.
  public func records(of request: String) -> ChangeRecords {
    requests.first { $0.name == request }?.records ?? ChangeRecords()
  }

  /// Enters what was found out about a request.
  public mutating func set(_ records: ChangeRecords, of request: String) {
    if let place = requests.firstIndex(where: { $0.name == request }) {
      requests[place].records = records
    } else {
      requests.append(Request(name: request, reasons: "", records: records))
    }
  }

  /// Returns the reasons for a request's costs in the file; empty if it has none.
  func reasons(of request: String) -> String { requests.first { $0.name == request }?.reasons ?? "" }
}
