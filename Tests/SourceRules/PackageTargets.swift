/// The targets that a package manifest declares.
enum PackageTargets {
  /// Returns the names written out, and those made from the list of patterns.
  static func names(in manifest: String) -> [String] {
    let targets = #/(?:\.plugin\(\s*name:|\b(?:module|program)\((?:over:\s)?|\btests\(\s*(of:))\s*"([\w-]+)"\s*,?/#
    let lists = manifest.matches(of: #/let (?:patterns|today) = \[([^\]]*)\]/#).map(\.output.1).joined(separator: " ")
    let patterns = lists.matches(of: #/"(\w+)"/#).map { String($0.output.1) }
    let written = manifest.matches(of: targets).map { $0.output.2 + ($0.output.1 == nil ? "" : "Tests") }
    return written.map(String.init) + patterns + patterns.map { "\($0)Tests" }
  }

  /// Returns the names that differ only in case, which some file systems ignore.
  static func collisions(among names: [String]) -> [String] {
    Dictionary(grouping: names) { $0.lowercased() }.filter { $0.value.count > 1 }.keys.sorted()
  }
}
