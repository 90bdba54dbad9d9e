import Foundation

/// A figure in JSON, with all that a page draws of it: a page computes none of it again.
struct FigureEntry: Encodable, Sendable {
  /// The name, as facts have it; that of the table if it is of no fact.
  let name: String
  /// The name in sentences and tables.
  let label: String
  /// The unit in words; `nil` for a share.
  let unit: String?
  /// The way in which a value is written: `count`, `share`, `ratio`, or `times` for a ratio of times.
  let format: String
  /// The better direction; `nil` if none is, as nobody competes in it.
  let better: String?
  /// The thing that it was measured on; `nil` if it is said elsewhere.
  let size: String?
  /// The noise in a few words, and its source; `nil` if pairs were compared by a test.
  let noise: String?
  let noiseSource: String
  /// The values by contender; a missing one was not measured.
  let values: [String: Double]
  /// The letters of those that compete; contenders that share one are not told apart.
  let letters: [String: String]
  /// The darkness of a cell from 0 to 1, by contender: 0 unless it is told apart from the best.
  let shades: [String: Double]
  /// True if it has the order of lines of code.
  let isSize: Bool
  /// The conditions under which the ends of the order are others, in one sentence; `nil` if none were tried.
  let dependence: String?
  /// The contenders whose sources are others than those of the facts.
  let older: [String]
  /// The facts' commit, and the command that computes them again.
  let commit: String?
  let command: String?

  /// Takes a figure.
  ///
  /// - Parameters:
  ///   - figure: the figure.
  ///   - isSize: true if it has the order of lines of code.
  ///   - older: the contenders whose sources are others than those of the facts.
  ///   - values: the values of those that compete and of others; `nil` if all compete.
  init(_ figure: Figure, isSize: Bool = false, older: [String] = [], beside values: [String: Double]? = nil) {
    (name, label) = (figure.name, figure.label.withoutMarks)
    (format, better) = (figure.format.rawValue, figure.better.rawValue)
    unit = figure.format == .share ? nil : figure.unit
    size = figure.size.isEmpty ? nil : figure.size
    (noise, noiseSource) = (figure.noiseBrief, figure.noiseSource)
    self.values = values?.filter(\.value.isFinite) ?? figure.values
    letters = Dictionary(uniqueKeysWithValues: figure.order.map { ($0, figure.letters[$0] ?? "") })
    shades = Dictionary(uniqueKeysWithValues: figure.order.map { ($0, figure.shade(of: $0)) })
    dependence = figure.trial?.sentence
    (self.isSize, self.older) = (isSize, older)
    (commit, command) = (figure.origin?.commit, figure.origin?.command)
  }

  /// Enters ratios of times, which a test has compared pair by pair.
  ///
  /// - Parameters:
  ///   - label: the name in tables.
  ///   - values: the ratios to the reference, by contender.
  ///   - competitors: those that are compared, without the baseline.
  ///   - isApart: tells if two of them are told apart.
  init(times label: String, values: [String: Double], of competitors: [String], isApart: (String, String) -> Bool) {
    let known = values.filter(\.value.isFinite)
    let order = competitors.filter { known[$0] != nil }.sorted { (known[$0] ?? 0, $0) < (known[$1] ?? 0, $1) }
    let found = Letters(order, isApart: isApart)
    (name, self.label, unit, format, better, size) = (label, label, nil, "times", "less", nil)
    noise = nil
    noiseSource = "a test of each pair, corrected for the number of pairs, and the noise floor of the run"
    self.values = known
    letters = Dictionary(uniqueKeysWithValues: order.map { ($0, found[$0] ?? "") })
    let best = order.first
    let shades = order.map { contender -> (String, Double) in
      guard let best, best != contender, let least = known[best], let own = known[contender], isApart(best, contender)
      else {
        return (contender, 0)
      }
      return (contender, Figure.shade(least > 0 ? log(own / least) : .infinity))
    }
    self.shades = Dictionary(uniqueKeysWithValues: shades)
    (isSize, older, dependence, commit, command) = (false, [], nil, nil, nil)
  }
}

extension Figure {
  /// Returns the darkness of a contender's cell from 0 to 1: 0 if it is not told apart from the best, or has no value, and 1
  /// if it is four times as bad net of noise, or more.
  public func shade(of contender: String) -> Double {
    guard let best = order.first, isApart(best, contender), let least = values[best], let own = values[contender] else {
      return 0
    }
    // A ratio with 0 is unknown or infinite: it counts as the worst.
    return Self.shade(least > 0 && own > 0 ? Mean.net(of: contender, over: best, in: self) : .infinity)
  }

  /// Returns the darkness of a factor, which is given as its logarithm. One that is told apart is seen, however small it is.
  static func shade(_ log: Double) -> Double { 0.15 + 0.85 * min(max(log, 0) / Foundation.log(4), 1) }

  /// The noise in a few words, without its source.
  var noiseBrief: String {
    switch noise {
    case .share(0): "none"
    case .share(let share): "\(Int((share * 100).rounded())) %"
    case .absolute(let difference): difference == 1 ? "one more or less" : "\(Fact.short(difference)) \(unit)"
    }
  }
}

extension String {
  /// The sentence without the marks of Markdown.
  var withoutMarks: String {
    replacing(/\[([^\]]+)\]\([^)]+\)/) { "\($0.1)" }.replacing("*", with: "").replacing("`", with: "")
  }
}
