#if os(Linux) && !PORTABLE
  import Foundation
  import Glibc

  /// A program whose parent has ended.
  enum Orphan {
    /// Returns true if this process takes over orphans.
    ///
    /// Then those of other tests' programs would stay as its children when they have ended: nobody waits for them. Swift
    /// Testing, which asks for any child that has ended, would find the first of them again and again, and no exit test
    /// would end.
    static func isAdopted() throws -> Bool {
      let (parent, pipe) = (Process(), Pipe())
      parent.executableURL = URL(filePath: "/bin/sh")
      parent.arguments = ["-c", "sleep 600 > /dev/null & echo $!"]
      parent.standardOutput = pipe
      try parent.run()
      let line = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      var end = siginfo_t()
      waitid(P_PID, id_t(parent.processIdentifier), &end, WEXITED | WNOWAIT)
      let orphan = Int32(line.dropLast()) ?? 0
      let status = try String(contentsOfFile: "/proc/\(orphan)/status", encoding: .utf8)
      let isAdopted = status.contains("\nPPid:\t\(getpid())\n")
      kill(orphan, SIGKILL)
      if isAdopted { waitpid(orphan, nil, 0) }
      // Foundation waits for the orphan, too.
      parent.waitUntilExit()
      return isAdopted
    }
  }
#endif
