/// A call from one participant of the architecture to another.
public struct Message: Hashable, Sendable, Codable {
  /// The participant that calls; `nil` if the call comes from outside of the architecture.
  public let sender: Participant?
  /// The participant that is called.
  public let receiver: Participant
  /// The function that is called.
  public let function: String
}

extension [Call] {
  /// The calls into roles from other roles or from outside, also by way of the surroundings: those that tell something,
  /// or those that read something.
  public func messages(from sender: Participant?, reading: Bool = false) -> [Message] {
    flatMap { call in
      guard call.participant.isInside else { return call.calls.messages(from: sender, reading: reading) }
      let message = Message(sender: sender, receiver: call.participant, function: call.function)
      let isOne = sender != call.participant && call.isRead == reading
      return (isOne ? [message] : []) + call.calls.messages(from: call.participant, reading: reading)
    }
  }

  /// The calls to the surroundings of the architecture, such as a push or a fetch, with their senders.
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
  /// The messages of the whole trace: events, and calls that tell or make something.
  public var messages: [Message] { steps.flatMap { $0.calls.messages(from: nil) } }

  /// The calls of the whole trace that read something: getters, and functions that return a value.
  public var reads: [Message] { steps.flatMap { $0.calls.messages(from: nil, reading: true) } }

  /// The calls to the architecture's surroundings, with their senders: `UIKit` and `UsersRepository` receive.
  public var requests: [Message] { steps.flatMap { $0.calls.requests(from: nil) } }
}

/// The number of messages and reads between a contender's roles in one step of a benchmark.
public struct MessageCount: Hashable, Sendable, Codable {
  /// The contender's id.
  public let contender: String
  /// The benchmark, as suite and name, such as `navigation/open-close`.
  public let benchmark: String
  /// The number of users.
  public let users: Int
  /// The number of messages in a step; the mean of going there and going back.
  public let perStep: Double
  /// The number of reads in a step, counted in the same way.
  public let readsPerStep: Double
}
