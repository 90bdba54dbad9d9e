import Conformance
import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Notes the windows that apps are given during an action.
@MainActor final class SeenWindows {
  /// The instance that notes windows now; `nil` if none does.
  @TaskLocal fileprivate static var noted: SeenWindows?

  /// The window of the app made last. Weak: it ends with its app.
  private(set) weak var last: UIWindow?

  /// Notes the windows during an action.
  func note<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$noted.withValue(self, operation: body)
  }

  fileprivate func see(_ window: UIWindow) {
    last = window
  }

  /// An app that is the given one in all respects, and whose window is noted.
  static func seeing<App: UsersApp>(_ app: App.Type) -> any UsersApp.Type { SeenApp<App>.self }
}

/// An app whose window is noted.
@MainActor private final class SeenApp<App: UsersApp>: UsersApp {
  nonisolated static var architecture: Architecture { App.architecture }
  private let app: App

  init(window: UIWindow, repository: any UsersRepository) {
    SeenWindows.noted?.see(window)
    app = App(window: window, repository: repository)
  }

  func start() {
    app.start()
  }

  func open(_ link: URL) {
    app.open(link)
  }
}

extension SeenApp: RepositoryChoosing where App: RepositoryChoosing {
  static func repository(over source: ControlledUsersSource) -> any UsersRepository {
    App.repository(over: source)
  }
}
