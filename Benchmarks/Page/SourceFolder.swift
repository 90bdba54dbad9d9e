import Foundation
public import Texts

/// The package's own files about the architectures: sources, patches and wirings.
public struct SourceFolder: Sendable {
  /// A source file, to show beside another one.
  struct File: Sendable, Encodable {
    let path: String
    let component: String
    let role: String
    let text: String
  }

  /// A wiring that the documents print, defend, warn of or make easy.
  struct Wiring: Sendable, Encodable {
    let name: String
    let summary: String
    /// The patch that makes the fixed module wrong: it adds the mistake, and removes the fix.
    let patches: [String]
  }

  private let package: PackageFolder

  /// Looks at a package.
  public init(_ package: PackageFolder) {
    self.package = package
  }

  func text(_ path: String) -> String? { try? package.text(path) }

  func names(in path: String) -> [String] { package.names(in: path) }

  /// The files of an architecture, by path.
  func files(of subject: PageSubject) -> [File] {
    let folder = package.sources(of: subject.id)
    let all = FileManager.default.enumerator(atPath: package.root.appending(path: folder).path)
    let paths = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    let roles = RoleNames(subject.roles)
    return paths.compactMap { path in
      text("\(folder)/\(path)").map { text in
        let component = path.split(separator: "/").dropLast().first.map(String.init) ?? ""
        return File(path: path, component: component, role: roles.role(ofFile: path), text: text)
      }
    }
  }

  /// The patches of change requests, by request and architecture.
  func patches(of architectures: [String]) -> [String: [String: String]] {
    var patches: [String: [String: String]] = [:]
    for request in names(in: PackageFolder.changes) {
      for id in architectures {
        patches[request, default: [:]][id] = text("\(PackageFolder.changes)/\(request)/\(id)/change.patch")
      }
    }
    return patches.filter { !$0.value.isEmpty }
  }

  /// The wirings with the patches that make them.
  var wirings: [Wiring] {
    let folder = "\(PackageFolder.lab)/AsPublished"
    return names(in: folder).compactMap { name in
      guard let flaw = text("\(folder)/\(name)/Flaw.swift"),
        let summary = flaw.firstMatch(of: /\n  summary: "(.*)"/)?.1
      else { return nil }
      let series =
        text("\(folder)/\(name)/series")?.split(whereSeparator: \.isNewline).map(String.init) ?? ["flaw.patch"]
      let patches = series.compactMap { text("\(folder)/\(name)/\($0)") }
      return Wiring(name: name, summary: String(summary), patches: patches)
    }
  }
}
