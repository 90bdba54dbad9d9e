/// A view model that yields its name to a stream for each screen.
final class AsyncSequenceViewModel: NameViewModel {
  var name: String {
    didSet { for continuation in continuations.values { continuation.yield(name) } }
  }
  private var continuations: [Int: AsyncStream<String>.Continuation] = [:]
  private var nextKey = 0

  init(name: String) {
    self.name = name
  }

  /// A stream of the name, now and after every change; of names not yet read, only the latest.
  func names() -> AsyncStream<String> {
    let (names, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    let key = nextKey
    nextKey += 1
    continuations[key] = continuation
    // Weak: this model holds the continuation, which holds the closure.
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[key] = nil }
    }
    continuation.yield(name)
    return names
  }

  func makeScreen() -> NameScreen {
    AsyncSequenceScreen(viewModel: self)
  }
}
