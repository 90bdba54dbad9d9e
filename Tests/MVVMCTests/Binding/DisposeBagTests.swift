import Testing

@testable import MVVMC

@Suite("MVVM-C: a bag of bindings")
struct DisposeBagTests {
  @Test("Bindings last as long as their bag")
  func lifetime() {
    let number = Variable(1)
    var told: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    if let bag { number.bind { told.append($0) }.disposed(by: bag) }
    number.set(2)
    #expect(told == [1, 2])
    bag = nil
    told = []
    number.set(3)
    #expect(told == [])
  }
}
