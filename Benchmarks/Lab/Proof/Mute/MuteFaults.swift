import Conformance
import Foundation
import HeadlessUIKit
import MVC_mute
import MuteDomain
import MuteInterface
import Users
import UsersInterface

/// Possible faults of muting.
nonisolated let muteFaults =
  muteButtonFaults + muteListFaults + [
    RequestFault(
      HoldsScreens<MVCApp>.self,
      [
        "After details whose user was muted were closed nothing made for them is alive":
          "alive after the details were closed"
      ]
    ),
    RequestFault(
      HoldsItself<MVCApp>.self,
      ["After the app's end with a muted user's details open nothing of it is alive": "alive after the app's end"]
    ),
  ]

/// Possible faults of the button in the details, of links, and of the finder.
private nonisolated let muteButtonFaults = [
  RequestFault(
    KeepsTitle.self,
    ["The button mutes the user, another tap unmutes them, and nobody is asked": "the button is Mute, should be Unmute"]
  ),
  RequestFault(
    SavesOnMute.self,
    [
      "The button mutes the user, another tap unmutes them, and nobody is asked":
        "the source's being asked is true, should be false"
    ]
  ),
  RequestFault(
    OffersToUnmuteAll.self,
    [
      "The details of another user offer to mute that one": "the button is Unmute, should be Mute",
      "A link to a muted user replaces other details": "the button is Unmute, should be Mute",
    ]
  ),
  RequestFault(
    OffersToMuteAll.self,
    ["A link opens the details of a muted user, which offer to unmute them": "the button is Mute, should be Unmute"]
  ),
  RequestFault(
    OffersToMuteAfterChange.self,
    [
      "The button leaves what was typed, and a rename leaves the button as it is":
        "the button is Mute, should be Unmute",
      "The name of a muted user can be saved in the details": "the button is Mute, should be Unmute",
      "A user muted during a refresh has no row after it": "the button is Mute, should be Unmute",
    ]
  ),
  RequestFault(
    ForgetsTypedName.self,
    [
      "The button leaves what was typed, and a rename leaves the button as it is":
        "the name is Grace Hopper, should be Half typ"
    ]
  ),
  RequestFault(
    EnablesSave.self,
    [
      "The button mutes while a name is being saved, which is stored nevertheless":
        "Save's being enabled is true, should be false"
    ]
  ),
  RequestFault(
    IgnoresLinksToMutedUsers.self,
    [
      "A link opens the details of a muted user, which offer to unmute them": "the number of screens is 1",
      "A link to a muted user replaces other details": "should be Grace Hopper",
    ]
  ),
  RequestFault(
    FindsMutedUsers.self,
    [
      "The finder tells of a muted user, and finds the others":
        "I found Grace Hopper aka grace, should be Grace Hopper is"
    ]
  ),
  RequestFault(
    AnswersOnceTyped.self,
    [
      "The answer to a query follows the muting and unmuting of its user":
        "I found Grace Hopper aka grace, should be Grace Hopper is"
    ]
  ),
  RequestFault(
    AnswersLate.self,
    [
      "A swipe back that is given up shows the answer as it is by now":
        "I found Grace Hopper aka grace, should be Grace Hopper is"
    ]
  ),
  RequestFault(
    CountsRows.self,
    ["The finder counts muted users, too": "the count is The system has 2 users, should be The system has 3 users"]
  ),
]

/// A correct app whose button in the details is watched: each subclass adds one fault.
class WatchedMuteButton: FaultyChangedApp<MVCApp> {
  /// The ids of the users that are muted.
  private(set) var mutedIDs: Set<User.ID> = []

