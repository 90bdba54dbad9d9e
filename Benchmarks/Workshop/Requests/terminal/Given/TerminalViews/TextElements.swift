/// A line of text.
public struct Text {
  /// The characters. An empty text has no line.
  public let string: String
  /// The name by which user interface tests find the text.
  public private(set) var identifier: String?

  /// Makes a text.
  public init(_ string: String) {
    self.string = string
  }

  /// Returns the text with a name for user interface tests.
  public func identifier(_ identifier: String) -> Text {
    var text = self
    text.identifier = identifier
    return text
  }
}

/// A line of text that a person can edit. It keeps nothing: an edit that the content does not take over is undone.
public struct Field {
  /// The words in front of the text.
  public let label: String
  /// The text to edit.
  public let text: String
  /// The closure that gets the text at every edit.
  public let edit: (String) -> Void
  /// The name by which user interface tests find the field.
  public private(set) var identifier: String?

  /// Makes a field.
  public init(_ label: String, text: String, edit: @escaping (String) -> Void) {
    self.label = label
    self.text = text
    self.edit = edit
  }

  /// Returns the field with a name for user interface tests.
  public func identifier(_ identifier: String) -> Field {
    var field = self
    field.identifier = identifier
    return field
  }
}

/// A title that is tapped.
public struct Button {
  /// The title.
  public let title: String
  /// True if a person can tap the button.
  public let isEnabled: Bool
  /// The closure that a tap calls.
  public let action: () -> Void
  /// The name by which user interface tests find the button.
  public private(set) var identifier: String?

  /// Makes a button.
  public init(_ title: String, isEnabled: Bool = true, action: @escaping () -> Void) {
    self.title = title
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Returns the button with a name for user interface tests.
  public func identifier(_ identifier: String) -> Button {
    var button = self
    button.identifier = identifier
    return button
  }
}
