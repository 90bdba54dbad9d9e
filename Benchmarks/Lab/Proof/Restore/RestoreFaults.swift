import Conformance
import Foundation
import HeadlessUIKit
import MVC_restore
import RestoreDomain
import Users
import UsersInterface

/// Possible faults of an app that restores its last place.
nonisolated let restoreFaults = recordFaults + restoringFaults + restoreEndFaults

/// Faults of the record.
private nonisolated let recordFaults = [
  Fault(
    RecordsRows.self,
    [
      "Details that the list opens are recorded when they are there":
        "the record is [\"dashboard\", \"details 1\"], should be [\"dashboard\", \"details 3\"]"
    ]
  ),
  Fault(
    MissesLinks.self,
    [
      "Details that a deep link opens are recorded when they are there":
        "the record is [\"dashboard\"], should be [\"dashboard\", \"details 12\"]"
    ]
  ),
  Fault(
    RecordsLinksAtOnce.self,
    [
      "Details that a deep link opens are recorded when they are there":
        "the record is [\"dashboard\", \"details 12\"], should be [\"dashboard\"]",
      "A deep link to an unknown user, a rename and an alert record nothing":
        "the record is [\"dashboard\", \"details 3\", \"details 99\"]",
    ]
  ),
  Fault(
    RecordsCloseOnly.self,
    [
      "The dashboard is recorded after Close, back and a swipe back, when it is there":
        "the last place is details 7, should be dashboard"
    ]
  ),
  Fault(
    RecordsDashboardEarly.self,
    [
      "The dashboard is recorded after Close, back and a swipe back, when it is there":
        "the last place is dashboard, should be details 7",
      "A swipe back that is given up records nothing, a later one records the dashboard":
        "the record is [\"dashboard\", \"details 3\", \"dashboard\"], should be [\"dashboard\", \"details 3\"]",
      "The app's end during a transition or a swipe records nothing":
        "the last place is dashboard, should be details 7",
    ]
  ),
  Fault(
    MissesWhatReplaces.self,
    [
      "Details that replace others are recorded, one back records the dashboard":
        "the record is [\"dashboard\", \"details 7\"], should be [\"dashboard\", \"details 7\", \"details 3\"]"
    ]
  ),
  Fault(
    MissesLinksOnTheWay.self,
    [
      "Of several deep links during a transition the last one's details are recorded at its end":
        "the last place is dashboard, should be details 12"
    ]
  ),
  Fault(
    RecordsAlerts.self,
    [
      "A deep link to an unknown user, a rename and an alert record nothing":
        "the record is [\"dashboard\", \"details 3\", \"dashboard\"], should be [\"dashboard\", \"details 3\"]"
    ]
  ),
  Fault(
    MissesFirstDashboard.self,
    [
      "With nothing recorded a launch shows the dashboard, and records it after the load":
        "the record is [], should be [\"dashboard\"]"
    ]
  ),
  Fault(
    RecordsLoads.self,
    [
      "A refresh that is answered while details are open leaves them, and records nothing":
        "the record is [\"dashboard\", \"details 3\", \"dashboard\"], should be [\"dashboard\", \"details 3\"]"
    ]
  ),
]

