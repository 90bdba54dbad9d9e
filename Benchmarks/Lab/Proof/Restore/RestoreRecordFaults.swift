import Conformance
import Foundation
import HeadlessUIKit
import RestoreDomain
import Users
import UsersInterface

/// Faults of the record.
nonisolated let restoreRecordFaults = [
  RequestFault(
    RecordsRows.self,
    [
      "Details that the list opens are recorded when they are there":
        "the record is [\"dashboard\", \"details 1\"], should be [\"dashboard\", \"details 3\"]"
    ]
  ),
  RequestFault(
    RecordsCloseOnly.self,
    [
      "The dashboard is recorded after Close, back and a swipe back, when it is there":
        "the last place is details 7, should be dashboard"
    ]
  ),
  RequestFault(
    RecordsDashboardEarly.self,
    [
      "The dashboard is recorded after Close, back and a swipe back, when it is there":
        "the last place is dashboard, should be details 7",
      "A swipe back that is given up records nothing, a later one records the dashboard":
        "the record is [\"dashboard\", \"details 3\", \"dashboard\"], should be [\"dashboard\", \"details 3\"]",
      "The app's end during a transition or a swipe records nothing":
        "the last place is dashboard, should be details 7",
    ]
  ),
  RequestFault(
    MissesWhatReplaces.self,
    [
      "Details that replace others are recorded, one back records the dashboard":
        "the record is [\"dashboard\", \"details 7\"], should be [\"dashboard\", \"details 7\", \"details 3\"]"
    ]
  ),
  RequestFault(
    RecordsAlerts.self,
    [
      "A deep link to an unknown user, a rename and an alert record nothing":
        "the record is [\"dashboard\", \"details 3\", \"dashboard\"], should be [\"dashboard\", \"details 3\"]"
    ]
  ),
  RequestFault(
    MissesFirstDashboard.self,
    [
      "With nothing recorded a launch shows the dashboard, and records it after the load":
        "the record is [], should be [\"dashboard\"]"
    ]
  ),
  RequestFault(
    RecordsLoads.self,
    [
      "A refresh that is answered while details are open leaves them, and records nothing":
        "the record is [\"dashboard\", \"details 3\", \"dashboard\"], should be [\"dashboard\", \"details 3\"]"
    ]
  ),
]

/// The row of a user is recorded, not the id.
private final class RecordsRows: WatchedRecord {
  override func record(_ place: Place) {
    let row = place.userID.flatMap { repository.users?.row(of: $0) }
    super.record(row.map { .details($0) } ?? place)
  }
}

/// The dashboard is recorded when `Close` was tapped, not after the system's ways back.
private final class RecordsCloseOnly: WatchedRecord {
  private var isBack = true

  override func screenShown() {
    let button: UIButton? = element(AccessibilityIdentifier.closeButton)
    isBack = button == nil
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.isBack = true }, for: .touchUpInside)
  }

  override func record(_ place: Place) {
    if place != .dashboard || isBack { super.record(place) }
  }
}

/// The dashboard is recorded when it begins to appear.
private final class RecordsDashboardEarly: WatchedRecord {
  override func loaded() {
    guard let dashboard = navigation?.topViewController else { return }
    let child = ToldController()
    // Weak: the dashboard holds the child, and this app holds the dashboard.
    child.willAppear = { [weak self] in self?.record(.dashboard) }
    dashboard.embed(child, in: dashboard.view)
  }
}

/// Details in the place of others are not recorded.
private final class MissesWhatReplaces: WatchedRecord {
  override func record(_ place: Place) {
    if place == .dashboard || lastPlace == .dashboard { super.record(place) }
  }
}

/// A link to nobody records the dashboard.
private final class RecordsAlerts: WatchedRecord {
  override func open(_ link: URL) {
    super.open(link)
    if Screen(window).alert != nil { record(.dashboard) }
  }
}

/// The dashboard of a first launch is not recorded.
private final class MissesFirstDashboard: WatchedRecord {
  override func record(_ place: Place) {
    if lastPlace != nil || place != .dashboard { super.record(place) }
  }
}

/// Every load but the first one records the dashboard.
private final class RecordsLoads: WatchedRecord {
  private var loads = 0

  override func usersChanged() {
    loads += 1
    if loads > 1 { record(.dashboard) }
  }
}
