import Foundation
import TestSupport
import Testing

@Suite("The instrumented program")
struct ParentTests {
  #if os(Linux) && !PORTABLE
    @Test("ends with the program that started it, even if that is killed")
    func endsWithParent() throws {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/bin/sh")
      // It would write its answer after about a minute if nothing ended it.
      let script = "WORKBENCH_PARENT=$$ \"$0\" load < /dev/null & echo started; exec sleep 600"
      process.arguments = ["-c", script, Built.folder.appending(path: "probe").path(percentEncoded: false)]
      process.standardOutput = pipe
      try process.run()
      #expect(try pipe.fileHandleForReading.read(upToCount: 8) == Data("started\n".utf8))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // The pipe ends when the last process that could write into it ends.
      #expect(try pipe.fileHandleForReading.readToEnd() == nil)
    }
  #endif
}
