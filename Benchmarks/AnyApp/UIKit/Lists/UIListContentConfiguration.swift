/// The content of a cell.
public protocol UIContentConfiguration {}

/// The texts and the picture of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The text below or behind it.
  public var secondaryText: String?
  /// The picture before it.
  public var image: UIImage?
  /// The look of the text; remembered.
  public var textProperties = TextProperties()
  /// The look of the second text; remembered.
  public var secondaryTextProperties = TextProperties()

  /// The look of a text.
  public struct TextProperties {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font.
    public var font: UIFont! = .systemFont(ofSize: 17)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour.
    public var color: UIColor! = .black
    /// The largest number of lines; 0 for any.
    public var numberOfLines = 0
  }

  /// Returns the usual content of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a cell with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the content of a cell with a second text behind.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UITableViewCell {
  /// Returns the content that a cell has at first: none.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The content, in the place of the cell's own labels.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { self[Configuration.self] }
    set {
      self[Configuration.self] = newValue
      self[Content.self]?.removeFromSuperview()
      for label in [textLabel, detailTextLabel] { label?.isHidden = newValue != nil }
      guard let list = newValue as? UIListContentConfiguration else { return }
      let content = UIView()
      if let image = list.image { content.addSubview(UIImageView(image: image)) }
      for text in [list.text, list.secondaryText].compactMap(\.self) {
        let label = UILabel()
        label.text = text
        content.addSubview(label)
      }
      contentView.addSubview(content)
      self[Content.self] = content
    }
  }

  private enum Configuration: AssociatedKey { static var defaultValue: (any UIContentConfiguration)? { nil } }
  private enum Content: AssociatedKey { static var defaultValue: UIView? { nil } }
}
