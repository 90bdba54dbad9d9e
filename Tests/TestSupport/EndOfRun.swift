internal import Foundation
internal import Synchronization

/// Text that is printed after all other output: after the last test, and after the test library's own summary.
public enum EndOfRun {
  /// The texts by name. They are global because the system calls a C function at the process's end, which captures
  /// nothing.
  private static let texts = Mutex<[String: String]>([:])

  /// Prints a text when the process ends, or another one if the same name is given again.
  ///
  /// - Parameter name: texts are printed in the order of their names.
  public static func print(_ text: String, as name: String) {
    let isFirst = texts.withLock { texts in
      defer { texts[name] = text }
      return texts.isEmpty
    }
    guard isFirst else { return }
    atexit {
      let texts = EndOfRun.texts.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
      // To the test library's stream, or a reader of both may see this before its last lines; in one piece.
      try? FileHandle.standardError.write(contentsOf: Data("\n\(texts.joined(separator: "\n\n"))\n".utf8))
    }
  }
}
