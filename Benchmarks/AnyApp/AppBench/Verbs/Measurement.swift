import Foundation

/// One process's part of a measurement, printed for `run`: as JSON.
@MainActor struct Measurement {
  let app: BenchApp
  let instruments: (any AppInstruments)?

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let lives = try arguments.takeNumber(of: "--lives")
    guard let file = try arguments.takeFiles().first else { throw AppFailure("measure: a file is expected") }
    let meter = JourneyMeter(app: app, journey: try Journey(contentsOf: file), instruments: instruments)
    let costs = try lives.map { try meter.times(of: $0) } ?? meter.counts()
    print(String(decoding: try JSONEncoder().encode(costs), as: UTF8.self))
  }
}
