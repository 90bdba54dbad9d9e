@testable import VIPER

/// Notes that the details' presenter wants to leave.
final class RecordingUserDetailsRouter: AnyUserDetailsRouter {
  let entry: (any UserDetailsEntryPoint)? = nil
  private(set) var told: [String] = []

  func close() {
    told.append("close")
  }
}
