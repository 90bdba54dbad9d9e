/// The targets that a package manifest declares.
enum PackageTargets {
  /// The names written out, and those made of the lists of patterns and variants.
  static func names(in manifest: String) -> [String] {
    let targets =
      #/(?:\.(?:target|testTarget|executableTarget|plugin|macro)\(\s*name:|\b(?:module|program|contender)\()\s*"(\w+)"\s*,/#
    let lists = manifest.matches(of: #/let (?:patterns|variants) = \[([^\]]*)\]/#).map { String($0.output.1) }
    let patterns = lists.joined().matches(of: #/"(\w+)"/#).map { String($0.output.1) }
    return manifest.matches(of: targets).map { String($0.output.1) } + patterns + patterns.map { "\($0)Tests" }
  }

  /// The names that a disk which ignores case takes for others.
  static func collisions(among names: [String]) -> [String] {
    Dictionary(grouping: names) { $0.lowercased() }.filter { $0.value.count > 1 }.keys.sorted()
  }
}
