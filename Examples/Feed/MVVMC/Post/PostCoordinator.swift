import UIKit

/// Delegate of a post's coordinator: its parent, which ends it.
protocol PostCoordinatorDelegate: AnyObject {
  func postChanged(_ post: Post)
  func postFinished()
}

/// Puts a post on top of the feed, and notices when it is gone.
final class PostCoordinator: NSObject, Coordinator {
  /// Weak: the parent coordinator holds this one.
  weak var delegate: PostCoordinatorDelegate?

  /// Weak: the tab bar controller holds it.
  private weak var navigationController: UINavigationController?
  /// Weak: the navigation controller holds it.
  private weak var viewController: PostViewController?
  private let post: Post
  private let service: FeedService
  private let imageLoader: ImageLoader

  init(
    post: Post,
    navigationController: UINavigationController,
    service: FeedService,
    imageLoader: ImageLoader
  ) {
    self.post = post
    self.navigationController = navigationController
    self.service = service
    self.imageLoader = imageLoader
    super.init()
  }

  func start() {
    let viewModel = PostViewModel(post: post, service: service, imageLoader: imageLoader)
    viewModel.onPostChanged = { [weak self] post in self?.delegate?.postChanged(post) }
    let viewController = PostViewController(viewModel: viewModel)
    self.viewController = viewController
    navigationController?.delegate = self
    navigationController?.pushViewController(viewController, animated: true)
  }
}

extension PostCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow shown: UIViewController,
    animated: Bool
  ) {
    if shown !== viewController { delegate?.postFinished() }
  }
}
