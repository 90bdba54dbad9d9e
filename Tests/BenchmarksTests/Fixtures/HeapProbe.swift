import Instruments
import Probing
import TestSupport
import Testing

/// The instrumented program beside the tests, where it can look at the heap.
enum HeapProbe {
  /// The instrumented program; on Linux on x86-64 it must be there and be able to look, elsewhere it is `nil` if not.
  static func client() throws -> ProbeClient? {
    let client = ProbeClient.locate("probe-all", in: Built.folder)
    let coverage = client.value?.coverage()
    let able = coverage?.value?.coverage.hasCensus == true ? client.value : nil
    #if os(Linux) && arch(x86_64)
      try #require(able != nil, "\(client.reason ?? coverage?.reason ?? "the instrumented program has no census")")
    #endif
    return able
  }
}
