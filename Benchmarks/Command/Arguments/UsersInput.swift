import Foundation
import Suites
import Users

/// Reads the users that a run is made on: a file's, a server's, generated ones, or the ten that are shipped.
struct UsersInput {
  private let service: any UsersService
  private let name: String
  private let isRemote: Bool

  /// Finds out what the options name.
  init(_ arguments: Arguments) throws(CommandFailure) {
    let source = arguments.value(of: .source)
    let count = try arguments.userCount()
    if let source {
      guard count == nil else { throw .usage("--source and --users exclude each other") }
      service = try Self.service(source, timeout: try arguments.timeout())
      name = source
      isRemote = service is HTTPUsersService
    } else if let count {
      self = Self.generated(count, seed: try arguments.seed())
    } else {
      self = Self.shipped
    }
  }

  private init(_ service: LocalUsersService, name: String) {
    self.service = service
    self.name = name
    isRemote = false
  }

  /// The ten that the package ships.
  static var shipped: UsersInput { UsersInput(.shipped(), name: "the shipped users") }

  /// As many as asked for, the same for the same seed.
  static func generated(_ count: Int, seed: UInt64) -> UsersInput {
    UsersInput(.generated(count: count, seed: seed), name: "\(count) generated users")
  }

  /// Reads them.
  func read() async throws(CommandFailure) -> UserDirectory {
    do {
      return try await service.fetchUsers()
    } catch {
      throw CommandFailure(code(of: error), "\(name): \(error.text)")
    }
  }

  /// Reads them and prepares them for benchmarks, which need two at least.
  func readForBenchmarks() async throws(CommandFailure) -> BenchmarkUsers {
    let directory = try await read()
    do {
      return try BenchmarkUsers(directory)
    } catch {
      throw CommandFailure(.badData, "\(name): \(error.count) users; the suites need at least 2")
    }
  }

  private static func service(_ source: String, timeout: Double) throws(CommandFailure) -> any UsersService {
    guard let scheme = source.wholeMatch(of: /([A-Za-z][A-Za-z0-9+.\-]+):\/\/.*/)?.1.lowercased() else {
      return LocalUsersService.file(source)
    }
    guard let url = URL(string: source) else { throw .usage("--source \(source): this is no URL") }
    if scheme == "file" { return LocalUsersService.file(url.path(percentEncoded: false)) }
    do throws(UsersFailure) {
      return try HTTPUsersService(url, timeout: timeout)
    } catch {
      throw .usage("--source \(source): \(error.text)")
    }
  }

  private func code(of failure: UsersFailure) -> CommandFailure.Code {
    switch failure {
    case .unreachable, .timedOut, .httpStatus: isRemote ? .unavailable : .noInput
    case .notJSON, .malformedRecord, .duplicateID, .tooLarge, .unknownUser: .badData
    }
  }
}
