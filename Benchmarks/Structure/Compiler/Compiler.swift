package import Foundation

/// Runs the toolchain's compiler to check a module's sources, and reads the tree that it makes of each.
package struct Compiler {
  /// The options with which the package compiles its user interface and its architectures.
  static let settings = ["-swift-version", "6", "-default-isolation", "MainActor"] + features
  /// The options among them that have nothing to do with isolation.
  static let features = ["ExistentialAny", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }

  private let tool: URL
  /// The folder of the compiled modules that the sources import.
  private let modules: URL

  /// Uses a compiler.
  package init(tool: URL, modules: URL) {
    self.tool = tool
    self.modules = modules
  }

  /// The trees of the files, in the sources' order.
  package func trees(of sources: ModuleSources) throws(StructureFailure) -> [SyntaxNode] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "structure-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: nil)
    }
    let answers = sources.files.indices.map { folder.appending(path: "\($0).json") }
    let pairs = zip(sources.files, answers).flatMap { ["-primary-file", $0.path, "-o", $1.path] }
    let words =
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings", "-module-name", sources.module]
      + Self.settings + ["-I", modules.path] + pairs
    let run = ToolRun(tool, words, reading: .errors)
    guard run.succeeded else { throw Self.failure(of: sources.module, run.text, writingTo: folder) }
    return try answers.map(Self.tree)
  }

  /// The reason for which the compiler failed, read from its messages.
  ///
  /// - Parameter folder: the scratch folder that it wrote to.
  static func failure(of module: String, _ text: String, writingTo folder: URL) -> StructureFailure {
    if let (path, reason) = CompilerOutput.obstacle(in: text) {
      return .unwritable(path: path ?? folder.deletingLastPathComponent().path, reason: reason)
    }
    return .refused(module: module, reason: firstError(in: text))
  }

  private static func tree(_ answer: URL) throws(StructureFailure) -> SyntaxNode {
    guard let json = try? Data(contentsOf: answer), let tree = SyntaxNode(json: json), tree.kind == "source_file" else {
      throw .notUnderstood(tool: "swiftc")
    }
    return tree
  }

  private static func firstError(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    return String(lines.first { $0.contains("error:") } ?? lines.first ?? "it ended without a word")
  }
}
