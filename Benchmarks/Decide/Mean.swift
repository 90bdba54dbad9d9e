import Foundation

/// A mean of figures by their weights, tested again: two contenders differ in it only by more than its own noise.
///
/// It is the weighted mean of the logarithms of the ratios of two contenders, so that no unit counts more than another. Its
/// noise is the mean of the figures' noises by the same weights, unrounded. That is the most it can be: the figures are of
/// the same code by the same author, so their noises may all point the same way and do not average out. So the mean shows no
/// difference between two contenders of which no figure shows one.
public struct Mean: Sendable {
  /// A figure and its share of the weights, above 0.
  public struct Part: Sendable, Equatable {
    /// The figure.
    public let figure: Figure
    /// Its weight, as a share of all.
    public let share: Double
  }

  /// The figures that count, in the order given.
  public let parts: [Part]
  /// The figures that have no ratios, as a contender's value is 0 or less.
  public let withoutRatios: [Figure]
  /// The contenders that have a value of each figure, the best first.
  public let order: [String]

  /// Makes the mean of figures.
  ///
  /// - Parameters:
  ///   - figures: the figures with their weights. One that no contender has is left out, and so is a weight of 0 or less.
  ///   - contenders: those that are compared. One without a value of a figure has no mean: another figure does not replace it.
  public init(_ figures: [(figure: Figure, weight: Double)], of contenders: [String]) {
    let known = figures.filter { entry in
      entry.weight > 0 && contenders.contains { entry.figure.values[$0] != nil }
    }
    let usable = known.filter { entry in contenders.allSatisfy { entry.figure.values[$0] ?? 1 > 0 } }
    let sum = usable.reduce(0) { $0 + $1.weight }
    let parts = usable.map { Part(figure: $0.figure, share: $0.weight / sum) }
    let costs = contenders.compactMap { contender in
      Self.cost(of: contender, parts).map { (contender: contender, cost: $0) }
    }
    order = costs.sorted { ($0.cost, $0.contender) < ($1.cost, $1.contender) }.map(\.contender)
    self.parts = parts
    withoutRatios = known.map(\.figure).filter { figure in !usable.contains { $0.figure == figure } }
  }

  /// The letters of these contenders: those that share one are not told apart.
  public var letters: Letters { Letters(order, isApart: isApart) }

  /// Tells if two contenders differ by more than the noise.
  public func isApart(_ one: String, _ other: String) -> Bool { net(of: one, over: other) != 0 }

  /// The factor by which a contender is worse than another, before noise: 1 if they are equal, below 1 if it is better;
  /// `nil` if one has no mean.
  public func ratio(of contender: String, to other: String) -> Double? {
    Self.cost(of: contender, parts).flatMap { own in Self.cost(of: other, parts).map { exp(own - $0) } }
  }

  /// The logarithm of the factor by which a contender is worse than another, net of noise; 0 if they are not told apart, and
  /// below 0 if it is better.
  public func net(of contender: String, over other: String) -> Double { Self.net(of: contender, over: other, parts) }

  /// The same of a figure alone; 0 if it has no ratio of the two.
  public static func net(of contender: String, over other: String, in figure: Figure) -> Double {
    net(of: contender, over: other, [Part(figure: figure, share: 1)])
  }

  /// The mean logarithm of a contender's values, of which less is better; `nil` if one is missing or has no logarithm.
  private static func cost(of contender: String, _ parts: [Part]) -> Double? {
    var sum = 0.0
    for part in parts {
      guard let value = part.figure.values[contender], value > 0 else { return nil }
      sum += part.share * (part.figure.better == .less ? log(value) : -log(value))
    }
    return parts.isEmpty ? nil : sum
  }

  private static func net(of contender: String, over other: String, _ parts: [Part]) -> Double {
    guard let own = cost(of: contender, parts), let others = cost(of: other, parts) else { return 0 }
    let noise = parts.reduce(0) { sum, part in
      guard let one = part.figure.values[contender], let two = part.figure.values[other] else { return sum }
      return sum + part.share * log(1 + part.figure.noise.allowance(one, two) / min(one, two))
    }
    // The tolerance is that of a figure: logarithms of equal values may differ in the last digit.
    guard abs(own - others) - noise > 1e-9 else { return 0 }
    return own - others + (own < others ? noise : -noise)
  }
}
