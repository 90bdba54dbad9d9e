import Conformance
import HeadlessUIKit
import Users

/// From data to screen and back.
nonisolated let bindingBenchmarks = [
  Benchmark(.binding, "load", "the first answer, to the visible list") { stage in
    .init {
      stage.clear()
      stage.makeSession().start()
    } step: {
      try stage.answer(stage.session, with: stage.users.directory)
    } verify: {
      try stage.expectRows(stage.users.directory)
    }
  },
  Benchmark(.binding, "refresh", "pulled down and answered, to the rows replaced") { stage in
    .init {
      try stage.nextTurn()
    } step: {
      let session = try stage.session
      try session.dashboard.pullToRefresh()
      try stage.answer(session, with: stage.directory)
    } verify: {
      try stage.expectRows(stage.directory)
    }
  },
  Benchmark(.binding, "rename-row", "a rename, to the list's row and the finder's result") { stage in
    let user = stage.users.directory[0]
    return .init {
      try stage.nextTurn()
      try stage.beginRename(of: user)
    } step: {
      try stage.session.answerRename()
    } verify: {
      let name = stage.name(of: user)
      try stage.expect("the first name", stage.session.list.visibleNames.first, is: name)
      let result = try stage.session.finder.result
      try stage.expect("the result", result, is: Wording.found(name: name, username: user.username))
      stage.endRename()
    }
  },
  Benchmark(.binding, "rename-details", "a rename, to the title and the name of open details") { stage in
    let user = stage.users.directory[0]
    return .init {
      try stage.nextTurn()
      try stage.beginRename(of: user)
      if try !stage.session.details.isOnTop { try stage.session.openDetails(row: 0) }
    } step: {
      try stage.session.answerRename()
    } verify: {
      try stage.expect("the title", stage.session.details.title, is: stage.name(of: user))
      try stage.expect("the name", stage.session.details.name, is: stage.name(of: user))
      stage.endRename()
    }
  },
  Benchmark(.binding, "keystroke", "a keystroke in the finder, to its result") { stage in
    let queries = stage.users.directory.prefix(2).map { "\($0.id)" }
    return .init {
      try stage.nextTurn()
    } step: {
      try stage.session.finder.type(queries[stage.turn % 2])
    } verify: {
      let user = stage.users.directory[stage.turn % 2]
      try stage.expect("the result", stage.session.finder.result, is: Wording.finding(.found(user)))
    }
  },
]
