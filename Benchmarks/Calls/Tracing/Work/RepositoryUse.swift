import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Counts the reads and notifications of an app's repository during an action.
@MainActor final class RepositoryUse {
  /// The instance that notes the use now; `nil` if none does.
  @TaskLocal private static var noted: RepositoryUse?

  /// The number of times that the users were read.
  private(set) var reads = 0
  /// The number of times that an observer was told of a change.
  private(set) var notifications = 0

  /// Notes the use during an action.
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
private final class NotedRepository: ForwardingRepository {
  let base: any UsersRepository

  init(_ base: any UsersRepository) {
    self.base = base
  }

  var users: UserDirectory? {
    RepositoryUse.noteRead()
    return base.users
  }

  func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    base.observeChanges { change in
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
