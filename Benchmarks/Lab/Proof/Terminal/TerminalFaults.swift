import Conformance
import HeadlessUIKit
import MVC_terminal
import TerminalInterface
import Users
import UsersInterface

/// Possible faults of details that are drawn as text.
nonisolated let terminalFaults =
  terminalLineFaults + terminalChangeFaults + terminalDeclarationFaults + terminalEndFaults

/// Faults of the lines as they are first drawn.
private nonisolated let terminalLineFaults = [
  Fault(
    ForgetsUsername.self,
    [
      "The details are drawn as id, username, name and button, a line each":
        "the lines is [\"ID 3\", \"Name: Grace Hopper\", \"[ Save ]\"]"
    ]
  ),
  Fault(
    DrawsLineForNothing.self,
    ["A user without a username has no line for it": "the lines is [\"ID 5\", \"-\", \"Name: Edsger Dijkstra\""]
  ),
  Fault(
    KeepsMessageForNext.self,
    [
      "The next details are drawn anew, with nothing of the ones before":
        "the lines is [\"ID 12\", \"alan\", \"Name: Alan Turing\", \"[ Save ]\", \"Name can\\'t be empty\"]"
    ]
  ),
  Fault(
    DrawsFirstUserAgain.self,
    [
      "Details that a deep link opens in the place of others are drawn, too":
        "the lines is [\"ID 3\", \"alan\", \"Name: Alan Turing\""
    ]
  ),
]

/// Faults of drawing anew.
private nonisolated let terminalChangeFaults = [
  Fault(
    DrawsTypedLate.self,
    [
      "Every keystroke shows in the line of the name":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\"], should be"
    ]
  ),
  Fault(
    KeepsName.self,
    [
      "A rename elsewhere shows in the line of the name at once":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\"], should be"
    ]
  ),
  Fault(
    DrawsUserAsLoaded.self,
    [
      "A rename while the details are on their way is drawn":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\"], should be"
    ]
  ),
  Fault(
    NeverDrawsDisabled.self,
    [
      "Save is drawn as disabled while a name is being saved":
        "the lines is [\"ID 3\", \"grace\", \"Name: Amazing Grace\", \"[ Save ]\"], should be"
    ]
  ),
  Fault(
    KeepsWhiteSpace.self,
    [
      "A stored name is drawn without the white space that was typed":
        "the lines is [\"ID 3\", \"grace\", \"Name:   Grace Hopper \", \"[ Save ]\"], should be"
    ]
  ),
  Fault(
    KeepsReason.self,
    [
      "A refused name has its reason as the last line, until the next save":
        "\"( Save )\", \"Name can\\'t be empty\"], should be"
    ]
  ),
  Fault(
    DrawsNoFailure.self,
    [
      "A failed save has its reason as the last line, and keeps the line of the name":
        "the lines is [\"ID 3\", \"grace\", \"Name:  Amazing Grace\", \"[ Save ]\"], should be"
    ]
  ),
  Fault(
    LosesTypedAtRename.self,
    [
      "A redraw for a rename elsewhere does not lose what was typed":
        "the lines is [\"ID 3\", \"grace\", \"Name: Amazing Grace\", \"[ Save ]\"], should be"
    ]
  ),
  Fault(
    LosesTypedAtSave.self,
    [
      "A redraw for a save and its message does not lose what was typed":
        "the name field is Grace Hopper, should be Amazing"
    ]
  ),
  Fault(
    LosesTypedOnTheWay.self,
    [
      "A swipe back that is given up leaves the lines, and what was typed":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\", \"Name can\\'t be empty\"], should be"
    ]
  ),
]

/// Faults of what the text declares, and of the elements.
private nonisolated let terminalDeclarationFaults = [
  Fault(
    TitlesAsTyped.self,
    [
      "The text declares the title: the stored name, not the typed one":
        "the title that the text declares is Optional(\"Amazing Grace\"), should be"
    ]
  ),
  Fault(
    SetsTitleItself.self,
    [
      "The text declares the title: the stored name, not the typed one":
        "the title that the text declares is Optional(\"\"), should be"
    ]
  ),
  Fault(
    RenewsClose.self,
    [
      "The text declares Close, which stays one button and returns to the dashboard":
        "the bar button's being the same after redraws is false"
    ]
  ),
  Fault(
    DeclaresEmptyClose.self,
    [
      "The text declares Close, which stays one button and returns to the dashboard":
        "closing's being a transition is false"
    ]
  ),
  Fault(
    SavesBesideText.self,
    ["The button's own action, as the text declares it, saves": "no rename is under way"]
  ),
  Fault(
    AddsLabel.self,
    [
      "The elements on screen are those that the host has made, and say what the lines say":
        "the view's holding what the host has made, and only that is false"
    ]
  ),
  Fault(
    WritesToElement.self,
    [
      "The elements on screen are those that the host has made, and say what the lines say":
        "the lines of the elements is [\"ID 3\", \"@grace\""
    ]
  ),
  Fault(
    ReplacesElement.self,
    ["A redraw replaces no element": "the elements' being the same after redraws is false"]
  ),
]

