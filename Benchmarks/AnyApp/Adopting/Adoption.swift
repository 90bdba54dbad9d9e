import Adapting
import Foundation

/// An app with the modules and tests that are given for it: what its package is made of.
struct Adoption {
  let app: ModuleSources
  /// The modules that are given.
  let modules: [ModuleSources]
  /// The app's own tests, if they are given.
  let tests: ModuleSources?
  /// The modules that are imported and not here: each is made, empty.
  let stubs: [String]

  /// Reads what the options name.
  ///
  /// - Parameter taken: the names of modules that the workbench has.
  init(_ options: AdoptOptions, besides taken: Set<String>) throws {
    try Self.checkFolder(options.originals)
    let places = [[options.originals]] + options.modules.map(\.places) + (options.tests.isEmpty ? [] : [options.tests])
    let lists = try Self.lists(of: places, leavingOut: options.leftOut)
    let given = Set(options.modules.map(\.name))
    try Self.check(given, besides: taken, "; --module takes another name")
    let importable = Survey.providedModules.union(given)
    modules = try zip(options.modules, lists.dropFirst()).map {
      try ModuleSources($0.name, $1, .given, importing: importable)
    }
    let tested =
      options.tests.isEmpty
      ? nil : try ModuleSources("Tests", lists[lists.count - 1], .tests, importing: importable)
    let name = try Self.name(options, tested) ?? ModuleNames.name(of: options.originals, besides: given.union(taken))
    try Self.check([name], besides: taken, "; --name names the app otherwise")
    app = try ModuleSources(name, lists[0], .app, importing: importable)
    tests = tested.map { $0.named("\(name)Tests") }
    let all = [app] + modules + [tests].compactMap(\.self)
    let imported = all.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    stubs = imported.subtracting(importable).subtracting(all.map(\.name)).sorted()
    try Self.check(stubs, besides: taken, ", and the sources import another one of this name")
    try checkCircles()
  }

  /// Returns the modules of the package that a module imports, in the order of names.
  func dependencies(of module: ModuleSources) -> [String] {
    let known = Set(([app] + modules).map(\.name) + stubs)
    return module.imports.intersection(known).subtracting([module.name]).sorted()
  }

  /// Returns the lists of places, each without what is given as a part of another one.
  private static func lists(of places: [[URL]], leavingOut excluded: [URL]) throws -> [SourceList] {
    var lists = places.map { SourceList(of: $0) }
    for (index, places) in places.enumerated() {
      for place in places {
        guard FileManager.default.fileExists(atPath: place.path) else { throw AdoptionError.missing(place.path) }
        for other in lists.indices where other != index { _ = lists[other].leaveOut(place) }
      }
    }
    for place in excluded {
      guard FileManager.default.fileExists(atPath: place.path) else { throw AdoptionError.missing(place.path) }
      let holders = lists.indices.filter { lists[$0].leaveOut(place) }
      if holders.isEmpty { throw AdoptionError.usage("--leave-out \(place.path): it is in none of the folders") }
    }
    return lists
  }

  /// Returns the name of the app's module: the given one, or that which its tests import; else `nil`.
  private static func name(_ options: AdoptOptions, _ tests: ModuleSources?) throws -> String? {
    let given = Set(options.modules.map(\.name))
    let tested = (tests?.names ?? []).reduce(into: Set<String>()) { $0.formUnion($1.tested) }.subtracting(given)
    if let name = options.name ?? tested.sorted().first {
      if given.contains(name) { throw AdoptionError.usage("'\(name)' is the name of the app's module and of another") }
      let others = tested.subtracting([name]).sorted()
      if let other = others.first { throw AdoptionError.usage("the tests import \(other), but the app is \(name)") }
      return name
    }
    return nil
  }

  /// A package manager takes each name of a module once, though nobody here imports the other one.
  ///
  /// - Parameter remedy: the words after the reason, which say what to do.
  private static func check(
    _ names: some Sequence<String>,
    besides taken: Set<String>,
    _ remedy: String
  ) throws(AdoptionError) {
    if let name = names.first(where: taken.contains) {
      throw .usage("'\(name)' is the name of a module that is here already\(remedy)")
    }
  }

  private static func checkFolder(_ folder: URL) throws(AdoptionError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(folder.path)
    }
  }

  private func checkCircles() throws(AdoptionError) {
    let imports = Dictionary(uniqueKeysWithValues: ([app] + modules).map { ($0.name, dependencies(of: $0)) })
    var done: Set<String> = []
    func visit(_ name: String, _ path: [String]) throws(AdoptionError) {
      if let start = path.firstIndex(of: name) { throw .circle(path[start...] + [name]) }
      if done.contains(name) { return }
      for next in imports[name] ?? [] { try visit(next, path + [name]) }
      done.insert(name)
    }
    for name in imports.keys.sorted() { try visit(name, []) }
  }
}
