import Instruments
import Runs
import Suites
import Users

/// Takes censuses of the heap before a load, when most is alive, and after everything has ended.
@MainActor struct LoadCensusRun {
  private static let warmUpSize = 2

  let contender: Contender
  let users: UserDirectory

  /// Runs one load.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  func run(_ load: Load, size: Int) throws -> LoadCensus {
    // A small load first: objects that the program makes once and keeps are then in the first census.
    _ = try live(load, size: Self.warmUpSize)
    let outset = Recorder.census()
    let start = ContinuousClock.now
    let most = try live(load, size: size)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let end = Recorder.census()
    let left = Leftovers(end.left(since: outset), in: end)
    let live = LiveOwnershipRun(contender: contender, users: users).look(for: left)
    return LoadCensus(
      contender: contender.id,
      load: load.rawValue,
      size: size,
      objects: most.objects - outset.objects.count,
      bytes: most.bytes - outset.bytes,
      seconds: seconds,
      left: left.report(live)
    )
  }

  private func live(_ load: Load, size: Int) throws -> (objects: Int, bytes: Int) {
    var most = (objects: 0, bytes: 0)
    try Recorder.recording {
      try LoadRun(contender, users: users).run(load, size: size) {
        most = Recorder.hiding {
          let census = Recorder.census()
          return (census.objects.count, census.bytes)
        }
      }
    }
    return most
  }
}
