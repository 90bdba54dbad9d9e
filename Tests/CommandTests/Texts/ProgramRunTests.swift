import CommandFixtures
import Foundation
import Processes
import TestSupport
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

  @Test("that cannot be started or is ended by a signal is told of by its name")
  func failures() {
    let missing = ProgramRun(URL(filePath: "/nowhere/prog"), [], name: "prog")
    #expect(missing.failure?.hasPrefix("`prog` could not be started") == true, "\(missing)")
    let ended = ProgramRun(URL(filePath: "/bin/sh"), ["-c", "kill -9 $$"], name: "prog")
    #expect(ended.failure == "`prog` was ended by signal 9" && ended.errors == "`prog` was ended by signal 9\n")
  }

  @Test("begins in the folder that is named, and prints into the file that is named")
  func places() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "log")
    let log = URL(filePath: "\(folder.path)/log")
    let file = try FileHandle(forWritingTo: log)
    let run = ProgramRun(
      URL(filePath: "/bin/sh"),
      ["-c", "pwd; pwd >&2"],
      in: URL(filePath: folder.path),
      to: .file(file)
    )
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(run.end == .exited(0) && run.output.isEmpty && text.split(separator: "\n").count == 2)
    #expect(text.contains(URL(filePath: folder.path).lastPathComponent), "\(text)")
  }

  #if os(Linux) && !PORTABLE
    @Test("ends with all that it has started, in whatever session that is")
    func descendants() {
      let script = "echo $(setsid sh -c 'tail -f /dev/null > /dev/null 2>&1 & echo $!')"
      let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", script])
      let id = Int32(run.text.dropLast()) ?? 0
      #expect(run.succeeded && id > 0 && kill(id, 0) == -1 && errno == ESRCH, "\(run.text)")
    }

    @Test(
      "with limits is ended at the first that it exceeds, and told which option allows more",
      arguments: [
        ("while :; do :; done", .processorTime), ("exec tail -f /dev/null", .silence), ("exec yes", .output),
        ("a=aaaaaaaa; while :; do a=$a$a; done", .memory),
      ] as [(String, ProgramLimit)]
    )
    func limits(_ script: String, _ limit: ProgramLimit) {
      let limits = ProgramLimits(
        processorTime: limit == .memory ? 60 : 1,
        memory: 300,
        output: 1,
        silence: limit == .silence ? 1 : 60
      )
      let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", script], limits: limits, name: "sh")
      #expect(run.end == .limit(limit, of: limits), "\(run.failure ?? "")")
      #expect(run.failure?.hasSuffix("and was ended; \(limit.option) allows more") == true)
      #expect(limit != .output || run.output.count == 1_000_000)
    }

    @Test("with limits has a folder for temporary files, which is gone after it")
    func temporary() {
      let script = "touch \"$TMPDIR/left\"; echo \"$TMPDIR\""
      let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", script], limits: ProgramLimits())
      #expect(run.succeeded && !FileManager.default.fileExists(atPath: String(run.text.dropLast())), "\(run.text)")
    }
  #endif
}
