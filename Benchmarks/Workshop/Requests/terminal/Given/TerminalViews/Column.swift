/// Texts, fields and buttons below each other, with what a navigation bar shows above them.
public struct Column {
  /// The elements, the topmost one first.
  public let elements: [TextElement]
  /// The navigation bar's title; `nil` if the content declares none.
  public private(set) var title: String?
  /// The button at the navigation bar's trailing edge, if the content declares one.
  public private(set) var barButton: Button?

  /// Makes a column of elements.
  public init(@ColumnBuilder elements: () -> [TextElement]) {
    self.elements = elements()
  }

  /// Returns the column with a title for the navigation bar.
  public func title(_ title: String) -> Column {
    var column = self
    column.title = title
    return column
  }

  /// Returns the column with a button for the navigation bar.
  public func barButton(_ button: Button) -> Column {
    var column = self
    column.barButton = button
    return column
  }
}

/// An element of a column.
public enum TextElement {
  /// A line of text.
  case text(Text)
  /// A line that a person can edit.
  case field(Field)
  /// A title that is tapped.
  case button(Button)
}

/// Collects the elements of a column.
@resultBuilder public enum ColumnBuilder {
  /// Takes a text.
  public static func buildExpression(_ text: Text) -> TextElement { .text(text) }
  /// Takes a field.
  public static func buildExpression(_ field: Field) -> TextElement { .field(field) }
  /// Takes a button.
  public static func buildExpression(_ button: Button) -> TextElement { .button(button) }
  /// Joins elements.
  public static func buildBlock(_ elements: TextElement...) -> [TextElement] { elements }
}
