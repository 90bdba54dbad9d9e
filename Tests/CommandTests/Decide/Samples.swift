import Command
import SeededRandom
import Texts

/// The facts of the package, contenders, and figures that chance makes.
enum Samples {
  typealias Contender = (module: String, name: String)

  static let six: [Contender] = [
    ("MVC", "MVC"), ("MVP", "MVP"), ("MVVMC", "MVVM-C"), ("VIPER", "VIPER"), ("VIPVM", "VIP-VM"),
    ("FourV", "4V Engine"),
  ]

  /// The six, and two that cost a little more than two of them.
  static let eight: [Contender] = six + [("SwiftUIMV", "SwiftUI MV"), ("Composable", "Composable")]

  static func facts() throws -> FactFile { try FactFile(in: .built) }
  static func questions() throws -> Questions { try Questions(in: .built) }

  /// The figures of all facts.
  static func figures(of contenders: [Contender] = six) throws -> [Figure] {
    try questions().figures(in: facts(), of: contenders.map(\.module))
  }

  /// The facts with values of all eight.
  static func factsOfEight() throws -> FactFile {
    try changed { fact in
      var values = fact.values
      values["SwiftUIMV"] = fact.values["MVP"].map { $0 * 1.03 }
      values["Composable"] = fact.values["VIPVM"].map { $0 * 1.03 }
      return values
    }
  }

  /// The facts with a value of each figure that answers ask for.
  static func completeFacts(_ facts: FactFile) throws -> FactFile {
    var facts = facts
    let asked = try questions().questions.flatMap(\.answers).flatMap(\.figures).map(\.name)
    let times: [Double] = [10_500, 11_200, 98_000, 240_000, 60_000, 61_000, 62_000, 63_000]
    let values = Dictionary(uniqueKeysWithValues: zip(eight.map(\.module), times))
    let made = asked.filter { facts[$0] == nil }.map { name in
      Fact(name, unit: "ns", noise: 0.05, noiseSource: .twoAuthors, values: values)
    }
    facts.groups["made up"] = FactFile.Group(
      command: "none",
      commit: "0123abcd",
      date: "2026-11-27",
      inputs: [:],
      figures: made
    )
    return facts
  }

  /// The facts without times, or with made-up ones that a longer list makes thousands of times as great in three architectures.
  static func facts(withTimes isTimed: Bool) throws -> FactFile {
    var facts = try facts()
    facts.groups["growth"] = nil
    guard isTimed else { return facts }
    let figures = [(10, 1.0), (1_000, 3), (100_000, 2_100)].flatMap { size, factor in
      ["load", "refresh", "rename"].map { step in
        let values: [String: Double] = [
          "MVC": 10, "MVP": 10.5, "FourV": 10.2, "MVVMC": 8 * factor, "VIPER": 10.1 * factor, "VIPVM": 10 * factor,
        ]
        return Fact(
          "time of \(step), \(size) users",
          unit: "µs",
          format: .time,
          noise: 0.08,
          noiseSource: .timed,
          values: values.mapValues(Fact.rounded)
        )
      }
    }
    facts.groups["growth"] = FactFile.Group(
      command: "lab facts growth",
      commit: "0123abcd",
      date: "2026-11-27",
      inputs: [:],
      figures: figures
    )
    return facts
  }

  /// The facts with other values.
  static func changed(_ values: (Fact) -> [String: Double]) throws -> FactFile {
    FactFile(
      try facts().groups.mapValues { group in
        var group = group
        group.figures = group.figures.map { fact in
          Fact(
            fact.name,
            unit: fact.unit,
            better: fact.better,
            format: fact.format,
            noise: fact.noise,
            noiseSource: fact.noiseSource,
            trial: fact.trial,
            values: values(fact)
          )
        }
        return group
      }
    )
  }

  /// Makes a figure of up to eight contenders: with ties, zeros, missing values, either direction and either kind of noise.
  static func randomFigure(_ random: inout SplitMix64) -> Figure {
    let count = Int.random(in: 1...8, using: &random)
    let values = (0..<count).compactMap { place -> (String, Double)? in
      let number = Double(Int.random(in: 0...30, using: &random)) / Double(Int.random(in: 1...3, using: &random))
      return Int.random(in: 0..<10, using: &random) > 0 ? ("\(place)", number) : nil
    }
    let noise: Double = [0, 0.062, 0.17, 0.5, 2.2][Int.random(in: 0..<5, using: &random)]
    return figure(
      Dictionary(uniqueKeysWithValues: values),
      better: Bool.random(using: &random) ? .less : .more,
      noise: Bool.random(using: &random) ? .share(noise) : .absolute((noise * 10).rounded())
    )
  }

  static func figure(
    _ values: [String: Double],
    better: Fact.Direction = .less,
    noise: Noise = .share(0.17),
    name: String = "lines"
  ) -> Figure {
    Figure(name, unit: "lines", better: better, size: "one app", noise: noise, noiseSource: "a test", values: values)
  }
}

/// Tells if two texts of letters have one in common.
func share(_ one: String?, _ other: String?) -> Bool {
  guard let one, let other else { return false }
  return !names(in: one).isDisjoint(with: names(in: other))
}

/// The letters of a text: each may have a number.
func names(in text: String) -> Set<String> {
  Set(text.matches(of: #/[a-z][0-9]*/#).map { String($0.output) })
}
