import Conformance
import HeadlessUIKit
import MVC_restore
import RestoreDomain
import Users
import UsersInterface

/// Faults of the end.
nonisolated let restoreEndFaults = [
  RequestFault(
    RecordsEnd.self,
    [
      "After the app's end with restored details nothing of it is alive, and nothing was recorded":
        "the record is [\"details 7\", \"dashboard\", \"details 7\", \"dashboard\"]"
    ]
  ),
  RequestFault(
    HoldsScreens<MVCApp>.self,
    [
      "After restored details were closed nothing made for them is alive":
        "alive after the restored details were closed"
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    [
      "After the app's end with restored details nothing of it is alive, and nothing was recorded":
        "alive after the app's end",
      "The app's end while it loads cancels the load, a late answer restores and records nothing":
        "alive after the app's end",
    ]
  ),
]

/// The dashboard is recorded when details disappear, with the app's end, too.
private final class RecordsEnd: WatchedRecord {
  override func screenShown() {
    guard let details = navigation?.topViewController, navigation?.viewControllers.count == 2 else { return }
    let child = ToldController()
    child.didDisappear = { [places] in places?.record(.dashboard) }
    details.embed(child, in: details.view)
  }
}
