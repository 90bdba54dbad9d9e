import Conformance
import EmailDomain
import EmailInterface
import HeadlessUIKit
import MVC_email
import Users
import UsersInterface

/// Possible faults of the email in the details.
nonisolated let emailFaults = [
  RequestFault(ShowsNoAddress.self, ["The details show the user's email": "the email is grace, should be grace@"]),
  RequestFault(
    SaysNothingOfNoEmail.self,
    ["A user without username has no email, and the details say so": "the email is , should be No email"]
  ),
  RequestFault(
    KeepsFirstEmail.self,
    [
      "Open, close, open another shows the second user's email": "the email is ada@",
      "A deep link in the place of other details shows its user's email": "the email is ada@",
    ]
  ),
  RequestFault(EmailFollowsName.self, ["A rename leaves the email as it is": "the email is Amazing Grace@"]),
]

/// The details show only the login name.
private final class ShowsNoAddress: FaultyChangedApp<MVCApp> {
  override func screenShown() {
    let label = label(AccessibilityIdentifier.emailLabel)
    label?.text = label?.text?.split(separator: "@").first.map(String.init)
  }
}

/// A user without email has an empty line.
private final class SaysNothingOfNoEmail: FaultyChangedApp<MVCApp> {
  override func screenShown() {
    let label = label(AccessibilityIdentifier.emailLabel)
    if label?.text == Wording.email(nil) { label?.text = nil }
  }
}

/// The email that was shown first is shown for every user.
private final class KeepsFirstEmail: FaultyChangedApp<MVCApp> {
  private var first: String?

  override func screenShown() {
    guard let label = label(AccessibilityIdentifier.emailLabel) else { return }
    first = first ?? label.text
    label.text = first
  }
}

/// A rename changes the email, too.
private final class EmailFollowsName: FaultyChangedApp<MVCApp> {
  override func usersChanged() {
    guard let label = label(AccessibilityIdentifier.emailLabel), let title = Screen(window).top?.title else { return }
    label.text = "\(title)@users.example"
  }
}
