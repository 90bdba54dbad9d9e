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

  /// Makes a controller whose calls from UIKit are noted, but for those that come with a layout.
  func controller(_ name: String) -> NotingController {
    NotingController(name) { [self] in note($0) }
  }
}
