import Foundation
import Processes
import Texts

/// The files of an exercise's package: at the start, and after it is solved.
struct ExerciseFiles {
  /// The texts at the start, by path.
  private(set) var start: [String: String]
  /// The texts when it is solved.
  private(set) var solved: [String: String]

  /// The expected duration.
  private(set) var minutes = 0

  /// The difference between start and solution, as a unified diff.
  var solution: String {
    get throws(CommandFailure) { try Self.difference(from: start, to: solved) }
  }

  /// Collects the files.
  ///
  /// - Parameters:
  ///   - architecture: the module in which the exercise is done; `nil` if it needs none.
  ///   - place: the path from the package to the workbench.
  init(
    of exercise: Exercise,
    in architecture: String?,
    from shelf: ExerciseShelf,
    place: String
  ) throws(CommandFailure) {
    let sources = try architecture.map { module throws(CommandFailure) in try Self.sources(of: module, shelf) } ?? [:]
    (start, solved) = (sources, sources)
    var around = try shelf.files(in: "common")
    var request: Request?
    switch exercise.origin {
    case .wiring(let name): start = try Self.patched(sources, by: try Self.patches(of: name, shelf), shelf)
    case .change(let name):
      request = try Request(name, shelf)
      let module = architecture ?? ""
      let path = "\(PackageFolder.changes)/\(name)/\(module)/change.patch"
      // An exercise's package has every module in its Sources.
      let patch = try shelf.workbench.text(path)
        .replacing("/\(shelf.workbench.package.sources(of: module))/", with: "/Sources/\(module)/")
      solved = try Self.applied(patch, named: path, to: sources)
      around.merge(try shelf.files(in: "change")) { $1 }
      around["page.md"] = nil
      around.merge(try shelf.files(in: "change-\(name)")) { $1 }
      around.merge(request?.files ?? [:]) { $1 }
    case .written: break
    }
    if let patch = try shelf.patch("start", of: exercise) { start = try Self.applied(patch, to: sources) }
    if let patch = try shelf.patch("solution", of: exercise) { solved = try Self.applied(patch, to: start) }
    // There is no app to check, nor a module to read.
    if architecture == nil {
      for name in ["ScenarioTests", "SourceFile", "HeldObjects", "WritesQuestion"] {
        around["Tests/ExerciseTests/\(name).swift"] = nil
      }
    }
    around.merge(try shelf.files("start", of: exercise)) { $1 }
    around[ExercisePackage.mark] = ExercisePackage.mark(of: exercise, in: architecture)
    rename(architecture)
    start.merge(around) { $1 }
    // For a path in both, the solution has the architecture's file.
    solved.merge(around) { own, _ in own }
    solved.merge(try shelf.files("solution", of: exercise)) { $1 }
    fill(architecture, request, place: place)
    minutes = ChangeSize(from: start, to: solved).minutes(find: exercise.find)
    let readme = exercise.readme(in: architecture, minutes: minutes, place: place)
    (start["README.md"], solved["README.md"]) = (readme, readme)
  }

  /// Renames an exercise's module. It cannot have the name of the workbench's module: both are parts of one build.
  private mutating func rename(_ architecture: String?) {
    guard let architecture else { return }
    let renamed = { (path: String) in path.replacing("Sources/\(architecture)/", with: "Sources/My\(architecture)/") }
    start = Dictionary(uniqueKeysWithValues: start.map { (renamed($0), $1) })
    solved = Dictionary(uniqueKeysWithValues: solved.map { (renamed($0), $1) })
  }

  /// Fills in the names in the manifest and the tests.
  private mutating func fill(_ architecture: String?, _ request: Request?, place: String) {
    let module = "My\(architecture ?? "")"
    let modules = (request?.given ?? []) + [module] + (request.map { [$0.module] } ?? [])
    let contradicted = request?.contradicted.map { "\n  \"\($0)\"," }.joined() ?? ""
    let app = "\(architecture ?? "")App"
    let conformance = request?.choosing.map { "\n/// A session gives it what it needs.\nextension \(app): \($0) {}\n" }
    let words = [
      "\"PATH TO THE WORKBENCH\"": "\"\(place)\"", "MODULES": modules.map { "\"\($0)\"" }.joined(separator: ", "),
      "MODULE": module, "APP": app, "\"CONTRADICTED\"": contradicted,
      "SCENARIOS": request?.scenarios ?? "", "REQUEST": request?.module ?? "",
      "KNOWNBYVIEWS": "\(solved.contains { Self.isViewWithDomain($0, $1, in: module) })",
      "BEGINNING": request?.beginning.map { "\($0)<\(app)>" } ?? app, "\n// CONFORMANCE\n": conformance ?? "",
    ]
    let fill = { (files: [String: String]) in
      files.reduce(into: files) { files, file in
        guard file.key == "Package.swift" || file.key.hasPrefix("Tests/ExerciseTests/") else { return }
        // The longer ones first: one begins with the other.
        files[file.key] = words.sorted { ($1.key.count, $0.key) < ($0.key.count, $1.key) }
          .reduce(file.value) { $0.replacing($1.key, with: $1.value) }
      }
    }
    (start, solved) = (fill(start), fill(solved))
  }

