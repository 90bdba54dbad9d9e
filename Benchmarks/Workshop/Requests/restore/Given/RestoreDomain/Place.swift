public import Users

/// A place in the app, to which a later launch can return.
public enum Place: Hashable, Sendable {
  /// The dashboard.
  case dashboard
  /// The details of the user with an id.
  case details(User.ID)

  /// The id of the user whose details are the place; `nil` for the dashboard.
  public var userID: User.ID? {
    switch self {
    case .dashboard: nil
    case .details(let id): id
    }
  }
}
