// What UIKit adds to types of Foundation.

extension NSIndexPath {
  /// The section of a row or an item.
  public var section: Int { index(atPosition: 0) }
  /// The row in a section.
  public var row: Int { index(atPosition: 1) }
  /// The item in a section.
  public var item: Int { index(atPosition: 1) }
}

extension NSValue {
  /// The rectangle, as the keyboard's in a notification; without one, no rectangle.
  public var cgRectValue: CGRect { rectValue }
}

extension NSValue {
  /// Keeps a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Keeps a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Keeps a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}

extension CGPoint {
  /// Tells if another point is the same.
  public nonisolated func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension RunLoop {
  /// Has a timer count: its time is that of the app's clock.
  public func add(_ timer: HeadlessTimer, forMode mode: RunLoop.Mode) { Clock.shared.schedule(timer) }
}

/// The size of text that a person has chosen; here the usual one.
public nonisolated struct UIContentSizeCategory: Hashable, Sendable {
  let name: String
  /// The usual size.
  public static let large = UIContentSizeCategory(name: "UICTContentSizeCategoryL")
  /// Posted when a person has chosen another size; here nobody does.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension NSNotification.Name {
  /// A person has chosen another size of text, as Swift 3 and 4 wrote it.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

/// An action that a long press on the app's icon offers; remembered, as there is no icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem {
  /// The kind by which the app knows the action.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The text below the title.
  public let localizedSubtitle: String?
  /// The values that the app has given with it.
  public let userInfo: [String: Any]?

  /// Makes an action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
  }
}

/// The picture of an action; remembered nowhere.
@preconcurrency @MainActor open class UIApplicationShortcutIcon {
  /// Makes a picture of the app's assets.
  public init(templateImageName: String) {}
  /// Makes a picture of the system's symbols.
  public init(systemImageName: String) {}
}

extension UIApplication {
  /// The actions that a long press on the app's icon offers; remembered.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { self[Shortcuts.self] }
    set { self[Shortcuts.self] = newValue }
  }

  private enum Shortcuts: AssociatedKey { static var defaultValue: [UIApplicationShortcutItem]? { nil } }
}

extension UIApplication.LaunchOptionsKey {
  /// The action of the icon that the app is launched for; here none is.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

/// A checker of spelling: every word is right.
@preconcurrency @MainActor open class UITextChecker {
  /// Makes a checker.
  public init() {}

  /// Returns no place: every word is right.
  open func rangeOfMisspelledWord(
    in string: String,
    range: NSRange,
    startingAt start: Int,
    wrap: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

/// The largest number of its type, as C names it.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest number of its type, by C's older name.
public nonisolated let HUGE = MAXFLOAT
