import Command
import Foundation
import Instruments
import Measure
import Runs
import Texts

/// The costs of journeys in all apps, compared with the first app's: times with their noise, and exact counts.
@MainActor struct Measurements {
  /// The number of processes that measure each app.
  private static let processes = 12
  /// The number of lives that each process times.
  private static let lives = 20

  let apps: [BenchApp]

  /// True in a build whose times say something.
  #if DEBUG
    private static let hasTimes = false
  #else
    private static let hasTimes = true
  #endif

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let processes = try arguments.takeNumber(of: "--processes") ?? Self.processes
    let lineup = try [LineupEntry](apps, &arguments)
    let files = try arguments.takeFiles()
    guard !files.isEmpty else { throw AppFailure("run: a file is expected") }
    for file in files {
      let counts = try lineup.map { try $0.answer(JourneyCosts.self, to: ["measure", file]) }
      let series = Self.hasTimes ? try times(of: lineup, in: file, processes: processes) : []
      print(CostTable(file, lineup.map(\.name), counts, series).text)
    }
    if Self.hasTimes {
      print("times: medians of \(processes) processes of \(Self.lives) lives, from the launch to the last step")
    } else {
      print("a debug build: times are in swift run -c release App run")
    }
  }

  /// Measures each app in processes that take turns; the first app is measured twice, which shows the noise.
  private func times(of lineup: [LineupEntry], in file: String, processes: Int) throws -> [Series] {
    guard let first = lineup.first else { return [] }
    let entries = lineup.map { ($0, $0.name) } + [(first, CostTable.again(first.name))]
    var samples = Array(repeating: [[Double]](), count: entries.count)
    for process in 0..<processes {
      for turn in entries.indices {
        // Another one begins each time.
        let entry = (turn + process) % entries.count
        let words = ["measure", file, "--lives", "\(Self.lives)"]
        samples[entry].append(try entries[entry].0.answer(JourneyCosts.self, to: words).times)
      }
    }
    return zip(entries, samples).map { Series(contender: $0.1, benchmark: file, processes: $1) }
  }
}

/// The costs of a journey in all apps as a table.
nonisolated struct CostTable {
  private let journey: String
  private let apps: [String]
  private let costs: [JourneyCosts]
  private let analysis: Analysis

  init(_ journey: String, _ apps: [String], _ costs: [JourneyCosts], _ series: [Series]) {
    self.journey = journey
    self.apps = apps
    self.costs = costs
    let double = apps.first.map { DoubleEntry(contender: $0, repeated: Self.again($0)) }
    analysis = Analysis(of: series, doubles: double)
  }

  /// The name under which an app is entered a second time.
  static func again(_ app: String) -> String { "\(app) again" }

  /// The table, in at most 80 columns for names of up to 16 characters.
  var text: String {
    let head = ["", "time", "× first", "retains", "objects made", "messages", "alive"]
    var table = TextTable(head)
    for (app, costs) in zip(apps, costs) {
      let cells = [
        app, time(of: app), ratio(of: app), count(.retains, costs), count(.allocations, costs),
        costs.messages.map { "\($0)" } ?? "–", costs.objects.map { "\($0)" } ?? "–",
      ]
      table.add(cells.map { TextTable.Cell($0) })
    }
    let isExact = costs.allSatisfy { $0.inexact.isDisjoint(with: [.retains, .allocations]) }
    let floor = analysis.findings.isEmpty ? "" : noise
    return "\(journey)\n" + table.lines().joined(separator: "\n") + "\n" + floor
      + (isExact ? "" : "~ the count differs from one life of the app to the next\n")
  }

  private var noise: String {
    let percent = (analysis.noiseFloor.of(journey) * 100).formatted(.number.precision(.fractionLength(0...1)))
    return "= no difference shown: it is not beyond the noise of \(percent) %, that of the first app measured twice\n"
  }

  private var finding: Findings? { analysis.findings.first { $0.benchmark == journey } }

  private func time(of app: String) -> String {
    guard let estimate = finding?.estimates[app] else { return "–" }
    let interval = estimate.interval.map { $0 / 1e3 }
    return SignificantDigits.format(estimate.median / 1e3, interval: interval) + " µs"
  }

  private func ratio(of app: String) -> String {
    guard let first = apps.first, app != first, let judgement = finding?.judgement(of: app, against: first) else {
      return ""
    }
    let ratio = SignificantDigits.format(judgement.comparison.ratio, interval: judgement.comparison.interval)
    return judgement.verdict == .tie ? "\(ratio) =" : ratio
  }

  private func count(_ counter: Counter, _ costs: JourneyCosts) -> String {
    costs.counts[counter].map { "\(costs.inexact.contains(counter) ? "~" : "")\($0)" } ?? "–"
  }
}
