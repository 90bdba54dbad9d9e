import HeadlessUIKit
public import Users
import UsersInterface

/// The root screen: a spinner, or list and finder.
///
///     let app = AppSession(MVCApp.self)
///     try app.launch()
///     try app.dashboard.pullToRefresh()
public struct DashboardPage {
  let screen: Screen

  /// True if the spinner is visible.
  public var isLoading: Bool { screen.shows(AccessibilityIdentifier.activityIndicator) }
  /// True if list and finder are visible, false if neither is; throws if only one is.
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

  /// Returns a pull to refresh, ready to be performed.
  public func refreshPull() throws -> Gesture {
    try screen.requireNoAlert()
    guard try showsComponents else { throw screen.failure("there is nothing to pull down") }
    let control: UIRefreshControl = try screen.element(AccessibilityIdentifier.refreshControl)
    guard !control.isRefreshing else { throw screen.failure("a refresh is under way already") }
    try screen.requireUsable(control)
    return Gesture(kind: .pull(control))
  }

  /// Asks for another refresh while one is under way, as a second gesture or a program may.
  public func refreshAgain() throws {
    let control: UIRefreshControl = try screen.element(AccessibilityIdentifier.refreshControl)
    try screen.use(control, .valueChanged)
  }

  /// True while the refresh control turns.
  public var isRefreshing: Bool {
    get throws {
      let control: UIRefreshControl = try screen.element(AccessibilityIdentifier.refreshControl)
      return control.isRefreshing
    }
  }
}

extension DashboardPage {
  /// Fails unless these users are listed and no load is shown to be under way.
  public func expectLoaded(_ users: [User]) throws {
    try screen.expect("the spinner's being there", isLoading, is: false)
    try screen.expect("list and finder's being there", showsComponents, is: true)
    let places = (AccessibilityIdentifier.listContainer, AccessibilityIdentifier.finderContainer)
    try screen.expect("the list's place", screen.holds(AccessibilityIdentifier.userTable, in: places.0), is: true)
    try screen.expect("the finder's place", screen.holds(AccessibilityIdentifier.queryField, in: places.1), is: true)
    try screen.expect("the refresh control's turning", isRefreshing, is: false)
    try expectRows(users)
  }

  /// Fails unless these users are listed and counted.
  public func expectRows(_ users: [User]) throws {
    let list = UserListPage(screen: screen)
    try screen.expect("the number of rows", list.count, is: users.count)
    let names = try list.visibleNames
    let first = try list.firstVisibleRow ?? 0
    try screen.expect("the names in sight", names, is: users.dropFirst(first).prefix(names.count).map(\.name))
    guard users.isEmpty || !names.isEmpty else { throw screen.failure("no row is in sight") }
    try screen.expect("the count", UserFinderPage(screen: screen).count ?? "", is: Wording.userCount(users.count))
    try screen.expect("the word for no users' being there", list.saysNoUsers, is: users.isEmpty)
  }
}
