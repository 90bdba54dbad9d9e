import Conformance
import HeadlessUIKit
import MVC_terminal
import TerminalInterface
import Users
import UsersInterface

/// Faults of the text's end.
nonisolated let terminalEndFaults = [
  RequestFault(
    HoldsHostInText.self,
    [
      "After Close nothing of a text that was used is alive": "alive after the details were closed",
      "After back nothing of a text that was used is alive": "alive after the details were closed",
      "After a deep link nothing of the text that it replaces is alive": "alive after the details were replaced",
      "A hundred texts leave as many live objects as one": "alive after a hundred texts",
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    ["After the app's end with a text that was used nothing of it is alive": "alive after the app's end"]
  ),
  RequestFault(
    SavesAfterEnd.self,
    ["Elements that are used after their screen has gone do nothing": "the renames asked for is 1, should be 0"]
  ),
]

/// A closure in the text holds the host, which holds the text.
private final class HoldsHostInText: WatchedText {
  override func detailsShown(_ host: Host) {
    let save = host.rootView.save
    host.rootView.save = {
      save()
      withExtendedLifetime(host) {}
    }
  }
}

/// An element still saves when its screen has gone.
private final class SavesAfterEnd: WatchedText {
  private var request: AnyCancellable?

  override func detailsShown(_ host: Host) {
    let button: UIButton? = element(AccessibilityIdentifier.saveButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.saveAnyway() }, for: .touchUpInside)
  }

  private func saveAnyway() {
    request = repository.renameUser(3, to: "Amazing Grace") { _ in }
  }
}
