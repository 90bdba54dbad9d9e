/// A post as it is shown.
struct PostTexts: Equatable {
  let title: String
  let author: String
  let text: String
  let likes: String
  let comments: String
  let likeButton: String

  init(_ post: Post) {
    title = post.title
    author = post.author
    text = post.text
    likes = "\(post.isLiked ? "♥" : "♡") \(post.likesCount)"
    comments = post.commentsCount == 1 ? "1 comment" : "\(post.commentsCount) comments"
    likeButton = post.isLiked ? "Unlike" : "Like"
  }
}
