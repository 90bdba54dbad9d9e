import Foundation

/// The words of a command line, in order.
struct AdoptOptions {
  /// A module that is given: its name, and where its sources are.
  struct GivenModule {
    let name: String
    var places: [URL]
  }

  /// True if nothing is made.
  private(set) var isSurvey = false
  private(set) var originals: URL
  /// The package's folder, if it is given.
  private(set) var package: URL?
  /// The name of the app's module, if it is given.
  private(set) var name: String?
  private(set) var modules: [GivenModule] = []
  /// The folders and files that are left out.
  private(set) var leftOut: [URL] = []
  /// The folders of the app's own tests.
  private(set) var tests: [URL] = []

  /// Reads the words; `nil` if they do not say what to do.
  ///
  /// - Throws: ``AdoptionError/usage(_:)`` for a name or a path that cannot be meant.
  init?(_ words: [String]) throws(AdoptionError) {
    var (words, paths): (ArraySlice<String>, [String]) = (words[...], [])
    originals = URL(filePath: "")
    while let word = words.popFirst() {
      if word == "--survey" {
        isSurvey = true
      } else if !word.hasPrefix("-") {
        paths.append(word)
      } else if !word.hasPrefix("--") || words.isEmpty {
        return nil
      } else if try !take(word, words.removeFirst()) {
        return nil
      }
    }
    guard paths.count == 1, !paths[0].isEmpty, !(isSurvey && package != nil) else { return nil }
    originals = try Self.place(paths[0])
  }

  /// Takes an option with its value; returns false if the option is not known.
  private mutating func take(_ option: String, _ value: String) throws(AdoptionError) -> Bool {
    switch option {
    case "--into" where package == nil: package = try Self.place(value)
    case "--name" where name == nil: name = try Self.moduleName(value)
    case "--module": try takeModule(value)
    case "--leave-out": leftOut.append(try Self.place(value))
    case "--tests": tests.append(try Self.place(value))
    default: return false
    }
    return true
  }

  private mutating func takeModule(_ text: String) throws(AdoptionError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folders = parts.count == 2 ? parts[1].split(separator: ",").map(String.init) : []
    guard !folders.isEmpty else { throw .usage("--module \(text): NAME=FOLDER is expected") }
    let name = try Self.moduleName(parts[0])
    let index = modules.firstIndex { $0.name == name } ?? modules.count
    if index == modules.count { modules.append(GivenModule(name: name, places: [])) }
    for folder in folders {
      let place = try Self.place(folder)
      if modules[index].places.contains(place) { throw .usage("--module \(name): \(place.path) is given twice") }
      modules[index].places.append(place)
    }
  }

  /// Returns a name if a module of the made package can have it.
  private static func moduleName(_ name: String) throws(AdoptionError) -> String {
    if !ModuleNames.isName(name) { throw .usage("'\(name)' cannot be the name of a module") }
    if ModuleNames.isTaken(name) { throw .usage("'\(name)' is the name of a module that is here already") }
    return name
  }

  private static func place(_ path: String) throws(AdoptionError) -> URL {
    if path.isEmpty || path.contains(where: \.isNewline) || path.last?.isWhitespace == true { throw .path(path) }
    return URL(filePath: path).standardizedFileURL
  }
}
