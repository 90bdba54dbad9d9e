import Foundation
import Structure

/// What the programs of all architectures are linked with: compiled once.
public struct ScratchSupport: Sendable {
  /// What was built with the package.
  private static let built = ["SeededRandom", "Users", "HeadlessUIKit", "UsersInterface", "Conformance"]
  /// What is compiled for the programs alone.
  private static let made = ["MutantSwitch", "MutantRunner", "RoleFixtures"]

  let scratch: ScratchFolder
  let folder: URL
  let objects: [URL]
  /// The same with a user interface that says when it is entered; see `UIKitWatch`.
  let watchedObjects: [URL]

  /// Compiles it in a scratch folder.
  public init(_ tree: PackageTree) throws(MutantFailure) {
    scratch = try ScratchFolder()
    folder = try scratch.folder("support")
    let compiler = ScratchCompiler(toolchain: tree.toolchain, modules: [folder, tree.products.modules])
    var objects: [URL] = []
    for module in Self.made {
      let place = module == "RoleFixtures" ? "Tests/\(module)" : "Benchmarks/Mutants/\(module)"
      let files = try tree.files(of: module, in: place).files
      if let messages = compiler.compile(module, files, into: folder, isOnMainActor: module == "RoleFixtures") {
        throw MutantFailure(ofCompiling: module, messages)
      }
      objects.append(compiler.object(module, in: folder))
    }
    let interface = Self.built.filter { StructureReader.interface.contains($0) }
    let others = objects + Self.built.filter { !interface.contains($0) }.flatMap(tree.objects)
    self.objects = others + interface.flatMap(tree.objects)
    let watched = try scratch.folder("watched")
    var watchedObjects = others
    for module in interface {
      let files = try tree.files(of: module, in: "Sources/Shared/\(module)").files
      if let messages = compiler.compile(module, files, into: watched, isWatched: true) {
        throw MutantFailure(ofCompiling: module, messages)
      }
      watchedObjects.append(compiler.object(module, in: watched))
    }
    self.watchedObjects = watchedObjects
  }
}
