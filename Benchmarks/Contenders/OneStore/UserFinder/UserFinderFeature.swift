import Users

/// Says how many users there are, and who has the id that is typed.
enum UserFinderFeature {
  struct State: Equatable {
    /// Missing before the first ones are there: then they are not counted.
    var users: UserDirectory?
    var query = ""

    var count: String { users.map { Wording.userCount($0.count) } ?? "" }
    var result: String { Wording.finding((users ?? UserDirectory()).find(query)) }
  }

  enum Action {
    case usersUpdated(UserDirectory)
    case queryEdited(String)
  }

  static func reduce(into state: inout State, _ action: Action) {
    switch action {
    case .usersUpdated(let users): state.users = users
    case .queryEdited(let query): state.query = query
    }
  }
}
