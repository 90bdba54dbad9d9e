import Conformance
import HeadlessUIKit
import TerminalInterface
import Users

/// Faults of the lines as they are first drawn.
nonisolated let terminalLineFaults = [
  RequestFault(
    ForgetsUsername.self,
    [
      "The details are drawn as id, username, name and button, a line each":
        "the lines is [\"ID 3\", \"Name: Grace Hopper\", \"[ Save ]\"]"
    ]
  ),
  RequestFault(
    DrawsLineForNothing.self,
    ["A user without a username has no line for it": "the lines is [\"ID 5\", \"-\", \"Name: Edsger Dijkstra\""]
  ),
  RequestFault(
    KeepsMessageForNext.self,
    [
      "The next details are drawn anew, with nothing of the ones before":
        "the lines is [\"ID 12\", \"alan\", \"Name: Alan Turing\", \"[ Save ]\", \"Name can\\'t be empty\"]"
    ]
  ),
  RequestFault(
    DrawsFirstUserAgain.self,
    [
      "Details that a deep link opens in the place of others are drawn, too":
        "the lines is [\"ID 3\", \"alan\", \"Name: Alan Turing\""
    ]
  ),
]

/// The username is not drawn.
private final class ForgetsUsername: WatchedText {
  override func detailsShown(_ host: Host) { host.rootView.username = "" }
}

/// A line is drawn where there is nothing to say.
private final class DrawsLineForNothing: WatchedText {
  override func detailsShown(_ host: Host) {
    if host.rootView.username.isEmpty { host.rootView.username = "-" }
  }
}

/// The message of the details before is drawn in the next ones.
private final class KeepsMessageForNext: WatchedText {
  private var message: String?

  override func detailsShown(_ host: Host) {
    host.rootView.message = message
    let close = host.rootView.close
    // Weak, both: this app holds the window, which holds the host, which holds the closure.
    host.rootView.close = { [weak self, weak host] in
      self?.message = host?.rootView.message
      close()
    }
  }
}

/// The id of the first user is drawn in all details.
private final class DrawsFirstUserAgain: WatchedText {
  private var id: String?

  override func detailsShown(_ host: Host) {
    id = id ?? host.rootView.id
    if let id { host.rootView.id = id }
  }
}
