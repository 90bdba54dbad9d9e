import Command
import Foundation
import Processes

/// Compiles modules of a scratch copy with the toolchain's compiler, and links them to a program.
struct ScratchCompiler {
  /// The option with which the package compiles code that is on the main actor.
  private static let onMainActor = ["-default-isolation", "MainActor"]
  private static let language =
    ["-swift-version", "6", "-Onone", "-enable-testing", "-package-name", "workbench", "-suppress-warnings"]
    + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    + ["ExistentialAny", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }

  /// Adds a call of `__sanitizer_cov_trace_pc_guard`, which `MutantSwitch` has, to the beginning of each function.
  private static let watched = ["-sanitize=undefined", "-sanitize-coverage=func,trace-pc-guard"]
    .flatMap { ["-Xfrontend", $0] }

  private let toolchain: Toolchain
  /// The folders in which modules are searched, in this order.
  private let modules: [URL]
  private let macros: [String]

  init(toolchain: Toolchain, modules: [URL]) {
    self.toolchain = toolchain
    self.modules = modules
    macros = CompilerSettings.macros(of: toolchain.compiler)
  }

  /// Compiles a module of files into a folder.
  ///
  /// - Returns: the compiler's messages; `nil` if there are none.
  func compile(
    _ module: String,
    _ files: [URL],
    into folder: URL,
    isOnMainActor: Bool = true,
    isWatched: Bool = false
  ) -> String? {
    let words =
      Self.language + (isOnMainActor ? Self.onMainActor : []) + (isWatched ? Self.watched : [])
      + ["-module-name", module, "-parse-as-library", "-whole-module-optimization", "-c"]
      + ["-emit-module", "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path]
      + ["-o", object(module, in: folder).path] + search + files.map(\.path)
    return run(words)
  }

  /// Checks a module of files as far as the compiler can without generating code.
  ///
  /// - Parameter primary: the files that are checked.
  func check(_ module: String, _ files: [URL], primary: Set<String>) -> String? {
    let pairs = files.flatMap { primary.contains($0.path) ? ["-primary-file", $0.path, "-o", "/dev/null"] : [$0.path] }
    let words =
      ["-frontend", "-emit-sil"] + Self.language + Self.onMainActor + ["-module-name", module, "-parse-as-library"]
    return run(words + macros + search + pairs)
  }

  /// Links a program of its main file and objects.
  func link(_ program: URL, main: URL, objects: [URL]) -> String? {
    let words =
      Self.language + Self.onMainActor + ["-module-name", "mutants", "-parse-as-library"] + search + [main.path]
      + objects.map(\.path) + ["-lTesting", "-o", program.path]
    return run(words)
  }

  func object(_ module: String, in folder: URL) -> URL {
    folder.appending(path: "\(module).o")
  }

  private var search: [String] { CompilerSettings.searching(modules) }

  private func run(_ words: [String]) -> String? {
    let run = ProgramRun(toolchain.compiler, words)
    return run.succeeded ? nil : run.errors
  }
}

/// The errors in a compiler's messages, each with its place.
struct CompilerMessages {
  struct Failure {
    /// The path of the file.
    let path: String
    let line: Int
    let column: Int
    let text: String
  }

  let failures: [Failure]

  init(_ text: String) {
    failures = text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):(\d+): error: (.+)$/#),
        let row = Int(match.2), let column = Int(match.3)
      else { return nil }
      return Failure(path: String(match.1), line: row, column: column, text: String(match.4))
    }
  }

  /// Returns the error in one line: the first error at a place, or else the first line that mentions one.
  static func reason(in text: String) -> String {
    if let failure = CompilerMessages(text).failures.first { return failure.text }
    let lines = text.split(separator: "\n").map(String.init)
    return lines.first { $0.contains("error") } ?? lines.first ?? "the compiler does not say why"
  }
}
