public import Users

extension Wording {
  /// The button that opens a user's posts, and the title above them.
  public static let posts = "Posts"
  /// What the posts' screen shows when there are none.
  public static let noPosts = "No posts"
}
