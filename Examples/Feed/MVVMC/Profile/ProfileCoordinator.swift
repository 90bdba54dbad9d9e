import UIKit

/// Puts the form into its tab.
final class ProfileCoordinator: Coordinator {
  /// Weak: the tab bar controller holds it.
  private weak var navigationController: UINavigationController?
  /// Weak: the view holds its view model.
  private weak var viewModel: ProfileViewModel?
  private let store: ProfileStore

  init(navigationController: UINavigationController, store: ProfileStore) {
    self.navigationController = navigationController
    self.store = store
  }

  var hasUnsavedChanges: Bool { viewModel?.hasUnsavedChanges ?? false }

  func discardChanges() {
    viewModel?.changesDiscarded()
  }

  func start() {
    let viewModel = ProfileViewModel(store: store)
    self.viewModel = viewModel
    navigationController?.pushViewController(ProfileViewController(viewModel: viewModel), animated: false)
  }
}
