public import Users

extension Wording {
  /// The title of the button that makes the list show only favourites.
  public static let onlyFavourites = "Only favourites"
  /// The title of the button that makes the list show all users again.
  public static let allUsers = "All users"

  /// A user's star: full if the user is a favourite.
  public static func star(_ isStarred: Bool) -> String {
    isStarred ? "★" : "☆"
  }
}
