internal import Foundation

/// The trees of a module's files. Those of a large module are not kept in memory: each is read when it is needed.
struct SyntaxTrees {
  /// The size of all answers, in bytes, up to which their trees are kept: a tree takes several times as much.
  private static let limit = 60_000_000

  /// The depth up to which Foundation reads JSON.
  private static let deepest = 512

  private let folder: ScratchFolder
  private let sources: [URL]
  private let answers: [URL]
  private let kept: [SyntaxNode]

  /// Takes the compiler's answers in a folder, one for each source; it is removed when they are no longer needed.
  init(
    _ answers: [URL],
    of sources: [URL],
    in folder: ScratchFolder,
    limit: Int = Self.limit
  ) throws(StructureFailure) {
    self.folder = folder
    self.sources = sources
    self.answers = answers
    let sizes = answers.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    kept = sizes.reduce(0, +) > limit ? [] : try Self.read(answers, of: sources)
  }

  /// All trees, in the sources' order.
  func all() throws(StructureFailure) -> [SyntaxNode] {
    kept.isEmpty ? try Self.read(answers, of: sources) : kept
  }

  /// Calls a function with each tree and the number of its file.
  func forEach(_ body: (Int, SyntaxNode) -> Void) throws(StructureFailure) {
    for index in answers.indices {
      body(index, kept.isEmpty ? try Self.tree(answers[index], of: sources[index]) : kept[index])
    }
  }

  private static func read(_ answers: [URL], of sources: [URL]) throws(StructureFailure) -> [SyntaxNode] {
    try zip(answers, sources).map { answer, source throws(StructureFailure) in try tree(answer, of: source) }
  }

  private static func tree(_ answer: URL, of source: URL) throws(StructureFailure) -> SyntaxNode {
    let json = (try? Data(contentsOf: answer)) ?? Data()
    if let tree = SyntaxNode(json: json), tree.kind == "source_file" { return tree }
    throw depth(of: json) > deepest ? .tooDeep(path: source.path) : .notUnderstood(tool: "swiftc")
  }

  /// The depth of brackets and braces in JSON.
  private static func depth(of json: Data) -> Int {
    var (depth, greatest, isInString, isEscaped) = (0, 0, false, false)
    for byte in json {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, greatest) = (depth + 1, max(greatest, depth + 1))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
      }
    }
    return greatest
  }
}
