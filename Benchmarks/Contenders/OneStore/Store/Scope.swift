import Users

/// The part of the store that a view knows: a piece of the state, and some of the actions.
struct Scope<State: Equatable, Action> {
  private let store: Store
  private let state: (AppFeature.State) -> State?
  private let action: (Action) -> AppFeature.Action

  init(
    _ store: Store,
    state: @escaping (AppFeature.State) -> State?,
    action: @escaping (Action) -> AppFeature.Action
  ) {
    self.store = store
    self.state = state
    self.action = action
  }

  func send(_ action: Action) {
    store.send(self.action(action))
  }

  /// Tells the piece at once and whenever it has changed, until the observation that it returns is released; nothing once the
  /// piece is gone.
  func observe(_ show: @escaping (State) -> Void) -> AnyCancellable {
    store.observe(state) { state in
      if let state { show(state) }
    }
  }
}
