import Conformance
import HeadlessUIKit
import MVC_terminal
import TerminalInterface
import Users

/// A correct app whose details' text is watched: each subclass adds one fault.
class WatchedText: FaultyChangedApp<MVCApp> {
  typealias Host = TextHostingController<UserDetailsText>

  override func screenShown() {
    if let host { detailsShown(host) }
  }

  /// Called when the details are on top.
  func detailsShown(_ host: Host) {}

  /// The details, while they are on top.
  final var host: Host? { Screen(window).top as? Host }

  /// Has a closure run after each edit.
  final func afterEdit(_ host: Host, _ action: @escaping (Host, String) -> Void) {
    let edit = host.rootView.edit
    // Weak: the host holds the text, which holds this closure.
    host.rootView.edit = { [weak host] text in
      edit(text)
      if let host { action(host, text) }
    }
  }

  /// Has a closure run after each tap on `Save`; it gets the text as it was before.
  final func afterSave(_ host: Host, _ action: @escaping (Host, UserDetailsText) -> Void) {
    let save = host.rootView.save
    // Weak: the host holds the text, which holds this closure.
    host.rootView.save = { [weak host] in
      guard let host else { return }
      let before = host.rootView
      save()
      action(host, before)
    }
  }
}
