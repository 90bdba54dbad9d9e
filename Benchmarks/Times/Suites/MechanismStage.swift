import Conformance
import HeadlessUIKit
import Mechanisms
import TaskControl

/// The stage of one mechanism in one benchmark: a model, and the screens that are bound to it.
final class MechanismStage {
  private(set) var turn = 0
  let users: BenchmarkUsers
  private let runLoop = MainRunLoop()
  private let window: UIWindow
  private let root = UIViewController()
  private let viewModel: any NameViewModel
  private var screens: [NameScreen] = []
  private var removed: NameScreen?

  init(_ mechanism: Mechanism, users: BenchmarkUsers) {
    self.users = users
    window = UIWindow(runLoop: runLoop)
    viewModel = mechanism.viewModel.init(name: "Ada")
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// The name of this turn; the turn before has another one.
  var name: String { turn.isMultiple(of: 2) ? "Ada Lovelace" : "Grace Hopper" }

  /// The field of the first screen.
  var field: UITextField {
    get throws {
      guard let screen = screens.first else { throw MechanismFailure(message: "no screen is bound") }
      return screen.field
    }
  }

  /// Begins another step, with a number of screens bound.
  func nextTurn(screens count: Int) {
    turn += 1
    guard screens.isEmpty, count > 0 else { return }
    settle {
      screens = (0..<count).map { _ in viewModel.makeScreen() }
      screens.forEach(add)
    }
  }

  /// Runs work, then a turn of the main actor and of the run loop, after which the screen is up to date.
  func settle(_ work: () -> Void) {
    MainActorTasks.run(work)
    runLoop.turn()
  }

  /// Changes the model.
  func update() {
    settle { viewModel.name = name }
  }

  /// Types the name into a field, as a person does.
  func type(into field: UITextField) {
    settle {
      field.text = name
      field.sendActions(for: .editingChanged)
    }
  }

  /// Adds a screen and removes it again; it is kept until it is checked.
  func bindAndUnbind() {
    settle {
      let screen = viewModel.makeScreen()
      add(screen)
      removed = screen
    }
    settle { if let removed { remove(removed) } }
  }

  /// Fails unless model, labels and fields have this turn's name.
  func expectName() throws {
    try expect(viewModel.name, "the model's name")
    for screen in screens {
      try expect(screen.label.text, "the label's text")
      try expect(screen.field.text, "the field's text")
    }
  }

  /// Fails if the removed screen never showed the model's name, or shows this turn's.
  func expectUnbound() throws {
    let shown = viewModel.name
    update()
    guard let text = removed?.label.text, text == shown, removed?.field.text == shown else {
      throw MechanismFailure(message: "the unbound label's text: \(removed?.label.text ?? "nil") instead of \(shown)")
    }
    removed = nil
  }

  private func add(_ screen: NameScreen) {
    root.addChild(screen)
    root.view.addSubview(screen.view)
    screen.didMove(toParent: root)
  }

  private func remove(_ screen: NameScreen) {
    screen.willMove(toParent: nil)
    screen.view.removeFromSuperview()
    screen.removeFromParent()
  }

  private func expect(_ actual: String?, _ what: String) throws {
    guard actual != name else { return }
    throw MechanismFailure(message: "\(what): \(actual ?? "nil") instead of \(name)")
  }
}

/// The error that a mechanism's screen or model is not as expected.
nonisolated struct MechanismFailure: Error, CustomStringConvertible {
  /// The failure in one line.
  let message: String

  var description: String { message }
}
