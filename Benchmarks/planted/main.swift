import Foundation
import PlantedLeaks

/// Runs a planted leak, or its clean copy, and nothing else: for LeakSanitizer, which reports when the program ends.
let words = CommandLine.arguments.dropFirst()
guard let leak = words.first.flatMap({ PlantedLeak(rawValue: $0) }) else {
  print("usage: planted KIND [clean] [ownedFirst]")
  print("kinds: \(PlantedLeak.allCases.map(\.rawValue).joined(separator: " "))")
  exit(64)
}
let order = words.compactMap { PlantedLeak.Order(rawValue: $0) }.first ?? .ownerFirst
print(leak.run(leaks: !words.contains("clean"), times: 3, order))
