public import Users
import UsersInterface

extension DashboardPage {
  /// Fails unless these users are loaded and listed, and nothing else is going on.
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
