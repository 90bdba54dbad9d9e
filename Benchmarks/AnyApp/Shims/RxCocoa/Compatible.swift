import RxSwift
import UIKit

// On Apple's systems these are an NSObject, which has `rx`.
extension UIResponder: ReactiveCompatible {}
extension UIGestureRecognizer: ReactiveCompatible {}
// RxCocoa's own requests go through it: adapted sources name it `URLSession`.
extension HeadlessURLSession: ReactiveCompatible {}
