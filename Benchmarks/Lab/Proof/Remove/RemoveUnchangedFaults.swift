import HeadlessUIKit
import MVC_remove
import Users
import UsersInterface

/// Faults of what stays as it was.
nonisolated let removeUnchangedFaults = [
  RequestFault(
    AlertsAgain.self,
    [
      "A later update shows no old alert again, a second answer changes nothing":
        "the alert \"Users could not be loaded\" is in the way"
    ]
  ),
  RequestFault(
    LoadsAside.self,
    ["A refresh during a refresh gives one result, the latest": "the number of rows is 9, should be 3"]
  ),
  RequestFault(
    SavesAside.self,
    [
      "However details are left, a rename is cancelled, a late answer changes nothing":
        "the rename's being cancelled is false, should be true"
    ]
  ),
  RequestFault(
    ClosesAtChange.self,
    ["Changes while details are on their way show in details and list": "the number of screens is 1, should be 2"]
  ),
  RequestFault(
    ShowsListEarly.self,
    [
      "A rename while an app loads that was started anew shows after the load":
        "the list's being there is true, should be false"
    ]
  ),
  RequestFault(HoldsItself<MVCApp>.self, ["After the app's end nothing of it is alive": "alive after the app's end"]),
]

/// Every update but the first shows the alert of a failed load.
private final class AlertsAgain: FaultyChangedApp<MVCApp> {
  private var changes = 0

  override func usersChanged() {
    changes += 1
    if changes > 1 { navigation?.presentLoadFailure("once more") {} }
  }
}

/// Each pull starts another load, too, which is never cancelled.
private final class LoadsAside: FaultyChangedApp<MVCApp> {
  private var loads: [AnyCancellable] = []

  override func loaded() {
    let control: UIRefreshControl? = element(AccessibilityIdentifier.refreshControl)
    // Weak: this app holds the window, which holds the control, which holds the action.
    control?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
  }

  private func load() { loads.append(repository.fetchUsers { _ in }) }
}

/// `Save` asks for another rename, too, which outlives the details.
private final class SavesAside: FaultyChangedApp<MVCApp> {
  private var renames: [AnyCancellable] = []

  override func screenShown() {
    let button: UIButton? = element(AccessibilityIdentifier.saveButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
  }

  private func save() { renames.append(repository.renameUser(3, to: "Aside") { _ in }) }
}

/// Every change of the users closes the details.
private final class ClosesAtChange: FaultyChangedApp<MVCApp> {
  override func usersChanged() {
    guard let dashboard = navigation?.viewControllers.first else { return }
    navigation?.setViewControllers([dashboard], animated: false)
  }
}

/// The list is in sight as soon as users change, loaded or not.
private final class ShowsListEarly: FaultyChangedApp<MVCApp> {
  override func usersChanged() {
    let place: UIView? = element(AccessibilityIdentifier.listContainer)
    place?.isHidden = false
  }
}
