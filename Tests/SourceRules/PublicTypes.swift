/// The types that are visible outside of a module.
enum PublicTypes {
  /// Their names in the order of the files.
  static func names(in files: [ProjectFile]) -> [String] {
    files.flatMap { $0.code.compactMap(name) }
  }

  private static func name(in line: String) -> String? {
    guard ["public", "open", "package"].contains(where: line.contains) else { return nil }
    // `class func` is a member, not a type.
    let declaration = #/\b(?:public|open|package)\b[^={]*?\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/#
    guard !line.contains(#/\bimport\b/#) else { return nil }
    let name = line.firstMatch(of: declaration).map { String($0.output.1) }
    return name.flatMap { ["func", "var", "let", "subscript"].contains($0) ? nil : $0 }
  }
}
