import Measure
import Runs
import Suites
import Texts

/// The end of a run in five lines: what is apart, what is not, if the run was too disturbed to say, and what to do next.
package struct RunConclusion {
  /// The means of times that were compared.
  package struct Times {
    /// The contenders' modules, the fastest first.
    let order: [String]
    /// Their letters: those that share one are not told apart.
    let letters: Letters
    /// The number of users that they were measured with.
    let users: Int

    /// Enters what was compared.
    package init(_ order: [String], _ letters: Letters, users: Int) {
      (self.order, self.letters, self.users) = (order, letters, users)
    }
  }

  /// The lines; none if there is nothing to compare.
  package let lines: [String]

  /// Draws the conclusion.
  ///
  /// - Parameters:
  ///   - figures: the figures of the first table, without times.
  ///   - times: the means of times; `nil` if they were not compared.
  ///   - disturbance: the reasons not to trust times; `nil` if nothing was timed.
  ///   - contenders: the modules and names of those that compete.
  package init(
    _ figures: [Figure],
    _ times: Times?,
    _ disturbance: Disturbance?,
    of contenders: [(module: String, name: String)]
  ) {
    guard contenders.count > 1, !figures.isEmpty else {
      lines = []
      return
    }
    let alone = Self.counted(contenders) { contender in
      figures.count { figure in
        figure.order.first == contender && figure.order.dropFirst().allSatisfy { figure.isApart(contender, $0) }
      }
    }
    let shared = Self.counted(contenders) { contender in
      figures.count { figure in
        guard let best = figure.order.first, figure.values[contender] != nil else { return false }
        let others = figure.order.filter { !figure.isApart(best, $0) }
        return others.count > 1 && others.contains(contender)
      }
    }
    lines = [
      "Apart from all others as the best of a figure, of \(figures.count): \(alone ?? "nobody").",
      shared.map { "Not apart from the best: \($0)." }, times.map { Self.words($0, contenders) }, disturbance?.sentence,
      "Next: workbench choose (your team) · run --counts · report --output DIR (a page)",
    ].compactMap(\.self).map(\.visible)
  }

  /// Lists the contenders by a number, the greatest first; `nil` if it is 0 for all.
  private static func counted(
    _ contenders: [(module: String, name: String)],
    _ number: (String) -> Int
  ) -> String? {
    let groups = Dictionary(grouping: contenders) { number($0.module) }.filter { $0.key > 0 }
    let words = groups.sorted { $0.key > $1.key }.map { "\(FactOrder.list($0.value.map(\.name))) in \($0.key)" }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func words(_ times: Times, _ contenders: [(module: String, name: String)]) -> String {
    guard times.letters.groups.count > 1 else { return "Time, \(times.users) users: nobody is apart." }
    let words = times.order.map { module in
      "\(contenders.first { $0.module == module }?.name ?? module) \(times.letters[module] ?? "")"
    }
    return "Time, \(times.users) users (a best): \(words.joined(separator: ", "))"
  }
}

/// The reasons for which the times of a run are not to be trusted.
package struct Disturbance {
  /// The least part of a processor that the programs that measure have to have had.
  package static let leastShare = 0.8
  /// The greatest noise floor, and the greatest variation from process to process, of a run that is not called disturbed.
  package static let greatestNoise = 0.05

  /// The reasons; none if the run was not disturbed.
  package let reasons: [String]

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - share: the part of a processor that the programs had which took samples; `nil` if it is not known.
  ///   - floor: the noise floor, as a share; infinite if it is not known.
  ///   - variation: the greatest variation of ratios from process to process, as a share; `nil` if it is not known.
  package init(share: Double?, floor: Double, variation: Double?) {
    let percent = { (share: Double) in "\(Int((share * 100).rounded())) %" }
    var reasons: [String] = []
    if let share, share < Self.leastShare { reasons.append("it had \(percent(share)) of a processor") }
    if floor.isFinite, floor > Self.greatestNoise { reasons.append("equal code differs by \(percent(floor))") }
    if let variation, variation > Self.greatestNoise { reasons.append("processes differ by \(percent(variation))") }
    self.reasons = reasons
  }

  /// The judgement in one line.
  package var sentence: String {
    reasons.isEmpty
      ? "Not disturbed. Another build of the same code moves a time by up to 0.08×."
      : "Disturbed: \(FactOrder.list(reasons)). Repeat it on an idle machine."
  }
}

extension RunConclusion {
  /// Draws the conclusion of a run's results.
  init(_ results: RunResults, _ glance: GlanceTable) {
    let competitors = results.plan.contenders.filter { $0.kind != .floor }
    let disturbance = results.analysis.map { analysis in
      Disturbance(
        share: results.processorShare,
        floor: analysis.noiseFloor.overall,
        variation: analysis.variations.values.map(\.between).max()
      )
    }
    let names = competitors.map { (module: $0.module, name: $0.name) }
    self.init(glance.compared, Times(results, competitors), disturbance, of: names)
  }
}

extension RunConclusion.Times {
  /// Compares the means of a run's times; `nil` if fewer than two contenders have one.
  init?(_ results: RunResults, _ competitors: [Contender]) {
    guard let analysis = results.analysis else { return nil }
    let benchmarks = Set(results.plan.benchmarks.filter { $0.suite != .mechanisms }.map(\.id))
    let series = (results.record?.series ?? []).filter { benchmarks.contains($0.benchmark) }
    let byContender = Dictionary(grouping: series, by: \.contender)
    let times = competitors.map { contender in
      let own = (byContender[contender.id] ?? []).map { ($0.benchmark, $0.processes) }
      return (contender: contender.module, benchmarks: Dictionary(own) { first, _ in first })
    }
    let comparisons = MeanComparisons(of: times, noiseFloor: analysis.noiseFloor.overall)
    let ratios = competitors.compactMap { contender in
      let isReference = results.plan.reference == contender.id
      return (isReference ? 1 : results.mean(.app(contender))?.ratio).map { (contender.module, $0) }
    }
    guard ratios.count > 1 else { return nil }
    let order = ratios.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    self.init(order, Letters(order, isApart: comparisons.isApart), users: results.plan.users.directory.count)
  }
}
