import Foundation
import Suites
import Users

/// Reads the users of a run: from a file or a server, generated, or the ten that the package ships.
struct UsersInput {
  /// The name of the users in messages; without the password of a URL.
  let name: String
  private let service: any UsersService
  private let isRemote: Bool
  private let origin: BenchmarkUsers.Origin

  /// Finds the source that the options name.
  init(_ arguments: Arguments) throws(CommandFailure) {
    let source = arguments.value(of: .source)
    let count = try arguments.userCount()
    if source.flatMap(Self.scheme) == nil && arguments.has(.timeout) {
      throw .usage("--timeout can only be used with a --source that is a URL")
    }
    if let source {
      if source.isEmpty { throw .usage("--source needs a file or a URL") }
      guard count == nil else { throw .usage("--source and --users cannot be used together") }
      service = try Self.service(source, timeout: try arguments.timeout())
      name = Self.masked(source)
      isRemote = service is HTTPUsersService
      origin = .list
    } else if let count {
      self = Self.generated(count, seed: try arguments.seed())
    } else {
      self = Self.shipped
    }
  }

  private init(_ service: LocalUsersService, _ origin: BenchmarkUsers.Origin, name: String) {
    self.service = service
    self.name = name
    self.origin = origin
    isRemote = false
  }

  /// The ten users that the package ships.
  static var shipped: UsersInput { UsersInput(.shipped(), .shipped, name: "the shipped users") }

  /// Returns generated users, the same for the same seed.
  static func generated(_ count: Int, seed: UInt64) -> UsersInput {
    UsersInput(
      .generated(count: count, seed: seed),
      .generated(count: count, seed: seed),
      name: "\(count) generated users"
    )
  }

  /// Reads the users.
  func read() async throws(CommandFailure) -> UserDirectory {
    do {
      return try await service.fetchUsers()
    } catch {
      throw CommandFailure(code(of: error), "\(name): \(error.text)")
    }
  }

  /// Reads the users and prepares them for benchmarks, which need at least two.
  func readForBenchmarks() async throws(CommandFailure) -> BenchmarkUsers {
    let directory = try await read()
    do {
      return try BenchmarkUsers(directory, from: origin)
    } catch {
      let count = error.count == 1 ? "1 user" : "no users"
      throw CommandFailure(.badData, "\(name): \(count); the suites need at least 2")
    }
  }

  private static func service(_ source: String, timeout: Double) throws(CommandFailure) -> any UsersService {
    guard let scheme = scheme(source) else { return LocalUsersService.file(source) }
    guard let url = URL(string: source) else { throw .usage("--source \(masked(source)): this is not a URL") }
    if scheme == "file" {
      guard ["", "localhost"].contains(url.host() ?? "") else {
        throw .usage("--source \(source): a file of another computer cannot be read")
      }
      return LocalUsersService.file(url.path(percentEncoded: false))
    }
    do throws(UsersFailure) {
      return try HTTPUsersService(url, timeout: timeout)
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

  private func code(of failure: UsersFailure) -> CommandFailure.Code {
    switch failure {
    case .unreachable, .timedOut, .httpStatus: isRemote ? .unavailable : .noInput
    case .notJSON, .malformedRecord, .duplicateID, .tooLarge, .unknownUser: .badData
    }
  }
}
