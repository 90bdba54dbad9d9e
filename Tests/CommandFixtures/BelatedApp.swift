import Contenders
public import Foundation
public import HeadlessUIKit
import Suites
public import Users
public import UsersInterface

/// A correct app over a repository that never cancels: late answers count.
@MainActor public final class BelatedApp: UsersApp {
  /// The description.
  public nonisolated static let architecture = Architecture(name: "Belated", summary: "", roles: [])
  private let app: any UsersApp

  /// Makes the correct app.
  public init(window: UIWindow, repository: any UsersRepository) {
    app = Lineup.patterns[0].app.init(window: window, repository: BelatedRepository(repository))
  }

  /// Starts the app.
  public func start() {
    app.start()
  }

  /// Follows a link.
  public func open(_ link: URL) {
    app.open(link)
  }
}

/// A correct repository whose requests continue when they are cancelled.
@MainActor private final class BelatedRepository: ForwardingRepository {
  let base: any UsersRepository
  private var requests: [AnyCancellable] = []

  init(_ base: any UsersRepository) {
    self.base = base
  }

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    requests.append(base.fetchUsers(answer))
    return AnyCancellable {}
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    requests.append(base.renameUser(id, to: name, answer))
    return AnyCancellable {}
  }
}
