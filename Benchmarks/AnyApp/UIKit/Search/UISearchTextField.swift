/// The field of a search bar, which tells the bar's delegate in the place of one of its own.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The bar that the field is in. Weak: it holds its field.
  weak var bar: UISearchBar? {
    didSet { delegate = bar.map { SearchFieldDelegate(of: $0) }.map(keep) }
  }

  /// The delegate, which nobody else holds.
  private var kept: (any UITextFieldDelegate)?

  private func keep(_ delegate: any UITextFieldDelegate) -> any UITextFieldDelegate {
    kept = delegate
    return delegate
  }
}

/// Passes on what a field asks and tells to the delegate of its bar, and to the controller that searches.
@MainActor private final class SearchFieldDelegate: UITextFieldDelegate {
  // Weak: the bar holds its field, and that this.
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    // Weak: the bar holds its field, and that the action.
    let change = UIAction { [weak bar] _ in
      guard let bar else { return }
      bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
      bar.controller?.update()
    }
    bar.searchTextField.addAction(change, for: .editingChanged)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.begin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
