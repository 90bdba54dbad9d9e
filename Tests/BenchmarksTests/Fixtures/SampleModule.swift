import Foundation
import Structure
import TestSupport

/// A module of a few small files that are there while it is read.
enum SampleModule {
  /// Returns the structure of files, given by their paths below the module's folder.
  static func structure(_ files: [String: String], roles: [String] = []) throws -> PatternStructure {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sample \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let reader = StructureReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    return try reader.read(ModuleSources(module: "Sample", folder: folder), roles: roles)
  }
}
