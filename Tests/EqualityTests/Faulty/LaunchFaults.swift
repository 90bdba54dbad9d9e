import HeadlessUIKit
import Users
import UsersInterface

extension Faults {
  static let launch = [
    Fault(
      ShowsEverythingWhileLoading.self,
      [
        "01-launch-shows-the-spinner-the-answer-replaces-it-by-list-and-finder":
          "list and finder's being there is true",
        "03-a-failure-shows-the-alert-retry-the-spinner-and-then-the-list": "list and finder's being there is true",
      ]
    ),
    Fault(
      TurnsNoSpinner.self,
      [
        "01-launch-shows-the-spinner-the-answer-replaces-it-by-list-and-finder": "the spinner's being there is false"
      ]
    ),
    Fault(
      HasNoTitle.self,
      ["01-launch-shows-the-spinner-the-answer-replaces-it-by-list-and-finder": "the title is nil"]
    ),
    Fault(
      RepositoryFault<AsksTwice>.self,
      ["01-launch-shows-the-spinner-the-answer-replaces-it-by-list-and-finder": "the number of loads asked for is 2"]
    ),
    Fault(
      RepositoryFault<LosesEarlyAnswer>.self,
      [
        "01-an-answer-before-the-first-layout-is-on-screen-in-the-first-frame":
          "the spinner's being there is true, should be false",
        "03-a-failure-before-the-first-layout-shows-the-alert-too": "no alert is shown",
        "17-the-app-s-end-before-the-first-layout-cancels-the-load-a-late-answer-changes-nothing":
          "alive after the app's end: ",
      ]
    ),
    Fault(
      ForgetsUsersOfLastTime.self,
      [
        "02-an-app-that-is-started-on-users-that-are-there-shows-and-finds-them-after-its-load":
          "the word for no users' being there is true, should be false"
      ]
    ),
    Fault(
      CountsInOneForm.self,
      [
        "02-no-users-are-worded": "the count is The system has 0 user(s)",
        "02-one-user-is-worded": "the count is The system has 1 user(s)",
        "02-many-users-are-listed-in-source-order": "the count is The system has 1000 user(s)",
      ]
    ),
    Fault(SaysNothingOfNoUsers.self, ["02-no-users-are-worded": "the word for no users' being there is false"]),
    Fault(
      RepositoryFault<SortsUsers>.self,
      ["02-many-users-are-listed-in-source-order": #"the names in sight is ["User 1", "User 10""#]
    ),
    Fault(
      RepositoryFault<SwallowsFailures>.self,
      [
        "03-a-failure-shows-the-alert-retry-the-spinner-and-then-the-list": "no alert is shown",
        "03-a-second-failure-shows-its-own-alert": "no alert is shown",
        "03-a-failed-refresh-leaves-on-screen-what-was-there": "no alert is shown",
        "14-a-failed-rename-changes-nothing-but-the-message": "the message is , should be The server answered",
      ]
    ),
    Fault(
      RepositoryFault<RepeatsFirstFailure>.self,
      ["03-a-second-failure-shows-its-own-alert": "should be No answer came within 30 seconds"]
    ),
    Fault(
      ShowsOldAlertAgain.self,
      ["03-a-later-update-never-shows-the-old-alert-again": "the alert \"Users could not be loaded\" is in the way"]
    ),
    Fault(
      RepositoryFault<LosesUsersAtFailure>.self,
      ["03-a-failed-refresh-leaves-on-screen-what-was-there": "the number of rows is 0, should be 3"]
    ),
    Fault(
      RepositoryFault<IgnoresRefresh>.self,
      [
        "04-refresh-replaces-the-rows-and-the-count": "the number of rows is 3, should be 4",
        "07-after-a-refresh-the-result-follows": "should be I found Third aka tres",
      ]
    ),
  ]
}

/// Uses the same form of the text for every count of users.
final class CountsInOneForm: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    label(AccessibilityIdentifier.countLabel)?.text = "The system has \(repository.users?.count ?? 0) user(s)"
  }
}

/// Says that there are no users when it is started on some that are there already.
final class ForgetsUsersOfLastTime: FaultyApp {
  private var isLate = false

  override func started() {
    isLate = repository.users != nil
  }

  override func usersChanged(_ change: UsersChange) {
    if isLate { label(AccessibilityIdentifier.noUsersLabel)?.isHidden = false }
  }
}

/// Leaves the dashboard without a title.
final class HasNoTitle: FaultyApp {
  override func dashboardLoaded() {
    navigation?.topViewController?.title = nil
  }
}

/// Shows an empty list without its text.
final class SaysNothingOfNoUsers: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    label(AccessibilityIdentifier.noUsersLabel)?.isHidden = true
  }
}

/// Hides neither list nor finder while users are loaded.
final class ShowsEverythingWhileLoading: FaultyApp {
  override func dashboardLoaded() {
    element(AccessibilityIdentifier.listContainer, UIView.self)?.isHidden = false
    element(AccessibilityIdentifier.finderContainer, UIView.self)?.isHidden = false
  }
}

/// Shows the last failure again at every later update.
final class ShowsOldAlertAgain: FaultyApp {
  override class func spoiled(_ repository: any UsersRepository) -> any UsersRepository {
    RemembersFailure(repository)
  }

  override func usersChanged(_ change: UsersChange) {
    guard let failure = (repository as? RemembersFailure)?.failure else { return }
    navigation?.presentLoadFailure(failure.text) {}
  }
}

/// Shows no spinner at the launch.
final class TurnsNoSpinner: FaultyApp {
  override func dashboardLoaded() {
    element(AccessibilityIdentifier.activityIndicator, UIActivityIndicatorView.self)?.stopAnimating()
  }
}
