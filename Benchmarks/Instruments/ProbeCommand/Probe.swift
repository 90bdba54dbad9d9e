import CProbe
import Foundation
public import Suites

/// The instrumented twin.
public enum Probe {
  /// Answers a request.
  @MainActor public static func run(_ words: [String], lineup: [Contender]) -> Int32 {
    print(probe_alive_count(), lineup.count, URL(string: "users://x")?.scheme ?? "-")
    return 0
  }
}
