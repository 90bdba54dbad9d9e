extension UIButton {
  /// The look of a button; here all look the same.
  public nonisolated enum ButtonType: Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// Makes a button of a look.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    self[TypeOfButton.self] = type
  }

  /// The look of the button.
  public var buttonType: ButtonType { self[TypeOfButton.self] }

  private enum TypeOfButton: AssociatedKey { static var defaultValue: ButtonType { .custom } }
}

extension UIButton {
  /// The look and the title of a button; of the look nothing is drawn.
  @MainActor public struct Configuration {
    /// The title.
    public var title: String?
    /// The text below the title; remembered.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The colour behind the title; remembered.
    public var baseBackgroundColor: UIColor?
    /// The colour of the title; remembered.
    public var baseForegroundColor: UIColor?
    /// The distance of the image from the title; remembered.
    public var imagePadding: CGFloat = 0
    /// The distances of the content from the edges; remembered.
    public var contentInsets = NSDirectionalEdgeInsets.zero

    /// Returns a look without a background.
    public static func plain() -> Self { Self() }
    /// Returns a look with a light background.
    public static func gray() -> Self { Self() }
    /// Returns a look with a tinted background.
    public static func tinted() -> Self { Self() }
    /// Returns a look with a background.
    public static func filled() -> Self { Self() }
    /// Returns a look with a border.
    public static func bordered() -> Self { Self() }
  }

  /// Makes a button of a look, which performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }

  /// The look; set, its title and its image are the button's.
  public var configuration: Configuration? {
    get { self[Look.self] }
    set {
      self[Look.self] = newValue
      if let title = newValue?.title { setTitle(title, for: .normal) }
      if let image = newValue?.image { setImage(image, for: .normal) }
    }
  }

  private enum Look: AssociatedKey { static var defaultValue: Configuration? { nil } }
}

extension UIButton.ButtonType {
  /// A button of the system's, as UIKit named it first.
  public static let roundedRect = UIButton.ButtonType.system
}
