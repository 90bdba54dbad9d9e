/// The names by which tests find the screens' elements.
///
///     let label = UILabel()
///     label.accessibilityIdentifier = AccessibilityIdentifier.noUsersLabel
public enum AccessibilityIdentifier {
  /// The spinner of a load.
  public static let activityIndicator = "dashboard.activity"
  /// The container of the list, visible once users are loaded.
  public static let listContainer = "dashboard.list"
  /// The container of the finder, visible once users are loaded.
  public static let finderContainer = "dashboard.finder"
  /// The control that is pulled down to load the users again.
  public static let refreshControl = "dashboard.refresh"
  /// The table of users.
  public static let userTable = "list.table"
  /// The label for an empty list.
  public static let noUsersLabel = "list.empty"
  /// The label with the number of users.
  public static let countLabel = "finder.count"
  /// The field for an id.
  public static let queryField = "finder.query"
  /// The label with the result.
  public static let resultLabel = "finder.result"
  /// The user's number.
  public static let idLabel = "details.id"
  /// The user's login name.
  public static let usernameLabel = "details.username"
  /// The field for the name.
  public static let nameField = "details.name"
  /// The button that saves the name.
  public static let saveButton = "details.save"
  /// The label that says what is wrong with the name, or why it was not saved.
  public static let messageLabel = "details.message"
  /// The button that closes the details.
  public static let closeButton = "details.close"
}
