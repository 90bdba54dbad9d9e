import HeadlessUIKit
import Users
import UsersInterface

extension Faults {
  static let change = [
    Fault(
      RepositoryFault<TellsNobodyOfRenames>.self,
      [
        "07-after-a-rename-the-result-follows": "should be I found Amazing Grace",
        "13-a-rename-in-the-details-shows-in-title-row-and-result": "the title is Grace Hopper",
        "13-a-rename-in-the-repository-shows-in-title-row-and-result": "the title is Grace Hopper",
      ]
    ),
    Fault(
      RepositoryFault<SavesUntrimmed>.self,
      [
        "13-a-rename-in-the-details-shows-in-title-row-and-result":
          "the name asked for is Amazing Grace , should be Amazing Grace"
      ]
    ),
    Fault(
      ShowsNameOfTap.self,
      ["13-a-rename-while-the-details-are-on-their-way-shows-in-them": "the title is Grace Hopper, should be Amazing"]
    ),
    Fault(
      EmptiesDetailsOfNobody.self,
      [
        "13-a-refresh-that-takes-a-user-away-while-the-details-are-on-their-way-leaves-the-details":
          "the id is , should be"
      ]
    ),
    Fault(
      ShowsUsersOfLastTime.self,
      [
        "13-a-rename-while-an-app-loads-that-was-started-anew-shows-after-the-load":
          "list and finder's being there is true, should be false"
      ]
    ),
    Fault(
      FollowsAnybody.self,
      ["13-a-rename-of-somebody-else-leaves-the-details-alone": "the title is The Countess, should be Grace Hopper"]
    ),
    Fault(
      OverwritesTypedName.self,
      ["13-a-rename-elsewhere-keeps-what-is-typed-in-the-details": "the name field is Amazing Grace"]
    ),
    Fault(
      LeavesSaveEnabled.self,
      ["13-while-a-name-is-being-saved-it-can-t-be-saved-again": "Save's being enabled is true, should be false"]
    ),
    Fault(
      ShowsNameTooEarly.self,
      [
        "13-a-rename-in-the-details-shows-in-title-row-and-result": "the title is   Amazing Grace , should be Grace",
        "14-a-failed-rename-changes-nothing-but-the-message": "the title is  Amazing Grace, should be Grace Hopper",
      ]
    ),
    Fault(
      ClearsTypedName.self,
      ["14-a-failed-rename-changes-nothing-but-the-message": "the name field is , should be  Amazing Grace"]
    ),
    Fault(
      SavesEmptyNames.self,
      ["14-an-empty-name-is-refused-and-changes-nothing": "the renames asked for is 1, should be 0"]
    ),
    Fault(
      LeavesOldMessage.self,
      ["14-a-name-that-is-right-takes-back-what-was-said-of-an-empty-one": "the message is Name can't be empty"]
    ),
  ]
}

/// Empties the name field when the name is sent.
final class ClearsTypedName: FaultyApp {
  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.field(AccessibilityIdentifier.nameField)?.text = "" }
  }
}

/// Empties the id of a user who has gone while the details were on their way.
final class EmptiesDetailsOfNobody: FaultyApp {
  override func detailsShown() {
    let name = navigation?.topViewController?.title
    guard repository.users?.contains(where: { $0.name == name }) != true else { return }
    label(AccessibilityIdentifier.idLabel)?.text = ""
  }
}

/// Shows every user's new name in the open details.
final class FollowsAnybody: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    guard case .renamed(let id) = change, let navigation, navigation.viewControllers.count > 1 else { return }
    navigation.topViewController?.title = repository.users?[id: id]?.name
  }
}

/// Leaves what was said of an empty name when another one is saved.
final class LeavesOldMessage: FaultyApp {
  private var said: String?

  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.sayAgain() }
  }

  private func sayAgain() {
    let message = label(AccessibilityIdentifier.messageLabel)
    message?.text = message?.text ?? said
    said = message?.text
  }
}

/// Leaves `Save` enabled while a name is being saved.
final class LeavesSaveEnabled: FaultyApp {
  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.element(AccessibilityIdentifier.saveButton, UIButton.self)?.isEnabled = true }
  }
}

/// Replaces typed text with a name that was changed elsewhere.
final class OverwritesTypedName: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    field(AccessibilityIdentifier.nameField)?.text = navigation?.topViewController?.title
  }
}

/// Shows the name that the user had at the tap.
final class ShowsNameOfTap: FaultyApp {
  private var name: String?

  override func accessoryTapped(row: Int) {
    name = repository.users?[row].name
    super.accessoryTapped(row: row)
  }

  override func detailsShown() {
    if let name { navigation?.topViewController?.title = name }
  }
}

/// Shows the users that the repository has already, while others are loaded.
final class ShowsUsersOfLastTime: FaultyApp {
  override func dashboardLoaded() {
    guard repository.users != nil else { return }
    element(AccessibilityIdentifier.listContainer, UIView.self)?.isHidden = false
    element(AccessibilityIdentifier.finderContainer, UIView.self)?.isHidden = false
  }
}

/// Sends a name that consists only of spaces.
final class SavesEmptyNames: FaultyApp {
  private var request: AnyCancellable?

  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.save() }
  }

  private func save() {
    guard let name = field(AccessibilityIdentifier.nameField)?.text, name.allSatisfy(\.isWhitespace) else { return }
    request = repository.renameUser(3, to: name) { _ in }
  }
}

/// Shows a name before it is stored.
final class ShowsNameTooEarly: FaultyApp {
  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in
      self?.navigation?.topViewController?.title = self?.field(AccessibilityIdentifier.nameField)?.text
    }
  }
}
