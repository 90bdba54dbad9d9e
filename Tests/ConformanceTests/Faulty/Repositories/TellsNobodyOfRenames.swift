import Users

/// Does not notify its observers of renames.
final class TellsNobodyOfRenames: FaultyRepository {
  override func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    good.observeChanges { change in
      if change == .fetched { observer(change) }
    }
  }
}
