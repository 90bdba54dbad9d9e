import Foundation
import Instruments
import Tracing
import UIKit

/// The costs of one app in a journey, from its launch to the last step, as one process finds them.
nonisolated struct JourneyCosts: Codable, Equatable {
  /// The time of each life, in nanoseconds.
  var times: [Double] = []
  /// The counts of one life; empty without instruments.
  var counts: [Counter: Int] = [:]
  /// The counters by which two lives differed.
  var inexact: Set<Counter> = []
  /// The number of the app's own objects after the last step; `nil` without instruments.
  var objects: Int?
  /// The number of messages between the app's types; `nil` in a release build.
  var messages: Int?
}

/// Measures one app in a journey.
@MainActor struct JourneyMeter {
  private static let warmUps = 3

  let app: BenchApp
  let journey: Journey
  let instruments: (any AppInstruments)?

  /// Times lives of the app.
  func times(of lives: Int) throws(AppFailure) -> JourneyCosts {
    try app.prepare(or: "timed")
    for _ in 0..<Self.warmUps { _ = try timed() }
    var costs = JourneyCosts()
    for _ in 0..<lives { costs.times.append(try timed()) }
    return costs
  }

  /// Counts what a life does, the app's objects at its end, and its messages.
  func counts() throws -> JourneyCosts {
    try app.prepare(or: "counted")
    var costs = JourneyCosts()
    let instruments = instruments.flatMap { $0.isSupported ? $0 : nil }
    if let instruments {
      instruments.begin()
      // In the first life: later ones have what those before have left behind.
      costs.objects = try objects(with: instruments)
    }
    for _ in 0..<Self.warmUps { _ = try timed() }
    if let instruments {
      let (first, second) = (try count(with: instruments), try count(with: instruments))
      costs.inexact = Set(Counter.allCases.filter { first[$0] != second[$0] })
      costs.counts = Dictionary(uniqueKeysWithValues: Counter.allCases.map { ($0, second[$0]) })
    }
    costs.messages = try messages()
    return costs
  }

  private func timed() throws(AppFailure) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let running = try live()
    let time = clock.now - start
    running.finish()
    let (seconds, attoseconds) = time.components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }

  private func live() throws(AppFailure) -> RunningApp {
    let running = try app.launch()
    for (line, action) in journey.steps { try journey.perform(action, at: line, in: running) }
    return running
  }

  private func count(with instruments: any AppInstruments) throws -> Counts {
    var running: RunningApp?
    let counts = try instruments.counting { running = try live() }
    running?.finish()
    return counts
  }

  private func objects(with instruments: any AppInstruments) throws -> Int {
    let running = try instruments.recording { try live() }
    let own = instruments.census().byType.filter { $0.key.hasPrefix("\(app.name).") }
    instruments.recording { running.finish() }
    return own.values.reduce(0, +)
  }

  private func messages() throws -> Int? {
    guard let tracer = try? ModuleTracer(of: app) else { return nil }
    var running: RunningApp?
    defer { running?.finish() }
    let trace = try tracer.trace(journey.name, [("life", { running = try live() })])
    return trace.messages.count
  }
}

extension BenchApp {
  /// Prepares the app.
  ///
  /// - Throws: ``AppFailure`` if its folder cannot be read.
  func prepare(or verb: String) throws(AppFailure) {
    do {
      try prepare()
    } catch {
      throw AppFailure("\(name) cannot be \(verb): \(error)")
    }
  }
}
