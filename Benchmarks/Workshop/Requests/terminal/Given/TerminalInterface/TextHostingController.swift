public import Foundation
public import HeadlessUIKit
public import TerminalViews

/// Shows text on a screen: draws it when the view is loaded, and again, at once, whenever it is set.
///
/// It is the counterpart of SwiftUI's `UIHostingController`. It takes over the title and the bar button that the text
/// declares. It holds the text, and so the text's closures, which therefore must not hold the controller.
///
///     let controller = TextHostingController(rootView: Greeting(name: "Ada", greet: {}))
///     controller.rootView.name = "Grace"
open class TextHostingController<Content: TextView>: UIViewController {
  /// The text; each change of it is drawn.
  open var rootView: Content {
    didSet { if isViewLoaded { draw() } }
  }

  private let hostingView = TextHostingView()
  private let barItem = UIBarButtonItem()

  /// Makes a controller that shows a text.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view that the text is drawn in.
  open override func loadView() {
    view = hostingView
  }

  /// Draws the text for the first time.
  open override func viewDidLoad() {
    super.viewDidLoad()
    draw()
  }

  private func draw() {
    let content = rootView.body
    hostingView.draw(content)
    if title != content.title { title = content.title }
    draw(content.barButton)
  }

  private func draw(_ button: Button?) {
    guard let button else { return navigationItem.rightBarButtonItem = nil }
    if barItem.primaryAction?.title != button.title {
      // Weak: this controller holds the item.
      barItem.primaryAction = UIAction(title: button.title) { [weak self] _ in self?.barButtonTapped() }
    }
    if barItem.isEnabled != button.isEnabled { barItem.isEnabled = button.isEnabled }
    if barItem.accessibilityIdentifier != button.identifier { barItem.accessibilityIdentifier = button.identifier }
    if navigationItem.rightBarButtonItem !== barItem { navigationItem.rightBarButtonItem = barItem }
  }

  private func barButtonTapped() {
    hostingView.content?.barButton?.action()
  }
}
