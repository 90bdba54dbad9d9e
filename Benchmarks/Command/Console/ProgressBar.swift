import Measure
import Runs

/// A line that shows the current task, its progress, and the time that it still needs.
public struct ProgressBar {
  private static let width = 20

  let console: any Console
  /// The longest total duration, in seconds; `nil` if it is not known at the start.
  var budget: Double?
  private let start = ContinuousClock.now

  /// Shows progress on a console.
  ///
  /// - Parameters:
  ///   - console: the console.
  ///   - budget: the longest total duration, in seconds; `nil` if it is not known at the start.
  public init(console: any Console, budget: Double? = nil) {
    self.console = console
    self.budget = budget
  }

  /// Shows the first task, when the end is not known yet.
  @MainActor
  public func show(_ what: String) {
    console.showProgress(what)
  }

  /// Shows the number of finished parts. The others are expected to be as slow as these.
  @MainActor
  public func show(_ what: String, _ done: Int, of all: Int) {
    let share = Double(done) / Double(max(1, all))
    let left = budget.map { $0 - seconds } ?? (done == 0 ? nil : seconds * (1 - share) / share)
    show(what, share, left: left)
  }

  /// Shows the phase of a run.
  @MainActor
  func show(_ phase: WorkbenchRun.Phase) {
    switch phase {
    case .checking(let contender):
      show("checking \(contender)", seconds / (budget ?? 1), left: budget.map { $0 - seconds })
    case .counting(let contender):
      show("counting objects of \(contender)", seconds / (budget ?? 1), left: budget.map { $0 - seconds })
    case .timing(let progress):
      let isRound = progress.phase == .warmingUp || progress.phase == .measuring
      let share = progress.elapsed / max(progress.budget, .leastNormalMagnitude)
      show(
        "timing, \(isRound ? "round" : "process") \(progress.repetitions + 1)",
        share,
        left: progress.budget - progress.elapsed
      )
    }
  }

  /// Shows the contender that is processed, one after the other.
  @MainActor
  func counting(_ what: String) -> (_ names: [String], _ done: Int, _ all: Int) -> Void {
    { names, done, all in show("\(what) \(names.joined(separator: ", "))", done, of: all) }
  }

  /// Removes the line.
  @MainActor
  public func clear() {
    console.showProgress("")
  }

  private var seconds: Double { start.duration(to: .now) / .seconds(1) }

  @MainActor
  private func show(_ what: String, _ share: Double, left: Double?) {
    let share = min(max(share, 0), 1)
    let filled = Int(share * Double(Self.width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let rest = left.map { ", \(Int(max(0, $0).rounded(.up))) s left" } ?? ""
    // The text comes last, because the terminal's edge may cut it off.
    console.showProgress("\(bar) \(Int(share * 100)) %\(rest): \(what)")
  }
}
