import Users

/// Lines 13 and 14 of the specification: change.
nonisolated let changeScenarios = [
  Scenario(13, "A rename in the details shows in title, row and result") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "  Amazing Grace ")
    try app.details.tapSave()
    try app.screen.expect("the name asked for", app.renameUnderWay().name, is: "Amazing Grace")
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.answerRename()
    try app.expectRenamed(row: 1, to: "Amazing Grace")
  },
  Scenario(13, "A rename in the repository shows in title, row and result") { app in
    try app.launchAndOpen(row: 1)
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.expectRenamed(row: 1, to: "Amazing Grace")
  },
  Scenario(13, "A rename while the details are on their way shows in them") { app in
    try app.launch()
    try app.list.tapAccessory(row: 1)
    // Not answerRename(), which lets the transition end first.
    let request = app.repository.renameUser(3, to: "Amazing Grace") { _ in }
    try app.renameUnderWay().request.answer(.success(()))
    app.settle()
    request.cancel()
    try app.expectRenamed(row: 1, to: "Amazing Grace")
  },
  Scenario(13, "A refresh that takes a user away while the details are on their way leaves the details") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.list.tapAccessory(row: 1)
    try app.answerFetch([SampleUsers.three[0]])
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.details.type(name: "Grace Hopper ")
    try app.renameInRepository(7, to: "The Countess")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Grace Hopper ")
    try app.details.type(name: "Grace Hopper")
    try app.details.tapClose()
    app.settle()
    var renamed = SampleUsers.three[0]
    renamed.name = "The Countess"
    try app.dashboard.expectLoaded([renamed])
  },
  Scenario(13, "A rename while an app loads that was started anew shows after the load") { app in
    try app.launch()
    let repository = app.repository
    app.end()
    let again = AppSession(app.type, repository: repository)
    defer { again.end() }
    again.start()
    try app.renameInRepository(3, to: "Amazing Grace")
    try again.screen.expect("list and finder's being there", again.dashboard.showsComponents, is: false)
    try app.answerFetch([SampleUsers.three[1]])
    again.settle()
    try again.dashboard.expectLoaded([SampleUsers.three[1]])
  },
  Scenario(13, "A rename of somebody else leaves the details alone") { app in
    try app.launchAndOpen(row: 1)
    try app.renameInRepository(7, to: "The Countess")
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.details.tapBack()
    app.settle()
    try app.screen.expect("the names", app.list.visibleNames, is: ["The Countess", "Grace Hopper", "Alan Turing"])
  },
  Scenario(13, "A rename elsewhere keeps what is typed in the details") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Half typ")
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.screen.expect("the title", app.details.title ?? "", is: "Amazing Grace")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
  },
  Scenario(13, "While a name is being saved it can't be saved again") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.screen.expect("Save's being enabled", app.details.canSave, is: true)
    try app.details.tapSave()
    try app.screen.expect("Save's being enabled", app.details.canSave, is: false)
    try app.answerRename()
    try app.screen.expect("Save's being enabled", app.details.canSave, is: true)
    try app.screen.expect("the message", app.details.message, is: "")
  },
  Scenario(14, "A failed rename changes nothing but the message") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: " Amazing Grace")
    try app.details.tapSave()
    try app.failRename(.httpStatus(500))
    try app.screen.expect("the message", app.details.message, is: UsersFailure.httpStatus(500).text)
    try app.screen.expect("the name field", app.details.name ?? "", is: " Amazing Grace")
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.screen.expect("Save's being enabled", app.details.canSave, is: true)
    try app.details.tapSave()
    try app.screen.expect("the message", app.details.message, is: "")
    try app.answerRename()
    try app.expectRenamed(row: 1, to: "Amazing Grace")
  },
  Scenario(14, "An empty name is refused and changes nothing") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "  ")
    try app.details.tapSave()
    try app.screen.expect("the message", app.details.message, is: "Name can't be empty")
    try app.screen.expect("the renames asked for", app.source.renames.count, is: 0)
    try app.screen.expect("the name field", app.details.name ?? "", is: "  ")
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.screen.expect("Save's being enabled", app.details.canSave, is: true)
  },
  Scenario(14, "A name that is right takes back what was said of an empty one") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "")
    try app.details.tapSave()
    try app.screen.expect("the message", app.details.message, is: "Name can't be empty")
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    try app.screen.expect("the message", app.details.message, is: "")
    try app.answerRename()
    try app.expectRenamed(row: 1, to: "Amazing Grace")
  },
]

extension AppSession {
  fileprivate func expectRenamed(row: Int, to name: String) throws {
    var users = SampleUsers.three
    users[row].name = name
    try details.expectOnTop(users[row])
    try screen.expect("the message", details.message, is: "")
    try details.tapClose()
    settle()
    try dashboard.expectLoaded(users)
    try finder.type("\(users[row].id)")
    try screen.expect("the result", finder.result ?? "", is: Wording.finding(.found(users[row])))
  }
}
