import Testing

@MainActor @Suite("As UIKit: presentation", .keepingObjects)
struct PresentationBehaviour {
  let screen = KeptObjects.keep(VisibleWindow())

  @Test(
    "present loads the view inside the call",
    .evidence("Apple, Addressing language exception crashes: a stack with view below present")
  )
  func loadsInside() {
    let (root, sheet) = (screen.controller("root"), screen.controller("sheet"))
    screen.show(root)
    root.present(sheet, animated: true)
    #expect(sheet.isViewLoaded)
  }

  @Test(
    "present tells nothing of appearance inside the call",
    .evidence(
      "ww-tech/lasso 752a613, ModalTestingTests+FullScreen, test_Animated_Presentation and test_NotAnimated_Presentation"
    ),
    arguments: [true, false]
  )
  func nothingInside(animated: Bool) {
    let root = screen.controller("root")
    screen.show(root)
    root.present(screen.controller("sheet"), animated: animated)
    #expect(screen.takeAppearance() == ["sheet didLoad"])
  }

  @Test(
    "dismiss tells nothing of appearance inside the call",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+AnyModalPresentationStyle, test_Animated_Dismissal")
  )
  func dismissalLater() {
    let root = screen.controller("root")
    screen.show(root)
    root.present(screen.controller("sheet"), animated: true)
    screen.settle()
    _ = screen.takeCalls()
    root.dismiss(animated: true)
    #expect(screen.takeAppearance() == [])
  }

  @Test(
    "Both ends of a presentation are linked when present returns; the root container presents",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+AnyModalPresentationStyle")
  )
  func linkedAtOnce() {
    let navigation = screen.showNavigation()
    let sheet = screen.controller("sheet")
    navigation.topViewController?.present(sheet, animated: true)
    #expect(navigation.presentedViewController === sheet)
    #expect(navigation.topViewController?.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
  }

  @Test(
    "The presenter is told nothing, neither of a sheet that comes nor of one that goes",
    .evidence("ww-tech/lasso 752a613, ModalTestingTests+SystemBehavior, pageSheet, iOS 13")
  )
  func presenterUntold() {
    let root = screen.controller("root")
    screen.show(root)
    root.present(screen.controller("sheet"), animated: true)
    screen.settle()
    root.dismiss(animated: true)
    screen.settle()
    #expect(
      screen.takeAppearance() == [
        "sheet didLoad", "sheet willAppear", "sheet didAppear", "sheet willDisappear", "sheet didDisappear",
      ]
    )
  }

  @Test(
    "A presentation's completion comes after viewDidAppear",
    .evidence("Apple, UIViewController, present(_:animated:completion:)")
  )
  func completionOfPresentation() {
    let root = screen.controller("root")
    screen.show(root)
    var calls: [String]?
    root.present(screen.controller("sheet"), animated: true) { calls = screen.takeAppearance() }
    screen.settle()
    #expect(calls?.last == "sheet didAppear")
  }

  @Test(
    "A dismissal's completion comes after viewDidDisappear; nothing is presented any more",
    .evidence("Apple, UIViewController, dismiss(animated:completion:); a stack with it below transitionDidFinish")
  )
  func completionOfDismissal() {
    let root = screen.controller("root")
    screen.show(root)
    root.present(screen.controller("sheet"), animated: true)
    screen.settle()
    var calls: [String]?
    var presents: Bool?
    root.dismiss(animated: true) {
      calls = screen.takeAppearance()
      presents = root.presentedViewController != nil
    }
    screen.settle()
    #expect(calls?.last == "sheet didDisappear")
    #expect(presents == false)
  }

  @Test(
    "A second presentation is refused; its completion is not called",
    .evidence("Apple's log line: attempt to present on a controller which is already presenting")
  )
  func refusedWhilePresenting() {
    let (root, second) = (screen.controller("root"), screen.controller("second"))
    screen.show(root)
    root.present(screen.controller("first"), animated: false)
    screen.settle()
    var completed = false
    root.present(second, animated: false) { completed = true }
    screen.settle()
    #expect(root.presentedViewController?.title == "first")
    #expect(second.presentingViewController == nil)
    #expect(!completed)
  }

  @Test(
    "A controller whose view is in no window presents nothing",
    .evidence("Apple's log line: whose view is not in the window hierarchy")
  )
  func refusedOutOfWindow() {
    let lone = screen.controller("lone")
    lone.present(screen.controller("sheet"), animated: false)
    #expect(lone.presentedViewController == nil)
  }

  @Test(
    "dismiss may be asked of the presenter or of what is presented",
    .evidence("Apple, UIViewController, dismiss(animated:completion:)"),
    arguments: [true, false]
  )
  func whoDismisses(presenter: Bool) {
    let (root, sheet) = (screen.controller("root"), screen.controller("sheet"))
    screen.show(root)
    root.present(sheet, animated: true)
    screen.settle()
    (presenter ? root : sheet).dismiss(animated: true)
    screen.settle()
    #expect(root.presentedViewController == nil)
    #expect(sheet.viewIfLoaded?.window == nil)
  }

  @Test(
    "dismiss takes away everything above the presenter",
    .evidence("Apple, UIViewController, dismiss(animated:completion:)")
  )
  func chain() {
    let (root, first, second) = (screen.controller("root"), screen.controller("first"), screen.controller("second"))
    screen.show(root)
    root.present(first, animated: false)
    screen.settle()
    first.present(second, animated: false)
    screen.settle()
    root.dismiss(animated: false)
    screen.settle()
    #expect(root.presentedViewController == nil)
    #expect(first.viewIfLoaded?.window == nil)
    #expect(second.viewIfLoaded?.window == nil)
  }

  @Test(
    "A root that is replaced while it presents stays, with what it presents",
    .evidence("Stack Overflow 26763020 and 53421089; engineering.showmax.com (2019); dobrean.ro (2018)")
  )
  func replacedRoot() throws {
    let (root, sheet) = (screen.controller("root"), screen.controller("sheet"))
    screen.show(root)
    root.present(sheet, animated: false)
    screen.settle()
    screen.window.rootViewController = screen.controller("other")
    screen.settle()
    try knownDifference("A replaced root dismisses what it presents") { #expect(sheet.viewIfLoaded?.window != nil) }
  }
}
