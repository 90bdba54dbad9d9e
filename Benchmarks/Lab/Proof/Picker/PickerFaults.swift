import Conformance
import Foundation
import HeadlessUIKit
import MVC_picker
import PickerDomain
import PickerInterface
import Users
import UsersInterface

/// Possible faults of a colleague that is chosen from the list.
nonisolated let pickerFaults = pickerListFaults + pickerChoiceFaults + pickerScreenFaults

/// Faults of the list to choose from.
private nonisolated let pickerListFaults = [
  Fault(
    SaysNoUsers.self,
    [
      "Choose a colleague opens the list on top of the details, with its rows, and loads nothing":
        "the word for no users' being there is true"
    ]
  ),
  Fault(
    LoadsAnew.self,
    [
      "Choose a colleague opens the list on top of the details, with its rows, and loads nothing":
        "the number of loads asked for is 2"
    ]
  ),
  Fault(
    OpensFromPicker.self,
    ["Info buttons do nothing in the list to choose from": "the number of screens is 4, should be 3"]
  ),
  Fault(
    OpensFromDashboard.self,
    [
      "A tap on a row of the dashboard chooses nobody, and opens nothing": "the number of screens is 2, should be 1"
    ]
  ),
  Fault(
    TearsDownTooEarly.self,
    [
      "A swipe back that is given up leaves the list, which can still be chosen from":
        "the number of screens is 3, should be 2"
    ]
  ),
  Fault(
    KeepsRow.self,
    [
      "Rows and colleague follow a rename":
        "the names in sight is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"]"
    ]
  ),
  Fault(
    ShowsOldRow.self,
    [
      "A rename while the list is on its way shows in its row":
        "the names in sight is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"]"
    ]
  ),
  Fault(
    KeepsRows.self,
    [
      "A refresh replaces the rows to choose from":
        "the names in sight is [\"Ada Lovelace\", \"Grace Hopper\", \"Alan Turing\"]"
    ]
  ),
  Fault(
    SaysNothingOfNoUsers.self,
    [
      "A list that a refresh has emptied says so, and so does one that is opened after it":
        "the word for no users' being there is false"
    ]
  ),
]

/// Faults of the choice.
private nonisolated let pickerChoiceFaults = [
  Fault(
    ForgetsTyped.self,
    [
      "A tap on a row chooses its user, and returns to the details as they were left":
        "the name is Grace Hopper, should be  Grace Hopper "
    ]
  ),
  Fault(
    CountsRowsInSight.self,
    ["A tap on a scrolled row chooses that row's user": "the colleague is Colleague: User 3"]
  ),
  Fault(
    KeepsFirstChoice.self,
    [
      "A later choice takes the place of the first one, and lasts through a save":
        "the colleague is Colleague: Alan Turing, should be Colleague: Ada Lovelace"
    ]
  ),
  Fault(
    ForgetsAtSave.self,
    [
      "A later choice takes the place of the first one, and lasts through a save":
        "should be Colleague: Ada Lovelace"
    ]
  ),
  Fault(
    ClosesTwice.self,
    [
      "A second tap on a row before the way back has ended closes no details":
        "the number of screens is 1, should be 2"
    ]
  ),
  Fault(
    ChoosesOnBack.self,
    [
      "Back chooses nobody, what was chosen before stays":
        "the colleague is Colleague: Ada Lovelace, should be No colleague"
    ]
  ),
  Fault(
    ForgetsOnBack.self,
    [
      "Back chooses nobody, what was chosen before stays":
        "should be Colleague: Alan Turing"
    ]
  ),
  Fault(
    ChoosesLate.self,
    ["A tap on a row on the way back chooses nobody": "the colleague is Colleague: Alan Turing, should be No colleague"]
  ),
  Fault(
    KeepsName.self,
    ["Rows and colleague follow a rename": "the colleague is Colleague: Alan M. Turing, should be"]
  ),
  Fault(
    KeepsWhoIsGone.self,
    [
      "A colleague that a refresh takes away goes from the details":
        "the colleague is Colleague: Alan Turing, should be No colleague"
    ]
  ),
]

/// Faults of the screens and their ends.
private nonisolated let pickerScreenFaults = [
  Fault(
    OpensTwice.self,
    [
      "A second tap on Choose a colleague before the transition ends opens one screen":
        "the number of screens is 4, should be 3"
    ]
  ),
  Fault(
    PutsListsOnTop.self,
    [
      "Two taps on Choose a colleague while the details are on their way open one screen":
        "the number of screens is 4, should be 3"
    ]
  ),
  Fault(
    KeepsWhatLinkReplaces.self,
    [
      "A deep link replaces details and list, one back returns to the dashboard":
        "the number of screens is 4, should be 2"
    ]
  ),
  Fault(
    MissesLinkOnTheWay.self,
    [
      "A deep link while the list is on its way replaces details and list": "the number of screens is 3, should be 2"
    ]
  ),
  Fault(
    KeepsScreens.self,
    [
      "After a choice, and after back, nothing made for the list is alive": "alive after the list was left",
      "After a deep link nothing made for details and list is alive":
        "alive after a link has replaced details and list",
      "After the details were closed with a colleague nothing of them is alive": "alive after the details were closed",
      "A hundred round trips leave as many live objects as one": "alive after a hundred round trips to the list",
    ]
  ),
  Fault(
    KeepsItself.self,
    ["After the app's end with the list open nothing of it is alive": "alive after the app's end"]
  ),
]

/// A correct app whose lists are watched: each subclass adds one fault.
private class WatchedLists: FaultyApp<MVCApp>, UITableViewDelegate {
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

/// The label for an empty list is visible above the rows.
private final class SaysNoUsers: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    label(AccessibilityIdentifier.noUsersLabel)?.isHidden = false
  }
}

