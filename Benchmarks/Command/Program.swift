public import Foundation
import Probing
public import Suites

/// The program that the command is: its lineup, and the programs that are built beside it.
///
///     let program = Program(lineup: Lineup.compared, probe: "probe", larger: "workbench-all")
///     let code = await Workbench(program, console: StandardConsole()).run(["check", "MVC"])
public struct Program: Sendable {
  /// All contenders that can be named.
  let lineup: [Contender]
  /// Where it is; `nil` if that is not known.
  let executable: URL?
  /// Where samples are taken.
  let sampling: Sampling
  private let probe: String
  private let larger: String?

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - lineup: all contenders that can be named.
  ///   - probe: the name of its instrumented program, which is built beside it and has the same lineup.
  ///   - larger: the name of the program that has variants and wirings, too; `nil` if this one has.
  ///   - executable: where it is.
  ///   - sampling: where samples are taken; in processes of the executable unless told otherwise.
  public init(
    lineup: [Contender],
    probe: String,
    larger: String? = nil,
    executable: URL? = Bundle.main.executableURL?.resolvingSymlinksInPath(),
    sampling: Sampling? = nil
  ) {
    self.lineup = lineup
    self.executable = executable
    self.probe = probe
    self.larger = larger
    self.sampling = sampling ?? executable.map { .program($0) } ?? .thisProcess(lineup)
  }

  /// Its instrumented program, or why there is none.
  func findProbe() -> ProbeResult<ProbeClient> {
    ProbeClient.locate(probe, beside: executable)
  }

  /// The command by which the larger program does something; `nil` if this is the larger one.
  func larger(_ words: [String]) -> String? {
    #if DEBUG
      let run = "swift run"
    #else
      let run = "swift run -c release"
    #endif
    return larger.map { ([run, $0] + words.map(Self.quoted)).joined(separator: " ") }
  }

  /// Whether a name is that of a variant or wiring of somebody who takes part.
  func isVariant(_ name: String) -> Bool {
    let pattern = String(name.prefix { $0 != "." })
    return pattern != name && lineup.contains { $0.isNamed(pattern) }
  }

  /// A word as a shell takes it.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=,@%+".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
