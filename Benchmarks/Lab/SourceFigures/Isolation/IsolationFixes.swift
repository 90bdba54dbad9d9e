import Command

/// Annotations that are put into sources by rule, until the compiler has nothing to say about them.
///
/// The rule, for each error and each warning:
/// 1. A type that is isolated does not conform to a protocol of the module that is not: the protocol is put on the main
///    actor. If the protocol is another module's, the members that the compiler names are made `nonisolated`.
/// 2. Otherwise the innermost type around the place is put on the main actor; for an extension, the type that it extends.
/// 3. If that has been done before, so is the first type of the module that the message names.
struct IsolationFixes {
  /// The sources without annotations.
  private let texts: [String: String]
  private let declarations: [String: Declarations]
  /// The annotations in the order of their places.
  private(set) var annotations: [IsolationAnnotation] = []

  init(_ texts: [String: String]) {
    self.texts = texts
    declarations = texts.mapValues { Declarations($0) }
  }

  /// The sources with some of the annotations.
  func annotated(with annotations: [IsolationAnnotation]) -> [String: String] {
    Dictionary(grouping: annotations, by: \.path).reduce(into: texts) { texts, group in
      var bytes = Array((texts[group.key] ?? "").utf8)
      for annotation in group.value.sorted(by: { $0.start > $1.start }) {
        bytes.insert(contentsOf: annotation.inserted, at: annotation.start)
      }
      texts[group.key] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Adds annotations for what the compiler says about the sources with those that there are.
  ///
  /// - Returns: `false` if there is nothing to add.
  mutating func add(for diagnostics: [Diagnostic]) -> Bool {
    let shown = annotations
    for diagnostic in diagnostics { answer(diagnostic, shown) }
    annotations.sort { ($0.path, $0.start) < ($1.path, $1.start) }
    return annotations.count > shown.count
  }

  /// The types of the module that conform to a protocol, or to one that refines it, by their names, with their files.
  func conformers(of name: String) -> [String: String] {
    var conformers: [String: String] = [:]
    for (path, file) in declarations {
      for type in file.all where type.inherits.contains(name) {
        if type.keyword == "protocol" {
          conformers.merge(self.conformers(of: type.name)) { $1 }
        } else {
          conformers[type.name] = path
        }
      }
    }
    return conformers
  }

  private mutating func answer(_ diagnostic: Diagnostic, _ shown: [IsolationAnnotation]) {
    if diagnostic.place.text.hasPrefix("conformance of "), let name = diagnostic.names.dropFirst().first {
      guard typeNamed(name) == nil else {
        _ = annotate(typeNamed: name)
        return
      }
      for note in diagnostic.notes where note.text.contains("cannot satisfy nonisolated requirement") {
        annotate(memberAt: note, shown)
      }
      return
    }
    let (path, place) = (diagnostic.place.path, place(of: diagnostic.place, shown))
    guard let around = declarations[path]?.around(place), !annotate(around, in: path) else { return }
    for name in diagnostic.names where annotate(typeNamed: name) { return }
  }

  /// The place of a note in the sources without annotations; those that the compiler saw have moved it.
  private func place(of note: Diagnostic.Note, _ shown: [IsolationAnnotation]) -> Int {
    let start = declarations[note.path]?.place(ofLine: note.line) ?? 0
    var place = start + note.column - 1
    for annotation in shown where annotation.path == note.path && (start..<place).contains(annotation.start) {
      place -= annotation.inserted.count
    }
    return place
  }

  /// Puts a type or an extension on the main actor; returns false if it is there already.
  private mutating func annotate(_ declaration: Declarations.Declaration, in path: String) -> Bool {
    if declaration.keyword == "extension", typeNamed(declaration.name) != nil {
      return annotate(typeNamed: declaration.name)
    }
    let target: IsolationAnnotation.Target =
      switch declaration.keyword {
      case "protocol": .protocol
      case "extension": .extension
      default: .type
      }
    return add(IsolationAnnotation(path: path, name: declaration.name, target: target, start: declaration.start))
  }

  /// Puts a type of the module on the main actor; returns false if there is none, or if it is there already.
  private mutating func annotate(typeNamed name: String) -> Bool {
    guard let (path, type) = typeNamed(name) else { return false }
    return annotate(type, in: path)
  }

  private func typeNamed(_ name: String) -> (path: String, type: Declarations.Declaration)? {
    let simple = name.split(separator: ".").last.map(String.init)
    for path in declarations.keys.sorted() {
      let type = declarations[path]?.all.first { $0.keyword != "extension" && $0.name == simple }
      if let type { return (path, type) }
    }
    return nil
  }

  private mutating func annotate(memberAt note: Diagnostic.Note, _ shown: [IsolationAnnotation]) {
    guard let start = declarations[note.path]?.start(ofMemberAt: place(of: note, shown)) else { return }
    let name = note.text.firstMatch(of: #/'([^']+)'/#).map { String($0.1) } ?? ""
    _ = add(IsolationAnnotation(path: note.path, name: name, target: .member, start: start))
  }

  private mutating func add(_ annotation: IsolationAnnotation) -> Bool {
    guard !annotations.contains(annotation) else { return false }
    annotations.append(annotation)
    return true
  }
}
