import HeadlessUIKit
import Testing
import Users

@testable import MODULE

@Suite("The details' title")
@MainActor struct TitleTests {
  @Test("follows each change at once, whoever makes it and whatever is laid out")
  func follows() throws {
    let source = ControlledUsersSource()
    let repository = LiveUsersRepository(source: source)
    let user = User(id: 3, name: "Grace Hopper", username: "grace")
    let fetch = repository.fetchUsers { _ in }
    source.pendingFetch?.answer(.success(try UserDirectory([user])))
    fetch.cancel()
    let details = UserDetailsViewController(user: user, repository: repository)
    details.loadViewIfNeeded()
    for name in ["Amazing Grace", "Grace Brewster Hopper"] {
      let rename = repository.renameUser(user.id, to: name) { _ in }
      source.pendingRename?.request.answer(.success(()))
      rename.cancel()
      let title = details.navigationItem.title ?? ""
      #expect(title == name, "the title is \(title), should be \(name)")
    }
  }
}
