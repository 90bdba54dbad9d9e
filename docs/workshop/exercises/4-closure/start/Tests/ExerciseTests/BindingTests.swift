import HeadlessUIKit
import Testing
import Users

@testable import MODULE

@Suite("The details' bindings")
@MainActor struct BindingTests {
  @Test("last as long as the view controller, and not only until it is covered")
  func covered() {
    let repository = LiveUsersRepository(source: ControlledUsersSource())
    let user = User(id: 3, name: "Grace Hopper", username: "grace")
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    let details = UserDetailsViewController(viewModel: viewModel)
    details.loadViewIfNeeded()
    details.viewWillDisappear(true)
    details.viewDidDisappear(true)
    viewModel.title.value = "Amazing Grace"
    #expect(details.navigationItem.title == "Amazing Grace", "the bindings end when the screen is only covered")
  }
}
