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
  /// Weak: what a clean program does.
  weak var parent: Screen?

  init(_ number: Int) {
    self.number = number
    title = "the screen with the long title \(number)"
  }
}

final class Presenter {
  var screen: Screen?
}

final class Child {
  var owner: Screen?
  /// Unowned: the owner keeps its children, and so is there as long as they are.
  unowned let maker: Screen

  init(owner: Screen?, maker: Screen) {
    self.owner = owner
    self.maker = maker
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

/// Larger than the three words that fit into `any Style`.
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

/// What is kept for ever.
final class Registry {
  @MainActor static let shared = Registry()

  var screens: [Screen] = []
}
