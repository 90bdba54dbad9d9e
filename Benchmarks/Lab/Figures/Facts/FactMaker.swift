import ChangeCosts
public import Command

/// Makes facts of figures: each with its noise, and with the conditions under which the order is another.
public struct FactMaker {
  /// Values under other conditions.
  struct Trials {
    let kind: Fact.Trial.Kind
    let all: [(name: String, values: [String: Double])]
  }

  /// The architectures' modules, without those that have not made all changes.
  let modules: [String]
  /// The requests' names, in the order of their numbers.
  let requests: [String]
  /// Modules that have values beside these, and no part in orders and noise.
  let beside: [String]
  /// The noise between two authors, which nobody computes any more, by names without a number of requests.
  private let authorsNoise: [String: Double]

  /// Prepares to make facts.
  ///
  /// - Parameters:
  ///   - modules: the architectures' modules, without those that have not made all changes.
  ///   - requests: the requests' names, in the order of their numbers.
  ///   - beside: modules that have values beside these, and no part in orders and noise.
  ///   - known: the facts so far: they have the noise between two authors.
  public init(_ modules: [String], after requests: [String], beside: [String] = [], _ known: FactFile) {
    self.modules = modules
    self.requests = requests
    self.beside = beside
    let known = known.groups.values.flatMap(\.figures).filter { $0.noiseSource == .twoAuthors }
    authorsNoise = Dictionary(known.map { (Self.withoutCount($0.name), $0.noise) }) { first, _ in first }
  }

  /// Makes a fact; `nil` if a value of an architecture is missing.
  func fact(_ rule: FactRule, _ values: [String: Double], _ trials: Trials? = nil) -> Fact? {
    let others = values.filter { beside.contains($0.key) }
    let values = values.filter { modules.contains($0.key) }
    guard values.count == modules.count, let least = values.values.min() else { return nil }
    let (noise, source) = noise(of: rule, least: least)
    let trial = trials.map { trials in
      // One thing more or less is another share of another least value.
      let scale = { (other: [String: Double]) in
        guard rule.noise == .oneMore, let least = other.values.min(), least > 0 else { return noise }
        return noise * (values.values.min() ?? 0) / least
      }
      let base = Self.ends(of: values, noise: noise)
      let turning = trials.all.filter { _, all in
        let own = all.filter { modules.contains($0.key) }
        return Self.ends(of: own, noise: scale(own)) != base
      }
      return Fact.Trial(kind: trials.kind, count: trials.all.count, turning: turning.map(\.name))
    }
    return Fact(
      rule.name,
      unit: rule.unit,
      better: rule.better,
      format: rule.format,
      noise: noise,
      noiseSource: source,
      trial: trial,
      values: values.merging(others) { own, _ in own }
    )
  }

  /// Makes facts of figures of modules, each tried with the changes and variants that have it, too.
  func facts(_ rules: [FactRule], _ figures: ModuleFigures) -> [Fact] {
    rules.compactMap { rule in
      let trials = others(in: figures).compactMap { other in
        let values = values(rule.key, figures, of: other.modules)
        return values.count == modules.count ? (name: other.name, values: values) : nil
      }
      let own = values(rule.key, figures, of: Dictionary(uniqueKeysWithValues: (modules + beside).map { ($0, $0) }))
      return fact(rule, own, trials.isEmpty ? nil : Trials(kind: .modules, all: trials))
    }
  }

  /// Makes the fact of a sum over all requests, tried without each of them; `nil` if a value is missing.
  func sum(_ rule: FactRule, _ value: (_ module: String, _ request: String) -> Double?) -> Fact? {
    let values = requests.map { request in
      Dictionary(uniqueKeysWithValues: modules.compactMap { module in value(module, request).map { (module, $0) } })
    }
    guard !values.isEmpty, values.allSatisfy({ $0.count == modules.count }) else { return nil }
    func sum(without left: String? = nil) -> [String: Double] {
      zip(requests, values).filter { $0.0 != left }.reduce(into: [:]) { sums, own in sums.merge(own.1) { $0 + $1 } }
    }
    return fact(rule, sum(), leavingOut(requests) { sum(without: $0) })
  }

  /// The values of a sum without one request, for each request.
  func leavingOut(_ requests: [String], _ values: (_ request: String) -> [String: Double]) -> Trials {
    Trials(kind: .requests, all: requests.map { ("*\($0)*", values($0)) })
  }

  private func noise(of rule: FactRule, least: Double) -> (Double, Fact.NoiseSource) {
    if let noise = authorsNoise[Self.withoutCount(rule.name)] { return (noise, .twoAuthors) }
    switch rule.noise {
    // Two authors' lines stand for what grows with code.
    case .authors: return (authorsNoise["lines of code"] ?? 0, .twoAuthors)
    case .oneMore where least > 0: return (1 / least, .oneMore)
    case .oneMore, .exact: return (0, .exact)
    case .timed(let difference): return (max(difference, Fact.NoiseSource.betweenBuilds), .timed)
    }
  }

  /// A fact's name without the number of requests in it, which grows with each request that is made.
  private static func withoutCount(_ name: String) -> String { name.replacing(#/\d+ requests/#, with: "requests") }

  /// The lowest and the highest architectures; none if no order is shown.
  private static func ends(of values: [String: Double], noise: Double) -> [[String]] {
    let groups = FactOrder.groups(values, noise: noise)
    return groups.count > 1 ? [groups.first, groups.last].compactMap { $0?.sorted() } : []
  }

  private func values(_ key: String, _ figures: ModuleFigures, of modules: [String: String]) -> [String: Double] {
    modules.compactMapValues { figures[key, of: $0] }
  }

  /// The architectures with a change, and with a variant in the place of one of them.
  private func others(in figures: ModuleFigures) -> [(name: String, modules: [String: String])] {
    let same = Dictionary(uniqueKeysWithValues: modules.map { ($0, $0) })
    let changed = requests.map { request in
      (name: "*\(request)*", modules: same.mapValues { ModuleFigures.module($0, after: request) })
    }
    let known = Set(changed.flatMap(\.modules.values))
    let variants = figures.modules.keys.sorted().compactMap { module -> (name: String, modules: [String: String])? in
      let parts = module.split(separator: "_")
      guard parts.count == 2, !known.contains(module) else { return nil }
      return (parts.joined(separator: "."), same.merging([String(parts[0]): module]) { $1 })
    }
    return changed + variants
  }
}
