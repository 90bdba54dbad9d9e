@testable import MVVMC

/// Notes what the dashboard's view tells its view model.
final class RecordingDashboardViewModel: DashboardViewModelType {
  let title = Observable("A title")
  let isLoading = Observable(true)
  let showsComponents = Observable(false)
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }

  func refreshPulled() {
    told.append("refresh pulled")
  }
}
