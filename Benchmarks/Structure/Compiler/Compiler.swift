public import Foundation
public import Processes

/// Runs the toolchain's compiler to check a module's sources, and reads the tree that it makes of each.
public struct Compiler {
  private let tool: URL
  private let settings: CompilerSettings
  private let limits: ProgramLimits?

  /// Uses a compiler with the options of the architectures.
  ///
  /// - Parameters:
  ///   - tool: the compiler.
  ///   - modules: the folder of the compiled modules that the sources import.
  public init(tool: URL, modules: URL) {
    self.init(tool: tool, settings: .ofArchitectures(modules: modules))
  }

  /// Uses a compiler with options.
  public init(tool: URL, settings: CompilerSettings, limits: ProgramLimits? = nil) {
    self.tool = tool
    self.settings = settings
    self.limits = limits
  }

  /// The trees of the files, in the sources' order.
  public func trees(of sources: ModuleSources) throws(StructureFailure) -> [SyntaxNode] {
    try read(sources).all()
  }

  /// Reads the files.
  func read(_ sources: ModuleSources) throws(StructureFailure) -> SyntaxTrees {
    let folder = try ScratchFolder()
    let answers = sources.files.indices.map { folder.url.appending(path: "\($0).json") }
    let pairs = zip(sources.files, answers).flatMap { ["-primary-file", $0.path, "-o", $1.path] }
    let words =
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings", "-module-name", sources.module]
      + settings.words + CompilerSettings.macros(of: tool, limits) + pairs + sources.others.map(\.path)
    let run = ProgramRun(tool, words, limits: limits)
    if run.end?.isLimit == true, let failure = run.failure { throw .refused(module: sources.module, reason: failure) }
    guard run.succeeded else { throw CompilerOutput.failure(of: sources.module, run.errors) }
    return try SyntaxTrees(answers, of: sources.files, in: folder)
  }
}
