import Command
import Contenders
import Entrants
import Foundation

let program = Program(lineup: Lineup.withMVU, probe: "compare-probe")
exit(await Workbench(program, console: StandardConsole()).run(Array(CommandLine.arguments.dropFirst())))
