public import Foundation
public import HeadlessUIKit

extension UIWindow {
  /// Gives the window another size, as when a device is turned. As in UIKit, the view of its root controller is laid out anew.
  public func setSize(_ size: CGSize) {
    bounds.size = size
    rootViewController?.viewIfLoaded?.setNeedsLayout()
  }
}
