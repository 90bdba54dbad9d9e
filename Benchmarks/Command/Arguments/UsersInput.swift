import Foundation
public import Suites
import Texts
import Users

/// Reads the users of a run: from a file or a server, generated, or the ten that the package ships.
public struct UsersInput {
  /// The name of the users in messages; without the password of a URL.
  let name: String
  private let place: Place
  private let shape: UsersShape
  private let origin: BenchmarkUsers.Origin

  private enum Place {
    case made(LocalUsersService)
    case file(UsersFile)
    case server(HTTPUsersService)
  }

  /// Finds the source that the options name.
  init(_ arguments: Arguments) throws(CommandFailure) {
    let source = arguments.value(of: .source)
    let count = try arguments.userCount()
    if source.flatMap(Self.scheme) == nil && arguments.has(.timeout) {
      throw .usage("--timeout can only be used with a --source that is a URL")
    }
    for option in UsersShape.options where source == nil && arguments.has(option) {
      throw .usage("\(option.name) can only be used with a --source")
    }
    if let source {
      if source.isEmpty { throw .usage("--source needs a file or a URL") }
      guard count == nil else { throw .usage("--source and --users cannot be used together") }
      place = try Self.place(source, timeout: try arguments.timeout())
      shape = try UsersShape(arguments)
      name = Self.masked(source)
      origin = .list
    } else if let count {
      self = Self.generated(count, seed: try arguments.seed())
    } else {
      self = Self.shipped
    }
  }

  private init(_ service: LocalUsersService, _ origin: BenchmarkUsers.Origin, name: String) {
    place = .made(service)
    shape = UsersShape()
    self.name = name
    self.origin = origin
  }

  /// The ten users that the package ships.
  public static var shipped: UsersInput { UsersInput(.shipped(), .shipped, name: "the shipped users") }

  /// Returns generated users, the same for the same seed.
  static func generated(_ count: Int, seed: UInt64) -> UsersInput {
    UsersInput(
      .generated(count: count, seed: seed),
      .generated(count: count, seed: seed),
      name: "\(count) generated users"
    )
  }

  /// Reads the users, and tells the console if numbers stand in for their ids.
  @MainActor
  func read(on console: (any Console)? = nil) async throws(CommandFailure) -> UserDirectory {
    var json = Data()
    do throws(UsersFailure) {
      switch place {
      case .made(let service): return try await service.fetchUsers()
      case .file(let file): json = try file.read()
      case .server(let server): json = try await server.fetchJSON()
      }
      let (users, areNumbered) = try UsersJSON.decode(json, shape: shape)
      if areNumbered {
        let numbers = "its ids are not integers; the records' numbers, 1 to \(users.count), stand in for them"
        console?.showProgress("")
        console?.writeError("workbench: \(name): \(numbers)".visible)
      }
      return users
    } catch {
      throw CommandFailure(code(of: error), "\(name): \(error.text)\(advice(after: error, json))")
    }
  }

  /// Reads the users and prepares them for benchmarks, which need at least two.
  @MainActor
  public func readForBenchmarks(on console: (any Console)? = nil) async throws(CommandFailure) -> BenchmarkUsers {
    let directory = try await read(on: console)
    do {
      return try BenchmarkUsers(directory, from: origin)
    } catch {
      let count = error.count == 1 ? "1 user" : "no users"
      throw CommandFailure(.badData, "\(name): \(count); the suites need at least 2")
    }
  }

  private static func place(_ source: String, timeout: Double) throws(CommandFailure) -> Place {
    guard let scheme = scheme(source) else { return .file(UsersFile(source)) }
    guard let url = URL(string: source) else { throw .usage("--source \(masked(source)): this is not a URL") }
    if scheme == "file" {
      guard ["", "localhost"].contains(url.host() ?? "") else {
        throw .usage("--source \(source): a file of another computer cannot be read")
      }
      return .file(UsersFile(url.path(percentEncoded: false)))
    }
    do throws(UsersFailure) {
      return .server(try HTTPUsersService(url, timeout: timeout))
    } catch {
      throw .usage("--source \(masked(source)): \(error.text)")
    }
  }

  /// The scheme of a URL, such as `http`; `nil` if it is a path.
  private static func scheme(_ source: String) -> String? {
    source.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]+):\/\//)?.1.lowercased()
  }

  /// Returns a URL without its password: messages and logs must not show it.
  private static func masked(_ source: String) -> String {
    source.replacing(/(:\/\/[^\/?#:@]*):[^\/?#]*@/) { "\($0.1):…@" }
  }

  /// The options with which the source is a list of users, if there are any.
  private func advice(after failure: UsersFailure, _ json: Data) -> String {
    switch failure {
    case .notJSON, .malformedRecord:
      UsersJSON.shape(of: json).map { " These options read it: \($0.words)" } ?? ""
    default: ""
    }
  }

  private func code(of failure: UsersFailure) -> CommandFailure.Code {
    switch failure {
    case .unreachable, .timedOut, .httpStatus, .cancelled: if case .server = place { .unavailable } else { .noInput }
    case .notJSON, .malformedRecord, .duplicateID, .tooLarge, .unknownUser: .badData
    }
  }
}
