public import ChangeCosts
public import Command
import Measure

extension FactMaker {
  /// Returns the facts of sources.
  public func structure(_ figures: ModuleFigures) -> [Fact] { facts(FactRule.structure, figures) }

  /// Returns the facts of builds: one from nothing, and one after each request.
  public func build(_ figures: ModuleFigures) -> [Fact] {
    let key = "files compiled again"
    let compiled = sum(FactRule("\(key) for \(requests.count) requests", "files")) { module, request in
      figures[key, of: ModuleFigures.module(module, after: request)]
    }
    let figure = { (module: String, request: String) in figures[key, of: ModuleFigures.module(module, after: request)] }
    let shared = beside.isEmpty ? [] : requests.filter { one in beside.allSatisfy { figure($0, one) != nil } }
    let sums = (modules + beside).map { module in (module, shared.compactMap { figure(module, $0) }.reduce(0, +)) }
    let compiledBeside = madeBeside(shared, key, "files", Dictionary(uniqueKeysWithValues: sums))
    return [compiled, compiledBeside].compactMap(\.self) + facts(FactRule.build, figures)
  }

  /// Returns the facts of the way from Swift 5 to Swift 6.
  public func language(_ figures: ModuleFigures) -> [Fact] { facts(FactRule.language, figures) }

  /// Returns the facts of a release build's bytes.
  public func weight(_ figures: ModuleFigures) -> [Fact] { facts(FactRule.weight, figures) }

  /// Returns the facts of calls under way at once, and of updates.
  public func depth(_ figures: ModuleFigures) -> [Fact] { facts(FactRule.depth, figures) }

  /// Returns the facts of objects that are alive.
  public func retention(_ figures: ModuleFigures) -> [Fact] { facts(FactRule.retention, figures) }

  /// Returns the facts of times by the length of the list, in µs: the medians of all runs.
  public func growth(_ runs: [GrowthTimes]) -> [Fact] {
    GrowthTimes.sizes.flatMap { size in
      GrowthTimes.steps.compactMap { benchmark, word in
        let times = modules.map { module in
          (module, runs.compactMap { $0.median(of: module, in: benchmark, at: size) }.sorted())
        }
        guard times.allSatisfy({ $0.1.count == runs.count && ($0.1.first ?? 0) > 0 }) else { return nil }
        let difference = times.map { ($0.1.last ?? 0) / ($0.1.first ?? 1) - 1 }.max() ?? 0
        let rule = FactRule("time of \(word), \(size) users", "µs", .timed(difference), format: .time)
        let values = times.map { ($0.0, Fact.rounded((Quantile.median(of: $0.1) ?? 0) / 1_000)) }
        return fact(rule, Dictionary(uniqueKeysWithValues: values))
      }
    }
  }

  /// Returns the facts of tokens to read and to write, and of what stays if another technology draws a screen.
  ///
  /// - Parameter survival: the parts that stay, by module.
  public func reading(_ costs: ReadingCosts, _ survival: [String: Survival]) -> [Fact] {
    func tokens(to verb: String, _ count: @escaping (ReadingCost) -> Int) -> Fact? {
      sum(FactRule("tokens to \(verb) for \(requests.count) requests", "tokens")) { module, request in
        costs.cost(request, in: module).map { Double(count($0)) }
      }
    }
    let tokens = [tokens(to: "read") { $0.read }, tokens(to: "write") { $0.written }].compactMap(\.self)
    return tokens + facts(FactRule.survival, ModuleFigures(survival.mapValues(\.figures)))
  }

  /// Returns the facts of change requests.
  public func changes(_ report: ChangesReport) -> [Fact] {
    let (all, count) = ("all \(requests.count) requests", requests.count)
    func totals(_ totals: [ChangeTotalsEntry], _ value: (ChangeTotalsEntry) -> Double?) -> [String: Double] {
      Dictionary(uniqueKeysWithValues: totals.compactMap { total in value(total).map { (total.architecture, $0) } })
    }
    func sum(_ rule: FactRule, isTried: Bool = true, _ value: (ChangeTotalsEntry) -> Double?) -> Fact? {
      let trials = leavingOut(requests) { totals(report.totals(without: $0), value) }
      return fact(rule, totals(report.totals, value), isTried ? trials : nil)
    }
    return [
      sum(FactRule("\(all): files", "files"), isTried: false) { $0.files },
      sum(FactRule("\(all): lines", "lines")) { $0.lines },
      withoutHandingOn(FactRule("\(all): lines without handing on", "lines"), report),
      fact(FactRule("*posts*: lines", "lines"), lines(["posts"], report)),
      fact(FactRule("*picker*: lines", "lines"), lines(["picker"], report)),
      fact(FactRule("*sign-in*: lines", "lines"), lines(["sign-in"], report)),
      fact(FactRule("*restore*: lines", "lines"), lines(["restore"], report)),
      flows(report),
      sum(FactRule("\(all): lines of tests", "lines")) { $0.testLines },
      // Another author may have put a line into the file beside.
      sum(FactRule("requests of \(count) that edit the same file", "requests", .oneMore)) {
        Double($0.hottestFileRequests)
      },
      sum(FactRule("share of the files that a request edits", "share of files", format: .share)) { $0.touchedShare },
    ].compactMap(\.self)
  }

