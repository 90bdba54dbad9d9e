import HeadlessUIKit
import Testing
import Users

@testable import MODULE

@Suite("The details' title")
@MainActor struct TitleTests {
  private let source = ControlledUsersSource()
  private let repository: LiveUsersRepository
  private let details: UserDetailsViewController

  init() throws {
    repository = LiveUsersRepository(source: source)
    let user = User(id: 3, name: "Grace Hopper", username: "grace")
    let fetch = repository.fetchUsers { _ in }
    source.pendingFetch?.answer(.success(try UserDirectory([user])))
    fetch.cancel()
    details = UserDetailsViewController(user: user, repository: repository)
    details.loadViewIfNeeded()
  }

  @Test("follows each change at once, also one that others make, and before anything is laid out")
  func follows() {
    for name in ["Amazing Grace", "Grace Brewster Hopper"] {
      rename(to: name)
      let title = details.navigationItem.title ?? ""
      #expect(title == name, "the title is \(title), should be \(name)")
    }
  }

  @Test("does not set up the view again with each change: a tap on Save renames once")
  func saves() throws {
    rename(to: "Amazing Grace")
    let field = try #require(details.view.subviews.compactMap { $0 as? UITextField }.first)
    let button = try #require(details.view.subviews.compactMap { $0 as? UIButton }.first)
    field.text = "Grace Brewster Hopper"
    field.sendActions(for: .editingChanged)
    let before = source.renames.count
    button.sendActions(for: .touchUpInside)
    let renames = source.renames.count - before
    #expect(renames == 1, "a tap on Save renames \(renames) times: the view was set up more than once")
  }

  @Test("does not put what the view shows into it again with each change")
  func order() {
    let last = UIView()
    details.view.addSubview(last)
    rename(to: "Amazing Grace")
    #expect(
      details.view.subviews.last === last,
      "the view was set up more than once: a view that it has was added again"
    )
  }

  @Test("is written once for each change, and not while somebody types")
  func once() throws {
    let field = try #require(details.view.subviews.compactMap { $0 as? UITextField }.first)
    askAboutWrites(to: "title", when: "the name changes once, and somebody types") {
      rename(to: "Amazing Grace")
      field.text = "Grace Brewster Hopper"
      field.sendActions(for: .editingChanged)
    }
  }

  private func rename(to name: String) {
    let rename = repository.renameUser(3, to: name) { _ in }
    source.pendingRename?.request.answer(.success(()))
    rename.cancel()
  }
}
