import Measure

/// A figure of each architecture that an experiment found out, with all that is needed to compare with it.
public struct Fact: Codable, Sendable, Equatable {
  /// The better direction.
  public enum Direction: String, Codable, Sendable {
    /// Smaller values are better.
    case less
    /// Greater values are better.
    case more
  }

  /// The way in which a value is written.
  public enum Format: String, Codable, Sendable {
    /// A number as it is, with one digit after the point unless it is whole.
    case count
    /// A share of one, as a percentage.
    case share
    /// A number with two digits after the point.
    case ratio
    /// A time with three digits that count, and with its unit.
    case time

    /// True if a value is written with its unit.
    public var hasUnit: Bool { self == .share || self == .time }
  }

  /// The source of a noise.
  public enum NoiseSource: String, Codable, Sendable {
    /// Two authors who made the same changes in the same architectures: the largest difference between them.
    case twoAuthors = "two authors"
    /// Things that are counted: one more or less shows nothing.
    case oneMore = "one more or less"
    /// Nothing that an author decides: each difference counts.
    case exact
    /// Runs of one build, and builds of the same code: the largest difference between the runs, or ``betweenBuilds`` if that is
    /// greater.
    case timed = "runs and builds"

    /// The share by which times of two builds of the same code differ at most, in the two builds that were compared: of the six
    /// unchanged, on two days, MVP's time over Floor was 1.14 and 1.22, with equal counts; see *What the figures mean* in
    /// docs/RESULTS.md.
    public static let betweenBuilds = 0.08
  }

  /// Other conditions under which the figure was computed again.
  public struct Trial: Codable, Sendable, Equatable {
    /// The conditions.
    public enum Kind: String, Codable, Sendable {
      /// A change made in all architectures, or a variant in the place of one.
      case modules
      /// A change made in all architectures.
      case changes
      /// A sum over requests without one of them.
      case requests
    }

    /// The conditions.
    public let kind: Kind
    /// Their number.
    public let count: Int
    /// The names of those under which the lowest or the highest architectures are others.
    public let turning: [String]

    /// Enters what was found.
    public init(kind: Kind, count: Int, turning: [String]) {
      self.kind = kind
      self.count = count
      self.turning = turning
    }
  }

  /// The name, unique among all facts; a request's name in it stands between asterisks.
  public let name: String
  /// The unit of the values, such as `lines`.
  public let unit: String
  /// The better direction.
  public let better: Direction
  /// The way in which a value is written.
  public let format: Format
  /// The share of the smaller value by which two values have to differ.
  public let noise: Double
  /// The source of the noise.
  public let noiseSource: NoiseSource
  /// Other conditions under which it was computed again; `nil` if there were none.
  public let trial: Trial?
  /// The values, by module.
  public let values: [String: Double]

  /// Enters what was found.
  public init(
    _ name: String,
    unit: String,
    better: Direction = .less,
    format: Format = .count,
    noise: Double,
    noiseSource: NoiseSource,
    trial: Trial? = nil,
    values: [String: Double]
  ) {
    self.name = name
    self.unit = unit
    self.better = better
    self.format = format
    self.noise = noise
    self.noiseSource = noiseSource
    self.trial = trial
    self.values = values
  }

  /// Returns a value as it is written.
  public func text(_ value: Double) -> String {
    switch format {
    case .count: Self.short(value)
    case .share: "\(Int((value * 100).rounded())) %"
    case .ratio: Self.hundredths(value)
    case .time: "\(Self.grouped(Self.threeDigits(value))) \(unit)"
    }
  }

  /// Returns a number with one digit after the point, or none if it is whole.
  public static func short(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\((value * 10).rounded() / 10)"
  }

  /// Returns a number rounded to three digits that count.
  public static func rounded(_ value: Double) -> Double { Double(threeDigits(value)) ?? value }

  /// Returns a decimal number with a comma between thousands.
  static func grouped(_ number: String) -> String {
    let whole = number.prefix { $0 != "." }
    let groups = stride(from: whole.count, to: 0, by: -3).map { end in whole.prefix(end).suffix(3) }
    return groups.reversed().joined(separator: ",") + number.dropFirst(whole.count)
  }

  private static func threeDigits(_ value: Double) -> String {
    SignificantDigits.format(value, interval: Interval(lower: value, upper: value))
  }

  private static func hundredths(_ value: Double) -> String {
    let digits = "\(Int((abs(value) * 100).rounded()))"
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return "\(value < 0 ? "-" : "")\(padded.dropLast(2)).\(padded.suffix(2))"
  }
}
