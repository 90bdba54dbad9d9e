import Instruments
import PlantedLeaks
import Twin

/// Looks for leaks in programs that leak on purpose, and in their twins that do not.
@MainActor struct PlantedRun {
  private static let times = 3

  func run(_ leak: PlantedLeak) -> PlantedReport {
    // The clean one first, as what leaks stays.
    let clean = report { leak.run(leaks: false, times: Self.times) }
    let leaking = report { leak.run(leaks: true, times: Self.times) }
    return PlantedReport(kind: leak.rawValue, leaking: leaking, clean: clean)
  }

  private func report(_ run: () -> Int) -> LeakReport {
    Recorder.recording { _ = PlantedLeak.allCases.map { $0.run(leaks: false, times: 1) } }
    let before = Recorder.census()
    Recorder.recording { _ = run() }
    return Recorder.census().report(since: before)
  }
}
