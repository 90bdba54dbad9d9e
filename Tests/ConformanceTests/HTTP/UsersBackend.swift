import Foundation
import LoopbackServer
import Synchronization
import Users

/// A users server as the app expects it, which can be told to fail or to hang.
final class UsersBackend: Sendable {
  /// What the server does with the next request.
  enum Mood: Sendable {
    case answering
    case failing(Int)
    case hanging
  }

  /// Each request as `METHOD /path`, in the order in which they arrived.
  let requests: AsyncStream<String>
  /// A word for each client that went away while it was kept waiting.
  let hangUps: AsyncStream<Void>
  private let requested: AsyncStream<String>.Continuation
  private let hungUp: AsyncStream<Void>.Continuation
  private let state: Mutex<(users: [User], mood: Mood)>

  init(_ users: [User]) {
    state = Mutex((users, .answering))
    (requests, requested) = AsyncStream.makeStream()
    (hangUps, hungUp) = AsyncStream.makeStream()
  }

  /// The names as the server has stored them.
  var names: [String] { state.withLock { $0.users.map(\.name) } }

  /// Sets what the server does from now on.
  func become(_ mood: Mood) {
    state.withLock { $0.mood = mood }
  }

  /// Answers a request; for the server.
  func respond(_ request: Request) -> Response {
    requested.yield("\(request.method) \(request.target)")
    return state.withLock { state in
      switch state.mood {
      case .answering: Self.answer(request, &state.users)
      case .failing(let status): .status(status)
      case .hanging: .hang { [hungUp] in hungUp.yield() }
      }
    }
  }

  private static func answer(_ request: Request, _ users: inout [User]) -> Response {
    switch (request.method, request.target) {
    case ("GET", "/users"):
      return .json("[" + users.map(json).joined(separator: ",") + "]")
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
