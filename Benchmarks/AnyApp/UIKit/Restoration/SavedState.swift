/// The state of an app that is kept for its next launch, as Apple's *Preserving your app's UI across launches* describes.
///
/// A controller's state is kept if it and all above it have a restoration identifier. With a controller go those on its
/// stack or in its tabs, and what it presents.
final class SavedState {
  /// The values of the app as a whole.
  let coder = StateCoder()
  private var root: SavedController?

  /// Keeps the state of an app whose delegate agrees; `nil` otherwise.
  init?(of app: UIApplication) {
    guard let delegate = app.delegate, delegate.application(app, shouldSaveApplicationState: coder) else { return nil }
    delegate.application(app, willEncodeRestorableStateWith: coder)
    root = app.keyWindow?.rootViewController.flatMap { SavedController($0) }
  }

  /// Restores the state in an app whose delegate agrees.
  func restore(in app: UIApplication) {
    guard let delegate = app.delegate, delegate.application(app, shouldRestoreApplicationState: coder) else { return }
    if let root, let window = app.keyWindow, let controller = window.rootViewController {
      root.restore(in: controller, of: window)
    }
    root?.decode()
    delegate.application(app, didDecodeRestorableStateWith: coder)
  }
}

/// The state of a controller, and of those below it.
private final class SavedController {
  private let identifier: String
  private let coder = StateCoder()
  private let storyboard: UIStoryboard?
  private var children: [SavedController] = []
  private var presented: SavedController?
  private var selectedIndex: Int?
  /// The controller of the next launch. Weak: it belongs to the app.
  private weak var restored: UIViewController?

  init?(_ controller: UIViewController) {
    guard let identifier = controller.restorationIdentifier else { return nil }
    self.identifier = identifier
    storyboard = controller.storyboard
    controller.ask("encodeRestorableStateWith:", coder)
    for child in controller.restorableChildren {
      guard let child = SavedController(child) else { break }
      children.append(child)
    }
    selectedIndex = (controller as? UITabBarController)?.selectedIndex
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      self.presented = SavedController(presented)
    }
  }

  /// Finds the controllers of this launch, and makes those that are missing.
  func restore(in controller: UIViewController, of window: UIWindow) {
    guard controller.restorationIdentifier == identifier else { return }
    restored = controller
    if let navigation = controller as? UINavigationController { restoreStack(of: navigation) }
    for (child, saved) in zip(controller.restorableChildren, children) { saved.restore(in: child, of: window) }
    if let selectedIndex { (controller as? UITabBarController)?.selectedIndex = selectedIndex }
    guard let presented, let made = presented.make() else { return }
    presented.restore(in: made, of: window)
    // It is presented when the window is on screen.
    window.runLoop.perform { controller.present(made, animated: false) }
  }

  /// Has the controllers decode their state, from the root.
  func decode() {
    restored?.ask("decodeRestorableStateWith:", coder)
    for child in children + [presented].compactMap(\.self) { child.decode() }
  }

  private func restoreStack(of navigation: UINavigationController) {
    var stack: [UIViewController] = []
    for (index, saved) in children.enumerated() {
      let known = index < navigation.viewControllers.count ? navigation.viewControllers[index] : nil
      let fitting = known.flatMap { $0.restorationIdentifier == saved.identifier ? $0 : nil }
      guard let controller = fitting ?? saved.make() else { break }
      stack.append(controller)
    }
    if !stack.isEmpty { navigation.setViewControllers(stack, animated: false) }
  }

  /// Makes the controller of the storyboard that had it, by its identifier.
  private func make() -> UIViewController? { storyboard?.restorableController(identifier) }
}

extension UIViewController {
  /// The name by which the controller's state is kept; without one it is not.
  public var restorationIdentifier: String? {
    get { self[Restoration.self] }
    set { self[Restoration.self] = newValue }
  }

  fileprivate var restorableChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    case let split as UISplitViewController: split.viewControllers
    default: []
    }
  }

  private enum Restoration: AssociatedKey { static var defaultValue: String? { nil } }
}
