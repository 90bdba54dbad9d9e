import Foundation
import Processes

/// Compiles modules against the package's build, and links programs of them.
struct ModuleCompiler {
  /// The options with which the package compiles architectures.
  private static let language =
    ["-swift-version", "6", "-Onone", "-warnings-as-errors", "-default-isolation", "MainActor"]
    + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    + ["ExistentialAny", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }

  /// The folder of the package's products.
  let products: URL
  /// The folder for what is compiled here.
  let folder: URL

  /// Compiles a module of files, which others can import.
  ///
  /// - Returns: the compiler's messages; `nil` if it succeeds.
  func compile(_ module: String, _ files: [URL]) -> String? {
    let path = folder.appending(path: "\(module).swiftmodule").path
    return run(
      ["-parse-as-library", "-module-name", module, "-whole-module-optimization", "-emit-module"]
        + ["-emit-module-path", path, "-c", "-o", object(module)] + files.map(\.path)
    )
  }

  /// Links a program of its main file, of modules compiled here, and of all that a product of the package is linked from
  /// but its own main.
  func link(_ program: URL, main: URL, _ modules: [String], with product: String) throws {
    let list = products.appending(path: "\(product).product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map {
      $0.trimmingCharacters(in: ["'", "\""])
    }
    let others = objects.filter { !$0.contains("/\(product).build/") }
    let messages = run(["-module-name", "pair", "-o", program.path, main.path] + modules.map(object) + others)
    if let messages { throw CompilerFailure(description: "\(program.lastPathComponent): \(messages)") }
  }

  private func object(_ module: String) -> String { folder.appending(path: "\(module).o").path }

  /// Runs the compiler.
  ///
  /// - Returns: its messages; `nil` if it succeeds.
  private func run(_ words: [String]) -> String? {
    // What a program imports may import a module in C.
    let inC = products.appending(path: "CInstruments.build")
    let search = [folder, products.appending(path: "Modules"), inC].flatMap { ["-I", $0.path] }
    let run = ProgramRun(URL(filePath: "/usr/bin/env"), ["swiftc"] + Self.language + search + words)
    return run.succeeded ? nil : run.errors
  }
}

/// The reason for which a program cannot be made.
struct CompilerFailure: Error, CustomStringConvertible {
  let description: String
}
