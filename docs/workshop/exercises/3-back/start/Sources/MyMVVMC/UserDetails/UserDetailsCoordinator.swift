import HeadlessUIKit
import Users

/// Delegate of the details' coordinator: its parent, which ends it.
protocol UserDetailsCoordinatorDelegate: AnyObject {
  func userDetailsFinished()
}

/// Puts the details on top of the root, in the place of what lies there.
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
}

extension UserDetailsCoordinator: Coordinator {
  func start() {
    guard let navigationController else { return }
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    let viewController = UserDetailsViewController(viewModel: viewModel)
    viewModel.delegate = self
    self.viewController = viewController
    navigationController.showDetails(viewController)
  }
}

extension UserDetailsCoordinator: UserDetailsViewModelDelegate {
  func closeRequested() {
    _ = navigationController?.popViewController(animated: true)
    delegate?.userDetailsFinished()
  }
}
