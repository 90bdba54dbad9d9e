import HeadlessUIKit
import UsersInterface

extension Faults {
  static let lifetimes = [
    Fault(
      KeepsScreens.self,
      [
        "15-after-close-nothing-made-for-the-details-is-alive": "1 × MVC.UserDetailsViewController",
        "15-after-back-nothing-made-for-the-details-is-alive": "1 × MVC.UserDetailsViewController",
        "15-after-a-swipe-back-nothing-made-for-the-details-is-alive": "1 × MVC.UserDetailsViewController",
        "15-after-being-replaced-nothing-made-for-the-details-is-alive": "1 × MVC.UserDetailsViewController",
        "15-after-a-rename-and-back-nothing-made-for-the-details-is-alive": "1 × MVC.UserDetailsViewController",
        "18-a-hundred-round-trips-leave-as-many-live-objects-as-one": "100 × MVC.UserDetailsViewController",
      ]
    ),
    Fault(
      KeepsGivenUpScreens.self,
      [
        "15-after-a-swipe-back-that-is-given-up-and-close-nothing-made-for-the-details-is-alive":
          "1 × MVC.UserDetailsViewController"
      ]
    ),
    Fault(
      KeepsItselfDuringWayBack.self,
      [
        "16-after-the-app-s-end-during-a-swipe-back-nothing-of-it-is-alive":
          "1 × EqualityTests.KeepsItselfDuringWayBack"
      ]
    ),
    Fault(
      KeepsItself.self,
      [
        "16-after-the-app-s-end-nothing-of-it-is-alive": "1 × EqualityTests.KeepsItself",
        "16-after-the-app-s-end-with-details-open-nothing-of-it-is-alive": "1 × EqualityTests.KeepsItself",
        "16-after-the-app-s-end-during-a-transition-nothing-of-it-is-alive": "1 × EqualityTests.KeepsItself",
        "16-after-the-app-s-end-with-an-alert-shown-nothing-of-it-is-alive": "1 × EqualityTests.KeepsItself",
      ]
    ),
    Fault(
      KeepsRefreshControl.self,
      ["16-after-the-app-s-end-nothing-of-it-is-alive": "1 × HeadlessUIKit.UIRefreshControl"]
    ),
    Fault(
      RepositoryFault<IgnoresCancellation>.self,
      [
        "04-a-refresh-during-a-refresh-gives-one-result-the-latest": "the number of rows is 9, should be 3",
        "17-the-app-s-end-cancels-the-load-a-late-answer-changes-nothing": "the load's being cancelled is false",
        "17-the-app-s-end-during-a-refresh-cancels-it-a-late-answer-changes-nothing": "the refresh's being cancelled",
        "17-the-app-s-end-during-a-rename-cancels-it-a-late-answer-changes-nothing": "the rename's being cancelled",
        "17-close-cancels-the-rename-a-late-answer-changes-nothing": "the rename's being cancelled is false",
        "17-back-cancels-the-rename-a-late-answer-changes-nothing": "the rename's being cancelled is false",
        "17-a-swipe-back-cancels-the-rename-a-late-answer-changes-nothing": "the rename's being cancelled is false",
        "17-a-deep-link-cancels-the-rename-in-the-details-that-it-replaces": "the rename's being cancelled is false",
      ]
    ),
    Fault(
      RepositoryFault<AnswersLoadsTwice>.self,
      ["17-a-second-answer-to-a-load-changes-nothing": "the alert \"Users could not be loaded\" is in the way"]
    ),
    Fault(
      RepositoryFault<AnswersRenamesTwice>.self,
      ["17-a-second-answer-to-a-rename-changes-nothing": "the message is The list of users is larger"]
    ),
  ]
}

/// Holds itself, and so is never deallocated.
final class KeepsItself: FaultyApp {
  private var itself: KeepsItself?

  override func started() {
    itself = self
  }
}

/// Holds itself from the beginning of a way back to its end.
final class KeepsItselfDuringWayBack: FaultyApp {
  private var itself: KeepsItselfDuringWayBack?

  override func detailsShown() {
    itself = nil
  }

  override func dashboardComes() {
    itself = element(AccessibilityIdentifier.nameField, UIView.self).map { _ in self }
  }

  override func dashboardShown() {
    itself = nil
  }
}

/// Keeps the screen from which a swipe back was begun until a way back has ended, one for each way back.
final class KeepsGivenUpScreens: FaultyApp {
  private var shown: UIViewController?
  private var left: [UIViewController] = []

  override func detailsShown() {
    shown = navigation?.topViewController
  }

  override func dashboardComes() {
    if let shown { left.append(shown) }
  }

  override func dashboardShown() {
    shown = nil
    left = left.dropLast()
  }
}

/// Makes a control hold an action that holds the control.
final class KeepsRefreshControl: FaultyApp {
  override func dashboardLoaded() {
    let control = element(AccessibilityIdentifier.refreshControl, UIRefreshControl.self)
    control?.addAction(UIAction { _ in _ = control?.isEnabled }, for: .valueChanged)
  }
}

/// Keeps every screen that it has shown.
final class KeepsScreens: FaultyApp {
  private var screens: [UIViewController] = []

  override func detailsShown() {
    screens += navigation?.topViewController.map { [$0] } ?? []
  }
}
