import Conformance
import Foundation
import HeadlessUIKit
import MVC_picker
import PickerInterface
import Users
import UsersInterface

/// A correct app whose lists are watched: each subclass adds one fault.
class WatchedLists: FaultyChangedApp<MVCApp>, UITableViewDelegate {
  /// Weak: the correct app's table delegate belongs to its screen.
  private weak var good: (any UITableViewDelegate)?

  override func screenShown() {
    guard let table: UITableView = element(AccessibilityIdentifier.userTable) else { return detailsShown() }
    if table.delegate !== self {
      good = table.delegate
      table.delegate = self
    }
    if isPicking { pickerShown(table) }
  }

  /// Called when the list to choose from is on top.
  func pickerShown(_ table: UITableView) {}
  /// Called when the details are on top.
  func detailsShown() {}

  /// True if there is a list on top of the details.
  final var isPicking: Bool { navigation?.viewControllers.count == 3 }

  final var colleagueLabel: UILabel? { label(AccessibilityIdentifier.colleagueLabel) }

  /// Puts an empty screen on top.
  final func pushScreen() {
    navigation?.pushViewController(UIViewController(), animated: true)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    good?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    good?.tableView(tableView, didSelectRowAt: indexPath)
  }
}
