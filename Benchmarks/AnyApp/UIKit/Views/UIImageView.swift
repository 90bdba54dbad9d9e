/// A view that shows a picture: by its name, or by the size of its data.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// Makes a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  open override var picture: [String] {
    image.map { ["▣ \($0.name ?? "\($0.byteCount) bytes")"] } ?? []
  }
}
