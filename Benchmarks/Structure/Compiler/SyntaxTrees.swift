internal import Foundation

/// The trees of a module's files. Those of a large module are not kept in memory: each is read when it is needed.
struct SyntaxTrees {
  /// The size of all answers, in bytes, up to which their trees are kept: a tree takes several times as much.
  private static let limit = 60_000_000

  private let folder: ScratchFolder
  private let answers: [URL]
  private let kept: [SyntaxNode]

  /// Takes the compiler's answers in a folder, which is removed when they are no longer needed.
  init(_ answers: [URL], in folder: ScratchFolder, limit: Int = Self.limit) throws(StructureFailure) {
    self.folder = folder
    self.answers = answers
    let sizes = answers.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    kept = sizes.reduce(0, +) > limit ? [] : try answers.map(Self.tree)
  }

  /// All trees, in the sources' order.
  func all() throws(StructureFailure) -> [SyntaxNode] {
    kept.isEmpty ? try answers.map(Self.tree) : kept
  }

  /// Calls a function with each tree and the number of its file.
  func forEach(_ body: (Int, SyntaxNode) -> Void) throws(StructureFailure) {
    for index in answers.indices { body(index, kept.isEmpty ? try Self.tree(answers[index]) : kept[index]) }
  }

  private static func tree(_ answer: URL) throws(StructureFailure) -> SyntaxNode {
    guard let json = try? Data(contentsOf: answer), let tree = SyntaxNode(json: json), tree.kind == "source_file" else {
      throw .notUnderstood(tool: "swiftc")
    }
    return tree
  }
}

/// A folder for files that are needed only for a while; it is removed with the object.
final class ScratchFolder: Sendable {
  let url: URL

  /// Makes an empty folder among the system's temporary files.
  init(_ purpose: String) throws(StructureFailure) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(purpose)-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: nil)
    }
    url = folder.resolvingSymlinksInPath()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
