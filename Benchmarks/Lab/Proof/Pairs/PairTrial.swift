import Conformance
import Foundation
import Suites
public import UsersInterface

/// The program of a merged pair: runs what it is asked for, and prints a line of JSON for each thing that it finds.
///
/// A merged app may crash. So each app runs in a process of its own, which says what it begins.
public struct PairTrial {
  /// A line that the program prints.
  public nonisolated enum Event: Codable, Sendable {
    /// A scenario, or the walk, begins.
    case begins(String)
    /// A scenario has failed, or the walk has found a difference.
    case fails(String, reason: String)
    /// Everything was run.
    case ends
  }

  private let pair: ProvenPair
  private let apps: [any UsersApp.Type]

  /// Prepares a trial of a pair, by its name, in merged apps.
  public init?(_ name: String, _ apps: [any UsersApp.Type]) {
    guard let pair = ProvenPair.all.first(where: { $0.name == name }) else { return nil }
    self.pair = pair
    self.apps = apps
  }

  /// Runs what the words name: `scenarios N`, those of the app with that number, or `walk N M ACTIONS`, with two apps.
  public func run(_ words: [String]) {
    let numbers = words.dropFirst().compactMap { Int($0) }
    if words.first == "scenarios" {
      runScenarios(apps[numbers[0]])
    } else {
      walk(apps[numbers[0]], apps[numbers[1]], actions: numbers[2])
    }
    print(.ends)
  }

  private func runScenarios(_ app: any UsersApp.Type) {
    for (scenario, app) in pair.checks(of: app) {
      print(.begins(scenario.title))
      for result in ConformanceGate([scenario]).check(Contender(app)) {
        if let message = result.message { print(.fails(scenario.title, reason: message)) }
      }
    }
  }

  private func walk(_ reference: any UsersApp.Type, _ app: any UsersApp.Type, actions: Int) {
    let title = "a walk"
    print(.begins(title))
    let walk = Walk([Contender(reference), Contender(app)], gestures: pair.gestures)
    guard let difference = walk.run(actions: actions, seed: 1).difference else { return }
    let reason = "\(difference.contender) differs from \(difference.reference): \(difference.explanation)"
    print(.fails(title, reason: reason.split(separator: "\n").joined(separator: " ")))
  }

  private func print(_ event: Event) {
    guard let data = try? JSONEncoder().encode(event) else { return }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}
