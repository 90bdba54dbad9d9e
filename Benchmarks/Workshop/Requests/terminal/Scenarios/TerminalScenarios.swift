public import Conformance
import HeadlessUIKit
import TerminalInterface
import TerminalViews
import Users

/// The details drawn as text: the request's specification as scenarios.
public nonisolated let terminalScenarios =
  lineScenarios + redrawScenarios + declarationScenarios + elementScenarios + endScenarios

nonisolated let lineScenarios = [
  Scenario(1, "The details are drawn as id, username, name and button, a line each") { app in
    try app.launchAndOpen(row: 1)
    try app.expectLines("ID 3", "grace", "Name: Grace Hopper", "[ Save ]")
  },
  Scenario(1, "A user without a username has no line for it") { app in
    try app.launch([User(id: 5, name: "Edsger Dijkstra")])
    try app.openDetails(row: 0)
    try app.expectLines("ID 5", "Name: Edsger Dijkstra", "[ Save ]")
  },
  Scenario(1, "The next details are drawn anew, with nothing of the ones before") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: " ")
    try app.details.tapSave()
    try app.expectLines("ID 3", "grace", "Name:  ", "[ Save ]", "Name can't be empty")
    try app.details.tapClose()
    app.settle()
    try app.openDetails(row: 2)
    try app.expectLines("ID 12", "alan", "Name: Alan Turing", "[ Save ]")
  },
  Scenario(1, "Details that a deep link opens in the place of others are drawn, too") { app in
    try app.launchAndOpen(row: 1)
    try app.save("Amazing Grace")
    try app.open(userID: 12)
    try app.expectLines("ID 12", "alan", "Name: Alan Turing", "[ Save ]")
  },
]

nonisolated let redrawScenarios = [
  Scenario(2, "Every keystroke shows in the line of the name") { app in
    try app.launchAndOpen(row: 1)
    for text in ["Grace", "", " A", " Al "] {
      try app.details.type(name: text)
      try app.expectLines("ID 3", "grace", "Name: \(text)", "[ Save ]")
    }
  },
  Scenario(2, "A rename elsewhere shows in the line of the name at once") { app in
    try app.launchAndOpen(row: 1)
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.expectLines("ID 3", "grace", "Name: Amazing Grace", "[ Save ]")
    try app.renameInRepository(7, to: "The Countess")
    try app.expectLines("ID 3", "grace", "Name: Amazing Grace", "[ Save ]")
  },
  Scenario(2, "A rename while the details are on their way is drawn") { app in
    try app.launch()
    try app.list.tapAccessory(row: 1)
    let request = app.repository.renameUser(3, to: "Amazing Grace") { _ in }
    try app.renameUnderWay().request.answer(.success(()))
    app.settle()
    request.cancel()
    try app.expectLines("ID 3", "grace", "Name: Amazing Grace", "[ Save ]")
  },
  Scenario(2, "Save is drawn as disabled while a name is being saved") { app in
    try app.launchAndOpen(row: 1)
    try app.save("Amazing Grace")
    try app.expectLines("ID 3", "grace", "Name: Amazing Grace", "( Save )")
    try app.details.type(name: "Amazing")
    try app.expectLines("ID 3", "grace", "Name: Amazing", "( Save )")
    try app.answerRename()
    try app.expectLines("ID 3", "grace", "Name: Amazing", "[ Save ]")
  },
  Scenario(2, "A stored name is drawn without the white space that was typed") { app in
    try app.launchAndOpen(row: 1)
    try app.save("  Grace Hopper ")
    try app.expectLines("ID 3", "grace", "Name:   Grace Hopper ", "( Save )")
    try app.answerRename()
    try app.expectLines("ID 3", "grace", "Name: Grace Hopper", "[ Save ]")
  },
  Scenario(2, "A refused name has its reason as the last line, until the next save") { app in
    try app.launchAndOpen(row: 1)
    try app.save("  ")
    try app.expectLines("ID 3", "grace", "Name:   ", "[ Save ]", "Name can't be empty")
    try app.save("Amazing Grace")
    try app.expectLines("ID 3", "grace", "Name: Amazing Grace", "( Save )")
  },
  Scenario(2, "A failed save has its reason as the last line, and keeps the line of the name") { app in
    try app.launchAndOpen(row: 1)
    try app.save(" Amazing Grace")
    try app.failRename(.httpStatus(500))
    let reason = UsersFailure.httpStatus(500).text
    try app.expectLines("ID 3", "grace", "Name:  Amazing Grace", "[ Save ]", reason)
    try app.details.tapSave()
    try app.expectLines("ID 3", "grace", "Name:  Amazing Grace", "( Save )")
  },
]

nonisolated let endScenarios = [
  Scenario(6, "After Close nothing of a text that was used is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.useText()
      try app.details.tapClose()
    }
  },
  Scenario(6, "After back nothing of a text that was used is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.useText()
      try app.details.tapBack()
    }
  },
  Scenario(6, "After a deep link nothing of the text that it replaces is alive") { app in
    try app.launch()
    let watched = try app.openDetailsWatched(row: 0)
    try app.useText()
    try app.open(userID: 12)
    try app.expectDead(watched, "after the details were replaced")
  },
  Scenario(6, "After the app's end with a text that was used nothing of it is alive") { app in
    try app.launchAndOpen(row: 0)
    try app.useText()
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(6, "Elements that are used after their screen has gone do nothing") { app in
    try app.launchAndOpen(row: 1)
    let field = try app.details.nameField
    let button = try app.details.saveButton
    try app.details.type(name: "Amazing Grace")
    try app.details.tapClose()
    app.settle()
    field.text = "Grace"
    field.sendActions(for: .editingChanged)
    button.sendActions(for: .touchUpInside)
    try app.screen.expect("the renames asked for", app.source.renames.count, is: 0)
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(6, "A hundred texts leave as many live objects as one") { app in
    try app.launch()
    var watched = WeakObjects()
    try app.openUseClose(watching: &watched)
    let reachable = app.reachableObjects().count
    for _ in 1..<100 { try app.openUseClose(watching: &watched) }
    try app.expectDead(watched, "after a hundred texts")
    try app.screen.expect("the number of reachable objects", app.reachableObjects().count, is: reachable)
  },
]

extension AppSession {
  /// Uses all of the details' text but `Close`: types, saves, and has the save fail.
  fileprivate func useText() throws {
    try save("Typed")
    try failRename(.httpStatus(500))
    try expectElementsAsDrawn()
  }

  fileprivate func openUseClose(watching watched: inout WeakObjects) throws {
    watched.formUnion(try openDetailsWatched(row: 0))
    try useText()
    try details.tapClose()
    settle()
  }
}
