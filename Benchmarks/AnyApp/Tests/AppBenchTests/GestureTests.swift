import AppBench
import Testing
import UIKit

@Suite("Gestures")
@MainActor struct GestureTests {
  /// A controller with a photo in a frame, that notes the gestures on them.
  private final class Photo: UIViewController, UIGestureRecognizerDelegate {
    let calls = Calls()
    var isClosed = false
    let frame = UIView()
    let left = UISwipeGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      for name in ["press:", "left:", "tap:"] {
        ClassTable.register(Photo.self, action: name) { photo, arguments in
          let recogniser: UIGestureRecognizer = try ClassTable.argument(0, of: arguments)
          photo.calls.add("\(name) \(recogniser.state)")
          return nil
        }
      }
      let label = UILabel()
      label.text = "a photo"
      frame.addSubview(label)
      view.addSubview(frame)
      frame.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector("press:")))
      left.addTarget(self, action: Selector("left:"))
      left.direction = .left
      left.delegate = self
      frame.addGestureRecognizer(left)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:")))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isClosed }
  }

  // The states are those of Apple's Handling long-press gestures and Handling swipe gestures.
  @Test("on a label go to the recogniser of their kind that is nearest around it")
  func nearest() throws {
    let photo = Photo()
    let app = try CodeApp.running { photo }
    #expect(
      app.possibleActions(typing: []).prefix(3).map(\.description) == [
        "tap a photo", "press a photo", "swipe a photo left",
      ]
    )
    try app.perform(lines: "press a photo\nswipe a photo left\ntap a photo")
    #expect(photo.calls.taken() == ["press: began", "press: ended", "left: ended", "tap: ended"])
    #expect(throws: AppFailure("\"a photo\" has no use for this gesture")) {
      try app.perform(.gesture(.swipe("a photo", .right)))
    }
    #expect(throws: AppFailure("\"a film\" is not in sight")) { try app.perform(.gesture(.press("a film"))) }
  }

  /// Apple, `hitTest(_:with:)`: it "ignores view objects that … have disabled user interactions", so that the view around them
  /// is touched.
  @Test("on a label that takes no touches go to the views around it; on what is in a view that takes none, nowhere")
  func untouched() throws {
    let photo = Photo()
    let app = try CodeApp.running { photo }
    photo.frame.subviews.first?.isUserInteractionEnabled = false
    try app.perform(lines: "press a photo\ntap a photo")
    photo.frame.isUserInteractionEnabled = false
    try app.perform(lines: "tap a photo")
    #expect(photo.calls.taken() == ["press: began", "press: ended", "tap: ended", "tap: ended"])
    #expect(throws: AppFailure("\"a photo\" has no use for this gesture")) { try app.perform(lines: "press a photo") }
    photo.view.isUserInteractionEnabled = false
    #expect(throws: AppFailure("the button \"a photo\" is not in sight")) { try app.perform(lines: "tap a photo") }
  }

  @Test("are not made if the delegate refuses them, or their recogniser is disabled or gone")
  func refused() throws {
    let photo = Photo()
    let app = try CodeApp.running { photo }
    photo.isClosed = true
    try app.perform(lines: "swipe a photo left")
    photo.isClosed = false
    photo.left.isEnabled = false
    try app.perform(lines: "swipe a photo left")
    photo.left.isEnabled = true
    photo.left.removeTarget(photo, action: nil)
    try app.perform(lines: "swipe a photo left")
    #expect(photo.calls.taken() == [])
    photo.frame.removeGestureRecognizer(photo.left)
    #expect(throws: AppFailure.self) { try app.perform(.gesture(.swipe("a photo", .left))) }
    #expect(photo.left.view == nil)
  }

  /// A controller with a map that is moved and made larger.
  private final class Map: UIViewController {
    let calls = Calls()

    override func viewDidLoad() {
      super.viewDidLoad()
      ClassTable.register(Map.self, action: "pan:") { map, arguments in
        let pan: UIPanGestureRecognizer = try ClassTable.argument(0, of: arguments)
        let (moved, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
        map.calls.add("\(pan.state) \(moved.x) \(moved.y) \(speed.y)")
        return pan.setTranslation(.zero, in: nil)
      }
      ClassTable.register(Map.self, action: "pinch:") { map, arguments in
        let pinch: UIPinchGestureRecognizer = try ClassTable.argument(0, of: arguments)
        return map.calls.add("\(pinch.state) \(pinch.scale)")
      }
      let label = UILabel()
      label.text = "a map"
      view.addSubview(label)
      label.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:")))
      label.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("pinch:")))
    }
  }

  // The states and values are those of Apple's Handling pan gestures and Handling pinch gestures.
  @Test("that go on say how far they have come: a finger that draws, and two that part")
  func continuous() throws {
    let map = Map()
    let app = try CodeApp.running { map }
    #expect(app.possibleActions(typing: []).contains(.gesture(.pan("a map", right: 0, down: 100))))
    try app.perform(lines: "pan a map 3 -40\npinch a map 2")
    #expect(
      map.calls.taken() == [
        "began 0.0 0.0 0.0", "changed 3.0 -40.0 -40.0", "ended 0.0 0.0 -40.0", "began 1.0", "changed 2.0",
        "ended 2.0",
      ]
    )
    for line in ["pan a map 3 -40", "pinch a map 0.5"] { #expect(AppAction(line)?.description == line) }
    #expect(AppAction("pan a map 3") == nil && AppAction("pinch a map 0") == nil)
  }
}
