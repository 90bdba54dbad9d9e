import Foundation
import Lineup
import ProbeCommand
import WholeLineup

exit(await Probe.run(Array(CommandLine.arguments.dropFirst()), lineup: Lineup.all))
