public import Conformance
import HeadlessUIKit
import PickerDomain
import Users

/// A colleague, chosen from the list: the request's specification as scenarios.
public nonisolated let pickerScenarios = chooseScenarios + changeScenarios + openScenarios + endScenarios

nonisolated let changeScenarios = [
  Scenario(4, "Rows and colleague follow a rename") { app in
    try app.launchAndOpen(row: 1)
    try app.openPicker()
    try app.renameInRepository(12, to: "Alan M. Turing")
    try app.expectPicker(["Ada Lovelace", "Grace Hopper", "Alan M. Turing"])
    try app.tapRow(2)
    app.settle()
    try app.expectColleague("Colleague: Alan M. Turing")
    try app.renameInRepository(12, to: "The Codebreaker")
    try app.expectColleague("Colleague: The Codebreaker")
    try app.openPicker()
    try app.renameInRepository(12, to: "Alan")
    try app.goBack()
    try app.expectColleague("Colleague: Alan")
  },
  Scenario(4, "A rename while the list is on its way shows in its row") { app in
    try app.launch()
    // The list waits until the details are there.
    try app.list.tapAccessory(row: 1)
    app.window.runLoop.turn()
    try app.tapChooseColleague()
    let request = app.repository.renameUser(12, to: "Alan M. Turing") { _ in }
    try app.renameUnderWay().request.answer(.success(()))
    request.cancel()
    app.settle()
    try app.expectPicker(["Ada Lovelace", "Grace Hopper", "Alan M. Turing"])
  },
  Scenario(4, "A colleague that a refresh takes away goes from the details") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.openDetails(row: 1)
    try app.chooseColleague(row: 2)
    // The user of the details goes, too.
    try app.answerFetch([SampleUsers.three[0]])
    try app.expectColleague("No colleague")
    try app.chooseColleague(row: 0)
    try app.expectColleague("Colleague: Ada Lovelace")
    try app.renameInRepository(7, to: "The Countess")
    try app.expectColleague("Colleague: The Countess")
  },
  Scenario(4, "A refresh replaces the rows to choose from") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.openDetails(row: 1)
    try app.openPicker()
    try app.answerFetch(SampleUsers.many(2))
    try app.expectPicker(["User 1", "User 2"])
    try app.tapRow(1)
    app.settle()
    try app.expectColleague("Colleague: User 2")
  },
  Scenario(4, "A list that a refresh has emptied says so, and so does one that is opened after it") { app in
    try app.launch()
    try app.dashboard.pullToRefresh()
    try app.openDetails(row: 1)
    try app.openPicker()
    try app.answerFetch([])
    try app.expectPicker([])
    try app.goBack()
    try app.openPicker()
    try app.expectPicker([])
  },
]

nonisolated let openScenarios = [
  Scenario(5, "A second tap on Choose a colleague before the transition ends opens one screen") { app in
    try app.launchAndOpen(row: 1)
    let button = try app.chooseColleagueButton
    try app.tapChooseColleague()
    button.sendActions(for: .touchUpInside)
    app.settle()
    try app.expectPicker(SampleUsers.three.map(\.name))
    try app.goBack()
    try app.details.expectOnTop(SampleUsers.three[1])
  },
  Scenario(5, "Two taps on Choose a colleague while the details are on their way open one screen") { app in
    try app.launch()
    app.window.transitionDuration = 3
    try app.list.tapAccessory(row: 1)
    app.window.runLoop.turn()
    try app.tapChooseColleague()
    try app.tapChooseColleague()
    app.settle()
    try app.expectPicker(SampleUsers.three.map(\.name))
    try app.tapRow(2)
    app.settle()
    try app.expectColleague("Colleague: Alan Turing")
  },
  Scenario(6, "A deep link replaces details and list, one back returns to the dashboard") { app in
    try app.launchAndOpen(row: 1)
    try app.chooseColleague(row: 2)
    try app.openPicker()
    try app.open(userID: 12)
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.expectColleague("No colleague")
    try app.chooseColleague(row: 0)
    try app.expectColleague("Colleague: Ada Lovelace")
    try app.goBack()
    try app.dashboard.expectOnTop()
  },
  Scenario(6, "A deep link while the list is on its way replaces details and list") { app in
    try app.launchAndOpen(row: 1)
    app.window.transitionDuration = 3
    for turns in 0...4 {
      try app.tapChooseColleague()
      for _ in 0..<turns { app.window.runLoop.turn() }
      try app.open(userID: 12)
      try app.details.expectOnTop(SampleUsers.three[2])
      try app.expectColleague("No colleague")
    }
    try app.goBack()
    try app.dashboard.expectOnTop()
  },
]

nonisolated let endScenarios = [
  Scenario(6, "After a choice, and after back, nothing made for the list is alive") { app in
    try app.launchAndOpen(row: 1)
    for leave in [{ try app.tapRow(2) }, app.details.tapBack, app.details.swipeBack] {
      let watched = try app.watchingWhatIsNew { try app.openPicker() }
      try leave()
      app.settle()
      try app.details.expectOnTop(SampleUsers.three[1])
      try app.expectDead(watched, "after the list was left")
    }
  },
  Scenario(6, "After a deep link nothing made for details and list is alive") { app in
    try app.launch()
    let watched = try app.watchingWhatIsNew {
      try app.openDetails(row: 1)
      try app.chooseColleague(row: 2)
      try app.openPicker()
    }
    try app.open(userID: 12)
    try app.expectDead(watched, "after a link has replaced details and list")
  },
  Scenario(6, "After the details were closed with a colleague nothing of them is alive") { app in
    try app.expectNothingOfDetailsAlive {
      try app.chooseColleague(row: 2)
      try app.details.tapClose()
    }
  },
  Scenario(6, "After the app's end with the list open nothing of it is alive") { app in
    try app.launchAndOpen(row: 1)
    try app.chooseColleague(row: 2)
    try app.openPicker()
    try app.expectNothingAliveAfterEnd()
  },
  Scenario(6, "A hundred round trips leave as many live objects as one") { app in
    try app.launchAndOpen(row: 1)
    var watched = WeakObjects()
    try app.roundTripToPicker(watching: &watched)
    let reachable = app.reachableObjects().count
    for _ in 1..<100 { try app.roundTripToPicker(watching: &watched) }
    try app.expectDead(watched, "after a hundred round trips to the list")
    try app.screen.expect("the number of reachable objects", app.reachableObjects().count, is: reachable)
  },
]

extension AppSession {
  fileprivate func roundTripToPicker(watching watched: inout WeakObjects) throws {
    watched.formUnion(try watchingWhatIsNew { try openPicker() })
    try tapRow(2)
    settle()
  }

  /// Returns everything that can be reached after an action, but not before.
  fileprivate func watchingWhatIsNew(_ action: () throws -> Void) rethrows -> WeakObjects {
    let before = Set(reachableObjects().map { ObjectIdentifier($0) })
    try action()
    return WeakObjects(reachableObjects().filter { !before.contains(ObjectIdentifier($0)) })
  }
}
