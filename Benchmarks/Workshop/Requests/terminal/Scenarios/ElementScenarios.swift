import Conformance
import HeadlessUIKit
import TerminalInterface
import TerminalViews
import Users

nonisolated let declarationScenarios = [
  Scenario(3, "The text declares the title: the stored name, not the typed one") { app in
    try app.launchAndOpen(row: 1)
    try app.expectTitle("Grace Hopper")
    try app.save("Amazing Grace")
    try app.expectTitle("Grace Hopper")
    try app.answerRename()
    try app.expectTitle("Amazing Grace")
    try app.renameInRepository(3, to: "Grace")
    try app.expectTitle("Grace")
  },
  Scenario(3, "The text declares Close, which stays one button and returns to the dashboard") { app in
    try app.launchAndOpen(row: 1)
    let item = app.screen.top?.navigationItem.rightBarButtonItem
    try app.screen.expect("the bar button that the text declares", app.detailsText.barButton?.title, is: "Close")
    try app.save("Amazing Grace")
    try app.answerRename()
    try app.renameInRepository(3, to: "Grace")
    let isSame = app.screen.top?.navigationItem.rightBarButtonItem === item
    try app.screen.expect("the bar button's being the same after redraws", isSame, is: true)
    try app.expectTransition("closing") { try app.details.tapClose() }
    try app.dashboard.expectOnTop()
  },
  Scenario(3, "The button's own action, as the text declares it, saves") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Amazing Grace")
    guard case .button(let button)? = try app.detailsText.elements.dropFirst(3).first else {
      throw app.screen.failure("the fourth element is not a button")
    }
    button.action()
    try app.screen.expect("the name asked for", app.renameUnderWay().name, is: "Amazing Grace")
    try app.answerRename()
    try app.expectLines("ID 3", "grace", "Name: Amazing Grace", "[ Save ]")
  },
]

nonisolated let elementScenarios = [
  Scenario(4, "The elements on screen are those that the host has made, and say what the lines say") { app in
    try app.launchAndOpen(row: 1)
    try app.expectElementsAsDrawn()
    try app.save(" ")
    try app.expectElementsAsDrawn()
    try app.save(" Amazing Grace")
    try app.expectElementsAsDrawn()
    try app.failRename(.httpStatus(500))
    try app.expectElementsAsDrawn()
    try app.renameInRepository(3, to: "Grace")
    try app.expectElementsAsDrawn()
  },
  Scenario(5, "A redraw replaces no element") { app in
    try app.launchAndOpen(row: 1)
    let view = try app.hostingView
    let before = view.elementViews
    try app.screen.expect("the number of elements", before.count, is: 5)
    try app.save(" ")
    try app.save("Amazing Grace")
    try app.failRename(.httpStatus(500))
    try app.renameInRepository(3, to: "Grace")
    let isSame = try app.hostingView.subviews.elementsEqual(before, by: ===)
    try app.screen.expect("the elements' being the same after redraws", isSame, is: true)
  },
  Scenario(5, "A redraw for a rename elsewhere does not lose what was typed") { app in
    try app.launchAndOpen(row: 1)
    try app.details.type(name: "Half typ")
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.expectTitle("Amazing Grace")
    try app.expectLines("ID 3", "grace", "Name: Half typ", "[ Save ]")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
    try app.renameInRepository(7, to: "The Countess")
    try app.expectLines("ID 3", "grace", "Name: Half typ", "[ Save ]")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
  },
  Scenario(5, "A redraw for a save and its message does not lose what was typed") { app in
    try app.launchAndOpen(row: 1)
    try app.save("Amazing")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Amazing")
    try app.details.type(name: "Amazing Gr")
    try app.failRename(.httpStatus(500))
    try app.screen.expect("the name field", app.details.name ?? "", is: "Amazing Gr")
    try app.details.type(name: "Amazing Grace")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Amazing Grace")
    try app.details.tapSave()
    try app.screen.expect("the name asked for", app.renameUnderWay().name, is: "Amazing Grace")
  },
  Scenario(5, "A swipe back that is given up leaves the lines, and what was typed") { app in
    try app.launchAndOpen(row: 1)
    try app.save(" ")
    try app.details.type(name: "Half typ")
    try app.giveUpSwipeBack()
    try app.expectLines("ID 3", "grace", "Name: Half typ", "[ Save ]", "Name can't be empty")
    try app.screen.expect("the name field", app.details.name ?? "", is: "Half typ")
    try app.save("Amazing Grace")
    try app.expectLines("ID 3", "grace", "Name: Amazing Grace", "( Save )")
  },
]
