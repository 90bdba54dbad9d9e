import Command
import CommandFixtures
import Foundation
import SourceFigures
import TestSupport

/// A module of a few small files, in a folder that is there as long as this is held.
final class SampleSources {
  let sources: ModuleSources
  private let folder: TemporaryFolder

  /// Writes files, given by their paths below the module's folder.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    sources = try ModuleSources(module: "Sample", folder: URL(filePath: folder.path))
  }

  static func builder() throws -> ModuleBuilder {
    ModuleBuilder(toolchain: try Toolchain.locate(), modules: Built.products.modules)
  }
}
