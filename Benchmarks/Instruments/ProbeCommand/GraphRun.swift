import Conformance
import Instruments
import Suites
import Users

/// Draws the references between the objects of a live screen.
@MainActor struct GraphRun {
  let contender: Contender
  let users: UserDirectory

  /// Draws one screen of an app that is launched for it.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  func draw(_ screen: ScreenGraph.Screen) throws -> ScreenGraph {
    let session = try Recorder.recording { () throws -> AppSession in
      let session = AppSession(contender.app)
      try session.launch(Array(users.prefix(10)))
      if screen == .details { try session.openDetails(row: 0) }
      return session
    }
    defer { Recorder.recording { session.end() } }
    let whole = Recorder.census().graph(roots: session.owners, globals: false).reachable()
    return ScreenGraph(
      contender: contender.id,
      screen: screen,
      graph: whole.reachable { $0.kind == .instance && !$0.isLibrary },
      alive: whole.nodes.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
    )
  }
}
