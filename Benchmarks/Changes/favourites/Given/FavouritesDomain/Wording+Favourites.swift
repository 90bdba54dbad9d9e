public import Users

extension Wording {
  /// What has the list show favourites alone.
  public static let onlyFavourites = "Only favourites"
  /// What has the list show all users again.
  public static let allUsers = "All users"

  /// A user's star: full if the user is a favourite.
  public static func star(_ isStarred: Bool) -> String {
    isStarred ? "★" : "☆"
  }
}
