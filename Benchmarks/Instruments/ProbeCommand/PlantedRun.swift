import Instruments
import Ownership
import PlantedLeaks
import Probing

/// Looks for leaks in programs that leak on purpose, and in the same programs without the leak.
@MainActor struct PlantedRun {
  private static let times = 3

  /// Runs a program once for each order in which its objects may be made.
  func run(_ leak: PlantedLeak) -> [PlantedReport] {
    leak.orders.map { order in
      // The clean copy first, as leaked objects stay.
      let clean = report(leak, leaks: false, order)
      let leaking = report(leak, leaks: true, order)
      return PlantedReport(kind: leak.rawValue, order: order.rawValue, leaking: leaking, clean: clean)
    }
  }

  private func report(_ leak: PlantedLeak, leaks: Bool, _ order: PlantedLeak.Order) -> LeakReport {
    Recorder.recording { _ = PlantedLeak.allCases.map { $0.run(leaks: false, times: 1) } }
    let before = Recorder.census()
    var graphs: [OwnershipGraph] = []
    Recorder.recording {
      _ = leak.run(leaks: leaks, times: Self.times, order) { stage in
        Recorder.hiding { graphs.append(Recorder.census().graph(roots: [(stage, "the stage")], globals: false)) }
      }
    }
    return Recorder.census().report(since: before, live: LiveOwnership(lives: [graphs], modules: ["PlantedLeaks"]))
  }
}
