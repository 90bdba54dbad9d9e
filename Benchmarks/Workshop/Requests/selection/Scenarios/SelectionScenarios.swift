public import Conformance
import HeadlessUIKit
import Users

/// From the list to the finder, and from there to the details: the request's specification as scenarios.
public nonisolated let selectionScenarios = [
  Scenario(1, "A tap on a row puts its user's id into the finder, which answers") { app in
    try app.launch()
    try app.finder.type("nobody")
    try app.tapRow(1)
    try app.expectQuery("3", "I found Grace Hopper aka grace")
    try app.dashboard.expectOnTop()
  },
  Scenario(1, "A tap on a scrolled row puts that row's user's id into the finder") { app in
    try app.launch(SampleUsers.many(100))
    try app.list.scroll(to: 40)
    try app.tapRow(41)
    try app.expectQuery("42", "I found User 42 aka user42")
  },
  Scenario(1, "After a tap on a row the result follows a rename") { app in
    try app.launch()
    try app.tapRow(1)
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.expectQuery("3", "I found Amazing Grace aka grace")
  },
  Scenario(1, "What was typed before a tap on a row does not come back") { app in
    try app.launch()
    try app.finder.type("7")
    try app.tapRow(1)
    try app.dashboard.pullToRefresh()
    try app.answerFetch(SampleUsers.three)
    try app.expectQuery("3", "I found Grace Hopper aka grace")
  },
  Scenario(2, "A tap on the result opens the details of who was typed, back leaves the finder as it was") { app in
    try app.launch()
    try app.finder.type(" 12 ")
    try app.tapResult()
    app.settle()
    try app.details.expectOnTop(SampleUsers.three[2])
    try app.details.tapBack()
    app.settle()
    try app.dashboard.expectOnTop()
    try app.expectQuery(" 12 ", "I found Alan Turing aka alan")
  },
  Scenario(2, "A tap on a row and one on the result open that user's details, by the name of now") { app in
    try app.launch()
    try app.tapRow(1)
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.tapResult()
    app.settle()
    try app.details.expectOnTop(User(id: 3, name: "Amazing Grace", username: "grace"))
  },
  Scenario(2, "A tap on the result opens nothing while nobody is found") { app in
    try app.launch()
    for query in ["", "1", "Ada"] {
      try app.finder.type(query)
      try app.tapResult()
      app.settle()
      try app.dashboard.expectOnTop()
    }
  },
  Scenario(3, "A second tap on the result before the transition ends opens one screen") { app in
    try app.launch()
    try app.tapRow(0)
    let button = try app.resultButton
    try app.tapResult()
    button.sendActions(for: .touchUpInside)
    app.settle()
    try app.details.expectOnTop(SampleUsers.three[0])
  },
]

extension AppSession {
  fileprivate func expectQuery(_ query: String, _ result: String) throws {
    try screen.expect("the query", finder.query ?? "", is: query)
    try screen.expect("the result", finder.result ?? "", is: result)
  }
}
