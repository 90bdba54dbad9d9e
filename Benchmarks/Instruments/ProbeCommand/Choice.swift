import Mechanisms
import Suites

/// What a request names; `nil` stands for a name that nothing has.
struct Choice {
  let lineup: [Contender]

  /// Those who are named, apps or mechanisms; all that are compared, and all mechanisms, if none is.
  func entrants(_ names: [String]) -> [Entrant]? {
    let mechanisms = names.compactMap { name in Mechanism.all.first { $0.isNamed(name) } }
    let rest = names.filter { name in !Mechanism.all.contains { $0.isNamed(name) } }
    guard let contenders = rest.isEmpty && !names.isEmpty ? [] : named(rest) else { return nil }
    return contenders.map { .app($0) } + (names.isEmpty ? Mechanism.all : mechanisms).map { .mechanism($0) }
  }

  /// Those that are named; those of apps if none is.
  static func benchmarks(_ names: [String]) -> [Benchmark]? {
    names.isEmpty
      ? Benchmark.all
      : chosen(names, from: Benchmark.all + Benchmark.ofMechanisms, by: \.id)
  }

  func named(_ names: [String]) -> [Contender]? {
    guard names.allSatisfy({ name in lineup.contains { $0.isNamed(name) } }) else { return nil }
    return names.isEmpty ? lineup.filter(\.isCompared) : names.compactMap { name in lineup.first { $0.isNamed(name) } }
  }

  /// In the order in which they are named.
  static func chosen<Value>(
    _ names: [String],
    from choices: [Value],
    by name: (Value) -> String
  ) -> [Value]? {
    guard names.allSatisfy({ wanted in choices.contains { name($0) == wanted } }) else { return nil }
    return names.isEmpty ? choices : names.compactMap { wanted in choices.first { name($0) == wanted } }
  }
}
