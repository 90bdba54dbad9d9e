import Foundation
import SeededRandom
import TestSupport
import Testing
import Users

@Suite("A file that is being written", .serialized, .long())
struct KilledWriterTests {
  private let results: ReplacedFile
  private var file: URL { results.url }

  init() throws {
    results = try ReplacedFile()
  }

  @Test("is whole after its writer is killed, whenever that is", arguments: [1 << 10, 1 << 16, 1 << 20])
  func survives(size: Int) throws {
    var random = SplitMix64(seed: UInt64(size))
    for _ in 0..<20 {
      try Data(repeating: 0, count: size).write(to: file)
      let writer = try Victim("overwrite", file.path(percentEncoded: false), "\(size)")
      // A byte is sent before each write of the file: from the first, which finds the old one, to the 60th.
      let moment = Int.random(in: 1...60, using: &random)
      #expect(try writer.told(moment) == moment)
      writer.kill()
      let data = try Data(contentsOf: file)
      #expect(data.count == size && Set(data).count == 1, "killed at moment \(moment)")
      #expect(try results.leftovers().count <= 1)
      try results.leftovers().forEach(FileManager.default.removeItem)
    }
  }
}
