import Entrants
import Foundation
import Lineup
import ProbeCommand

exit(await Probe.run(Array(CommandLine.arguments.dropFirst()), lineup: Lineup.withMVU))