/// Faults of the launch.
private nonisolated let restoringFaults = [
  Fault(
    RestoresNothing.self,
    [
      "A launch loads as always, and then opens the recorded details with a transition":
        "restoring details's being a transition is false",
      "A second launch shows what the first one has left, details or dashboard":
        "the number of screens is 1, should be 2",
    ]
  ),
  Fault(
    LoadsAgain.self,
    [
      "A launch loads as always, and then opens the recorded details with a transition":
        "the number of loads asked for is 2, should be 1"
    ]
  ),
  Fault(
    RestoresAlone.self,
    ["Back from restored details returns to the dashboard, from which others open": "BackButton is not on screen"]
  ),
  Fault(
    RestoresLastDetails.self,
    [
      "A second launch shows what the first one has left, details or dashboard":
        "the number of screens is 2, should be 1"
    ]
  ),
  Fault(
    RestoresTyped.self,
    [
      "Restored details show the name as it was loaded, and nothing that was typed":
        "the name is Half typ, should be Amazing Grace"
    ]
  ),
  Fault(
    RecordsWhileLoading.self,
    [
      "An app that ends while it loads keeps its record":
        "the record is [\"details 3\", \"dashboard\"], should be [\"details 3\"]",
      "An app whose load has failed keeps its record":
        "the record is [\"details 3\", \"dashboard\"], should be [\"details 3\"]",
    ]
  ),
  Fault(
    ForgetsAtFailure.self,
    ["Retry after a failed load restores": "the number of screens is 1, should be 2"]
  ),
  Fault(
    FollowsRecordAsLink.self,
    [
      "The dashboard stays without an alert, and is recorded, if the recorded user no longer exists":
        "the alert \"User not found\" is in the way",
      "A deep link before the load goes before the record": "the title is Grace Hopper, should be Alan Turing",
    ]
  ),
  Fault(
    KeepsWhoIsGone.self,
    [
      "The dashboard stays without an alert, and is recorded, if the recorded user no longer exists":
        "the record is [\"details 99\"], should be [\"details 99\", \"dashboard\"]"
    ]
  ),
  Fault(
    RestoresAtEachLoad.self,
    [
      "A recorded user that a later refresh brings back is not restored": "the number of screens is 2, should be 1",
      "A refresh opens restored details no second time": "the number of screens is 2, should be 1",
    ]
  ),
  Fault(
    RestoresWhatIsOpen.self,
    [
      "A refresh that is answered while details are open leaves them, and records nothing":
        "the name field is Grace Hopper, should be Half typ"
    ]
  ),
  Fault(
    MissesDashboardUnderAlert.self,
    [
      "A deep link to an unknown user before the load goes before the record, too":
        "the record is [\"details 3\"], should be [\"details 3\", \"dashboard\"]"
    ]
  ),
]

/// Faults of the end.
private nonisolated let restoreEndFaults = [
  Fault(
    RecordsEnd.self,
    [
      "After the app's end with restored details nothing of it is alive, and nothing was recorded":
        "the record is [\"details 7\", \"dashboard\", \"details 7\", \"dashboard\"]"
    ]
  ),
  Fault(
    KeepsScreens.self,
    [
      "After restored details were closed nothing made for them is alive":
        "alive after the restored details were closed"
    ]
  ),
  Fault(
    KeepsItself.self,
    [
      "After the app's end with restored details nothing of it is alive, and nothing was recorded":
        "alive after the app's end",
      "The app's end while it loads cancels the load, a late answer restores and records nothing":
        "alive after the app's end",
    ]
  ),
]

/// A correct app whose record is watched: each subclass adds one fault.
private class WatchedRecord: FaultyApp<MVCApp> {
  /// The repository of the session.
  private let base: any UsersRepository

  required init(window: UIWindow, repository: any UsersRepository) {
    base = repository
    let store = WatchedStore()
    super.init(window: window, repository: PlacesRepository(WatchedUsers(repository, store), store: store))
    store.app = self
  }

  /// The store of the session.
  final var places: RecordedPlaces? { (base as? PlacesRepository)?.store as? RecordedPlaces }

  /// The last place, as the correct app is told.
  var lastPlace: Place? { places?.lastPlace }

  /// Called for each place that the correct app records.
  func record(_ place: Place) { places?.record(place) }

  /// Called when a load has failed, before the correct app is told.
  func loadFailed() {}

  /// True once users are loaded.
  final var isLoaded: Bool { repository.users != nil }

  /// Has the correct app follow a link to a user.
  final func openUser(_ id: User.ID) {
    if let link = URL(string: "users://user/\(id)") { open(link) }
  }
}

/// A store that leaves it to the faulty app what is recorded.
private final class WatchedStore: PlaceStore {
  /// Weak: the app holds the repository, which holds its store.
  weak var app: WatchedRecord?

  var lastPlace: Place? { app?.lastPlace }

