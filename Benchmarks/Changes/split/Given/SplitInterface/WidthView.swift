import Foundation
import HeadlessUIKit

/// A view that tells at each layout how wide its window is.
final class WidthView: UIView {
  private let tell: (Double) -> Void

  init(telling tell: @escaping (Double) -> Void) {
    self.tell = tell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if let window { tell(window.bounds.width) }
  }
}
