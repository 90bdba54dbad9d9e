import Foundation
import Lineup
import ProbeCommand
import Proof

exit(
  await Probe.run(
    Array(CommandLine.arguments.dropFirst()),
    lineup: Lineup.patterns + ProvenRequest.all.flatMap(\.contenders)
  )
)
