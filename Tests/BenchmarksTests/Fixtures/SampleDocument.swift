import Foundation
import Reports

/// A small run's results, and the same with something changed.
enum SampleDocument {
  /// A result as JSON has it.
  typealias Entry = [String: Any]

  static func make() async throws -> RunDocument {
    let words = ["--budget", "0.01", "--suite", "navigation", "--pattern", "MVC", "--format", "json"]
    let run = await CommandRun(words)
    return try JSONDecoder().decode(RunDocument.self, from: Data(run.output.utf8))
  }

  /// The document with made-up samples: the reference takes 100 ns, the others `ratio` times as long.
  ///
  /// - Parameters:
  ///   - method: what is said otherwise of how the run was made.
  ///   - change: what each result becomes: none, another, or several.
  static func make(
    ratio: Double,
    environment: [String: String] = [:],
    method: [String: Any] = [:],
    change: (Entry) -> [Entry] = { [$0] }
  ) async throws -> RunDocument {
    let text = try JSONText.of(try await make())
    var tree = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    tree["results"] = (tree["results"] as? [Entry] ?? []).flatMap { result in
      let isReference = result["pattern"] as? String == "Floor"
      let samples = (0..<40).map { 100 * (isReference ? 1 : ratio) * (1 + 0.001 * Double($0 % 7)) }
      return change(result.merging(["samples": samples]) { $1 })
    }
    let known = ["noiseFloor": ["navigation/launch": 0.01, "navigation/open-close": 0.01]]
    tree["method"] = (tree["method"] as? [String: Any] ?? [:]).merging(known) { $1 }.merging(method) { $1 }
    tree["environment"] = (tree["environment"] as? [String: Any] ?? [:]).merging(environment) { $1 }
    return try JSONDecoder().decode(RunDocument.self, from: JSONSerialization.data(withJSONObject: tree))
  }
}