  /// Returns the facts of the requests that the modules beside these have made, too.
  ///
  /// - Parameter report: the costs of these requests in all that have made them.
  public func changesBeside(_ report: ChangesReport) -> [Fact] {
    func sum(_ unit: String, _ value: (ChangeTotalsEntry) -> Double?) -> Fact? {
      let values = report.totals.compactMap { total in value(total).map { (total.architecture, $0) } }
      return madeBeside(report.requests.map(\.name), unit, unit, Dictionary(uniqueKeysWithValues: values))
    }
    return [sum("files") { $0.files }, sum("lines") { $0.lines }].compactMap(\.self)
  }

  /// The fact of a sum over requests that the modules beside these have made, too; `nil` if there are none.
  private func madeBeside(_ requests: [String], _ what: String, _ unit: String, _ values: [String: Double]) -> Fact? {
    let words = ChangesReport.list(requests.map { "*\($0)*" })
    return requests.isEmpty ? nil : fact(FactRule("\(words): \(what)", unit), values)
  }

  /// The lines of all requests, without those that only hand a dependency on.
  private func withoutHandingOn(_ rule: FactRule, _ report: ChangesReport) -> Fact? {
    sum(rule) { module, name in
      let request = report.requests.first { $0.name == name }
      return request?.changes.first { $0.architecture == module }.map {
        Double($0.code.added + $0.code.removed - $0.handedOn)
      }
    }
  }

  /// The lines of the requests that change a flow.
  private func flows(_ report: ChangesReport) -> Fact? {
    let changing = ["unsaved", "sign-in", "split", "restore"]
    let trials = leavingOut(changing) { left in lines(changing.filter { $0 != left }, report) }
    return fact(
      FactRule("*unsaved*, *sign-in*, *split* and *restore*: lines", "lines"),
      lines(changing, report),
      trials
    )
  }

  private func lines(_ names: [String], _ report: ChangesReport) -> [String: Double] {
    let changes = report.requests.filter { names.contains($0.name) }.flatMap(\.changes)
    return Dictionary(changes.map { ($0.architecture, Double($0.code.added + $0.code.removed)) }) { $0 + $1 }
  }

  /// Returns the facts of role tests.
  ///
  /// - Parameter changes: the requests, after which the strength of the tests was found out, too.
  public func tests(_ mutants: KnownMutants, _ changes: KnownChanges) -> [Fact] {
    func fact(_ rule: FactRule, _ trials: Trials? = nil, _ value: (TestFacts) -> Double?) -> Fact? {
      self.fact(rule, mutants.facts.compactMapValues(value), trials)
    }
    let strengths = requests.compactMap { request -> (name: String, values: [String: Double])? in
      let strengths = changes.records(of: request).strength ?? [:]
      return strengths.count < modules.count ? nil : ("*\(request)*", strengths.mapValues(\.windowShare))
    }
    let window = FactRule(
      "mutants (small changes of the code) that only tests with UIKit notice",
      "share of mutants",
      format: .share
    )
    let noticed = FactRule(
      "mutants noticed by tests",
      "share of mutants",
      .exact,
      better: .more,
      format: .share
    )
    return [
      fact(window, strengths.isEmpty ? nil : Trials(kind: .changes, all: strengths)) { $0.windowShare },
      fact(noticed) { $0.strength },
      fact(FactRule("lines of role tests", "lines")) { Double($0.testLines) },
      fact(FactRule("test doubles", "doubles")) { Double($0.doubles) },
      fact(FactRule("weak references that leak if made strong", "references", .oneMore)) { Double($0.leaking) },
    ].compactMap(\.self)
  }
}
