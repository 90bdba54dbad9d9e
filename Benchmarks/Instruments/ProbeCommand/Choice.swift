import Mechanisms
import Suites

/// The choices that a request names; `nil` stands for an unknown name.
struct Choice {
  let lineup: [Contender]

  /// The named apps and mechanisms; all that are compared, and all mechanisms, if none is named.
  func entrants(_ names: [String]) -> [Entrant]? {
    let mechanisms = names.compactMap { name in Mechanism.all.first { $0.isNamed(name) } }
    let rest = names.filter { name in !Mechanism.all.contains { $0.isNamed(name) } }
    guard let contenders = rest.isEmpty && !names.isEmpty ? [] : named(rest) else { return nil }
    return contenders.map { .app($0) } + (names.isEmpty ? Mechanism.all : mechanisms).map { .mechanism($0) }
  }

  /// The named benchmarks; those of apps if none is named.
  static func benchmarks(_ names: [String]) -> [Benchmark]? {
    names.isEmpty
      ? Benchmark.all
      : chosen(names, from: Benchmark.all + Benchmark.ofMechanisms, by: \.id)
  }

  func named(_ names: [String]) -> [Contender]? {
    guard names.allSatisfy({ name in lineup.contains { $0.isNamed(name) } }) else { return nil }
    return names.isEmpty ? lineup.filter(\.isCompared) : names.compactMap { name in lineup.first { $0.isNamed(name) } }
  }

  /// The values of some names, in the order of the names; all values if there are no names.
  static func chosen<Value>(
    _ names: [String],
    from choices: [Value],
    by name: (Value) -> String
  ) -> [Value]? {
    guard names.allSatisfy({ wanted in choices.contains { name($0) == wanted } }) else { return nil }
    return names.isEmpty ? choices : names.compactMap { wanted in choices.first { name($0) == wanted } }
  }
}
