/// A set of orientations of a user interface; here it is always upright.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of orientations from their bits.
  public nonisolated init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public nonisolated static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public nonisolated static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the button of the device on the right.
  public nonisolated static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the button of the device on the left.
  public nonisolated static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public nonisolated static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public nonisolated static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public nonisolated static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}
