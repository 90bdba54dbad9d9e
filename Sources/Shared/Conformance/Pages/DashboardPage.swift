import HeadlessUIKit
import Users
import UsersInterface

/// The root screen: a spinner, or list and finder.
public struct DashboardPage {
  let screen: Screen

  /// Whether the spinner is in sight.
  public var isLoading: Bool { screen.shows(AccessibilityIdentifier.activityIndicator) }
  /// Whether list and finder are in sight, both or neither.
  public var showsComponents: Bool {
    get throws {
      let shown = [AccessibilityIdentifier.listContainer, AccessibilityIdentifier.finderContainer].map(screen.shows)
      guard shown[0] == shown[1] else { throw screen.failure("one of list and finder is in sight, the other is not") }
      return shown[0]
    }
  }

  /// Fails unless the dashboard is the only screen, under its title.
  public func expectOnTop() throws {
    try screen.expect("the number of screens", screen.depth, is: 1)
    try screen.expect("the title", screen.navigationBar?.topItem?.title, is: Wording.dashboardTitle)
  }

  /// Pulls the screen down to have the users loaded anew.
  public func pullToRefresh() throws {
    try refreshPull().perform()
  }

  /// A pull that has the users loaded anew, ready to be performed.
  public func refreshPull() throws -> Gesture {
    try screen.requireNoAlert()
    guard try showsComponents else { throw screen.failure("there is nothing to pull down") }
    let control: UIRefreshControl = try screen.element(AccessibilityIdentifier.refreshControl)
    guard !control.isRefreshing else { throw screen.failure("a refresh is under way already") }
    try screen.requireUsable(control)
    return Gesture(kind: .pull(control))
  }

  /// Asks for another refresh although one is under way, as a second gesture or a program may.
  public func refreshAgain() throws {
    let control: UIRefreshControl = try screen.element(AccessibilityIdentifier.refreshControl)
    try screen.use(control, .valueChanged)
  }

  /// Whether the pulled-down control still turns.
  public var isRefreshing: Bool {
    get throws {
      let control: UIRefreshControl = try screen.element(AccessibilityIdentifier.refreshControl)
      return control.isRefreshing
    }
  }
}
