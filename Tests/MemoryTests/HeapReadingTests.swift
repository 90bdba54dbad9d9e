import Instruments
import Testing

/// Tests of reading real objects in memory; the census is made by hand, as the tests' own calls are not wrapped.
@Suite("References that are read from the heap")
struct HeapReadingTests {
  private final class Target {
    let number = 1
  }

  private final class Fields {
    var strong: Target?
    /// Weak, unowned and unmanaged: the reader has to tell these apart.
    weak var weakly: Target?
    unowned let unowned: Target
    unowned(unsafe) let unsafe: Target
    lazy var late = Target()
    var text = "a text that is too long to be kept within a string"
    var pair: (Int, Target)?

    init(_ target: Target) {
      unowned = target
      unsafe = target
    }
  }

  private final class Owner {
    var closure: (() -> Int)?
  }

  @Test("have the name of their field, and are strong, weak or unowned as it is")
  func fields() {
    let target = Target()
    let fields = Fields(target)
    fields.strong = target
    fields.weakly = target
    fields.pair = (1, target)
    let late = fields.late
    let graph = HeapCensus([HeapObject(of: fields), HeapObject(of: target), HeapObject(of: late)]).graph(globals: false)
    #expect(
      references(graph) == [
        "Fields.late strong", "Fields.pair strong", "Fields.strong strong", "Fields.unowned unowned",
        "Fields.unsafe unowned", "Fields.weakly weak",
      ]
    )
    withExtendedLifetime((target, fields, late)) {}
  }

  @Test("do not come from empty fields")
  func empty() {
    let target = Target()
    let fields = Fields(target)
    let graph = HeapCensus([HeapObject(of: fields), HeapObject(of: target)]).graph(globals: false)
    #expect(references(graph) == ["Fields.unowned unowned", "Fields.unsafe unowned"])
    withExtendedLifetime((target, fields)) {}
  }

  @Test("do not come from the unused part of a string's storage")
  func unused() {
    let target = Target()
    var text = "a text that is too long to be kept within a string"
    text.reserveCapacity(200)
    // A string has two words; the second has the address of its storage.
    let address = unsafeBitCast(text, to: (UInt, UInt).self).1 & 0x00FF_FFFF_FFFF_FFFF
    let storage = UnsafeMutableRawPointer(bitPattern: address)
    storage?.storeBytes(of: UInt(bitPattern: ObjectIdentifier(target)), toByteOffset: 160, as: UInt.self)
    let metadata = storage?.load(as: UInt.self) ?? 0
    let room = HeapObject(address: address, metadata: metadata, size: 200, serial: 1)
    let graph = HeapCensus([room, HeapObject(of: target)]).graph(globals: false)
    #expect(graph.nodes.map(\.type).contains("Swift.__StringStorage") && references(graph).isEmpty)
    withExtendedLifetime((target, text)) {}
  }

  @Test("from a closure are strong, weak or unowned as it captures the objects")
  func captures() throws {
    let owner = Owner()
    let one = Target()
    let two = Target()
    let three = Target()
    let number = 7
    owner.closure = { [weak one, unowned two] in number + (one?.number ?? 0) + two.number + three.number }
    let targets = [one, two, three].map { HeapObject(of: $0) }
    let context = try context(of: owner)
    let census = HeapCensus([HeapObject(of: owner), context] + targets + boxes(in: context, besides: targets))
    let graph = census.graph(globals: false)
    #expect(
      references(graph) == [
        "Owner.closure strong", "closure captured by Owner.closure strong",
        "closure captured by Owner.closure strong",
        "closure captured by Owner.closure unowned", "closure captured by Owner.closure weak",
      ]
    )
    #expect(graph.nodes.contains { $0.type == "closure context" && $0.kind == .closure })
    #expect(owner.closure?() == 10)
  }

  @Test("from a generic function's closure are found, although its types are stored before them")
  func generic() throws {
    let owner = Owner()
    let target = Target()
    capture(target, 7, in: owner)
    let context = try context(of: owner)
    let graph = HeapCensus([HeapObject(of: owner), context, HeapObject(of: target)]).graph(globals: false)
    #expect(references(graph) == ["Owner.closure strong", "closure captured by Owner.closure strong"])
    #expect(owner.closure?() == 8)
  }

  @Test("from a closure name the function in which it is written, and the module")
  func place() throws {
    let owner = Owner()
    let target = Target()
    let number = 7
    owner.closure = { target.number + number }
    let graph = HeapCensus([HeapObject(of: owner), try context(of: owner), HeapObject(of: target)]).graph(
      globals: false
    )
    let capture = try #require(graph.edges.first { $0.label == "closure captured by Owner.closure" })
    #if os(Linux) && !PORTABLE
      #expect(capture.place?.hasSuffix("in HeapReadingTests.place()") == true)
      #expect(capture.module == "MemoryTests")
    #endif
    #expect(graph.edges.first { $0.label == "Owner.closure" }?.module == "MemoryTests")
  }

  private func capture<Number: BinaryInteger>(_ target: Target, _ number: Number, in owner: Owner) {
    owner.closure = { target.number + Int(number) }
  }

  private func references(_ graph: OwnershipGraph) -> [String] {
    graph.edges.map { "\($0.label) \($0.strength.rawValue)" }.sorted()
  }

  /// The second word of a function is its context; the object's header has two words.
  private func context(of owner: Owner) throws -> HeapObject {
    let pointer = Unmanaged.passUnretained(owner).toOpaque()
    let context = pointer.load(fromByteOffset: 24, as: UInt.self)
    try #require(context != 0)
    return HeapObject(at: context, serial: 1)
  }

  /// A weak capture is a variable in a box: the words among the captures that are addresses of no known object.
  private func boxes(in context: HeapObject, besides known: [HeapObject]) -> [HeapObject] {
    [16, 24, 32, 40].compactMap { (offset: UInt) in
      let word = UnsafeRawPointer(bitPattern: context.address + offset)?.load(as: UInt.self) ?? 0
      return word < 4096 || known.contains { $0.address == word } ? nil : HeapObject(at: word, serial: 2)
    }
  }
}
