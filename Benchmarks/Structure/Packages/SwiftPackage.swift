internal import Foundation
internal import Processes

/// A Swift package of which this project knows nothing, and the targets of it that are read.
public struct SwiftPackage: Sendable {
  /// A target with Swift sources.
  struct Target: Sendable {
    let name: String
    /// The module's name, as the compiler knows it.
    let module: String
    let isTest: Bool
    /// The folder of its sources, as a path below the package's folder.
    let path: String
  }

  /// The copy of the package that is read in its place.
  let copy: PackageCopy
  /// The targets that are read.
  let targets: [Target]

  /// Finds the package that a path is in.
  ///
  /// - Parameters:
  ///   - path: the package's folder, for all its targets but tests; or the folder of a target, one that has
  ///     targets in it, or one within a target.
  ///   - toolchain: the toolchain that reads its manifest.
  /// - Throws: ``StructureFailure`` if there is none, or if it has no Swift target there.
  public init(at path: String, with toolchain: Toolchain) throws(StructureFailure) {
    let folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(path: path)
    }
    guard let root = Self.root(above: folder) else { throw .noPackage(path: path) }
    copy = try PackageCopy(of: root)
    let all = try Self.targets(of: copy, with: toolchain, named: path)
    targets =
      folder.path == root.path
      ? all.filter { !$0.isTest }
      : all.filter { target in
        let own = root.appending(path: target.path).standardizedFileURL.path + "/"
        return own.hasPrefix(folder.path + "/") || (folder.path + "/").hasPrefix(own)
      }
    guard !targets.isEmpty else { throw .noTarget(path: path, folders: all.map(\.path)) }
  }

  private static func root(above folder: URL) -> URL? {
    var folder = folder
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      if folder.path == "/" { return nil }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    return folder
  }

  private static func targets(
    of copy: PackageCopy,
    with toolchain: Toolchain,
    named path: String
  ) throws(StructureFailure) -> [Target] {
    let scratch = try ScratchFolder()
    let words = [
      "package", "--package-path", copy.root.path, "--scratch-path", scratch.url.path, "describe", "--type", "json",
    ]
    let tool = try toolchain.packageManager()
    let run = ProgramRun(
      tool,
      words,
      environment: PackageCopy.environment,
      limits: toolchain.limits,
      name: "swift package describe"
    )
    if run.end?.isLimit == true, let failure = run.failure { throw .packageRefused(path: path, reason: failure) }
    guard run.succeeded, let description = try? JSONDecoder().decode(Description.self, from: run.output) else {
      throw CompilerOutput.failure(ofPackage: path, copy.withoutCopy(run.errors))
    }
    return description.targets.filter { $0.module_type == "SwiftTarget" && $0.type != "plugin" }.map { target in
      Target(name: target.name, module: target.c99name, isTest: target.type == "test", path: target.path)
    }.sorted { $0.path < $1.path }
  }

  /// The part of the package manager's description that is needed.
  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let c99name: String
      let path: String
      let type: String
      let module_type: String
    }
    let targets: [Target]
  }
}
