import Foundation

/// The times of one run at several sizes, as `workbench run --sizes` writes them in JSON.
public struct GrowthTimes: Sendable, Equatable {
  /// The numbers of users.
  public static let sizes = [10, 1_000, 100_000]
  /// The benchmarks, with the words for them in names of facts.
  static let steps = [("binding/load", "load"), ("binding/refresh", "refresh"), ("binding/rename-row", "rename")]
  /// The expression by which a run chooses the benchmarks.
  public static let filter = "^(\(steps.map(\.0).joined(separator: "|")))$"

  private struct Document: Decodable {
    let growth: [Entry]
  }

  private struct Entry: Decodable, Equatable {
    let pattern: String
    let variant: String?
    let suite: String
    let benchmark: String
    let sizes: [Int]
    let unit: String
    let medians: [Double]
  }

  private let entries: [Entry]

  /// Reads what a run wrote.
  ///
  /// - Throws: `DecodingError` if it is something else.
  public init(_ json: Data) throws {
    entries = try JSONDecoder().decode(Document.self, from: json).growth
  }

  /// Returns the median time of a step in ns; `nil` if the run has none.
  func median(of module: String, in benchmark: String, at size: Int) -> Double? {
    let entry = entries.first {
      $0.pattern == module && $0.variant == nil && "\($0.suite)/\($0.benchmark)" == benchmark && $0.unit == "ns"
    }
    guard let entry, let place = entry.sizes.firstIndex(of: size) else { return nil }
    return entry.medians.dropFirst(place).first
  }
}
