import UIKit

/// Puts the feed into its tab, and a post on top of it.
final class FeedCoordinator: Coordinator {
  /// Weak: the tab bar controller holds it.
  private weak var navigationController: UINavigationController?
  /// Weak: the view holds its view model.
  private weak var viewModel: FeedViewModel?
  private let service: FeedService
  private let imageLoader: ImageLoader
  private var childCoordinators: [Tag: Coordinator] = [:]

  private enum Tag { case post }

  init(navigationController: UINavigationController, service: FeedService, imageLoader: ImageLoader) {
    self.navigationController = navigationController
    self.service = service
    self.imageLoader = imageLoader
  }

  func start() {
    let viewModel = FeedViewModel(service: service, imageLoader: imageLoader)
    viewModel.delegate = self
    self.viewModel = viewModel
    navigationController?.pushViewController(FeedViewController(viewModel: viewModel), animated: false)
  }
}

extension FeedCoordinator: FeedViewModelDelegate {
  func loadFailed(_ text: String, retry: @escaping () -> Void) {
    navigationController?.present(UIAlertController.loadFailure(text, retry: retry), animated: true)
  }

  func postOpened(_ post: Post) {
    guard let navigationController = navigationController else { return }
    let child = PostCoordinator(
      post: post,
      navigationController: navigationController,
      service: service,
      imageLoader: imageLoader
    )
    child.delegate = self
    childCoordinators[.post] = child
    child.start()
  }
}

extension FeedCoordinator: PostCoordinatorDelegate {
  func postChanged(_ post: Post) {
    viewModel?.postChanged(post)
  }

  func postFinished() {
    childCoordinators[.post] = nil
  }
}
