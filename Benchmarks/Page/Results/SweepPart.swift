import Measure
import Runs

/// The growth of costs with size, as a file of `run --sizes` contains it.
///
/// Older files have neither lines nor counts, and exponents that say nothing; these are left out.
struct SweepPart: Sendable, Codable {
  /// The greatest number of lines, and of sizes in a line, that the page shows.
  private static let limit = (lines: 400, sizes: 100)

  private(set) var name: String?
  let seed: UInt64?
  private(set) var growth: [Growth]
  let problems: [String]?
  /// The sizes and lines that the page leaves out, a sentence each.
  private(set) var gaps: [String]?

  struct Growth: Sendable, Codable {
    let pattern: String
    let variant: String?
    let suite: String
    let benchmark: String
    private(set) var sizes: [Double]
    /// The things that sizes count, such as `users`.
    let sizeUnit: String?
    private(set) var medians: [Double]
    let fit: Fit?
    private(set) var exponent: Double?
    private(set) var exponentCI95: [Double]?
    private(set) var counted: Counted?

    /// The same without an exponent that says nothing.
    var told: Growth {
      let bounds = exponentCI95 ?? []
      let isKnown = bounds.count == 2 && bounds[1] >= bounds[0]
      let interval = isKnown ? Interval(lower: bounds[0], upper: bounds[1]) : .unknown
      guard !LogLogFit.isFinding(interval, from: sizes.count) else { return self }
      var growth = self
      (growth.exponent, growth.exponentCI95) = (nil, nil)
      return growth
    }

    /// The same with a number of sizes at most: the first and the last, and others evenly between them.
    func thinned(to limit: Int) -> Growth {
      guard sizes.count > limit else { return self }
      let places = (0..<limit).map { $0 * (sizes.count - 1) / (limit - 1) }
      var growth = self
      growth.sizes = places.map { sizes[$0] }
      growth.medians = places.filter(medians.indices.contains).map { medians[$0] }
      growth.counted?.values = places.compactMap { place in counted?.values.dropFirst(place).first }
      return growth
    }
  }

  /// The line of a fixed cost and a cost per thousand, of which neither is there if it does not describe the costs.
  struct Fit: Sendable, Codable {
    let describes: Bool
    let fixed: Double?
    let perThousand: Double?
    let offBy: Double?
  }

  /// The retains and releases at each size, and the line through them.
  struct Counted: Sendable, Codable {
    fileprivate(set) var values: [Double]
    let fit: Fit?
    let exponent: Double?
    let exponentCI95: [Double]?
  }

  /// The same with the name of its file, and with no more than the page shows.
  func shown(as name: String) -> SweepPart {
    var part = self
    part.name = name
    part.growth = growth.prefix(Self.limit.lines).map { $0.told.thinned(to: Self.limit.sizes) }
    let most = growth.map(\.sizes.count).max() ?? 0
    part.gaps = [
      Self.gap(growth.count, Self.limit.lines, "lines"), Self.gap(most, Self.limit.sizes, "sizes of a line"),
    ].compactMap(\.self)
    return part
  }

  private static func gap(_ count: Int, _ limit: Int, _ what: String) -> String? {
    count > limit ? "Of \(count) \(what), \(limit) are shown; \(count - limit) are left out." : nil
  }
}
