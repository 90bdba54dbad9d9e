import Foundation

/// Recognisers of gestures, which stand in files beside a controller or a view.
@MainActor enum InterfaceGestures {
  private static let kinds: [String: () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() }, "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() }, "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    // Spelled so by Interface Builder.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
  ]

  private static let directions: [(attribute: String, direction: UISwipeGestureRecognizer.Direction)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down),
  ]

  /// Makes the recogniser of an element; `nil` if the element is none.
  static func make(_ element: InterfaceElement, in interface: Interface) throws(InterfaceError) -> UIGestureRecognizer?
  {
    guard let make = kinds[element.name] else { return nil }
    let recogniser = try interface.custom(element) as? UIGestureRecognizer ?? make()
    recogniser.isEnabled = element.flag("enabled") ?? true
    if let tap = recogniser as? UITapGestureRecognizer {
      tap.numberOfTapsRequired = element.number("numberOfTapsRequired").map { Int($0) } ?? 1
    }
    if let swipe = recogniser as? UISwipeGestureRecognizer, let drawn = element.child(key: "direction") {
      swipe.direction = directions.reduce(into: []) {
        if drawn.flag($1.attribute) == true { $0.formUnion($1.direction) }
      }
    }
    return recogniser
  }
}

extension Interface {
  /// Makes an object at the top of a file or scene; `nil` for what is neither view nor recogniser.
  func topObject(_ element: InterfaceElement) throws(InterfaceError) -> AnyObject? {
    if let recogniser = try InterfaceGestures.make(element, in: self) {
      enter(recogniser, for: element)
      return recogniser
    }
    return InterfaceViews.knows(element) ? try view(element) : nil
  }
}
