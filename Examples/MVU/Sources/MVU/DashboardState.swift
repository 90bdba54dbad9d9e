import Users

/// The dashboard's state; messages change it. It imports no user interface, so it is tested without one.
struct DashboardState {
  /// An event.
  enum Message {
    case loadAsked, loaded, notLoaded(UsersFailure)
    case usersChanged(UserDirectory)
    case queryEdited(String)
    case accessoryTapped(row: Int)
    case linkOpened(UsersLink)
  }

  /// An effect that the dashboard asks for.
  enum Effect: Equatable {
    case load, showFailure(String), showUserNotFound, showDetails(User)
  }

  private(set) var users = UserDirectory()
  private(set) var isLoading = false
  private(set) var isLoaded = false
  private var query = ""
  private var pendingLink: UsersLink?

  var count: String { Wording.userCount(users.count) }
  var result: String { Wording.finding(users.find(query)) }

  mutating func update(_ message: Message) -> [Effect] {
    switch message {
    case .loadAsked:
      isLoading = true
      return [.load]
    case .loaded:
      (isLoading, isLoaded) = (false, true)
      return followPendingLink()
    case .notLoaded(let failure):
      isLoading = false
      return [.showFailure(failure.text)]
    case .usersChanged(let users): self.users = users
    case .queryEdited(let query): self.query = query
    case .accessoryTapped(let row): return [.showDetails(users[row])]
    case .linkOpened(let link):
      pendingLink = link
      if isLoaded { return followPendingLink() }
    }
    return []
  }

  private mutating func followPendingLink() -> [Effect] {
    guard let link = pendingLink else { return [] }
    pendingLink = nil
    let user = link.userID.flatMap { users[id: $0] }
    return [user.map { .showDetails($0) } ?? .showUserNotFound]
  }
}
