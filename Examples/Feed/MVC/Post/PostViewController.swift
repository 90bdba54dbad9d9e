import UIKit

/// Delegate of a post's controller: told when the post has changed.
protocol PostViewControllerDelegate: AnyObject {
  func postViewController(_ postViewController: PostViewController, didChange post: Post)
}

/// Shows a post, and sends a like.
final class PostViewController: UIViewController {
  /// Weak: the navigation controller holds both.
  weak var delegate: PostViewControllerDelegate?

  private let service: FeedService
  private let imageLoader: ImageLoader
  private let outlets = PostOutlets()
  private var post: Post
  private var imageRequest: Request?
  private var likeRequest: Request?

  init(post: Post, service: FeedService, imageLoader: ImageLoader) {
    self.post = post
    self.service = service
    self.imageLoader = imageLoader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    imageRequest?.cancel()
    likeRequest?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.postTitle
    outlets.install(in: view)
    outlets.likeButton.addTarget(self, action: #selector(likeTapped), for: .touchUpInside)
    outlets.show(PostTexts(post))
    imageRequest = imageLoader.data(at: post.imageURL) { [outlets] data in outlets.showPicture(data) }
  }

  @objc private func likeTapped() {
    outlets.likeButton.isEnabled = false
    outlets.showMessage(nil)
    likeRequest = service.setLiked(!post.isLiked, postID: post.id) { [weak self] result in self?.liked(result) }
  }

  private func liked(_ result: Result<Void, FeedFailure>) {
    outlets.likeButton.isEnabled = true
    switch result {
    case .success:
      post = post.toggled
      outlets.show(PostTexts(post))
      delegate?.postViewController(self, didChange: post)
    case .failure(let failure):
      outlets.showMessage(failure.text)
    }
  }
}
