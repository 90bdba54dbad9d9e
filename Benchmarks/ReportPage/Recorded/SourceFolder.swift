import ChangeCosts
public import Foundation
import Structure

/// What the package's own files say of the architectures. Other commands found it and recorded it there.
public struct SourceFolder: Sendable {
  /// An architecture's facts: numbers by name, and whether its sources have changed since.
  struct Facts: Sendable, Encodable {
    let architectures: [String: [String: Double]]
    let stale: [String]
  }

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

  private let root: URL

  /// Looks at a package's folder.
  public init(root: URL) {
    self.root = root
  }

  func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)) ?? []).sorted()
  }

  /// What is recorded of sources; `nil` if nothing is.
  func facts(of architectures: [String]) -> Facts? {
    guard let data = text("docs/facts.json").map({ Data($0.utf8) }),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = file["architectures"] as? [String: [String: Any]]
    else { return nil }
    let tree = SourceTree(root: root)
    let stale = architectures.filter { id in
      guard let recorded = entries[id]?["sources"] as? String else { return false }
      return (try? tree.fingerprint(of: "Sources/\(id)")) != recorded
    }
    let numbers = entries.mapValues { entry in entry.compactMapValues { $0 as? Double } }
    return Facts(architectures: numbers, stale: stale)
  }

  /// The files of an architecture, by path.
  func files(of subject: Subject) -> [File] {
    let folder = "Sources/\(subject.id)"
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    let roles = RoleNames(subject.roles)
    return paths.compactMap { path in
      text("\(folder)/\(path)").map { text in
        let component = path.split(separator: "/").dropLast().first.map(String.init) ?? ""
        return File(path: path, component: component, role: roles.role(ofFile: path), text: text)
      }
    }
  }

  /// What each change request changes in each architecture: patches by request and architecture.
  func patches(of architectures: [String]) -> [String: [String: String]] {
    var patches: [String: [String: String]] = [:]
    for request in names(in: "Benchmarks/Changes") {
      for id in architectures {
        patches[request, default: [:]][id] = text("Benchmarks/Changes/\(request)/\(id)/change.patch")
      }
    }
    return patches.filter { !$0.value.isEmpty }
  }

  /// The wirings with the patches that make them.
  var wirings: [Wiring] {
    let folder = "Benchmarks/AsPublished"
    return names(in: folder).compactMap { name in
      guard let flaw = text("\(folder)/\(name)/Flaw.swift"),
        let summary = flaw.firstMatch(of: /\n  summary: "(.*)"/)?.1
      else { return nil }
      let series = text("\(folder)/\(name)/series")?.split(separator: "\n").map(String.init) ?? ["flaw.patch"]
      let patches = series.compactMap { text("\(folder)/\(name)/\($0)") }
      return Wiring(name: name, summary: String(summary), patches: patches)
    }
  }
}
