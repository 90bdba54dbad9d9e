import Adapting
import Foundation

/// The names of UIKit that are there: read from the sources of the modules themselves.
public struct KnownNames: Sendable {
  /// The types, and functions and constants, whose names may look as those of types.
  public private(set) var declared: Set<String> = []
  /// The methods of protocols, such as `tableView(_:didSelectRowAt:)`.
  public private(set) var methods: Set<String> = []
  /// The methods and properties that an app's classes can override.
  public private(set) var overridable: Set<String> = []

  /// Reads the names in folders of sources.
  ///
  /// - Throws: Foundation's error if a folder cannot be read, ``AdaptingError`` if a file is not Swift.
  public init(in folders: [URL]) throws {
    for folder in folders {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let names = try SourceNames(ScannedFile(path: path, text: text))
        declared.formUnion(names.declared)
        methods.formUnion(names.protocolMethods)
        overridable.formUnion(names.overridable)
      }
    }
  }

  /// Returns true for a method that has the name of a delegate's and is none that is called here.
  ///
  /// A delegate's method with one parameter, as `numberOfSections(in:)`, is called here or has a name of its own.
  func isLikeDelegates(_ method: String) -> Bool {
    let base = method.prefix { $0 != "(" }
    return !methods.contains(method) && method.contains("(_:") && method.count { $0 == ":" } > 1
      && methods.contains { $0.hasPrefix("\(base)(") }
  }
}
