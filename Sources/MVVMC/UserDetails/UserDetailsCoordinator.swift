import HeadlessUIKit
import Users

/// Delegate of the details' coordinator: its parent, which ends it.
protocol UserDetailsCoordinatorDelegate: AnyObject {
  func userDetailsFinished()
}

/// Puts the details on top of the root, in the place of what lies there, and notices when they are gone.
final class UserDetailsCoordinator {
  /// Weak: the parent coordinator holds this one.
  weak var delegate: (any UserDetailsCoordinatorDelegate)?
  /// Weak: the navigation controller belongs to the app.
  private weak var navigationController: (any UINavigationControllerType)?
  /// Weak: the navigation controller holds the view, and the view its view model.
  private weak var viewController: UserDetailsViewController?
  private let user: User
  private let repository: any UsersRepository

  init(user: User, navigationController: any UINavigationControllerType, repository: any UsersRepository) {
    self.user = user
    self.navigationController = navigationController
    self.repository = repository
  }

  private func close() {
    _ = navigationController?.popViewController(animated: true)
  }
}

extension UserDetailsCoordinator: Coordinator {
  func start() {
    guard let navigationController, let root = navigationController.viewControllers.first else { return }
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    let viewController = UserDetailsViewController(viewModel: viewModel)
    // Weak: the parent coordinator says how long this one lives, not the view.
    viewModel.onClose = { [weak self] in self?.close() }
    self.viewController = viewController
    navigationController.setViewControllers([root, viewController], animated: true)
    navigationController.delegate = self
  }
}

extension UserDetailsCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow shown: UIViewController,
    animated: Bool
  ) {
    // On screen, or not loaded: it waits for the end of a transition.
    if let viewController, shown === viewController || !viewController.isViewLoaded { return }
    // Closed or popped by the system's back: either way the view has gone.
    delegate?.userDetailsFinished()
  }
}
