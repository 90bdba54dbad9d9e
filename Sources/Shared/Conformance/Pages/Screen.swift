public import HeadlessUIKit
import TaskControl

/// A window's screen as a person sees and uses it; elements are found by accessibility identifier.
///
/// A person sees frames. So each look, and the picture in a failure, comes after the tasks that wait and after the update pass of
/// the next frame: an app may write what it shows at once, in a task, or in that pass.
///
///     let app = AppSession(MVCApp.self)
///     app.start()
///     let isLoading = Screen(app.window).shows(AccessibilityIdentifier.activityIndicator)
public struct Screen {
  /// The window.
  public let window: UIWindow

  /// Makes the screen of a window.
  public init(_ window: UIWindow) {
    self.window = window
  }

  /// Returns the visible element with an identifier.
  ///
  /// - Throws: ``ConformanceFailure`` if there is none.
  public func element<Element: UIView>(_ identifier: String, _ type: Element.Type = Element.self) throws -> Element {
    guard let element = find(identifier, hidden: false) as? Element else {
      throw failure("\(identifier) is not on screen")
    }
    return element
  }

  /// Returns the element with an identifier, visible or hidden.
  ///
  /// - Throws: ``ConformanceFailure`` if there is none.
  public func hiddenElement<Element: UIView>(_ identifier: String) throws -> Element {
    guard let element = find(identifier, hidden: true) as? Element else {
      throw failure("\(identifier) is not in the window")
    }
    return element
  }

  /// Tells if an element is visible.
  public func shows(_ identifier: String) -> Bool {
    find(identifier, hidden: false) != nil
  }

  /// The alert on top, if there is one.
  public var alert: UIAlertController? {
    root?.presentedViewController as? UIAlertController
  }

  /// The navigation controller: the window's root, or the root's first child.
  public var navigationController: UINavigationController? {
    let root = root
    return root as? UINavigationController ?? root?.children.first as? UINavigationController
  }

  /// The navigation bar.
  public var navigationBar: UINavigationBar? { navigationController?.navigationBar }

  /// The controller of the topmost screen.
  public var top: UIViewController? { navigationController?.topViewController }

  /// The number of screens on top of each other.
  public var depth: Int { navigationController?.viewControllers.count ?? 0 }

  /// Uses a control as a person would; fails if it is disabled or an alert is on top.
  public func use(_ control: UIControl, _ event: UIControl.Event) throws {
    try gesture(event, on: control).perform()
  }

  /// Replaces a field's text as a person would; a field that cannot be used keeps its text.
  public func type(_ text: String, into field: UITextField) throws {
    try typing(text, into: field).perform()
  }

  /// Returns the use of a control, as a person would use it, ready to be performed.
  ///
  /// - Throws: ``ConformanceFailure`` if it is disabled or an alert is on top.
  public func gesture(_ event: UIControl.Event, on control: UIControl) throws -> Gesture {
    try requireUsable(control)
    return Gesture(kind: .use(control, event))
  }

  /// Returns the replacing of a field's text, as a person would do it, ready to be performed.
  ///
  /// - Throws: ``ConformanceFailure`` if it is disabled or an alert is on top.
  public func typing(_ text: String, into field: UITextField) throws -> Gesture {
    try requireUsable(field)
    return Gesture(kind: .typing(text, field))
  }

  /// Fails if a person cannot use the control: it is disabled, or an alert is on top.
  func requireUsable(_ control: UIControl) throws {
    try requireNoAlert()
    guard control.isEnabled else { throw failure("\(control.accessibilityIdentifier ?? "a control") is disabled") }
  }

  /// Fails if an alert is on top.
  public func requireNoAlert() throws {
    if let alert { throw failure("the alert \"\(alert.title ?? "")\" is in the way") }
  }

  /// Makes a failure with a picture of this screen. If a task of the app is away from the main actor, the message says so.
  public func failure(_ message: String) -> ConformanceFailure {
    let picture = window.textPicture
    // After the picture, before which tasks may have left or come back.
    let away = MainActorTasks.away.map { "; \($0)" } ?? ""
    return ConformanceFailure(message + away, screen: picture)
  }

  /// Fails unless two values are equal.
  public func expect<Value: Equatable>(_ what: String, _ actual: Value, is expected: Value) throws {
    guard actual == expected else { throw failure("\(what) is \(actual), should be \(expected)") }
  }

  /// Tells if an element is visible within another.
  func holds(_ identifier: String, in container: String) -> Bool {
    find(container, hidden: false).map { find(identifier, in: $0, hidden: false) != nil } ?? false
  }

  /// The root controller, after the update pass.
  private var root: UIViewController? {
    window.runLoop.updateScreen()
    return window.rootViewController
  }

  private func find(_ identifier: String, hidden: Bool) -> UIView? {
    window.runLoop.updateScreen()
    return find(identifier, in: window, hidden: hidden)
  }

  private func find(_ identifier: String, in view: UIView, hidden: Bool) -> UIView? {
    if view.isHidden && !hidden { return nil }
    if view.accessibilityIdentifier == identifier { return view }
    // The frontmost first: during a transition there are two screens, and a finger touches the upper one.
    for subview in view.subviews.reversed() {
      if let found = find(identifier, in: subview, hidden: hidden) { return found }
    }
    return nil
  }
}
