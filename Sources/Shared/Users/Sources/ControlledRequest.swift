/// A request that waits for somebody to answer it by hand.
@MainActor public final class ControlledRequest<Value> {
  /// Whether it was cancelled before its first answer.
  public private(set) var isCancelled = false
  /// How often it was answered.
  public private(set) var answerCount = 0
  private let pass: UsersAnswer<Value>

  /// Waits; the answer is passed on to a closure.
  public init(_ pass: @escaping UsersAnswer<Value>) {
    self.pass = pass
  }

  /// Whether somebody still waits for an answer.
  public var isPending: Bool {
    !isCancelled && answerCount == 0
  }

  /// Answers, as often as called, even after a cancellation: a repository has to cope with it.
  public func answer(_ result: Result<Value, UsersFailure>) {
    answerCount += 1
    pass(result)
  }

  /// Notes that the answer is not wanted any more.
  public func cancel() {
    isCancelled = isCancelled || answerCount == 0
  }
}
