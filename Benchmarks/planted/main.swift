import Foundation
import PlantedLeaks

/// Runs a planted leak, or its clean twin, and nothing else: for LeakSanitizer, which reports when the program ends.
let words = CommandLine.arguments.dropFirst()
guard let leak = words.first.flatMap({ PlantedLeak(rawValue: $0) }) else {
  print("usage: planted KIND [clean]\nkinds: \(PlantedLeak.allCases.map(\.rawValue).joined(separator: " "))")
  exit(64)
}
print(leak.run(leaks: !words.contains("clean"), times: 3))
