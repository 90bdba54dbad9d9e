public import Conformance
import MuteDomain
import Users

/// A button that mutes a user: the request's specification as scenarios.
public nonisolated let muteScenarios = buttonScenarios + rowScenarios + findingScenarios + lastingScenarios

nonisolated let buttonScenarios = [
  Scenario(1, "The button mutes the user, another tap unmutes them, and nobody is asked") { app in
    try app.launchAndOpen(row: 1)
    try app.expectMuteTitle("Mute")
    try app.tapMute()
    try app.expectMuteTitle("Unmute")
    try app.tapMute()
    try app.expectMuteTitle("Mute")
    try app.screen.expect("the source's being asked", app.isSourceAsked, is: false)
  },
  Scenario(1, "The details of another user offer to mute that one") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.openDetails(row: 1)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.expectMuteTitle("Mute")
  },
  Scenario(1, "The button leaves what was typed, and a rename leaves the button as it is") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Half typ")
    try app.tapMute()
    try app.screen.expect("the name", app.details.name ?? "", is: "Half typ")
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.screen.expect("the name", app.details.name ?? "", is: "Half typ")
    try app.expectMuteTitle("Unmute")
  },
  Scenario(1, "The button mutes while a name is being saved, which is stored nevertheless") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    try app.tapMute()
    try app.screen.expect("Save's being enabled", app.details.canSave, is: false)
    try app.answerRename()
    try app.screen.expect("the title", app.details.title ?? "", is: "Amazing Grace")
    try app.screen.expect("Save's being enabled", app.details.canSave, is: true)
    try app.expectMuteTitle("Unmute")
  },
]

nonisolated let rowScenarios = [
  Scenario(2, "A muted user has no row, and unmuted the row is back at its place") { app in
    try app.launchAndOpen(row: 1)
    try app.tapMute()
    try app.goBack()
    try app.expectRows(["Ada Lovelace", "Alan Turing"])
    try app.toggleMute(3)
    try app.expectRows(["Ada Lovelace", "Grace Hopper", "Alan Turing"])
  },
  Scenario(2, "A swipe back that is given up shows the list without the muted user, and with the unmuted one") { app in
    try app.launchAndOpen(row: 1)
    try app.tapMute()
    try app.expectRowsBelow(["Ada Lovelace", "Alan Turing"])
    try app.tapMute()
    try app.expectRowsBelow(["Ada Lovelace", "Grace Hopper", "Alan Turing"])
  },
  Scenario(2, "A row opens the user that it shows") { app in
    try app.launch()
    try app.toggleMute(7)
    try app.openDetails(row: 1)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.goBack()
    try app.openDetails(row: 0)
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(2, "In a list that is scrolled the rows below move up, and open their own users") { app in
    let users = SampleUsers.many(100)
    try app.launch(users)
    try app.list.scroll(to: 40)
    try app.openDetails(row: 41)
    try app.tapMute()
    try app.goBack()
    try app.screen.expect("the number of rows", app.list.count, is: 99)
    try app.list.scroll(to: 40)
    try app.screen.expect("the rows", app.list.visibleNames.prefix(3), is: ["User 41", "User 43", "User 44"])
    try app.openDetails(row: 41)
    try app.details.expectOnTop(users[42])
  },
  Scenario(2, "When all are muted the list says that there are no users, until one is unmuted") { app in
    try app.launch()
    for user in SampleUsers.three { try app.toggleMute(user.id) }
    try app.expectRows([])
    try app.screen.expect("the word for no users' being there", app.list.saysNoUsers, is: true)
    try app.toggleMute(12)
    try app.expectRows(["Alan Turing"])
    try app.screen.expect("the word for no users' being there", app.list.saysNoUsers, is: false)
  },
]

nonisolated let findingScenarios = [
  Scenario(3, "The finder tells of a muted user, and finds the others") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.finder.type(" 3 ")
    try app.expectResult("Grace Hopper is muted")
    try app.finder.type("12")
    try app.expectResult("I found Alan Turing aka alan")
    try app.finder.type("99")
    try app.expectResult(Wording.userNotFound)
    try app.finder.type("")
    try app.expectResult(Wording.nothingAsked)
  },
  Scenario(3, "The answer to a query follows the muting and unmuting of its user") { app in
    try app.launch()
    try app.finder.type("3")
    try app.toggleMute(3)
    try app.expectResult("Grace Hopper is muted")
    try app.toggleMute(7)
    try app.expectResult("Grace Hopper is muted")
    try app.toggleMute(3)
    try app.expectResult("I found Grace Hopper aka grace")
  },
  Scenario(3, "A swipe back that is given up shows the answer as it is by now") { app in
    try app.launch()
    try app.finder.type("3")
    try app.openDetails(row: 1)
    try app.tapMute()
    try app.expectResultBelow("Grace Hopper is muted")
    try app.tapMute()
    try app.expectResultBelow("I found Grace Hopper aka grace")
  },
  Scenario(3, "The finder counts muted users, too") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.screen.expect("the count", app.finder.count ?? "", is: Wording.userCount(3))
    try app.refresh(SampleUsers.three)
    try app.screen.expect("the count", app.finder.count ?? "", is: Wording.userCount(3))
  },
  Scenario(4, "A link opens the details of a muted user, which offer to unmute them") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.open(userID: 3)
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.expectMuteTitle("Unmute")
  },
  Scenario(4, "A link to a muted user replaces other details") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.openDetails(row: 0)
    try app.expectMuteTitle("Mute")
    try app.open(userID: 3)
    try app.details.expectOnTop(SampleUsers.three[1])
    try app.expectMuteTitle("Unmute")
    try app.goBack()
    try app.dashboard.expectOnTop()
    try app.expectRows(["Ada Lovelace", "Alan Turing"])
  },
]

