public import Conformance
import UnsavedDomain
import Users

/// Leaving the details with an edited name: the request's specification as scenarios.
public nonisolated let unsavedScenarios = closeScenarios + linkScenarios + endScenarios

nonisolated let closeScenarios = [
  Scenario(1, "Close over an edited name asks, Keep editing leaves everything as it is") { app in
    try app.editAndClose()
    try app.alert.tap(Wording.keepEditing)
    try app.alert.expectNone()
    try app.expectEditing("Amazing Grace")
  },
  Scenario(1, "Close over a name as it is stored closes") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.details.type(name: "Grace Hopper")
    try app.details.tapClose()
    app.settle()
    try app.alert.expectNone()
    try app.dashboard.expectOnTop()
  },
  Scenario(2, "Discard closes and stores nothing") { app in
    try app.editAndClose()
    try app.alert.tap(Wording.discard)
    app.settle()
    try app.dashboard.expectOnTop()
    try app.dashboard.expectLoaded(SampleUsers.three)
    try app.screen.expect("the renames asked for", app.source.renames.count, is: 0)
  },
  Scenario(2, "Save on the way out saves, and closes when the name is stored") { app in
    try app.editAndClose()
    try app.alert.tap(Wording.save)
    app.settle()
    try app.expectEditing("Amazing Grace")
    try app.answerRename()
    try app.dashboard.expectOnTop()
    try app.screen.expect("the names", app.list.visibleNames, is: ["Ada Lovelace", "Amazing Grace", "Alan Turing"])
  },
  Scenario(2, "Save on the way out that fails stays, and Close asks anew") { app in
    try app.editAndClose()
    try app.alert.tap(Wording.save)
    try app.failRename(.httpStatus(500))
    try app.expectEditing("Amazing Grace")
    try app.screen.expect("the message", app.details.message, is: UsersFailure.httpStatus(500).text)
    try app.details.tapSave()
    try app.failRename(.httpStatus(500))
    try app.expectEditing("Amazing Grace")
    try app.details.tapClose()
    app.settle()
    try app.expectQuestion()
  },
  Scenario(2, "Save on the way out of an empty name is refused, and a later save closes nothing") { app in
    try app.editAndClose(name: "  ")
    try app.alert.tap(Wording.save)
    app.settle()
    try app.expectEditing("  ")
    try app.screen.expect("the message", app.details.message, is: "Name can't be empty")
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    try app.answerRename()
    try app.details.expectOnTop(User(id: 3, name: "Amazing Grace", username: "grace"))
  },
]

nonisolated let linkScenarios = [
  Scenario(3, "A deep link over an edited name asks, Keep editing forgets it") { app in
    try app.editAndOpen(userID: 12)
    try app.alert.tap(Wording.keepEditing)
    try app.expectEditing("Amazing Grace")
    try app.details.tapSave()
    try app.answerRename()
    try app.details.expectOnTop(User(id: 3, name: "Amazing Grace", username: "grace"))
  },
  Scenario(3, "Discard follows the deep link") { app in
    try app.editAndOpen(userID: 12)
    try app.alert.tap(Wording.discard)
    app.settle()
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.screen.expect("the renames asked for", app.source.renames.count, is: 0)
  },
  Scenario(3, "Save follows the deep link when the name is stored") { app in
    try app.editAndOpen(userID: 12)
    try app.alert.tap(Wording.save)
    app.settle()
    try app.expectEditing("Amazing Grace")
    try app.answerRename()
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.tapClose()
    app.settle()
    try app.screen.expect("the names", app.list.visibleNames, is: ["Ada Lovelace", "Amazing Grace", "Alan Turing"])
  },
  Scenario(3, "Save follows a deep link to the same user, by the name of now") { app in
    try app.editAndOpen(userID: 3)
    try app.alert.tap(Wording.save)
    try app.answerRename()
    try app.details.expectOnTop(User(id: 3, name: "Amazing Grace", username: "grace"))
  },
  Scenario(3, "A deep link to nobody asks nothing") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.open(userID: 99)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.expectEditing("Amazing Grace")
  },
]

nonisolated let endScenarios = [
  Scenario(4, "After Discard nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.details.type(name: "Another")
      try app.details.tapClose()
      app.settle()
      try app.alert.tap(Wording.discard)
    }
  },
  Scenario(4, "After Save on the way out nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.details.type(name: "Another")
      try app.details.tapClose()
      app.settle()
      try app.alert.tap(Wording.save)
      try app.answerRename()
    }
  },
  Scenario(4, "After the app's end with the question shown nothing of it is alive") { app in
    try app.editAndClose()
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(4, "After the app's end with a deep link held up by a save nothing of it is alive") { app in
    try app.editAndOpen(userID: 12)
    try app.alert.tap(Wording.save)
    app.settle()
    let rename = try app.renameUnderWay()
    try app.expectNothingAliveAfterEnd { rename.request.answer(.success(())) }
    try app.screen.expect("the rename's being cancelled", rename.request.isCancelled, is: true)
  },
]

extension AppSession {
  fileprivate func editAndClose(name: String = "Amazing Grace") throws {
    try launchAndOpen(row: 1)
    try details.type(name: name)
    try details.tapClose()
    settle()
    try expectQuestion()
  }

  fileprivate func editAndOpen(userID: User.ID) throws {
    try launchAndOpen(row: 1)
    try details.type(name: "Amazing Grace")
    try open(userID: userID)
    try expectQuestion()
  }

  fileprivate func expectQuestion() throws {
    try screen.expect("the alert's title", alert.title ?? "none", is: Wording.unsavedName)
    try screen.expect("the number of screens", screen.depth, is: 2)
  }

  fileprivate func expectEditing(_ name: String) throws {
    try screen.expect("the number of screens", screen.depth, is: 2)
    try screen.expect("the title", details.title ?? "", is: "Grace Hopper")
    try screen.expect("the name", details.name ?? "", is: name)
  }
}
