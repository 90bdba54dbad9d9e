import Foundation
import Testing
import Users

@testable import MVU

/// An update is a function of values: a state and a message go in, a new state and effects come out. No screen, no double.
@Suite("The states of MVU")
@MainActor struct StateTests {
  private let ada = User(id: 7, name: "Ada Lovelace", username: "ada")
  private let grace = User(id: 3, name: "Grace Hopper", username: "grace")

  @Test("A load asks for the users and is under way until they are there, or a failure that is shown")
  func load() throws {
    var state = DashboardState()
    #expect(state.update(.loadAsked) == [.load] && state.isLoading && !state.isLoaded)
    #expect(state.update(.notLoaded(.httpStatus(500))) == [.showFailure(UsersFailure.httpStatus(500).text)])
    #expect(!state.isLoading && !state.isLoaded)
    #expect(state.update(.loadAsked) == [.load])
    #expect(try state.update(.usersChanged(UserDirectory([ada, grace]))).isEmpty)
    #expect(state.update(.loaded).isEmpty && !state.isLoading && state.isLoaded)
    #expect(state.count == Wording.userCount(2))
    #expect(state.update(.accessoryTapped(row: 1)) == [.showDetails(grace)])
  }

  @Test("The finder's answer follows from the query and the users, whichever comes last")
  func find() throws {
    var state = DashboardState()
    #expect(state.update(.queryEdited("7")).isEmpty)
    #expect(state.result == Wording.finding(UserDirectory().find("7")))
    #expect(try state.update(.usersChanged(UserDirectory([ada]))).isEmpty)
    #expect(state.result == Wording.finding(.found(ada)))
  }

  @Test("A link waits for the first load; the latest is followed, once")
  func link() throws {
    var state = DashboardState()
    #expect(state.update(try link(to: 3)).isEmpty)
    #expect(state.update(try link(to: 7)).isEmpty)
    #expect(try state.update(.usersChanged(UserDirectory([ada, grace]))).isEmpty)
    #expect(state.update(.loaded) == [.showDetails(ada)])
    #expect(state.update(.loaded).isEmpty)
    #expect(state.update(try link(to: 99)) == [.showUserNotFound])
  }

  private func link(to id: User.ID) throws -> DashboardState.Message {
    .linkOpened(try #require(URL(string: "users://user/\(id)").flatMap { UsersLink($0) }))
  }

  @Test("Details ask for a rename to a valid name, and say why a name is not valid or was not saved")
  func save() {
    var state = DetailsState(user: ada)
    #expect(state.update(.nameEdited("  ")).isEmpty && state.update(.saveTapped).isEmpty)
    #expect(state.notice != nil && !state.isSaving)
    #expect(state.update(.nameEdited("Countess")).isEmpty)
    #expect(state.update(.saveTapped) == [.rename("Countess")] && state.isSaving && state.notice == nil)
    #expect(state.update(.notSaved(.httpStatus(500))).isEmpty)
    #expect(state.notice == UsersFailure.httpStatus(500).text && !state.isSaving)
    #expect(state.update(.saveTapped) == [.rename("Countess")] && state.update(.saved).isEmpty && !state.isSaving)
    #expect(state.update(.renamed("Lady Lovelace")).isEmpty && state.draft.name == "Lady Lovelace")
  }
}
