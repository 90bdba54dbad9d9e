/// A controller by which a person takes a picture or chooses one: `Choose` gives the delegate a picture without a content,
/// `Cancel` gives none. As in UIKit, the delegate dismisses it; without such a method, a cancelled one goes by itself.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The origin of the picture; remembered.
  open var sourceType = SourceType.photoLibrary
  /// True if a person can cut the picture; then an edited picture is given, too.
  open var allowsEditing = false
  /// The kinds of what can be chosen; remembered.
  open var mediaTypes = ["public.image"]

  /// Returns true: there is a picture from everywhere.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  /// Returns the kinds of what can be chosen: pictures.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  /// Makes a controller.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(SheetButton("Choose") { [weak self] in self?.choose() })
    view.addSubview(SheetButton("Cancel") { [weak self] in self?.cancel() })
  }

  private var picker: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  private func choose() {
    let picture = UIImage(imageLiteralResourceName: "chosen picture")
    var info: [InfoKey: Any] = [.originalImage: picture, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = picture }
    picker?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let picker else { return dismiss(animated: true) }
    picker.imagePickerControllerDidCancel(self)
  }

  /// The origin of a picture.
  public nonisolated enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The key of something that is known of a picture.
  public nonisolated struct InfoKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as a person has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The file of the picture; not given here.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

/// Delegate of a controller by which a person chooses a picture.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A person has chosen a picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// A person has chosen none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing: the method is optional, as in UIKit.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the controller: the method is optional, as in UIKit.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
