import Foundation
import HeadlessUIKit
import MVC_remove
import Users
import UsersInterface

/// Faults of a finder that is still there, or of what is left of it.
nonisolated let removeFinderFaults = [
  RequestFault(
    FindsStill.self,
    [
      "Launch shows the spinner, the answer replaces it by the list alone":
        "finder.query's being there is true, should be false",
      "After a failure the retry shows the list alone": "finder.query's being there is true, should be false",
    ]
  ),
  RequestFault(
    FindsOutOfSight.self,
    [
      "Launch shows the spinner, the answer replaces it by the list alone":
        "finder.query's being there is true, should be false"
    ]
  ),
  RequestFault(
    CountsUsers.self,
    ["No users, one and many are listed, and not counted": "is [\"The system has 0 users\"], should be []"]
  ),
  RequestFault(
    CountsInTitle.self,
    ["No users, one and many are listed, and not counted": "the title is Optional(\"The system has 0 users\")"]
  ),
  RequestFault(
    FindsAfterChange.self,
    [
      "A refresh shows the list alone, during it and when it has failed, too":
        "finder.query's being there is true, should be false",
      "The list is the dashboard's only part, from the launch on":
        "the number of the dashboard's children is 2, should be 1",
    ]
  ),
  RequestFault(
    FindsAfterDetails.self,
    [
      "However details are left, the list alone is there as it was":
        "finder.query's being there is true, should be false"
    ]
  ),
  RequestFault(
    FindsAfterRename.self,
    ["A rename shows in the list alone": "finder.query's being there is true, should be false"]
  ),
  RequestFault(
    FindsForLink.self,
    [
      "A link leads to the details, back to the list alone": "finder.query's being there is true, should be false"
    ]
  ),
  RequestFault(
    KeepsEmptyChild.self,
    [
      "The list is the dashboard's only part, from the launch on":
        "the number of the dashboard's children is 2, should be 1"
    ]
  ),
  RequestFault(
    KeepsEmptyView.self,
    [
      "The list is the dashboard's only part, from the launch on":
        "the number of views in the finder's place is 1, should be 0"
    ]
  ),
  RequestFault(
    KeepsPresenter.self,
    [
      "Nothing of the finder is alive, whatever is on screen":
        "what is alive of the finder is [\"UserFinderPresenter\"]"
    ]
  ),
]

/// The elements of a finder.
private final class UserFinderViewController: UIViewController {
  private let outlets = UserFinderOutlets()

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.resultLabel.text = Wording.nothingAsked
  }
}

/// A correct app that can have the finder back: each subclass shows it at another time.
private class WithFinder: FaultyChangedApp<MVCApp> {
  /// The finder's place, while the dashboard is on screen.
  var place: UIView? { element(AccessibilityIdentifier.finderContainer) }

  func showFinder() { show(UserFinderViewController()) }

  func show(_ child: UIViewController) {
    guard let place, place.subviews.isEmpty else { return }
    navigation?.viewControllers.first?.embed(child, in: place)
  }
}

/// The finder is there as before.
private final class FindsStill: WithFinder {
  override func loaded() { showFinder() }
}

/// The finder is there as before, but out of sight.
private final class FindsOutOfSight: WithFinder {
  override func loaded() {
    showFinder()
    place?.subviews.first?.isHidden = true
  }
}

/// The users are counted in a label of the dashboard's own.
private final class CountsUsers: FaultyChangedApp<MVCApp> {
  private let label = UILabel()

  override func loaded() { navigation?.topViewController?.view.addSubview(label) }
  override func usersChanged() { label.text = Wording.userCount(repository.users?.count ?? 0) }
}

/// The users are counted in the title.
private final class CountsInTitle: FaultyChangedApp<MVCApp> {
  override func usersChanged() {
    navigation?.topViewController?.title = Wording.userCount(repository.users?.count ?? 0)
  }
}

/// The finder is back when users have changed a second time.
private final class FindsAfterChange: WithFinder {
  private var changes = 0

  override func usersChanged() {
    changes += 1
    if changes > 1 { showFinder() }
  }
}

/// The finder is back when details were left.
private final class FindsAfterDetails: WithFinder {
  private var hasShownDetails = false

  override func screenShown() {
    if hasShownDetails { showFinder() }
    hasShownDetails = navigation?.viewControllers.count == 2
  }
}

/// The finder is back when a user has got another name.
private final class FindsAfterRename: WithFinder {
  private var renaming: AnyCancellable?

  override func started() {
    // Weak: the repository holds the closure for as long as this app holds the observation.
    renaming = repository.observeUsers { [weak self] update in
      if case .renamed = update.change { self?.showFinder() }
    }
  }
}

/// A link brings the finder back.
private final class FindsForLink: WithFinder {
  override func open(_ link: URL) {
    showFinder()
    super.open(link)
  }
}

/// A controller without content stays in the finder's place.
private final class KeepsEmptyChild: WithFinder {
  override func loaded() { show(UIViewController()) }
}

/// A view without content stays in the finder's place.
private final class KeepsEmptyView: WithFinder {
  override func loaded() { place?.addSubview(UIView()) }
}

/// The finder is gone from the screen, but its presenter is still made.
private final class KeepsPresenter: FaultyChangedApp<MVCApp> {
  private let finder = UserFinderPresenter()

  private final class UserFinderPresenter {}
}
