import HeadlessUIKit

extension UserDetailsViewController {
  /// Details that go back when their view model asks for it.
  convenience init(closedBy viewModel: UserDetailsViewModel) {
    self.init(viewModel: viewModel)
    // Weak: this controller holds the view model, which holds the closure.
    viewModel.onClose = { [weak self] in self?.close() }
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
