import Instruments
import PlantedLeaks
import ProbeCommand

/// Looks for leaks in programs that leak on purpose, and in the same programs without the leak.
@MainActor enum PlantedRun {
  private static let times = 3

  /// Runs a program that makes its objects in an order: its clean copy first, as leaked objects stay.
  static func reports(on leak: PlantedLeak, _ order: PlantedLeak.Order) -> [String: LeakReport] {
    ["clean": report(leak, leaks: false, order), "leaking": report(leak, leaks: true, order)]
  }

  private static func report(_ leak: PlantedLeak, leaks: Bool, _ order: PlantedLeak.Order) -> LeakReport {
    Recorder.recording { _ = PlantedLeak.allCases.map { $0.run(leaks: false, times: 1) } }
    let before = Recorder.census()
    var graphs: [OwnershipGraph] = []
    Recorder.recording {
      _ = leak.run(leaks: leaks, times: times, order) { stage in
        Recorder.hiding { graphs.append(Recorder.census().graph(roots: [(stage, "the stage")], globals: false)) }
      }
    }
    let after = Recorder.census()
    return Leftovers(after.left(since: before), in: after)
      .report(LiveOwnership(lives: [graphs], modules: ["PlantedLeaks"]))
  }
}
