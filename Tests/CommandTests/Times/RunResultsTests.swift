import CommandFixtures
import Foundation
import HeadlessUIKit
import TaskControl
import Testing

@Suite("The results of a run, as JSON")
@MainActor struct RunResultsTests {
  @Test(
    "have all that schema 1 describes, and contradict themselves nowhere",
    arguments: [["MVC"], ["MVC", "--suite", "retention"]]
      + (MainActorTasks.isAvailable ? [["--suite", "mechanisms"]] : [])
  )
  func holds(_ words: [String]) async throws {
    let run = await CommandRun(["run"] + words + ["--budget", "0.2", "--format", "json"])
    let results = try JSONDecoder().decode(CheckedResults.self, from: Data(run.output.utf8))
    let isTimed = !words.contains("retention")
    #expect(run.code == 0 && results.results.isEmpty != isTimed && results.mistakes == [], "\(run.errors)")
  }
}

/// The results of `workbench run --format json`, as schema 1 describes them.
private struct CheckedResults: Decodable {
  let schema: Int
  let environment: Environment
  let method: Method
  let results: [Result]
  let retention: [Retention]
  let conformance: [Check]

  struct Environment: Decodable {
    let operatingSystem: String
    let processor: String
    let processorCount: Int
    let compiler: String
    let optimized: Bool
    let date: String
  }

  struct Method: Decodable {
    let seed: UInt64
    let users: Int
    let budgetSeconds: Double
    /// The number of processes; missing if nothing was timed.
    let processes: Int?
    let reference: String
    let noiseFloor: [String: Double]
  }

  struct Result: Decodable {
    let pattern: String
    let variant: String?
    let suite: String
    let benchmark: String
    let size: Int
    let metric: String
    let unit: String
    let median: Double
    let ci95: [Double]?
    let samples: [Double]
    let processes: [[Double]]?
    let ratio: Double?
    let ratioCI95: [Double]?
    let rank: Int?

    var contender: String { [pattern, variant].compactMap(\.self).joined(separator: ".") }
  }

  struct Retention: Decodable {
    let pattern: String
    let scenario: String
    let leakedObjects: Int
    let byType: [String: Int]
  }

  struct Check: Decodable {
    let pattern: String
    let variant: String?
    let scenario: String
    let passed: Bool

    var contender: String { [pattern, variant].compactMap(\.self).joined(separator: ".") }
  }

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
