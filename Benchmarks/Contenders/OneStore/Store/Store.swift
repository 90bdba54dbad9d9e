import Users

/// Holds the state of the whole app. Actions change it by the app's reducer; effects that the reducer asks for run as tasks.
final class Store {
  private(set) var state: AppFeature.State
  private let repository: any UsersRepository
  private var observers: [(id: Int, tell: (AppFeature.State) -> Void)] = []
  private var lastObserver = 0
  private var actions: [AppFeature.Action] = []
  private var isSending = false
  private var tasks: [Effect.ID: Task<Void, Never>] = [:]

  init(initialState: AppFeature.State = AppFeature.State(), repository: any UsersRepository) {
    state = initialState
    self.repository = repository
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Has the reducer answer an action. One that is sent meanwhile, by a view that is told, waits for its turn.
  func send(_ action: AppFeature.Action) {
    actions.append(action)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !actions.isEmpty {
      let effects = AppFeature.reduce(into: &state, actions.removeFirst())
      for observer in observers { observer.tell(state) }
      for effect in effects { perform(effect) }
    }
  }

  /// Tells a piece of the state at once and whenever it has changed, until the answer is released.
  func observe<Piece: Equatable>(
    _ piece: @escaping (AppFeature.State) -> Piece,
    _ show: @escaping (Piece) -> Void
  ) -> AnyCancellable {
    var shown = piece(state)
    lastObserver += 1
    let tell = { (state: AppFeature.State) in
      let new = piece(state)
      guard new != shown else { return }
      shown = new
      show(new)
    }
    observers.append((lastObserver, tell))
    show(shown)
    // Weak: an observation may outlive the store.
    return AnyCancellable { [weak self, lastObserver] in self?.observers.removeAll { $0.id == lastObserver } }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .followUsers:
      run(.following) { [repository] send in
        for await update in repository.updates { send(.usersUpdated(update.users)) }
      }
    case .fetchUsers:
      run(.fetching) { [repository] send in
        let failure = await Self.failure { () throws(UsersFailure) in _ = try await repository.fetchUsers() }
        send(.dashboard(.fetched(failure)))
      }
    case .rename(let id, let name, let details):
      run(.renaming(details)) { [repository] send in
        let failure = await Self.failure { () throws(UsersFailure) in try await repository.renameUser(id, to: name) }
        send(.details(details, .saved(failure)))
      }
    case .cancel(let id): tasks.removeValue(forKey: id)?.cancel()
    }
  }

  /// Runs work as a task, in the place of one with the same name.
  private func run(
    _ id: Effect.ID,
    _ work: @escaping @MainActor (_ send: @MainActor (AppFeature.Action) -> Void) async -> Void
  ) {
    tasks[id]?.cancel()
    // Weak: the store holds its tasks, and ends them when it goes.
    tasks[id] = Task { [weak self] in
      // An answer may have come before the cancellation; nobody wants it any more.
      await work { if !Task.isCancelled { self?.send($0) } }
    }
  }

  /// The reason for which a request failed; `nil` if it did not.
  private static func failure(of request: () async throws(UsersFailure) -> Void) async -> UsersFailure? {
    do {
      try await request()
      return nil
    } catch {
      return error
    }
  }
}
