/// A picture, known by its name, or by the size of its data; never drawn.
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The name in the app's assets; `nil` if it was made of data.
  public let name: String?
  /// The number of bytes of the data that it was made of; 0 if it was made of none.
  let byteCount: Int

  /// Makes a picture without a content.
  public override convenience init() { self.init(imageLiteralResourceName: "") }

  /// Makes a picture of the app's assets.
  public init?(named name: String) {
    self.name = name
    byteCount = 0
    super.init()
  }

  /// Makes a picture of data of which only the size is looked at; as in UIKit, `nil` if it is empty.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = nil
    byteCount = data.count
    super.init()
  }

  /// Makes a picture of the system's symbols.
  public convenience init?(systemName name: String) {
    self.init(named: name)
  }

  /// Makes a picture for an image literal.
  public required init(imageLiteralResourceName name: String) {
    self.name = name
    byteCount = 0
    super.init()
  }
}

/// A picture as Core Graphics has it; remembered.
@preconcurrency @MainActor public final class CGImage {
  /// The picture.
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// The number of pixels from left to right.
  public var width: Int { Int(image.size.width) }
  /// The number of pixels from top to bottom.
  public var height: Int { Int(image.size.height) }
}

extension UIImage {
  /// The picture as Core Graphics has it.
  public var cgImage: CGImage? { CGImage(self) }
  /// Makes a picture of one that Core Graphics has.
  public convenience init(cgImage: CGImage) { self.init(imageLiteralResourceName: cgImage.image.name ?? "picture") }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
