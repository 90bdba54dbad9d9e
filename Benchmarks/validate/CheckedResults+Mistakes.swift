extension CheckedResults {
  /// The contradictions in the results, a line each; empty if there are none.
  var mistakes: [String] {
    [
      schema == 1 ? nil : "the schema is \(schema), not 1",
      Set((conformance.map(\.contender) + times.map(\.contender))).count > 1 ? nil : "fewer than two took part",
      Set(times.map(\.suite)).allSatisfy(isComplete) ? nil : "a contender lacks a benchmark",
      retention.allSatisfy { $0.leakedObjects == $0.byType.values.reduce(0, +) } ? nil : "leaked objects do not add up",
    ].compactMap(\.self) + results.flatMap(mistakes)
  }

  private var times: [Result] { results.filter { $0.metric == "time" } }

  /// Tells if each contender that was checked has a time in every benchmark of a suite. A mechanism need not: some
  /// bind one screen only.
  private func isComplete(_ suite: String) -> Bool {
    let own = times.filter { $0.suite == suite }
    return suite == "mechanisms"
      || own.count == Set(conformance.map(\.contender)).count * Set(own.map(\.benchmark)).count
  }

  private func mistakes(in result: Result) -> [String] {
    let place = "\(result.contender) \(result.suite)/\(result.benchmark)"
    return [
      result.metric != "time" || result.samples.count == method.processes
        ? nil : "\(place): \(result.samples.count) samples of \(method.processes ?? 0) processes",
      result.metric != "time" || result.processes?.count == method.processes
        ? nil : "\(place): rounds of \(result.processes?.count ?? 0) processes, not \(method.processes ?? 0)",
      result.median > 0 || result.metric != "time" ? nil : "\(place): the median is \(result.median)",
      holds(result.median, within: result.ci95) ? nil : "\(place): the median lies outside its interval",
      holds(result.ratio, within: result.ratioCI95) ? nil : "\(place): the ratio lies outside its interval",
      result.rank.map { $0 >= 1 } ?? true ? nil : "\(place): the rank is below 1",
    ].compactMap(\.self)
  }

  private func holds(_ value: Double?, within bounds: [Double]?) -> Bool {
    guard let value, let bounds else { return true }
    return bounds.count == 2 && bounds[0] <= value && value <= bounds[1]
  }
}
