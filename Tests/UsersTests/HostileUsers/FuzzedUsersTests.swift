import Foundation
import TestSupport
import Testing
import Users

@Suite("Fuzzed lists of users")
struct FuzzedUsersTests {
  @Test("Lists that reached new code or failed in the fuzzer keep every promise")
  func corpus() throws {
    let inputs = try FuzzingFiles.contents(of: "Corpus").merging(FuzzingFiles.contents(of: "Finds")) { one, _ in one }
    #expect(inputs.count > 100)
    for (name, data) in inputs {
      #expect(UsersJSONOracle.objection(to: data) == nil, "\(name)")
    }
  }

  @Test("The corpus has lists that load, and lists that fail in each way")
  func corpusIsVaried() throws {
    let outcomes = try FuzzingFiles.contents(of: "Corpus").values.map { data in
      do throws(UsersFailure) {
        _ = try UsersJSON.decode(data)
        return "loaded"
      } catch {
        return String(error.text.prefix { $0.isLetter || $0 == " " }.prefix(9))
      }
    }
    #expect(Set(outcomes) == ["loaded", "Record ", "This is n"])
  }

  @Test("A mutated list keeps every promise", .long(), arguments: 1...20 as ClosedRange<UInt64>)
  func mutations(seed: UInt64) {
    var mutator = ListMutator(seed: seed)
    for _ in 0..<500 {
      let data = mutator.next()
      if let objection = UsersJSONOracle.objection(to: data) {
        Issue.record("\(objection): \(data.base64EncodedString())")
      }
    }
  }
}
