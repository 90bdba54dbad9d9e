import Adapting
import Foundation

/// The sources of a module of the made package, and what they need.
struct ModuleSources {
  /// The purpose of a module.
  enum Role {
    /// The app's own.
    case app
    /// One that the app imports, or its tests.
    case given
    /// The app's tests.
    case tests
  }

  /// The module's name.
  private(set) var name: String
  /// The list of its originals.
  let list: SourceList
  /// The originals that are compiled.
  let files: [ScannedFile]
  /// The originals that are left out, as they are tests.
  let tests: [String]
  /// The files of other languages, which are left out.
  let foreign: [String]
  /// The names in each file.
  let names: [SourceNames]

  private static let foreignEndings: Set = ["c", "m", "mm", "cpp", "cc", "h", "hpp", "S"]

  /// Reads the sources of a module.
  ///
  /// - Parameters:
  ///   - role: what the module is for.
  ///   - modules: the modules that they can import.
  /// - Throws: ``SourceListError`` or ``AdaptingError`` if they cannot be read, ``AdoptionError`` for a path.
  init(_ name: String, _ list: SourceList, _ role: Role, importing modules: Set<String>) throws {
    self.name = name
    var (files, names, tests, list): ([ScannedFile], [SourceNames], [String], SourceList) = ([], [], [], list)
    for place in try list.files() {
      let file = try Self.scan(place)
      let found = SourceNames(file, importing: modules)
      if Self.isLeftOut(found, role) {
        if place.path.contains(where: \.isNewline) { throw AdoptionError.path(place.path) }
        tests.append(place.path)
        _ = list.leaveOut(place)
      } else {
        files.append(file)
        names.append(found)
      }
    }
    if files.isEmpty { throw SourceListError.noFiles(list.places.joined(separator: ", ")) }
    (self.list, self.files, self.names, self.tests) = (list, files, names, tests)
    foreign = try list.files { Self.foreignEndings.contains(($0 as NSString).pathExtension) }.map(\.path)
  }

  /// A target of tests leaves out those that drive the user interface from outside; an app leaves out all.
  private static func isLeftOut(_ names: SourceNames, _ role: Role) -> Bool {
    switch role {
    case .app: names.imports.contains("XCTest") || !names.tested.isEmpty
    case .given: !names.tested.isEmpty
    case .tests: names.words["XCUIApplication"] != nil || names.words["XCUIElement"] != nil
    }
  }

  private static func scan(_ place: URL) throws(AdaptingError) -> ScannedFile {
    guard let data = FileManager.default.contents(atPath: place.path),
      let text = String(validating: data, as: UTF8.self)
    else { throw .unreadable(Place(file: place.path, line: 1)) }
    return try ScannedFile(path: place.path, text: text)
  }

  /// Returns the same sources under another name.
  func named(_ name: String) -> Self {
    var copy = self
    copy.name = name
    return copy
  }

  /// The modules that are imported.
  var imports: Set<String> { Set(names.flatMap(\.imports).filter(ModuleNames.isName)) }
}
