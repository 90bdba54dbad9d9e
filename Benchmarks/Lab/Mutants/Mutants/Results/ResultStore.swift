public import Foundation

/// Keeps the results of mutants outside of the package, so that an interrupted run continues where it stopped.
public struct ResultStore: Sendable {
  private let folder: URL

  /// Keeps results in a folder; by default in the one for caches.
  public init(folder: URL? = nil) {
    self.folder = folder ?? Self.caches
  }

  /// Returns the results stored under a name; `nil` if there are none.
  func load(_ name: String) -> KeptResults? {
    (try? Data(contentsOf: file(name))).flatMap { try? JSONDecoder().decode(KeptResults.self, from: $0) }
  }

  /// Stores results under a name.
  func save(_ results: KeptResults, as name: String) throws(MutantFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try encoder.encode(results).write(to: file(name), options: .atomic)
    } catch {
      throw .unwritable(path: file(name).path, reason: error.localizedDescription)
    }
  }

  private func file(_ name: String) -> URL {
    folder.appending(path: "\(name).json")
  }

  private static var caches: URL {
    let variables = ProcessInfo.processInfo.environment
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    let caches = variables["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) } ?? home
    return caches.appending(path: "architecture-workbench/mutants")
  }
}

/// The stored results of the mutants of an architecture.
struct KeptResults: Codable, Sendable {
  /// The results by the mutants' keys; see ``Mutant/key``.
  var results: [String: MutantResult] = [:]
  /// The time that each role test takes with nothing changed, in seconds of processor time.
  var times: [String: Double] = [:]
  /// The role tests in which nothing of the user interface runs.
  var withoutUIKit: Set<String> = []
}
