import HeadlessUIKit

/// A navigation delegate that was there before a coordinator's.
final class OtherNavigationDelegate: UINavigationControllerDelegate {}
