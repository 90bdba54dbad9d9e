public import Conformance
import Users

/// Details beside the dashboard: the request's specification as scenarios.
public nonisolated let splitScenarios = besideScenarios + turnScenarios + endScenarios

nonisolated let besideScenarios = [
  Scenario(1, "On a wide window details stand beside the dashboard, which stays as it is") { app in
    app.turnWide()
    try app.launchScrolled()
    try app.openDetails(row: 41)
    try app.expectBeside(SampleUsers.many(100)[41])
    try app.expectScrolled()
  },
  Scenario(1, "A rename beside shows at once in both titles' places, row and result") { app in
    try app.launchAndOpenBeside(row: 1)
    try app.finder.type("3")
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    try app.answerRename()
    try app.expectBeside(User(id: 3, name: "Amazing Grace", username: "grace"))
    try app.screen.expect("the names", app.list.visibleNames, is: ["Ada Lovelace", "Amazing Grace", "Alan Turing"])
    try app.screen.expect("the result", app.finder.result ?? "", is: "I found Amazing Grace aka grace")
  },
  Scenario(2, "Another row's info button puts its user's details in the place of those beside, however soon") { app in
    try app.launchAndOpenBeside(row: 0)
    try app.details.type(name: "Not saved")
    try app.list.tapAccessory(row: 1)
    try app.list.tapAccessory(row: 2)
    app.settle()
    try app.expectBeside(SampleUsers.three[2])
  },
  Scenario(2, "A deep link on a wide window shows details beside, in the place of others") { app in
    app.turnWide()
    app.start()
    try app.open(userID: 12)
    try app.answerFetch(SampleUsers.three)
    try app.expectBeside(SampleUsers.three[2])
    try app.open(userID: 3)
    try app.expectBeside(SampleUsers.three[1])
    try app.open(userID: 99)
    try app.alert.expectUserNotFound()
    try app.alert.tap(Wording.ok)
    try app.expectBeside(SampleUsers.three[1])
  },
  Scenario(3, "Close takes the details beside away, and leaves the dashboard as it is") { app in
    app.turnWide()
    try app.launchScrolled()
    try app.openDetails(row: 41)
    try app.details.tapClose()
    app.settle()
    try app.expectNothingBeside()
    try app.expectScrolled()
    try app.openDetails(row: 42)
    try app.expectBeside(SampleUsers.many(100)[42])
  },
]

nonisolated let turnScenarios = [
  Scenario(4, "Turned narrow, the window has the details on top, back leads to the dashboard") { app in
    try app.launchAndOpenBeside(row: 1)
    app.turnNarrow()
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectLoaded(SampleUsers.three)
    app.turnWide()
    try app.expectNothingBeside()
  },
  Scenario(4, "Turned wide, the window has the details beside, Close takes them away") { app in
    try app.launchAndOpen(row: 1)
    app.turnWide()
    try app.expectBeside(SampleUsers.three[1])
    try app.details.tapClose()
    app.settle()
    try app.expectNothingBeside()
    app.turnNarrow()
    try app.dashboard.expectOnTop()
  },
  Scenario(4, "Turning keeps what is typed and said, and a save that is under way") { app in
    try app.launchAndOpenBeside(row: 1)
    try app.details.type(name: "  ")
    try app.details.tapSave()
    app.turnNarrow()
    try app.screen.expect("the number of screens", app.screen.depth, is: 2)
    try app.screen.expect("the name", app.details.name ?? "", is: "  ")
    try app.screen.expect("the message", app.details.message, is: "Name can't be empty")
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    app.turnWide()
    try app.screen.expect("the title beside", app.titleBeside, is: "Grace Hopper")
    try app.screen.expect("Save's being enabled", app.details.canSave, is: false)
    try app.answerRename()
    try app.expectBeside(User(id: 3, name: "Amazing Grace", username: "grace"))
    try app.screen.expect("Save's being enabled", app.details.canSave, is: true)
  },
  Scenario(4, "Turning leaves the dashboard as it is, with details and without") { app in
    try app.launchScrolled()
    app.turnWide()
    try app.expectNothingBeside()
    try app.expectScrolled()
    try app.openDetails(row: 41)
    app.turnNarrow()
    app.turnWide()
    try app.expectBeside(SampleUsers.many(100)[41])
    try app.expectScrolled()
  },
]

nonisolated let endScenarios = [
  Scenario(5, "After Close beside nothing made for the details is alive") { app in
    app.turnWide()
    try app.expectNothingOfDetailsAlive { try app.details.tapClose() }
  },
  Scenario(5, "After being replaced beside nothing made for the details is alive") { app in
    app.turnWide()
    try app.launch()
    let watched = try app.openDetailsWatched(row: 0)
    try app.openDetails(row: 2)
    try app.expectDead(watched, "after the details were replaced")
  },
  Scenario(5, "After being turned twice and back nothing made for the details is alive") { app in
    try app.expectNothingOfDetailsAlive {
      app.turnWide()
      app.turnNarrow()
      try app.details.tapBack()
    }
    app.turnWide()
    try app.expectNothingBeside()
  },
  Scenario(5, "Close beside cancels the rename, a late answer changes nothing") { app in
    try app.launchAndOpenBeside(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    let rename = try app.renameUnderWay()
    try app.details.tapClose()
    app.settle()
    try app.screen.expect("the rename's being cancelled", rename.request.isCancelled, is: true)
    rename.request.answer(.success(()))
    app.settle()
    try app.expectNothingBeside()
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(5, "After the app's end with details beside nothing of it is alive") { app in
    try app.launchAndOpenBeside(row: 0)
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(5, "A hundred turned details leave as many live objects as one") { app in
    try app.launch()
    var watched = try app.turnedRoundTrip()
    let reachable = app.reachableObjects().count
    for _ in 1..<100 { watched.formUnion(try app.turnedRoundTrip()) }
    try app.expectDead(watched, "after a hundred turned details")
    try app.screen.expect("the number of reachable objects", app.reachableObjects().count, is: reachable)
  },
]

extension AppSession {
  fileprivate func launchAndOpenBeside(row: Int) throws {
    turnWide()
    try launch()
    try openDetails(row: row)
    try expectBeside(SampleUsers.three[row])
  }

  fileprivate func launchScrolled() throws {
    try launch(SampleUsers.many(100))
    try finder.type("42")
    try list.scroll(to: 40)
  }

  fileprivate func expectScrolled() throws {
    try screen.expect("the first row in sight", list.firstVisibleRow, is: 40)
    try screen.expect("the query", finder.query ?? "", is: "42")
    try screen.expect("the result", finder.result ?? "", is: "I found User 42 aka user42")
  }

  /// Opens details on top, turns them beside, closes them there, and turns back.
  fileprivate func turnedRoundTrip() throws -> WeakObjects {
    let watched = try openDetailsWatched(row: 0)
    turnWide()
    try details.tapClose()
    settle()
    turnNarrow()
    return watched
  }
}
