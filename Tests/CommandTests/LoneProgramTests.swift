import CommandFixtures
import TestSupport
import Testing

@Suite("The command, where the instrumented program is not beside it")
struct LoneProgramTests {
  @Test(
    "says why it cannot look at the heap",
    arguments: [["leaks"], ["leaks", "VIP-VM", "--format", "dot"], ["leaks", "--load", "--share", "0.1"]]
  )
  func saysWhy(_ words: [String]) throws {
    let run = try LoneProgram().run(words)
    #expect(run.code == 69 && run.output.isEmpty, "\(run)")
    #expect(run.errors.contains("the instrumented program `probe` is not beside this program"), "\(run)")
  }

  @Test(
    "ends with the code for what is not available if the instrumented program is there and fails, whatever it was for",
    arguments: [
      "run MVC --filter open --budget 0.1", "run MVC --filter binding/load --sizes 10,20 --budget 0.1", "leaks MVC",
      "leaks MVC --load", "report MVC --filter open --budget 0.1 --output page",
    ]
  )
  func failing(_ words: String) throws {
    let folder = try TemporaryFolder()
    let words = words.split(separator: " ").map { $0 == "page" ? "\(folder.path)/page" : String($0) }
    let run = try LoneProgram(probe: "/bin/false").run(words)
    #expect(run.code == 69 && run.errors == "workbench: `probe` ended with code 1\n", "\(run)")
  }

  @Test(
    "measures without it, and says what is not counted",
    arguments: ["run MVC --filter open --budget 0.1", "run MVC --filter binding/load --sizes 10,20 --budget 0.1"]
  )
  func measures(_ words: String) throws {
    let run = try LoneProgram().run(words.split(separator: " ").map(String.init))
    #expect(run.code == 0 && run.output.contains("the instrumented program `probe` is not beside"), "\(run)")
  }
}
