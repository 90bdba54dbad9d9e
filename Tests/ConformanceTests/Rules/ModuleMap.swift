import Foundation

/// The graph of modules in a page: the modules that each one may import.
struct ModuleMap {
  /// The modules that each module's arrows lead to.
  private(set) var arrows: [String: Set<String>] = [:]
  /// The modules that know no other, according to the page.
  let alone: Set<String>

  /// Reads arrows of any kind.
  init(page: String) {
    let paragraph = page.components(separatedBy: "\n\n").first { $0.contains("know no other module") } ?? ""
    let sentence = paragraph.components(separatedBy: "know no other module")[0]
    alone = Set(sentence.matches(of: #/`([\w-]+)`/#).map { String($0.output.1) })
    for line in page.split(separator: "\n") {
      let arrow = #/ +([\w-]+(?: & [\w-]+)*) (?:-->|-\. [\w ]+ \.->) (.+)/#
      guard let match = line.wholeMatch(of: arrow)?.output else { continue }
      let known = match.2.replacing(#/\[[^\]]*\]/#, with: "").split(separator: " & ").map(String.init)
      for module in match.1.split(separator: " & ") { arrows[String(module), default: []].formUnion(known) }
    }
  }
}

extension PackageTargets {
  /// Returns the dependencies of all targets but tests. Contenders are made from a list; in the map they are `Patterns`,
  /// and `Floor`.
  static func dependencies(in manifest: String) -> [String: Set<String>] {
    let declaration = #/\b(?:module|program)\(\s*(?:"([^"]+)"|name)\s*(?=[,)])/#
    let lists = lists(in: manifest)
    var dependencies: [String: Set<String>] = [:]
    for match in manifest.matches(of: declaration) {
      let parts = arguments(manifest[match.range.upperBound...])
      if parts.contains(where: { $0.hasPrefix("in: \"Tests\"") }) { continue }
      let known = names(in: parts.first { $0.hasPrefix("of:") } ?? "", lists)
      let names = match.output.1.map { [String($0)] } ?? lists["contenders", default: []].sorted()
      for name in names { dependencies[name, default: []].formUnion(known) }
    }
    return dependencies
  }

  /// Returns the number of each module's layer: that of the heading above it, such as `// MARK: 1. The app`.
  static func layers(in manifest: String) -> [String: Int] {
    let parts = manifest.components(separatedBy: "// MARK: ").dropFirst()
    return parts.reduce(into: [:]) { layers, part in
      guard let number = Int(part.prefix { $0 != "." }) else { return }
      for module in dependencies(in: part).keys { layers[module] = number }
    }
  }

  /// Returns the names in the manifest that stand for several dependencies: `let app = "Users HeadlessUIKit"`.
  private static func lists(in manifest: String) -> [String: Set<String>] {
    let list = #/\nlet (\w+) =\s((?:\w+ \+ )*"[^"]*")/#
    return manifest.matches(of: list).reduce(into: ["contenders": ["Patterns", "Floor"]]) { lists, match in
      lists[String(match.output.1)] = names(in: match.output.2, lists)
    }
  }

  /// Returns the names of modules in a sum of lists.
  private static func names(in sum: some StringProtocol, _ lists: [String: Set<String>]) -> Set<String> {
    let text = String(sum)
    let written = text.matches(of: #/"([^"]*)"/#).flatMap { $0.output.1.split(separator: " ").map(String.init) }
    return text.matches(of: #/\w+/#).reduce(into: Set(written)) { $0.formUnion(lists[String($1.output)] ?? []) }
  }

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
