import Foundation
import Reports

/// A small run's results, and the same with something changed.
enum SampleDocument {
  static func make() async throws -> RunDocument {
    let words = ["--budget", "0.01", "--suite", "navigation", "--pattern", "MVC", "--format", "json"]
    let run = await CommandRun(words)
    return try JSONDecoder().decode(RunDocument.self, from: Data(run.output.utf8))
  }

  /// The document with made-up samples: the reference takes 100 ns, the others `ratio` times as long.
  static func make(ratio: Double, environment: [String: String] = [:]) async throws -> RunDocument {
    let text = try JSONText.of(try await make())
    var tree = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    tree["results"] = (tree["results"] as? [[String: Any]] ?? []).map { result in
      let isReference = result["pattern"] as? String == "Floor"
      let samples = (0..<40).map { 100 * (isReference ? 1 : ratio) * (1 + 0.001 * Double($0 % 7)) }
      return result.merging(["samples": samples]) { $1 }
    }
    tree["method"] = (tree["method"] as? [String: Any] ?? [:]).merging([
      "noiseFloor": ["navigation/launch": 0.01, "navigation/open-close": 0.01]
    ]) { $1 }
    tree["environment"] = (tree["environment"] as? [String: Any] ?? [:]).merging(environment) { $1 }
    return try JSONDecoder().decode(RunDocument.self, from: JSONSerialization.data(withJSONObject: tree))
  }
}
