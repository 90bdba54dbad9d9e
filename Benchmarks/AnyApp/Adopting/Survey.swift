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
  /// The modules beside Foundation and UIKit that are imported, in the order of names.
  public let imports: [Missing]

  /// The modules that are there.
  public static let providedModules: Set = [
    "UIKit", "Foundation", "SafariServices", "Security", "CommonCrypto", "Dispatch", "Swift",
    "FoundationNetworking", "FoundationXML", "Observation", "Synchronization", "XCTest", "Testing",
  ]

  /// Surveys files.
  ///
  /// - Parameter folder: the folder that places are named in.
  public init(_ scanned: [ScannedFile], _ names: KnownNames, in folder: String) {
    let sources = scanned.map { (path: $0.path.replacing(folder + "/", with: ""), names: SourceNames($0)) }
    let own = sources.reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
    let used = sources.flatMap { path, names in
      names.words.filter { Self.isOfUIKit($0.key) && !own.contains($0.key) }.map {
        ($0.key, Place(file: path, line: $0.value))
      }
    }
    files = scanned.count
    known = Set(used.map(\.0)).intersection(names.declared).sorted()
    missing = Self.grouped(used.filter { !names.declared.contains($0.0) })
    let callable = Set(names.methods.map { $0.prefix { $0 != "(" } })
    let required = sources.reduce(into: Set<String>()) { $0.formUnion($1.names.protocolMethods) }
    uncalled = Self.grouped(
      sources.flatMap { path, source in
        source.methods.filter { name, _ in
          callable.contains(name.prefix { $0 != "(" }) && !names.methods.contains(name) && !required.contains(name)
        }.map { ($0.name, Place(file: path, line: $0.line)) }
      }
    )
    imports = Self.grouped(
      sources.flatMap { path, source in
        source.imports.subtracting(Self.providedModules).map { ($0, Place(file: path, line: 1)) }
      }
    ).sorted { $0.name < $1.name }
  }

  /// True for names that UIKit may have: `UI` and a capital, or a part of Auto Layout.
  private static func isOfUIKit(_ name: String) -> Bool {
    // The adapted sources have neither.
    if ["UIKit", "UIApplicationMain"].contains(name) { return false }
    return (name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && name.contains { $0.isLowercase })
      || name.hasPrefix("NSLayout") || name.hasPrefix("NSText")
  }

  private static func grouped(_ uses: [(String, Place)]) -> [Missing] {
    Dictionary(grouping: uses, by: \.0).map { Missing(name: $0.key, places: $0.value.map(\.1)) }
      .sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
  }

  /// The survey as text.
  public var text: String {
    let lines =
      ["\(files) files; \(known.count) types of UIKit are used and there, \(missing.count) are missing"]
      + Self.lines("Missing:", missing, places: true)
      + Self.lines("Never called here, though the app has them:", uncalled, places: true)
      + Self.lines("Other modules, for which there is an empty one to be filled:", imports, places: false)
    return lines.map { "\($0)\n" }.joined()
  }

  private static func lines(_ head: String, _ missing: [Missing], places: Bool) -> [String] {
    guard !missing.isEmpty else { return [] }
    return ["", head]
      + missing.map { missing in
        let count = missing.places.count == 1 ? "1 file" : "\(missing.places.count) files"
        return "  \(missing.name): \(count)" + (places ? ", such as \(missing.places[0])" : "")
      }
  }
}
