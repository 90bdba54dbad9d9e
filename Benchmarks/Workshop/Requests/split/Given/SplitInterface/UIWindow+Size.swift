public import Foundation
public import HeadlessUIKit

extension UIWindow {
  /// Changes the window's size, as turning a device does. As in UIKit, the root controller's view is laid out again.
  public func setSize(_ size: CGSize) {
    bounds.size = size
    rootViewController?.viewIfLoaded?.setNeedsLayout()
  }
}
