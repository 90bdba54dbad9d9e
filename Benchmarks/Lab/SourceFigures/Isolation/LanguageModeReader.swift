import Command
public import Foundation

/// Moves modules from Swift 5 to Swift 6 by rule.
///
/// First it takes the words about isolation out: `@MainActor`, `nonisolated`, `Sendable` and their like. The rest is as a
/// Swift 5 app would have it, and has to compile as one. For that the app's own modules beneath it are taken as they were
/// in Swift 5, too: a call of a method on the main actor from a class that is on none is an error in every mode. UIKit is
/// as it is, since its annotations are marked `@preconcurrency`.
///
/// Then it is compiled in Swift 6, over modules that have their annotations. Each error, and each warning, is answered
/// with an annotation until there are none: a type with an error is put on the main actor; a protocol that an isolated
/// type cannot conform to is put there, too; a member that a protocol of another module wants free is made `nonisolated`.
/// At the end, annotations that the others imply are taken out again, first those of types, then those of protocols.
public struct LanguageModeReader: Sendable {
  private let toolchain: Toolchain
  private let modules: URL

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - toolchain: the toolchain that compiled the modules that the sources import.
  ///   - modules: the folder of the compiled modules that the sources import.
  public init(toolchain: Toolchain, modules: URL) {
    self.toolchain = toolchain
    self.modules = modules
  }

  /// Moves a module.
  ///
  /// - Parameters:
  ///   - roles: the architecture's roles; each type's name ends with its role.
  ///   - beneath: the app's own modules that it imports, each after those that it imports itself.
  public func read(
    _ sources: ModuleSources,
    roles: [String],
    over beneath: [ModuleSources] = []
  ) throws(StructureFailure) -> LanguageModes {
    let texts = try sources.texts()
    let stripped = texts.mapValues(IsolationWords.removed)
    let check = try ModeCheck(sources.module, compiler: toolchain.compiler, modules: modules)
    let names = RoleNames(roles)
    let errorsOverSix = try check.diagnostics(stripped, .five).filter(\.isError)
    let onMainActor = try Self.way(stripped, .sixOnMainActor, check, names)
    let withoutDefault = try Self.way(stripped, .six, check, names)
    for module in beneath {
      try check.compile(module.texts().mapValues(IsolationWords.removed), as: module.module)
    }
    return LanguageModes(
      annotatedLines: texts.reduce(0) { $0 + IsolationWords.changedLines($1.value, stripped[$1.key] ?? "") },
      errorsInFive: beneath.isEmpty ? errorsOverSix : try check.diagnostics(stripped, .five).filter(\.isError),
      errorsInFiveOverSix: errorsOverSix,
      onMainActor: onMainActor,
      withoutDefault: withoutDefault,
      roles: Dictionary(uniqueKeysWithValues: texts.keys.map { ($0, names.role(ofFile: $0)) })
    )
  }

  private static func way(
    _ texts: [String: String],
    _ mode: LanguageMode,
    _ check: ModeCheck,
    _ names: RoleNames
  ) throws(StructureFailure) -> LanguageModes.Way {
    var fixes = IsolationFixes(texts)
    let first = try check.diagnostics(texts, mode)
    var remaining = first
    var rounds = 1
    while !remaining.isEmpty, fixes.add(for: remaining) {
      remaining = try check.diagnostics(fixes.annotated(with: fixes.annotations), mode)
      rounds += 1
    }
    let needed = remaining.isEmpty ? try needed(fixes, mode, check) : fixes.annotations
    let protocols = needed.filter { $0.target == .protocol }.map { annotation in
      LanguageModes.Spread(
        name: annotation.name,
        role: names.role(ofType: annotation.name, inFile: annotation.path),
        conformers: fixes.conformers(of: annotation.name)
          .reduce(into: [:]) { $0[$1.key] = names.role(ofType: $1.key, inFile: $1.value) }
      )
    }
    return LanguageModes.Way(
      diagnostics: first,
      annotations: fixes.annotations,
      needed: needed,
      rounds: rounds,
      remaining: remaining,
      protocols: protocols
    )
  }

  /// Returns the annotations without those that the others imply.
  private static func needed(
    _ fixes: IsolationFixes,
    _ mode: LanguageMode,
    _ check: ModeCheck
  ) throws(StructureFailure) -> [IsolationAnnotation] {
    var needed = fixes.annotations
    let types = needed.filter { $0.target != .protocol }
    for annotation in types + needed.filter({ $0.target == .protocol }) {
      let fewer = needed.filter { $0 != annotation }
      if try check.isClean(fixes.annotated(with: fewer), mode) { needed = fewer }
    }
    // Type checking alone was asked: the later phases have the last word.
    return try check.diagnostics(fixes.annotated(with: needed), mode).isEmpty ? needed : fixes.annotations
  }
}
