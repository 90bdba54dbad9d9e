/// A virtual main run loop: work put off until a later turn, turned by hand instead of by a clock.
///
/// Every window has its own. As in UIKit, views are laid out at the end of a turn.
///
///     let window = UIWindow()
///     while !window.runLoop.isIdle { window.runLoop.turn() }
public final class MainRunLoop {
  /// True if nothing waits for the next turn.
  public var isIdle: Bool { blocks.isEmpty }

  private var blocks: [() -> Void] = []
  private var layout: () -> Void = {}

  /// Makes a run loop on which nothing waits.
  public init() {}

  /// Calls a block in the next turn, after those that wait already.
  public func perform(_ block: @escaping () -> Void) {
    blocks.append(block)
  }

  /// Runs one turn: the blocks that waited when it began, then the layout pass.
  public func turn() {
    let due = blocks
    blocks.removeAll(keepingCapacity: true)
    for block in due { block() }
    layout()
  }

  /// Turns until nothing waits, at least once.
  public func runUntilIdle() {
    repeat { turn() } while !isIdle
  }

  func setLayoutPass(_ layout: @escaping () -> Void) {
    self.layout = layout
  }
}