  override func screenShown() {
    guard let button = muteButton else { return }
    // Weak: the window holds the button, which holds the action; and this app holds the window.
    button.addAction(UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  /// Called after the correct app has muted or unmuted a user.
  func muteTapped() {}

  var muteButton: UIButton? { element(AccessibilityIdentifier.muteButton) }

  private func buttonTapped() {
    let name = navigation?.topViewController?.title
    if let id = repository.users?.first(where: { $0.name == name })?.id, mutedIDs.remove(id) == nil {
      mutedIDs.insert(id)
    }
    muteTapped()
  }
}

/// The button always says the same.
private final class KeepsTitle: WatchedMuteButton {
  override func muteTapped() { muteButton?.setTitle(Wording.mute(false), for: .normal) }
}

/// A tap on the button stores the name, too.
private final class SavesOnMute: WatchedMuteButton {
  override func muteTapped() {
    let button: UIButton? = element(AccessibilityIdentifier.saveButton)
    button?.sendActions(for: .touchUpInside)
  }
}

/// Once somebody has been muted, the button offers to unmute everybody.
private final class OffersToUnmuteAll: WatchedMuteButton {
  override func screenShown() {
    super.screenShown()
    if !mutedIDs.isEmpty { muteButton?.setTitle(Wording.mute(true), for: .normal) }
  }
}

/// Details always begin with the offer to mute.
private final class OffersToMuteAll: WatchedMuteButton {
  override func screenShown() {
    super.screenShown()
    muteButton?.setTitle(Wording.mute(false), for: .normal)
  }
}

/// After a change of users the button offers to mute.
private final class OffersToMuteAfterChange: WatchedMuteButton {
  override func usersChanged() { muteButton?.setTitle(Wording.mute(false), for: .normal) }
}

/// The name that was typed is gone when the user is muted.
private final class ForgetsTypedName: WatchedMuteButton {
  override func muteTapped() {
    let field: UITextField? = element(AccessibilityIdentifier.nameField)
    field?.text = navigation?.topViewController?.title
  }
}

/// A name that is being saved can be saved again when the user is muted.
private final class EnablesSave: WatchedMuteButton {
  override func muteTapped() {
    let button: UIButton? = element(AccessibilityIdentifier.saveButton)
    button?.isEnabled = true
  }
}

/// Links to muted users lead nowhere.
private final class IgnoresLinksToMutedUsers: WatchedMuteButton {
  override func open(_ link: URL) {
    guard let id = UsersLink(link)?.userID, mutedIDs.contains(id) else { return super.open(link) }
  }
}

/// A correct app whose finder is watched: each subclass adds one fault.
private class WatchedFinder: WatchedMuteButton {
  /// Weak, both: the dashboard holds them.
  private weak var queryField: UITextField?
  private(set) weak var resultLabel: UILabel?

  override func screenShown() {
    super.screenShown()
    guard let field: UITextField = element(AccessibilityIdentifier.queryField) else { return }
    resultLabel = label(AccessibilityIdentifier.resultLabel)
    if queryField == nil {
      // Weak: the window holds the field, which holds the action; and this app holds the window.
      field.addAction(UIAction { [weak self] _ in self?.queryEdited() }, for: .editingChanged)
    }
    queryField = field
    dashboardShown()
  }

  /// Called when the dashboard is on top.
  func dashboardShown() {}
  /// Called after the correct app has answered a query.
  func queryEdited() {}

  /// The finder's answer as if nobody were muted.
  var finding: String { Wording.finding((repository.users ?? UserDirectory()).find(queryField?.text ?? "")) }
}

/// The finder finds muted users as others when their ids are typed.
private final class FindsMutedUsers: WatchedFinder {
  override func queryEdited() { resultLabel?.text = finding }
}

/// The finder's answer stays as it was when the query was typed.
private final class AnswersOnceTyped: WatchedFinder {
  private var answer: String?

  override func queryEdited() { answer = resultLabel?.text }
  override func dashboardShown() { if let answer { resultLabel?.text = answer } }
}

/// The finder's answer follows when the details have gone.
private final class AnswersLate: WatchedFinder {
  private var answer: String?

  override func queryEdited() { answer = resultLabel?.text }
  override func muteTapped() { resultLabel?.text = answer }
}

/// The finder counts the rows of the list.
private final class CountsRows: WatchedFinder {
  override func dashboardShown() {
    guard let table: UITableView = element(AccessibilityIdentifier.userTable), repository.users != nil else { return }
    label(AccessibilityIdentifier.countLabel)?.text = Wording.userCount(table.numberOfRows(inSection: 0))
  }
}
