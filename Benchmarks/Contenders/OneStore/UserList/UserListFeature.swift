import Users

/// Lists the users.
enum UserListFeature {
  struct State: Equatable {
    /// Missing before the first ones are there.
    var users: UserDirectory?

    var hasNoUsers: Bool { users?.isEmpty == true }
  }

  enum Action {
    case usersUpdated(UserDirectory)
    /// A tap on the info button of a user's row; false if another screen is on its way already. The app's feature answers it.
    case rowTapped(User.ID, isAtRoot: Bool)
  }

  static func reduce(into state: inout State, _ action: Action) {
    if case .usersUpdated(let users) = action { state.users = users }
  }
}
