/// The device: a telephone, held upright.
@preconcurrency @MainActor open class UIDevice {
  /// The only device.
  public static let current = UIDevice()

  /// The name that a person has given it.
  open var name: String { "Telephone" }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system.
  open var systemVersion: String { "26.0" }
  /// The kind of device, as far as layouts care.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The way in which it is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The number by which the apps of one company know the device: the same in each run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
}

/// The kind of a device, as far as layouts care.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5 }

/// The way in which a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True if the longer side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the longer side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The way in which an app's user interface stands on the device.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// True if the longer side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the longer side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of a user interface; here it is always upright.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of orientations from their bits.
  public nonisolated init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public nonisolated static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public nonisolated static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the button of the device on the right.
  public nonisolated static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the button of the device on the left.
  public nonisolated static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public nonisolated static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public nonisolated static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public nonisolated static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// The look of the status bar; here none is drawn.
public enum UIStatusBarStyle {
  /// The look that fits the app's.
  case `default`
  /// A light text.
  case lightContent
  /// A dark text.
  case darkContent
}

/// The brightness of a user interface.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The room that a user interface has in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The surroundings of a view: those of a telephone, held upright, in a light room.
@preconcurrency @MainActor open class UITraitCollection {
  /// Makes surroundings.
  public init() {}

  nonisolated deinit {}

  /// The surroundings of all views.
  public static let current = UITraitCollection()

  /// The brightness.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The number of pixels to a point.
  public var displayScale: CGFloat { UIScreen.main.scale }
}

extension UIView {
  /// The surroundings of the view.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// The surroundings of the controller's view.
  public var traitCollection: UITraitCollection { .current }
}

extension UIDevice {
  /// The device is held in another way; it never is.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}
