import Conformance
public import Foundation
public import HeadlessUIKit
import SignInDomain
public import Users
public import UsersInterface

/// An app in which a user signs in at its start: the specification begins there.
public final class SignedIn<App: UsersApp>: UsersApp {
  /// The app's description.
  public nonisolated static var architecture: Architecture { App.architecture }

  private let app: App
  private let window: UIWindow

  /// Makes the app.
  public init(window: UIWindow, repository: any UsersRepository) {
    app = App(window: window, repository: repository)
    self.window = window
  }

  /// Starts the app, and signs in as a person does. If that fails, the sign-in screen stays.
  public func start() {
    app.start()
    // A person waits for the screen.
    window.runLoop.runUntilIdle()
    let page = SignInPage(screen: Screen(window))
    try? page.type(name: Credentials.ada.name, password: Credentials.ada.password)
    try? page.tapSignIn()
    // In the next frame that screen has gone.
    window.runLoop.updateScreen()
  }

  /// Has the app follow a link.
  public func open(_ link: URL) { app.open(link) }
}
