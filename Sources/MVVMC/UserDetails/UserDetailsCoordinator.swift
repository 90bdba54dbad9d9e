import HeadlessUIKit
import Users

/// Where the details' coordinator says that it is done.
protocol UserDetailsCoordinatorDelegate: AnyObject {
  func userDetailsFinished()
}

/// Puts the details on top of the root, in the place of what lies there, and notices when they are gone.
final class UserDetailsCoordinator {
  /// Weak: the parent coordinator holds this one.
  weak var delegate: (any UserDetailsCoordinatorDelegate)?
  /// Weak: the navigation controller belongs to the app.
  private weak var navigation: (any Navigation)?
  private let viewController: UserDetailsViewController

  init(user: User, navigation: any Navigation, repository: any UsersRepository) {
    self.navigation = navigation
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    viewController = UserDetailsViewController(viewModel: viewModel)
    // Weak: the view model belongs to the view, the view to this coordinator.
    viewModel.onClose = { [weak self] in self?.close() }
  }

  private func close() {
    _ = navigation?.popViewController(animated: true)
  }
}

extension UserDetailsCoordinator: Coordinator {
  func start() {
    guard let navigation, let root = navigation.viewControllers.first else { return }
    navigation.setViewControllers([root, viewController], animated: true)
    // After the push: it ends a transition under way, which is not this coordinator's to hear of.
    navigation.delegate = self
  }
}

extension UserDetailsCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow shown: UIViewController,
    animated: Bool
  ) {
    // Closed or popped by the system's back: either way the view has gone.
    if shown !== viewController { delegate?.userDetailsFinished() }
  }
}
