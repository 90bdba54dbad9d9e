/// Holds a screen while it is open, and the registry.
final class Stage {
  var screen: Screen?
  private let registry: Registry

  init(_ registry: Registry) {
    self.registry = registry
  }

  /// Removes the screen; returns a number that depends on its objects.
  @_optimize(none)
  @inline(never)
  func clear() -> Int {
    defer { screen = nil }
    return screen.map { $0.title.utf8.count + $0.children.count + ($0.onTap?() ?? 0) + ($0.style?.width ?? 0) } ?? 0
  }
}

/// A screen with all the references that a screen may have.
final class Screen {
  var number: Int
  var title: String
  var presenter: Presenter?
  var onTap: (() -> Int)?
  var children: [Child] = []
  var childrenByName: [String: Child] = [:]
  var delegate: (any ScreenDelegate)?
  var style: (any Style)?
  var holder: Holder<Screen>?
  var state = State.empty
  var observation: Observation?
  /// Weak: as in a program without leaks.
  weak var parent: Screen?

  init(_ number: Int) {
    self.number = number
    title = "the screen with the long title \(number)"
  }

  func next() -> Int { number + 1 }

  /// Has the screen itself answer a tap.
  @_optimize(none)
  @inline(never)
  func listen() {
    onTap = next
  }
}

final class Presenter {
  var screen: Screen?
}

final class Child {
  var owner: Screen?
  /// Unowned: the screen keeps its children, and so lives as long as they do.
  unowned var screen: Screen?

  /// Adds the child to a screen, with a strong reference to the screen if `keepsIt` is true.
  func enter(_ screen: Screen, owned keepsIt: Bool) {
    owner = keepsIt ? screen : nil
    self.screen = screen
  }
}

final class Holder<Value> {
  var value: Value?

  init(_ value: Value?) {
    self.value = value
  }
}

protocol ScreenDelegate: AnyObject {
  var screen: Screen? { get set }
}

final class Delegate: ScreenDelegate {
  var screen: Screen?
}

protocol Style {
  var width: Int { get }
}

/// A style larger than the three words that fit into `any Style`.
struct WideStyle: Style {
  var width: Int
  var margins = (1, 2, 3)
  var screen: Screen?
}

enum State {
  case empty
  case loaded(Child, count: Int)
  case failed(String)
}

/// Objects that are kept for ever.
final class Registry {
  @MainActor static let shared = Registry()

  var screens: [Screen] = []
  fileprivate var observers: [Observer] = []
  private var lastNumber = 0

  /// Keeps a closure for as long as the returned observation lives.
  func observe(_ tell: @escaping () -> Int) -> Observation {
    lastNumber += 1
    observers.append(Observer(number: lastNumber, tell: tell))
    return Observation(lastNumber, in: self)
  }
}

private struct Observer {
  let number: Int
  let tell: () -> Int
}

/// An observation that ends when it is released.
final class Observation {
  private let number: Int
  private let registry: Registry

  fileprivate init(_ number: Int, in registry: Registry) {
    self.number = number
    self.registry = registry
  }

  deinit {
    registry.observers.removeAll { [number] in $0.number == number }
  }
}
