import RoleFixtures
import Testing
import Users

@testable import OneStore

@Suite("OneStore: the details' feature")
struct UserDetailsFeatureTests {
  private func state(typing text: String) -> UserDetailsFeature.State {
    var state = UserDetailsFeature.State(id: 1, user: .ada)
    _ = UserDetailsFeature.reduce(into: &state, .nameEdited(text))
    return state
  }

  @Test("It knows the user when it is made")
  func made() {
    let state = UserDetailsFeature.State(id: 1, user: .ada)
    #expect(state.draft.name == "Ada" && state.draft.text == "Ada" && state.message == nil && !state.isSaving)
  }

  @Test("It asks for a rename to the trimmed name, and says nothing once that is done")
  func save() {
    var state = state(typing: " Augusta ")
    #expect(UserDetailsFeature.reduce(into: &state, .saveTapped) == [.rename(7, to: "Augusta", details: 1)])
    #expect(state.isSaving && state.message == nil)
    #expect(UserDetailsFeature.reduce(into: &state, .saved(.success(()))) == [])
    #expect(!state.isSaving && state.message == nil)
  }

  @Test("It says why a name was not saved until the next attempt, and keeps what was typed")
  func failedSave() {
    var state = state(typing: "Augusta")
    _ = UserDetailsFeature.reduce(into: &state, .saveTapped)
    #expect(UserDetailsFeature.reduce(into: &state, .saved(.failure(.httpStatus(500)))) == [])
    #expect(!state.isSaving && state.message == UsersFailure.httpStatus(500).text && state.draft.text == "Augusta")
    _ = UserDetailsFeature.reduce(into: &state, .saveTapped)
    #expect(state.message == nil)
  }

  @Test("It refuses an empty name and asks for nothing")
  func emptyName() {
    var state = state(typing: "  ")
    #expect(UserDetailsFeature.reduce(into: &state, .saveTapped) == [])
    #expect(state.message == "Name can't be empty" && !state.isSaving)
  }

  @Test("It follows a rename made elsewhere, but leaves what was typed; it keeps the name of a user who is gone")
  func renamedElsewhere() throws {
    var state = state(typing: "Countess")
    let renamed = try UserDirectory([User(id: 7, name: "Augusta", username: "ada")])
    #expect(UserDetailsFeature.reduce(into: &state, .usersUpdated(renamed)) == [])
    #expect(state.draft.name == "Augusta" && state.draft.text == "Countess")
    #expect(UserDetailsFeature.reduce(into: &state, .usersUpdated(UserDirectory())) == [])
    #expect(state.draft.name == "Augusta")
  }

  @Test("A tap on Close changes nothing in it: the app's feature answers it")
  func close() {
    var state = UserDetailsFeature.State(id: 1, user: .ada)
    #expect(UserDetailsFeature.reduce(into: &state, .closeTapped) == [])
    #expect(state == UserDetailsFeature.State(id: 1, user: .ada))
  }
}
