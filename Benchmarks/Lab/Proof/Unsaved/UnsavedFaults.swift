import Foundation
import HeadlessUIKit
import MVC_unsaved
import UnsavedDomain
import UnsavedInterface
import Users
import UsersInterface

/// Possible faults of leaving the details with an edited name.
nonisolated let unsavedFaults = [
  RequestFault(
    NeverAsks.self,
    ["Close over an edited name asks, Keep editing leaves everything as it is": "title is none"]
  ),
  RequestFault(AsksAlways.self, ["Close over a name as it is stored closes": "the alert \"\(Wording.unsavedName)\""]),
  RequestFault(
    SavesWhatever.self,
    [
      "Discard closes and stores nothing": "the renames asked for is 1, should be 0",
      "Discard follows the deep link": "the renames asked for is 1, should be 0",
    ]
  ),
  RequestFault(
    ClosesAtOnce.self,
    [
      "Save on the way out saves, and closes when the name is stored": "the number of screens is 1, should be 2",
      "Save on the way out that fails stays, and Close asks anew": "no rename is under way",
      "Save on the way out of an empty name is refused, and a later save closes nothing":
        "the number of screens is 1, should be 2",
      "Save follows the deep link when the name is stored": "the number of screens is 1, should be 2",
      "Save follows a deep link to the same user, by the name of now": "no rename is under way",
    ]
  ),
  RequestFault(
    FollowsLinkAfterAll.self,
    ["A deep link over an edited name asks, Keep editing forgets it": "the title is Alan Turing"]
  ),
  RequestFault(
    AsksForNobody.self,
    ["A deep link to nobody asks nothing": "the alert's title is \(Wording.unsavedName)"]
  ),
  RequestFault(
    KeepsDetails.self,
    [
      "After Discard nothing made for the details is alive": "alive after the details were closed",
      "After Save on the way out nothing made for the details is alive": "alive after the details were closed",
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    [
      "After the app's end with the question shown nothing of it is alive": "alive after the app's end",
      "After the app's end with a deep link held up by a save nothing of it is alive": "alive after the app's end",
    ]
  ),
]

/// A correct app whose `Close` is watched: each subclass adds one fault.
private class WatchedClose: FaultyChangedApp<MVCApp> {
  override func screenShown() {
    let button: UIButton? = element(AccessibilityIdentifier.closeButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.closeTapped() }, for: .touchUpInside)
  }

  /// Called when `Close` was tapped, after the correct app has asked, or has closed.
  func closeTapped() {}

  var question: UIAlertController? { window.rootViewController?.presentedViewController as? UIAlertController }

  /// Adds an action to a button of the question, which runs before the correct app's own.
  func whenTapped(_ title: String, _ action: @escaping () -> Void) {
    let buttons = question?.view.subviews.compactMap { $0 as? UIButton }
    buttons?.first { $0.accessibilityIdentifier == title }?.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}

/// The edited name is lost without a question.
private final class NeverAsks: WatchedClose {
  override func closeTapped() {
    window.rootViewController?.dismiss(animated: false)
    navigation?.popViewController(animated: true)
  }
}

/// The app asks even if nothing was edited.
private final class AsksAlways: WatchedClose {
  override func closeTapped() {
    if question == nil { navigation?.presentUnsavedName(save: {}, discard: {}) }
  }
}

/// Another screen stores a name.
private final class SavesWhatever: FaultyChangedApp<MVCApp> {
  private var rename: AnyCancellable?
  private var screens = 0

  override func screenShown() {
    screens += 1
    if screens > 2 { rename = repository.renameUser(3, to: "Amazing Grace") { _ in } }
  }
}

/// `Save` in a question closes before the name is stored.
private final class ClosesAtOnce: WatchedClose {
  override func closeTapped() { closeWhenSaved() }

  override func open(_ link: URL) {
    super.open(link)
    closeWhenSaved()
  }

  private func closeWhenSaved() {
    // Weak: this app holds the window, which holds the alert.
    whenTapped(Wording.save) { [weak self] in _ = self?.navigation?.popViewController(animated: true) }
  }
}

/// A link that was forgotten is followed when a name is stored.
private final class FollowsLinkAfterAll: FaultyChangedApp<MVCApp> {
  private var link: URL?

  override func open(_ link: URL) {
    super.open(link)
    self.link = link
  }

  override func usersChanged() {
    if let link { super.open(link) }
  }
}

/// A link to an unknown user asks, too.
private final class AsksForNobody: FaultyChangedApp<MVCApp> {
  override func open(_ link: URL) {
    super.open(link)
    navigation?.presentUnsavedName(save: {}, discard: {})
  }
}

/// Every screen is held for ever.
private final class KeepsDetails: FaultyChangedApp<MVCApp> {
  private var screens: [UIViewController] = []

  override func screenShown() {
    if let top = navigation?.topViewController { screens.append(top) }
  }
}
