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
  /// The calls into roles from other roles or from outside, whatever of the surroundings they passed through: those that
  /// tell something, or those that read something.
  public func messages(from sender: Participant?, reading: Bool = false) -> [Message] {
    flatMap { call in
      guard call.participant.isInside else { return call.calls.messages(from: sender, reading: reading) }
      let message = Message(sender: sender, receiver: call.participant, function: call.function)
      let isOne = sender != call.participant && call.isRead == reading
      return (isOne ? [message] : []) + call.calls.messages(from: call.participant, reading: reading)
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
  /// The messages of the whole trace: events, and calls that tell or make something.
  public var messages: [Message] { steps.flatMap { $0.calls.messages(from: nil) } }

  /// The calls of the whole trace that read something: getters, and functions that return a value.
  public var reads: [Message] { steps.flatMap { $0.calls.messages(from: nil, reading: true) } }

  /// What the architecture asks of its surroundings, by whom: `UIKit` and `UsersRepository` receive.
  public var requests: [Message] { steps.flatMap { $0.calls.requests(from: nil) } }
}

/// How many messages the roles of a contender send each other in one step of a benchmark, and how often they read.
public struct MessageCount: Hashable, Sendable, Codable {
  /// Whose messages they are.
  public let contender: String
  /// What was done, as suite and name, such as `navigation/open-close`.
  public let benchmark: String
  /// On how many users.
  public let users: Int
  /// How many messages there are in a step; the mean of going there and going back.
  public let perStep: Double
  /// How many reads there are in a step, counted in the same way.
  public let readsPerStep: Double
}
