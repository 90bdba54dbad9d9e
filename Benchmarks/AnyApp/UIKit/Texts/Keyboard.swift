/// The keyboard: one object at a time gets what is typed.
@preconcurrency @MainActor public final class Keyboard {
  /// The keyboard of the running app.
  public static let shared = Keyboard()

  /// The object that gets what is typed; weak, as its view holds it.
  public private(set) weak var owner: (any KeyboardOwner)?

  /// Gives the keyboard to an object that agrees, if the one that has it agrees, too.
  ///
  /// - Returns: true if the object has it now.
  func give(to new: any KeyboardOwner) -> Bool {
    if owner === new { return true }
    guard new.canBecomeFirstResponder, new.shouldBeginEditing else { return false }
    if let owner, !owner.resignFirstResponder() { return false }
    owner = new
    new.editingHasBegun()
    return owner === new
  }

  /// Takes the keyboard from an object, if it agrees.
  ///
  /// - Returns: true if the object does not have it now.
  func take(from old: any KeyboardOwner, force: Bool = false) -> Bool {
    guard owner === old else { return true }
    guard old.shouldEndEditing || force else { return false }
    owner = nil
    old.editingHasEnded()
    return true
  }

  /// Takes the keyboard from an object that has left the window, as UIKit does.
  public func leaveWhatIsGone() {
    guard let owner, (owner as? UIView)?.window == nil else { return }
    _ = take(from: owner, force: true)
  }
}

/// An object that can have the keyboard, with what it is asked and told about that.
@preconcurrency @MainActor public protocol KeyboardOwner: UIResponder {
  /// True if editing may begin.
  var shouldBeginEditing: Bool { get }
  /// True if editing may end.
  var shouldEndEditing: Bool { get }
  /// Editing has begun.
  func editingHasBegun()
  /// Editing has ended.
  func editingHasEnded()
}

extension UIResponder {
  /// True if the object has the keyboard.
  public var isFirstResponder: Bool { Keyboard.shared.owner === self }
}
