import Foundation

/// The figures of a contender that the first table takes from a run. Figures that the run does not have are missing.
struct FiguresPart: Sendable, Encodable {
  /// The number of objects of roles, and for binding, that are alive.
  let objectsOnDashboard: Int?
  let objectsOnDetails: Int?
  /// The number of calls to roles that tell or make something when details are opened.
  let messagesToOpen: Double?
  /// The number of retains and releases in a step: the geometric mean over all benchmarks of apps.
  let retainsPerStep: Double?

  /// The figures of all contenders, by name.
  static func all(of file: RunFile) -> [String: FiguresPart] {
    let results = Dictionary(grouping: file.results?.elements ?? [], by: \.contender)
    let retention = Dictionary(grouping: file.retention?.elements ?? [], by: \.contender)
    return Dictionary(
      uniqueKeysWithValues: Set(results.keys).union(retention.keys).map { name in
        (name, FiguresPart(results[name] ?? [], retention[name]?.first))
      }
    )
  }

  private init(_ results: [RunFile.Result], _ retention: RunFile.Retention?) {
    objectsOnDashboard = Self.objects(retention?.aliveOnDashboard, retention?.bindingOnDashboard)
    objectsOnDetails = Self.objects(retention?.aliveOnDetails, retention?.bindingOnDetails)
    messagesToOpen = results.first { $0.metric == "messages" && $0.name == "navigation/open" }?.median
    retainsPerStep = Self.retains(results.filter { $0.suite != "mechanisms" })
  }

  /// The number of objects. A screen always has some: if the file has none, they were not counted.
  private static func objects(_ roles: [String: Int]?, _ binding: Int?) -> Int? {
    guard let roles, !roles.isEmpty else { return nil }
    return roles.values.reduce(binding ?? 0) { $0.addingReportingOverflow($1).partialValue }
  }

  private static func retains(_ results: [RunFile.Result]) -> Double? {
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
