/// Names of adapted files. The build's plugin announces them, the command writes them: both compile this file.
public enum OutputNames {
  /// The file that registers the classes of all files.
  public static let registration = "RegisterClasses.swift"

  /// Returns the names of the adapted files for the paths of the originals, in their order.
  ///
  /// A name has as many of the path's folders as it takes to be the only one. Case makes no difference: on some disks
  /// it makes none either.
  public static func names(for paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/").map(String.init) }
    var depths = Array(repeating: 1, count: paths.count)
    for _ in 0..<(parts.map(\.count).max() ?? 0) {
      let names = zip(parts, depths).map { $0.suffix($1).joined(separator: ".").lowercased() }
      let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      if counts.values.allSatisfy({ $0 == 1 }) { break }
      for (index, name) in names.enumerated() where counts[name] != 1 { depths[index] += 1 }
    }
    let names = zip(parts, depths).map { stem($0.suffix($1).joined(separator: ".")) }
    var seen: Set<String> = []
    return names.enumerated().map { index, name in
      // Folders with dots in their names can still give two files one name.
      let isNew = seen.insert(name.lowercased()).inserted
      return isNew ? "\(name).adapted.swift" : "\(name).\(index).adapted.swift"
    }
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
