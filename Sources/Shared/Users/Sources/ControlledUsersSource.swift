/// A source that answers when told to, as often as told, and at once: for tests and benchmarks.
///
///     let source = ControlledUsersSource()
///     let repository = LiveUsersRepository(source: source)
///     let request = repository.fetchUsers { print($0) }
///     source.pendingFetch?.answer(.failure(.httpStatus(500)))
public final class ControlledUsersSource: UsersSource {
  /// Every fetch asked for, oldest first, except for those forgotten.
  public private(set) var fetches: [ControlledRequest<UserDirectory>] = []
  /// Every rename asked for, oldest first, except for those forgotten.
  public private(set) var renames: [ControlledRename] = []

  /// Makes a source without requests.
  public init() {}

  /// The latest fetch that is neither answered nor cancelled.
  public var pendingFetch: ControlledRequest<UserDirectory>? {
    fetches.last(where: \.isPending)
  }

  /// The latest rename that is neither answered nor cancelled.
  public var pendingRename: ControlledRename? {
    renames.last(where: \.request.isPending)
  }

  /// Drops the requests that are answered or cancelled, so that a long run does not pile them up.
  public func forgetAnswered() {
    fetches.removeAll { !$0.isPending }
    renames.removeAll { !$0.request.isPending }
  }

  /// Notes the request; it waits in ``fetches``.
  public func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    let request = ControlledRequest(answer)
    fetches.append(request)
    return AnyCancellable { request.cancel() }
  }

  /// Notes the request; it waits in ``renames``.
  public func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    let request = ControlledRequest(answer)
    renames.append(ControlledRename(id: id, name: name, request: request))
    return AnyCancellable { request.cancel() }
  }
}

/// A request that is answered by hand.
@MainActor public final class ControlledRequest<Value> {
  /// True if it was cancelled before its first answer.
  public private(set) var isCancelled = false
  /// The number of times that it was answered.
  public private(set) var answerCount = 0
  private let pass: UsersAnswer<Value>

  /// Makes a request that passes its answers on to a closure.
  public init(_ pass: @escaping UsersAnswer<Value>) {
    self.pass = pass
  }

  /// True if it is neither answered nor cancelled.
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

/// A rename that is answered by hand.
@MainActor public struct ControlledRename {
  /// The user to be renamed.
  public let id: User.ID
  /// The name asked for.
  public let name: String
  /// The request to answer.
  public let request: ControlledRequest<Void>
}