  func record(_ place: Place) { app?.record(place) }
}

/// A repository that tells the faulty app of failed loads.
private final class WatchedUsers: UsersRepository {
  private let base: any UsersRepository
  private let store: WatchedStore

  init(_ base: any UsersRepository, _ store: WatchedStore) {
    self.base = base
    self.store = store
  }

  var users: UserDirectory? { base.users }

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: the repository holds the closure until it answers.
    base.fetchUsers { [weak store] result in
      if case .failure = result { store?.app?.loadFailed() }
      answer(result)
    }
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    base.renameUser(id, to: name, answer)
  }

  func observeChanges(_ observer: @escaping @MainActor (UsersChange) -> Void) -> AnyCancellable {
    base.observeChanges(observer)
  }
}

/// The row of a user is recorded, not the id.
private final class RecordsRows: WatchedRecord {
  override func record(_ place: Place) {
    let row = place.userID.flatMap { repository.users?.row(of: $0) }
    super.record(row.map { .details($0) } ?? place)
  }
}

/// Details that a link opens are not recorded.
private final class MissesLinks: WatchedRecord {
  private var isLinked = false

  override func open(_ link: URL) {
    isLinked = true
    super.open(link)
  }

  override func record(_ place: Place) {
    if !isLinked { super.record(place) }
    isLinked = false
  }
}

/// A link is recorded when it is opened, whether it leads to a user or not.
private final class RecordsLinksAtOnce: WatchedRecord {
  override func open(_ link: URL) {
    super.open(link)
    if isLoaded, let id = UsersLink(link)?.userID { record(.details(id)) }
  }
}

/// The dashboard is recorded when `Close` was tapped, not after the system's ways back.
private final class RecordsCloseOnly: WatchedRecord {
  private var isBack = true

  override func screenShown() {
    let button: UIButton? = element(AccessibilityIdentifier.closeButton)
    isBack = button == nil
    // Weak: this app holds the window, which holds the button, which holds the action.
    button?.addAction(UIAction { [weak self] _ in self?.isBack = true }, for: .touchUpInside)
  }

  override func record(_ place: Place) {
    if place != .dashboard || isBack { super.record(place) }
  }
}

/// The dashboard is recorded when it begins to appear.
private final class RecordsDashboardEarly: WatchedRecord {
  override func loaded() {
    guard let dashboard = navigation?.topViewController else { return }
    let child = ToldController()
    // Weak: the dashboard holds the child, and this app holds the dashboard.
    child.willAppear = { [weak self] in self?.record(.dashboard) }
    dashboard.embed(child, in: dashboard.view)
  }
}

/// A child that notices that its parent appears and disappears.
private final class ToldController: UIViewController {
  var willAppear: (() -> Void)?
  var didDisappear: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Not when it is embedded, while its parent is on screen.
    if parent?.viewIfLoaded?.window == nil { willAppear?() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didDisappear?()
  }
}

/// Details in the place of others are not recorded.
private final class MissesWhatReplaces: WatchedRecord {
  override func record(_ place: Place) {
    if place == .dashboard || lastPlace == .dashboard { super.record(place) }
  }
}

/// After a link during a transition no details are recorded.
private final class MissesLinksOnTheWay: WatchedRecord {
  private var isDeaf = false

  override func open(_ link: URL) {
    isDeaf = isDeaf || !window.runLoop.isIdle
    super.open(link)
  }

  override func record(_ place: Place) {
    if place == .dashboard || !isDeaf { super.record(place) }
  }
}

/// A link to nobody records the dashboard.
private final class RecordsAlerts: WatchedRecord {
  override func open(_ link: URL) {
    super.open(link)
    if Screen(window).alert != nil { record(.dashboard) }
  }
}

/// The dashboard of a first launch is not recorded.
private final class MissesFirstDashboard: WatchedRecord {
  override func record(_ place: Place) {
    if lastPlace != nil || place != .dashboard { super.record(place) }
  }
}

