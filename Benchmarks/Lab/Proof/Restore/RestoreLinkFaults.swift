import Conformance
import Foundation
import HeadlessUIKit
import RestoreDomain
import Users
import UsersInterface

/// Faults of links, which go before the record.
nonisolated let restoreLinkFaults = [
  RequestFault(
    MissesLinks.self,
    [
      "Details that a deep link opens are recorded when they are there":
        "the record is [\"dashboard\"], should be [\"dashboard\", \"details 12\"]"
    ]
  ),
  RequestFault(
    RecordsLinksAtOnce.self,
    [
      "Details that a deep link opens are recorded when they are there":
        "the record is [\"dashboard\", \"details 12\"], should be [\"dashboard\"]",
      "A deep link to an unknown user, a rename and an alert record nothing":
        "the record is [\"dashboard\", \"details 3\", \"details 99\"]",
    ]
  ),
  RequestFault(
    MissesLinksOnTheWay.self,
    [
      "Of several deep links during a transition the last one's details are recorded at its end":
        "the last place is dashboard, should be details 12"
    ]
  ),
  RequestFault(
    MissesDashboardUnderAlert.self,
    [
      "A deep link to an unknown user before the load goes before the record, too":
        "the record is [\"details 3\"], should be [\"details 3\", \"dashboard\"]"
    ]
  ),
]

/// Details that a link opens are not recorded.
private final class MissesLinks: WatchedRecord {
  private var isLinked = false

  override func open(_ link: URL) {
    isLinked = true
    super.open(link)
  }

  override func record(_ place: Place) {
    if !isLinked { super.record(place) }
    isLinked = false
  }
}

/// A link is recorded when it is opened, whether it leads to a user or not.
private final class RecordsLinksAtOnce: WatchedRecord {
  override func open(_ link: URL) {
    super.open(link)
    if isLoaded, let id = UsersLink(link)?.userID { record(.details(id)) }
  }
}

/// After a link during a transition no details are recorded.
private final class MissesLinksOnTheWay: WatchedRecord {
  private var isDeaf = false

  override func open(_ link: URL) {
    isDeaf = isDeaf || !window.runLoop.isIdle
    super.open(link)
  }

  override func record(_ place: Place) {
    if place == .dashboard || !isDeaf { super.record(place) }
  }
}

/// A link before the load has the dashboard not recorded, even if it leads nowhere.
private final class MissesDashboardUnderAlert: WatchedRecord {
  private var isLinked = false

  override func open(_ link: URL) {
    isLinked = isLinked || !isLoaded
    super.open(link)
  }

  override func record(_ place: Place) {
    if !isLinked || place != .dashboard { super.record(place) }
  }
}
