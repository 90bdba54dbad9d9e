/// The keyboard: one object at a time gets what is typed.
@preconcurrency @MainActor public final class Keyboard {
  /// The keyboard of the running app.
  public static let shared = Keyboard()

  /// The object that gets what is typed; weak, as its view holds it.
  public private(set) weak var owner: (any KeyboardOwner)?

  /// The views that its owner has in the place of the keyboard and above it.
  public var inputViews: [UIView] {
    guard let owner, owner.window != nil else { return [] }
    return [owner.inputAccessoryView, owner.inputView].compactMap(\.self)
  }

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
    guard let owner, owner.window == nil else { return }
    _ = take(from: owner, force: true)
  }
}

/// A view whose text a person can type, with what it is asked and told about that.
@preconcurrency @MainActor public protocol KeyboardOwner: UIView {
  /// The text that is edited.
  var editedText: String { get set }
  /// True if editing may begin.
  var shouldBeginEditing: Bool { get }
  /// True if editing may end.
  var shouldEndEditing: Bool { get }
  /// Editing has begun.
  func editingHasBegun()
  /// Editing has ended.
  func editingHasEnded()
  /// Tells if a range of the text may be replaced by what is typed.
  func mayReplace(_ range: NSRange, by string: String) -> Bool
  /// A person has changed the text.
  func textHasChanged()
  /// The return key was pressed while the view has the keyboard.
  func returnPressed()
}

extension KeyboardOwner {
  /// Types a text in the place of what stands there, as a person does who has selected all of it: a character at a time, each
  /// of which may be refused. The view asks for the keyboard first.
  ///
  /// - Returns: false if the view does not get the keyboard.
  @discardableResult
  public func typeText(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    var range = NSRange(location: 0, length: editedText.utf16.count)
    if text.isEmpty { replace(range, by: "") }
    for character in text where isFirstResponder {
      replace(range, by: String(character))
      range = end
    }
    return true
  }

  /// Presses the return key as a person does. The view asks for the keyboard first.
  ///
  /// - Returns: false if the view does not get the keyboard.
  @discardableResult
  public func pressReturn() -> Bool {
    guard becomeFirstResponder() else { return false }
    returnPressed()
    return true
  }

  /// The place behind the text.
  var end: NSRange { NSRange(location: editedText.utf16.count, length: 0) }

  func replace(_ range: NSRange, by string: String) {
    guard range.length > 0 || !string.isEmpty, mayReplace(range, by: string), let place = Range(range, in: editedText)
    else { return }
    editedText.replaceSubrange(place, with: string)
    textHasChanged()
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIResponder {
  /// True if the object has the keyboard; a search bar has it if its field does.
  public var isFirstResponder: Bool {
    guard let owner = Keyboard.shared.owner else { return false }
    return owner === self || (owner as? UISearchTextField).map { $0.bar === self } == true
  }
}
