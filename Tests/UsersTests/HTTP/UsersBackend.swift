import Foundation
import TestServer
import Users

/// A users server as the app expects it, which can be told to fail or to hang.
actor UsersBackend {
  /// The server's answer to the next request.
  enum Mood: Sendable {
    case answering
    case failing(Int)
    case hanging
    case misbehaving(Response)
  }

  /// Each request as `METHOD /path`, in the order in which they arrived.
  nonisolated let requests: AsyncStream<String>
  /// An element for each client that closed its connection while it was kept waiting.
  nonisolated let hangUps: AsyncStream<Void>
  private let requested: AsyncStream<String>.Continuation
  private let hungUp: AsyncStream<Void>.Continuation
  private var users: [User]
  private var mood = Mood.answering

  init(_ users: [User]) {
    self.users = users
    (requests, requested) = AsyncStream.makeStream()
    (hangUps, hungUp) = AsyncStream.makeStream()
  }

  /// The names as the server has stored them.
  var names: [String] { users.map(\.name) }

  /// Sets the server's behaviour from now on.
  func become(_ mood: Mood) {
    self.mood = mood
  }

  /// Answers a request; for the server.
  func respond(_ request: ClientRequest) -> Response {
    requested.yield("\(request.method) \(request.target)")
    return switch mood {
    case .answering: answer(request)
    case .failing(let status): .status(status)
    case .hanging: .hang { [hungUp] in hungUp.yield() }
    case .misbehaving(let response): response
    }
  }

  private func answer(_ request: ClientRequest) -> Response {
    switch (request.method, request.target) {
    case ("GET", "/users"):
      return .json("[" + users.map(Self.json).joined(separator: ",") + "]")
    case ("PUT", _):
      guard let rename = try? JSONDecoder().decode(Rename.self, from: request.body),
        request.target == "/users/\(rename.id)", let row = users.firstIndex(where: { $0.id == rename.id })
      else { return .status(404) }
      users[row].name = rename.name
      return .status(204)
    default:
      return .status(405)
    }
  }

  private static func json(_ user: User) -> String {
    #"{"id": \#(user.id), "name": "\#(user.name)", "username": "\#(user.username)"}"#
  }

  private struct Rename: Decodable {
    let id: Int
    let name: String
  }
}
