/// A field for what is searched, with the button Cancel beside it and scopes below. The return key is the search key.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UISearchBarDelegate)?
  /// The field of the bar.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The colour of the bar; remembered.
  open var barTintColor: UIColor?
  /// The look of the bar; remembered.
  open var barStyle = UIBarStyle.default
  /// The emphasis of the bar; remembered.
  open var searchBarStyle = Style.default
  /// True if what lies below the bar is seen; remembered.
  open var isTranslucent = true
  /// The text above the field.
  open var prompt: String?

  /// The titles of the scopes, of which one is selected.
  open var scopeButtonTitles: [String]? {
    didSet { showScopes() }
  }
  /// The place of the selected scope; setting it tells no delegate.
  open var selectedScopeButtonIndex = 0
  /// True if the scopes are shown; they are at first.
  open var showsScopeBar = true

  /// The controller that searches with the bar. Weak: it holds its bar.
  weak var controller: UISearchController?

  private let cancelButton = UIButton()
  private let scopes = UIView()

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Makes an empty bar as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// The text; setting it tells no delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown while the bar is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// True if the button Cancel is shown. A search controller shows it while it is active.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { cancelButton.isHidden = !newValue }
  }

  /// Shows or hides the button Cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The field and the button in a line, and the scopes in another.
  open override var picture: [String] {
    let cancel = showsCancelButton ? cancelButton.picture : []
    let titles = showsScopeBar ? scopeButtonTitles ?? [] : []
    let line = titles.enumerated().map { $0.offset == selectedScopeButtonIndex ? "[\($0.element)]" : $0.element }
    return [prompt].compactMap(\.self) + [(["⌕"] + searchTextField.picture + cancel).joined(separator: " ")]
      + (titles.isEmpty ? [] : [line.joined(separator: "  ")])
  }

  /// The emphasis of a bar.
  public nonisolated enum Style: Sendable { case `default`, prominent, minimal }

  private func fill() {
    searchTextField.bar = self
    cancelButton.setTitle("Cancel", for: .normal)
    // Weak: the bar holds its button.
    let cancel = UIAction { [weak self] _ in self?.cancelTapped() }
    cancelButton.addAction(cancel, for: .touchUpInside)
    showsCancelButton = false
    for view in [searchTextField, cancelButton, scopes] { addSubview(view) }
  }

  private func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  private func showScopes() {
    scopes.subviews.forEach { $0.removeFromSuperview() }
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      let button = UIButton()
      button.setTitle(title, for: .normal)
      // Weak: the bar holds its buttons.
      button.addAction(UIAction { [weak self] _ in self?.scopeTapped(index) }, for: .touchUpInside)
      scopes.addSubview(button)
    }
  }

  private func scopeTapped(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.update()
  }
}

/// The look of a bar; remembered.
public nonisolated enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
