import Conformance
import HeadlessUIKit
import TaskControl
import Testing

@testable import MODULE

@Suite("The details follow the user's name")
@MainActor struct FollowingTests {
  @Test("also after a swipe back that was given up")
  func givenUp() throws {
    try follows("the task ends when the screen only begins to disappear") { try $0.giveUpSwipeBack() }
  }

  @Test("also after another screen has covered them")
  func covered() throws {
    try follows("the task ends when the screen is only covered") { app in
      let navigation = try #require(app.window.rootViewController as? UINavigationController)
      navigation.pushViewController(UIViewController(), animated: true)
      app.settle()
      navigation.popViewController(animated: true)
      app.settle()
    }
  }

  private func follows(_ reason: Comment, after change: (AppSession) throws -> Void) throws {
    try MainActorTasks.run {
      let app = AppSession(APP.self)
      defer { app.end() }
      try app.launchAndOpen(row: 1)
      try change(app)
      try app.renameInRepository(3, to: "Amazing Grace")
      app.settle()
      #expect(app.details.title == "Amazing Grace", reason)
    }
  }
}
