import UIKit

/// Delegate of a post's controller: told when the post has changed.
protocol PostViewControllerDelegate: AnyObject {
  func postViewController(_ postViewController: PostViewController, didChange post: Post)
}

/// Makes a post's view and presenter.
final class PostViewController: UIViewController {
  /// Weak: the navigation controller holds both.
  weak var delegate: PostViewControllerDelegate?

  private let post: Post
  private let service: FeedService
  private let imageLoader: ImageLoader
  private let postView = PostView()

  init(post: Post, service: FeedService, imageLoader: ImageLoader) {
    self.post = post
    self.service = service
    self.imageLoader = imageLoader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let presenter = PostPresenter(postView, post: post, service: service, imageLoader: imageLoader)
    presenter.delegate = self
    postView.presenter = presenter
    postView.setupView()
    view = postView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.postTitle
    postView.presenter?.viewLoaded()
  }
}

extension PostViewController: PostPresenterDelegate {
  func postChanged(_ post: Post) {
    delegate?.postViewController(self, didChange: post)
  }
}
