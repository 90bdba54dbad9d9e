@testable import MVVMC

/// Counts how often the details' coordinator tells its parent that it is done.
final class RecordingUserDetailsParent: UserDetailsCoordinatorDelegate {
  private(set) var finishCount = 0

  func userDetailsFinished() {
    finishCount += 1
  }
}
