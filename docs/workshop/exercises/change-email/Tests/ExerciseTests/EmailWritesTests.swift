import Conformance
import MODULE
import Testing

@testable import HeadlessUIKit

@Suite("The details' view")
@MainActor struct EmailWritesTests {
  @Test("is told the email as often as the username, which never changes either, and the name once for each change")
  func writes() throws {
    let app = AppSession(APP.self)
    let user = SampleUsers.three[0]
    var questions: [String: String] = [:]
    func look(when moment: String, _ body: () throws -> Void) throws {
      let writes = ScreenWrites()
      try writes.note(body)
      let counts = writes.elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let (email, username) = (counts["details.email", default: 0], counts["details.username", default: 0])
      let name = counts["details.name", default: 0]
      if email > username { questions["The email"] = "\(email)× when \(moment), the username \(username)×" }
      if name > max(1, username) { questions["The name"] = "\(name)× when \(moment)" }
    }
    try app.launch()
    try look(when: "the details open") { try app.openDetails(row: 1) }
    try look(when: "a deep link opens them") { try app.open(userID: user.id) }
    try app.details.type(name: "Augusta Ada King")
    try look(when: "a rename fails") {
      try app.details.tapSave()
      try app.failRename(.httpStatus(500))
    }
    try look(when: "the name changes elsewhere") { try app.renameInRepository(user.id, to: "Ada King") }
    // Nothing is wrong on the screen, so the test passes.
    for (what, question) in questions.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(what) is shown \(question). What for?", severity: .warning)
    }
  }
}
