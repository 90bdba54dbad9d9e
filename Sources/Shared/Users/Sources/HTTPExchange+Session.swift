import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// A session that shares nothing with others: no cache, no cookies, no credentials.
  static func alone() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // Starts anew with every byte, so it cannot bound the whole request; the exchange takes the time itself.
    configuration.timeoutIntervalForRequest = configuration.timeoutIntervalForResource
    return configuration
  }
}

extension UsersFailure {
  /// Says in plain words why a connection came to nothing.
  init(connection error: any Error) {
    let reason =
      switch (error as? URLError)?.code {
      case .cannotFindHost?: "there is no host of that name"
      case .cannotConnectToHost?: "nothing answers at that address"
      case .networkConnectionLost?: "the connection was lost"
      case .notConnectedToInternet?: "there is no network"
      case .badURL?: "this address is not understood here"
      case .badServerResponse?, .cannotParseResponse?, .unsupportedURL?: "there is no answer in HTTP"
      default: error.localizedDescription.phrase
      }
    self = .unreachable(reason: reason)
  }
}
