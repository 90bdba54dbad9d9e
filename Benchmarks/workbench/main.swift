import Command
import Contenders
import Foundation

let words = Array(CommandLine.arguments.dropFirst())
let program = Program(lineup: Lineup.named, probe: "probe")
exit(await Workbench(program, console: StandardConsole()).run(words))
