/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  /// The page that is shown, from 0; setting it sends no event.
  open var currentPage = 0 {
    didSet {
      let limited = min(max(0, currentPage), max(0, numberOfPages - 1))
      if limited != currentPage { currentPage = limited }
      setNeedsDisplay()
    }
  }
  /// True if one page alone has no dot.
  open var hidesForSinglePage = false

  /// Goes to a page as a person does.
  public func turn(to page: Int) {
    currentPage = page
    sendActions(for: .valueChanged)
  }

  open override var picture: [String] {
    if hidesForSinglePage && numberOfPages < 2 { return [] }
    return [(0..<max(0, numberOfPages)).map { $0 == currentPage ? "●" : "○" }.joined(separator: " ")]
  }
}

// What is remembered only.
extension UIPageControl {
  /// The colour of the dots.
  public var pageIndicatorTintColor: UIColor? {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }
  /// The colour of the current page's dot.
  public var currentPageIndicatorTintColor: UIColor? {
    get { self[CurrentTint.self] }
    set { self[CurrentTint.self] = newValue }
  }

  private enum Tint: AssociatedKey { static var defaultValue: UIColor? { nil } }
  private enum CurrentTint: AssociatedKey { static var defaultValue: UIColor? { nil } }
}
