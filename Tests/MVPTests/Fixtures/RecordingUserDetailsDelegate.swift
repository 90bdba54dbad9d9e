@testable import MVP

/// Notes what the details' presenter asks for outside its view.
final class RecordingUserDetailsDelegate: UserDetailsPresenterDelegate {
  private(set) var told: [String] = []

  func showTitle(_ title: String) {
    told.append("title \(title)")
  }

  func close() {
    told.append("close")
  }
}
