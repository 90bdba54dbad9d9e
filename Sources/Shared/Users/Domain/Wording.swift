/// The app's texts, the same in every implementation, as a strings file would hold them.
public enum Wording {
  /// The dashboard's title.
  public static let dashboardTitle = "Dashboard"
  /// The text of an empty list.
  public static let noUsers = "No users"
  /// The finder's text while its query is empty.
  public static let nothingAsked = "---"
  /// The text for an id that no user has.
  public static let userNotFound = "User not found"
  /// The title of the alert over a failed load; its message is the failure's text.
  public static let loadFailed = "Users could not be loaded"
  /// The button that loads again.
  public static let retry = "Retry"
  /// The button that acknowledges an alert.
  public static let ok = "OK"
  /// The button that stores an edited name.
  public static let save = "Save"
  /// The button that closes the details.
  public static let close = "Close"

  /// Returns the text for the number of users: "The system has 10 users".
  public static func userCount(_ count: Int) -> String {
    "The system has \(count) \(count == 1 ? "user" : "users")"
  }

  /// Returns the text for the finder's answer: "I found Ada aka ada".
  public static func finding(_ finding: Finding) -> String {
    switch finding {
    case .nothingAsked: nothingAsked
    case .found(let user): found(name: user.name, username: user.username)
    case .notFound: userNotFound
    }
  }

  /// Returns the text for a user that was found: "I found Ada aka ada", or "I found Ada" if there is no username.
  public static func found(name: String, username: String) -> String {
    "I found \(name)" + (username.isEmpty ? "" : " aka \(username)")
  }

  /// Returns the text of a user's id in the details: "ID 3".
  public static func userID(_ id: User.ID) -> String {
    "ID \(id)"
  }
}
