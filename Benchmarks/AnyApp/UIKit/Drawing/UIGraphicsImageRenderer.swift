/// Makes a picture of what is drawn: the app's drawing runs, and the picture has a size and no content.
@preconcurrency @MainActor open class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Makes pictures of a size.
  public init(size: CGSize) {
    self.size = size
  }

  /// Makes pictures of a size, in a format that is remembered nowhere.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Makes pictures of the size of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Runs some drawing, and returns a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(drawnIn: size)
  }

  /// Runs some drawing, and returns data that stand for a picture.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs some drawing, and returns data that stand for a picture.
  open func jpegData(
    withCompressionQuality quality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}

/// The place that a picture is drawn in; nothing is drawn.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext {
  /// The place as Core Graphics has it.
  public let cgContext = CGContext()

  init() {}

  /// Draws the inside of a rectangle.
  open func fill(_ rect: CGRect) {}
  /// Draws the line around a rectangle.
  open func stroke(_ rect: CGRect) {}
}

/// The format of a picture; remembered.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat {
  /// The number of pixels to a point.
  open var scale: CGFloat = 2
  /// True if nothing is seen through the picture.
  open var opaque = false

  /// Makes the usual format.
  public init() {}

  /// Returns the usual format.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

extension UIImage {
  /// Makes a picture of something that was drawn.
  fileprivate convenience init(drawnIn size: CGSize) {
    self.init(imageLiteralResourceName: "drawing \(Int(size.width)) × \(Int(size.height))")
  }

  /// Draws the picture in a rectangle: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws the picture at a point: nothing is drawn.
  public func draw(at point: CGPoint) {}
}

/// The pictures that are drawn in the older way, one inside of another.
private enum OpenPictures {
  static var sizes: [CGSize] = []
}

/// Begins a picture of a size.
public func UIGraphicsBeginImageContext(_ size: CGSize) { OpenPictures.sizes.append(size) }

/// Begins a picture of a size; the rest is remembered nowhere.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  OpenPictures.sizes.append(size)
}

/// Returns the place that is drawn in: in a picture, or in a view's `draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

/// Returns the picture that was begun last; `nil` if none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenPictures.sizes.last.map { UIImage(drawnIn: $0) }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { _ = OpenPictures.sizes.popLast() }
