import Conformance
import Foundation
import HeadlessUIKit
import PickerDomain
import Users

nonisolated let chooseScenarios = [
  Scenario(1, "Choose a colleague opens the list on top of the details, with its rows, and loads nothing") { app in
    try app.launch(SampleUsers.many(100))
    let names = SampleUsers.many(100).map(\.name)
    try app.openDetails(row: 1)
    try app.screen.expect("the button", app.chooseColleagueButton.currentTitle ?? "", is: "Choose a colleague")
    try app.expectTransition("opening the list") { try app.tapChooseColleague() }
    try app.expectPicker(Array(names.prefix(try app.list.visibleNames.count)))
    try app.screen.expect("the number of rows", app.list.count, is: 100)
    try app.list.scroll(to: 50)
    try app.screen.expect("the first name in sight", app.list.visibleNames.first, is: "User 51")
    try app.screen.expect("the number of loads asked for", app.source.fetches.count, is: 1)
  },
  Scenario(2, "A tap on a row chooses its user, and returns to the details as they were left") { app in
    try app.launchAndOpen(row: 1)
    try app.expectColleague("No colleague")
    try app.details.type(name: " Grace Hopper ")
    try app.openPicker()
    try app.expectTransition("the way back") { try app.tapRow(2) }
    try app.expectColleague("Colleague: Alan Turing")
    try app.screen.expect("the title", app.details.title ?? "", is: "Grace Hopper")
    try app.screen.expect("the name", app.details.name ?? "", is: " Grace Hopper ")
    try app.goBack()
    try app.dashboard.expectLoaded(SampleUsers.three)
  },
  Scenario(2, "A tap on a scrolled row chooses that row's user") { app in
    try app.launch(SampleUsers.many(100))
    try app.openDetails(row: 1)
    try app.openPicker()
    try app.list.scroll(to: 70)
    try app.tapRow(72)
    app.settle()
    try app.expectColleague("Colleague: User 73")
  },
  Scenario(2, "A later choice takes the place of the first one, and lasts through a save") { app in
    try app.launchAndOpen(row: 1)
    try app.chooseColleague(row: 2)
    try app.chooseColleague(row: 0)
    try app.expectColleague("Colleague: Ada Lovelace")
    try app.details.type(name: "Amazing Grace")
    try app.details.tapSave()
    try app.expectColleague("Colleague: Ada Lovelace")
    try app.failRename(.httpStatus(500))
    try app.expectColleague("Colleague: Ada Lovelace")
  },
  Scenario(2, "Info buttons do nothing in the list to choose from") { app in
    try app.launchAndOpen(row: 1)
    try app.openPicker()
    try app.list.tapAccessory(row: 2)
    app.settle()
    try app.expectPicker(SampleUsers.three.map(\.name))
    try app.goBack()
    try app.expectColleague("No colleague")
  },
  Scenario(2, "A tap on a row of the dashboard chooses nobody, and opens nothing") { app in
    try app.launch()
    try app.tapRow(2)
    app.settle()
    try app.dashboard.expectOnTop()
    try app.openDetails(row: 1)
    try app.chooseColleague(row: 0)
    try app.goBack()
    try app.tapRow(2)
    app.settle()
    try app.dashboard.expectOnTop()
    try app.openDetails(row: 1)
    try app.expectColleague("No colleague")
  },
  Scenario(2, "A second tap on a row before the way back has ended closes no details") { app in
    try app.launchAndOpen(row: 1)
    // In each phase of the transition in which the list comes, and after it.
    for turns in 0...5 {
      app.window.transitionDuration = 3
      try app.tapChooseColleague()
      for _ in 0...turns { app.window.runLoop.turn() }
      let table = try app.list.table
      try app.tapRow(2)
      table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
      app.settle()
      try app.expectColleague("Colleague: Alan Turing")
    }
  },
  Scenario(3, "Back chooses nobody, what was chosen before stays") { app in
    try app.launchAndOpen(row: 1)
    for leave in [app.details.tapBack, app.details.swipeBack] {
      try app.openPicker()
      try leave()
      app.settle()
      try app.expectColleague("No colleague")
    }
    try app.chooseColleague(row: 2)
    for leave in [app.details.tapBack, app.details.swipeBack] {
      try app.openPicker()
      try leave()
      app.settle()
      try app.expectColleague("Colleague: Alan Turing")
    }
  },
  Scenario(3, "A swipe back that is given up leaves the list, which can still be chosen from") { app in
    try app.launchAndOpen(row: 1)
    try app.openPicker()
    try app.giveUpSwipeBack()
    try app.expectPicker(SampleUsers.three.map(\.name))
    try app.tapRow(2)
    app.settle()
    try app.expectColleague("Colleague: Alan Turing")
  },
  Scenario(3, "A tap on a row on the way back chooses nobody") { app in
    try app.launchAndOpen(row: 1)
    try app.openPicker()
    let table = try app.list.table
    try app.details.tapBack()
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    app.settle()
    try app.expectColleague("No colleague")
  },
]
