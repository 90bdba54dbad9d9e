import Conformance
import HeadlessUIKit
import Instruments
import Mechanisms

/// Where one mechanism does one benchmark: a model, and as many screens as are bound to it.
final class MechanismStage {
  private(set) var turn = 0
  let users: BenchmarkUsers
  private let window = UIWindow()
  private let root = UIViewController()
  private let viewModel: any NameViewModel
  private var screens: [NameScreen] = []
  private var removed: NameScreen?

  init(_ mechanism: Mechanism, users: BenchmarkUsers) {
    self.users = users
    viewModel = mechanism.viewModel.init(name: "Ada")
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// The name of this turn, which is not that of the turn before.
  var name: String { turn.isMultiple(of: 2) ? "Ada Lovelace" : "Grace Hopper" }

  /// Begins another step, with so many screens bound.
  func nextTurn(screens count: Int) {
    turn += 1
    if screens.isEmpty { bind(count) }
  }

  /// Does something and lets the main actor and the run loop turn: at the end, what is on screen is as it should be.
  func settle(_ work: () -> Void) {
    MainTurn.run(work)
    window.runLoop.turn()
  }

  /// Changes the model.
  func update() {
    settle { viewModel.name = name }
  }

  /// Types the name into the first screen's field, as a person does.
  func type() {
    settle {
      screens.first?.field.text = name
      screens.first?.field.sendActions(for: .editingChanged)
    }
  }

  /// Puts a screen on stage and takes it off again; it is kept until it is looked at.
  func bindAndUnbind() {
    bind(1)
    removed = screens.popLast()
    settle { removed.map(remove) }
  }

  /// Fails unless model, labels and fields have this turn's name.
  func expectName() throws {
    try expect(viewModel.name, "the model's name")
    for screen in screens {
      try expect(screen.label.text, "the label's text")
      try expect(screen.field.text, "the field's text")
    }
  }

  /// Fails if the screen that was taken off never showed the model's name, or shows this turn's.
  func expectUnbound() throws {
    let shown = viewModel.name
    update()
    guard let text = removed?.label.text, text == shown, removed?.field.text == shown else {
      throw MechanismFailure(message: "the unbound label's text: \(removed?.label.text ?? "nil") instead of \(shown)")
    }
    removed = nil
  }

  private func bind(_ count: Int) {
    settle {
      for _ in 0..<count {
        let screen = viewModel.makeScreen()
        root.addChild(screen)
        root.view.addSubview(screen.view)
        screen.didMove(toParent: root)
        screens.append(screen)
      }
    }
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
