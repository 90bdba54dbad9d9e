import Conformance
import HeadlessUIKit
import Users

/// The benchmarks from data to screen and back.
nonisolated let bindingBenchmarks = [
  Benchmark(.binding, "load", "the first answer, to the visible list") { stage in
    .init {
      let session = stage.newSession()
      session.start()
      let request = try session.fetchUnderWay()
      let answer = stage.answer
      return {
        request.answer(answer)
        session.settle()
      }
    } verify: {
      try stage.expectRows(stage.users.directory)
    }
  },
  Benchmark(.binding, "refresh", "pulled down and answered, to the rows replaced") { stage in
    .init {
      try stage.nextTurn()
      let session = try stage.session
      let pull = try session.dashboard.refreshPull()
      let answer = stage.answer
      return {
        pull.perform()
        // An app that asks in a task has asked at the end of the turn.
        if session.source.fetches.isEmpty { session.settle() }
        session.source.fetches.last?.answer(answer)
        session.settle()
      }
    } verify: {
      try stage.expectRows(stage.directory)
    }
  },
  Benchmark(.binding, "rename-row", "a rename, to the list's row and the finder's result") { stage in
    let user = stage.users.directory[0]
    return .init {
      try stage.nextTurn()
      let session = try stage.session
      let request = try stage.beginRename(of: user)
      return {
        request.answer(.success(()))
        session.settle()
      }
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
      let session = try stage.session
      let request = try stage.beginRename(of: user)
      try stage.openDetails()
      return {
        request.answer(.success(()))
        session.settle()
      }
    } verify: {
      try stage.expect("the title", stage.session.details.title, is: stage.name(of: user))
      try stage.expect("the name", stage.session.details.name, is: stage.name(of: user))
      stage.endRename()
    }
  },
  Benchmark(.binding, "keystroke", "a keystroke in the finder, to its result") { stage in
    .init {
      try stage.nextTurn()
      let session = try stage.session
      let typing = try session.finder.typing("\(stage.user.id)")
      return {
        typing.perform()
        session.settle()
      }
    } verify: {
      try stage.expect("the result", stage.session.finder.result, is: Wording.finding(.found(stage.user)))
    }
  },
]
