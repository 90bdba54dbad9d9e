public import Command
public import Foundation
import Texts

/// The package that the architectures lie in: their sources, role tests and what those stand on.
public struct PackageTree: Sendable {
  /// The package's folder.
  public let root: URL
  /// The products of the package's build.
  let products: BuildProducts
  let toolchain: Toolchain
  /// True if tests can import the products as `@testable`.
  let isTestable: Bool

  /// Looks at a package.
  ///
  /// - Parameter isTestable: true if tests can import the products as `@testable`; `nil` if as this module is built.
  public init(root: URL, products: BuildProducts, toolchain: Toolchain, isTestable: Bool? = nil) {
    self.root = root
    self.products = products
    self.toolchain = toolchain
    self.isTestable = isTestable ?? Self.isBuiltForDebugging
  }

  private static var isBuiltForDebugging: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The sources of an architecture: as they lie in the package, or as a plugin made them.
  func sources(of subject: MutationRun.Subject) throws(MutantFailure) -> ModuleSources {
    try subject.given == nil ? sources(of: subject.module) : made(subject.module)
  }

  /// The role tests of an architecture: as they lie in the package, or as a plugin made them.
  func tests(of subject: MutationRun.Subject) throws(MutantFailure) -> ModuleSources {
    try subject.given == nil ? tests(of: subject.module) : made("\(subject.module)Tests")
  }

  /// The sources of an architecture, as they lie in the package.
  func sources(of module: String) throws(MutantFailure) -> ModuleSources {
    try files(of: module, in: PackageFolder(root: root).sources(of: module))
  }

  /// The role tests of an architecture, as they lie in the package.
  func tests(of module: String) throws(MutantFailure) -> ModuleSources {
    try files(of: "\(module)Tests", in: "Tests/\(module)Tests")
  }

  /// The files of a module that a plugin made.
  private func made(_ module: String) throws(MutantFailure) -> ModuleSources {
    do throws(StructureFailure) {
      return try products.sources(ofModule: module).onlyMadeByPlugins()
    } catch {
      throw .structure(error)
    }
  }

  /// The Swift files in a folder of the package.
  func files(of module: String, in folder: String) throws(MutantFailure) -> ModuleSources {
    try Self.files(of: module, in: folder, below: root)
  }

  /// The Swift files in a folder of a package.
  static func files(of module: String, in folder: String, below root: URL) throws(MutantFailure) -> ModuleSources {
    do throws(StructureFailure) {
      return try ModuleSources(module: module, folder: root.appending(path: folder))
    } catch {
      throw .unreadable(path: folder)
    }
  }

  /// The objects that a build made of a module.
  func objects(of module: String) -> [URL] {
    let folder = products.folder.appending(path: "\(module).build")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0) }
  }
}
