import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("load")
struct LoadVerbTests {
  @Test("finds nothing left under a thousandth of the load", .long(), arguments: ["table", "json"])
  func clean(_ format: String) async throws {
    guard try Probes().requireHeap() != nil else { return }
    let run = await CommandRun(["leaks", "--load", "--share", "0.1", "--pattern", "VIPER", "--format", format])
    #expect(run.code == 0 && run.output.contains("VIPER"), "\(run)")
    if format == "table" {
      #expect(run.output.contains("1000 users in one app"))
    } else {
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }
  }

  @Test("refuses a share that is none", arguments: ["0", "101", "-1", "much"])
  func refuses(share: String) async {
    #expect(await CommandRun(["leaks", "--load", "--share", share]).refused(.usage, naming: "--share \(share)"))
  }
}
