public import Adapting

/// A survey of an app's sources: what they use of UIKit, and what of that is missing here.
public struct Survey: Sendable {
  /// A name that is missing, with the places that use it.
  public struct Missing: Sendable, Equatable {
    /// The name.
    public let name: String
    /// The first place in each file that uses it.
    public let places: [Place]
  }

  /// The number of files.
  public let files: Int
  /// The types of UIKit that are used and there.
  public let known: [String]
  /// The types of UIKit that are used and missing, those of most files first.
  public let missing: [Missing]
  /// The methods of known delegates and data sources that nothing here ever calls.
  public let uncalled: [Missing]
  /// The methods and properties of UIKit's classes that the app overrides and nothing here lets it.
  public let closed: [Missing]
  /// The modules beside Foundation and UIKit that are imported and not given, in the order of names.
  public let imports: [Missing]
  /// The methods as Swift 2 wrote them, which no compiler reads that knows Swift 6.
  public let old: [Missing]
  /// The types that several files declare, as those of several apps do.
  public let declaredTwice: [Missing]
  /// The nibs and storyboards that are not whole XML.
  public let broken: [Place]
  /// The files that are left out, by the reason.
  public let leftOut: [(reason: String, paths: [String])]

  /// The modules that are there.
  public static let providedModules = Set([
    "UIKit", "Foundation", "SafariServices", "Security", "CommonCrypto", "Dispatch", "Swift",
    "FoundationNetworking", "FoundationXML", "FoundationEssentials", "CoreFoundation", "Glibc", "Observation",
    "Synchronization", "XCTest",
    "Testing",
  ]).union(ModuleParts.names)

  /// Surveys an app with its modules.
  ///
  /// - Parameter folder: the folder that places are named in.
  init(_ adoption: Adoption, _ names: KnownNames, in folder: String) throws {
    let (app, modules) = (adoption.app, adoption.modules)
    let sources = zip(app.files, app.names).map { (path: Self.short($0.path, in: folder), names: $1) }
    let all = app.names + modules.flatMap(\.names)
    let own = all.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let used = sources.flatMap { path, names in
      names.words.filter { Self.isOfUIKit($0.key) && !own.contains($0.key) }.map {
        ($0.key, Place(file: path, line: $0.value))
      }
    }
    files = app.files.count
    known = Set(used.map(\.0)).intersection(names.declared).sorted()
    missing = Self.grouped(used.filter { !names.declared.contains($0.0) })
    let required = all.reduce(into: Set<String>()) { $0.formUnion($1.protocolMethods) }
    let delegates = Delegates(all)
    let methods = sources.flatMap { path, source in
      source.methods.map { (name: $0.name, type: $0.type, place: Place(file: path, line: $0.line)) }
    }
    old = Self.grouped(methods.filter { OldNames.isOfSwift2($0.name) }.map { ($0.name, $0.place) })
    let unknown = methods.filter {
      !required.contains($0.name) && !OldNames.isOfSwift2($0.name) && names.isLikeDelegates($0.name)
    }
    let overriding = sources.flatMap { path, source in
      source.overriding.filter { delegates.contains($0.type) }.map { ($0.name, Place(file: path, line: $0.line)) }
    }
    let ownMembers = all.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    let overridable = names.overridable.union(MembersDeclaredAnew.asked).union(MembersDeclaredAnew.unseen)
      .union(MembersDeclaredAnew.idle)
    closed = Self.grouped(
      overriding.filter { !overridable.contains($0.0) && !ownMembers.contains($0.0) }
    )
    let idle = overriding.filter { MembersDeclaredAnew.idle.contains($0.0) }
    uncalled = Self.grouped(idle + unknown.filter { delegates.contains($0.type) }.map { ($0.name, $0.place) })
    declaredTwice = Self.grouped(
      sources.flatMap { path, source in source.types.map { ($0.name, Place(file: path, line: $0.line)) } }
    ).filter { $0.places.count > 1 }
    let imported = (sources + modules.flatMap { module in zip(module.files, module.names).map { ($0.path, $1) } })
      .flatMap { path, source in source.imports.map { ($0, Place(file: path, line: 1)) } }
    imports = Self.grouped(imported.filter { adoption.stubs.contains($0.0) }).sorted { $0.name < $1.name }
    broken = try BrokenInterfaces.places(in: app.list).map {
      Place(file: Self.short($0.file, in: folder), line: $0.line)
    }
    leftOut =
      [("tests", app.tests.map { Self.short($0, in: folder) })]
      + ([app] + modules).map { module in
        let place = module.name == app.name ? "" : " in \(module.name)"
        return ("other languages\(place)", module.foreign.map { Self.short($0, in: folder) })
      }
  }

  private static func short(_ path: String, in folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// True for names that UIKit may have: `UI` and a capital, or a part of Auto Layout.
  private static func isOfUIKit(_ name: String) -> Bool {
    // The adapted sources have neither.
    if ["UIKit", "UIApplicationMain"].contains(name) { return false }
    // Foundation has what checks texts.
    if name.hasPrefix("NSTextChecking") { return false }
    return (name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && name.contains { $0.isLowercase })
      || name.hasPrefix("NSLayout") || name.hasPrefix("NSText")
  }

  private static func grouped(_ uses: [(String, Place)]) -> [Missing] {
    Dictionary(grouping: uses, by: \.0).map { Missing(name: $0.key, places: $0.value.map(\.1)) }
      .sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
  }
}
