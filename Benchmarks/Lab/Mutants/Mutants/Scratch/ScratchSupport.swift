import Command
import Foundation
import SourceFigures
import Texts

/// The modules that the programs of all architectures are linked with: compiled once.
public struct ScratchSupport: Sendable {
  /// The modules that were built with the package, each after those that it imports.
  private static let built = ["SeededRandom", "Users", "TaskControl", "HeadlessUIKit", "UsersInterface", "Conformance"]
  /// The modules that are compiled for the programs alone.
  private static let made = ["MutantSwitch", "MutantRunner", "RoleFixtures"]

  let scratch: ScratchFolder
  let folder: URL
  let objects: [URL]
  /// The same with a user interface that notes when one of its functions is called; see `UIKitWatch`.
  let watchedObjects: [URL]

  /// Compiles it in a scratch folder.
  public init(_ tree: PackageTree) throws(MutantFailure) {
    scratch = try MutantFailure.mapping(try ScratchFolder())
    let folder = try MutantFailure.mapping(try scratch.folder("support"))
    self.folder = folder
    let compiler = ScratchCompiler(toolchain: tree.toolchain, modules: [folder, tree.products.modules])
    // Tests may import these for testing, too, which only a build for debugging allows. The user interface, compiled once more
    // below, uses what `TaskControl` has for its own package alone, which has another name here.
    let again = tree.isTestable ? ["TaskControl"] : Self.built
    for module in again + Self.made {
      try compiler.require(module, of: tree, in: Self.place(of: module), into: folder)
    }
    let objects = Self.made.map { compiler.object($0, in: folder) }
    let builtObjects = { (modules: [String]) -> [URL] in
      tree.isTestable ? modules.flatMap(tree.objects) : modules.map { compiler.object($0, in: folder) }
    }
    let interface = Self.built.filter { StructureReader.interface.contains($0) }
    // In C: like every build's.
    let turns = tree.objects(of: "CMainActorTasks")
    let others = objects + turns + builtObjects(Self.built.filter { !interface.contains($0) })
    self.objects = others + builtObjects(interface)
    let watched = try MutantFailure.mapping(try scratch.folder("watched"))
    for module in interface {
      try compiler.require(module, of: tree, in: Self.place(of: module), into: watched, isWatched: true)
    }
    watchedObjects = others + interface.map { compiler.object($0, in: watched) }
  }

  private static func place(of module: String) -> String {
    if built.contains(module) { return "Sources/Shared/\(module)" }
    return module == "RoleFixtures" ? "Tests/\(module)" : "\(PackageFolder.lab)/Mutants/\(module)"
  }
}

extension ScratchCompiler {
  /// The modules that are compiled off the main actor.
  private static let offMainActor: Set = ["SeededRandom", "Users", "MutantSwitch", "MutantRunner"]

  /// Compiles a module of the files in a folder of the package.
  fileprivate func require(
    _ module: String,
    of tree: PackageTree,
    in place: String,
    into folder: URL,
    isWatched: Bool = false
  ) throws(MutantFailure) {
    let files = try tree.files(of: module, in: place).files
    let isOnMainActor = !Self.offMainActor.contains(module)
    if let messages = compile(module, files, into: folder, isOnMainActor: isOnMainActor, isWatched: isWatched) {
      throw MutantFailure(ofCompiling: module, messages)
    }
  }
}
