import SeededRandom

/// The placement of stack and heap: it differs between processes, as it alone makes code faster or slower.
///
/// The system randomises the address space, and the standard library the seed of hash tables. Two things would have the
/// same size in every process: the environment, which moves the stack, and the heap before the contenders
/// (Mytkowicz et al., ASPLOS 2009).
package nonisolated struct Placement {
  private static let variable = "WORKBENCH_PLACEMENT"
  /// The size of a page, in bytes: the system itself randomises the places of whole pages.
  private static let page: UInt64 = 4_096

  private let stackOffset: Int
  private let heapBlocks: [Int]

  /// Chooses a placement.
  package init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    stackOffset = Int(generator.next() % Self.page)
    heapBlocks = (0..<16).map { _ in 16 + Int(generator.next() % Self.page) }
  }

  /// The variable that makes the environment, which lies above the stack, as large as chosen.
  package var environment: [String: String] {
    [Self.variable: String(repeating: "x", count: stackOffset)]
  }

  /// Runs a body while blocks of memory are allocated, so that its objects lie elsewhere on the heap.
  @MainActor func shiftingHeap<Value>(_ body: () throws -> Value) rethrows -> Value {
    let blocks = heapBlocks.map { UnsafeMutableRawPointer.allocate(byteCount: $0, alignment: 16) }
    defer { for block in blocks { block.deallocate() } }
    return try body()
  }
}
