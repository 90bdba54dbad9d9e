public import Observation
public import Users

/// The users that a person has muted; they last as long as the app.
@MainActor @Observable public final class MutedUsers {
  private(set) var ids: Set<User.ID> = []
  @ObservationIgnored private var observers: [Int: @MainActor (User.ID) -> Void] = [:]
  @ObservationIgnored private var lastNumber = 0

  /// Starts with no user muted.
  public nonisolated init() {}

  /// Returns true if a user is muted.
  public func contains(_ id: User.ID) -> Bool {
    ids.contains(id)
  }

  /// Mutes a user, or unmutes one that is muted.
  public func toggle(_ id: User.ID) {
    if ids.remove(id) == nil { ids.insert(id) }
    for number in observers.keys.sorted() { observers[number]?(id) }
  }

  /// Reports each user that was muted or unmuted, after it has happened, until cancelled.
  public func observeChanges(_ observer: @escaping @MainActor (User.ID) -> Void) -> AnyCancellable {
    lastNumber += 1
    observers[lastNumber] = observer
    // Weak: an observation must not keep alive what it observes.
    return AnyCancellable { [weak self, lastNumber] in self?.observers[lastNumber] = nil }
  }
}
