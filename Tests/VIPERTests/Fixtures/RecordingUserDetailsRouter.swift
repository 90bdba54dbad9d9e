@testable import VIPER

/// Notes that the details' presenter asks to close them.
final class RecordingUserDetailsRouter: AnyUserDetailsRouter {
  let entry: (any UserDetailsEntryPoint)? = nil
  private(set) var told: [String] = []

  func close() {
    told.append("close")
  }
}
