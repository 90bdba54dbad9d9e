public import Foundation
import Patching
public import Records

/// The change requests of a package: their pages, patches and records, and the architectures that they change.
public struct ChangeTree: Sendable {
  /// The package.
  public let package: PackageFolder
  static let folder = PackageFolder.changes

  /// The package's folder.
  public var root: URL { package.root }

  /// Looks at a package.
  public init(_ package: PackageFolder) {
    self.package = package
  }

  /// The requests, in the order of their numbers.
  public func requests() throws(ChangeFailure) -> [ChangeRequest] {
    var requests: [ChangeRequest] = []
    for name in package.names(in: Self.folder) where package.has("\(Self.folder)/\(name)/Scenarios") {
      let page = "\(Self.folder)/\(name)/README.md"
      guard let request = ChangeRequest(name: name, page: try text(page)) else {
        throw .notUnderstood(path: page)
      }
      requests.append(request)
    }
    guard !requests.isEmpty else { throw .noRequests(folder: package.root.relativePath) }
    return requests.sorted { $0.number < $1.number }
  }

  /// Returns the change that a request makes in an architecture.
  ///
  /// - Parameters:
  ///   - request: the request's name.
  ///   - architecture: the architecture's module, such as `VIPER`; `VIPER.initialiser` for a variant of it.
  ///   - author: the authors of the change.
  ///   - roles: the architecture's roles, by which its files are named.
  public func change(
    _ request: String,
    in architecture: String,
    by author: Author = .first,
    roles: [String]
  ) throws(ChangeFailure) -> Change {
    let folder = folder(request, architecture, author)
    let tests = "\(folder)/tests/tests.patch"
    return try Change(
      request,
      architecture,
      patch: try text("\(folder)/change.patch"),
      tests: package.has(tests) ? try text(tests) : nil,
      at: "\(folder)/change.patch",
      sources: try sources(below: folder, of: architecture),
      roles: roles,
      // Lines that the request does not need are refused only for the first authors: the second one did not know that
      // rule.
      isChecked: author == .first
    )
  }

  /// The authors of a change.
  public enum Author: Sendable, CaseIterable {
    /// The authors of the package, who know all six and follow one rule.
    case first
    /// An author who knows the request, the module and the patterns' roles only.
    case second
  }

  /// Returns the text of a request's patch in an architecture.
  public func patchText(
    _ request: String,
    _ architecture: String,
    by author: Author = .first
  ) throws(ChangeFailure) -> String {
    try text("\(folder(request, architecture, author))/change.patch")
  }

  /// The text of the patch of role tests that belongs to a request's change in an architecture; `nil` if there is none.
  func testPatchText(_ request: String, _ architecture: String) throws(ChangeFailure) -> String? {
    let path = "\(folder(request, architecture, .first))/tests/tests.patch"
    return package.has(path) ? try text(path) : nil
  }

  /// The texts of the Swift files in a folder of the package, by path.
  func files(in folder: String) throws(ChangeFailure) -> [String: String] {
    do {
      return try package.files(in: folder)
    } catch {
      throw .unreadable(path: error.path)
    }
  }

  /// Tells if an architecture has made a request's change.
  public func hasPatch(_ request: String, _ architecture: String, by author: Author = .first) -> Bool {
    package.has("\(folder(request, architecture, author))/change.patch")
  }

  /// The variants of architectures that have made a request's change in a folder of their own, such as
  /// `VIPER.initialiser`.
  public func variants(of request: String) -> [String] {
    package.names(in: "\(Self.folder)/\(request)").filter { $0.contains(".") && hasPatch(request, $0) }
  }

  private func folder(_ request: String, _ architecture: String, _ author: Author) -> String {
    "\(Self.folder)/\(request)/\(author == .second ? "second-hand/" : "")\(architecture)"
  }

  /// The files that a change is made in: an architecture's, after the patches that stand before it in its `series`.
  private func sources(below folder: String, of architecture: String) throws(ChangeFailure) -> [String: String] {
    let series = "\(folder)/series"
    do {
      var files = try package.files(in: "Sources/\(architecture.prefix { $0 != "." })")
      guard package.has(series) else { return files }
      for name in try text(series).split(separator: "\n").dropLast() {
        let path = "\(folder)/\(name)"
        files = try Patch(named: path, try text(path)).applied(to: files)
      }
      return files
    } catch let failure as UnreadableFile {
      throw .unreadable(path: failure.path)
    } catch let failure as ChangeFailure {
      throw failure
    } catch {
      throw .patch("\(error)")
    }
  }

  private func text(_ path: String) throws(ChangeFailure) -> String {
    do {
      return try package.text(path)
    } catch {
      throw .unreadable(path: error.path)
    }
  }
}

/// The reason for which the change requests of a package cannot be read.
public enum ChangeFailure: Error, Sendable, Equatable {
  /// The folder has no change requests.
  case noRequests(folder: String)
  /// A file is not there, or cannot be read.
  case unreadable(path: String)
  /// A request's page does not begin as it has to.
  case notUnderstood(path: String)
  /// A patch cannot be read, or does not apply; with the patch's own file and line.
  case patch(String)

  /// The failure and what to do, in one line for a person.
  public var text: String {
    switch self {
    case .noRequests(let folder): "\(folder): there are no change requests here; run it where the package is"
    case .unreadable(let path): "\(path): there is no such file, or it cannot be read"
    case .notUnderstood(let path):
      "\(path): it has to begin with a line such as \"# 1. email\" and the customer's words after \"> \""
    case .patch(let reason): reason
    }
  }
}
