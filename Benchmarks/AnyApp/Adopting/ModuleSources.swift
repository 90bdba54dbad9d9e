import Adapting
import Foundation

/// The sources of a module of the made package, and what they need.
struct ModuleSources {
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
  ///   - modules: the modules that they can import.
  ///   - isOfTests: true for a target of tests, which has files that others leave out.
  /// - Throws: ``SourceListError`` or ``AdaptingError`` if they cannot be read, ``AdoptionError`` for a path.
  init(_ name: String, _ list: SourceList, importing modules: Set<String>, isOfTests: Bool = false) throws {
    self.name = name
    var (files, names, tests, list): ([ScannedFile], [SourceNames], [String], SourceList) = ([], [], [], list)
    for place in try list.files() {
      let file = try Self.scan(place)
      let found = SourceNames(file, importing: modules)
      if Self.isLeftOut(found, isOfTests: isOfTests) {
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

  /// A module's target leaves out tests; a target of tests leaves out those that drive the user interface from outside.
  private static func isLeftOut(_ names: SourceNames, isOfTests: Bool) -> Bool {
    isOfTests
      ? names.words["XCUIApplication"] != nil || names.words["XCUIElement"] != nil
      : names.imports.contains("XCTest") || !names.tested.isEmpty
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