nonisolated let lastingScenarios = [
  Scenario(5, "A refresh keeps the muted user out, and so does one that fails") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.refresh(SampleUsers.three.reversed())
    try app.expectRows(["Alan Turing", "Ada Lovelace"])
    try app.dashboard.pullToRefresh()
    try app.failFetch(.httpStatus(500))
    try app.expectRows(["Alan Turing", "Ada Lovelace"])
    try app.alert.tap(Wording.retry)
    try app.answerFetch(SampleUsers.three)
    try app.expectRows(["Ada Lovelace", "Alan Turing"])
  },
  Scenario(5, "A user muted during a refresh has no row after it") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.openDetails(row: 1)
    try app.tapMute()
    try app.answerFetch(SampleUsers.three)
    try app.expectMuteTitle("Unmute")
    try app.goBack()
    try app.expectRows(["Ada Lovelace", "Alan Turing"])
  },
  Scenario(5, "A muted user that a refresh takes away comes back muted") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.refresh([SampleUsers.three[0]])
    try app.expectRows(["Ada Lovelace"])
    try app.refresh(SampleUsers.three)
    try app.expectRows(["Ada Lovelace", "Alan Turing"])
  },
  Scenario(5, "A rename shows in the row of another, brings no muted user in, and is kept until they are unmuted") {
    app in
    try app.launch()
    try app.toggleMute(3)
    try app.renameInRepository(12, to: "Alan")
    try app.expectRows(["Ada Lovelace", "Alan"])
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.expectRows(["Ada Lovelace", "Alan"])
    try app.finder.type("3")
    try app.expectResult("Amazing Grace is muted")
    try app.toggleMute(3)
    try app.expectRows(["Ada Lovelace", "Amazing Grace", "Alan"])
  },
  Scenario(5, "The name of a muted user can be saved in the details") { app in
    try app.launch()
    try app.toggleMute(3)
    try app.open(userID: 3)
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    try app.answerRename()
    try app.screen.expect("the title", app.details.title ?? "", is: "Amazing Grace")
    try app.expectMuteTitle("Unmute")
    try app.goBack()
    try app.expectRows(["Ada Lovelace", "Alan Turing"])
  },
  Scenario(6, "After details whose user was muted were closed nothing made for them is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.tapMute()
      try app.details.tapClose()
    }
  },
  Scenario(6, "After the app's end with a muted user's details open nothing of it is alive") { app in
    try app.launchAndOpen(row: 1)
    try app.tapMute()
    try app.expectNothingAliveAfterEnd()
  },
]

extension AppSession {
  fileprivate var isSourceAsked: Bool { source.pendingRename != nil || source.pendingFetch != nil }

  fileprivate func refresh(_ users: [User]) throws {
    try dashboard.pullToRefresh()
    try answerFetch(users)
  }

  /// Fails unless the list has these names in sight while the details are drawn aside; then they are back.
  fileprivate func expectRowsBelow(_ names: [String]) throws {
    try withDetailsAside { try expectRows(names) }
  }

  fileprivate func expectResultBelow(_ text: String) throws {
    try withDetailsAside { try expectResult(text) }
  }

  private func withDetailsAside(_ look: () throws -> Void) throws {
    try details.beginSwipeBack()
    settle()
    try look()
    try details.giveUpSwipeBack()
    settle()
  }
}
