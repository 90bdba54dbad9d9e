import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The service that reads users from a server, and stores names there.
///
/// `GET <url>` answers with the list (see ``UsersJSON``); `PUT <url>/<id>` with `{"id": …, "name": …}` stores a name.
///
/// On Linux, FoundationNetworking up to Swift 6.3 crashes if a server closes the connection in the middle of
/// an answer's head (swift-corelibs-foundation, issue 5285), or names a `Content-Length` of 2⁶³ − 1; no caller can prevent
/// it.
///
///     guard let url = URL(string: "http://127.0.0.1:8080/users") else { return }
///     let users = try await HTTPUsersService(url).fetchUsers()
public struct HTTPUsersService: UsersService {
  private let url: URL
  private let timeout: Double
  private let limit: Int
  private let clock: any Clock<Duration>

  /// Makes a service over the URL of a list of users.
  ///
  /// - Parameters:
  ///   - url: The address of the list; http or https.
  ///   - timeout: The time that a whole request may take, redirects and body included, in seconds.
  ///   - limit: The largest size of an answer, in bytes, after it was decompressed.
  ///   - clock: The clock that measures the time; a test gives one that it sets itself.
  /// - Throws: ``UsersFailure/unreachable(reason:)`` if the URL is not an http or https one with a host.
  public init(
    _ url: URL,
    timeout: Double = 30,
    limit: Int = 64 * 1024 * 1024,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(UsersFailure) {
    guard url.isWeb else {
      throw .unreachable(reason: "this is not an http or https address with a host and a port up to 65535")
    }
    self.url = url.withLowercaseScheme
    self.timeout = timeout
    self.limit = limit
    self.clock = clock
  }

  /// Gets the list.
  ///
  /// - Throws: ``UsersFailure`` if no list came, or one that is not as it should be.
  @concurrent public func fetchUsers() async throws(UsersFailure) -> UserDirectory {
    try await UsersJSON.decode(fetchJSON())
  }

  /// Gets the list as it comes, of whatever ``UsersShape``.
  ///
  /// - Throws: ``UsersFailure`` if nothing came.
  @concurrent public func fetchJSON() async throws(UsersFailure) -> Data {
    try await body(answering: request(url))
  }

  /// Puts a user's name; whatever the server answers with a success status is taken as stored.
  ///
  /// - Throws: ``UsersFailure`` if the server refused or could not be reached.
  @concurrent public func renameUser(_ id: User.ID, to name: String) async throws(UsersFailure) {
    var request = request(url.appendingPathComponent(String(id)))
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    do {
      request.httpBody = try JSONEncoder().encode(Rename(id: id, name: name))
    } catch {
      throw .unreachable(reason: error.localizedDescription.phrase)
    }
    _ = try await body(answering: request)
  }

  private struct Rename: Encodable {
    let id: User.ID
    let name: String
  }

  private func body(answering request: URLRequest) async throws(UsersFailure) -> Data {
    try await HTTPExchange.body(answering: request, within: timeout, on: clock, limit: limit)
  }

  private func request(_ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }
}

extension URL {
  /// True if this service may request the URL, also after a redirect.
  var isWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host?.isEmpty == false && (port ?? 0) <= 65_535
  }

  /// The URL with its scheme in lower case: FoundationNetworking does not take `HTTP:` for HTTP.
  fileprivate var withLowercaseScheme: URL {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
    parts?.scheme = scheme?.lowercased()
    return parts?.url ?? self
  }
}
