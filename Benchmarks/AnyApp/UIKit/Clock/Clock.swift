/// The time of an app: it stands still until it is advanced.
///
///     Clock.shared.advance(by: 1)   // fires the timers that are due
@preconcurrency @MainActor public final class Clock {
  /// The running app's clock.
  public static let shared = Clock()

  /// The time since the start, in seconds.
  public private(set) var now: TimeInterval = 0
  /// The timers that wait, in the order in which they were scheduled.
  public private(set) var timers: [HeadlessTimer] = []

  /// Advances the time, and fires each timer as often as it is due, in the order of time.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let next = timers.filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
      now = next.due
      next.fire()
    }
    now = end
  }

  /// Adds a valid timer to those that wait, unless it is there.
  func schedule(_ timer: HeadlessTimer) {
    if timer.isValid, !timers.contains(where: { $0 === timer }) { timers.append(timer) }
  }

  func remove(_ timer: HeadlessTimer) { timers.removeAll { $0 === timer } }
}

/// A timer on the ``Clock`` of the app: adapted sources name it `Timer`. As Foundation's, it holds its target until it is
/// invalid.
@preconcurrency @MainActor open class HeadlessTimer {
  /// True until the timer is invalidated, or has fired if it fires once.
  public private(set) var isValid = true
  /// The time between two firings, in seconds.
  public let timeInterval: TimeInterval
  /// The value that was given with the timer.
  public let userInfo: Any?
  private(set) var due: TimeInterval
  private let repeats: Bool
  private var action: ((HeadlessTimer) -> Void)?

  init(_ interval: TimeInterval, repeats: Bool, userInfo: Any? = nil, _ action: ((HeadlessTimer) -> Void)?) {
    timeInterval = max(interval, 0.000_1)
    due = Clock.shared.now + timeInterval
    self.repeats = repeats
    self.userInfo = userInfo
    self.action = action
  }

  /// Makes a timer that never fires.
  public convenience init() {
    self.init(0, repeats: false, nil)
  }

  /// Schedules a timer that calls a closure.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (HeadlessTimer) -> Void
  ) -> HeadlessTimer {
    let timer = HeadlessTimer(interval, repeats: repeats) { block($0) }
    Clock.shared.schedule(timer)
    return timer
  }

  /// Schedules a timer that calls a method of a target by its name.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> HeadlessTimer {
    let object = target as AnyObject
    let timer = HeadlessTimer(interval, repeats: repeats, userInfo: userInfo) { timer in
      TargetAction(target: object, action: selector).send(from: timer)
    }
    Clock.shared.schedule(timer)
    return timer
  }

  /// Fires the timer now.
  open func fire() {
    guard isValid else { return }
    due = Clock.shared.now + timeInterval
    action?(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer, and releases its action.
  open func invalidate() {
    isValid = false
    action = nil
    Clock.shared.remove(self)
  }
}
