import Foundation

// Reads a results file and checks it against schema 1; exit code 65 if it does not conform, like the workbench's.
let path = CommandLine.arguments.dropFirst().first ?? "/dev/stdin"
do {
  let file = try JSONDecoder().decode(CheckedResults.self, from: Data(contentsOf: URL(filePath: path)))
  for mistake in file.mistakes { print("\(path): \(mistake)") }
  print("\(path): \(file.results.count) results, \(file.retention.count) retention, \(file.conformance.count) checks")
  exit(file.mistakes.isEmpty ? 0 : 65)
} catch {
  print("\(path): \(error)")
  exit(65)
}
