import HeadlessUIKit
import Users

/// Shows every user's new name in the open details.
final class FollowsAnybody: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    guard case .renamed(let id) = change, let navigation, navigation.viewControllers.count > 1 else { return }
    navigation.topViewController?.title = repository.users?[id: id]?.name
  }
}