/// Every load but the first one records the dashboard.
private final class RecordsLoads: WatchedRecord {
  private var loads = 0

  override func usersChanged() {
    loads += 1
    if loads > 1 { record(.dashboard) }
  }
}

/// The record is not read.
private final class RestoresNothing: WatchedRecord {
  override var lastPlace: Place? { nil }
}

/// The users are loaded once more to restore.
private final class LoadsAgain: WatchedRecord {
  private var request: AnyCancellable?

  override func usersChanged() {
    if request == nil { request = repository.fetchUsers { _ in } }
  }
}

/// Restored details are the only screen.
private final class RestoresAlone: WatchedRecord {
  private var isRestored = false

  override func screenShown() {
    guard let top = navigation?.topViewController, navigation?.viewControllers.count == 2, !isRestored else { return }
    isRestored = true
    navigation?.setViewControllers([top], animated: false)
  }
}

/// The last details are restored, even if the dashboard was there after them.
private final class RestoresLastDetails: WatchedRecord {
  override var lastPlace: Place? { places?.places.last { $0 != .dashboard } }
}

/// Restores what was typed, too.
private final class RestoresTyped: WatchedRecord {
  private var isRestored = false

  override func started() { isRestored = lastPlace != nil }

  override func screenShown() {
    let field: UITextField? = element(AccessibilityIdentifier.nameField)
    if isRestored { field?.text = "Half typ" }
  }
}

/// The dashboard is recorded as soon as it is there, while users are loaded.
private final class RecordsWhileLoading: WatchedRecord {
  override func loaded() { record(.dashboard) }
}

/// A failed load ends the wish to restore.
private final class ForgetsAtFailure: WatchedRecord {
  private var hasFailed = false

  override var lastPlace: Place? { hasFailed ? nil : super.lastPlace }

  override func loadFailed() { hasFailed = true }
}

/// The record is followed as if it were a link.
private final class FollowsRecordAsLink: WatchedRecord {
  override var lastPlace: Place? { nil }

  override func started() {
    if let id = places?.lastPlace?.userID { openUser(id) }
  }
}

/// A user that no longer exists stays on record.
private final class KeepsWhoIsGone: WatchedRecord {
  override func record(_ place: Place) {
    if let id = lastPlace?.userID, repository.users?[id: id] == nil { return }
    super.record(place)
  }
}

/// The record of the last launch is restored after each load.
private final class RestoresAtEachLoad: WatchedRecord {
  private var recorded: User.ID?
  private var loads = 0

  override func started() { recorded = lastPlace?.userID }

  override func usersChanged() {
    loads += 1
    if loads > 1, let recorded { openUser(recorded) }
  }
}

/// The last place is restored after each load, even if it is there already.
private final class RestoresWhatIsOpen: WatchedRecord {
  private var loads = 0

  override func usersChanged() {
    loads += 1
    if loads > 1, let id = lastPlace?.userID { openUser(id) }
  }
}

/// A link before the load has the dashboard not recorded, even if it leads nowhere.
private final class MissesDashboardUnderAlert: WatchedRecord {
  private var isLinked = false

  override func open(_ link: URL) {
    isLinked = isLinked || !isLoaded
    super.open(link)
  }

  override func record(_ place: Place) {
    if !isLinked || place != .dashboard { super.record(place) }
  }
}

/// The dashboard is recorded when details disappear, with the app's end, too.
private final class RecordsEnd: WatchedRecord {
  override func screenShown() {
    guard let details = navigation?.topViewController, navigation?.viewControllers.count == 2 else { return }
    let child = ToldController()
    child.didDisappear = { [places] in places?.record(.dashboard) }
    details.embed(child, in: details.view)
  }
}

/// Every screen is held for ever.
private final class KeepsScreens: WatchedRecord {
  private var screens: [UIViewController] = []

  override func screenShown() {
    if let top = navigation?.topViewController { screens.append(top) }
  }
}

/// The app holds itself.
private final class KeepsItself: WatchedRecord {
  private var own: AnyObject?

  override func started() { own = self }
}
