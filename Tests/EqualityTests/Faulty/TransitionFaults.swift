import Foundation
import HeadlessUIKit
import Users
import UsersInterface

extension Faults {
  /// Faults that show only while details are on their way.
  static let transitions = [
    Fault(
      ClosesNothingAfterLateLink.self,
      ["11-close-closes-what-a-deep-link-during-a-transition-has-shown": "the number of screens is 2, should be 1"]
    ),
    Fault(
      DropsLinksDuringTransitions.self,
      [
        "11-a-deep-link-during-a-transition-replaces-the-details-that-are-on-their-way":
          "the title is Ada Lovelace, should be Alan Turing"
      ]
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
  ]
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

/// Puts the details of a tap on top of others that are on their way.
final class PilesTapsUp: FaultyApp {
  override func accessoryTapped(row: Int) {
    guard navigation?.viewControllers.count == 1 else { return }
    let details = UIViewController()
    super.accessoryTapped(row: row)
    if navigation?.viewControllers.count == 1 { navigation?.pushViewController(details, animated: true) }
  }
}
