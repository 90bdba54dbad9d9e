import Conformance
import Foundation
import HeadlessUIKit
import MVC_picker
import PickerInterface
import Users
import UsersInterface

/// Faults of the screens and their ends.
nonisolated let pickerScreenFaults = [
  RequestFault(
    OpensTwice.self,
    [
      "A second tap on Choose a colleague before the transition ends opens one screen":
        "the number of screens is 4, should be 3"
    ]
  ),
  RequestFault(
    PutsListsOnTop.self,
    [
      "Two taps on Choose a colleague while the details are on their way open one screen":
        "the number of screens is 4, should be 3"
    ]
  ),
  RequestFault(
    KeepsWhatLinkReplaces.self,
    [
      "A deep link replaces details and list, one back returns to the dashboard":
        "the number of screens is 4, should be 2"
    ]
  ),
  RequestFault(
    MissesLinkOnTheWay.self,
    [
      "A deep link while the list is on its way replaces details and list": "the number of screens is 3, should be 2"
    ]
  ),
  RequestFault(
    HoldsScreens<MVCApp>.self,
    [
      "After a choice, and after back, nothing made for the list is alive": "alive after the list was left",
      "After a deep link nothing made for details and list is alive":
        "alive after a link has replaced details and list",
      "After the details were closed with a colleague nothing of them is alive": "alive after the details were closed",
      "A hundred round trips leave as many live objects as one": "alive after a hundred round trips to the list",
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    ["After the app's end with the list open nothing of it is alive": "alive after the app's end"]
  ),
]

/// Every tap but the first opens one screen more.
private final class OpensTwice: WatchedLists {
  private var taps = 0

  override func detailsShown() {
    let button: UIButton? = element(AccessibilityIdentifier.chooseColleagueButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  private func tapped() {
    taps += 1
    if taps > 1 { pushScreen() }
  }
}

/// A list that comes after another lies on top of it.
private final class PutsListsOnTop: WatchedLists {
  /// Weak: the table belongs to its screen.
  private weak var first: UITableView?

  override func pickerShown(_ table: UITableView) {
    if first != nil, first !== table { pushScreen() }
    first = table
  }
}

/// A link opens its screen on top of list and details.
private final class KeepsWhatLinkReplaces: FaultyChangedApp<MVCApp> {
  override func open(_ link: URL) {
    let before = navigation?.viewControllers ?? []
    super.open(link)
    guard let navigation, before.count == 3, let top = navigation.topViewController, top !== before.last else { return }
    navigation.setViewControllers(before + [top], animated: true)
  }
}

/// A link is forgotten that comes while the list is on its way.
private final class MissesLinkOnTheWay: WatchedLists {
  /// Weak: the list belongs to the navigation controller.
  private weak var shown: UIViewController?

  override func pickerShown(_ table: UITableView) { shown = navigation?.topViewController }

  override func open(_ link: URL) {
    if !isPicking || shown === navigation?.topViewController { super.open(link) }
  }
}
