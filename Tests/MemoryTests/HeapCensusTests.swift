import Instruments
import Testing

/// Tests of comparing what is alive at one time and at another; each census is made by hand.
@Suite("A census")
struct HeapCensusTests {
  private final class Target {}

  private final class Keeper {
    var targets = [Target()]
  }

  @Test("finds the app's own objects that outlive their screen, unless they are used again or their type grows")
  func outlives() {
    let kept = Target()
    func lingering(since earlier: [HeapObject] = [], open: Int = 0, grown: Set<String> = [], own: String) -> Int {
      HeapCensus([HeapObject(of: kept)]).lingering(
        since: HeapCensus([]),
        steady: HeapCensus(earlier),
        open: [Self.type: open],
        grown: grown,
        roots: [],
        modules: [own]
      ).count
    }
    let own = "MemoryTests"
    #expect(lingering(own: own) == 1)
    #expect(lingering(own: "HeadlessUIKit") == 0)
    #expect(lingering(grown: [Self.type], own: own) == 0)
    // An object made before the last screen and alive while it was open is used again; after another screen it is not.
    #expect(lingering(since: [HeapObject(of: kept)], open: 1, own: own) == 0)
    #expect(lingering(since: [HeapObject(of: kept)], open: 2, own: own) == 1)
    withExtendedLifetime(kept) {}
  }

  @Test("counts the objects of each type, named with its module")
  func byType() {
    let targets = [Target(), Target()]
    let types = HeapCensus(targets.map { HeapObject(of: $0) }).byType
    #expect(types == [Self.type: 2])
    withExtendedLifetime(targets) {}
  }

  @Test("reports the oldest new objects of a type as left, as many as the type has grown by")
  func oldest() {
    let metadata = HeapObject(of: Target()).metadata
    func alive(_ serials: [Int]) -> HeapCensus {
      HeapCensus(serials.map { HeapObject(address: UInt($0) * 16, metadata: metadata, size: 16, serial: $0) })
    }
    // Number 9 has replaced number 2; 5 and 7 are left.
    #expect(alive([1, 5, 7, 9]).left(since: alive([1, 2])).map(\.serial) == [5, 7])
    #expect(alive([1, 9]).left(since: alive([1, 2])).isEmpty)
  }

  @Test("does not report an array as left if an earlier object holds it in place of another")
  func replaced() {
    let keeper = Keeper()
    let leaked = Keeper()
    let array = storage(of: keeper, serial: 3)
    let earlier = HeapObject(address: 0, metadata: array.metadata, size: 16, serial: 2)
    let before = HeapCensus([HeapObject(of: keeper, serial: 1), earlier])
    // Number 3 has replaced number 2, although it is older than what leaked.
    let after = [
      HeapObject(of: keeper, serial: 1), array, HeapObject(of: leaked, serial: 4), storage(of: leaked, serial: 5),
    ]
    #expect(HeapCensus(after).left(since: before).map(\.serial) == [4, 5])
    withExtendedLifetime((keeper, leaked)) {}
  }

  private static let type = "MemoryTests.HeapCensusTests.Target"

  /// An array is one word, the address of its storage; the object's header has two words.
  private func storage(of keeper: Keeper, serial: Int) -> HeapObject {
    let pointer = Unmanaged.passUnretained(keeper).toOpaque()
    return HeapObject(at: pointer.load(fromByteOffset: 16, as: UInt.self), serial: serial)
  }
}
