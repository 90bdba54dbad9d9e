public import ChangeCosts
public import Records

/// The figures of the architectures by which a choice or an argument is decided, each with its noise.
public struct ArchitectureFigures {
  /// The architectures, in the order of tables.
  let modules: [(module: String, name: String)]
  let changes: ChangesReport
  let tests: [String: TestFacts]
  let pairs: ChangePairs?
  /// The recorded sets of figures.
  let sets: [FigureSet: ModuleFigures]

  /// Takes figures from patches, and from the records of tests, of merges and of modules.
  ///
  /// - Parameter modules: the architectures' modules and names, in the order of tables; those that have not made all changes
  ///   are left out.
  public init(
    _ modules: [(module: String, name: String)],
    _ changes: ChangesReport,
    _ mutants: MutantsRecord,
    _ pairs: ChangePairs?,
    sets: [FigureSet: ModuleFigures]
  ) {
    self.modules = modules.filter { !changes.leftOutNames.contains($0.name) }
    tests = mutants.facts
    self.pairs = pairs
    self.changes = changes
    self.sets = sets
  }

  /// A sentence for each architecture that is left out.
  var leftOut: [String] { changes.leftOutSentences.map { "\($0)." } }

  func figure(
    _ label: String,
    _ values: [String: Double],
    noise: Double,
    format: OrderedFigure.Format = .count
  ) -> OrderedFigure {
    OrderedFigure(label: label, values: values, noise: noise, format: format, modules: modules)
  }

  /// The difference between two authors of the same changes, which stands for that of two authors of an app, too.
  var authors: Double { changes.spread.ofSum(.lines) ?? 0 }

  func ofTests(_ label: String, isShare: Bool = false, _ value: (TestFacts) -> Double) -> OrderedFigure {
    let noise = isShare ? authors : changes.spread.ofSum(.testLines) ?? 0
    return figure(label, tests.mapValues(value), noise: noise, format: isShare ? .share : .count)
  }

  /// The share of mutants that only tests with UIKit notice; after each request, too, if that is recorded.
  var noticedOnlyWithUIKit: OrderedFigure {
    var share = ofTests("mutants (small changes of the code) that only tests with UIKit notice", isShare: true) {
      $0.windowShare
    }
    let after = changes.requests.compactMap { request -> (name: String, values: [String: Double])? in
      let strengths = request.records.strength ?? [:]
      return strengths.count < modules.count ? nil : ("*\(request.name)*", strengths.mapValues(\.windowShare))
    }
    if !after.isEmpty { share.variations = .init(kind: .changes, all: after) }
    return share
  }

  func ofTotals(
    _ label: String,
    _ measure: ChangeTotals.Measure,
    isShare: Bool = false,
    _ value: (ChangeTotalsEntry) -> Double?
  ) -> OrderedFigure {
    func values(_ totals: [ChangeTotalsEntry]) -> [String: Double] {
      Dictionary(uniqueKeysWithValues: totals.compactMap { total in value(total).map { (total.architecture, $0) } })
    }
    var sum = figure(
      label,
      values(changes.totals),
      noise: changes.spread.ofSum(measure) ?? 0,
      format: isShare ? .share : .count
    )
    sum.variations = leavingOut { values(changes.totals(without: $0)) }
    return sum
  }

  /// The pairs of requests that do not come out right when they are merged; `nil` if none is recorded.
  func merged() -> OrderedFigure? {
    guard let pairs, let noise = pairs.noise(among: modules.map(\.module)) else { return nil }
    func faults(of pairs: [ChangePairs.Pair]) -> [String: Double] {
      Dictionary(
        uniqueKeysWithValues: modules.map { ($0.module, Double(ChangePairs.faults(of: pairs, in: $0.module))) }
      )
    }
    let values = faults(of: pairs.pairs)
    let least = values.values.min() ?? 0
    var merged = figure(
      "merged pairs of two developers' changes, of \(pairs.pairs.count), that do not come out right",
      values,
      // One pair more or less shows nothing.
      noise: least > 0 ? Double(max(1, noise)) / least : 0
    )
    merged.isOfCounts = true
    merged.variations = leavingOut { request in
      faults(of: pairs.pairs.filter { $0.first != request && $0.second != request })
    }
    return merged
  }

  var hottest: OrderedFigure {
    func values(_ totals: [ChangeTotalsEntry]) -> [String: Double] {
      Dictionary(uniqueKeysWithValues: totals.map { ($0.architecture, Double($0.hottestFileRequests)) })
    }
    let own = values(changes.totals)
    // One request more or less shows nothing: another author may have put a line into the file beside.
    let least = own.values.min() ?? 0
    var hottest = figure(
      "requests of \(changes.requests.count) that edit the same file",
      own,
      noise: least > 0 ? 1 / least : 0
    )
    hottest.isOfCounts = true
    hottest.variations = leavingOut { values(changes.totals(without: $0)) }
    return hottest
  }

  /// The lines of one request, whose noise is that of a single request.
  func code(_ name: String) -> OrderedFigure {
    let request = changes.requests.first { $0.name == name }
    let values = (request?.changes ?? []).map { ($0.architecture, Double($0.code.added + $0.code.removed)) }
    return figure(
      "*\(name)*: lines",
      Dictionary(uniqueKeysWithValues: values),
      noise: changes.spread.ofOneRequest(.lines) ?? 0
    )
  }

  /// The lines of the requests that change a flow.
  var flows: OrderedFigure {
    let requests = ["unsaved", "sign-in", "split", "restore"]
    func sums(_ requests: [String]) -> [String: Double] {
      Dictionary(requests.map(code).flatMap(\.values).map { ($0.key, $0.value) }) { $0 + $1 }
    }
    var flows = figure("*unsaved*, *sign-in*, *split* and *restore*: lines", sums(requests), noise: authors)
    flows.variations = .init(
      kind: .requests,
      all: requests.map { left in ("*\(left)*", sums(requests.filter { $0 != left })) }
    )
    return flows
  }
}
