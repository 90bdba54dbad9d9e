import Foundation

/// The figures of contenders that the first table takes from a run, with letters. A figure that the run does not have is
/// left out.
struct FiguresPart {
  private let results: [String: [RunFile.Result]]
  private let retention: [String: RunFile.Retention]
  private let method: RunFile.Method?

  /// Collects the results of a file by contender.
  init(_ file: RunFile) {
    results = Dictionary(grouping: file.results?.elements ?? [], by: \.contender)
    retention = Dictionary((file.retention?.elements ?? []).map { ($0.contender, $0) }) { first, _ in first }
    method = file.method
  }

  /// Returns the counts, and the mean of times: it needs every two contenders over all benchmarks.
  func entries(_ means: [PairPart]) -> [FigureEntry] {
    let counts = [
      count("objects on the dashboard, with those for binding", "objects") { contender in
        retention[contender].flatMap { Self.objects($0.aliveOnDashboard, $0.bindingOnDashboard) }
      },
      count("objects with details open, with those for binding", "objects") { contender in
        retention[contender].flatMap { Self.objects($0.aliveOnDetails, $0.bindingOnDetails) }
      },
      count("messages to open details", "messages") { contender in
        results[contender]?.first { $0.metric == "messages" && $0.name == "navigation/open" }?.median
      },
      count("retains and releases of a step", "retains and releases", retains),
    ]
    let time = times("time", method?.reference ?? "", means)
    return ([time] + counts).compactMap(\.self)
  }

  /// Returns the times of each benchmark over those of its reference, with letters by the tests of pairs.
  func times(_ pairs: [PairPart]) -> [FigureEntry] {
    let all = Dictionary(grouping: pairs, by: \.benchmark)
    var seen: Set<String> = []
    return pairs.map(\.benchmark).filter { seen.insert($0).inserted }.compactMap { benchmark in
      let suite = String(benchmark.prefix { $0 != "/" })
      return times(benchmark, method?.reference(in: suite) ?? "", all[benchmark] ?? [])
    }
  }

  private func times(_ label: String, _ reference: String, _ pairs: [PairPart]) -> FigureEntry? {
    let own = pairs.filter { $0.reference == reference }
    guard !own.isEmpty else { return nil }
    var values = Dictionary(own.map { ($0.pattern, $0.ratio) }) { first, _ in first }
    values[reference] = 1
    let ties = Set(pairs.filter { $0.verdict == "tie" }.map { [$0.pattern, $0.reference] })
    let competitors = values.keys.filter { $0 != Self.floor }
    return FigureEntry(times: label, values: values, of: competitors) { !ties.contains([$0, $1]) }
  }

  /// Returns a figure that is counted; `nil` if no contender has it.
  private func count(_ label: String, _ unit: String, _ value: (String) -> Double?) -> FigureEntry? {
    let contenders = Set(results.keys).union(retention.keys)
    let values = Dictionary(uniqueKeysWithValues: contenders.compactMap { name in value(name).map { (name, $0) } })
    let competing = values.filter { $0.key != Self.floor }
    guard !competing.isEmpty else { return nil }
    let figure = Figure(
      label,
      unit: unit,
      better: .less,
      size: "",
      noise: .share(0),
      noiseSource: "it is counted, and another author may differ",
      values: competing
    )
    return FigureEntry(figure, beside: values)
  }

  /// The baseline, which does not compete.
  private static let floor = "Floor"

  /// The number of objects. A screen always has some: if the file has none, they were not counted.
  private static func objects(_ roles: [String: Int]?, _ binding: Int?) -> Double? {
    guard let roles, !roles.isEmpty else { return nil }
    return Double(roles.values.reduce(binding ?? 0) { $0.addingReportingOverflow($1).partialValue })
  }

  /// The number of retains and releases in a step: the geometric mean over all benchmarks of apps.
  private func retains(_ contender: String) -> Double? {
    let results = (results[contender] ?? []).filter { $0.suite != "mechanisms" }
    let released = Dictionary(
      results.filter { $0.metric == "releases" }.map { ($0.name, $0.median) },
      uniquingKeysWith: { first, _ in first }
    )
    let retains = results.filter { $0.metric == "retains" }
    let sums = retains.compactMap { kept in released[kept.name].map { $0 + kept.median } }
    guard !sums.isEmpty, sums.allSatisfy({ $0 > 0 }) else { return nil }
    return exp(sums.reduce(0) { $0 + log($1) } / Double(sums.count))
  }
}
