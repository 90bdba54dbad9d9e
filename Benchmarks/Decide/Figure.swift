import Foundation

/// The difference that has to be exceeded before two values of a figure are told apart.
public enum Noise: Sendable, Equatable {
  /// A share of the smaller value, 0 or more.
  case share(Double)
  /// A difference in the figure's unit, 0 or more.
  case absolute(Double)

  /// The share, or the difference.
  public var size: Double {
    switch self {
    case .share(let size), .absolute(let size): size
    }
  }

  /// True if it is a difference in the figure's unit.
  public var isAbsolute: Bool {
    if case .absolute = self { true } else { false }
  }

  /// Returns the greatest difference between two values that shows nothing, in their unit.
  func allowance(_ one: Double, _ other: Double) -> Double {
    switch self {
    case .share(let share): share * min(abs(one), abs(other))
    case .absolute(let difference): difference
    }
  }
}

/// A figure of contenders with all that is needed to say in which of them it is better, and in which this is not shown.
public struct Figure: Sendable, Equatable {
  /// The command, commit and day that values were found out by.
  public struct Origin: Sendable, Equatable {
    /// The command that computes them again, in the package's folder.
    public let command: String
    /// The commit with the sources that they were found out in.
    public let commit: String
    /// The day, such as 2026-11-27.
    public let date: String

    /// Names an origin.
    public init(command: String, commit: String, date: String) {
      (self.command, self.commit, self.date) = (command, commit, date)
    }
  }

  /// The name, as facts have it.
  public let name: String
  /// The name in sentences and tables.
  public let label: String
  /// The unit of the values, such as `lines`.
  public let unit: String
  /// The better direction.
  public let better: Fact.Direction
  /// The way in which a value is written.
  public let format: Fact.Format
  /// The thing that it was measured on, with its number, such as `12 requests`.
  public let size: String
  /// The difference that shows nothing.
  public let noise: Noise
  /// The source of the noise, in words.
  public let noiseSource: String
  /// The values by contender; a missing one was not measured.
  public let values: [String: Double]
  /// The origin of the values; `nil` if they were not read from facts.
  public let origin: Origin?
  /// Other conditions under which it was computed again; `nil` if there were none.
  public let trial: Fact.Trial?
  /// The letters of the contenders: those that share one are not told apart.
  public let letters: Letters
  /// The contenders that have a value, the best first; by name where values are equal.
  public let order: [String]

  /// Enters a figure. Values that are infinite or not a number count as missing.
  public init(
    _ name: String,
    label: String? = nil,
    unit: String,
    better: Fact.Direction,
    format: Fact.Format = .count,
    size: String,
    noise: Noise,
    noiseSource: String,
    values: [String: Double],
    origin: Origin? = nil,
    trial: Fact.Trial? = nil
  ) {
    let known = values.filter(\.value.isFinite)
    let sign: Double = better == .less ? 1 : -1
    order = known.sorted { (sign * $0.value, $0.key) < (sign * $1.value, $1.key) }.map(\.key)
    letters = Letters(order) { Self.isApart(known[$0] ?? 0, known[$1] ?? 0, noise) }
    (self.name, self.label, self.unit, self.better, self.format) = (name, label ?? name, unit, better, format)
    (self.size, self.noise, self.noiseSource, self.origin) = (size, noise, noiseSource, origin)
    (self.values, self.trial) = (known, trial)
  }

  /// Takes a fact's figures of some contenders.
  ///
  /// A noise of one more or less is absolute: the fact has it as a share of its smallest value, which is too much for the
  /// greater ones.
  public init(_ fact: Fact, of contenders: [String], label: String?, size: String, origin: Origin?) {
    self.init(
      fact.name,
      label: label,
      unit: fact.unit,
      better: fact.better,
      format: fact.format,
      size: size,
      noise: fact.noiseSource == .oneMore ? .absolute(1) : .share(fact.noise),
      noiseSource: fact.noiseSource.words,
      values: fact.values.filter { contenders.contains($0.key) },
      origin: origin,
      trial: fact.trial
    )
  }

  /// Tells if two contenders differ by more than the noise; false if a value is missing.
  public func isApart(_ one: String, _ other: String) -> Bool {
    guard let one = values[one], let other = values[other] else { return false }
    return Self.isApart(one, other, noise)
  }

  /// Returns the factor by which the values of some contenders are at least those of others, net of noise, rounded down at the
  /// end; `nil` if one is not above 0, or if nothing is left of it.
  func margin(from less: [String], to more: [String]) -> Double? {
    guard let top = less.compactMap({ values[$0] }).max(), let bottom = more.compactMap({ values[$0] }).min(), top > 0
    else { return nil }
    let factor = bottom / (top + noise.allowance(top, bottom))
    return factor < 1.01 ? nil : Self.roundedDown(factor)
  }

  /// Tells if the order of contenders is that of their lines of code, or its reverse: Kendall's τ-b is 0.87 or more, rounded
  /// to two digits as it is printed. Of fewer than five contenders nothing is told: chance alone gives four of them the same
  /// order or its reverse in one case of twelve.
  public func isSize(by lines: Figure) -> Bool {
    let both = order.filter { lines.values[$0] != nil }
    guard both.count > 4 else { return false }
    // `KendallTau` would try all permutations of a row with ties, for a probability that is not needed here.
    var (score, untied, untiedLines) = (0, 0, 0)
    for (place, one) in both.enumerated() {
      for other in both[..<place] {
        let (own, others) = (sign(one, other), lines.sign(one, other))
        score += own * others
        untied += own * own
        untiedLines += others * others
      }
    }
    guard untied > 0, untiedLines > 0 else { return false }
    return (abs(Double(score)) / Double(untied * untiedLines).squareRoot() * 100).rounded() >= 87
  }

  /// Returns a value as it is written, with its unit; a share and a time have theirs in any case.
  public func text(_ value: Double, hasUnit: Bool = true) -> String {
    let written = Fact(name, unit: unit, format: format, noise: 0, noiseSource: .exact, values: [:]).text(value)
    return hasUnit && !format.hasUnit ? "\(written) \(unit)" : written
  }

  /// Returns a factor as it is written: in hundredths, so that all of a column have as many, or whole if it is 100 or more.
  static func text(ofFactor factor: Double) -> String {
    factor < 99.995 ? String(format: "%.2f", factor) : Fact.grouped(String(format: "%.0f", factor))
  }

  /// Returns a factor rounded down as it is written: the words beside it promise at least so much.
  static func roundedDown(_ factor: Double) -> Double {
    let scale: Double = factor < 100 ? 100 : 1
    return (factor * scale + 1e-6).rounded(.down) / scale
  }

  private func sign(_ one: String, _ other: String) -> Int {
    guard let one = values[one], let other = values[other] else { return 0 }
    return one < other ? -1 : one > other ? 1 : 0
  }

  /// The tolerance keeps 15 × (1 + 1/15) from being less than 16.
  private static func isApart(_ one: Double, _ other: Double, _ noise: Noise) -> Bool {
    abs(one - other) - noise.allowance(one, other) > 1e-9 * max(abs(one), abs(other))
  }
}

extension Fact.NoiseSource {
  /// The source in words that can follow "noise:".
  public var words: String {
    switch self {
    case .twoAuthors: "the largest difference between two authors who made the same changes"
    case .oneMore: "one more or less shows nothing"
    case .exact: "none, as no author decides it"
    case .timed: "the largest difference between runs, or that between builds of the same code if it is greater"
    }
  }
}
