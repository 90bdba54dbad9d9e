import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// What an app asked of its repository and was told by it while something was done.
@MainActor final class RepositoryUse {
  /// Where it is noted now, if it is.
  @TaskLocal private static var noted: RepositoryUse?

  /// How often the users were read.
  private(set) var reads = 0
  /// How often an observer was told of a change.
  private(set) var notifications = 0

  /// Notes what happens while something is done.
  func note(_ body: () throws -> Void) rethrows {
    try Self.$noted.withValue(self, operation: body)
  }

  fileprivate static func noteRead() {
    noted?.reads += 1
  }

  fileprivate static func noteNotification() {
    noted?.notifications += 1
  }
}

/// A repository whose use is noted.
private final class NotedRepository: UsersRepository {
  private let repository: any UsersRepository

  init(_ repository: any UsersRepository) {
    self.repository = repository
  }

  var users: UserDirectory? {
    RepositoryUse.noteRead()
    return repository.users
  }

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    repository.fetchUsers(answer)
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    repository.renameUser(id, to: name, answer)
  }

  func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    repository.observeChanges { change in
      RepositoryUse.noteNotification()
      observer(change)
    }
  }
}

/// An app over a repository whose use is noted.
@MainActor final class NotedApp<App: UsersApp>: UsersApp {
  nonisolated static var architecture: Architecture { App.architecture }
  private let app: App

  init(window: UIWindow, repository: any UsersRepository) {
    app = App(window: window, repository: NotedRepository(repository))
  }

  func start() {
    app.start()
  }

  func open(_ link: URL) {
    app.open(link)
  }
}
