internal import Foundation
internal import Synchronization

/// What is printed after everything else: after the last test, and after the test library has said how the tests ended.
package enum EndOfRun {
  /// What to print. It is global because what the system calls at the process's end is a C function, which captures
  /// nothing.
  private static let texts = Mutex<[String: String]>([:])

  /// Prints a text when the process ends, or another one if the same name is given again.
  ///
  /// - Parameter name: texts are printed in the order of their names.
  package static func print(_ text: String, as name: String) {
    let isFirst = texts.withLock { texts in
      defer { texts[name] = text }
      return texts.isEmpty
    }
    guard isFirst else { return }
    atexit {
      let texts = EndOfRun.texts.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
      // Where the test library writes, or a reader of both streams may see this before its last lines; in one piece.
      try? FileHandle.standardError.write(contentsOf: Data("\n\(texts.joined(separator: "\n\n"))\n".utf8))
    }
  }
}
