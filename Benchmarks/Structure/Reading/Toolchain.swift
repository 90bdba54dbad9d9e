public import Foundation
public import Processes

/// The tools of the Swift toolchain that a module is read with.
public struct Toolchain: Sendable {
  /// The compiler, `swiftc`.
  public let compiler: URL
  /// The program that turns mangled names into those that a person reads.
  public let demangler: URL
  /// The limits of the tools; `nil` for sources that are not somebody else's.
  let limits: ProgramLimits?

  /// Looks for `swiftc` and `swift-demangle` in the folders of `PATH`.
  ///
  /// - Parameters:
  ///   - searchPath: folders between colons; the process's own `PATH` unless given.
  ///   - limits: the limits of the tools; none for sources that are not somebody else's.
  /// - Throws: ``StructureFailure/toolMissing(_:)``.
  public static func locate(
    searchPath: String? = nil,
    limits: ProgramLimits? = nil
  ) throws(StructureFailure) -> Toolchain {
    let folders = folders(searchPath)
    guard let compiler = tool("swiftc", in: folders) else { throw .toolMissing("swiftc") }
    // Not every installation has it on PATH, but each has it beside its compiler.
    let home = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let demangler = tool("swift-demangle", in: folders + [home]) else { throw .toolMissing("swift-demangle") }
    return Toolchain(compiler: compiler, demangler: demangler, limits: limits)
  }

  /// The tool that prints the sections and symbols of object files; `nil` if it is not there.
  public var objectDumper: URL? {
    let home = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    return Self.tool("llvm-objdump", in: [home] + Self.folders(nil))
  }

  /// The package manager, which each installation has beside its compiler.
  func packageManager() throws(StructureFailure) -> URL {
    let homes = [compiler, compiler.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent() }
    guard let tool = Self.tool("swift", in: homes) else { throw .toolMissing("swift") }
    return tool
  }

  /// Returns a program in the folders of `PATH`; `nil` if it is not there.
  public static func find(_ name: String) -> URL? {
    tool(name, in: folders(nil))
  }

  private static func folders(_ searchPath: String?) -> [URL] {
    let path = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: String($0)) }
  }

  private static func tool(_ name: String, in folders: [URL]) -> URL? {
    folders.map { $0.appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
