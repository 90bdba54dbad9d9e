/// Finds the mutants that the compiler refuses.
///
/// All are woven in at once; mutants where the compiler finds an error are taken out, until the rest compiles. An error
/// need not stand where its cause is: a property that is not initialised is reported at the initialiser's end. So each
/// mutant that was taken out is then tried again, one at a time in each function; only what fails alone is refused.
struct MutantTrial {
  /// An error of the compiler.
  struct Failure {
    let file: String
    /// The place of the error in the original, in bytes.
    let place: Int
    /// The innermost mutant that it stands in; `nil` if it stands in none.
    let mutant: Int?
    let text: String
  }

  private struct Scope: Hashable {
    let file: String
    let range: Range<Int>
  }

  /// The mutants that the compiler refuses, with its messages.
  private(set) var refused: [Int: String] = [:]
  private var woven: [Int: Mutant]
  private var doubtful: [Scope: [Mutant]] = [:]
  private var isSorted = false

  init(_ mutants: [Mutant]) {
    woven = Dictionary(uniqueKeysWithValues: mutants.map { ($0.number, $0) })
  }

  /// True if every mutant is either woven in or refused.
  var isOver: Bool { isSorted && doubtful.isEmpty }

  /// The mutants to weave in next.
  var mutants: [Mutant] { (Array(woven.values) + tried.values).sorted { $0.number < $1.number } }

  /// The files to check next; `nil` stands for all.
  var files: Set<String>? { tried.isEmpty ? nil : Set(tried.values.map(\.file)) }

  /// Records the compiler's errors for the mutants of this trial.
  ///
  /// - Returns: `false` if no mutant can be at fault.
  mutating func enter(_ failures: [Failure]) -> Bool {
    let tried = tried
    if failures.isEmpty {
      isSorted = true
      for (scope, mutant) in tried {
        woven[mutant.number] = mutant
        withdraw(scope)
      }
      return true
    }
    return tried.isEmpty ? doubt(failures) : refuse(failures, tried)
  }

  /// The first doubtful one of each scope.
  private var tried: [Scope: Mutant] { isSorted ? doubtful.compactMapValues(\.first) : [:] }

  private mutating func doubt(_ failures: [Failure]) -> Bool {
    let count = woven.count
    for failure in failures {
      if let mutant = failure.mutant.flatMap({ woven[$0] }) { doubt(mutant) }
      // The cause may stand elsewhere in the function.
      let around = woven.values.filter { $0.file == failure.file && $0.scope.contains(failure.place) }
      for mutant in around where mutant.removesStatement { doubt(mutant) }
    }
    return woven.count < count
  }

  private mutating func doubt(_ mutant: Mutant) {
    woven[mutant.number] = nil
    doubtful[Scope(file: mutant.file, range: mutant.scope), default: []].append(mutant)
    doubtful[Scope(file: mutant.file, range: mutant.scope)]?.sort { $0.number < $1.number }
  }

  private mutating func refuse(_ failures: [Failure], _ tried: [Scope: Mutant]) -> Bool {
    var isAnyAtFault = false
    for (scope, mutant) in tried {
      let own = failures.first { failure in
        failure.mutant == mutant.number || failure.file == scope.file && scope.range.contains(failure.place)
      }
      guard let own else { continue }
      refused[mutant.number] = own.text
      withdraw(scope)
      isAnyAtFault = true
    }
    return isAnyAtFault
  }

  private mutating func withdraw(_ scope: Scope) {
    doubtful[scope]?.removeFirst()
    if doubtful[scope]?.isEmpty == true { doubtful[scope] = nil }
  }
}

extension Mutant {
  /// True if the change removes statements, which may leave something without a value.
  fileprivate var removesStatement: Bool {
    [.call, .assignment, .case, .guard].contains(operation)
  }
}
