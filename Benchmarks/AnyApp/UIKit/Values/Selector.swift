/// The name of a method, as Objective-C writes it; an adapted `#selector` makes one.
///
///     button.addTarget(self, action: Selector("saveTapped:"), for: .touchUpInside)
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a selector of a name.
  public init(_ name: String) {
    description = name
  }

  /// Makes a selector of a name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// Calls a method of a target by its name; does nothing if the target is gone.
struct TargetAction {
  // Weak, as in UIKit: controls, items and recognisers do not hold their targets.
  private(set) weak var target: AnyObject?
  let action: Selector

  /// Calls the method.
  ///
  /// A target without the method, or with another kind of parameter, stops the program, as UIKit does.
  @MainActor func send(from sender: AnyObject) {
    guard let target else { return }
    _ = Self.call(action, of: target, with: [sender, UIEvent()])
  }

  /// Calls a method by its name, and returns its result.
  @MainActor static func call(_ selector: Selector, of target: AnyObject, with arguments: [Any?]) -> Any? {
    do {
      return try ClassTable.perform(selector.description, on: target, with: arguments)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
