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
      DropsLinksDuringTransitions.self,
      [
        "11-a-deep-link-during-a-transition-replaces-the-details-that-are-on-their-way":
          "the title is Ada Lovelace, should be Alan Turing"
      ]
    ),
    Fault(
      ClosesNothingAfterLateLink.self,
      ["11-close-closes-what-a-deep-link-during-a-transition-has-shown": "the number of screens is 2, should be 1"]
    ),
    Fault(
      DropsLinksOnWayBack.self,
      [
        "11-a-deep-link-on-the-way-back-opens-the-details": "the number of screens is 1, should be 2",
        "11-a-deep-link-during-a-swipe-back-opens-the-details-when-the-finger-is-lifted":
          "the number of screens is 1, should be 2",
      ]
    ),
    Fault(
      FollowsFirstOfLinks.self,
      [
        "11-of-several-deep-links-during-a-transition-the-last-one-s-details-stay":
          "the title is Alan Turing, should be Grace Hopper"
      ]
    ),
    Fault(
      PilesTapsUp.self,
      [
        "12-a-tap-on-an-info-button-and-a-deep-link-in-any-order-during-the-way-back-open-one-screen":
          "the number of screens is 3, should be 2"
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

/// Has a dead Close on all details that are shown after a deep link arrived while others were on their way.
final class ClosesNothingAfterLateLink: MovingApp {
  private var isLate = false

  override func open(_ link: URL) {
    isLate = isLate || isMoving
    super.open(link)
  }

  override func detailsShown() {
    super.detailsShown()
    let close = navigation?.topViewController?.navigationItem.rightBarButtonItem
    if isLate { close?.primaryAction = UIAction(title: Wording.close) { _ in } }
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

/// Knows if details are on their way.
class MovingApp: FaultyApp {
  private(set) var isMoving = false

  override func accessoryTapped(row: Int) {
    isMoving = true
    super.accessoryTapped(row: row)
  }

  override func detailsShown() {
    isMoving = false
  }
}

/// Drops the deep links that arrive while the transition to the details is under way.
final class DropsLinksDuringTransitions: MovingApp {
  override func open(_ link: URL) {
    if !isMoving { super.open(link) }
  }
}

/// Drops the deep links that arrive while the details are on their way back.
final class DropsLinksOnWayBack: FaultyApp {
  private var showsDetails = false

  override func detailsShown() {
    showsDetails = true
  }

  override func dashboardShown() {
    showsDetails = false
  }

  override func open(_ link: URL) {
    if !showsDetails || navigation?.viewControllers.count == 2 { super.open(link) }
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

/// Follows the first of the deep links that arrive during a transition.
final class FollowsFirstOfLinks: MovingApp {
  private var hasFollowed = false

  override func open(_ link: URL) {
    if !isMoving || !hasFollowed { super.open(link) }
    hasFollowed = true
  }

  override func detailsShown() {
    super.detailsShown()
    hasFollowed = false
  }
}

/// Uses the end of any link as a user's id.
final class FollowsEveryLink: FaultyApp {
  override func open(_ link: URL) {
    guard let user = URL(string: "users://user/\(link.lastPathComponent)") else { return }
    super.open(user)
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

/// Puts the details of a tap on top of others that are on their way.
final class PilesTapsUp: FaultyApp {
  override func accessoryTapped(row: Int) {
    guard navigation?.viewControllers.count == 1 else { return }
    let details = UIViewController()
    super.accessoryTapped(row: row)
    if navigation?.viewControllers.count == 1 { navigation?.pushViewController(details, animated: true) }
  }
}

/// Ignores deep links to unknown users.
final class SaysNothingOfUnknownUsers: FaultyApp {
  override func open(_ link: URL) {
    if !isUnknown(link) { super.open(link) }
  }
}
