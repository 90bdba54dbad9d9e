import Users

/// Says how many users there are, and who has the id that is typed.
enum UserFinderFeature {
  struct State: Equatable {
    /// `nil` until users are there: then they are not counted.
    let users: UserDirectory?
    var query = ""

    var count: String { users.map { Wording.userCount($0.count) } ?? "" }
    var result: String { Wording.finding((users ?? UserDirectory()).find(query)) }
  }

  enum Action {
    case queryEdited(String)
  }

  static func reduce(into state: inout State, _ action: Action) {
    switch action {
    case .queryEdited(let query): state.query = query
    }
  }
}
