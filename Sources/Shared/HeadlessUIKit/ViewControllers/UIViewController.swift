public import Foundation

/// Manages a view, which is loaded at its first use, and child controllers for parts of the view.
open class UIViewController {
  /// The controller's title; setting it sets the navigation item's title, too.
  public var title: String? {
    didSet {
      navigationItem.title = title
      ScreenWrites.add("title")
    }
  }
  /// The content of a navigation bar for this controller.
  public let navigationItem = UINavigationItem()
  /// The child controllers; this one holds them.
  public internal(set) var children: [UIViewController] = []
  /// The parent controller; weak: it holds this one.
  public internal(set) weak var parent: UIViewController?

  /// The controller shown on top of this one.
  var presented: UIViewController?
  /// Weak: the controller that presents this one holds it.
  weak var presenter: UIViewController?
  /// The presentation or dismissal that began last.
  var presentation: Transition?
  private var loadedView: UIView?
  private var appearance = Appearance.disappeared
  private var isAppearanceAnimated = false

  /// Makes a controller whose view is made by ``loadView()``: there are no archives here.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a controller whose view is made by ``loadView()``.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller's view; it is loaded if it is not yet.
  public var view: UIView {
    get {
      loadViewIfNeeded()
      guard let loadedView else { preconditionFailure("loadView() has set no view") }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue.viewController = self
    }
  }

  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { loadedView }
  /// True if the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not yet.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view; overridden, it sets ``view`` and does not call `super`.
  open func loadView() {
    view = UIView()
  }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view is put on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was put on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// True if the controller tells its children itself when they appear, as a navigation controller does.
  var managesAppearanceOfChildren: Bool { false }
}

extension UIViewController {
  var hasAppeared: Bool { appearance == .appeared }
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Tells the controller, and the children in its view, that its view is about to appear or disappear.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isOnScreen else { return }
    loadViewIfNeeded()
    let phase = isAppearing ? Appearance.appearing : .disappearing
    appearance = phase
    isAppearanceAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    // `viewWillAppear` or `viewWillDisappear` may have begun another transition.
    for child in childrenInView where appearance == phase {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller, and the children in its view, that the transition begun last has ended.
  public func endAppearanceTransition() {
    guard appearance == .appearing || appearance == .disappearing else { return }
    let isAppearing = appearance == .appearing
    let animated = isAppearanceAnimated
    let phase = isAppearing ? Appearance.appeared : .disappeared
    appearance = phase
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    for child in childrenInView where appearance == phase { child.endAppearanceTransition() }
  }

  /// Ends the appearance transition if it is one of appearing: what waited for the commit may be too late.
  func endAppearing() {
    if appearance == .appearing { endAppearanceTransition() }
  }

  private var childrenInView: [UIViewController] {
    children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  enum Appearance { case disappeared, appearing, appeared, disappearing }
}
