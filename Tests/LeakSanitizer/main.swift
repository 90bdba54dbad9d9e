import Foundation

/// Runs a planted leak, or its clean copy, and nothing else: LeakSanitizer reports when the program ends. Without a
/// leak's name, it prints the leaks, each with the orders in which its objects may be made.
///
/// It is compiled together with `Tests/PlantedLeaks`.
let words = CommandLine.arguments.dropFirst()
guard let leak = words.first.flatMap({ PlantedLeak(rawValue: $0) }) else {
  for leak in PlantedLeak.allCases { for order in leak.orders { print(leak.rawValue, order.rawValue) } }
  exit(64)
}
let order = words.compactMap { PlantedLeak.Order(rawValue: $0) }.first ?? .ownerFirst
print(leak.run(leaks: !words.contains("clean"), times: 3, order))
