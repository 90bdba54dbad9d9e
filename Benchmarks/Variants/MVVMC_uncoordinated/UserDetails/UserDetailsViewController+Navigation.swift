import HeadlessUIKit
import Users

extension UserDetailsViewController {
  /// Details that make their view model and close themselves.
  convenience init(user: User, repository: any UsersRepository) {
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    self.init(viewModel: viewModel)
    // Weak: this controller holds the view model, which holds the closure.
    viewModel.onClose = { [weak self] in self?.close() }
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
