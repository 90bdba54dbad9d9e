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

  /// The process crashes here if the closure runs elsewhere.
  @Test("It cancels on the main actor when another thread releases it last")
  func releasedElsewhere() async {
    let (cancellations, continuation) = AsyncStream.makeStream(of: Void.self)
    var cancellable: AnyCancellable? = AnyCancellable {
      MainActor.preconditionIsolated()
      continuation.yield()
    }
    let (released, release) = AsyncStream.makeStream(of: Never.self)
    let holder = Task.detached { [cancellable] in
      for await _ in released {}
      withExtendedLifetime(cancellable) {}
    }
    cancellable = nil
    release.finish()
    await holder.value
    var iterator = cancellations.makeAsyncIterator()
    #expect(await iterator.next() != nil)
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
