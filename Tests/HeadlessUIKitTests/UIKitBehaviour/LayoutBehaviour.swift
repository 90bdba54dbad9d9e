import Testing

@MainActor @Suite("As UIKit: viewIsAppearing, layout and equality", .keepingObjects)
struct LayoutBehaviour {
  final class Board: UIView {
    var laidOut: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut()
    }
  }

  let screen = KeptObjects.keep(VisibleWindow())

  @Test(
    "A controller is appearing once, between willAppear and didAppear, its view in the window",
    .evidence("Apple, UIViewController, viewIsAppearing(_:); a log at velog.io/@rudin_/iOS-LifeCycle-in-Modal")
  )
  func isAppearing() {
    let (navigation, details) = (screen.showNavigation(), screen.controller("details"))
    var calls: [String] = []
    details.reaction = { [unowned details] call in
      if call.contains("ppear") { calls.append("\(call)\(details.view.window == nil ? "" : " in the window")") }
    }
    navigation.pushViewController(details, animated: true)
    screen.settle()
    #expect(calls == ["willAppear", "isAppearing in the window", "didAppear in the window"])
    details.reaction = { _ in }
  }

  @Test(
    "A controller that comes back is appearing again, once",
    .evidence("Apple, UIViewController, viewIsAppearing(_:): once each time that the view appears")
  )
  func comesBack() {
    let (navigation, details) = (screen.showNavigation(), screen.controller("details"))
    navigation.pushViewController(details, animated: true)
    screen.settle()
    navigation.pushViewController(screen.controller("above"), animated: true)
    screen.settle()
    var calls: [String] = []
    details.reaction = { if $0.contains("ppear") { calls.append($0) } }
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(calls == ["willAppear", "isAppearing", "didAppear"])
  }

  @Test(
    "A layout that is asked for is not made inside the call, and once for several calls",
    .evidence("Apple, UIView, setNeedsLayout()")
  )
  func setNeedsLayout() {
    let (root, board) = (screen.controller("root"), Board())
    screen.show(root)
    root.view.addSubview(board)
    screen.settle()
    var layouts = 0
    board.laidOut = { layouts += 1 }
    for _ in 1...3 { board.setNeedsLayout() }
    #expect(layouts == 0)
    screen.turn()
    #expect(layouts == 1)
  }

  @Test("layoutIfNeeded makes a layout that was asked for at once", .evidence("Apple, UIView, layoutIfNeeded()"))
  func layoutIfNeeded() {
    let board = Board()
    var layouts = 0
    board.laidOut = { layouts += 1 }
    board.setNeedsLayout()
    board.layoutIfNeeded()
    #expect(layouts == 1)
  }

  @Test(
    "viewWillLayoutSubviews comes before the view's layout, viewDidLayoutSubviews after it",
    .evidence("Apple, UIViewController, viewWillLayoutSubviews() and viewDidLayoutSubviews()")
  )
  func aroundLayout() {
    let (root, board) = (screen.controller("root"), Board())
    root.view = board
    screen.show(root)
    var calls: [String] = []
    root.reaction = { calls.append($0) }
    board.laidOut = { calls.append("layoutSubviews") }
    board.setNeedsLayout()
    screen.turn()
    #expect(calls == ["willLayout", "layoutSubviews", "didLayout"])
  }

  @Test("Two of the same are equal, and two others not", .evidence("Apple, NSObject, isEqual(_:)"))
  func equality() {
    let (one, other) = (UIView(), UIView())
    #expect(one == one && one != other)
    #expect(Set([one, other, one]).count == 2)
  }
}
