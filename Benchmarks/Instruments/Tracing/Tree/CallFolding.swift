import Instruments

/// Folds calls within a participant, and those that belong to nobody, into their callers.
struct CallFolding {
  let cast: Cast

  /// The calls between participants.
  func fold(_ calls: [RawCall]) -> [Call] {
    calls.flatMap { fold($0, in: nil) }
  }

  private func fold(_ call: RawCall, in caller: Participant?) -> [Call] {
    let participant = call.function.flatMap(cast.participant)
    let isMessage = participant != nil && participant != caller
    let calls = call.calls.flatMap { fold($0, in: participant ?? caller) }
    guard isMessage, let participant, let function = call.function else { return calls }
    guard participant.kind == .interface else {
      return [Call(participant: participant, function: function.name, isRead: function.isRead, calls: calls)]
    }
    // What UIKit does by itself is not told, except for what changes screens: looking at them does not.
    let changesScreens = function.type == "UINavigationController" && function.name.hasSuffix(")")
    guard !calls.isEmpty || changesScreens else { return [] }
    let name = "\(function.type).\(function.name)"
    return [Call(participant: participant, function: name, isRead: false, calls: calls)]
  }
}
