import Instruments

/// A call that one participant makes to another, and those that followed from it.
public struct Call: Hashable, Sendable {
  /// The participant that is called.
  public let participant: Participant
  /// The function that is called, with its arguments' labels, such as `closure 1 in show(_:at:)`.
  public let function: String
  /// True if it asks for a value, and does nothing else that is known.
  public let isRead: Bool
  /// The calls to others that it led to, in their order.
  public let calls: [Call]

  /// The call and all that followed, in their order.
  public var all: [Call] { [self] + calls.flatMap(\.all) }
}

/// A function that was entered, and those that were entered from it.
struct RawCall {
  /// The function; `nil` if the compiler made it.
  let function: Function?
  var calls: [RawCall]
}

/// Folds calls within a participant, and calls of functions that belong to no participant, into their callers.
struct CallFolding {
  let cast: Cast
  /// A part of the names of functions that belong to no participant; `nil` if there are none.
  var leftOut: String?

  /// The calls between participants.
  func fold(_ calls: [RawCall]) -> [Call] {
    calls.flatMap { fold($0, in: nil) }
  }

  private func fold(_ call: RawCall, in caller: Participant?) -> [Call] {
    let isLeftOut = leftOut.flatMap { call.function?.name.contains($0) } ?? false
    let participant = isLeftOut ? nil : call.function.flatMap(cast.participant)
    let isMessage = participant != nil && participant != caller
    let calls = call.calls.flatMap { fold($0, in: participant ?? caller) }
    guard isMessage, let participant, let function = call.function else { return calls }
    guard participant.kind == .interface else {
      return [Call(participant: participant, function: function.name, isRead: function.isRead, calls: calls)]
    }
    // UIKit's own calls are left out, except for those that change screens; reads of screens do not.
    let changesScreens = function.type == "UINavigationController" && function.name.hasSuffix(")")
    guard !calls.isEmpty || changesScreens else { return [] }
    let name = "\(function.type).\(function.name)"
    return [Call(participant: participant, function: name, isRead: false, calls: calls)]
  }
}
