import Patching
public import Records
import Structure

/// The tokens of a module's files, each with the file's role: what a move from one architecture to another is counted in.
public struct ModuleTokens: Sendable {
  /// A file's role and tokens.
  struct File: Sendable {
    let role: String
    let tokens: [Substring]
  }

  /// The module's name.
  public let module: String
  let files: [File]

  /// The number of tokens.
  public var count: Int { files.reduce(0) { $0 + $1.tokens.count } }

  /// Takes a module's files.
  ///
  /// - Parameters:
  ///   - module: the module's name.
  ///   - files: the texts, by their paths below the module's folder.
  ///   - roles: the architecture's roles, by which the files are named.
  public init(_ module: String, files: [String: String], roles: [String]) {
    self.module = module
    let names = RoleNames(roles)
    self.files = files.sorted { $0.key < $1.key }.map { path, text in
      File(role: names.role(ofFile: path), tokens: SwiftTokens.of(text.lines))
    }
  }

  /// Reads an architecture of a package.
  public init(of architecture: String, in package: PackageFolder, roles: [String]) throws(ChangeFailure) {
    let folder = "Sources/\(architecture)"
    self.init(architecture, files: Self.below(folder, try ChangeTree(package).files(in: folder)), roles: roles)
  }

  /// Reads an architecture's variants: those that are written out, and those that a patch makes of it.
  public static func versions(
    of architecture: String,
    in package: PackageFolder,
    roles: [String]
  ) throws(ChangeFailure) -> [ModuleTokens] {
    var versions: [ModuleTokens] = []
    for name in package.names(in: variants) where name.hasPrefix("\(architecture)_") {
      versions.append(try version(name, of: architecture, in: package, roles: roles))
    }
    return versions
  }

  private static let variants = "\(PackageFolder.lab)/Variants"

  private static func version(
    _ name: String,
    of architecture: String,
    in package: PackageFolder,
    roles: [String]
  ) throws(ChangeFailure) -> ModuleTokens {
    let (folder, sources) = ("\(variants)/\(name)", "Sources/\(architecture)")
    let patch = "\(folder)/variant.patch"
    // The summary tells the lineup of it.
    var files = below(folder, try ChangeTree(package).files(in: folder)).filter { $0.key != "Summary.swift" }
    if package.has(patch) {
      do {
        let patched = try Patch(named: patch, package.text(patch)).applied(to: package.files(in: sources))
        files.merge(below(sources, patched)) { own, _ in own }
      } catch let failure as UnreadableFile {
        throw .unreadable(path: failure.path)
      } catch {
        throw .patch("\(error)")
      }
    }
    return ModuleTokens(name, files: files, roles: roles)
  }

  private static func below(_ folder: String, _ files: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { (String($0.key.dropFirst(folder.count + 1)), $0.value) })
  }
}
