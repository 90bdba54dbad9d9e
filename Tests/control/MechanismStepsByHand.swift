import HeadlessUIKit
import Mechanisms
import Suites
import TaskControl

/// The steps of the mechanisms' benchmarks written by hand: a change or event, and a turn of main actor and run loop.
@MainActor final class MechanismStepsByHand {
  private let runLoop = MainRunLoop()
  private let window: UIWindow
  private let root = UIViewController()
  private let viewModel: any NameViewModel
  private var screens: [NameScreen] = []
  private var removed: NameScreen?
  private var turn = 0

  /// Makes a model that no screen is bound to.
  init(_ mechanism: Mechanism) {
    window = UIWindow(runLoop: runLoop)
    viewModel = mechanism.viewModel.init(name: "Ada")
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Gets ready for the next step of a benchmark, and returns the step.
  func next(_ benchmark: Benchmark, users: BenchmarkUsers) -> StepsByHand.Step? {
    turn += 1
    if benchmark.name == "bind-unbind" { return bindAndUnbind() }
    if screens.isEmpty { bind(benchmark.size(on: users)) }
    return benchmark.name == "type" ? type() : update()
  }

  private var name: String { turn % 2 == 0 ? "Ada Lovelace" : "Grace Hopper" }

  private func update() -> StepsByHand.Step {
    let viewModel = viewModel
    let (name, runLoop) = (name, runLoop)
    return {
      MainActorTasks.run { viewModel.name = name }
      runLoop.turn()
    }
  }

  private func type() -> StepsByHand.Step? {
    guard let field = screens.first?.field else { return nil }
    let (name, runLoop) = (name, runLoop)
    return {
      MainActorTasks.run {
        field.text = name
        field.sendActions(for: .editingChanged)
      }
      runLoop.turn()
    }
  }

  private func bindAndUnbind() -> StepsByHand.Step {
    // One more change, as the benchmark's check makes after each step: it ends what is still tracked.
    MainActorTasks.run { viewModel.name = name }
    runLoop.turn()
    removed = nil
    return { [self] in addAndRemove() }
  }

  private func addAndRemove() {
    MainActorTasks.run {
      let screen = viewModel.makeScreen()
      add(screen)
      removed = screen
    }
    runLoop.turn()
    MainActorTasks.run { if let removed { remove(removed) } }
    runLoop.turn()
  }

  private func bind(_ count: Int) {
    MainActorTasks.run {
      screens = (0..<count).map { _ in viewModel.makeScreen() }
      screens.forEach(add)
    }
    runLoop.turn()
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
}
