/// Something that a user has written.
public struct Post: Identifiable, Hashable, Sendable {
  /// The number by which the source knows the post.
  public let id: Int
  /// The title that the list shows.
  public let title: String

  /// Makes a post.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
