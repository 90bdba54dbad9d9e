import Foundation
import HeadlessUIKit
public import Measure
public import Mechanisms
public import Suites
import Users
import UsersInterface

/// Counts how often a window is searched or drawn.
@MainActor public final class Looks {
  /// The counter that is used now; `nil` if none is.
  @TaskLocal static var noted: Looks?

  private var count = 0

  private init() {}

  /// Returns the number of looks at a window with a lookout in four steps of a workload, each of which is checked.
  public static func count(in workload: Workload) throws -> Int {
    let looks = Looks()
    for _ in 0..<4 {
      try workload.prepare()
      try $noted.withValue(looks) { try workload.step() }
      try workload.verify()
    }
    return looks.count
  }

  fileprivate func increment() {
    count += 1
  }
}

/// A view in front of all others: code that searches or draws a window first asks this view if it is hidden.
final class Lookout: UIView {
  override var isHidden: Bool {
    get {
      Looks.noted?.increment()
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
}

/// An app with a lookout in its window.
@MainActor final class WatchedApp<App: UsersApp>: UsersApp {
  nonisolated static var architecture: Architecture { App.architecture }
  private let app: App
  private let window: UIWindow

  init(window: UIWindow, repository: any UsersRepository) {
    self.window = window
    app = App(window: window, repository: repository)
  }

  func start() {
    app.start()
    window.addSubview(Lookout())
  }

  func open(_ link: URL) {
    app.open(link)
  }
}

/// A model whose screens each have a lookout.
@MainActor final class WatchedViewModel<Model: NameViewModel>: NameViewModel {
  private let model: Model

  init(name: String) {
    model = Model(name: name)
  }

  var name: String {
    get { model.name }
    set { model.name = newValue }
  }

  func makeScreen() -> NameScreen {
    let screen = model.makeScreen()
    screen.view.addSubview(Lookout())
    return screen
  }
}

extension Contender {
  /// The contender with a lookout in its window.
  @MainActor public var watched: Contender {
    func watched<App: UsersApp>(_ app: App.Type) -> any UsersApp.Type { WatchedApp<App>.self }
    return Contender(watched(app))
  }
}

extension Mechanism {
  /// The mechanism with a lookout in its screens.
  @MainActor public var watched: Mechanism {
    func watched<Model: NameViewModel>(_ model: Model.Type) -> any NameViewModel.Type { WatchedViewModel<Model>.self }
    return Mechanism(id: id, summary: summary, viewModel: watched(viewModel))
  }
}
