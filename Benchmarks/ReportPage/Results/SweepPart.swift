/// The growth of costs with size, as a file of `sweep` contains it.
struct SweepPart: Sendable, Codable {
  private(set) var name: String?
  let seed: UInt64?
  let growth: [Growth]
  let problems: [String]?

  struct Growth: Sendable, Codable {
    let pattern: String
    let variant: String?
    let suite: String
    let benchmark: String
    let sizes: [Double]
    let medians: [Double]
    let exponent: Double?
    let exponentCI95: [Double]?
    let countedExponent: Double?
  }

  func named(_ name: String) -> SweepPart {
    var part = self
    part.name = name
    return part
  }
}
