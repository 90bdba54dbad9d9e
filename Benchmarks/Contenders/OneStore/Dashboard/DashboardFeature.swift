import Users

/// Loads the users; list and finder are parts of it.
enum DashboardFeature {
  struct State: Equatable {
    var loading = Loading()
    var list = UserListFeature.State()
    var finder = UserFinderFeature.State()
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
    /// Fetched, or the reason why not. The users have come before, as ``usersUpdated(_:)``.
    case fetched(UsersFailure?)
    case usersUpdated(UserDirectory)
    case list(UserListFeature.Action)
    case finder(UserFinderFeature.Action)
  }

  static func reduce(into state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .started, .refreshPulled, .retryTapped:
      state.loading.isUnderWay = true
      return [.fetchUsers]
    case .fetched(let failure):
      state.loading.isUnderWay = false
      if failure == nil { state.loading.hasSucceeded = true }
    case .usersUpdated(let users):
      UserListFeature.reduce(into: &state.list, .usersUpdated(users))
      UserFinderFeature.reduce(into: &state.finder, .usersUpdated(users))
    case .list(let action): UserListFeature.reduce(into: &state.list, action)
    case .finder(let action): UserFinderFeature.reduce(into: &state.finder, action)
    }
    return []
  }
}
