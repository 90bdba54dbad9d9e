import Conformance
import Instruments
import Ownership
import Suites
import Users

/// Looks at who holds whom while screens are open.
@MainActor struct LiveOwnershipRun {
  let contender: Contender
  let users: UserDirectory

  /// Looks wherever there is something to see, unless there is nothing left to explain.
  func look(for left: Leftovers) -> LiveOwnership {
    LiveOwnership(lives: left.count == 0 ? [] : RetentionScenario.allCases.map(graphs), modules: contender.modules)
  }

  /// Those of one scenario; where a screen was not as expected, those before.
  private func graphs(_ scenario: RetentionScenario) -> [OwnershipGraph] {
    var graphs: [OwnershipGraph] = []
    Recorder.recording {
      let session = AppSession(contender.app)
      defer { session.end() }
      try? session.launch(Array(users.prefix(10)))
      try? RetentionRun(contender, users: users).roundTrip(scenario, in: session) {
        Recorder.hiding { graphs.append(Recorder.census().graph(roots: session.owners, globals: false)) }
      }
    }
    return graphs
  }
}

extension Contender {
  /// Whose code is the contender's own.
  var modules: Set<String> { [module] }
}

@MainActor extension AppSession {
  /// What holds objects of the app from outside.
  var roots: [(object: AnyObject, name: String)] {
    [(window, "the window"), (repository, "the repository"), (source, "the source")] + owner
  }

  /// What is to hold everything of the app that is alive.
  var owners: [(object: AnyObject, name: String)] {
    [(window, "the window")] + owner
  }

  private var owner: [(object: AnyObject, name: String)] {
    app.map { [($0, "the app")] } ?? []
  }
}
