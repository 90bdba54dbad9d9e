internal import TaskControl

/// A virtual main run loop: work put off until a later turn, turned by hand instead of by a clock.
///
/// Every window has its own. Tasks of the main actor are run by its turns, see `MainActorTasks`. As in UIKit, views are updated
/// and laid out at the end of a turn, and what follows the commit of that layout, such as the beginning of a presentation,
/// comes last.
///
///     let window = UIWindow()
///     while !window.runLoop.isIdle { window.runLoop.turn() }
@preconcurrency @MainActor public final class MainRunLoop {
  /// True if nothing waits for the next turn.
  public var isIdle: Bool {
    blocks.isEmpty && blocksAfterCommit.isEmpty && !isAwake && !needsUpdate && !MainActorTasks.isWaiting
  }

  private var blocks: [() -> Void] = []
  private var blocksAfterCommit: [() -> Void] = []
  private var isAwake = false
  private var needsUpdate = false
  private var hasTurned = false
  private var hasWaited = false
  private var update: () -> Void = {}

  /// Makes a run loop on which nothing waits.
  public init() {}

  deinit {
    guard hasWaited, !hasTurned else { return }
    UIWindow.printToStandardError(
      "HeadlessUIKit: a run loop was never turned, so what waited for its layout or commit never happened: call turn() or "
        + "runUntilIdle()"
    )
  }

  /// Calls a block in the next turn, after those that wait already.
  public func perform(_ block: @escaping () -> Void) {
    blocks.append(block)
  }

  /// Runs one turn: the tasks that wait, the blocks that waited when it began, the update pass with the tasks that come before
  /// it, then the blocks that wait for its commit.
  public func turn() {
    hasTurned = true
    isAwake = false
    MainActorTasks.runWaiting()
    let due = blocks
    blocks.removeAll(keepingCapacity: true)
    for block in due { block() }
    MainActorTasks.runWaiting()
    runUpdatePass()
    let committed = blocksAfterCommit
    blocksAfterCommit.removeAll(keepingCapacity: true)
    for block in committed { block() }
  }

  /// Brings the screen up to date, as it is in the next frame: runs the tasks that wait, then the update pass. Blocks wait for
  /// the next turn.
  public func updateScreen() {
    MainActorTasks.runWaiting()
    runUpdatePass()
  }

  /// Turns until nothing waits, at least once, and nothing is left to update: what the last turn's commit asked for, too.
  public func runUntilIdle() {
    repeat {
      repeat { turn() } while !isIdle
      runUpdatePass()
    } while !isIdle
  }

  /// Calls a block after the layout pass that comes next.
  func performAfterCommit(_ block: @escaping () -> Void) {
    hasWaited = true
    blocksAfterCommit.append(block)
  }

  /// Makes sure that there is a turn: a layout that has been asked for begins something.
  func wake() {
    hasWaited = true
    isAwake = true
  }

  /// Makes sure that there is an update pass: an observable value has changed that a view has read.
  func setNeedsUpdate() {
    hasWaited = true
    needsUpdate = true
  }

  func setUpdatePass(_ update: @escaping () -> Void) {
    self.update = update
  }

  private func runUpdatePass() {
    needsUpdate = false
    update()
  }
}
