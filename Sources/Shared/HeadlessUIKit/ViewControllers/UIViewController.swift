public import Foundation

/// Manages a view, which is loaded at its first use, and child controllers for parts of the view.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The controller's title; setting it sets the navigation item's title, too.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ScreenWrites.add("title")
    }
  }
  /// The content of a navigation bar for this controller.
  public let navigationItem = UINavigationItem()
  /// The style in which this controller is presented. It decides whether its presenter disappears meanwhile.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  // Small properties one after the other: each among larger ones takes eight bytes.
  /// The way on which this controller comes or goes during the transition under way.
  var way: Way?
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var isToldOfAppearing = false
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

  /// Makes a controller whose view is made by ``loadView()``.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    if let nibName { self[NibName.self] = nibName }
  }

  /// Makes a controller as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller whose view is made by ``loadView()``.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller's view; it is loaded if it is not yet.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      guard let loadedView else { preconditionFailure("loadView() has set no view") }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// True if the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view; overridden, it sets ``UIViewController/view`` and does not call `super`.
  open func loadView() {
    Self.additions?.loadView(of: self)
    if loadedView == nil { view = UIView() }
  }

  /// The name of the nib that the controller was made with.
  public final var nibName: String? { self[NibName.self] }

  private enum NibName: AssociatedKey { static var defaultValue: String? { nil } }

  /// Begins or ends editing, as an edit button does.
  open func setEditing(_ editing: Bool, animated: Bool) { self[IsEditing.self] = editing }
  /// True while the content of the view can be edited.
  public final var isEditing: Bool {
    get { self[IsEditing.self] }
    set { setEditing(newValue, animated: false) }
  }

  private enum IsEditing: AssociatedKey { static var defaultValue: Bool { false } }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view is put on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was put into the window, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was put on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Writes what the view shows. Called before the view's first layout, and when it was asked for or an observable value that it
  /// has read changes.
  open func updateProperties() {}
  /// Asks for ``updateProperties()`` before the layout that ends this turn of the run loop; does nothing before the view is
  /// loaded, as a new view's properties are updated anyway.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setControllerNeedsUpdateProperties() }
  /// Updates now the properties of this controller, of its view and of what lies below, if that was asked for.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// This class; each class of this module that derives from it gives itself.
  class var ownType: UIViewController.Type { UIViewController.self }
  /// True if the controller's class is an app's.
  final var isOfApp: Bool { type(of: self) != Self.ownType }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a controller a child of this one, and takes it from its former parent.
  ///
  /// Calls the child's ``willMove(toParent:)``. Once the child's view is in place, call ``didMove(toParent:)``.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes this controller out of its parent and calls ``didMove(toParent:)``. Call ``willMove(toParent:)`` before it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Shows a controller on top of everything.
  ///
  /// As in UIKit, the root of this controller's tree presents. The controllers are linked and the view is loaded inside
  /// the call; the appearance calls begin after the commit that follows. If the view is in no window or something is
  /// presented already, nothing happens but for the line that UIKit logs.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentOnTop(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, and all that are on top of it; if there is none, dismisses this
  /// controller. A presentation or dismissal under way ends first.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissTop(animated: animated, completion: completion)
  }

  /// True if the controller tells its children itself when they appear, as a navigation controller does.
  var managesAppearanceOfChildren: Bool { false }
  /// True while another child is being shown, as by a navigation controller: that has appeared when this has ended.
  var isShowingAnother: Bool { false }
}
