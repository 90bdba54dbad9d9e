import Contenders
public import Foundation
public import HeadlessUIKit
import Suites
public import Users
public import UsersInterface

/// A correct app whose deep links lead nowhere.
@MainActor public final class UnlinkedApp: UsersApp {
  /// The description.
  public nonisolated static let architecture = Architecture(name: "Unlinked", summary: "", roles: [])
  private let app: any UsersApp

  /// Makes the correct app.
  public init(window: UIWindow, repository: any UsersRepository) {
    app = Lineup.patterns[0].app.init(window: window, repository: repository)
  }

  /// Starts the app.
  public func start() {
    app.start()
  }

  /// Follows a link.
  public func open(_ link: URL) {}
}
