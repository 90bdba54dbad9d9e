import Command
import Contenders
import Foundation
import WholeLineup

// The command with all that can be named, and the verbs that compute the records of change requests.
//
//     lab [VERB] …    a verb of workbench, over variants and the wirings of documents, too; see `workbench --help`
//     lab prove [--actions N] | steps | strength   [--record] [REQUEST]...
//     lab pairs [--actions N]   [--record] [REQUEST+REQUEST]...
//     lab figures   [--record] [SET]...

let words = Array(CommandLine.arguments.dropFirst())
if let code = await RequestVerb.run(words) { exit(code) }
let program = Program(lineup: Lineup.all, probe: "lab-probe", isLab: true)
exit(await Workbench(program, console: StandardConsole()).run(words))
