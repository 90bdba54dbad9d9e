import Foundation
import Lineup
import ProbeCommand
import Proof
import WholeLineup

exit(
  await Probe.run(
    Array(CommandLine.arguments.dropFirst()),
    lineup: Lineup.all + ProvenRequest.all.flatMap(\.all)
  )
)
