import RxSwift

// Names of RxSwift 3, which apps of its time use.

extension Disposable {
  /// Disposes of this with a bag.
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

extension ObservableType {
  /// Shares one subscription, and gives its last elements to each that comes later.
  public func shareReplay(_ count: Int) -> Observable<Element> { share(replay: count, scope: .forever) }
}
