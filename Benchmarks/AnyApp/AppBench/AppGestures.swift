import UIKit

/// A gesture of a person other than a tap.
nonisolated public enum AppGesture: Equatable, Sendable {
  /// A finger that is put on a view and lifted: the view, those around it and their controllers are told of the touches.
  case touch(String)
  /// A long press on a view, by its identifier or what stands on it.
  case press(String)
  /// A swipe on a view, or on the page of a book that is read if none is named.
  case swipe(String?, Direction)
  /// A finger that draws over a view, to the right and down, in points.
  case pan(String, right: Int, down: Int)
  /// Two fingers on a view that part, or come together if the factor is below 1.
  case pinch(String, Double)

  /// The direction of a swipe.
  public enum Direction: String, CaseIterable, Sendable { case left, right, up, down }
}

nonisolated extension AppGesture: CustomStringConvertible {
  /// Reads a line such as `press Photo` or `swipe Photo left`; `nil` if it is none.
  public init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    switch words[0] {
    case "touch": self = .touch(words.dropFirst().joined(separator: " "))
    case "press": self = .press(words.dropFirst().joined(separator: " "))
    case "swipe":
      guard let direction = Direction(rawValue: last) else { return nil }
      self = .swipe(words.count == 2 ? nil : words[1..<(words.count - 1)].joined(separator: " "), direction)
    case "pan":
      guard words.count > 3, let right = Int(words[words.count - 2]), let down = Int(last) else { return nil }
      self = .pan(words[1..<(words.count - 2)].joined(separator: " "), right: right, down: down)
    case "pinch":
      guard words.count > 2, let factor = Double(last), factor > 0 else { return nil }
      self = .pinch(words[1..<(words.count - 1)].joined(separator: " "), factor)
    default: return nil
    }
  }

  /// The gesture as it is written in a journey.
  public var description: String {
    switch self {
    case .touch(let name): "touch \(name)"
    case .press(let name): "press \(name)"
    case .swipe(let name, let direction): "swipe \(name.map { "\($0) " } ?? "")\(direction)"
    case .pan(let name, let right, let down): "pan \(name) \(right) \(down)"
    case .pinch(let name, let factor): "pinch \(name) \(factor)"
    }
  }
}

extension ScreenElements {
  /// Makes a gesture.
  func perform(_ gesture: AppGesture) throws(AppFailure) {
    switch gesture {
    case .touch(let name): try touch(name)
    case .press(let name): try recogniser(UILongPressGestureRecognizer.self, named: name).recognise()
    case .swipe(let name?, let direction):
      try recogniser(UISwipeGestureRecognizer.self, named: name) { $0.direction.contains(direction.bits) }.recognise()
    case .pan(let name, let right, let down):
      try recogniser(UIPanGestureRecognizer.self, named: name).draw(by: CGPoint(x: right, y: down))
    case .pinch(let name, let factor): try recogniser(UIPinchGestureRecognizer.self, named: name).pinch(to: factor)
    case .swipe(nil, let direction):
      let turns = direction == .left ? UIPageViewController.NavigationDirection.forward : .reverse
      let isTurned = [.left, .right].contains(direction) && books.contains { $0.turn(turns) }
      guard isTurned else { throw AppFailure("nothing can be turned to the \(direction)") }
    }
  }

  /// Touches a view. In UIKit each responder passes touches on, unless it overrides that; here all are told.
  private func touch(_ name: String) throws(AppFailure) {
    guard let view = seen.first(where: { names(of: $0).contains(name) }) else {
      throw AppFailure("\"\(name)\" is not in sight")
    }
    var responders: [UIResponder] = []
    var place = views(around: view).first
    while let around = place {
      responders += [around] + [controllers.first { $0.viewIfLoaded === around }].compactMap(\.self)
      place = around.superview
    }
    UIResponder.touch(responders)
  }

  /// The controllers in the window, from the root on.
  private var controllers: [UIViewController] {
    func below(_ controller: UIViewController) -> [UIViewController] {
      let presented = controller.presentedViewController.flatMap {
        $0.presentingViewController === controller ? $0 : nil
      }
      return [controller] + (controller.children + [presented].compactMap(\.self)).flatMap(below)
    }
    return views.first?.window?.rootViewController.map(below) ?? []
  }

  /// The gestures that a person could make here.
  var gestures: [AppAction] {
    views.flatMap { view in
      (view.gestureRecognizers ?? []).flatMap { recogniser -> [AppGesture] in
        guard let name = firstName(in: view) else { return [] }
        switch recogniser {
        case is UILongPressGestureRecognizer: return [.press(name)]
        case is UIPanGestureRecognizer: return [.pan(name, right: 0, down: 100), .pan(name, right: 100, down: 0)]
        case is UIPinchGestureRecognizer: return [.pinch(name, 2)]
        case let recogniser as UISwipeGestureRecognizer:
          return AppGesture.Direction.allCases.filter { recogniser.direction.contains($0.bits) }.map {
            .swipe(name, $0)
          }
        default: return []
        }
      }
    }.map { AppAction.gesture($0) }
      + (books.isEmpty ? [] : [.gesture(.swipe(nil, .left)), .gesture(.swipe(nil, .right))])
  }

  private var books: [UIPageViewController] { views.compactMap { UIPageViewController.controller(of: $0) } }

  /// The recogniser of a kind that a finger on a view finds: of the view itself, or of the nearest one that contains it.
  func recogniser<Kind: UIGestureRecognizer>(
    _ kind: Kind.Type,
    named name: String,
    where fits: (Kind) -> Bool = { _ in true }
  ) throws(AppFailure) -> Kind {
    let named = seen.filter { names(of: $0).contains(name) }
    guard !named.isEmpty else { throw AppFailure("\"\(name)\" is not in sight") }
    for view in named.flatMap({ views(around: $0) }) {
      let found = (view.gestureRecognizers ?? []).lazy.compactMap { $0 as? Kind }.first(where: fits)
      if let found { return found }
    }
    throw AppFailure("\"\(name)\" has no use for this gesture")
  }

  /// The views that a finger on a view touches: itself and those around it, but for what leaves touches to them.
  private func views(around view: UIView) -> [UIView] {
    let around = Array(sequence(first: view) { $0.superview })
    return around.filter { place in views.contains { $0 === place } }
  }

  func firstName(in view: UIView) -> String? {
    names(of: view).first ?? view.subviews.lazy.compactMap { firstName(in: $0) }.first
  }
}

extension AppGesture.Direction {
  fileprivate var bits: UISwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}
