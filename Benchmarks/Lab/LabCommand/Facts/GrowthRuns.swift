import Command
import Figures
import Foundation
import Processes
import Suites
import Texts

/// Runs of the workbench's release build at several sizes, one after another, each in a process of its own.
@MainActor struct GrowthRuns {
  /// The number of runs: their differences are the noise, and the median is not the one that was disturbed.
  private static let count = 3
  /// The budget of a run, in seconds.
  private static let budget = 90

  private let contenders: [Contender]
  private let package: PackageFolder

  /// Prepares to time contenders of a package.
  init(of contenders: [Contender], in package: PackageFolder) {
    self.contenders = contenders
    self.package = package
  }

  /// Returns the times of each run; the first one builds the program.
  func times(on console: any Console) throws(CommandFailure) -> [GrowthTimes] {
    let bar = ProgressBar(console: console)
    defer { bar.clear() }
    var times: [GrowthTimes] = []
    for turn in 0..<Self.count {
      bar.show("timing", turn, of: Self.count)
      times.append(try run(seed: turn + 1))
    }
    return times
  }

  private func run(seed: Int) throws(CommandFailure) -> GrowthTimes {
    let sizes = GrowthTimes.sizes.map(String.init).joined(separator: ",")
    let words =
      ["run"] + contenders.map(\.id)
      + ["--sizes", sizes, "--filter", GrowthTimes.filter, "--budget", "\(Self.budget)", "--seed", "\(seed)"]
    let run = ProgramRun(
      URL(filePath: "/usr/bin/env"),
      ["swift", "run", "-c", "release", "workbench"] + words + ["--format", "json"],
      in: package.root,
      name: "workbench run --sizes"
    )
    if let failure = run.failure { throw CommandFailure(.failed, failure) }
    do {
      return try GrowthTimes(run.output)
    } catch {
      throw CommandFailure(.failed, "workbench run --sizes wrote no times")
    }
  }
}
