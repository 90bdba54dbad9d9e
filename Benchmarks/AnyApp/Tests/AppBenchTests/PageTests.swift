import AppBench
import Testing
import UIKit

/// The calls are those of Apple's documentation of UIPageViewControllerDataSource and UIPageViewControllerDelegate.
@Suite("A page controller")
@MainActor struct PageTests {
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let calls = Calls()
    lazy var pages = ["One", "Two", "Three"].map { NotingController($0, calls) }
    var hasSigns = true

    func pageViewController(_ book: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    {
      pages.firstIndex { $0 === page }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(_ book: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    {
      pages.firstIndex { $0 === page }.flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }

    func presentationCount(for book: UIPageViewController) -> Int { hasSigns ? 3 : 0 }
    func presentationIndex(for book: UIPageViewController) -> Int { 0 }

    func pageViewController(_ book: UIPageViewController, willTransitionTo pending: [UIViewController]) {
      calls.add("will \(pending[0].title ?? "")")
    }

    func pageViewController(
      _ book: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      calls.add("did \(previousViewControllers[0].title ?? "") \(book.viewControllers?[0].title ?? "")")
    }
  }

  private func running() throws -> (app: RunningApp, book: Book, pages: UIPageViewController) {
    let book = Book()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let app = try CodeApp.running {
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      return pages
    }
    return (app, book, pages)
  }

  @Test("turns to the next page and back by swipes, and tells its delegate of these")
  func turns() throws {
    let (app, book, pages) = try running()
    try app.perform(lines: "expect this is One\nexpect ● ○ ○")
    #expect(book.calls.taken() == ["One loaded", "One appears", "One appeared"])
    try app.perform(lines: "swipe left\nexpect this is Two\nexpect ○ ● ○")
    #expect(
      book.calls.taken() == [
        "will Two", "Two loaded", "Two appears", "One disappears", "One disappeared", "did One Two", "Two appeared",
      ]
    )
    #expect(book.pages[0].parent == nil && pages.children == [book.pages[1]])
    try app.perform(lines: "swipe right\nexpect this is One\nexpect ● ○ ○")
    #expect(app.possibleActions(typing: []).map(\.description).contains("swipe left"))
  }

  @Test("stays where it is at the last page, and tells nobody of what code shows")
  func ends() throws {
    let (app, book, pages) = try running()
    #expect(throws: AppFailure("nothing can be turned to the right")) {
      try app.perform(.gesture(.swipe(nil, .right)))
    }
    #expect(throws: AppFailure("nothing can be turned to the up")) { try app.perform(.gesture(.swipe(nil, .up))) }
    book.hasSigns = false
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    try app.perform(lines: "wait 1\nexpect this is Three")
    #expect(!app.picture.contains("○") && !book.calls.taken().contains { $0.hasPrefix("did ") })
    pages.dataSource = nil
    #expect(throws: AppFailure.self) { try app.perform(.gesture(.swipe(nil, .right))) }
  }
}
