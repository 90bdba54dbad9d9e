/// The names by which tests find the screens' elements.
///
///     let label = UILabel()
///     label.accessibilityIdentifier = AccessibilityIdentifier.noUsersLabel
public enum AccessibilityIdentifier {
  /// The spinner of a load.
  public static let activityIndicator = "dashboard.activity"
  /// What holds the list, in sight once users are loaded.
  public static let listContainer = "dashboard.list"
  /// What holds the finder, in sight once users are loaded.
  public static let finderContainer = "dashboard.finder"
  /// What is pulled down to have the users loaded anew.
  public static let refreshControl = "dashboard.refresh"
  /// The table of users.
  public static let userTable = "list.table"
  /// What stands there when there are no users.
  public static let noUsersLabel = "list.empty"
  /// How many users there are.
  public static let countLabel = "finder.count"
  /// Where an id is typed.
  public static let queryField = "finder.query"
  /// What was found.
  public static let resultLabel = "finder.result"
  /// The user's number.
  public static let idLabel = "details.id"
  /// The user's login name.
  public static let usernameLabel = "details.username"
  /// Where the name is edited.
  public static let nameField = "details.name"
  /// What saves the name.
  public static let saveButton = "details.save"
  /// What is wrong with the name, or why it was not saved.
  public static let messageLabel = "details.message"
  /// What closes the details.
  public static let closeButton = "details.close"
}
