public import Foundation
import Patching
public import Texts

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
  ///   - architecture: the architecture's module, such as `VIPER`.
  ///   - roles: the architecture's roles, by which its files are named.
  public func change(_ request: String, in architecture: String, roles: [String]) throws(ChangeFailure) -> Change {
    try Change(
      request,
      architecture,
      patch: patchText(request, architecture),
      tests: testPatchText(request, architecture),
      at: "\(folder(request, architecture))/change.patch",
      sources: files(in: package.sources(of: architecture)),
      roles: roles
    )
  }

  /// Returns the text of a request's patch in an architecture.
  public func patchText(_ request: String, _ architecture: String) throws(ChangeFailure) -> String {
    try text("\(folder(request, architecture))/change.patch")
  }

  /// The text of the patch of role tests that belongs to a request's change in an architecture; `nil` if there is none.
  func testPatchText(_ request: String, _ architecture: String) throws(ChangeFailure) -> String? {
    let path = "\(folder(request, architecture))/tests/tests.patch"
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
  public func hasPatch(_ request: String, _ architecture: String) -> Bool {
    package.has("\(folder(request, architecture))/change.patch")
  }

  private func folder(_ request: String, _ architecture: String) -> String {
    "\(Self.folder)/\(request)/\(architecture)"
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
