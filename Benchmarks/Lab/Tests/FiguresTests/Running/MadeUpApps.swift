import Conformance
import Contenders
import Foundation
import HeadlessUIKit
import Suites
import Users
import UsersInterface

/// An app that shows and loads nothing.
final class IdleApp: UsersApp {
  nonisolated static var architecture: Architecture { Architecture(name: "Idle", summary: "", roles: []) }

  init(window: UIWindow, repository: any UsersRepository) {}
  func start() {}
  func open(_ link: URL) {}
}

/// An app that does what another one does, as those around apps whose first screen is not the dashboard.
final class Around<App: UsersApp>: UsersApp {
  nonisolated static var architecture: Architecture { App.architecture }
  private let app: App

  init(window: UIWindow, repository: any UsersRepository) {
    app = App(window: window, repository: repository)
  }

  func start() {
    app.start()
  }

  func open(_ link: URL) {
    app.open(link)
  }
}

/// Returns the app around another one.
func around<Inner: UsersApp>(_ inner: Inner.Type) -> any UsersApp.Type { Around<Inner>.self }

/// An app that makes something deep when the first of its kind is started, as global variables are made.
final class OnceApp: UsersApp {
  nonisolated static var architecture: Architecture { Architecture(name: "Once", summary: "", roles: []) }
  private static let made: Void = DeepCaller().countsDown(from: 9)
  private let app: any UsersApp

  init(window: UIWindow, repository: any UsersRepository) {
    app = Lineup.patterns[0].app.init(window: window, repository: repository)
  }

  func start() {
    Self.made
    app.start()
  }

  func open(_ link: URL) {
    app.open(link)
  }
}

/// An app that works only over the repository that it chooses itself.
final class ChoosingApp: RepositoryChoosing {
  nonisolated static var architecture: Architecture { Lineup.patterns[0].architecture }
  private let app: (any UsersApp)?

  static func repository(over source: ControlledUsersSource) -> any UsersRepository {
    ChosenRepository(LiveUsersRepository(source: source))
  }

  init(window: UIWindow, repository: any UsersRepository) {
    app = repository is ChosenRepository ? Lineup.patterns[0].app.init(window: window, repository: repository) : nil
  }

  func start() {
    app?.start()
  }

  func open(_ link: URL) {
    app?.open(link)
  }

  private final class ChosenRepository: ForwardingRepository {
    let base: any UsersRepository

    init(_ base: any UsersRepository) {
      self.base = base
    }
  }
}
