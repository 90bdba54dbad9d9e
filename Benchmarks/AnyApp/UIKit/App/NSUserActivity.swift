/// An activity of a person in an app, which can go on elsewhere; Foundation has it on Apple's systems alone.
@preconcurrency @MainActor public final class NSUserActivity {
  /// The kind of activity.
  public let activityType: String
  /// The page that shows the same in a browser.
  public var webpageURL: URL?
  /// The title; remembered.
  public var title: String?
  /// The values that the activity goes on with.
  public var userInfo: [AnyHashable: Any]?

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }
}

extension NSUserActivity: Hashable {
  /// Tells if two are the same object.
  public nonisolated static func == (one: NSUserActivity, other: NSUserActivity) -> Bool { one === other }

  /// Adds the object's identity to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The kind of the activity of looking at a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can take up an activity: a controller, or another responder.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {}

extension UIResponder: UIUserActivityRestoring {}
