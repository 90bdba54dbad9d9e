import CProbe
import Instruments

/// Finds out which counts are exact here, on work whose counts are known.
struct CountCalibration {
  private static let times = 1000

  /// The coverage that was found.
  let coverage: Coverage

  init() {
    guard probe_is_supported() else {
      let reason = "calls of the Swift runtime are wrapped by the linker on Linux with x86-64 only"
      let entries = Counter.allCases.map { Coverage.Entry($0, isAvailable: false, reason: reason) }
      coverage = Coverage(entries: entries, hasCensus: false, censusReason: reason, limits: [])
      return
    }
    let nothing = Recorder.counting {}
    let checks = Self.checks()
    let entries = Counter.allCases.map { counter in
      let wrong = checks.first { check in check.expected[counter].map { $0 != check.counts[counter] } ?? false }
      if nothing[counter] != 0 {
        return Coverage.Entry(counter, isAvailable: false, reason: "work that does nothing counts \(nothing[counter])")
      }
      guard let wrong, let expected = wrong.expected[counter] else {
        return Coverage.Entry(counter, isAvailable: true, reason: "known work of \(Self.times) times is exact")
      }
      let reason = "\(wrong.name): \(wrong.counts[counter]) were counted, \(expected) expected"
      return Coverage.Entry(counter, isAvailable: false, reason: reason)
    }
    let hasCensus = Self.censusWorks()
    coverage = Coverage(
      entries: entries,
      hasCensus: hasCensus,
      censusReason: hasCensus ? "a known object was listed while it was alive" : "a known object was not listed",
      limits: Self.limits
    )
  }

  private struct Check {
    let name: String
    let counts: Counts
    let expected: [Counter: Int]
  }

  private static func checks() -> [Check] {
    let object = KnownWork.Object()
    let all = times
    _ = KnownWork.useWeakly(object, 1)
    return [
      Check(
        name: "objects made and released",
        counts: difference { KnownWork.makeObjects($0) },
        expected: [
          .allocations: all, .deallocations: all, .retains: 0, .releases: all, .mallocs: all, .frees: all,
          .bytes: 16 * all,
        ]
      ),
      Check(
        name: "retains",
        counts: difference { KnownWork.retain(object, $0) },
        expected: [
          .allocations: 0, .deallocations: 0, .retains: all, .releases: all, .mallocs: 0, .frees: 0, .bytes: 0,
        ]
      ),
      Check(
        name: "uses of a weak reference",
        counts: difference { _ = KnownWork.useWeakly(object, $0) },
        expected: [.allocations: 0, .deallocations: 0, .retains: all, .releases: all]
      ),
      Check(
        name: "the C library's own memory",
        counts: difference { KnownWork.copyStrings($0) },
        expected: [.allocations: 0, .mallocs: all, .frees: all, .bytes: 16 * all]
      ),
    ]
  }

  /// The counts of many repetitions minus those of none: the cost of the call itself cancels.
  private static func difference(_ work: (Int) -> Void) -> Counts {
    work(1)
    let without = Recorder.counting { work(0) }
    let with = Recorder.counting { work(times) }
    return Counter.allCases.reduce(into: Counts()) { $0[$1] = with[$1] - without[$1] }
  }

  /// Returns true if an object is in the census while it is alive, and only then.
  private static func censusWorks() -> Bool {
    let before = knownObjects()
    let object = Recorder.recording { KnownWork.makeObject() }
    let during = withExtendedLifetime(object) { knownObjects() }
    Recorder.recording { KnownWork.makeObjects(3) }
    return withExtendedLifetime(object) { during == before + 1 && knownObjects() == during }
  }

  private static func knownObjects() -> Int {
    Recorder.census().byType[String(reflecting: KnownWork.Object.self)] ?? 0
  }

  private static let limits = [
    "the thread that does the step is counted, no other",
    "what the Swift runtime's HeapObject.cpp does within itself is not counted, such as retains of unowned references",
    "objects that the optimiser keeps on the stack are not allocations",
  ]
}
