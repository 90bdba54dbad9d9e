import Foundation
import Users

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
