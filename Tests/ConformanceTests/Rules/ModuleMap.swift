import Foundation

/// The graph of modules in a page: the modules that each one may import.
struct ModuleMap {
  /// The modules that each module's arrows lead to.
  private(set) var arrows: [String: Set<String>] = [:]
  /// The modules that know no other, according to the page.
  let alone: Set<String>

  /// Reads arrows of any kind except those labelled "compiles": a module that is only compiled is not linked.
  init(page: String) {
    let paragraph = page.components(separatedBy: "\n\n").first { $0.contains("know no other module") } ?? ""
    let sentence = paragraph.components(separatedBy: "know no other module")[0]
    alone = Set(sentence.matches(of: #/`([\w-]+)`/#).map { String($0.output.1) })
    for line in page.split(separator: "\n") {
      let arrow = #/ +([\w-]+(?: & [\w-]+)*) (?:-->|-\. ([\w ]+) \.->) (.+)/#
      guard let match = line.wholeMatch(of: arrow)?.output, match.2 != "compiles" else { continue }
      let known = match.3.replacing(#/\[[^\]]*\]/#, with: "").split(separator: " & ").map(String.init)
      for module in match.1.split(separator: " & ") { arrows[String(module), default: []].formUnion(known) }
    }
  }
}

extension PackageTargets {
  /// Returns the dependencies of all targets but tests. Contenders are made from a list; in the map they are `Patterns`,
  /// and `Floor`.
  static func dependencies(in manifest: String) -> [String: Set<String>] {
    let declaration = #/\b(?:module|program)\(\s*(?:"([^"]+)"|name)\s*(?=[,)])/#
    var dependencies: [String: Set<String>] = [:]
    for match in manifest.matches(of: declaration) {
      let parts = arguments(manifest[match.range.upperBound...])
      if parts.contains(where: { $0.hasPrefix("in: \"Tests\"") }) { continue }
      let list = parts.first { $0.hasPrefix("of:") } ?? ""
      var known = Set(list.matches(of: #/"([^"]*)"/#).flatMap { $0.output.1.split(separator: " ").map(String.init) })
      for word in list.matches(of: #/\w+/#) { known.formUnion(lists[String(word.output)] ?? []) }
      let names = match.output.1.map { [String($0)] } ?? lists["contenders", default: []]
      for name in names { dependencies[name, default: []].formUnion(known) }
    }
    return dependencies
  }

  /// Names in the manifest that stand for several dependencies.
  private static let lists = [
    "app": ["Users", "HeadlessUIKit", "UsersInterface"], "contenders": ["Patterns", "Floor"],
  ]

  /// Returns the arguments of a call, from after the first one to the closing parenthesis.
  private static func arguments(_ text: Substring) -> [String] {
    var arguments = [""]
    var depth = 0
    for character in text {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 { break }
      if depth == 0, character == "," { arguments.append("") } else { arguments[arguments.count - 1].append(character) }
    }
    return arguments.map { String($0.drop(while: \.isWhitespace)) }
  }
}
