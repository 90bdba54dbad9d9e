import HeadlessUIKit

extension UserDetailsViewController {
  /// Details that go back when their view model asks for it.
  convenience init(closedBy viewModel: UserDetailsViewModel) {
    self.init(viewModel: viewModel)
    viewModel.delegate = self
  }
}

extension UserDetailsViewController: UserDetailsViewModelDelegate {
  func closeRequested() {
    navigationController?.popViewController(animated: true)
  }
}
