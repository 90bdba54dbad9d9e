import Command
internal import Foundation
internal import Processes

/// A module in a scratch folder, which the compiler's driver builds as `swift build` does for debugging: incrementally,
/// in batches, with an object file for each source file.
///
/// It differs from `swift build` in this: there is one batch at a time, as with `swift build -j 1`, so that nothing depends
/// on the machine's number of processors. With two, the compiler notes other uses for some files: after VIPER's *email* it
/// then compiles 17 again, and not 18. There is no debug information, which has paths of this machine and all modules that
/// a batch has loaded, and no index. The modules that are imported are not built here.
struct ScratchBuild {
  /// The name of a file that imports modules which others will import later.
  static let importsFile = "ModulesKnownBefore.swift"
  /// The time at which all files were written first, in seconds since 1970. Times are set, as a clock may not tell two
  /// apart: the driver compiles again what has another time than at its last build.
  private static let firstTime = 1_000_000_000.0

  private let name: String
  private let scratch: ScratchFolder
  private let compiler: URL
  private let modules: URL
  private var texts: [String: String] = [:]
  /// The number of times that sources were written.
  private var edition = 0

  /// Makes a scratch folder.
  init(_ name: String, compiler: URL, modules: URL) throws(StructureFailure) {
    self.name = name
    self.compiler = compiler
    self.modules = modules
    scratch = try ScratchFolder()
    for name in ["products", "statistics"] { _ = try scratch.folder(name) }
  }

  /// The folder of the reports of a build that counts.
  var statistics: URL { folder.appending(path: "statistics") }

  /// The paths of the source files.
  var paths: [String] { texts.keys.sorted() }

  /// Makes these the module's sources: writes those that have another text than before, and removes those that are not
  /// among them.
  mutating func write(_ texts: [String: String]) throws(StructureFailure) {
    edition += 1
    let time = Date(timeIntervalSince1970: Self.firstTime + Double(edition) * 1000)
    for path in self.texts.keys where texts[path] == nil {
      try writing { try FileManager.default.removeItem(at: source(path)) }
    }
    for (path, text) in texts where self.texts[path] != text {
      let file = source(path)
      try writing {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
      }
    }
    self.texts = texts
  }

  /// Builds the module, upon the products of the build before it.
  ///
  /// - Parameter options: options for the driver beside those of `swift build`.
  func build(_ options: [String] = []) throws(StructureFailure) -> DriverReport {
    try writing { try outputs.write(to: folder.appending(path: "outputs.json")) }
    let words =
      ["-module-name", name, "-parse-as-library", "-c", "-emit-module", "-emit-module-path"]
      + [products.appending(path: "\(name).swiftmodule").path, "-incremental", "-driver-show-incremental"]
      + ["-driver-show-job-lifecycle", "-output-file-map", folder.appending(path: "outputs.json").path]
      + ["-enable-batch-mode", "-j1", "-Onone", "-enable-testing"] + CompilerSettings.architectures + options
      + CompilerSettings.searching([modules]) + paths.map { source($0).path }
    let run = ProgramRun(compiler, words)
    guard run.succeeded else { throw CompilerOutput.failure(of: name, run.errors) }
    return try DriverReport(run.errors, of: paths)
  }

  /// Takes the products away, so that the next build is a clean one.
  ///
  /// - Returns: the object files by the paths of their sources.
  func takeObjects() throws(StructureFailure) -> [String: Data] {
    var objects: [String: Data] = [:]
    for path in texts.keys { objects[path] = try? Data(contentsOf: product(path, "o")) }
    guard objects.count == texts.count else { throw .notUnderstood(tool: "swiftc") }
    try writing {
      try FileManager.default.removeItem(at: products)
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    }
    return objects
  }

  private var folder: URL { scratch.url }
  private var products: URL { folder.appending(path: "products") }

  private func source(_ path: String) -> URL { folder.appending(path: "sources/\(path)") }

  /// The place of a product: a module's files have names that differ, so their folders are left out.
  private func product(_ path: String, _ suffix: String) -> URL {
    let name = source(path).deletingPathExtension().lastPathComponent
    return products.appending(path: "\(name).\(suffix)")
  }

  /// The list of the products of each file, as the driver reads it.
  private var outputs: Data {
    get throws {
      var map = ["": ["swift-dependencies": products.appending(path: "\(name).swiftdeps").path]]
      for path in paths {
        map[source(path).path] = [
          "object": product(path, "o").path,
          "swift-dependencies": product(path, "swiftdeps").path,
        ]
      }
      return try JSONSerialization.data(withJSONObject: map)
    }
  }

  private func writing(_ body: () throws -> Void) throws(StructureFailure) {
    do {
      try body()
    } catch {
      throw .unwritable(path: FileManager.default.temporaryDirectory.path, reason: nil)
    }
  }
}
