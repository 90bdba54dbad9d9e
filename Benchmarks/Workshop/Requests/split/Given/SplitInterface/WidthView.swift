import Foundation
import HeadlessUIKit

/// A view that reports the width of its window at each layout.
final class WidthView: UIView {
  private let tell: (Double) -> Void

  init(telling tell: @escaping (Double) -> Void) {
    self.tell = tell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let window { tell(window.bounds.width) }
  }
}
