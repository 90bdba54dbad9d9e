import Contenders
import Foundation
import ProbeCommand
import Proof
import WholeLineup

exit(
  await Probe.run(
    Array(CommandLine.arguments.dropFirst()),
    lineup: Lineup.all + ProvenRequest.all.flatMap(\.contenders)
  )
)
