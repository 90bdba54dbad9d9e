import HeadlessUIKit
import Mechanisms
import Suites
import TaskControl

/// A model and screens bound to it, in a window whose run loop is turned by hand.
@MainActor struct BoundScreens {
  let model: any NameViewModel
  private let window = UIWindow()
  private let root = UIViewController()

  init(_ mechanism: Mechanism, name: String = "Ada") {
    model = mechanism.viewModel.init(name: name)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Puts one more screen into the window.
  func add() -> NameScreen {
    let screen = model.makeScreen()
    settle {
      root.addChild(screen)
      root.view.addSubview(screen.view)
      screen.didMove(toParent: root)
    }
    return screen
  }

  /// Takes a screen out of the window.
  func remove(_ screen: NameScreen) {
    settle {
      screen.willMove(toParent: nil)
      screen.view.removeFromSuperview()
      screen.removeFromParent()
    }
  }

  func rename(_ name: String) {
    settle { model.name = name }
  }

  func type(_ text: String, into screen: NameScreen) {
    settle {
      screen.field.text = text
      screen.field.sendActions(for: .editingChanged)
    }
  }

  /// Runs everything that was put off for later.
  func settle(_ work: () -> Void = {}) {
    MainActorTasks.run(work)
    window.runLoop.turn()
  }
}
