import Command
import Foundation
import Lineup

let words = Array(CommandLine.arguments.dropFirst())
exit(await Workbench(lineup: Lineup.all, console: StandardConsole()).run(words))
