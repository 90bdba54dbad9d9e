import CommandFixtures
import Foundation
import Processes
import Testing

@Suite("Another program")
struct ProgramRunTests {
  @Test("reads its input, however long, and answers")
  func input() {
    let input = Data(repeating: 0x61, count: 1 << 20)
    let run = ProgramRun(URL(filePath: "/bin/cat"), [], input: input, name: "cat")
    #expect(run.failure == nil && run.output == input)
  }

  @Test("that does not read its input does no harm")
  func unread() {
    let input = Data(repeating: 0x61, count: 1 << 20)
    let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", "echo fine"], input: input, name: "sh")
    #expect(run.failure == nil && run.output == Data("fine\n".utf8))
  }

  @Test("gets its input in a file that no other user can open: it has no name and no rights for others")
  func unnamed() {
    let script = "stat -L -c '%h %a' /dev/stdin"
    let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", script], input: Data("x".utf8), name: "sh")
    #expect(String(decoding: run.output, as: UTF8.self) == "0 600\n", "\(run.failure ?? "")")
  }

  @Test("may answer and complain at length, in any order")
  func long() {
    let script = "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2"
    let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", script], name: "sh")
    #expect(run.failure == nil && run.output.count == 300_000 && run.errors.utf8.count == 600_000)
  }

  @Test("sees what is added to the environment")
  func environment() {
    let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", "echo $ADDED"], environment: ["ADDED": "yes"], name: "sh")
    #expect(run.output == Data("yes\n".utf8))
  }

  @Test("is told which process started it if it is to end with that one, and only then")
  func parent() {
    let words = ["-c", "echo $WORKBENCH_PARENT"]
    let run = ProgramRun(URL(filePath: "/bin/sh"), words, endsWithThis: true)
    #expect(run.text == "\(ProcessInfo.processInfo.processIdentifier)\n" && run.end == .exited(0))
    #expect(ProgramRun(URL(filePath: "/bin/sh"), words).text == "\n")
  }

  @Test("that cannot be started or is ended by a signal is told of by its name")
  func failures() {
    let missing = ProgramRun(URL(filePath: "/nowhere/prog"), [], name: "prog")
    #expect(missing.failure?.hasPrefix("`prog` could not be started") == true)
    let ended = ProgramRun(URL(filePath: "/bin/sh"), ["-c", "kill -9 $$"], name: "prog")
    #expect(ended.failure == "`prog` was ended by signal 9" && ended.errors == "`prog` was ended by signal 9\n")
  }
}
