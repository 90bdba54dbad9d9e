import Foundation
import HeadlessUIKit
import Lineup
import Suites
import Users
import UsersInterface

/// A correct app over a repository that never cancels: late answers count.
@MainActor final class BelatedApp: UsersApp {
  nonisolated static let architecture = Architecture(name: "Belated", summary: "", roles: [])
  private let app: any UsersApp

  init(window: UIWindow, repository: any UsersRepository) {
    app = Lineup.patterns[0].app.init(window: window, repository: BelatedRepository(repository))
  }

  func start() {
    app.start()
  }

  func open(_ link: URL) {
    app.open(link)
  }
}

/// A correct repository whose requests continue when they are cancelled.
@MainActor private final class BelatedRepository: UsersRepository {
  private let good: any UsersRepository
  private var requests: [AnyCancellable] = []

  init(_ good: any UsersRepository) {
    self.good = good
  }

  var users: UserDirectory? { good.users }

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    requests.append(good.fetchUsers(answer))
    return AnyCancellable {}
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    requests.append(good.renameUser(id, to: name, answer))
    return AnyCancellable {}
  }

  func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    good.observeChanges(observer)
  }
}
