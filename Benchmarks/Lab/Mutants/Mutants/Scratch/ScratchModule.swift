import Command
import Foundation
import SourceFigures

/// A scratch copy of an architecture with mutants woven in, as far as the compiler takes them.
struct ScratchModule {
  /// The function that tells if a mutant is on.
  private static let question = """
    import MutantSwitch

    nonisolated func isMutant(_ number: Int) -> Bool { MutantSwitch.isOn(number) }

    """

  /// The mutants that the compiler refuses, each with its message.
  private(set) var refused: [Int: String] = [:]
  /// The files of the copy.
  private(set) var files: [URL] = []

  private let sources: MutatedSources
  private let scratch: ScratchFolder
  private let compiler: ScratchCompiler

  /// Weaves mutants, and leaves out those that do not compile.
  init(
    _ sources: MutatedSources,
    _ mutants: [Mutant],
    in scratch: ScratchFolder,
    with compiler: ScratchCompiler
  ) throws(MutantFailure) {
    self.sources = sources
    self.scratch = scratch
    self.compiler = compiler
    var trial = MutantTrial(mutants)
    while !trial.isOver {
      let failures = try failures(of: trial.mutants, in: trial.files)
      guard trial.enter(failures) else { throw .notBuilt(module: sources.module, reason: failures[0].text) }
    }
    // The last trial may have been of one that is refused.
    _ = try write(trial.mutants)
    refused = trial.refused
  }

  private mutating func failures(
    of mutants: [Mutant],
    in checked: Set<String>?
  ) throws(MutantFailure) -> [MutantTrial.Failure] {
    let woven = try write(mutants)
    let primary = woven.filter { checked?.contains($0.value.file) ?? true }.keys
    guard let messages = compiler.check(sources.module, files, primary: Set(primary)) else { return [] }
    let failures = CompilerMessages(messages).failures.compactMap { failure -> MutantTrial.Failure? in
      guard let (file, text, weaver) = woven[failure.path],
        let place = text.place(line: failure.line, column: failure.column)
      else { return nil }
      let mutant = weaver.mutant(at: place)
      return .init(file: file, place: weaver.original(of: place), mutant: mutant, text: failure.text)
    }
    guard !failures.isEmpty else {
      throw MutantFailure(ofCompiling: sources.module, messages)
    }
    return failures
  }

  /// Writes the copy.
  ///
  /// - Returns: the woven files, by the paths of the copy's files.
  private mutating func write(
    _ mutants: [Mutant]
  ) throws(MutantFailure) -> [String: (file: String, text: SourceText, weaver: Weaver)] {
    var woven: [String: (file: String, text: SourceText, weaver: Weaver)] = [:]
    let support = mutants.map(\.support).joined()
    let question = Self.question + support + (support.isEmpty ? "" : SiteFinder.supportOfReferences)
    files = [try MutantFailure.mapping(try scratch.write(question, to: "\(sources.module)/IsMutant.swift"))]
    for (file, source) in sources.texts.sorted(by: { $0.key < $1.key }) {
      let weaver = Weaver(source, mutants: mutants.filter { $0.file == file })
      let copy = try MutantFailure.mapping(try scratch.write(weaver.text, to: "\(sources.module)/\(file)"))
      files.append(copy)
      woven[copy.path] = (file, SourceText(weaver.text), weaver)
    }
    return woven
  }
}
