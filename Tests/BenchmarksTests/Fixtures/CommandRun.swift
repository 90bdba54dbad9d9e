import Command
import Foundation
import Lineup
import Suites
import TestSupport
import WholeLineup

/// The result of a command line: exit code, output and errors.
@MainActor struct CommandRun {
  let code: Int32
  let output: String
  let errors: [String]

  init(
    _ words: [String],
    lineup: [Contender] = Lineup.all,
    larger: String? = nil,
    showsColors: Bool = false,
    width: Int = 1_000
  ) async {
    let console = RecordingConsole(showsColors: showsColors, width: width)
    let executable = Built.folder.appending(path: "workbench-all")
    let program = Program(
      lineup: lineup,
      probe: "probe-all",
      larger: larger,
      executable: executable,
      // In this process: the contenders may be the tests' own.
      sampling: .thisProcess(lineup)
    )
    code = await Workbench(program, console: console).run(words)
    output = console.output
    errors = console.errors
  }

  /// Returns true if the command refused with one line that names the place, and nothing on standard output.
  func refused(_ code: CommandFailure.Code, naming place: String) -> Bool {
    self.code == code.rawValue && output.isEmpty && errors.count == 1 && errors[0].contains(place)
      && !errors[0].contains("\n")
  }
}
