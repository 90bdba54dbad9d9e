/// A view above or below a section's rows; used again for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is kept for reuse.
  public internal(set) var reuseIdentifier: String?
  /// The label of the view.
  public private(set) lazy var textLabel: UILabel? = label()
  /// The second label of the view.
  public private(set) lazy var detailTextLabel: UILabel? = label()
  /// The view that has the content; here the view itself.
  open var contentView: UIView { self }

  /// Makes a view; tables call it for the class registered under the identifier.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before a used view is given out again; subclasses clear here what is not content.
  open func prepareForReuse() {}

  private func label() -> UILabel {
    let label = UILabel()
    addSubview(label)
    return label
  }
}

extension UITableViewHeaderFooterView {
  /// The view behind the content; remembered, and not drawn.
  public var backgroundView: UIView? {
    get { self[Background.self] }
    set { self[Background.self] = newValue }
  }

  private enum Background: AssociatedKey { static var defaultValue: UIView? { nil } }
}

extension UITableView {
  /// Sets the class of new headers and footers.
  public func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else { return }
    self[Makers.self][identifier] = { viewClass.init(reuseIdentifier: identifier) }
  }

  /// Makes new headers and footers of a nib.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    self[Makers.self][identifier] = nib.map { nib in { nib.makeView() } }
  }

  /// Returns a used header or footer, prepared for another section, or a new one; `nil` if none is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = self[Used.self][identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = self[Makers.self][identifier]?()
    view?.reuseIdentifier = identifier
    return view
  }

  /// Returns the view above a section's rows; `nil` if there is none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerViews[section] as? UITableViewHeaderFooterView
  }

  /// Returns the view below a section's rows; `nil` if there is none.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footerViews[section] as? UITableViewHeaderFooterView
  }

  /// Keeps a header or footer that is shown no more for reuse.
  func keepForReuse(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    self[Used.self][identifier, default: []].append(view)
  }

  private enum Makers: AssociatedKey { static var defaultValue: [String: () -> UITableViewHeaderFooterView] { [:] } }
  private enum Used: AssociatedKey { static var defaultValue: [String: [UITableViewHeaderFooterView]] { [:] } }
}
