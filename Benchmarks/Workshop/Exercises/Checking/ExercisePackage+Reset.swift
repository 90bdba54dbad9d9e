import Foundation
import Texts

extension ExercisePackage {
  /// Puts the files back as they were given; the person's edits are kept as a patch beside the package.
  ///
  /// - Returns: the patch; `nil` if nothing was edited.
  func reset(from shelf: ExerciseShelf) throws(CommandFailure) -> URL? {
    let given = try given(from: shelf).start.filter { $0.key.hasSuffix(".swift") }
    let own = try files()
    let text = try ExerciseFiles.difference(from: given, to: own)
    if text.isEmpty { return nil }
    let patch = try freeName()
    do {
      // Kept first: whatever ends this program, nothing is lost.
      try WholeFile(patch.path).write(Data(text.utf8))
      for path in own.keys where given[path] == nil {
        try FileManager.default.removeItem(at: folder.appending(path: path))
      }
      for (path, text) in given where own[path] != text {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try WholeFile(file.path).write(Data(text.utf8))
      }
    } catch {
      throw CommandFailure(.failed, "\(folder.path): cannot be put back (\(SystemReason.of(error)))")
    }
    return patch
  }

  /// Returns the first of `NAME-1.patch`, `NAME-2.patch` and so on beside the package that does not exist.
  private func freeName() throws(CommandFailure) -> URL {
    let place = folder.resolvingSymlinksInPath()
    for number in 1...999 {
      let patch = place.deletingLastPathComponent().appending(path: "\(place.lastPathComponent)-\(number).patch")
      // A link without a target is something, too.
      if (try? FileManager.default.attributesOfItem(atPath: patch.path)) == nil { return patch }
    }
    throw CommandFailure(.failed, "\(folder.path): there are 999 patches beside it; move some of them")
  }
}
