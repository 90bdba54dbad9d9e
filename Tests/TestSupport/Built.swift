package import Foundation

/// What is built beside the tests.
package enum Built {
  /// The bundle that the tests are in lies where everything is built; the program that runs them need not.
  package static var folder: URL {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(fileURLWithPath: $0) }
    return (bundle ?? program).deletingLastPathComponent()
  }
}
