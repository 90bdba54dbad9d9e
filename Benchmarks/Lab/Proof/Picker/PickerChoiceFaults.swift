import Conformance
import Foundation
import HeadlessUIKit
import PickerDomain
import PickerInterface
import Users
import UsersInterface

/// Faults of the choice.
nonisolated let pickerChoiceFaults = [
  RequestFault(
    ForgetsTyped.self,
    [
      "A tap on a row chooses its user, and returns to the details as they were left":
        "the name is Grace Hopper, should be  Grace Hopper "
    ]
  ),
  RequestFault(
    CountsRowsInSight.self,
    ["A tap on a scrolled row chooses that row's user": "the colleague is Colleague: User 3"]
  ),
  RequestFault(
    KeepsFirstChoice.self,
    [
      "A later choice takes the place of the first one, and lasts through a save":
        "the colleague is Colleague: Alan Turing, should be Colleague: Ada Lovelace"
    ]
  ),
  RequestFault(
    ForgetsAtSave.self,
    [
      "A later choice takes the place of the first one, and lasts through a save":
        "should be Colleague: Ada Lovelace"
    ]
  ),
  RequestFault(
    ClosesTwice.self,
    [
      "A second tap on a row before the way back has ended closes no details":
        "the number of screens is 1, should be 2"
    ]
  ),
  RequestFault(
    ChoosesOnBack.self,
    [
      "Back chooses nobody, what was chosen before stays":
        "the colleague is Colleague: Ada Lovelace, should be No colleague"
    ]
  ),
  RequestFault(
    ForgetsOnBack.self,
    [
      "Back chooses nobody, what was chosen before stays":
        "should be Colleague: Alan Turing"
    ]
  ),
  RequestFault(
    ChoosesLate.self,
    ["A tap on a row on the way back chooses nobody": "the colleague is Colleague: Alan Turing, should be No colleague"]
  ),
  RequestFault(
    KeepsName.self,
    ["Rows and colleague follow a rename": "the colleague is Colleague: Alan M. Turing, should be"]
  ),
  RequestFault(
    KeepsWhoIsGone.self,
    [
      "A colleague that a refresh takes away goes from the details":
        "the colleague is Colleague: Alan Turing, should be No colleague"
    ]
  ),
]

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
