/// A view that shows a picture: by its name, or by the size of its data.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// Makes a view of a picture. An initialiser of its own, as in UIKit: a subclass can override it.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var picture: [String] {
    image.map { ["▣ \($0.name ?? "\($0.byteCount) bytes")"] } ?? []
  }
}
