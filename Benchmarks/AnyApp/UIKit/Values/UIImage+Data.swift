extension UIImage {
  /// Makes a picture of a file, of which only the size is looked at; `nil` if it cannot be read or is empty.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns data that stand for the picture: as many bytes as it was made of, at least one.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(count: max(1, byteCount)) }

  /// Returns data that stand for the picture: as many bytes as it was made of, at least one.
  public func pngData() -> Data? { Data(count: max(1, byteCount)) }
}

/// Returns data that stand for a picture, as Swift 3 and 4 wrote it.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// Returns data that stand for a picture, as Swift 3 and 4 wrote it.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
