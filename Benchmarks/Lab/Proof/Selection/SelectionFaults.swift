import Foundation
import HeadlessUIKit
import MVC_selection
import SelectionInterface
import Users
import UsersInterface

/// Possible faults between list, finder and details.
nonisolated let selectionFaults = [
  RequestFault(
    PutsRow.self,
    [
      "A tap on a row puts its user's id into the finder, which answers": "the query is 1, should be 3",
      "A tap on a scrolled row puts that row's user's id into the finder": "the query is 41, should be 42",
    ]
  ),
  RequestFault(
    KeepsResult.self,
    ["After a tap on a row the result follows a rename": "the result is I found Grace Hopper aka grace"]
  ),
  RequestFault(
    RestoresTyped.self,
    ["What was typed before a tap on a row does not come back": "the query is 7, should be 3"]
  ),
  RequestFault(
    TrimsQuery.self,
    [
      "A tap on the result opens the details of who was typed, back leaves the finder as it was":
        "the query is 12, should be  12 "
    ]
  ),
  RequestFault(
    ClosesAfterChange.self,
    [
      "A tap on a row and one on the result open that user's details, by the name of now": "finder.open is disabled"
    ]
  ),
  RequestFault(
    OpensForNobody.self,
    ["A tap on the result opens nothing while nobody is found": "the number of screens is 2, should be 1"]
  ),
  RequestFault(
    OpensTwice.self,
    [
      "A second tap on the result before the transition ends opens one screen":
        "the number of screens is 3, should be 2"
    ]
  ),
]

/// A correct app whose list is watched: each subclass adds one fault.
private class WatchedList: FaultyChangedApp<MVCApp>, UITableViewDelegate {
  /// Weak: the correct app's table delegate belongs to its screen.
  private weak var good: (any UITableViewDelegate)?

  override func screenShown() {
    guard let table: UITableView = element(AccessibilityIdentifier.userTable), table.delegate !== self else { return }
    good = table.delegate
    table.delegate = self
  }

  var field: UITextField? { element(AccessibilityIdentifier.queryField) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    good?.tableView(tableView, didSelectRowAt: indexPath)
  }
}

/// The row's number is used as an id.
private final class PutsRow: WatchedList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    field?.text = "\(indexPath.row)"
    field?.sendActions(for: .editingChanged)
  }
}

/// The result is set once, when a row is tapped.
private final class KeepsResult: WatchedList {
  private var result: String?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    result = label(AccessibilityIdentifier.resultLabel)?.text
  }

  override func usersChanged() {
    if let result { label(AccessibilityIdentifier.resultLabel)?.text = result }
  }
}

/// The query that was typed before a row was tapped comes back with the next users.
private final class RestoresTyped: WatchedList {
  private var typed: String?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    typed = field?.text
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func usersChanged() {
    if let typed { field?.text = typed }
  }
}

/// The query has lost its blanks after the way back to the dashboard.
private final class TrimsQuery: WatchedList {
  override func screenShown() {
    super.screenShown()
    field?.text = field?.text?.trimmingCharacters(in: .whitespaces)
  }
}

/// The result cannot be tapped any more after users have changed a second time.
private final class ClosesAfterChange: FaultyChangedApp<MVCApp> {
  private var changes = 0

  override func usersChanged() {
    changes += 1
    let button: UIButton? = element(AccessibilityIdentifier.resultButton)
    button?.isEnabled = changes < 2
  }
}

/// A tap on the result opens a screen even if no user is found.
private final class OpensForNobody: FaultyChangedApp<MVCApp> {
  override func loaded() {
    let button: UIButton? = element(AccessibilityIdentifier.resultButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    let open = UIAction { [weak self] _ in
      guard let navigation = self?.navigation, navigation.viewControllers.count == 1 else { return }
      navigation.pushViewController(UIViewController(), animated: true)
    }
    button?.addAction(open, for: .touchUpInside)
  }
}

/// Every tap but the first opens one screen more.
private final class OpensTwice: FaultyChangedApp<MVCApp> {
  private var taps = 0

  override func loaded() {
    let button: UIButton? = element(AccessibilityIdentifier.resultButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  private func tapped() {
    taps += 1
    if taps > 1 { navigation?.pushViewController(UIViewController(), animated: true) }
  }
}
