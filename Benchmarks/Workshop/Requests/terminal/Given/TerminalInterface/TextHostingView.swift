public import HeadlessUIKit
public import TerminalViews

/// The view that text is drawn in: a label, field or button for each element, so that people and user interface tests
/// find what they know.
///
/// When the text is drawn again, an element that is still there keeps its view. Only changes are written to it.
public final class TextHostingView: UIView {
  /// The text as it was last drawn.
  public private(set) var content: Column?
  /// The views of the elements, the topmost one first.
  public private(set) var elementViews: [UIView] = []

  /// The lines of characters that are drawn.
  public var lines: [String] { content?.lines ?? [] }

  func draw(_ content: Column) {
    self.content = content
    var former = elementViews
    let views = content.elements.map { element in
      let view = former.firstIndex { element.isShown(by: $0) }.map { former.remove(at: $0) } ?? makeView(for: element)
      element.show(in: view)
      return view
    }
    guard !views.elementsEqual(elementViews, by: ===) else { return }
    former.forEach { $0.removeFromSuperview() }
    views.forEach { addSubview($0) }
    elementViews = views
  }

  private func makeView(for element: TextElement) -> UIView {
    let view: UIView
    switch element {
    case .text: view = UILabel()
    case .field: view = makeField()
    case .button: view = makeButton()
    }
    view.accessibilityIdentifier = element.identifier
    return view
  }

  private func makeField() -> UITextField {
    let field = UITextField()
    // Weak, both: this view holds the field, which holds the action.
    let edit = UIAction { [weak self, weak field] _ in
      if let field { self?.edited(field) }
    }
    field.addAction(edit, for: .editingChanged)
    return field
  }

  private func makeButton() -> UIButton {
    let button = UIButton()
    // Weak, both: this view holds the button, which holds the action.
    let tap = UIAction { [weak self, weak button] _ in
      if let button { self?.tapped(button) }
    }
    button.addAction(tap, for: .touchUpInside)
    return button
  }

  private func edited(_ view: UITextField) {
    guard case .field(let field)? = element(of: view) else { return }
    field.edit(view.text ?? "")
    // Undoes an edit that the content has not taken over.
    element(of: view)?.show(in: view)
  }

  private func tapped(_ view: UIButton) {
    if case .button(let button)? = element(of: view) { button.action() }
  }

  /// Returns the element that a view shows, as it was last drawn.
  private func element(of view: UIView) -> TextElement? {
    elementViews.firstIndex { $0 === view }.flatMap { content?.elements[$0] }
  }
}

extension TextElement {
  fileprivate var identifier: String? {
    switch self {
    case .text(let text): text.identifier
    case .field(let field): field.identifier
    case .button(let button): button.identifier
    }
  }

  /// Tells if a view can show this element: it is of the element's kind and has its name.
  fileprivate func isShown(by view: UIView) -> Bool {
    guard view.accessibilityIdentifier == identifier else { return false }
    return switch self {
    case .text: view is UILabel
    case .field: view is UITextField
    case .button: view is UIButton
    }
  }

  /// Writes to the element's view what differs there.
  fileprivate func show(in view: UIView) {
    switch self {
    case .text(let text):
      if let label = view as? UILabel, label.text != text.string { label.text = text.string }
    case .field(let field):
      if let view = view as? UITextField, view.text != field.text { view.text = field.text }
    case .button(let button):
      guard let view = view as? UIButton else { return }
      if view.currentTitle != button.title { view.setTitle(button.title, for: .normal) }
      if view.isEnabled != button.isEnabled { view.isEnabled = button.isEnabled }
    }
  }
}
