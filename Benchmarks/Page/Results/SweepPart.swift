/// The growth of costs with size, as a file of `sweep` contains it.
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
    private(set) var medians: [Double]
    let exponent: Double?
    let exponentCI95: [Double]?
    let countedExponent: Double?

    /// The same with a number of sizes at most: the first and the last, and others evenly between them.
    func thinned(to limit: Int) -> Growth {
      guard sizes.count > limit else { return self }
      let places = (0..<limit).map { $0 * (sizes.count - 1) / (limit - 1) }
      var growth = self
      growth.sizes = places.map { sizes[$0] }
      growth.medians = places.filter(medians.indices.contains).map { medians[$0] }
      return growth
    }
  }

  /// The same with the name of its file, and with no more than the page shows.
  func shown(as name: String) -> SweepPart {
    var part = self
    part.name = name
    part.growth = growth.prefix(Self.limit.lines).map { $0.thinned(to: Self.limit.sizes) }
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
