import Command
import Contenders
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
let program = Program(lineup: Lineup.compared, probe: "probe")
exit(await Workbench(program, console: StandardConsole()).run(words))
