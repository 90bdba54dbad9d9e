import Conformance
import Foundation
import HeadlessUIKit
import MVC_signIn
import SignInDomain
import SignInInterface
import Users
import UsersInterface

/// Possible faults of signing in and out.
nonisolated let signInFaults = [
  RequestFault(SignsInByItself.self, ["Launch shows the sign-in screen and loads nothing": "the title is"]),
  RequestFault(
    LoadsAside.self,
    [
      "Signing in shows the dashboard, which loads the users once":
        "the spinner's being there is true, should be false",
      "Signing out cancels the load, a late answer changes nothing": "the load's being cancelled is false",
    ]
  ),
  RequestFault(
    HoldsScreens<MVCApp>.self,
    [
      "After signing in the sign-in screen is gone, and what was typed with it": "alive after signing in",
      "After signing out nothing made for the session is alive": "alive after signing out",
      "A hundred sessions leave as many live objects as one": "alive after signing out",
    ]
  ),
  RequestFault(
    LetsEverybodyIn.self,
    ["A wrong name or password is refused, and may be corrected": "the number of screens is 2, should be 1"]
  ),
  RequestFault(RemembersName.self, ["Signing out returns to an empty sign-in screen": "the name is ada, should be "]),
  RequestFault(
    RemembersQuery.self,
    [
      "Who signs in next finds nothing of the old session, and users are loaded anew": "the query is 42, should be "
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    [
      "After the app's end on the sign-in screen nothing of it is alive": "alive after the app's end",
      "After the app's end in a second session nothing of it is alive": "alive after the app's end",
    ]
  ),
  RequestFault(
    ForgetsEarlyLinks.self,
    [
      "A deep link before signing in is followed after the load": "the number of screens is 1, should be 2",
      "A deep link to nobody before signing in shows the alert after the load": "the alert's title is none",
      "A deep link after signing out is followed in the next session, by its users":
        "the number of screens is 1, should be 2",
    ]
  ),
  RequestFault(
    FollowsFirstLink.self,
    ["Of several deep links before signing in the latest is followed": "the title is Ada Lovelace"]
  ),
  RequestFault(
    RemembersLink.self,
    ["A deep link that waits in a session is forgotten with it": "the number of screens is 2, should be 1"]
  ),
]

/// A correct app whose sign-in is watched: each subclass adds one fault.
private class WatchedSignIn: FaultyChangedApp<MVCApp> {
  var nameField: UITextField? { element(AccessibilityIdentifier.signInNameField) }
  var isSignedIn: Bool { nameField == nil }

  func signIn() {
    let passwordField: UITextField? = element(AccessibilityIdentifier.signInPasswordField)
    let button: UIButton? = element(AccessibilityIdentifier.signInButton)
    nameField?.text = Credentials.ada.name
    passwordField?.text = Credentials.ada.password
    button?.sendActions(for: .touchUpInside)
  }
}

/// The app signs in without a person.
private final class SignsInByItself: WatchedSignIn {
  override func screenShown() { signIn() }
}

/// Another load of the users is started, and continues after signing out.
private final class LoadsAside: WatchedSignIn {
  private var load: AnyCancellable?

  override func screenShown() {
    if isSignedIn { load = repository.fetchUsers { _ in } }
  }
}

/// A tap on `Sign in` opens a screen whatever was typed.
private final class LetsEverybodyIn: WatchedSignIn {
  override func loaded() {
    let button: UIButton? = element(AccessibilityIdentifier.signInButton)
    // Weak: this app holds the window, which holds the button, which holds the action.
    let leadOn = UIAction { [weak self] _ in
      self?.navigation?.pushViewController(UIViewController(), animated: true)
    }
    button?.addAction(leadOn, for: .touchUpInside)
  }
}

/// The sign-in screen shows the name of the last user.
private final class RemembersName: WatchedSignIn {
  private var name: String?

  override func screenShown() {
    if isSignedIn { name = Credentials.ada.name } else if let name { nameField?.text = name }
  }
}

/// The finder has the query of the session before.
private final class RemembersQuery: WatchedSignIn {
  private var query: String?

  override func usersChanged() {
    let field: UITextField? = element(AccessibilityIdentifier.queryField)
    if let query { field?.text = query }
    query = "42"
  }
}

/// A link that arrives before signing in is lost.
private final class ForgetsEarlyLinks: WatchedSignIn {
  override func open(_ link: URL) {
    if isSignedIn { super.open(link) }
  }
}

/// Of several links the first counts.
private final class FollowsFirstLink: FaultyChangedApp<MVCApp> {
  private var hasLink = false

  override func open(_ link: URL) {
    if !hasLink { super.open(link) }
    hasLink = true
  }
}

/// A link of an old session is followed again in the next.
private final class RemembersLink: WatchedSignIn {
  private var link: URL?

  override func open(_ link: URL) {
    super.open(link)
    self.link = link
  }

  override func screenShown() {
    if !isSignedIn, let link { super.open(link) }
  }
}
