import Conformance
import HeadlessUIKit
import TerminalInterface
import Users
import UsersInterface

/// Faults of what the text declares, and of the elements.
nonisolated let terminalDeclarationFaults = [
  RequestFault(
    TitlesAsTyped.self,
    [
      "The text declares the title: the stored name, not the typed one":
        "the title that the text declares is Optional(\"Amazing Grace\"), should be"
    ]
  ),
  RequestFault(
    SetsTitleItself.self,
    [
      "The text declares the title: the stored name, not the typed one":
        "the title that the text declares is Optional(\"\"), should be"
    ]
  ),
  RequestFault(
    RenewsClose.self,
    [
      "The text declares Close, which stays one button and returns to the dashboard":
        "the bar button's being the same after redraws is false"
    ]
  ),
  RequestFault(
    DeclaresEmptyClose.self,
    [
      "The text declares Close, which stays one button and returns to the dashboard":
        "closing's being a transition is false"
    ]
  ),
  RequestFault(
    SavesBesideText.self,
    ["The button's own action, as the text declares it, saves": "no rename is under way"]
  ),
  RequestFault(
    AddsLabel.self,
    [
      "The elements on screen are those that the host has made, and say what the lines say":
        "the view's holding what the host has made, and only that is false"
    ]
  ),
  RequestFault(
    WritesToElement.self,
    [
      "The elements on screen are those that the host has made, and say what the lines say":
        "the lines of the elements is [\"ID 3\", \"@grace\""
    ]
  ),
  RequestFault(
    ReplacesElement.self,
    ["A redraw replaces no element": "the elements' being the same after redraws is false"]
  ),
]

/// The title is the name as it is typed.
private final class TitlesAsTyped: WatchedText {
  override func detailsShown(_ host: Host) {
    afterEdit(host) { host, text in host.rootView.title = text }
  }
}

/// The title is set beside the text, which declares none.
private final class SetsTitleItself: WatchedText {
  override func detailsShown(_ host: Host) {
    let title = host.rootView.title
    host.rootView.title = ""
    host.title = title
  }
}

/// The button that closes is made anew with each change, beside the text.
private final class RenewsClose: WatchedText {
  override func usersChanged() {
    guard let host else { return }
    let close = UIAction(title: Wording.close) { [close = host.rootView.close] _ in close() }
    let item = UIBarButtonItem(primaryAction: close)
    item.accessibilityIdentifier = AccessibilityIdentifier.closeButton
    host.navigationItem.rightBarButtonItem = item
  }
}

/// The text declares a button that closes nothing.
private final class DeclaresEmptyClose: WatchedText {
  override func detailsShown(_ host: Host) { host.rootView.close = {} }
}

/// The button is given its action as an element, not by the text.
private final class SavesBesideText: WatchedText {
  override func detailsShown(_ host: Host) {
    let button: UIButton? = element(AccessibilityIdentifier.saveButton)
    button?.addAction(UIAction { [save = host.rootView.save] _ in save() }, for: .touchUpInside)
    host.rootView.save = {}
  }
}

/// A label is put beside the text.
private final class AddsLabel: WatchedText {
  override func detailsShown(_ host: Host) { host.view.addSubview(UILabel()) }
}

/// A label that the host has made is written to, past the text.
private final class WritesToElement: WatchedText {
  override func detailsShown(_ host: Host) {
    label(AccessibilityIdentifier.usernameLabel)?.text = "@\(host.rootView.username)"
  }
}

/// A change of users makes an element anew.
private final class ReplacesElement: WatchedText {
  override func usersChanged() {
    guard let host, let former = label(AccessibilityIdentifier.messageLabel) else { return }
    let label = UILabel()
    label.accessibilityIdentifier = former.accessibilityIdentifier
    former.removeFromSuperview()
    host.view.addSubview(label)
  }
}
