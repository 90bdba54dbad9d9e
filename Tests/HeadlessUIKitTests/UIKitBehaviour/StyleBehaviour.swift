import Testing

@MainActor @Suite("As UIKit: presentations that cover the screen", .keepingObjects)
struct StyleBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  private func cover() -> NotingController {
    let cover = screen.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    return cover
  }

  @Test(
    "Order of fullScreen: the presenter leaves, the new one comes and has, then the presenter has",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+FullScreen, test_Animated_Presentation; a log of remkoh.dev")
  )
  func comes() {
    let root = screen.controller("root")
    screen.show(root)
    root.present(cover(), animated: true)
    screen.settle()
    #expect(
      screen.takeAppearance() == [
        "cover didLoad", "root willDisappear", "cover willAppear", "cover didAppear", "root didDisappear",
      ]
    )
  }

  @Test(
    "Of fullScreen nothing is told inside the call but the load",
    .evidence(
      "ww-tech/lasso 752a613, ModalTestingTests+FullScreen, test_Animated_Presentation and test_NotAnimated_Presentation"
    ),
    arguments: [true, false]
  )
  func nothingInside(animated: Bool) {
    let root = screen.controller("root")
    screen.show(root)
    root.present(cover(), animated: animated)
    #expect(screen.takeAppearance() == ["cover didLoad"])
  }

  @Test(
    "fullScreen that is not animated has ended after a turn",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+FullScreen, test_NotAnimated_Presentation")
  )
  func notAnimated() {
    let root = screen.controller("root")
    screen.show(root)
    root.present(cover(), animated: false)
    screen.turn()
    let calls = screen.takeAppearance()
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willDisappear", "root didDisappear"])
    #expect(calls.filter { $0.hasPrefix("cover") } == ["cover didLoad", "cover willAppear", "cover didAppear"])
  }

  @Test(
    "The presenter appears again when what covers it is dismissed",
    .evidence(
      "ww-tech/lasso 752a613, ModalTestingTests+FullScreen, test_Animated_Dismissal; WinObjC, UIViewControllerTests"
    ),
    arguments: [true, false]
  )
  func goes(animated: Bool) {
    let root = screen.controller("root")
    screen.show(root)
    root.present(cover(), animated: true)
    screen.settle()
    _ = screen.takeCalls()
    root.dismiss(animated: animated)
    screen.settle()
    let calls = screen.takeAppearance()
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willAppear", "root didAppear"])
    #expect(calls.filter { $0.hasPrefix("cover") } == ["cover willDisappear", "cover didDisappear"])
  }

  @Test(
    "The top of a stack is told when its navigation controller is covered",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+FullScreen, test_Presentation_OnNavigationEmbeddedController")
  )
  func topOfStack() {
    let navigation = screen.showNavigation()
    navigation.topViewController?.present(cover(), animated: true)
    screen.settle()
    let calls = screen.takeAppearance()
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willDisappear", "root didDisappear"])
    #expect(calls.filter { $0.hasPrefix("cover") } == ["cover didLoad", "cover willAppear", "cover didAppear"])
  }
}
