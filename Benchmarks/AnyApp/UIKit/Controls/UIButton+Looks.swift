extension UIButton {
  /// Sets the image for a state; a button without a title is found by the image's name.
  public func setImage(_ image: UIImage?, for state: State) { self[Images.self][state] = image }
  /// Returns the image that is set for a state; `nil` if none is.
  public func image(for state: State) -> UIImage? { self[Images.self][state] }
  /// The image that is shown.
  public var currentImage: UIImage? { (isSelected ? image(for: .selected) : nil) ?? image(for: .normal) }

  /// Sets the image behind the title for a state; remembered.
  public func setBackgroundImage(_ image: UIImage?, for state: State) { self[Backgrounds.self][state] = image }
  /// Returns the image behind the title that is set for a state; `nil` if none is.
  public func backgroundImage(for state: State) -> UIImage? { self[Backgrounds.self][state] }

  /// Sets the colour of the title for a state; remembered.
  public func setTitleColor(_ color: UIColor?, for state: State) { self[TitleColors.self][state] = color }
  /// Returns the colour of the title that is set for a state; `nil` if none is.
  public func titleColor(for state: State) -> UIColor? { self[TitleColors.self][state] }

  /// Sets the title with looks for a state: the text alone is shown.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// The label of the title, whose looks are remembered; its text is not shown.
  public var titleLabel: UILabel? {
    if let label = self[TitleLabel.self] { return label }
    let label = UILabel()
    self[TitleLabel.self] = label
    return label
  }

  /// The view of the image, whose looks are remembered.
  public var imageView: UIImageView? {
    if let view = self[ImageView.self] { return view }
    let view = UIImageView(image: currentImage)
    self[ImageView.self] = view
    return view
  }

  /// The distances of the content from the edges; remembered.
  public var contentEdgeInsets: UIEdgeInsets {
    get { self[ContentInsets.self] }
    set { self[ContentInsets.self] = newValue }
  }

  /// The distances of the title from its place; remembered.
  public var titleEdgeInsets: UIEdgeInsets {
    get { self[TitleInsets.self] }
    set { self[TitleInsets.self] = newValue }
  }

  /// The distances of the image from its place; remembered.
  public var imageEdgeInsets: UIEdgeInsets {
    get { self[ImageInsets.self] }
    set { self[ImageInsets.self] = newValue }
  }

  private enum Images: AssociatedKey { static var defaultValue: [State: UIImage] { [:] } }
  private enum Backgrounds: AssociatedKey { static var defaultValue: [State: UIImage] { [:] } }
  private enum TitleColors: AssociatedKey { static var defaultValue: [State: UIColor] { [:] } }
  private enum TitleLabel: AssociatedKey { static var defaultValue: UILabel? { nil } }
  private enum ImageView: AssociatedKey { static var defaultValue: UIImageView? { nil } }
  private enum ContentInsets: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
  private enum TitleInsets: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
  private enum ImageInsets: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
}
