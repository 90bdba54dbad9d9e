import HeadlessUIKit

// What UIKit's objects have as Apple's `NSObject`: methods by their names, and a description.

extension NSObjectProtocol {
  /// Tells if the object has a method of a name: one that the table of classes knows.
  @preconcurrency @MainActor public func responds(to selector: Selector?) -> Bool {
    selector.map { ClassTable.responds(self, to: $0.description) } ?? false
  }

  /// Calls a method by its name; a method that the object has not stops the program, as on Apple's systems.
  ///
  /// - Returns: the method's result, if it is an object.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>? {
    guard let result = TargetAction.call(selector, of: self, with: [first, second]),
      type(of: result) is any AnyObject.Type
    else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  /// Calls a method by its name after a time, on the ``Clock``; without a delay in the next turn of the run loop.
  /// The object is held until then.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let call = DelayedCall(target: self, selector: selector, argument: argument)
    let timer = HeadlessTimer(delay, repeats: false, userInfo: call) { _ in
      _ = TargetAction.call(call.selector, of: call.target, with: [call.argument])
    }
    Clock.shared.schedule(timer)
    guard delay <= 0 else { return }
    // Weak: the clock holds it until it is invalid.
    UIApplication.shared.keyWindow?.runLoop.perform { [weak timer] in timer?.fire() }
  }

  /// Forgets the calls of an object that wait for their time.
  @preconcurrency @MainActor public static func cancelPreviousPerformRequests(withTarget target: Any) {
    cancel { $0.target === target as AnyObject }
  }

  /// Forgets the calls of an object's method with an argument that wait for their time.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?) {
    let wanted = argument.map { $0 as AnyObject }
    cancel { call in
      let given = call.argument.map { $0 as AnyObject }
      let isSame = wanted === given || (wanted as? AnyHashable).map { $0 == given as? AnyHashable } == true
      return call.target === target as AnyObject && call.selector == selector && isSame
    }
  }

  @MainActor private static func cancel(where isMeant: (DelayedCall) -> Bool) {
    for timer in Clock.shared.timers where (timer.userInfo as? DelayedCall).map(isMeant) == true { timer.invalidate() }
  }
}

/// A call that waits for its time.
private struct DelayedCall {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
}

// What a protocol of classes asks for that names NSObjectProtocol, as many apps' do.
extension UIResponder: @retroactive nonisolated NSObjectProtocol {
  /// Tells if two are the same object.
  public nonisolated func isEqual(_ object: Any?) -> Bool { object.map { self === $0 as AnyObject } ?? false }
  /// The object's identity as a number.
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  /// Returns the object.
  public nonisolated func `self`() -> Self { self }
  /// Returns false.
  public nonisolated func isProxy() -> Bool { false }
  /// The name of the object's class with its module.
  public nonisolated var description: String { "<\(String(reflecting: type(of: self)))>" }

  /// Returns the name of the class with its module, such as `Shop.ItemView`.
  public class func description() -> String { String(reflecting: self) }
}
