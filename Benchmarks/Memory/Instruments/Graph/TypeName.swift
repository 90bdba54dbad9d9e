/// Names of types as people write them.
package enum TypeName {
  /// Removes the runtime's text for private contexts: an address that differs in every run.
  package static func plain(_ name: String) -> String {
    // Nearly all names return here; a search of the bytes is fast, as names are read for every object.
    guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
    var rest = name[...]
    var plain = ""
    while let range = rest.firstRange(of: "(unknown context at ") {
      plain += rest[..<range.lowerBound]
      let end = rest[range.upperBound...].firstIndex(of: ")") ?? rest.endIndex
      rest = rest[end...].dropFirst()
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return plain + rest
  }

  /// Returns the module of a name.
  package static func module(_ name: String) -> String {
    String(name.prefix { $0 != "." })
  }

  /// Removes the modules: `Box<View>` of `Planted.Box<Planted.View>`.
  package static func short(_ name: String) -> String {
    var words: [Substring] = []
    var start = name.startIndex
    for place in name.indices where !(name[place].isLetter || name[place].isNumber || "_.".contains(name[place])) {
      words += [name[start..<place], name[place...place]]
      start = name.index(after: place)
    }
    words.append(name[start...])
    return words.map { word in
      let last = word.split(separator: ".").last.map(String.init) ?? String(word)
      // A type that is nested in a generic type stands after its arguments.
      return word.count > 1 && word.hasPrefix(".") ? ".\(last)" : last
    }.joined()
  }

  /// Returns true for a type of the standard library or Foundation, whose internals are not shown.
  package static func isLibrary(_ name: String) -> Bool {
    ["Swift.", "Foundation.", "FoundationEssentials.", "Synchronization.", "Observation.", "__C."]
      .contains { name.hasPrefix($0) }
  }
}
