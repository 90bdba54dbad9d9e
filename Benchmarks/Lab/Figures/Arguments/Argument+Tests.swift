import ChangeCosts
import Records
import Structure

extension ArchitectureFigures {
  /// The argument about tests that are slow and break.
  var testing: Argument {
    Argument(
      title: "Tests: without UIKit, fast, not brittle",
      words: "the major issues for the slow running times is either waiting for UIKit-related classes to work on the "
        + "simulator (obviously) and using `delay` method",
      source: .init(name: "safe-ios-legacy 561", url: "https://github.com/gnosis/safe-ios-legacy/issues/561"),
      figures: [
        noticedOnlyWithUIKit,
        ofTests("test doubles") { Double($0.doubles) },
        ofTotals("all \(changes.requests.count) requests: lines of tests", .testLines) { $0.testLines },
      ],
      open: "the time that a simulator takes on your machines: here UIKit has no screen, and no test waits."
    )
  }
}
