import Conformance
import HeadlessUIKit
import MVC_terminal
import TerminalInterface
import Users
import UsersInterface

/// Faults of drawing anew.
nonisolated let terminalChangeFaults = [
  RequestFault(
    DrawsTypedLate.self,
    [
      "Every keystroke shows in the line of the name":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\"], should be"
    ]
  ),
  RequestFault(
    KeepsName.self,
    [
      "A rename elsewhere shows in the line of the name at once":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\"], should be"
    ]
  ),
  RequestFault(
    DrawsUserAsLoaded.self,
    [
      "A rename while the details are on their way is drawn":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\"], should be"
    ]
  ),
  RequestFault(
    NeverDrawsDisabled.self,
    [
      "Save is drawn as disabled while a name is being saved":
        "the lines is [\"ID 3\", \"grace\", \"Name: Amazing Grace\", \"[ Save ]\"], should be"
    ]
  ),
  RequestFault(
    KeepsWhiteSpace.self,
    [
      "A stored name is drawn without the white space that was typed":
        "the lines is [\"ID 3\", \"grace\", \"Name:   Grace Hopper \", \"[ Save ]\"], should be"
    ]
  ),
  RequestFault(
    KeepsReason.self,
    [
      "A refused name has its reason as the last line, until the next save":
        "\"( Save )\", \"Name can\\'t be empty\"], should be"
    ]
  ),
  RequestFault(
    DrawsNoFailure.self,
    [
      "A failed save has its reason as the last line, and keeps the line of the name":
        "the lines is [\"ID 3\", \"grace\", \"Name:  Amazing Grace\", \"[ Save ]\"], should be"
    ]
  ),
  RequestFault(
    LosesTypedAtRename.self,
    [
      "A redraw for a rename elsewhere does not lose what was typed":
        "the lines is [\"ID 3\", \"grace\", \"Name: Amazing Grace\", \"[ Save ]\"], should be"
    ]
  ),
  RequestFault(
    LosesTypedAtSave.self,
    [
      "A redraw for a save and its message does not lose what was typed":
        "the name field is Grace Hopper, should be Amazing"
    ]
  ),
  RequestFault(
    LosesTypedOnTheWay.self,
    [
      "A swipe back that is given up leaves the lines, and what was typed":
        "the lines is [\"ID 3\", \"grace\", \"Name: Grace Hopper\", \"[ Save ]\", \"Name can\\'t be empty\"], should be"
    ]
  ),
]

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
private final class DrawsNoFailure: FaultyChangedApp<MVCApp> {
  required init(window: UIWindow, repository: any UsersRepository) {
    super.init(window: window, repository: UnfailingRepository(repository))
  }

  /// A repository that tells of no failed rename.
  private final class UnfailingRepository: ForwardingRepository {
    let base: any UsersRepository

    init(_ base: any UsersRepository) {
      self.base = base
    }

    func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
      base.renameUser(id, to: name) { _ in answer(.success(())) }
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
