/// The names of types that other files can use: those at the outermost level that are not private.
enum DeclaredTypes {
  /// Places whose types are named as those of their siblings are, or of an app: architectures, variants, and the tests
  /// of both; wirings and changed apps, planted leaks; and packages of their own.
  private static let siblings =
    ["AnyApp", "Lab/AsPublished", "Lab/Changes", "Lab/Variants", "Workshop/Requests"].map { "Benchmarks/\($0)/" }
    + ArchitectureRule.patterns.flatMap {
      ["Sources/\($0)/", "Benchmarks/Contenders/\($0)/", "Tests/\($0)Tests/", "Benchmarks/Lab/Tests/\($0)_"]
    }
    + ["Tests/PlantedLeaks/"]

  /// Returns the names that files declare, with the paths of these files; those of siblings are left out.
  static func paths(in files: [ProjectFile]) -> [String: [String]] {
    let declaration = #/^(?:@\w+ )*(?:(?:public|package|open|final|indirect|nonisolated) )*/#
    let kind = #/(?:struct|class|enum|protocol|actor) (\w+)/#
    var paths: [String: [String]] = [:]
    for file in files where !siblings.contains(where: file.path.hasPrefix) && !file.path.hasSuffix("/Package.swift") {
      for line in file.code {
        guard let start = line.prefixMatch(of: declaration)?.range.upperBound,
          let name = line[start...].prefixMatch(of: kind)?.output.1
        else { continue }
        paths[String(name), default: []].append(file.path)
      }
    }
    return paths
  }
}
