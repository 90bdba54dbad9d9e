/// The targets that a package manifest declares.
enum PackageTargets {
  /// Returns the names written out, and those made from the lists of patterns and variants.
  static func names(in manifest: String) -> [String] {
    let targets =
      #/(?:\.(?:target|testTarget|executableTarget|plugin|macro)\(\s*name:|\b(?:module|program|contender)\()\s*"(\w+)"\s*,/#
    let lists = manifest.matches(of: #/let (?:patterns|variants) = \[([^\]]*)\]/#).map { String($0.output.1) }
    let patterns = lists.joined().matches(of: #/"(\w+)"/#).map { String($0.output.1) }
    return manifest.matches(of: targets).map { String($0.output.1) } + patterns + patterns.map { "\($0)Tests" }
  }

  /// Returns the names that differ only in case, which some file systems ignore.
  static func collisions(among names: [String]) -> [String] {
    Dictionary(grouping: names) { $0.lowercased() }.filter { $0.value.count > 1 }.keys.sorted()
  }
}
