import Command
internal import Foundation
internal import Processes

/// Checks sources in a language mode, in a scratch folder.
///
/// A frontend stops before its later phases, such as the isolation of regions, if type checking finds an error. So each
/// check has two runs: all files are type-checked; then those without an error go through the later phases, too.
struct ModeCheck {
  private let module: String
  private let compiler: URL
  /// The folders of compiled modules; the first is this check's own.
  private let modules: [URL]
  private let scratch: ScratchFolder

  /// Makes a scratch folder.
  init(_ module: String, compiler: URL, modules: URL) throws(StructureFailure) {
    self.module = module
    self.compiler = compiler
    scratch = try ScratchFolder()
    self.modules = [try scratch.folder("Modules"), modules]
  }

  /// The errors and warnings of sources in a language mode.
  func diagnostics(_ texts: [String: String], _ mode: LanguageMode) throws(StructureFailure) -> [Diagnostic] {
    try write(texts, of: module)
    let checked = try run(module, texts.keys.sorted(), texts, ["-typecheck"] + mode.options, output: nil)
    let faulty = Set(checked.filter(\.isError).map(\.place.path))
    let sound = texts.keys.filter { !faulty.contains($0) }.sorted()
    guard !sound.isEmpty else { return checked }
    let later = try run(module, sound, texts, ["-emit-sil"] + mode.options, output: "/dev/null")
    return Diagnostic.inOrder(checked + later)
  }

  /// True if type checking finds neither an error nor a warning; quicker than all phases.
  func isClean(_ texts: [String: String], _ mode: LanguageMode) throws(StructureFailure) -> Bool {
    try write(texts, of: module)
    return try run(module, texts.keys.sorted(), texts, ["-typecheck"] + mode.options, output: nil).isEmpty
  }

  /// Compiles a module that the sources import, in Swift 5, so that they find it before the one that is there.
  func compile(_ texts: [String: String], as name: String) throws(StructureFailure) {
    try write(texts, of: name)
    let product = modules[0].appending(path: "\(name).swiftmodule").path
    let words =
      ["-emit-module", "-parse-as-library", "-module-name", name, "-suppress-warnings", "-o", product]
      + ["-Xfrontend", "-experimental-skip-all-function-bodies"] + LanguageMode.five.options + CompilerSettings.features
      + searchPaths
      + texts.keys.sorted().map { source($0, of: name).path }
    let run = ProgramRun(compiler, words)
    guard run.succeeded else { throw CompilerOutput.failure(of: name, run.errors) }
  }

  private func run(
    _ name: String,
    _ primaries: [String],
    _ texts: [String: String],
    _ options: [String],
    output: String?
  ) throws(StructureFailure) -> [Diagnostic] {
    let others = Set(texts.keys).subtracting(primaries).sorted()
    let files =
      primaries.flatMap { ["-primary-file", source($0, of: name).path] + (output.map { ["-o", $0] } ?? []) }
      + others.map { source($0, of: name).path }
    let words =
      ["-frontend"] + options + ["-parse-as-library", "-diagnostic-style=llvm", "-module-name", name]
      + CompilerSettings.features + searchPaths + files
    let run = ProgramRun(compiler, words)
    let found = Diagnostic.all(in: run.errors, folder: folder.appending(path: name).path)
    guard run.succeeded || found.contains(where: \.isError) else {
      throw CompilerOutput.failure(of: name, run.errors)
    }
    return found
  }

  private var searchPaths: [String] { CompilerSettings.searching(modules) }

  private var folder: URL { scratch.url }
  private func source(_ path: String, of name: String) -> URL { folder.appending(path: "\(name)/\(path)") }

  private func write(_ texts: [String: String], of name: String) throws(StructureFailure) {
    for (path, text) in texts { try scratch.write(text, to: "\(name)/\(path)") }
  }
}
