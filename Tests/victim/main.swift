import Foundation
import Reports
import Users

/// Does what no test may do to its own process; see ``Act``.
guard let act = Act(CommandLine.arguments.dropFirst()) else {
  print(Act.usage)
  exit(64)
}
try await act.play()
