import Foundation

/// A post of the feed.
struct Post: Decodable, Equatable {
  let id: Int
  let title: String
  let author: String
  let text: String
  let imageURL: URL
  let commentsCount: Int
  private(set) var likesCount: Int
  private(set) var isLiked: Bool

  /// The same post after a tap on its like button has been answered.
  var toggled: Post {
    var post = self
    post.isLiked.toggle()
    post.likesCount += post.isLiked ? 1 : -1
    return post
  }
}

/// Ten posts of the feed, or fewer at its end.
struct PostsPage: Decodable {
  let posts: [Post]
  /// The number of the page that follows; `nil` after the last one.
  let nextPage: Int?
}

/// The part of the feed that is loaded, by which the place of the spinner is chosen.
enum FeedLoading {
  /// The first page, when the feed is opened.
  case first
  /// The first page again, because a person has pulled.
  case refresh
  /// The page below the rows.
  case nextPage
}
