import Foundation

/// A post's view model, as its view sees it.
protocol PostViewModelType: AnyObject {
  var title: String { get }
  var texts: Observable<PostTexts> { get }
  var picture: Observable<Data?> { get }
  var canLike: Observable<Bool> { get }
  var message: Observable<String?> { get }
  func viewLoaded()
  func likeTapped()
}

/// Knows a post, and sends a like.
final class PostViewModel: PostViewModelType {
  let title = Wording.postTitle
  let texts: Observable<PostTexts>
  let picture = Observable<Data?>(nil)
  let canLike = Observable(true)
  let message = Observable<String?>(nil)
  var onPostChanged: ((Post) -> Void)?

  private let service: FeedService
  private let imageLoader: ImageLoader
  private var post: Post
  private var imageRequest: Request?
  private var likeRequest: Request?

  init(post: Post, service: FeedService, imageLoader: ImageLoader) {
    self.post = post
    self.service = service
    self.imageLoader = imageLoader
    texts = Observable(PostTexts(post))
  }

  deinit {
    imageRequest?.cancel()
    likeRequest?.cancel()
  }

  func viewLoaded() {
    imageRequest = imageLoader.data(at: post.imageURL) { [weak self] data in self?.picture.value = data }
  }

  func likeTapped() {
    canLike.value = false
    message.value = nil
    likeRequest = service.setLiked(!post.isLiked, postID: post.id) { [weak self] result in self?.liked(result) }
  }

  private func liked(_ result: Result<Void, FeedFailure>) {
    canLike.value = true
    switch result {
    case .success:
      post = post.toggled
      texts.value = PostTexts(post)
      onPostChanged?(post)
    case .failure(let failure):
      message.value = failure.text
    }
  }
}
