internal import Foundation
internal import Synchronization
package import Testing

/// Marks what takes long and is not about whether the six are the same app: `.long`.
///
/// Hostile servers, kills, floods, long walks, loads, planted leaks, the documents' own wirings. `swift test` leaves them
/// out, so that it has compared the architectures within a minute or two. `WORKBENCH_TESTS=all swift test` runs them, as
/// `.ci/run` does. Whether the six are equal, what each role does and the house's rules are never left out.
package struct LongTests: SuiteTrait, TestTrait {
  private static let variable = "WORKBENCH_TESTS"
  /// Whether they run.
  package static let areAskedFor = ProcessInfo.processInfo.environment[variable] == "all"
  /// Where those stand that were left out; of a suite its own place, however many tests it has.
  private static let leftOut = Mutex<Set<SourceLocation>>([])

  private let place: SourceLocation

  fileprivate init(_ place: SourceLocation) {
    self.place = place
  }

  /// With a suite go all of its tests.
  package var isRecursive: Bool { true }

  package func prepare(for test: Test) async throws {
    if !Self.areAskedFor { Self.note(place) }
    try await ConditionTrait.enabled(if: Self.areAskedFor, "\(Self.variable)=all runs it").prepare(for: test)
  }

  private static func note(_ place: SourceLocation) {
    let count = leftOut.withLock { places in
      places.insert(place)
      return places.count
    }
    let what = count == 1 ? "1 suite or test that takes long was" : "\(count) suites and tests that take long were"
    EndOfRun.print("\(what) left out; \(variable)=all swift test runs everything", as: "1 left out")
  }
}

extension Trait where Self == LongTests {
  /// Takes long, and is not about whether the six are the same app: see ``LongTests``.
  package static func long(_ place: SourceLocation = #_sourceLocation) -> LongTests { LongTests(place) }
}
