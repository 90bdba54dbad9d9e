import UIKit

// What a person scrolls and pulls: of several views the first one, tables and collections before others.
extension ScreenElements {
  func scroll(_ distance: AppAction.Distance) throws(AppFailure) {
    guard let view = scrolled else { throw AppFailure("nothing in sight scrolls") }
    switch distance {
    case .rows(let rows): view.drag(steps: rows)
    case .toEnd: view.drag(steps: nil)
    case .toTop: view.tapStatusBar()
    }
  }

  func pull() throws(AppFailure) {
    guard let view = pulled else { throw AppFailure("nothing in sight can be pulled down") }
    guard view.pulledControl?.isRefreshing == false else { throw AppFailure("it is loading again already") }
    view.pull()
  }

  /// The actions that a person could do by scrolling.
  var scrolling: [AppAction] {
    let pull = pulled?.pulledControl?.isRefreshing == false ? [AppAction.pull] : []
    guard let scrolled else { return pull }
    let size = scrolled.contentSize
    let isLarger = size.width > scrolled.bounds.width || size.height > scrolled.bounds.height
    return pull + (isLarger ? [.scroll(.rows(3)), .scroll(.toEnd), .scroll(.toTop)] : [])
  }

  private var scrolled: UIScrollView? {
    let scrolling = views.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    return scrolling.first { ScreenList($0) != nil } ?? scrolling.first
  }

  private var pulled: UIScrollView? { views.lazy.compactMap { $0 as? UIScrollView }.first { $0.pulledControl != nil } }
}
