import Testing

@testable import MVVMC

@Suite("MVVM-C: a bag of bindings")
struct DisposeBagTests {
  @Test("Bindings last as long as their bag")
  func lifetime() {
    let number = Observable(1)
    var told: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    if let bag { number.bind { told.append($0) }.disposed(by: bag) }
    number.value = 2
    #expect(told == [1, 2])
    bag = nil
    number.value = 3
    #expect(told == [1, 2])
  }
}
