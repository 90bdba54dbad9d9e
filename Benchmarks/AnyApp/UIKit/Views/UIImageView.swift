/// A view that shows a picture: by its name.
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

  open override var picture: [String] { image?.name.map { ["▣ \($0)"] } ?? [] }
}
