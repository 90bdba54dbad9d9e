import Command
import Entrants
import Foundation
import Lineup

let program = Program(lineup: Lineup.withNAME, probe: "compare-probe")
exit(await Workbench(program, console: StandardConsole()).run(Array(CommandLine.arguments.dropFirst())))
