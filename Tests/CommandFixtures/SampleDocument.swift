public import Command
import Foundation
import Suites
import Texts

/// The results of a small run, and copies with something changed.
public enum SampleDocument {
  /// A result as it is in JSON.
  public typealias Entry = [String: Any]

  /// Made once: before contenders are timed, they have to pass the whole conformance suite.
  private static let json = Task {
    let words = ["--budget", "0.01", "--suite", "navigation", "--pattern", "MVC", "--format", "json"]
    return await Data(CommandRun(words).output.utf8)
  }

  /// The results.
  public static func make() async throws -> RunDocument {
    try JSONDecoder().decode(RunDocument.self, from: await json.value)
  }

  /// The document with made-up samples of forty processes: the reference takes 100 ns, the others `ratio` times as long.
  ///
  /// - Parameters:
  ///   - method: values that differ in the description of the run's method.
  ///   - change: returns the results that replace each result: none, one, or several.
  public static func make(
    ratio: Double,
    environment: [String: String] = [:],
    method: [String: Any] = [:],
    change: (Entry) -> [Entry] = { [$0] }
  ) async throws -> RunDocument {
    let text = try JSONText.of(try await make())
    var tree = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    tree["results"] = (tree["results"] as? [Entry] ?? []).flatMap { result in
      let time = result["pattern"] as? String == "Floor" ? 100 : 100 * ratio
      let samples = (0..<40).map { index -> Double in time * (1 + 0.001 * Double(index % 7)) }
      let processes: [[Double]] = samples.map { [$0] }
      let figures: Entry = ["samples": samples, "processes": processes, "ratio": ratio]
      return change(result.merging(figures) { $1 })
    }
    let floors = TimedSuite.navigation.benchmarks.map { ($0.id, 0.01) }
    let known = ["noiseFloor": Dictionary(uniqueKeysWithValues: floors)]
    tree["method"] = (tree["method"] as? [String: Any] ?? [:]).merging(known) { $1 }.merging(method) { $1 }
    tree["environment"] = (tree["environment"] as? [String: Any] ?? [:]).merging(environment) { $1 }
    return try JSONDecoder().decode(RunDocument.self, from: JSONSerialization.data(withJSONObject: tree))
  }
}
