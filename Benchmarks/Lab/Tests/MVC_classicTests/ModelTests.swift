import RoleFixtures
import Testing
import Users

@testable import MVC_classic

@Suite("Classic MVC: models, alone")
struct ModelTests {
  let users = UsersFixture()

  @Test("A model tells its dependents of every change, and keeps none of them alive")
  func dependents() {
    let model = UserFinderModel(repository: users.repository)
    var dependent: DependentSpy? = DependentSpy()
    weak let watched = dependent
    dependent.map(model.addDependent)
    model.find("7")
    model.find("8")
    #expect(dependent?.calls == [.modelChanged, .modelChanged])
    dependent = nil
    #expect(watched == nil)
    model.find("9")
  }

  @Test("The dashboard's model knows whether users are loaded before it answers")
  func load() throws {
    let model = DashboardModel(repository: users.repository)
    var answers: [Bool] = []
    model.loadUsers { _ in answers.append(model.isLoaded && !model.isLoading) }
    #expect(model.isLoading && !model.isLoaded)
    try users.answerFetch(User.three)
    #expect(answers == [true])
  }

  @Test("The finder's model finds the user who has the id that is typed", arguments: User.findings)
  func find(_ query: String, _ result: String) throws {
    let model = UserFinderModel(repository: users.repository)
    #expect(model.count == nil)
    try users.fetch(User.three)
    model.find(query)
    #expect(model.count == 3 && Wording.finding(model.finding) == result)
  }

  @Test("The finder's model has the users that are there when it is made")
  func madeLater() throws {
    try users.fetch(User.three)
    let model = UserFinderModel(repository: users.repository)
    model.find("7")
    #expect(model.count == 3 && model.finding == .found(.ada))
  }

  @Test("The details' model has the name that its user has when it is made, or had before it went")
  func changedBefore() throws {
    try users.fetch(User.three)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(UserDetailsModel(user: .ada, repository: users.repository).draft.name == "Augusta")
    try users.fetch([.grace])
    #expect(UserDetailsModel(user: .ada, repository: users.repository).draft.name == "Ada")
  }

  @Test("The details' model refuses an empty name and saves another")
  func save() throws {
    try users.fetch(User.three)
    let model = UserDetailsModel(user: .ada, repository: users.repository)
    model.editName(" ")
    model.saveName()
    #expect(!model.isSaving && model.message == "Name can't be empty")
    model.editName(" Augusta ")
    model.saveName()
    #expect(model.isSaving && model.message == nil)
    try users.answerRename(.success(()))
    #expect(!model.isSaving && model.draft.name == "Augusta")
  }
}

/// Records what a model tells its dependent.
private final class DependentSpy: Dependent {
  enum Call: Equatable {
    case modelChanged
  }

  var calls: [Call] = []

  func modelChanged() {
    calls.append(.modelChanged)
  }
}
