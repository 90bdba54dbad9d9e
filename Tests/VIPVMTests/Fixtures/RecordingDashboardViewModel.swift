@testable import VIPVM

/// Notes what the dashboard's view forwards; has values for it to display.
final class RecordingDashboardViewModel: DashboardViewModelInput {
  var isLoading = false
  var showsComponents = false
  var alert: DashboardAlert?
  private(set) var told: [String] = []

  func viewDidLoad() {
    told.append("view did load")
  }

  func refreshControlValueChanged() {
    told.append("refresh control value changed")
  }

  func retryTapped() {
    told.append("retry tapped")
  }
}
