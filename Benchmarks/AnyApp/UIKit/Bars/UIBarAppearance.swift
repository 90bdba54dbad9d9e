/// The look of a bar; its values are remembered only.
@preconcurrency @MainActor open class UIBarAppearance {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The colour of the bar's shadow.
  open var shadowColor: UIColor?
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage?

  /// Makes the usual look.
  public init() {}

  /// Does nothing here. In UIKit it makes the usual background.
  open func configureWithDefaultBackground() {}
  /// Does nothing here. In UIKit it makes the background opaque.
  open func configureWithOpaqueBackground() {}
  /// Does nothing here. In UIKit it makes the background transparent.
  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar; its values are remembered only.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a bar of tabs; its values are remembered only.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of small tabs with the title beside the picture.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of tabs; its values are remembered only.
@preconcurrency @MainActor open class UITabBarItemAppearance {
  /// The look of a tab that is not selected.
  public let normal = State()
  /// The look of the selected tab.
  public let selected = State()

  /// Makes the usual look.
  public init() {}

  /// The look of a tab in a state.
  @preconcurrency @MainActor open class State {
    /// The colour of the picture.
    open var iconColor: UIColor?
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
}

extension UINavigationBar {
  /// Returns the bar that stands for all others; what is set there is remembered only.
  public static func appearance() -> UINavigationBar { looks }
  private static let looks = UINavigationBar()

  /// The usual look.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      if let known = self[Standard.self] { return known }
      let made = UINavigationBarAppearance()
      self[Standard.self] = made
      return made
    }
    set { self[Standard.self] = newValue }
  }

  /// The look while the content is not scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { self[ScrollEdge.self] }
    set { self[ScrollEdge.self] = newValue }
  }

  /// The look of a low bar.
  public var compactAppearance: UINavigationBarAppearance? {
    get { self[Compact.self] }
    set { self[Compact.self] = newValue }
  }

  /// True if titles are large.
  public var prefersLargeTitles: Bool {
    get { self[LargeTitles.self] }
    set { self[LargeTitles.self] = newValue }
  }

  /// The look of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { self[TitleText.self] }
    set { self[TitleText.self] = newValue }
  }

  /// The look of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { self[LargeTitleText.self] }
    set { self[LargeTitleText.self] = newValue }
  }

  /// The look of the bar.
  public var barStyle: UIBarStyle {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }

  /// The picture of the bar's shadow.
  public var shadowImage: UIImage? {
    get { self[Shadow.self] }
    set { self[Shadow.self] = newValue }
  }

  /// Sets the picture of the bar; remembered nowhere.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  private enum Standard: AssociatedKey { static var defaultValue: UINavigationBarAppearance? { nil } }
  private enum ScrollEdge: AssociatedKey { static var defaultValue: UINavigationBarAppearance? { nil } }
  private enum Compact: AssociatedKey { static var defaultValue: UINavigationBarAppearance? { nil } }
  private enum LargeTitles: AssociatedKey { static var defaultValue: Bool { false } }
  private enum TitleText: AssociatedKey { static var defaultValue: [NSAttributedString.Key: Any]? { nil } }
  private enum LargeTitleText: AssociatedKey { static var defaultValue: [NSAttributedString.Key: Any]? { nil } }
  private enum Style: AssociatedKey { static var defaultValue: UIBarStyle { .default } }
  private enum Shadow: AssociatedKey { static var defaultValue: UIImage? { nil } }
}

extension UITabBar {
  /// Returns the bar that stands for all others; what is set there is remembered only.
  public static func appearance() -> UITabBar { looks }
  private static let looks = UITabBar(frame: .zero)

  /// The usual look.
  public var standardAppearance: UITabBarAppearance {
    get {
      if let known = self[Standard.self] { return known }
      let made = UITabBarAppearance()
      self[Standard.self] = made
      return made
    }
    set { self[Standard.self] = newValue }
  }

  /// The look while the content is not scrolled.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { self[ScrollEdge.self] }
    set { self[ScrollEdge.self] = newValue }
  }

  /// The look of the bar.
  public var barStyle: UIBarStyle {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }

  private enum Standard: AssociatedKey { static var defaultValue: UITabBarAppearance? { nil } }
  private enum ScrollEdge: AssociatedKey { static var defaultValue: UITabBarAppearance? { nil } }
  private enum Style: AssociatedKey { static var defaultValue: UIBarStyle { .default } }
}

/// The height of a bar.
public nonisolated enum UIBarMetrics: Int, Sendable { case `default`, compact }
