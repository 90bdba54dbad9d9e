public import Foundation

/// Keeps what became of mutants outside of the package, so that a run that was interrupted goes on where it was.
public struct ResultStore: Sendable {
  private let folder: URL

  /// Keeps results in a folder; in that for caches unless told otherwise.
  public init(folder: URL? = nil) {
    self.folder = folder ?? Self.caches
  }

  /// What was found before of sources and tests that a text stands for.
  func load(_ name: String) -> KeptResults? {
    (try? Data(contentsOf: file(name))).flatMap { try? JSONDecoder().decode(KeptResults.self, from: $0) }
  }

  /// Keeps what was found.
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

/// What was found of the mutants of an architecture.
struct KeptResults: Codable, Sendable {
  /// By the mutants' keys; see ``Mutant/key``.
  var results: [String: MutantResult] = [:]
  /// How long each role test takes with nothing changed, in seconds of the processor.
  var times: [String: Double] = [:]
  /// The role tests in which nothing of the user interface runs.
  var withoutUIKit: Set<String> = []
}
