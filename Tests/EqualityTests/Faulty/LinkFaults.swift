import Foundation
import HeadlessUIKit
import Users
import UsersInterface

extension Faults {
  static let links = [
    Fault(DropsLinks.self, ["11-a-deep-link-opens-the-details": "the number of screens is 1, should be 2"]),
    Fault(
      DropsLinksWhileLoading.self,
      [
        "11-a-deep-link-while-loading-opens-the-details-after-the-load": "the number of screens is 1, should be 2",
        "11-a-deep-link-outlasts-a-failed-load": "the number of screens is 1, should be 2",
        "11-a-deep-link-to-an-unknown-user-while-loading-shows-the-alert-after-the-load": "the alert's title is none",
      ]
    ),
    Fault(
      DropsLinksBeforeStart.self,
      ["11-a-deep-link-outlasts-a-failed-load": "the number of screens is 1, should be 2"]
    ),
    Fault(
      FollowsFirstLink.self,
      [
        "11-of-several-deep-links-that-wait-for-the-load-the-last-one-counts":
          "the title is Ada Lovelace, should be Alan Turing"
      ]
    ),
    Fault(
      DelaysLinksDuringRefresh.self,
      [
        "11-a-deep-link-during-a-refresh-opens-the-details-at-once": "the number of screens is 1, should be 2"
      ]
    ),
    Fault(
      DropsLinksAtFailure.self,
      ["11-a-deep-link-outlasts-a-failed-load": "the number of screens is 1, should be 2"]
    ),
    Fault(
      DropsLinksUnderAlerts.self,
      [
        "11-a-deep-link-under-the-alert-of-a-failed-load-opens-the-details-after-the-retry":
          "the number of screens is 1, should be 2",
        "11-a-deep-link-to-an-unknown-user-replaces-the-alert-that-is-on-screen":
          "the alert's title is Users could not be loaded, should be User not found",
      ]
    ),
    Fault(
      PilesLinksUp.self,
      [
        "10-open-follow-a-link-close-open-another-shows-nothing-of-the-first-details":
          "the number of screens is 2, should be 1",
        "11-a-deep-link-replaces-other-details-one-back-returns-to-the-dashboard": "the number of screens is 3",
        "15-after-being-replaced-nothing-made-for-the-details-is-alive": "1 × MVC.UserDetailsViewController",
        "17-a-deep-link-cancels-the-rename-in-the-details-that-it-replaces": "the rename's being cancelled is false",
      ]
    ),
    Fault(
      SaysNothingOfUnknownUsers.self,
      ["11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing": "the alert's title is none"]
    ),
    Fault(
      LeavesDetailsForNobody.self,
      ["11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing": "the number of screens is 1, should be 2"]
    ),
    Fault(
      LosesTypedNameToNobody.self,
      ["11-a-deep-link-to-an-unknown-user-shows-an-alert-and-moves-nothing": "the name field is , should be Half typ"]
    ),
    Fault(
      JudgesLinksTooEarly.self,
      [
        "11-a-deep-link-to-an-unknown-user-while-loading-shows-the-alert-after-the-load":
          "the alert \"User not found\" is in the way"
      ]
    ),
    Fault(
      FollowsEveryLink.self,
      ["11-a-link-to-something-else-moves-nothing": "the number of screens is 2, should be 1"]
    ),
  ]
}

/// Follows a deep link that arrives during a refresh after it.
final class DelaysLinksDuringRefresh: FaultyApp {
  private var pending: URL?

  override func open(_ link: URL) {
    let control = element(AccessibilityIdentifier.refreshControl, UIRefreshControl.self)
    if control?.isRefreshing == true { pending = link } else { super.open(link) }
  }

  override func usersChanged(_ change: UsersChange) {
    guard let pending else { return }
    self.pending = nil
    super.open(pending)
  }
}

/// Follows no deep link.
final class DropsLinks: FaultyApp {
  override func open(_ link: URL) {}
}

/// Follows a deep link after the load unless an earlier load has failed.
final class DropsLinksAtFailure: FaultyApp {
  private var pending: URL?

  override class func spoiled(_ repository: any UsersRepository) -> any UsersRepository {
    RemembersFailure(repository)
  }

  override func open(_ link: URL) {
    if repository.users == nil { pending = link } else { super.open(link) }
  }

  override func usersChanged(_ change: UsersChange) {
    guard let pending, (repository as? RemembersFailure)?.failure == nil else { return }
    self.pending = nil
    super.open(pending)
  }
}

/// Drops the deep link that launches it.
final class DropsLinksBeforeStart: FaultyApp {
  private var isStarted = false

  override func started() {
    isStarted = true
  }

  override func open(_ link: URL) {
    if isStarted { super.open(link) }
  }
}

/// Drops the deep links that arrive while an alert is shown.
final class DropsLinksUnderAlerts: FaultyApp {
  override func open(_ link: URL) {
    if navigation?.presentedViewController == nil { super.open(link) }
  }
}

/// Drops the deep links that arrive before the users.
final class DropsLinksWhileLoading: FaultyApp {
  override func open(_ link: URL) {
    if repository.users != nil { super.open(link) }
  }
}

/// Uses the end of any link as a user's id.
final class FollowsEveryLink: FaultyApp {
  override func open(_ link: URL) {
    guard let user = URL(string: "users://user/\(link.lastPathComponent)") else { return }
    super.open(user)
  }
}

/// Follows the first of several deep links that wait for the load.
final class FollowsFirstLink: FaultyApp {
  private var isWaiting = false

  override func open(_ link: URL) {
    guard !isWaiting else { return }
    isWaiting = repository.users == nil
    super.open(link)
  }
}

/// Reports an unknown user before the users are loaded.
final class JudgesLinksTooEarly: FaultyApp {
  override func open(_ link: URL) {
    if repository.users == nil { navigation?.presentUserNotFound() } else { super.open(link) }
  }
}

/// Puts the details of a deep link on top of those that are open.
final class PilesLinksUp: FaultyApp {
  override func open(_ link: URL) {
    let open = navigation?.viewControllers ?? []
    super.open(link)
    guard open.count > 1, let navigation, let top = navigation.topViewController, top !== open.last else { return }
    navigation.setViewControllers(open + [top], animated: true)
  }
}

/// Ignores deep links to unknown users.
final class SaysNothingOfUnknownUsers: FaultyApp {
  override func open(_ link: URL) {
    if !isUnknown(link) { super.open(link) }
  }
}
