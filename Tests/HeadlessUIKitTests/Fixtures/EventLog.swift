/// The events in order, such as `list willAppear`.
@MainActor final class EventLog {
  private var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
