import SeededRandom

/// The places of stack and heap in a process: others in each, because the place alone makes code faster or slower.
///
/// The system randomises the address space, and the standard library the seed of hash tables. Of the same size in every
/// process would be the environment, which moves the stack, and what is on the heap before the contenders
/// (Mytkowicz et al., ASPLOS 2009).
nonisolated struct Placement {
  private static let variable = "WORKBENCH_PLACEMENT"
  /// A page: what lies further apart is placed anew by the system anyway.
  private static let page: UInt64 = 4_096

  private let stackOffset: Int
  private let heapBlocks: [Int]

  /// Chooses a placement.
  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    stackOffset = Int(generator.next() % Self.page)
    heapBlocks = (0..<16).map { _ in 16 + Int(generator.next() % Self.page) }
  }

  /// Fills the environment, which lies above the stack, to the chosen size.
  var environment: [String: String] {
    [Self.variable: String(repeating: "x", count: stackOffset)]
  }

  /// Does something with memory taken, so that what is made meanwhile lies elsewhere on the heap.
  @MainActor func shiftingHeap<Value>(_ body: () throws -> Value) rethrows -> Value {
    let blocks = heapBlocks.map { UnsafeMutableRawPointer.allocate(byteCount: $0, alignment: 16) }
    defer { for block in blocks { block.deallocate() } }
    return try body()
  }
}
