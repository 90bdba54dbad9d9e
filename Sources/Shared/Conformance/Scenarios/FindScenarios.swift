import Users

/// Lines 5 to 7 of the specification: find.
nonisolated let findScenarios = [
  Scenario(5, "Every kind of query is answered on every keystroke") { app in
    try app.launch(SampleUsers.three + [User(id: 120, name: "Barbara Liskov"), User(id: -4, name: "Minus Four")])
    try app.screen.expect("the result at first", app.finder.result ?? "", is: "---")
    for (query, result) in answers {
      try app.finder.type(query)
      try app.screen.expect("the result for \"\(query)\"", app.finder.result ?? "", is: result)
    }
  },
  Scenario(6, "A query typed during a refresh is answered anew when the users arrive") { app in
    try app.launch([])
    try app.dashboard.pullToRefresh()
    try app.finder.type("3")
    try app.screen.expect("the result", app.finder.result ?? "", is: "User not found")
    try app.answerFetch(SampleUsers.three)
    try app.screen.expect("the result", app.finder.result ?? "", is: "I found Grace Hopper aka grace")
    try app.screen.expect("the query", app.finder.query ?? "", is: "3")
  },
  Scenario(6, "A query typed before the first load is answered when the users arrive") { app in
    app.start()
    try app.screen.expect("the result before it", app.finder.hiddenResult ?? "", is: "---")
    try app.finder.fillHiddenQuery("12")
    try app.answerFetch(SampleUsers.three)
    try app.screen.expect("the result", app.finder.result ?? "", is: "I found Alan Turing aka alan")
  },
  Scenario(7, "After a rename the result follows") { app in
    try app.launch()
    try app.finder.type("3")
    try app.renameInRepository(3, to: "Amazing Grace")
    try app.screen.expect("the result", app.finder.result ?? "", is: "I found Amazing Grace aka grace")
  },
  Scenario(7, "After a refresh the result follows") { app in
    try app.launch()
    try app.finder.type("3")
    try app.dashboard.pullToRefresh()
    try app.answerFetch([User(id: 3, name: "Third", username: "tres")])
    try app.screen.expect("the result", app.finder.result ?? "", is: "I found Third aka tres")
    try app.dashboard.pullToRefresh()
    try app.answerFetch([])
    try app.screen.expect("the result", app.finder.result ?? "", is: "User not found")
  },
]

private nonisolated let answers = [
  ("1", "User not found"),
  ("12", "I found Alan Turing aka alan"),
  ("120", "I found Barbara Liskov"),
  ("1200", "User not found"),
  ("", "---"),
  ("   ", "---"),
  ("7", "I found Ada Lovelace aka ada"),
  ("  7 ", "I found Ada Lovelace aka ada"),
  ("7 3", "User not found"),
  ("seven", "User not found"),
  ("3.0", "User not found"),
  ("-7", "User not found"),
  ("-4", "I found Minus Four"),
  ("9223372036854775807", "User not found"),
  ("9223372036854775808", "User not found"),
  ("-99999999999999999999999", "User not found"),
]
