import HeadlessUIKit
import Testing
import Users

@testable import MODULE

@Suite("The details' bindings")
@MainActor struct BindingTests {
  private let viewModel: UserDetailsViewModel
  private let details: UserDetailsViewController

  init() {
    let repository = LiveUsersRepository(source: ControlledUsersSource())
    let user = User(id: 3, name: "Grace Hopper", username: "grace")
    viewModel = UserDetailsViewModel(user: user, repository: repository)
    details = UserDetailsViewController(viewModel: viewModel)
  }

  @Test("last as long as the view controller, and not only until it is covered")
  func covered() {
    details.loadViewIfNeeded()
    details.viewWillDisappear(true)
    details.viewDidDisappear(true)
    setTitle("Amazing Grace")
    #expect(details.navigationItem.title == "Amazing Grace", "the bindings end when the screen is only covered")
  }

  @Test("tell the title once for each change")
  func once() {
    details.loadViewIfNeeded()
    askAboutWrites(to: "title", when: "it changes once") { setTitle("Amazing Grace") }
  }

  @Test("last longer than one stay on screen: who is popped may be shown again")
  func shownAgain() {
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for name in ["Amazing Grace", "Grace Brewster Hopper"] {
      navigation.pushViewController(details, animated: true)
      window.runLoop.runUntilIdle()
      setTitle(name)
      #expect(details.navigationItem.title == name, "the bindings end when the screen is popped, and it is shown again")
      navigation.popViewController(animated: true)
      window.runLoop.runUntilIdle()
    }
  }

  /// Sets the title as its owner does, the view model.
  private func setTitle(_ title: String) {
    (viewModel.title as? Variable)?.set(title)
  }
}
