import Contenders
import Foundation
import ProbeCommand

exit(await Probe.run(Array(CommandLine.arguments.dropFirst()), lineup: Lineup.compared))
