public import Conformance
import HeadlessUIKit
public import Users
import UsersInterface

extension AppSession {
  /// Fails unless the dashboard, on top and under its title, lists these users and shows nothing else.
  public func expectListAlone(_ users: [User]) throws {
    try dashboard.expectOnTop()
    try screen.expect("the spinner's being there", dashboard.isLoading, is: false)
    try screen.expect("the refresh control's turning", dashboard.isRefreshing, is: false)
    try expectRowsAlone(users)
  }

  /// Fails unless these users are listed in the list's place, and nothing is there of the finder.
  func expectRowsAlone(_ users: [User]) throws {
    let place: UIView = try screen.element(AccessibilityIdentifier.listContainer)
    try screen.expect("the table's being in its place", list.table.isDescendant(of: place), is: true)
    try screen.expect("the number of rows", list.count, is: users.count)
    let names = try list.visibleNames
    let first = try list.firstVisibleRow ?? 0
    try screen.expect("the names in sight", names, is: users.dropFirst(first).prefix(names.count).map(\.name))
    guard users.isEmpty || !names.isEmpty else { throw screen.failure("no row is in sight") }
    try screen.expect("the word for no users' being there", list.saysNoUsers, is: users.isEmpty)
    try expectNoFinder()
  }

  /// Fails if an element of the finder is there, in sight or not, or a text or a control that is not the list's.
  func expectNoFinder() throws {
    let identifiers = [
      AccessibilityIdentifier.queryField, AccessibilityIdentifier.countLabel, AccessibilityIdentifier.resultLabel,
    ]
    for identifier in identifiers {
      let element: UIView? = try? screen.hiddenElement(identifier)
      try screen.expect("\(identifier)'s being there", element != nil, is: false)
    }
    try screen.expect("what is beside the list", screen.top.map { Self.elements(in: $0.view) } ?? [], is: [])
  }

  /// Fails unless the list is the dashboard's only part; the dashboard has to be on top.
  func expectOnePart() throws {
    try dashboard.expectOnTop()
    try screen.expect("the number of the dashboard's children", screen.top?.children.count ?? 0, is: 1)
    let place: UIView? = try? screen.hiddenElement(AccessibilityIdentifier.finderContainer)
    try screen.expect("the number of views in the finder's place", place?.subviews.count ?? 0, is: 0)
  }

  /// Fails if an object that can be reached is by its type the finder's.
  func expectNothingOfFinderAlive() throws {
    let types = Set(reachableObjects().map { String(describing: Swift.type(of: $0)) })
    try screen.expect("what is alive of the finder", types.filter { $0.contains("Finder") }.sorted(), is: [])
  }

  /// The texts and controls in sight in a view, apart from the list's own and the refresh control.
  private static func elements(in view: UIView) -> [String] {
    guard !view.isHidden, !expected.contains(view.accessibilityIdentifier ?? "") else { return [] }
    let below = view.subviews.flatMap { elements(in: $0) }
    if let label = view as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } + below }
    return (view is UIControl ? [view.accessibilityIdentifier ?? "a control"] : []) + below
  }

  private static let expected = [
    AccessibilityIdentifier.userTable, AccessibilityIdentifier.noUsersLabel, AccessibilityIdentifier.refreshControl,
  ]
}

extension SampleUsers {
  /// The three users, the first two with other names.
  static func renamed(_ first: String, _ second: String) -> [User] {
    zip(three, [first, second, three[2].name]).map { User(id: $0.id, name: $1, username: $0.username) }
  }
}
