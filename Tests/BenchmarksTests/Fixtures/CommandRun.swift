import Command
import Lineup
import Suites

/// What a command line came to.
@MainActor struct CommandRun {
  let code: Int32
  let output: String
  let errors: [String]

  init(_ words: [String], lineup: [Contender] = Lineup.all, showsColors: Bool = false) async {
    let console = RecordingConsole(showsColors: showsColors)
    code = await Workbench(lineup: lineup, console: console).run(words)
    output = console.output
    errors = console.errors
  }

  /// Whether the command refused with one line that names the place, and nothing on standard output.
  func refused(_ code: CommandFailure.Code, naming place: String) -> Bool {
    self.code == code.rawValue && output.isEmpty && errors.count == 1 && errors[0].contains(place)
      && !errors[0].contains("\n")
  }
}
