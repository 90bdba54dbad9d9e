// What a controller says about its presentation and its layout. It is remembered only, unless it says otherwise.

extension UIViewController {
  /// True if the bar of tabs is hidden from the time at which the controller is pushed until it is popped.
  public var hidesBottomBarWhenPushed: Bool {
    get { self[HidesBottomBar.self] }
    set { self[HidesBottomBar.self] = newValue }
  }

  /// True if what is presented from here covers this controller alone; remembered: the whole window is covered.
  public var definesPresentationContext: Bool {
    get { self[DefinesContext.self] }
    set { self[DefinesContext.self] = newValue }
  }

  /// The way in which the controller comes on screen when it is presented.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { self[TransitionStyle.self] }
    set { self[TransitionStyle.self] = newValue }
  }

  /// True if a person cannot take the controller away by a swipe.
  public var isModalInPresentation: Bool {
    get { self[Modal.self] }
    set { self[Modal.self] = newValue }
  }

  /// The edges at which the view lies below bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { self[Edges.self] }
    set { self[Edges.self] = newValue }
  }

  /// True if the view lies below bars through which nothing is seen.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { self[OpaqueBars.self] }
    set { self[OpaqueBars.self] = newValue }
  }

  /// True if a scroll view's content begins below the bars.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { self[AdjustsInsets.self] }
    set { self[AdjustsInsets.self] = newValue }
  }

  /// The size that the controller would have where there is a choice.
  public var preferredContentSize: CGSize {
    get { self[ContentSize.self] }
    set { self[ContentSize.self] = newValue }
  }

  /// The brightness that the controller asks for.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { self[InterfaceStyle.self] }
    set { self[InterfaceStyle.self] = newValue }
  }

  /// Asks for the look of the status bar again; none is drawn.
  public func setNeedsStatusBarAppearanceUpdate() {}

  private enum HidesBottomBar: AssociatedKey { static var defaultValue: Bool { false } }
  private enum DefinesContext: AssociatedKey { static var defaultValue: Bool { false } }
  private enum TransitionStyle: AssociatedKey { static var defaultValue: UIModalTransitionStyle { .coverVertical } }
  private enum Modal: AssociatedKey { static var defaultValue: Bool { false } }
  private enum Edges: AssociatedKey { static var defaultValue: UIRectEdge { .all } }
  private enum OpaqueBars: AssociatedKey { static var defaultValue: Bool { false } }
  private enum AdjustsInsets: AssociatedKey { static var defaultValue: Bool { true } }
  private enum ContentSize: AssociatedKey { static var defaultValue: CGSize { .zero } }
  private enum InterfaceStyle: AssociatedKey { static var defaultValue: UIUserInterfaceStyle { .unspecified } }
}

/// The way in which a controller comes on screen when it is presented.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// One bit for each edge, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes edges of their bits.
  public nonisolated init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
