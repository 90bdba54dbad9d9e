import UIKit

/// Puts the form into its tab.
final class ProfileCoordinator: Coordinator {
  private weak var navigationController: UINavigationController?
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
