public import Conformance
import EmailInterface
import HeadlessUIKit
import Users
import UsersInterface

/// The email in the details: the request's specification as scenarios.
public nonisolated let emailScenarios = [
  Scenario(1, "The details show the user's email") { app in
    try app.launchAndOpen(row: 1)
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.expectEmail("grace@users.example")
  },
  Scenario(1, "A user without username has no email, and the details say so") { app in
    try app.launch([User(id: 7, name: "Ada Lovelace")])
    try app.openDetails(row: 0)
    try app.expectEmail("No email")
  },
  Scenario(1, "Open, close, open another shows the second user's email") { app in
    try app.launchAndOpen(row: 0)
    try app.details.tapClose()
    app.settle()
    try app.openDetails(row: 2)
    try app.expectEmail("alan@users.example")
  },
  Scenario(1, "A deep link in the place of other details shows its user's email") { app in
    try app.launchAndOpen(row: 0)
    try app.open(userID: 12)
    try app.expectEmail("alan@users.example")
  },
  Scenario(2, "A rename leaves the email as it is") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    try app.answerRename()
    try app.screen.expect("the title", app.details.title ?? "", is: "Amazing Grace")
    try app.expectEmail("grace@users.example")
  },
]

extension AppSession {
  fileprivate func expectEmail(_ email: String) throws {
    let label: UILabel = try screen.element(AccessibilityIdentifier.emailLabel)
    try screen.expect("the email", label.text ?? "", is: email)
  }
}
