import Mechanisms
import Suites

/// Who takes part in a run, and whom ratios are taken to: apps, mechanisms, or both.
struct EntrantChoice {
  let contenders: [Contender]
  let reference: Contender
  let mechanisms: [Mechanism]
  let mechanismReference: Mechanism

  /// Reads the names that were given: each must be that of an app or, where mechanisms are timed, of a mechanism.
  ///
  /// If there are names, only those take part; those that have nothing to do in what is measured stay out.
  init(_ arguments: Arguments, lineup: [Contender], apps: Bool, mechanisms: Bool) throws(CommandFailure) {
    let named = try Self.split(arguments.values(of: .pattern), for: .pattern, arguments, lineup, mechanisms)
    let against = arguments.value(of: .against).map { [$0] } ?? []
    let references = try Self.split(against, for: .against, arguments, lineup, mechanisms)
    guard let floor = lineup.first(where: { $0.kind == .floor }) ?? lineup.first else {
      throw CommandFailure(.failed, "the lineup is empty")
    }
    reference = references.apps.first ?? floor
    mechanismReference = references.mechanisms.first ?? .floor
    let isFree = named.apps.isEmpty && named.mechanisms.isEmpty
    contenders = apps ? isFree ? lineup.filter(\.isCompared) : named.apps : []
    self.mechanisms = mechanisms ? isFree ? Mechanism.all : named.mechanisms : []
    if contenders.isEmpty && self.mechanisms.isEmpty {
      let names = arguments.values(of: .pattern).joined(separator: ", ")
      throw .usage("--pattern \(names): this takes no part in what is measured; see: workbench list")
    }
  }

  /// The apps and, if there are any, their reference, in the order of the lineup.
  func contenders(withReferenceIn lineup: [Contender]) -> [Contender] {
    let ids = Set(contenders.map(\.id) + [reference.id])
    return contenders.isEmpty ? [] : lineup.filter { ids.contains($0.id) }
  }

  /// The mechanisms and, if there are any, their reference, in the order of the tables.
  var mechanismsWithReference: [Mechanism] {
    let ids = Set(mechanisms.map(\.id) + [mechanismReference.id])
    return mechanisms.isEmpty ? [] : Mechanism.all.filter { ids.contains($0.id) }
  }

  private static func split(
    _ names: [String],
    for option: Option,
    _ arguments: Arguments,
    _ lineup: [Contender],
    _ allowsMechanisms: Bool
  ) throws(CommandFailure) -> (apps: [Contender], mechanisms: [Mechanism]) {
    var apps: [Contender] = []
    var mechanisms: [Mechanism] = []
    for name in names {
      if allowsMechanisms, let mechanism = Mechanism.all.first(where: { $0.isNamed(name) }) {
        mechanisms.append(mechanism)
      } else {
        apps.append(try arguments.contender(name, for: option, among: lineup))
      }
    }
    return (apps, mechanisms)
  }
}
