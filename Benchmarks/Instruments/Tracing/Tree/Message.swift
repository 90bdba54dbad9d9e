/// A call from one participant of the architecture to another.
public struct Message: Hashable, Sendable, Codable {
  /// Who calls; `nil` if it is somebody outside of the architecture.
  public let sender: Participant?
  /// Who is called.
  public let receiver: Participant
  /// What is called.
  public let function: String
}

extension [Call] {
  /// The calls into roles from other roles or from outside, whatever of the surroundings they passed through.
  public func messages(from sender: Participant?) -> [Message] {
    flatMap { call in
      guard call.participant.isInside else { return call.calls.messages(from: sender) }
      let message = Message(sender: sender, receiver: call.participant, function: call.function)
      return (sender == call.participant ? [] : [message]) + call.calls.messages(from: call.participant)
    }
  }

  /// The calls to what surrounds the architecture, such as a push or a fetch, with who makes them.
  public func requests(from sender: Participant?) -> [Message] {
    flatMap { call in
      let own = Message(sender: sender, receiver: call.participant, function: call.function)
      let isRequest = !call.participant.isInside && sender != nil
      return (isRequest ? [own] : [])
        + call.calls.requests(from: call.participant.isInside ? call.participant : isRequest ? nil : sender)
    }
  }
}

extension Trace {
  /// The messages of the whole trace.
  public var messages: [Message] { steps.flatMap { $0.calls.messages(from: nil) } }

  /// What the architecture asks of its surroundings, by whom: `UIKit` and `UsersRepository` receive.
  public var requests: [Message] { steps.flatMap { $0.calls.requests(from: nil) } }
}
