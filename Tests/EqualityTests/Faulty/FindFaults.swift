import HeadlessUIKit
import Users
import UsersInterface

extension Faults {
  static let find = [
    Fault(
      FindsUntrimmed.self,
      ["05-every-kind-of-query-is-answered-on-every-keystroke": "the result for \"   \" is User not found"]
    ),
    Fault(
      SaysNothingBeforeUsers.self,
      [
        "06-a-query-typed-before-the-first-load-is-answered-when-the-users-arrive":
          "the result before it is , should be ---"
      ]
    ),
    Fault(
      AnswersKeystrokesOnly.self,
      [
        "06-a-query-typed-during-a-refresh-is-answered-anew-when-the-users-arrive": "should be I found Grace Hopper",
        "06-a-query-typed-before-the-first-load-is-answered-when-the-users-arrive": "should be I found Alan Turing",
        "07-after-a-rename-the-result-follows": "should be I found Amazing Grace",
        "07-after-a-refresh-the-result-follows": "should be I found Third",
      ]
    ),
  ]
}

/// Leaves the result as it was when the users change.
final class AnswersKeystrokesOnly: FaultyApp {
  private var result: String? = Wording.nothingAsked

  override func dashboardLoaded() {
    // Weak: the field holds the action.
    let find = UIAction { [weak self] _ in self?.keep() }
    field(AccessibilityIdentifier.queryField)?.addAction(find, for: .editingChanged)
  }

  override func usersChanged(_ change: UsersChange) {
    label(AccessibilityIdentifier.resultLabel)?.text = result
  }

  private func keep() {
    result = label(AccessibilityIdentifier.resultLabel)?.text
  }
}

/// Does not remove the spaces around a query.
final class FindsUntrimmed: FaultyApp {
  override func dashboardLoaded() {
    let field = field(AccessibilityIdentifier.queryField)
    // Weak: the field holds the action.
    let find = UIAction { [weak self, weak field] _ in
      guard let text = field?.text, text.contains(" ") else { return }
      self?.label(AccessibilityIdentifier.resultLabel)?.text = Wording.userNotFound
    }
    field?.addAction(find, for: .editingChanged)
  }
}

/// Leaves the result empty until a query is typed or the users arrive.
final class SaysNothingBeforeUsers: FaultyApp {
  override func dashboardLoaded() {
    label(AccessibilityIdentifier.resultLabel)?.text = nil
  }
}
