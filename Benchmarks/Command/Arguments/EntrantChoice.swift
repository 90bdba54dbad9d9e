import HeadlessUIKit
import Mechanisms
import Suites
import TaskControl

/// The entrants of a run, and the references of ratios: apps, mechanisms, or both.
struct EntrantChoice {
  let contenders: [Contender]
  let reference: Contender
  let mechanisms: [Mechanism]
  let mechanismReference: Mechanism

  /// Reads the names that were given: if there are any, only those are measured.
  ///
  /// - Throws: a failure if a name is not known, if no measurement concerns it, or if mechanisms cannot be measured here.
  init(
    _ arguments: Arguments,
    names words: [String],
    lineup: [Contender],
    apps: Bool,
    mechanisms: Bool
  ) throws(CommandFailure) {
    let names = Names(arguments: arguments, lineup: lineup, apps: apps, mechanisms: mechanisms)
    let named = try names.split(words + arguments.values(of: .pattern))
    let references = try names.split(arguments.values(of: .against))
    guard let floor = lineup.first(where: { $0.kind == .floor }) ?? lineup.first else {
      throw CommandFailure(.failed, "the lineup has no contenders")
    }
    reference = references.apps.first ?? floor
    mechanismReference = references.mechanisms.first ?? .floor
    let isFree = named.apps.isEmpty && named.mechanisms.isEmpty
    let appIDs = Set(named.apps.map(\.id))
    let mechanismIDs = Set(named.mechanisms.map(\.id))
    contenders = apps ? lineup.filter { isFree ? $0.isCompared : appIDs.contains($0.id) } : []
    if mechanisms && !MainActorTasks.isAvailable {
      throw CommandFailure(.unavailable, "mechanisms need turns of the main actor, which cannot be made on this system")
    }
    self.mechanisms = mechanisms ? Mechanism.all.filter { isFree || mechanismIDs.contains($0.id) } : []
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
}

/// The names on a command line, and their possible meanings.
private struct Names {
  let arguments: Arguments
  let lineup: [Contender]
  let apps: Bool
  let mechanisms: Bool

  func split(_ words: [String]) throws(CommandFailure) -> (apps: [Contender], mechanisms: [Mechanism]) {
    var result: (apps: [Contender], mechanisms: [Mechanism]) = ([], [])
    for name in words {
      if mechanisms, let mechanism = Mechanism.all.first(where: { $0.isNamed(name) }) {
        result.mechanisms.append(mechanism)
        continue
      }
      let contender = try arguments.contender(name, among: lineup)
      guard apps else {
        throw .usage("\(name): one of \(Mechanism.all.map(\.id).joined(separator: ", ")) is expected")
      }
      result.apps.append(contender)
    }
    return result
  }
}
