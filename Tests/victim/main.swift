import Foundation
import Users

/// Does work that a test must not do in its own process; see ``Act``.
guard let act = Act(CommandLine.arguments.dropFirst()) else {
  print(Act.usage)
  exit(64)
}
try await act.play()
