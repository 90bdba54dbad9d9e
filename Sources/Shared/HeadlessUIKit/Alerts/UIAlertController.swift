public import Foundation

/// A message with buttons, presented on top of everything. A tap on a button dismisses it, then calls the handler.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  override class var ownType: UIViewController.Type { UIAlertController.self }
  /// The style of a message; here it is always an alert.
  public enum Style { case alert }

  /// The text below the title.
  public let message: String?
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// Makes an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns `nil`: an alert is made by who presents it.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    if isViewLoaded { view.addSubview(button(for: action)) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for text in [title, message] {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
    for action in actions { view.addSubview(button(for: action)) }
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton()
    button.setTitle(action.title, for: .normal)
    button.accessibilityIdentifier = action.title
    // Weak: the alert holds its buttons.
    let tap = UIAction { [weak self] _ in
      self?.dismiss(animated: true) { action.handler?(action) }
    }
    button.addAction(tap, for: .touchUpInside)
    return button
  }
}
