import Conformance
import Foundation
import HeadlessUIKit
import RestoreDomain
import Users
import UsersInterface

/// Faults of the launch.
nonisolated let restoreLaunchFaults = [
  RequestFault(
    RestoresNothing.self,
    [
      "A launch loads as always, and then opens the recorded details with a transition":
        "restoring details's being a transition is false",
      "A second launch shows what the first one has left, details or dashboard":
        "the number of screens is 1, should be 2",
    ]
  ),
  RequestFault(
    LoadsAgain.self,
    [
      "A launch loads as always, and then opens the recorded details with a transition":
        "the number of loads asked for is 2, should be 1"
    ]
  ),
  RequestFault(
    RestoresAlone.self,
    ["Back from restored details returns to the dashboard, from which others open": "BackButton is not on screen"]
  ),
  RequestFault(
    RestoresLastDetails.self,
    [
      "A second launch shows what the first one has left, details or dashboard":
        "the number of screens is 2, should be 1"
    ]
  ),
  RequestFault(
    RestoresTyped.self,
    [
      "Restored details show the name as it was loaded, and nothing that was typed":
        "the name is Half typ, should be Amazing Grace"
    ]
  ),
  RequestFault(
    RecordsWhileLoading.self,
    [
      "An app that ends while it loads keeps its record":
        "the record is [\"details 3\", \"dashboard\"], should be [\"details 3\"]",
      "An app whose load has failed keeps its record":
        "the record is [\"details 3\", \"dashboard\"], should be [\"details 3\"]",
    ]
  ),
  RequestFault(
    ForgetsAtFailure.self,
    ["Retry after a failed load restores": "the number of screens is 1, should be 2"]
  ),
  RequestFault(
    FollowsRecordAsLink.self,
    [
      "The dashboard stays without an alert, and is recorded, if the recorded user no longer exists":
        "the alert \"User not found\" is in the way",
      "A deep link before the load goes before the record": "the title is Grace Hopper, should be Alan Turing",
    ]
  ),
  RequestFault(
    KeepsWhoIsGone.self,
    [
      "The dashboard stays without an alert, and is recorded, if the recorded user no longer exists":
        "the record is [\"details 99\"], should be [\"details 99\", \"dashboard\"]"
    ]
  ),
  RequestFault(
    RestoresAtEachLoad.self,
    [
      "A recorded user that a later refresh brings back is not restored": "the number of screens is 2, should be 1",
      "A refresh opens restored details no second time": "the number of screens is 2, should be 1",
    ]
  ),
  RequestFault(
    RestoresWhatIsOpen.self,
    [
      "A refresh that is answered while details are open leaves them, and records nothing":
        "the name field is Grace Hopper, should be Half typ"
    ]
  ),
]

/// The record is not read.
private final class RestoresNothing: WatchedRecord {
  override var lastPlace: Place? { nil }
}

/// The users are loaded once more to restore.
private final class LoadsAgain: WatchedRecord {
  private var request: AnyCancellable?

  override func usersChanged() {
    if request == nil { request = repository.fetchUsers { _ in } }
  }
}

/// Restored details are the only screen.
private final class RestoresAlone: WatchedRecord {
  private var isRestored = false

  override func screenShown() {
    guard let top = navigation?.topViewController, navigation?.viewControllers.count == 2, !isRestored else { return }
    isRestored = true
    navigation?.setViewControllers([top], animated: false)
  }
}

/// The last details are restored, even if the dashboard was there after them.
private final class RestoresLastDetails: WatchedRecord {
  override var lastPlace: Place? { places?.places.last { $0 != .dashboard } }
}

/// Restores what was typed, too.
private final class RestoresTyped: WatchedRecord {
  private var isRestored = false

  override func started() { isRestored = lastPlace != nil }

  override func screenShown() {
    let field: UITextField? = element(AccessibilityIdentifier.nameField)
    if isRestored { field?.text = "Half typ" }
  }
}

/// The dashboard is recorded as soon as it is there, while users are loaded.
private final class RecordsWhileLoading: WatchedRecord {
  override func loaded() { record(.dashboard) }
}

/// A failed load ends the wish to restore.
private final class ForgetsAtFailure: WatchedRecord {
  private var hasFailed = false

  override var lastPlace: Place? { hasFailed ? nil : super.lastPlace }

  override func loadFailed() { hasFailed = true }
}

/// The record is followed as if it were a link.
private final class FollowsRecordAsLink: WatchedRecord {
  override var lastPlace: Place? { nil }

  override func started() {
    if let id = places?.lastPlace?.userID { openUser(id) }
  }
}

/// A user that no longer exists stays on record.
private final class KeepsWhoIsGone: WatchedRecord {
  override func record(_ place: Place) {
    if let id = lastPlace?.userID, repository.users?[id: id] == nil { return }
    super.record(place)
  }
}

/// The record of the last launch is restored after each load.
private final class RestoresAtEachLoad: WatchedRecord {
  private var recorded: User.ID?
  private var loads = 0

  override func started() { recorded = lastPlace?.userID }

  override func usersChanged() {
    loads += 1
    if loads > 1, let recorded { openUser(recorded) }
  }
}

/// The last place is restored after each load, even if it is there already.
private final class RestoresWhatIsOpen: WatchedRecord {
  private var loads = 0

  override func usersChanged() {
    loads += 1
    if loads > 1, let id = lastPlace?.userID { openUser(id) }
  }
}
