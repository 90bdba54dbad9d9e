import Conformance
import Foundation
import HeadlessUIKit
import MVC_split
import SplitInterface
import Users
import UsersInterface

/// Possible faults of details beside the dashboard.
nonisolated let splitFaults = [
  RequestFault(
    HidesDashboard.self,
    [
      "On a wide window details stand beside the dashboard, which stays as it is": "list.table is not on screen",
      "A rename beside shows at once in both titles' places, row and result": "finder.query is not on screen",
    ]
  ),
  RequestFault(
    KeepsFirst.self,
    [
      "Another row's info button puts its user's details in the place of those beside, however soon":
        "the title beside is Ada Lovelace"
    ]
  ),
  RequestFault(
    PutsLinksOnTop.self,
    ["A deep link on a wide window shows details beside, in the place of others": "the number of screens is 2"]
  ),
  RequestFault(
    ShowsBlank.self,
    ["Close takes the details beside away, and leaves the dashboard as it is": "the title beside is Nobody"]
  ),
  RequestFault(
    ClosesWhenTurned.self,
    [
      "Turned narrow, the window has the details on top, back leads to the dashboard": "the number of screens is 1",
      "Turned wide, the window has the details beside, Close takes them away": "the title beside is none",
    ]
  ),
  RequestFault(
    MakesAnewWhenTurned.self,
    ["Turning keeps what is typed and said, and a save that is under way": "the name is Grace Hopper"]
  ),
  RequestFault(
    ClearsWhenTurned.self,
    ["Turning leaves the dashboard as it is, with details and without": "the query is , should be 42"]
  ),
  RequestFault(
    KeepsDetails.self,
    [
      "After Close beside nothing made for the details is alive": "alive after the details were closed",
      "After being replaced beside nothing made for the details is alive": "alive after the details were replaced",
      "After being turned twice and back nothing made for the details is alive": "alive after the details were closed",
      "Close beside cancels the rename, a late answer changes nothing": "the rename's being cancelled is false",
      "A hundred turned details leave as many live objects as one": "alive after a hundred turned details",
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    ["After the app's end with details beside nothing of it is alive": "alive after the app's end"]
  ),
]

/// A correct app whose columns are watched: each subclass adds one fault.
private class WatchedColumns: FaultyChangedApp<MVCApp> {
  /// True if details were on top when they were last shown; `nil` before.
  private var wasCollapsed: Bool?

  override func started() { column?.delegate = self }

  override func screenShown() {
    guard details != nil, let split, split.isCollapsed != wasCollapsed else { return }
    let hasMoved = wasCollapsed != nil
    wasCollapsed = split.isCollapsed
    if hasMoved { turned() }
  }

  /// Called when details have moved.
  func turned() {}

  var split: SplitViewController? { window.rootViewController as? SplitViewController }
  var column: UINavigationController? { split?.children.last as? UINavigationController }
  var details: UIViewController? { column?.topViewController ?? navigation?.viewControllers.dropFirst().last }
}

/// Details beside take the whole window.
private final class HidesDashboard: WatchedColumns {
  override func screenShown() { navigation?.topViewController?.view.isHidden = column?.topViewController != nil }
}

/// Details beside stay until they are closed.
private final class KeepsFirst: WatchedColumns {
  private var first: UIViewController?

  override func screenShown() {
    guard let split, let top = column?.topViewController else { return }
    let details = first ?? top
    first = details
    if top !== details { split.showDetails(details) }
  }
}

/// A link leads to a screen on top of the dashboard.
private final class PutsLinksOnTop: WatchedColumns {
  override func open(_ link: URL) {
    super.open(link)
    if repository.users != nil { navigation?.pushViewController(UIViewController(), animated: false) }
  }
}

/// `Close` replaces the details with an empty screen.
private final class ShowsBlank: WatchedColumns {
  override func screenShown() {
    let button: UIButton? = element(AccessibilityIdentifier.closeButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.showBlank() }, for: .touchUpInside)
  }

  private func showBlank() {
    let blank = UIViewController()
    blank.title = "Nobody"
    split?.showDetails(blank)
  }
}

/// Turning the window closes details.
private final class ClosesWhenTurned: WatchedColumns {
  override func turned() { split?.closeDetails() }
}

/// Turning the window makes the details anew.
private final class MakesAnewWhenTurned: WatchedColumns {
  override func turned() {
    if let link = URL(string: "users://user/3") { open(link) }
  }
}

/// Turning the window empties the query.
private final class ClearsWhenTurned: WatchedColumns {
  override func turned() {
    let field: UITextField? = element(AccessibilityIdentifier.queryField)
    field?.text = ""
  }
}

/// Every screen is held for ever.
private final class KeepsDetails: WatchedColumns {
  private var screens: [UIViewController] = []

  override func screenShown() {
    if let details { screens.append(details) }
  }
}
