/// The app's texts, the same in every implementation: what a strings file would hold.
public enum Wording {
  /// The dashboard's title.
  public static let dashboardTitle = "Dashboard"
  /// What the list shows when there is nobody.
  public static let noUsers = "No users"
  /// What the finder shows while its query is empty.
  public static let nothingAsked = "---"
  /// What is said when nobody has the id asked for.
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

  /// How many users there are: "The system has 10 users".
  public static func userCount(_ count: Int) -> String {
    "The system has \(count) \(count == 1 ? "user" : "users")"
  }

  /// What the finder has found: "I found Ada aka ada".
  public static func finding(_ finding: Finding) -> String {
    switch finding {
    case .nothingAsked: nothingAsked
    case .found(let user): found(name: user.name, username: user.username)
    case .notFound: userNotFound
    }
  }

  /// Who was found: "I found Ada aka ada", without the second half for a user without username.
  public static func found(name: String, username: String) -> String {
    "I found \(name)" + (username.isEmpty ? "" : " aka \(username)")
  }

  /// A user's id as the details show it: "ID 3".
  public static func userID(_ id: User.ID) -> String {
    "ID \(id)"
  }
}
