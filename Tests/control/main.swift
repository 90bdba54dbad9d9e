import Foundation
import PlantedLeaks
import ProbeCommand

// The instruments' control, for tests: steps written by hand are counted as the six are, and leaks that are there on
// purpose looked for.

let usage = """
  usage: control by-hand OBSERVERS
         control planted KIND ORDER

  """
Probe.prepare()
let words = CommandLine.arguments.dropFirst()
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
var answer: Data?
if words.first == "by-hand", let observers = words.last.flatMap({ Int($0) }), observers > 0 {
  answer = try encoder.encode(await StepsByHandCount.counts(with: observers))
} else if words.first == "planted", let leak = words.dropFirst().first.flatMap(PlantedLeak.init),
  let order = words.last.flatMap(PlantedLeak.Order.init)
{
  answer = try encoder.encode(PlantedRun.reports(on: leak, order))
}
guard let answer else {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
FileHandle.standardOutput.write(answer + Data("\n".utf8))
