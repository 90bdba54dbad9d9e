import Users

/// A correct app over a repository with a fault.
final class RepositoryFault<Repository: FaultyRepository>: FaultyApp {
  override class func spoiled(_ repository: any UsersRepository) -> any UsersRepository { Repository(repository) }
}

/// Answers a load, and then answers with a failure.
final class AnswersLoadsTwice: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    good.fetchUsers { result in
      answer(result)
      answer(.failure(.tooLarge(limit: 2)))
    }
  }
}

/// Answers a rename, and then answers with a failure.
final class AnswersRenamesTwice: FaultyRepository {
  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    good.renameUser(id, to: name) { result in
      answer(result)
      answer(.failure(.tooLarge(limit: 2)))
    }
  }
}

/// Asks its source twice for every load.
final class AsksTwice: FaultyRepository {
  private var spare: AnyCancellable?

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    spare = good.fetchUsers { _ in }
    return good.fetchUsers(answer)
  }
}

/// Continues every request until it is answered.
final class IgnoresCancellation: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    let request = LastingRequest()
    request.underWay = good.fetchUsers { result in
      request.underWay = nil
      answer(result)
    }
    return AnyCancellable {}
  }

  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    let request = LastingRequest()
    request.underWay = good.renameUser(id, to: name) { result in
      request.underWay = nil
      answer(result)
    }
    return AnyCancellable {}
  }
}

/// Returns the users of the first load for ever.
final class IgnoresRefresh: FaultyRepository {
  private var first: UserDirectory?

  override var users: UserDirectory? {
    first = first ?? good.users
    return first
  }

  override func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    good.observeUsers { [self] in observer(UsersUpdate(users ?? $0.users, $0.change)) }
  }
}

/// A request that is held by its own answer, so that no other owner is needed.
@MainActor final class LastingRequest {
  var underWay: AnyCancellable?
}

/// Asks for the users as soon as it is made, and gives the answer to nobody if it comes before the app asks.
final class LosesEarlyAnswer: FaultyRepository {
  private var answer: UsersAnswer<UserDirectory>?
  private var request: AnyCancellable?

  required init(_ good: any UsersRepository) {
    super.init(good)
    // Strong: nothing but an answer ends the request.
    request = good.fetchUsers { self.answered($0) }
  }

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    guard request != nil, self.answer == nil else { return good.fetchUsers(answer) }
    self.answer = answer
    // Weak: the request's closure holds this repository.
    return AnyCancellable { [weak self] in self?.answer = nil }
  }

  private func answered(_ result: Result<UserDirectory, UsersFailure>) {
    answer?(result)
    request = nil
  }
}

/// Loses its users when a refresh fails.
final class LosesUsersAtFailure: FaultyRepository {
  private var hasFailed = false
  private var observers: [@MainActor (UsersUpdate) -> Void] = []

  override var users: UserDirectory? { hasFailed ? UserDirectory() : good.users }

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: the correct repository holds the closure until it answers.
    good.fetchUsers { [weak self] result in
      if case .failure = result { self?.lose() }
      answer(result)
    }
  }

  override func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    observers.append(observer)
    return good.observeUsers(observer)
  }

  private func lose() {
    hasFailed = true
    for observer in observers { observer(UsersUpdate(UserDirectory(), .fetched)) }
  }
}

/// Is correct, but keeps the last failure of a load for apps that misuse it.
final class RemembersFailure: FaultyRepository {
  private(set) var failure: UsersFailure?

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: the correct repository holds the closure until it answers.
    good.fetchUsers { [weak self] result in
      if case .failure(let failure) = result { self?.failure = failure }
      answer(result)
    }
  }
}

/// Reports the first failure again for every later one.
final class RepeatsFirstFailure: FaultyRepository {
  private var first: UsersFailure?

  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    good.fetchUsers { [self] result in
      guard case .failure(let failure) = result else { return answer(result) }
      first = first ?? failure
      answer(.failure(first ?? failure))
    }
  }
}

/// Sends a name with a space after it.
final class SavesUntrimmed: FaultyRepository {
  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    good.renameUser(id, to: name + " ", answer)
  }
}

/// Returns the users by name instead of in source order.
final class SortsUsers: FaultyRepository {
  override var users: UserDirectory? { good.users.flatMap(sorted) }

  override func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    good.observeUsers { [self] in observer(UsersUpdate(sorted($0.users) ?? $0.users, $0.change)) }
  }

  private func sorted(_ users: UserDirectory) -> UserDirectory? {
    try? UserDirectory(users.sorted { $0.name < $1.name })
  }
}

/// Gives no answer when something fails.
final class SwallowsFailures: FaultyRepository {
  override func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    good.fetchUsers { result in
      if case .success = result { answer(result) }
    }
  }

  override func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    good.renameUser(id, to: name) { result in
      if case .success = result { answer(result) }
    }
  }
}

/// Does not notify its observers of renames.
final class TellsNobodyOfRenames: FaultyRepository {
  override func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    good.observeUsers { update in
      if update.change == .fetched { observer(update) }
    }
  }
}
