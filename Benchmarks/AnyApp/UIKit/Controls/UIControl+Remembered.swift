extension UIControl {
  /// The place of the content from left to right; remembered.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { self[Horizontal.self] }
    set { self[Horizontal.self] = newValue }
  }

  /// The place of the content from top to bottom; remembered.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { self[Vertical.self] }
    set { self[Vertical.self] = newValue }
  }

  /// The place of a content from left to right.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// The place of a content from top to bottom.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private enum Horizontal: AssociatedKey { static var defaultValue: ContentHorizontalAlignment { .center } }
  private enum Vertical: AssociatedKey { static var defaultValue: ContentVerticalAlignment { .center } }
}

extension UIControl.State {
  /// Touched by a finger.
  public nonisolated static let highlighted = UIControl.State(rawValue: 1 << 0)
}

extension UIAction {
  /// A closure that is called with the action itself.
  public typealias Handler = (UIAction) -> Void
}

extension UISearchBar {
  /// Returns the bar that stands for all others; what is set there is remembered only.
  public static func appearance() -> UISearchBar { looks }
  private static let looks = UISearchBar(frame: .zero)
}

extension UITextField {
  /// Returns the field that stands for all others; what is set there is remembered only.
  public static func appearance() -> UITextField { looks }
  /// Returns the field that stands for those in some views; what is set there is remembered only.
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UITextField { looks }
  private static let looks = UITextField()
}

extension UIPageControl {
  /// Returns the dots that stand for all others; what is set there is remembered only.
  public static func appearance() -> UIPageControl { looks }
  private static let looks = UIPageControl()

  /// The look behind the dots; remembered.
  public var backgroundStyle: BackgroundStyle {
    get { self[Background.self] }
    set { self[Background.self] = newValue }
  }

  /// The look behind dots.
  public nonisolated enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  private enum Background: AssociatedKey { static var defaultValue: BackgroundStyle { .automatic } }
}

extension UINavigationBar {
  /// Returns the bar that stands for those in some views; what is set there is remembered only.
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UINavigationBar { appearance() }
}
