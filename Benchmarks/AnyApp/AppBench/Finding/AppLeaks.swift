import Foundation
import HeadlessUIKit
import Instruments
import UIKit

/// Finds an app's objects that outlive what they were for: screens that are gone, and the app itself.
///
/// A journey is done in several lives of the app, and, if it ends on the screen that it began on, several times in one
/// life. Of the objects that are left the app's own count, and those that only they keep alive.
@MainActor struct AppLeaks {
  /// The number of lives, and of trips in one life, in which objects are left.
  static let times = 5

  let app: BenchApp
  let journey: Journey
  let instruments: any AppInstruments

  /// The findings of one journey.
  struct Finding {
    /// The objects that are left in one life of the app; `nil` if the journey does not end where it began.
    let inLife: LeakReport?
    /// The objects that outlive the app.
    let afterEnd: LeakReport
  }

  private var modules: Set<String> { [app.name] }

  /// Looks for objects that are left.
  ///
  /// - Throws: ``AppFailure`` if the app does not start, or a step does not hold.
  func find() throws(AppFailure) -> Finding {
    instruments.begin()
    // A life first: objects that the app makes once and keeps are then in the first census.
    try life()
    let live = LiveOwnership(lives: try ownership().map { [$0] }, modules: modules)
    return Finding(inLife: try inLife()?.report(live), afterEnd: try afterEnd().report(live))
  }

  /// Finds what outlives the app.
  private func afterEnd() throws(AppFailure) -> Leftovers {
    let outset = instruments.census()
    for _ in 0..<Self.times { try life() }
    let end = instruments.census()
    return end.lingeringAfterEnd(since: outset, grown: [], modules: modules)
  }

  /// Finds what is left of screens while the app lives.
  private func inLife() throws(AppFailure) -> Leftovers? {
    guard !journey.steps.contains(where: { $0.action == .end }) else { return nil }
    let running = try recorded { () throws(AppFailure) in try app.launch() }
    defer { end(running) }
    let first = running.picture
    try trip(in: running)
    guard running.picture == first else { return nil }
    try trip(in: running)
    let outset = instruments.census()
    for _ in 1..<Self.times { try trip(in: running) }
    let steady = instruments.census()
    var open: [String: Int] = [:]
    try trip(in: running) { open.merge(instruments.hiding { instruments.census().byType }, uniquingKeysWith: max) }
    let census = instruments.census()
    // Types of which there are more with each trip, and objects of others that are there though their screen is gone.
    let grown = census.grown(since: outset)
    let others = Set(census.byType.keys).subtracting(grown)
    return Leftovers([
      census.lingeringAfterEnd(since: outset, grown: others, roots: running.roots, modules: modules),
      census.lingering(
        since: outset,
        steady: steady,
        open: open,
        grown: grown,
        roots: running.roots,
        modules: modules
      ),
    ])
  }

  /// The references between objects after each step of one life, which say what nothing depends on.
  private func ownership() throws(AppFailure) -> [OwnershipGraph] {
    var graphs: [OwnershipGraph] = []
    let running = try recorded { () throws(AppFailure) in try app.launch() }
    defer { end(running) }
    func look() { graphs.append(instruments.census().graph(roots: running.roots, globals: false)) }
    look()
    for (line, action) in journey.steps where action != .end {
      try recorded { () throws(AppFailure) in try journey.perform(action, at: line, in: running) }
      look()
    }
    return graphs
  }

  private func life() throws(AppFailure) {
    let running = try recorded { () throws(AppFailure) in try app.launch() }
    defer { end(running) }
    try trip(in: running)
  }

  private func trip(in running: RunningApp, looking: () -> Void = {}) throws(AppFailure) {
    for (line, action) in journey.steps {
      try recorded { () throws(AppFailure) in
        try journey.perform(action, at: line, in: running)
        looking()
      }
    }
  }

  private func end(_ running: RunningApp) {
    instruments.recording { running.finish() }
  }

  private func recorded<Value>(_ body: () throws(AppFailure) -> Value) throws(AppFailure) -> Value {
    let result = instruments.recording { () -> Result<Value, AppFailure> in
      do throws(AppFailure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
