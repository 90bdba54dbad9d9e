/// A picture, known by its name, or by the size of its data; never drawn.
@preconcurrency @MainActor open class UIImage {
  /// The name in the app's assets; `nil` if it was made of data.
  public let name: String?
  /// The number of bytes of the data that it was made of; 0 if it was made of none.
  let byteCount: Int

  /// Makes a picture of the app's assets.
  public init?(named name: String) {
    self.name = name
    byteCount = 0
  }

  /// Makes a picture of data of which only the size is looked at; as in UIKit, `nil` if it is empty.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = nil
    byteCount = data.count
  }

  /// Makes a picture of the system's symbols.
  public convenience init?(systemName name: String) {
    self.init(named: name)
  }

  /// Makes a picture for an image literal.
  public required init(imageLiteralResourceName name: String) {
    self.name = name
    byteCount = 0
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