  private static func isViewWithDomain(_ path: String, _ text: String, in module: String) -> Bool {
    path.hasPrefix("Sources/\(module)/") && path.contains(#/View(Controller)?(\+\w+)?\.swift$/#)
      && text.contains(#/import \w+Domain\b/#)
  }

  private static func sources(of module: String, _ shelf: ExerciseShelf) throws(CommandFailure) -> [String: String] {
    let files = try shelf.workbench.files(in: shelf.workbench.package.sources(of: module))
    return Dictionary(uniqueKeysWithValues: files.map { ("Sources/\(module)/\($0)", $1) })
  }

  /// Returns the patches that make a wiring: those that its `series` names, or all in its folder.
  private static func patches(of wiring: String, _ shelf: ExerciseShelf) throws(CommandFailure) -> [String] {
    let folder = "\(PackageFolder.lab)/AsPublished/\(wiring)"
    let files = try shelf.workbench.files(in: folder)
    let names = files["series"].map { $0.lines.filter { !$0.isEmpty }.map(String.init) }
    return (names ?? files.keys.filter { $0.hasSuffix(".patch") }.sorted()).map { "\(folder)/\($0)" }
  }

  private static func patched(
    _ files: [String: String],
    by patches: [String],
    _ shelf: ExerciseShelf
  ) throws(CommandFailure) -> [String: String] {
    var files = files
    for path in patches {
      files = try applied((path, try shelf.workbench.text(path)), to: files)
    }
    return files
  }

  private static func applied(
    _ patch: (path: String, text: String),
    to files: [String: String]
  ) throws(CommandFailure) -> [String: String] {
    try Self.applied(patch.text, named: patch.path, to: files)
  }

  /// Returns files after a patch.
  static func applied(
    _ patch: String,
    named path: String,
    to files: [String: String]
  ) throws(CommandFailure) -> [String: String] {
    do {
      return try GitPatch.applied(patch, named: path, to: files)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
  }

  /// Returns the difference between some files and others as a patch.
  static func difference(from old: [String: String], to new: [String: String]) throws(CommandFailure) -> String {
    do {
      return try GitPatch.text(from: old, to: new)
    } catch {
      throw CommandFailure(.failed, error.description)
    }
  }
}

/// A change request: the modules that it gives to all architectures, and its scenarios.
private struct Request {
  /// The modules that are given, each before those that import it.
  let given: [String]
  /// The module of its scenarios.
  let module: String
  /// The name of the scenarios in that module.
  let scenarios: String
  /// The class around an app that brings it to the specification's first screen; `nil` if the app begins there.
  let beginning: String?
  /// The protocol by which a session gives an app the repository that the request needs; `nil` if it needs none.
  let choosing: String?
  /// The specification's scenarios that no longer hold.
  let contradicted: [String]
  /// All of their files, by path in a package.
  private(set) var files: [String: String] = [:]

  init(_ name: String, _ shelf: ExerciseShelf) throws(CommandFailure) {
    let folder = "\(PackageFolder.changes)/\(name)"
    // A removal needs nothing.
    let hasGiven = shelf.workbench.package.has("\(folder)/Given")
    let given = hasGiven ? try shelf.workbench.files(in: "\(folder)/Given") : [:]
    // The layout is given after what it shows.
    self.given = Set(given.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted { one, other in
      (one.hasSuffix("Interface") ? 1 : 0, one) < (other.hasSuffix("Interface") ? 1 : 0, other)
    }
    for (path, text) in given { files["Sources/\(path)"] = text }
    let texts = try shelf.workbench.files(in: "\(folder)/Scenarios")
    let list = texts.values.compactMap { $0.firstMatch(of: #/public nonisolated let (\w+Scenarios)\b/#)?.output.1 }
      .first
    guard let list else { throw CommandFailure(.badData, "\(folder)/Scenarios: there is no list of scenarios") }
    scenarios = String(list)
    module = list.prefix(1).uppercased() + list.dropFirst()
    for (path, text) in texts { files["Sources/\(module)/\(path)"] = text }
    let wrapper = #/public final class (\w+)<App: UsersApp>: UsersApp/#
    beginning = texts.values.compactMap { $0.firstMatch(of: wrapper)?.output.1 }.first.map(String.init)
    choosing = texts.values.compactMap { $0.firstMatch(of: #/public protocol (\w+): RepositoryChoosing/#)?.output.1 }
      .first.map(String.init)
    contradicted = ProvenRequests(in: shelf.workbench.package).contradicted[name] ?? []
  }
}

/// The scenarios of the specification that no longer hold after a change request, as its proof found them out.
private struct ProvenRequests {
  /// The scenarios, by request.
  let contradicted: [String: [String]]

  private struct Document: Decodable {
    struct Request: Decodable {
      struct Records: Decodable {
        struct Proof: Decodable { let contradicted: [String] }
        let proof: Proof?
      }
      let name: String
      let records: Records
    }
    let requests: [Request]
  }

  /// Reads the facts of a package; without them nothing is contradicted.
  init(in package: PackageFolder) {
    let data = (try? package.text("\(FactFile.folder)/Page/changes.json")).map { Data($0.utf8) } ?? Data()
    let requests = (try? JSONDecoder().decode(Document.self, from: data))?.requests ?? []
    let pairs = requests.map { ($0.name, $0.records.proof?.contradicted ?? []) }
    contradicted = Dictionary(pairs) { $1 }
  }
}
