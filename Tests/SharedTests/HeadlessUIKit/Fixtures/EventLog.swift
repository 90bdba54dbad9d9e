/// What happened, in order, such as `list willAppear`.
@MainActor final class EventLog {
  private var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What was noted since the last time this was asked for.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
