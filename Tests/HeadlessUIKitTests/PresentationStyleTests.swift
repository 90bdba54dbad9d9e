import HeadlessUIKit
import Testing

@MainActor @Suite("UIViewController: styles of a presentation", .keepingObjects)
struct PresentationStyleTests {
  let stage = NotingWindow()
  let root: NotingController
  let cover: NotingController

  init() {
    root = stage.controller("root")
    cover = stage.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    stage.show(root)
  }

  private var layers: [ObjectIdentifier] { stage.window.subviews.map(ObjectIdentifier.init) }

  private func ids(_ controllers: UIViewController...) -> [ObjectIdentifier] {
    controllers.map { ObjectIdentifier($0.view) }
  }

  private func present(_ controller: UIViewController, from presenter: UIViewController) {
    presenter.present(controller, animated: false)
    stage.settle()
    _ = stage.log.take()
  }

  @Test(
    "A presenter stays on screen and is told nothing, unless the style is fullScreen",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen]
  )
  func over(style: UIModalPresentationStyle) {
    cover.modalPresentationStyle = style
    root.present(cover, animated: true)
    stage.settle()
    #expect(layers == ids(root, cover))
    root.dismiss(animated: true)
    stage.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("root") })
    #expect(layers == ids(root))
  }

  @Test("The style is automatic at first")
  func automatic() {
    #expect(UIViewController().modalPresentationStyle == .automatic)
  }

  @Test("With fullScreen the presenter disappears, and its view leaves the window", arguments: [true, false])
  func fullScreen(animated: Bool) {
    root.present(cover, animated: animated)
    #expect(stage.log.take() == ["cover didLoad"])
    stage.turn()
    let begun = ["root willDisappear", "cover willAppear"], ended = ["cover didAppear", "root didDisappear"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    #expect(layers == (animated ? ids(root, cover) : ids(cover)))
    stage.settle()
    #expect(stage.log.take() == (animated ? ended : []))
    #expect(layers == ids(cover))
  }

  @Test("After fullScreen the presenter appears again, its view where it was", arguments: [true, false])
  func back(animated: Bool) {
    present(cover, from: root)
    root.dismiss(animated: animated)
    #expect(stage.log.take() == [])
    #expect(layers == ids(cover))
    stage.turn()
    let begun = ["cover willDisappear", "root willAppear"], ended = ["root didAppear", "cover didDisappear"]
    #expect(stage.log.take() == (animated ? begun : begun + ended))
    #expect(layers == (animated ? ids(root, cover) : ids(root)))
    stage.settle()
    #expect(stage.log.take() == (animated ? ended : []))
    #expect(layers == ids(root))
  }

  @Test("The root of a tree is covered, and with it the top of its stack")
  func navigation() {
    let navigation = stage.showNavigation([root])
    present(cover, from: root)
    #expect(navigation.view.window == nil)
    navigation.pushViewController(stage.controller("details"), animated: true)
    stage.settle()
    #expect(!stage.log.take().contains { $0.contains("ppear") })
    cover.dismiss(animated: true)
    stage.settle()
    let calls = stage.log.take()
    #expect(calls.filter { $0.hasPrefix("details") } == ["details didLoad", "details willAppear", "details didAppear"])
    #expect(!calls.contains { $0.hasPrefix("root") })
  }

  @Test("A push while its navigation controller comes back is shown when both have ended")
  func pushDuringDismissal() {
    stage.window.transitionDuration = 3
    let navigation = stage.showNavigation([root])
    present(cover, from: root)
    cover.dismiss(animated: true)
    stage.turn()
    let delegate = NotingNavigationDelegate(stage.log)
    navigation.delegate = delegate
    navigation.pushViewController(stage.controller("details"), animated: true)
    stage.settle()
    #expect(
      stage.log.take().suffix(8) == [
        "willShow details animated", "root willDisappear", "details willAppear", "cover didDisappear",
        "root didDisappear", "details didAppear", "details didMove to nav", "didShow details animated",
      ]
    )
  }

  @Test("A sheet that is covered comes back above what presents it")
  func coveredSheet() {
    let sheet = stage.controller("sheet")
    present(sheet, from: root)
    present(cover, from: sheet)
    #expect(layers == ids(root, cover))
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(layers == ids(root, sheet))
    #expect(!stage.log.take().contains { $0.hasPrefix("root") })
  }

  @Test("A covered presenter comes back when everything above it is dismissed at once")
  func chain() {
    let top = stage.controller("top")
    present(cover, from: root)
    present(top, from: cover)
    root.dismiss(animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "cover willDisappear", "cover didDisappear", "top willDisappear", "root willAppear",
        "root didAppear", "top didDisappear",
      ]
    )
    #expect(layers == ids(root))
  }

  @Test("A window's new root takes the cover and the covered root away")
  func newRoot() {
    present(cover, from: root)
    let new = stage.controller("new")
    stage.window.rootViewController = new
    stage.settle()
    #expect(layers == ids(new))
    #expect(root.presentedViewController == nil)
  }
}
