import Contenders
import Entrants
import Foundation
import ProbeCommand

exit(await Probe.run(Array(CommandLine.arguments.dropFirst()), lineup: Lineup.withMVU))
