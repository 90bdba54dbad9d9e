import Users

/// Holds the state of the whole app. Actions change it by the app's reducer; effects that the reducer asks for run as tasks.
final class Store {
  private(set) var state: AppFeature.State
  private let repository: any UsersRepository
  private let observers = Observers<AppFeature.State>()
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
      observers.tell(state)
      for effect in effects { perform(effect) }
    }
  }

  /// Tells a piece of the state at once and whenever it has changed, until the observation that it returns is released.
  func observe<Piece: Equatable>(
    _ piece: @escaping (AppFeature.State) -> Piece,
    _ show: @escaping (Piece) -> Void
  ) -> AnyCancellable {
    var shown = piece(state)
    let observation = observers.add { state in
      let new = piece(state)
      let isEqual = new == shown
      // Also if it is equal: comparing users with those that they were copied from takes no time.
      shown = new
      if !isEqual { show(new) }
    }
    show(shown)
    return observation
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .followUsers:
      run(.following) { [repository] send in
        for await update in repository.updates { send(.usersUpdated(update.users)) }
      }
    case .fetchUsers:
      run(.fetching) { [repository] send in
        let result = await Self.result { () throws(UsersFailure) in try await repository.fetchUsers() }
        send(.dashboard(.fetched(result)))
      }
    case .rename(let id, let name, let details):
      run(.renaming(details)) { [repository] send in
        let result = await Self.result { () throws(UsersFailure) in try await repository.renameUser(id, to: name) }
        send(.details(details, .saved(result)))
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

  private static func result<Value>(
    of request: () async throws(UsersFailure) -> Value
  ) async -> Result<Value, UsersFailure> {
    do {
      return .success(try await request())
    } catch {
      return .failure(error)
    }
  }
}
