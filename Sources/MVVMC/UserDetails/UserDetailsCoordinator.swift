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
  /// Weak: somebody else holds it. It is given back when this coordinator goes.
  private weak var previousDelegate: (any UINavigationControllerDelegate)?
  private let user: User
  private let repository: any UsersRepository

  init(user: User, navigationController: any UINavigationControllerType, repository: any UsersRepository) {
    self.user = user
    self.navigationController = navigationController
    self.repository = repository
  }

  isolated deinit {
    // Empty while this coordinator goes; another one's, if that has replaced it.
    if navigationController?.delegate == nil { navigationController?.delegate = previousDelegate }
  }
}

extension UserDetailsCoordinator: Coordinator {
  func start() {
    guard let navigationController else { return }
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    let viewController = UserDetailsViewController(viewModel: viewModel)
    viewModel.delegate = self
    self.viewController = viewController
    navigationController.showDetails(viewController)
    // Details that these replace leave it to them to give back what was there before.
    let replaced = navigationController.delegate as? UserDetailsCoordinator
    previousDelegate = replaced?.previousDelegate ?? navigationController.delegate
    navigationController.delegate = self
  }
}

extension UserDetailsCoordinator: UserDetailsViewModelDelegate {
  func closeRequested() {
    _ = navigationController?.popViewController(animated: true)
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
