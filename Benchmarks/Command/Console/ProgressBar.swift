import Measure
import Suites

/// A line that says what a run is doing and how far it has come.
struct ProgressBar {
  private static let width = 24

  let console: any Console

  @MainActor
  func show(_ phase: WorkbenchRun.Phase) {
    switch phase {
    case .checking(let contender): console.showProgress("checking \(contender)")
    case .counting(let contender): console.showProgress("counting objects of \(contender)")
    case .timing(let progress):
      let share = min(1, progress.elapsed / max(progress.budget, .leastNormalMagnitude))
      let filled = Int(share * Double(Self.width))
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      console.showProgress("timing \(bar) \(Int(share * 100)) %, round \(progress.rounds)")
    }
  }

  @MainActor
  func clear() {
    console.showProgress("")
  }
}
