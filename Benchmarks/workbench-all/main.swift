import Command
import Foundation
import Lineup
import WholeLineup

let words = Array(CommandLine.arguments.dropFirst())
let program = Program(lineup: Lineup.all, probe: "probe-all")
exit(await Workbench(program, console: StandardConsole()).run(words))
