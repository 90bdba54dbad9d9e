import Instruments

/// Objects that are left after journeys, explained, with what to change.
@MainActor struct Leaks {
  let app: BenchApp
  let instruments: any AppInstruments

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let files = try arguments.takeFiles()
    try app.prepare()
    let journeys =
      files.isEmpty ? [Journey(launchNamed: "launch and end")] : try files.map { try Journey(contentsOf: $0) }
    var leaking = 0
    for journey in journeys {
      let found = try AppLeaks(app: app, journey: journey, instruments: instruments).find()
      leaking += found.isClean ? 0 : 1
      Screens.show(found.text(of: journey.name))
    }
    if leaking > 0 { throw AppFailure("\(leaking) of \(journeys.count) journeys leave objects behind") }
  }
}

extension AppLeaks.Finding {
  /// True if nothing is left.
  var isClean: Bool { inLife?.isEmpty != false && afterEnd.isEmpty }

  /// The finding as text.
  func text(of journey: String) -> String {
    let times = AppLeaks.times
    let trips =
      switch inLife {
      case nil: "While the app lives: not looked at, as the journey does not end on the screen that it begins on.\n"
      case let report?: "While the app lives, after the journey was done \(times) times: \(report.text)"
      }
    return "\(journey)\n\n\(trips)\nAfter \(times) lives of the app: \(afterEnd.text)"
  }
}
