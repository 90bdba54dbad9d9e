import Command
import Contenders
import Foundation
import LabCommand
import WholeLineup

// The command with all that can be named, and the verbs of the lab: facts, changes, prove, mutants and claims.

let program = Program(lineup: Lineup.all, probe: "lab-probe", verbs: LabVerbs.all)
exit(await Workbench(program, console: StandardConsole()).run(Array(CommandLine.arguments.dropFirst())))