/// Faults of the text's end.
private nonisolated let terminalEndFaults = [
  Fault(
    HoldsHostInText.self,
    [
      "After Close nothing of a text that was used is alive": "alive after the details were closed",
      "After back nothing of a text that was used is alive": "alive after the details were closed",
      "After a deep link nothing of the text that it replaces is alive": "alive after the details were replaced",
      "A hundred texts leave as many live objects as one": "alive after a hundred texts",
    ]
  ),
  Fault(
    KeepsItself.self,
    ["After the app's end with a text that was used nothing of it is alive": "alive after the app's end"]
  ),
  Fault(
    SavesAfterEnd.self,
    ["Elements that are used after their screen has gone do nothing": "the renames asked for is 1, should be 0"]
  ),
]

private typealias Host = TextHostingController<UserDetailsText>

/// A correct app whose details' text is watched: each subclass adds one fault.
private class WatchedText: FaultyApp<MVCApp> {
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

/// Draws what is typed only when something else changes.
private final class DrawsTypedLate: WatchedText {
  override func detailsShown(_ host: Host) {
    afterEdit(host) { host, _ in host.rootView.name = host.rootView.title }
  }
}

/// The name is drawn once.
private final class KeepsName: WatchedText {
  private var name: String?

  override func detailsShown(_ host: Host) { name = host.rootView.name }

  override func usersChanged() {
    if let name { host?.rootView.name = name }
  }
}

/// The details are drawn as the user was when all were loaded.
private final class DrawsUserAsLoaded: WatchedText {
  private var users: UserDirectory?

  override func usersChanged() { users = users ?? repository.users }

  override func detailsShown(_ host: Host) {
    let user = users?.first { Wording.userID($0.id) == host.rootView.id }
    if let user { host.rootView.name = user.name }
  }
}

/// The button is drawn as enabled while a name is being saved.
private final class NeverDrawsDisabled: WatchedText {
  override func detailsShown(_ host: Host) {
    afterSave(host) { host, _ in host.rootView.canSave = true }
  }
}

/// The name stays as it was typed when it is stored.
private final class KeepsWhiteSpace: WatchedText {
  private var typed: String?

  override func detailsShown(_ host: Host) {
    // Weak: this app holds the window, which holds the host, which holds the closure.
    afterEdit(host) { [weak self] _, text in self?.typed = text }
  }

  override func usersChanged() {
    if let typed { host?.rootView.name = typed }
  }
}

/// The reason for which a name was refused stays while the next one is being saved.
private final class KeepsReason: WatchedText {
  override func detailsShown(_ host: Host) {
    afterSave(host) { host, before in host.rootView.message = host.rootView.message ?? before.message }
  }
}

/// A failed save is drawn as one that has ended well.
private final class DrawsNoFailure: FaultyApp<MVCApp> {
  required init(window: UIWindow, repository: any UsersRepository) {
    super.init(window: window, repository: UnfailingRepository(repository))
  }

  /// A repository that tells of no failed rename.
  private final class UnfailingRepository: UsersRepository {
    private let repository: any UsersRepository

    init(_ repository: any UsersRepository) {
      self.repository = repository
    }

    var users: UserDirectory? { repository.users }

    func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
      repository.fetchUsers(answer)
    }

    func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
      repository.renameUser(id, to: name) { _ in answer(.success(())) }
    }

    func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
      repository.observeChanges(observer)
    }
  }
}

/// A rename elsewhere takes the place of what was typed.
private final class LosesTypedAtRename: WatchedText {
  override func usersChanged() {
    if let host { host.rootView.name = host.rootView.title }
  }
}

/// A save draws the stored name again in the place of the typed one.
private final class LosesTypedAtSave: WatchedText {
  override func detailsShown(_ host: Host) {
    afterSave(host) { host, _ in host.rootView.name = host.rootView.title }
  }
}

/// Loses what was typed once the details are about to leave.
private final class LosesTypedOnTheWay: WatchedText {
  override func detailsShown(_ host: Host) {
    guard let field: UITextField = element(AccessibilityIdentifier.nameField) else { return }
    let child = LeavingController()
    // Weak: the host holds its child.
    child.leaving = { [weak host] in
      if let host { host.rootView.name = host.rootView.title }
    }
    host.embed(child, in: field)
  }

  /// A child that notices that its parent leaves.
  private final class LeavingController: UIViewController {
    var leaving: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      leaving?()
    }
  }
}

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

/// The app holds itself.
private final class KeepsItself: FaultyApp<MVCApp> {
  private var own: AnyObject?

  override func started() { own = self }
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
