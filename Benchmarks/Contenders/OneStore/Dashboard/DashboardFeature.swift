import Users

/// Loads the users, and has them for list and finder.
enum DashboardFeature {
  struct State: Equatable {
    var loading = Loading()
    /// `nil` until users are there.
    var users: UserDirectory?
    var query = ""

    var list: UserListFeature.State { UserListFeature.State(users: users) }

    var finder: UserFinderFeature.State {
      get { UserFinderFeature.State(users: users, query: query) }
      set { query = newValue.query }
    }
  }

  /// The part of the state that the dashboard shows itself.
  struct Loading: Equatable {
    var isUnderWay = false
    /// True from the first success on: a refresh leaves list and finder in sight, also if it fails.
    var hasSucceeded = false
  }

  enum Action {
    case started
    case refreshPulled
    case retryTapped
    case fetched(Result<UserDirectory, UsersFailure>)
    case usersUpdated(UserDirectory)
    case list(UserListFeature.Action)
    case finder(UserFinderFeature.Action)
  }

  static func reduce(into state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .started, .refreshPulled, .retryTapped:
      state.loading.isUnderWay = true
      return [.fetchUsers]
    case .fetched(.success(let users)):
      state.loading = Loading(hasSucceeded: true)
      // Two tasks bring the answer and the update with the same users; either may be the first.
      if state.users == nil { state.users = users }
    case .fetched(.failure): state.loading.isUnderWay = false
    case .usersUpdated(let users): state.users = users
    // The app's feature answers it.
    case .list(.rowTapped): break
    case .finder(let action): UserFinderFeature.reduce(into: &state.finder, action)
    }
    return []
  }
}
