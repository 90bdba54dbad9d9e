import Testing
import Users

@testable import MODULE

@Suite("The reducer")
@MainActor struct ReducerTests {
  private let ada = User(id: 7, name: "Ada Lovelace", username: "ada")
  private let grace = User(id: 3, name: "Grace Hopper", username: "grace")

  /// The state after a link has put the details of another user in the place of the first ones.
  private var replaced: AppFeature.State {
    var state = AppFeature.State()
    state.path = [UserDetailsFeature.State(id: 2, user: ada)]
    state.leaving = [UserDetailsFeature.State(id: 1, user: grace)]
    state.lastNumber = 2
    return state
  }

  @Test("asks for the end of a rename when its screen has gone", arguments: [1, 2])
  func gone(_ number: Int) {
    var state = replaced
    #expect(AppFeature.reduce(into: &state, .screensGone([number])) == [.cancel(.renaming(number))])
    #expect((state.path + state.leaving).map(\.id) == [3 - number], "one screen has gone, and the other one is there")
  }

  @Test("asks for nothing when an alert is closed")
  func alert() {
    var state = replaced
    #expect(AppFeature.reduce(into: &state, .alertClosed(3)) == [])
  }
}
