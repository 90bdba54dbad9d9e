/// A sheet by which a person shares something: it shows the texts and addresses that are shared. Nothing takes them; a tap on
/// `Close` gives up.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when the sheet is closed: nothing was done.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The ways of sharing that are left out; remembered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  /// Makes a sheet for some items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: a sheet is made by code.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for item in items {
      let label = UILabel()
      label.text = (item as? UIImage).map { "▣ \($0.name ?? "picture")" } ?? "\(item)"
      view.addSubview(label)
    }
    view.addSubview(SheetButton("Close") { [weak self] in self?.close() })
  }

  private func close() {
    presentingViewController?.dismiss(animated: true) { self.completionWithItemsHandler?(nil, false, nil, nil) }
  }
}

/// A way of sharing; here there is none that does anything.
@preconcurrency @MainActor open class UIActivity {
  /// Makes a way.
  public init() {}

  /// The name of a way.
  public nonisolated struct ActivityType: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Makes a name of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// A letter.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Print.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copy.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// A device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// The pictures.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// A contact's picture.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// The list of what is read later.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  }
}

/// A button of a sheet.
final class SheetButton: UIButton {
  init(_ title: String, _ action: @escaping () -> Void) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}

/// The place that a controller points at on a wide screen; remembered, as here it covers the window.
@preconcurrency @MainActor open class UIPopoverPresentationController {
  /// The button that it points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// The view that it points at.
  open weak var sourceView: UIView?
  /// The place in that view.
  open var sourceRect = CGRect.zero
  /// The directions in which it can point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Directions in which a controller points at something.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each direction, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes directions of their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
  /// The place that the controller points at on a wide screen.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let known = self[Popover.self] { return known }
    let made = UIPopoverPresentationController()
    self[Popover.self] = made
    return made
  }

  private enum Popover: AssociatedKey { static var defaultValue: UIPopoverPresentationController? { nil } }
}
