import HeadlessUIKit
import Presentation
import Testing
import Users

@testable import MODULE

@Suite("The finder's view and its presenter")
@MainActor struct PresenterTests {
  private let source = ControlledUsersSource()
  private let repository: LiveUsersRepository
  private let finder: UserFinderViewController

  init() throws {
    repository = LiveUsersRepository(source: source)
    finder = UserFinderViewController(repository: repository)
    finder.loadViewIfNeeded()
    let request = repository.fetchUsers { _ in }
    let users = [
      User(id: 7, name: "Ada Lovelace", username: "ada"), User(id: 3, name: "Grace Hopper", username: "grace"),
    ]
    source.pendingFetch?.answer(.success(try UserDirectory(users)))
    request.cancel()
  }

  @Test("The view shows what its presenter tells it, and works out nothing of its own")
  func told() throws {
    let presenter = try presenter()
    try type("3")
    // Somebody else tells the presenter, so that it knows another query than the field. It is told, and answers nothing.
    presenter.queryEdited("7") as Void
    expectShown("I found Ada Lovelace aka ada")
    rename(7, to: "Augusta Ada King")
    expectShown("I found Augusta Ada King aka ada")
  }

  @Test("The presenter is told what is typed")
  func tells() throws {
    let presenter = try presenter()
    presenter.queryEdited("7")
    try type("3")
    expectShown("I found Grace Hopper aka grace")
    rename(3, to: "Amazing Grace")
    expectShown("I found Amazing Grace aka grace")
  }

  @Test("The view is told once what has changed, and not what has not")
  func once() throws {
    try askAboutWrites(to: "finder.result", when: "something is typed") { try type("3") }
    try askAboutWrites(to: "finder.count", atMost: 0, when: "something is typed") { try type("7") }
    askAboutWrites(to: "finder.count", "finder.result", when: "a name changes") { rename(7, to: "Augusta Ada King") }
  }

  private func presenter() throws -> UserFinderPresenter {
    let views = [finder] + finder.view.subviews + [finder.view].compactMap(\.self)
    let held = views.flatMap { HeldObjects(of: $0).all }
    return try #require(
      held.lazy.compactMap { $0 as? UserFinderPresenter }.first,
      "the presenter is not used: the view controller holds none"
    )
  }

  private func type(_ query: String) throws {
    let field = try #require(finder.view.subviews.compactMap { $0 as? UITextField }.first)
    field.text = query
    field.sendActions(for: .editingChanged)
  }

  private func rename(_ id: User.ID, to name: String) {
    let rename = repository.renameUser(id, to: name) { _ in }
    source.pendingRename?.request.answer(.success(()))
    rename.cancel()
  }

  private func expectShown(_ text: String) {
    let texts = finder.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains(text), "the presenter is not used: it tells the view \"\(text)\", which shows \(texts)")
  }
}
