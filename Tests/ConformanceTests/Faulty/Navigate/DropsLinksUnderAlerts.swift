import Foundation
import HeadlessUIKit

/// Drops the deep links that arrive while an alert is shown.
final class DropsLinksUnderAlerts: FaultyApp {
  override func open(_ link: URL) {
    if navigation?.presentedViewController == nil { super.open(link) }
  }
}
