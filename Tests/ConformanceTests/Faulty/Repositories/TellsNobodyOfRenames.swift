import Users

/// Keeps to itself that somebody has another name.
final class TellsNobodyOfRenames: FaultyRepository {
  override func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    good.observeChanges { change in
      if change == .fetched { observer(change) }
    }
  }
}
