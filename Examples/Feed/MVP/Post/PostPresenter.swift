import Foundation

/// A post's view, as its presenter sees it.
protocol PostViewProtocol: AnyObject {
  func show(_ texts: PostTexts)
  func showPicture(_ data: Data)
  func showLiking(_ isLiking: Bool)
  func showMessage(_ text: String?)
}

/// Delegate of a post's presenter: told when the post has changed.
protocol PostPresenterDelegate: AnyObject {
  func postChanged(_ post: Post)
}

/// Knows a post, and sends a like.
final class PostPresenter {
  /// Weak: the controller holds the view, which holds its presenter.
  weak var delegate: PostPresenterDelegate?

  /// Weak: the view holds its presenter.
  private weak var view: PostViewProtocol?
  private let service: FeedService
  private let imageLoader: ImageLoader
  private var post: Post
  private var imageRequest: Request?
  private var likeRequest: Request?

  init(_ view: PostViewProtocol, post: Post, service: FeedService, imageLoader: ImageLoader) {
    self.view = view
    self.post = post
    self.service = service
    self.imageLoader = imageLoader
  }

  deinit {
    imageRequest?.cancel()
    likeRequest?.cancel()
  }

  func viewLoaded() {
    view?.show(PostTexts(post))
    imageRequest = imageLoader.data(at: post.imageURL) { [weak self] data in self?.view?.showPicture(data) }
  }

  func likeTapped() {
    view?.showLiking(true)
    view?.showMessage(nil)
    likeRequest = service.setLiked(!post.isLiked, postID: post.id) { [weak self] result in self?.liked(result) }
  }

  private func liked(_ result: Result<Void, FeedFailure>) {
    view?.showLiking(false)
    switch result {
    case .success:
      post = post.toggled
      view?.show(PostTexts(post))
      delegate?.postChanged(post)
    case .failure(let failure):
      view?.showMessage(failure.text)
    }
  }
}
