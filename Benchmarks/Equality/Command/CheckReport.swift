import Conformance
public import Runs
public import Suites

/// The results of the conformance suite, as text or as JSON: first the contenders that passed, then the failures.
public struct CheckReport: Encodable, Sendable {
  let schema = 1
  let conformance: [ConformanceEntry]
  private let results: [ConformanceResult]
  private let contenders: [Contender]

  private enum CodingKeys: CodingKey { case schema, conformance }

  /// Reports the results of contenders.
  public init(_ results: [ConformanceResult], of contenders: [Contender]) {
    self.results = results
    self.contenders = contenders
    conformance = results.map { ConformanceEntry($0, among: contenders) }
  }

  /// True if every scenario passed.
  public var holds: Bool { results.allSatisfy(\.passed) }

  /// The report for a terminal: a line for each contender, then the scenarios that failed.
  ///
  /// - Parameters:
  ///   - layout: the layout of the text.
  ///   - isVerbose: true if the scenarios that passed are listed, too.
  public func text(_ layout: Layout, isVerbose: Bool = false) -> String {
    let told = contenders.map { contender in
      let own = results.filter { $0.contender == contender.id && (isVerbose || !$0.passed) }
      return own.isEmpty ? [] : ["", contender.id] + own.flatMap(lines)
    }
    let wirings = contenders.compactMap(\.origin)
    let all = contenders.count > 1 ? ["", Self.sum(results)] : []
    return (summary.lines(layout) + wirings + told.joined() + all).joined(separator: "\n") + "\n"
  }

  private var summary: TextTable {
    var table = TextTable(["", ""], leading: 2)
    for contender in contenders {
      let own = results.filter { $0.contender == contender.id }
      table.add(["\(contender.id)", TextTable.Cell(Self.sum(own), own.allSatisfy(\.passed) ? .good : .bad)])
    }
    return table
  }

  private func lines(_ result: ConformanceResult) -> [String] {
    ["  \(result.passed ? "ok    " : "FAILED")  \(result.scenario.id)"]
      + (result.failure ?? "").split(separator: "\n").map { "          \($0)" }
  }

  private static func sum(_ results: [ConformanceResult]) -> String {
    "\(results.count { $0.passed }) of \(results.count) passed"
  }
}
