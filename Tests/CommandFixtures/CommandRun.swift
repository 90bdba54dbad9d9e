public import Command
public import Contenders
public import Foundation
import Runs
public import Suites
import TestSupport

/// The result of a command line: exit code, output and errors.
///
///     let run = await CommandRun(["check", "MVC"])
///     #expect(run.code == 0)
public struct CommandRun: Sendable {
  /// The exit code.
  public let code: Int32
  /// The text on standard output.
  public let output: String
  /// The lines on standard error.
  public let errors: [String]

  /// Runs a command line in this process.
  ///
  /// - Parameters:
  ///   - words: the words after the program's name.
  ///   - lineup: all contenders that can be named.
  ///   - verbs: the verbs that only the lab has, to run it as the lab does, with `lab-probe`.
  ///   - showsColors: true if the console shows colors.
  ///   - width: the columns of the console.
  ///   - progress: the file of the exercises that are solved; `nil` for none.
  @MainActor public init(
    _ words: [String],
    lineup: [Contender] = Lineup.compared,
    lab verbs: [any Verb.Type] = [],
    showsColors: Bool = false,
    width: Int = 1_000,
    progress: URL? = nil
  ) async {
    let console = RecordingConsole(showsColors: showsColors, width: width)
    let executable = Built.folder.appending(path: verbs.isEmpty ? "workbench" : "lab")
    let program = Program(
      lineup: lineup,
      probe: verbs.isEmpty ? "probe" : "lab-probe",
      verbs: verbs,
      executable: executable,
      // In this process: the contenders may be the tests' own.
      sampling: .thisProcess(lineup),
      // Nothing of what the person who runs the tests has solved.
      environment: ["WORKBENCH_PROGRESS": progress?.path ?? "/dev/null"]
    )
    code = await Workbench(program, console: console).run(words)
    output = console.output
    errors = console.errors
  }

  /// Returns true if the command refused with one line that names the place, and nothing on standard output.
  public func refused(_ code: CommandFailure.Code, naming place: String) -> Bool {
    self.code == code.rawValue && output.isEmpty && errors.count == 1 && errors[0].contains(place)
      && !errors[0].contains("\n")
  }
}
