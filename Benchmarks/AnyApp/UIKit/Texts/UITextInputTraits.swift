/// The wishes of a text for its keyboard. All are remembered only, but for ``isSecureTextEntry``, which hides what a picture shows.
@preconcurrency @MainActor public protocol UITextInputTraits: UIResponder {}

extension UITextInputTraits {
  /// True if what is typed is not shown.
  public var isSecureTextEntry: Bool {
    get { self[Secure.self] }
    set { self[Secure.self] = newValue }
  }
  /// The keys that are needed.
  public var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { self[Appearance.self] }
    set { self[Appearance.self] = newValue }
  }
  /// The text of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { self[ReturnKey.self] }
    set { self[ReturnKey.self] = newValue }
  }
  /// True if the return key can only be used with a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { self[EnablesReturn.self] }
    set { self[EnablesReturn.self] = newValue }
  }
  /// The correction of what is typed.
  public var autocorrectionType: UITextAutocorrectionType {
    get { self[Autocorrection.self] }
    set { self[Autocorrection.self] = newValue }
  }
  /// The capitals of what is typed.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { self[Autocapitalization.self] }
    set { self[Autocapitalization.self] = newValue }
  }
  /// The check of what is typed.
  public var spellCheckingType: UITextSpellCheckingType {
    get { self[SpellChecking.self] }
    set { self[SpellChecking.self] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
  public var textContentType: UITextContentType! {
    get { self[ContentType.self] }
    set { self[ContentType.self] = newValue }
  }
}

/// The keys that a text needs.
public nonisolated enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}
/// The look of a keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The text of a return key.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// The correction of what is typed.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The capitals of what is typed.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// The check of what is typed.
public nonisolated enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text.
public nonisolated struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String

  /// Makes a meaning of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name by which a person signs in.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

private enum Secure: AssociatedKey { static var defaultValue: Bool { false } }
private enum KeyboardTypeKey: AssociatedKey { static var defaultValue: UIKeyboardType { .default } }
private enum Appearance: AssociatedKey { static var defaultValue: UIKeyboardAppearance { .default } }
private enum ReturnKey: AssociatedKey { static var defaultValue: UIReturnKeyType { .default } }
private enum EnablesReturn: AssociatedKey { static var defaultValue: Bool { false } }
private enum Autocorrection: AssociatedKey { static var defaultValue: UITextAutocorrectionType { .default } }
private enum Autocapitalization: AssociatedKey {
  static var defaultValue: UITextAutocapitalizationType { .sentences }
}
private enum SpellChecking: AssociatedKey { static var defaultValue: UITextSpellCheckingType { .default } }
private enum ContentType: AssociatedKey { static var defaultValue: UITextContentType? { nil } }
