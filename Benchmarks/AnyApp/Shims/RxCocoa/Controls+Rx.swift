import RxSwift
import UIKit

extension Reactive where Base: UILabel {
  /// Shows texts.
  public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
}

extension Reactive where Base: UITextField {
  /// The text: what it is, then what a person makes of it.
  @preconcurrency @MainActor public var text: ControlProperty<String?> {
    let texts = Observable<String?>.create { [weak base] observer in
      let isOver = BooleanDisposable()
      observer.onNext(base?.text)
      // Weak: the field holds the action.
      let action = UIAction { [weak base] _ in
        if !isOver.isDisposed { observer.onNext(base?.text) }
      }
      base?.addAction(action, for: .editingChanged)
      return isOver
    }
    return ControlProperty(values: texts, valueSink: Binder(base) { $0.text = $1 })
  }
}

extension Reactive where Base: UIViewController {
  /// Shows titles.
  public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}
