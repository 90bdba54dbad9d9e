import Users

/// The whole app: the dashboard, the path of screens on top of it, and the alert on top of all.
enum AppFeature {
  struct State: Equatable {
    var dashboard = DashboardFeature.State()
    /// The screens on top of the dashboard, the lowest first.
    var path: [UserDetailsFeature.State] = []
    /// The screens that have left the path and are still in sight.
    var leaving: [UserDetailsFeature.State] = []
    var alert: Alert?
    var pendingLink: UsersLink?
    /// Each screen of details and each alert has a number of its own.
    var lastNumber = 0

    /// The details of a number, as long as they are in sight.
    func details(_ id: UserDetailsFeature.State.ID) -> UserDetailsFeature.State? {
      (path + leaving).first { $0.id == id }
    }
  }

  struct Alert: Equatable {
    enum Content: Equatable {
      case loadFailed(String)
      case userNotFound
    }

    /// Tells it from one with the same content that it replaces.
    let number: Int
    let content: Content
  }

  enum Action {
    case started
    case usersUpdated(UserDirectory)
    case dashboard(DashboardFeature.Action)
    case details(UserDetailsFeature.State.ID, UserDetailsFeature.Action)
    case linkOpened(UsersLink)
    /// These details are no longer in sight: they were closed or replaced, or the system has gone back.
    case screensGone([UserDetailsFeature.State.ID])
    case alertClosed(Int)
    case retryTapped(Int)
  }

  static func reduce(into state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .started: return [.followUsers] + DashboardFeature.reduce(into: &state.dashboard, .started)
    case .usersUpdated(let users):
      return DashboardFeature.reduce(into: &state.dashboard, .usersUpdated(users))
        + reduceDetails(&state) { UserDetailsFeature.reduce(into: &$0, .usersUpdated(users)) }
    case .dashboard(let action): return dashboard(action, &state)
    case .details(let id, let action): return details(id, action, &state)
    case .linkOpened(let link):
      state.pendingLink = link
      followLink(&state)
    case .screensGone(let ids):
      state.path.removeAll { ids.contains($0.id) }
      state.leaving.removeAll { ids.contains($0.id) }
      return ids.map { .cancel(.renaming($0)) }
    case .alertClosed(let number): close(number, &state)
    case .retryTapped(let number):
      close(number, &state)
      return DashboardFeature.reduce(into: &state.dashboard, .retryTapped)
    }
    return []
  }

  private static func dashboard(_ action: DashboardFeature.Action, _ state: inout State) -> [Effect] {
    let effects = DashboardFeature.reduce(into: &state.dashboard, action)
    switch action {
    case .fetched(.success): followLink(&state)
    case .fetched(.failure(let failure)): show(.loadFailed(failure.text), &state)
    // Else it is a second tap, which arrives while the first one's screen is on its way.
    case .list(.rowTapped(let id, isAtRoot: true)):
      if let user = state.dashboard.users?[id: id] { open(user, &state) }
    default: break
    }
    return effects
  }

  private static func details(
    _ id: UserDetailsFeature.State.ID,
    _ action: UserDetailsFeature.Action,
    _ state: inout State
  ) -> [Effect] {
    let effects = reduceDetails(&state) { details in
      details.id == id ? UserDetailsFeature.reduce(into: &details, action) : []
    }
    if case .closeTapped = action, state.path.last?.id == id { state.leaving.append(state.path.removeLast()) }
    return effects
  }

  private static func reduceDetails(
    _ state: inout State,
    _ reduce: (inout UserDetailsFeature.State) -> [Effect]
  ) -> [Effect] {
    state.path.indices.flatMap { reduce(&state.path[$0]) }
      + state.leaving.indices.flatMap { reduce(&state.leaving[$0]) }
  }

  private static func followLink(_ state: inout State) {
    guard state.dashboard.loading.hasSucceeded, let link = state.pendingLink else { return }
    state.pendingLink = nil
    guard let id = link.userID, let user = state.dashboard.users?[id: id] else {
      return show(.userNotFound, &state)
    }
    open(user, &state)
  }

  private static func open(_ user: User, _ state: inout State) {
    state.lastNumber += 1
    state.leaving += state.path
    state.path = [UserDetailsFeature.State(id: state.lastNumber, user: user)]
  }

  private static func show(_ content: Alert.Content, _ state: inout State) {
    state.lastNumber += 1
    state.alert = Alert(number: state.lastNumber, content: content)
  }

  /// Forgets an alert; another one may have taken its place.
  private static func close(_ number: Int, _ state: inout State) {
    if state.alert?.number == number { state.alert = nil }
  }
}
