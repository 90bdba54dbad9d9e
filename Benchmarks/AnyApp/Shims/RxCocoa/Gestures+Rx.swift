import RxSwift
import UIKit

extension Reactive where Base: UIGestureRecognizer {
  /// The recogniser, each time that its gesture is recognised.
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable<Base>.create { [weak base] observer in
        // The disposable holds the target, as the recogniser does not.
        let target = GestureTarget { if let base { observer.onNext(base) } }
        base?.addTarget(target, action: #selector(GestureTarget.recognised))
        return Disposables.create { target.body = {} }
      }
    )
  }
}

/// A target that calls a closure.
final class GestureTarget {
  var body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  @objc func recognised() { body() }
}
