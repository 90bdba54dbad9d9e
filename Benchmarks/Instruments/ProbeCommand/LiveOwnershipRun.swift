import Conformance
import Instruments
import Runs
import Suites
import Users

/// Finds the references between objects while screens are open.
@MainActor struct LiveOwnershipRun {
  let contender: Contender
  let users: UserDirectory

  /// Takes the graphs of all scenarios, unless nothing is left to explain.
  func look(for left: Leftovers) -> LiveOwnership {
    LiveOwnership(lives: left.count == 0 ? [] : RetentionScenario.allCases.map(graphs), modules: contender.modules)
  }

  /// The graphs of one scenario; if a screen was not as expected, those before it.
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
  /// The modules that are the contender's own code.
  var modules: Set<String> { [module] }
}

@MainActor extension AppSession {
  /// The objects that hold objects of the app from outside.
  var roots: [(object: AnyObject, name: String)] {
    [(window, "the window"), (repository, "the repository"), (source, "the source")] + owner
  }

  /// The objects that should hold everything of the app that is alive.
  var owners: [(object: AnyObject, name: String)] {
    [(window, "the window")] + owner
  }

  private var owner: [(object: AnyObject, name: String)] {
    app.map { [($0, "the app")] } ?? []
  }
}
