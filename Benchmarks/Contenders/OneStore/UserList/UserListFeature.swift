import Users

/// Lists the users. It has no state of its own, and the app's feature answers its action.
enum UserListFeature {
  struct State: Equatable {
    /// `nil` until users are there.
    let users: UserDirectory?

    var hasNoUsers: Bool { users?.isEmpty == true }
  }

  enum Action {
    /// A tap on the info button of a user's row; `isAtRoot` is false if another screen is on its way already.
    case rowTapped(User.ID, isAtRoot: Bool)
  }
}
