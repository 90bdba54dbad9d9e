import RxSwift
import UIKit

extension Reactive where Base: UIViewController {
  /// An element before each call of a method. It is known here for `viewDidLoad`, which comes once: after a nib was looked for.
  @preconcurrency @MainActor public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    precondition(selector.description == "viewDidLoad", "sentMessage is known here for viewDidLoad only")
    return SentMessages.viewDidLoad(of: base)
  }
}

/// Observers of calls, in the place of the Objective-C runtime.
@MainActor private enum SentMessages {
  private enum Subject: AssociatedKey { static var defaultValue: PublishSubject<[Any]>? { nil } }

  private static let isSet: Void = {
    let next = UIApplication.shared.viewIsLoading
    UIApplication.shared.viewIsLoading = { controller in
      next?(controller)
      controller[Subject.self]?.onNext([])
    }
  }()

  static func viewDidLoad(of controller: UIViewController) -> Observable<[Any]> {
    isSet
    let subject = controller[Subject.self] ?? PublishSubject()
    controller[Subject.self] = subject
    return subject
  }
}
