public import Users

extension Wording {
  /// The button that opens a user's posts, and the title above them.
  public static let posts = "Posts"
  /// The text of the posts' screen when there are no posts.
  public static let noPosts = "No posts"
}
