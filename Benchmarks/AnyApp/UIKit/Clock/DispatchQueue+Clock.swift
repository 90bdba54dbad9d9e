extension DispatchQueue {
  /// Runs work after a time, on the ``Clock``: it stands still until it is advanced. A call with a closure alone means this
  /// method, not Dispatch's, which has further parameters.
  @preconcurrency
  public nonisolated func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    schedule(deadline) { self.async(execute: work) }
  }

  /// Runs an item after a time, on the ``Clock``, unless it is cancelled before; adapted sources call it.
  public nonisolated func after(_ deadline: DispatchTime, perform item: DispatchWorkItem) {
    // An item may be used on every thread, which Dispatch does not declare on Linux.
    nonisolated(unsafe) let item = item
    schedule(deadline) { self.async(execute: item) }
  }

  private nonisolated func schedule(_ deadline: DispatchTime, _ body: @escaping @Sendable @MainActor () -> Void) {
    let (now, due) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    // To the millisecond: between the deadline's making and this some time has passed.
    let interval = (Double(due) - Double(now)) / 1e9
    let rounded = (interval * 1000).rounded() / 1000
    let add: @Sendable @MainActor () -> Void = {
      if rounded <= 0 { return body() }
      Clock.shared.schedule(HeadlessTimer(rounded, repeats: false) { _ in body() })
    }
    if Thread.isMainThread { MainActor.assumeIsolated(add) } else { DispatchQueue.main.async(execute: add) }
  }
}
