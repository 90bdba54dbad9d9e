import Foundation

/// Compiles tests against the package's build, and links programs of them.
struct TestCompiler {
  /// The options with which the workbench compiles role tests; warnings are not errors, for they stop no tests.
  private static let language =
    ["-swift-version", "6", "-Onone", "-enable-testing", "-package-name", "workbench", "-suppress-warnings"]
    + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-default-isolation", "MainActor", "-parse-as-library"]
    + ["ExistentialAny", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }

  /// The folder of the package's products.
  let products: URL
  /// The folders of modules that were compiled before.
  let modules: [URL]

  /// Compiles a module of files.
  ///
  /// - Parameter isImported: true if other modules import it, which takes one more compilation.
  /// - Returns: the names of the files with errors; `nil` if there are none.
  func compile(_ module: String, _ files: [URL], into folder: URL, isImported: Bool = false) throws -> Set<String>? {
    let words = ["-module-name", module, "-whole-module-optimization", "-c", "-o", object(module, in: folder).path]
    let path = folder.appending(path: "\(module).swiftmodule").path
    let imported = isImported ? ["-emit-module", "-emit-module-path", path] : []
    guard let messages = try run(words + imported + files.map(\.path)) else { return nil }
    let refused = messages.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^(.+?):\d+:\d+: error: /#).map { URL(filePath: String($0.1)).lastPathComponent }
    }
    guard !refused.isEmpty else { throw TrialFailure(description: "\(module): \(messages)") }
    return Set(refused)
  }

  /// Links a program of its main file, of objects, and of modules of the package.
  func link(_ program: URL, main: URL, _ objects: [URL], with modules: [String]) throws {
    let all = try objects + modules.flatMap(self.objects)
    if let messages = try run(["-module-name", "tests", "-o", program.path, main.path] + all.map(\.path)) {
      throw TrialFailure(description: "\(program.lastPathComponent): \(messages)")
    }
  }

  /// Returns the object file of a module.
  func object(_ module: String, in folder: URL) -> URL {
    folder.appending(path: "\(module).o")
  }

  /// The objects that the package's build has made of a module.
  private func objects(of module: String) throws -> [URL] {
    let folder = products.appending(path: "\(module).build")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }.sorted()
      .map { folder.appending(path: $0) }
  }

  /// Runs the compiler.
  ///
  /// - Returns: its messages; `nil` if it succeeds.
  private func run(_ words: [String]) throws -> String? {
    let process = Process()
    let pipe = Pipe()
    let search = (modules + [products.appending(path: "Modules")]).flatMap { ["-I", $0.path] }
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + Self.language + search + words
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0 ? nil : text
  }
}