/// The users are loaded for the list once more.
private final class LoadsAnew: WatchedLists {
  private var request: AnyCancellable?

  override func pickerShown(_ table: UITableView) {
    request = repository.fetchUsers { _ in }
  }
}

/// An info button opens a screen in the list to choose from, too.
private final class OpensFromPicker: WatchedLists {
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if isPicking { pushScreen() } else { super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }
}

/// A row of the dashboard opens a screen.
private final class OpensFromDashboard: WatchedLists {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isPicking { super.tableView(tableView, didSelectRowAt: indexPath) } else { pushScreen() }
  }
}

/// The list can no longer be chosen from once it was about to leave.
private final class TearsDownTooEarly: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    let child = LeavingController()
    // Weak: the list's screen holds both.
    child.leaving = { [weak table] in table?.delegate = nil }
    navigation?.topViewController?.embed(child, in: table)
  }

  /// A child that notices that its parent leaves.
  private final class LeavingController: UIViewController {
    var leaving: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      leaving?()
    }
  }
}

/// A row shows its old name after a rename.
private final class KeepsRow: WatchedLists {
  override func usersChanged() {
    let table: UITableView? = isPicking ? element(AccessibilityIdentifier.userTable) : nil
    table?.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text = "Alan Turing"
  }
}

/// A row shows the name that its user had before the list was on screen.
private final class ShowsOldRow: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text = "Alan Turing"
  }
}

/// The rows to choose from stay as they are when users are loaded.
private final class KeepsRows: WatchedLists, UITableViewDataSource {
  private var names: [String] = []

  override func pickerShown(_ table: UITableView) {
    names = repository.users?.map(\.name) ?? []
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: names[indexPath.row])
  }
}

/// An empty list to choose from shows no text.
private final class SaysNothingOfNoUsers: WatchedLists {
  override func pickerShown(_ table: UITableView) {
    label(AccessibilityIdentifier.noUsersLabel)?.removeFromSuperview()
  }
}

/// The name that was typed in the details is lost after the way back.
private final class ForgetsTyped: WatchedLists {
  override func detailsShown() {
    let field: UITextField? = element(AccessibilityIdentifier.nameField)
    field?.text = Screen(window).top?.title
  }
}

/// A row is counted from the first one in sight.
private final class CountsRowsInSight: WatchedLists {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let first = tableView.indexPathsForVisibleRows?.first?.row ?? 0
    super.tableView(tableView, didSelectRowAt: IndexPath(row: indexPath.row - first, section: 0))
  }
}

/// The first choice is the last one.
private final class KeepsFirstChoice: WatchedLists {
  private var first: String?

  override func detailsShown() {
    if first == nil, colleagueLabel?.text != Wording.noColleague { first = colleagueLabel?.text }
    if let first { colleagueLabel?.text = first }
  }
}

/// The choice is lost when a name is saved.
private final class ForgetsAtSave: WatchedLists {
  override func detailsShown() {
    let button: UIButton? = element(AccessibilityIdentifier.saveButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    let forget = UIAction { [weak self] _ in self?.colleagueLabel?.text = Wording.noColleague }
    button?.addAction(forget, for: .touchUpInside)
  }
}

/// Each tap on a row takes a screen off.
private final class ClosesTwice: WatchedLists {
  private var taps = 0

  override func pickerShown(_ table: UITableView) { taps = 0 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    taps += 1
    if taps > 1 { navigation?.popViewController(animated: true) }
  }
}

/// The way back chooses the first user.
private final class ChoosesOnBack: WatchedLists {
  private var hasPicked = false

  override func pickerShown(_ table: UITableView) { hasPicked = true }

  override func detailsShown() {
    if hasPicked, colleagueLabel?.text == Wording.noColleague { colleagueLabel?.text = "Colleague: Ada Lovelace" }
  }
}

/// The way back forgets what was chosen before.
private final class ForgetsOnBack: WatchedLists {
  private var isTapped = false

  override func pickerShown(_ table: UITableView) { isTapped = false }

  override func detailsShown() {
    if !isTapped { colleagueLabel?.text = Wording.noColleague }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    isTapped = true
  }
}

/// A row that is on its way out chooses its user.
private final class ChoosesLate: WatchedLists {
  private var late: String?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !isPicking { late = repository.users?[indexPath.row].name }
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func detailsShown() {
    if let late { colleagueLabel?.text = Wording.colleague(late) }
  }
}

/// The colleague's name is set once, when a row is tapped.
private final class KeepsName: WatchedLists {
  private var shown: String?

  override func detailsShown() { shown = colleagueLabel?.text }

  override func usersChanged() {
    if let shown { colleagueLabel?.text = shown }
  }
}

/// A colleague stays who is not among the users any more.
private final class KeepsWhoIsGone: WatchedLists {
  private var shown: String?

  override func detailsShown() { shown = colleagueLabel?.text }

  override func usersChanged() {
    if let shown, colleagueLabel?.text == Wording.noColleague { colleagueLabel?.text = shown }
  }
}

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
private final class KeepsWhatLinkReplaces: FaultyApp<MVCApp> {
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

/// Every screen is held for ever.
private final class KeepsScreens: FaultyApp<MVCApp> {
  private var screens: [UIViewController] = []

  override func screenShown() {
    if let top = navigation?.topViewController { screens.append(top) }
  }
}

/// The app holds itself.
private final class KeepsItself: FaultyApp<MVCApp> {
  private var own: AnyObject?

  override func started() { own = self }
}
