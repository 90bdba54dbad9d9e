/// The gate of one request's answer: it passes once, and never after a cancellation.
///
/// Once answered or cancelled, it holds nothing of the caller's, even if the source keeps the gate for ever.
///
///     let source = ControlledUsersSource()
///     let request = OneAnswer<UserDirectory>(applying: { _ in }, to: { print($0) }).start { source.fetchUsers($0) }
@MainActor public final class OneAnswer<Value> {
  private var apply: UsersAnswer<Value>?
  private var answer: UsersAnswer<Value>?
  private var underWay: AnyCancellable?

  /// Makes a gate that first applies a result and then passes it on as the answer.
  public init(applying apply: @escaping UsersAnswer<Value>, to answer: @escaping UsersAnswer<Value>) {
    self.apply = apply
    self.answer = answer
  }

  /// Starts a source's work, and returns the request that cancels it.
  public func start(_ work: (@escaping UsersAnswer<Value>) -> AnyCancellable) -> AnyCancellable {
    let underWay = work { self.pass($0) }
    // A source may have answered before it returned; then there is nothing left to cancel.
    if apply != nil {
      self.underWay = underWay
    }
    return AnyCancellable { self.cancel() }
  }

  private func pass(_ result: Result<Value, UsersFailure>) {
    guard let apply else { return }
    self.apply = nil
    underWay = nil
    apply(result)
    // Taken only now: an observer that was told of the change may have cancelled the request.
    let answer = answer
    self.answer = nil
    answer?(result)
  }

  private func cancel() {
    let underWay = underWay
    apply = nil
    answer = nil
    self.underWay = nil
    underWay?.cancel()
  }
}
