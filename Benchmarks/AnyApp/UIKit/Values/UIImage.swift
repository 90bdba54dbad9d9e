/// A picture, known by its name; never drawn.
@preconcurrency @MainActor open class UIImage {
  /// The name in the app's assets; `nil` if it was made of data.
  public let name: String?

  /// Makes a picture of the app's assets.
  public init?(named name: String) {
    self.name = name
  }

  /// Makes a picture of data that is not looked at.
  public init?(data: Data) {
    name = nil
  }

  /// Makes a picture of the system's symbols.
  public convenience init?(systemName name: String) {
    self.init(named: name)
  }

  /// Makes a picture for an image literal.
  public required init(imageLiteralResourceName name: String) {
    self.name = name
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
