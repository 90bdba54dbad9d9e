import HeadlessUIKit
import Testing

@MainActor @Suite("UIView: told of another superview")
struct MovedToSuperviewTests {
  final class Told: UIView {
    private(set) var superviews: [UIView?] = []

    override func didMoveToSuperview() {
      superviews.append(superview)
    }
  }

  @Test("A view is told once it is in another view, and once it is in none")
  func told() {
    let (first, second, view) = (UIView(), UIView(), Told())
    first.addSubview(view)
    second.insertSubview(view, at: 0)
    view.removeFromSuperview()
    #expect(view.superviews == [first, second, nil])
    view.removeFromSuperview()
    #expect(view.superviews.count == 3)
  }
}
