// What is remembered only, but for what a person can do with it.

extension UIScrollView {
  /// The size of the content: of lists what they have, of a text view 20 points for a line, of others what was set.
  public var contentSize: CGSize {
    get {
      switch self {
      case let table as UITableView: CGSize(width: table.bounds.width, height: table.heightOfRows)
      case let collection as UICollectionView: collection.collectionViewLayout.collectionViewContentSize
      case let text as UITextView: CGSize(width: text.bounds.width, height: CGFloat(text.picture.count) * 20)
      default: self[Size.self]
      }
    }
    set { self[Size.self] = newValue }
  }

  /// The distances of the content from the edges; a collection scrolls by them.
  public var contentInset: UIEdgeInsets {
    get { self[Inset.self] }
    set { self[Inset.self] = newValue }
  }

  /// True if a tap on the status bar scrolls to the top.
  public var scrollsToTop: Bool {
    get { self[ScrollsToTopKey.self] }
    set { self[ScrollsToTopKey.self] = newValue }
  }
  /// True if a person can scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
  /// True if the view stops at multiples of its size: then a person scrolls by pages.
  public var isPagingEnabled: Bool {
    get { self[IsPagingEnabledKey.self] }
    set { self[IsPagingEnabledKey.self] = newValue }
  }
  /// True if the content can be dragged beyond its end; remembered.
  public var bounces: Bool {
    get { self[BouncesKey.self] }
    set { self[BouncesKey.self] = newValue }
  }
  /// True if even content that fits can be dragged up and down; remembered.
  public var alwaysBounceVertical: Bool {
    get { self[AlwaysBounceVerticalKey.self] }
    set { self[AlwaysBounceVerticalKey.self] = newValue }
  }
  /// True if even content that fits can be dragged sideways; remembered.
  public var alwaysBounceHorizontal: Bool {
    get { self[AlwaysBounceHorizontalKey.self] }
    set { self[AlwaysBounceHorizontalKey.self] = newValue }
  }
  /// True if the place in the content is shown; remembered.
  public var showsVerticalScrollIndicator: Bool {
    get { self[ShowsVerticalScrollIndicatorKey.self] }
    set { self[ShowsVerticalScrollIndicatorKey.self] = newValue }
  }
  /// True if the place in the content is shown; remembered.
  public var showsHorizontalScrollIndicator: Bool {
    get { self[ShowsHorizontalScrollIndicatorKey.self] }
    set { self[ShowsHorizontalScrollIndicatorKey.self] = newValue }
  }
  /// True if a drag keeps its direction; remembered.
  public var isDirectionalLockEnabled: Bool {
    get { self[IsDirectionalLockEnabledKey.self] }
    set { self[IsDirectionalLockEnabledKey.self] = newValue }
  }
  /// True if a touch waits until it is not a drag; remembered.
  public var delaysContentTouches: Bool {
    get { self[DelaysContentTouchesKey.self] }
    set { self[DelaysContentTouchesKey.self] = newValue }
  }
  /// True if a touch of a control can become a drag; remembered.
  public var canCancelContentTouches: Bool {
    get { self[CanCancelContentTouchesKey.self] }
    set { self[CanCancelContentTouchesKey.self] = newValue }
  }
  /// The distances of the indicators from the edges; remembered.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { self[ScrollIndicatorInsetsKey.self] }
    set { self[ScrollIndicatorInsetsKey.self] = newValue }
  }
  /// The rate at which scrolling comes to rest; remembered.
  public var decelerationRate: DecelerationRate {
    get { self[DecelerationRateKey.self] }
    set { self[DecelerationRateKey.self] = newValue }
  }
  /// The look of the indicators; remembered.
  public var indicatorStyle: IndicatorStyle {
    get { self[IndicatorStyleKey.self] }
    set { self[IndicatorStyleKey.self] = newValue }
  }
  /// The drags that take the keyboard away: unless there are none, a person's.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { self[KeyboardDismissModeKey.self] }
    set { self[KeyboardDismissModeKey.self] = newValue }
  }
  /// The bars that are added to the insets; remembered.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { self[ContentInsetAdjustmentBehaviorKey.self] }
    set { self[ContentInsetAdjustmentBehaviorKey.self] = newValue }
  }
  /// The scale of the content; remembered.
  public var zoomScale: CGFloat {
    get { self[ZoomScaleKey.self] }
    set { self[ZoomScaleKey.self] = newValue }
  }
  /// The smallest scale; remembered.
  public var minimumZoomScale: CGFloat {
    get { self[MinimumZoomScaleKey.self] }
    set { self[MinimumZoomScaleKey.self] = newValue }
  }
  /// The largest scale; remembered.
  public var maximumZoomScale: CGFloat {
    get { self[MaximumZoomScaleKey.self] }
    set { self[MaximumZoomScaleKey.self] = newValue }
  }

  /// The rate at which scrolling comes to rest.
  public enum DecelerationRate { case normal, fast }
  /// The look of the indicators.
  public enum IndicatorStyle { case `default`, black, white }
  /// The drags that take the keyboard away.
  public enum KeyboardDismissMode { case none, onDrag, interactive }
  /// The bars that are added to the insets.
  public enum ContentInsetAdjustmentBehavior { case automatic, scrollableAxes, never, always }

  private enum Size: AssociatedKey { static var defaultValue: CGSize { .zero } }
  private enum Inset: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
  private enum ScrollsToTopKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum IsScrollEnabledKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum IsPagingEnabledKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum BouncesKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum AlwaysBounceVerticalKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum AlwaysBounceHorizontalKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum ShowsVerticalScrollIndicatorKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum ShowsHorizontalScrollIndicatorKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum IsDirectionalLockEnabledKey: AssociatedKey { static var defaultValue: Bool { false } }
  private enum DelaysContentTouchesKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum CanCancelContentTouchesKey: AssociatedKey { static var defaultValue: Bool { true } }
  private enum ScrollIndicatorInsetsKey: AssociatedKey { static var defaultValue: UIEdgeInsets { .zero } }
  private enum DecelerationRateKey: AssociatedKey { static var defaultValue: DecelerationRate { .normal } }
  private enum IndicatorStyleKey: AssociatedKey { static var defaultValue: IndicatorStyle { .default } }
  private enum KeyboardDismissModeKey: AssociatedKey { static var defaultValue: KeyboardDismissMode { .none } }
  private enum ContentInsetAdjustmentBehaviorKey: AssociatedKey {
    static var defaultValue: ContentInsetAdjustmentBehavior { .automatic }
  }
  private enum ZoomScaleKey: AssociatedKey { static var defaultValue: CGFloat { 1 } }
  private enum MinimumZoomScaleKey: AssociatedKey { static var defaultValue: CGFloat { 1 } }
  private enum MaximumZoomScaleKey: AssociatedKey { static var defaultValue: CGFloat { 1 } }
}

extension UITableView {
  /// The height of all rows.
  fileprivate var heightOfRows: CGFloat {
    CGFloat((0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }) * rowHeight
  }
}

/// The look of the indicators, as Swift 3 and 4 wrote it.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
