import Conformance
import Testing
import Users

@testable import MVVMC

@Suite("MVVM-C: an observable value")
struct ObservableTests {
  let number = Variable(1)

  @Test("It tells a new observer its last value at once, then every other")
  func replay() {
    number.set(2)
    let recorded = RecordedValues(number)
    #expect(recorded.values == [2])
    number.set(3)
    number.set(3)
    #expect(recorded.values == [2, 3, 3])
  }

  @Test("It tells every observer, in the order in which they came")
  func order() {
    var told: [String] = []
    let bindings = ["first", "second"].map { name in number.bind { told.append("\(name) \($0)") } }
    number.set(2)
    #expect(told == ["first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime(bindings) {}
  }

  @Test("It tells no observer whose binding was released")
  func letGo() {
    var told: [Int] = []
    var binding: AnyCancellable? = number.bind { told.append($0) }
    #expect(binding != nil)
    binding = nil
    number.set(2)
    #expect(told == [1])
  }

  @Test("It keeps nothing of an observer whose binding was released, and goes on telling the others")
  func letGoOfOne() {
    let first = RecordedValues(number)
    var second: AnyCancellable? = number.bind { _ in }
    let watched = WeakObjects(ObjectGraph(from: [number], excluding: []).objects)
    #expect(watched.aliveCount == 3 && second != nil)
    second = nil
    #expect(watched.aliveCount == 2)
    number.set(2)
    #expect(first.values == [1, 2])
  }

  @Test("It tells everybody the latest value last when an observer changes it while it tells")
  func changedWhileTelling() {
    let first = number.bind { [number] in if $0 == 2 { number.set(3) } }
    let second = RecordedValues(number)
    number.set(2)
    #expect(number.value == 3)
    #expect(second.values.last == 3)
    #expect(!second.values.contains(2))
    first.cancel()
  }

  @Test("It tells an observer that comes while it tells each value once")
  func boundWhileTelling() {
    var newcomer: RecordedValues<Int>?
    let first = number.bind { [number] in if $0 == 2 { newcomer = RecordedValues(number) } }
    number.set(2)
    #expect(newcomer?.values == [2])
    number.set(3)
    #expect(newcomer?.values == [2, 3])
    first.cancel()
  }

  @Test("It tells an observer that goes while it tells no more, not even the value under way")
  func unboundWhileTelling() {
    var told: [Int] = []
    var second: AnyCancellable?
    let first = number.bind { if $0 == 2 { second = nil } }
    second = number.bind { told.append($0) }
    number.set(2)
    #expect(told == [1])
    #expect(second == nil)
    first.cancel()
  }

  @Test("A binding does not keep it alive")
  func lifetime() {
    var number: Variable<Int>? = Variable(1)
    weak let seen = number
    let binding = number?.bind { _ in }
    number = nil
    #expect(seen == nil)
    binding?.cancel()
  }
}
