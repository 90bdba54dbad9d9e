import Testing
import Users

@MainActor @Suite("A cancellable")
struct AnyCancellableTests {
  @Test("It cancels once, by call or by being released", arguments: [0, 1, 2])
  func once(calls: Int) {
    let journal = Journal()
    var cancellable: AnyCancellable? = AnyCancellable { journal.note("cancelled") }
    for _ in 0..<calls {
      cancellable?.cancel()
    }
    cancellable = nil
    #expect(journal.entries == ["cancelled"])
  }

  @Test("Nothing is retained once it is cancelled")
  func releases() {
    var token: Token? = Token()
    weak let seen = token
    let cancellable = AnyCancellable { [token] in _ = token }
    token = nil
    #expect(seen != nil)
    cancellable.cancel()
    #expect(seen == nil)
  }
}
