import HeadlessUIKit
import Users
import UsersInterface

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
