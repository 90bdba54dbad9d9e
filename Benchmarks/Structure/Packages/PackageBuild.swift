internal import Foundation
internal import Processes
import Texts

/// A build of a package's targets: of its copy, in a folder of its own.
public struct PackageBuild {
  /// The modules of the targets, in the order of their folders.
  public let modules: [PackageModule]

  /// Builds the targets of a package for debugging.
  ///
  /// - Parameters:
  ///   - package: the package.
  ///   - path: the package's path in messages.
  ///   - toolchain: the toolchain that builds it.
  public init(of package: SwiftPackage, path: String, with toolchain: Toolchain) throws(StructureFailure) {
    let scratch = try ScratchFolder()
    let tool = try toolchain.packageManager()
    for target in package.targets {
      let words = [
        "build", "--package-path", package.copy.root.path, "--scratch-path", scratch.url.path, "--build-system",
        "native",
        "--disable-index-store", "--target", target.name,
      ]
      let run = ProgramRun(
        tool,
        words,
        environment: PackageCopy.environment,
        limits: toolchain.limits,
        name: "swift build"
      )
      if run.end?.isLimit == true, let failure = run.failure { throw .packageRefused(path: path, reason: failure) }
      guard run.succeeded else {
        let messages = package.copy.withoutCopy(run.text + run.errors)
        throw CompilerOutput.failure(ofPackage: path, messages)
      }
    }
    let plan = try BuildPlan(in: scratch.url)
    var modules: [PackageModule] = []
    for target in package.targets {
      guard let step = plan.step(ofModule: target.module) else { throw .notUnderstood(tool: "swift build") }
      modules.append(try PackageModule(target, of: package, step, in: scratch, with: toolchain))
    }
    self.modules = modules
  }
}

/// A module of a package that was built.
public struct PackageModule {
  /// The target's name.
  public let name: String
  /// The folder of its sources, as a path below the package's folder.
  public let folder: String
  private let sources: ModuleSources
  private let reader: StructureReader
  /// The build's folder, which has the compiled modules that the sources import.
  private let scratch: ScratchFolder

  fileprivate init(
    _ target: SwiftPackage.Target,
    of package: SwiftPackage,
    _ step: BuildPlan.Step,
    in scratch: ScratchFolder,
    with toolchain: Toolchain
  ) throws(StructureFailure) {
    name = target.name
    let place = package.copy.root
    sources = try ModuleSources(
      module: target.module,
      folder: place.appending(path: target.path).standardizedFileURL,
      compiled: step.sources,
      made: scratch.url
    )
    let (root, own) = (place.path + "/", sources.folder.path)
    folder =
      own == place.path ? "." : own.hasPrefix(root) ? String(own.dropFirst(root.count)) : package.copy.withoutCopy(own)
    let settings = try CompilerSettings(ofBuild: step.words, source: sources.files[0], with: toolchain)
    reader = StructureReader(toolchain: toolchain, settings: settings)
    self.scratch = scratch
  }

  /// Reads the module's structure; its roles are found by the names of its types.
  public func read() throws(StructureFailure) -> PatternStructure {
    try reader.read(sources, roles: nil)
  }

  /// Checks the rules in the module.
  ///
  /// - Parameter free: the roles that are to be free of the user interface.
  public func check(free: [String]) throws(StructureFailure) -> [RuleFindings] {
    try reader.check(sources, free: free)
  }
}

/// The plan that the package manager leaves in the folder of a build: the command for each module.
private struct BuildPlan {
  /// The compilation of a module.
  struct Step {
    /// The Swift files, those that a build makes included.
    let sources: [URL]
    /// The words of the command, without the compiler.
    let words: [String]
  }

  private let lines: [Substring]

  init(in scratch: URL) throws(StructureFailure) {
    guard let text = try? String(contentsOf: scratch.appending(path: "debug.yaml"), encoding: .utf8) else {
      throw .notUnderstood(tool: "swift build")
    }
    lines = text.lines
  }

  /// Returns the step for a module; `nil` if there is none. What is built for the machine that builds, such as macros, has
  /// steps of another kind; these are taken if there is no other.
  func step(ofModule module: String) -> Step? {
    let heads = lines.indices.filter { lines[$0].hasPrefix("  \"C.") && lines[$0].hasSuffix(".module\":") }
    let steps = heads.filter { self.lines(of: $0).contains { $0.contains("\"-module-name\",\"\(module)\"") } }
    guard let head = steps.first(where: { !lines[$0].contains("-tool.module") }) ?? steps.first else { return nil }
    let sources = Self.list("inputs", in: lines(of: head)).map { URL(filePath: $0) }
    let words = Self.list("args", in: lines(of: head)).dropFirst()
    return Step(sources: sources.filter { $0.pathExtension == "swift" }, words: Array(words))
  }

  /// The lines of a step, given the place of its head.
  private func lines(of head: Int) -> ArraySlice<Substring> {
    lines[(head + 1)...].prefix { $0.hasPrefix("    ") }
  }

  private static func list(_ key: String, in step: ArraySlice<Substring>) -> [String] {
    let head = "    \(key): "
    guard let line = step.first(where: { $0.hasPrefix(head) }) else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(head.count).utf8))) ?? []
  }
}
