import Foundation
import Lineup
import ProbeCommand

exit(Probe.run(Array(CommandLine.arguments.dropFirst()), lineup: Lineup.all))
