/// The source that answers when told to, as often as told, and at once: for tests and benchmarks.
public final class ControlledUsersSource: UsersSource {
  /// Every fetch asked for, oldest first, except for those forgotten.
  public private(set) var fetches: [ControlledRequest<UserDirectory>] = []
  /// Every rename asked for, oldest first, except for those forgotten.
  public private(set) var renames: [ControlledRename] = []

  /// Makes a source that nobody has asked yet.
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
