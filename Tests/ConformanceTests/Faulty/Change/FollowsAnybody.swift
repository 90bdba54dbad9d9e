import HeadlessUIKit
import Users

/// Shows every new name in the details that are open.
final class FollowsAnybody: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    guard case .renamed(let id) = change, let navigation, navigation.viewControllers.count > 1 else { return }
    navigation.topViewController?.title = repository.users?[id: id]?.name
  }
}
